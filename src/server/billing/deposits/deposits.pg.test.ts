// Deposits, progress payments and the rest: what a customer has agreed to is billed once, is no revenue until the work is done, and
// every cent of it is used or given back.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Books } from '#contract/billing/books.ts';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import { ledgerEntries } from '#server/platform/database/schema/billing.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import { openDepositOffice } from '../../../../test/deposit-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { sendDeposit } from './send-deposit.service.ts';

let desk: Awaited<ReturnType<typeof openDepositOffice>>;
beforeAll(async () => {
  desk = await openDepositOffice();
});
afterAll(() => desk.test.close());

/** What each account has moved by since the test began. */
let before: Record<string, number> = {};
beforeEach(async () => {
  before = await desk.books();
});
const moved = async () => {
  const now = await desk.books();
  return Object.fromEntries(
    Object.entries(now)
      .map(([account, cents]) => [account, cents - (before[account] ?? 0)] as const)
      .filter(([, cents]) => cents !== 0),
  );
};

const THIRTY = { depositPercent: 30 };
const api = '/api/console/billing';

describe('a deposit', () => {
  it('goes out by itself where the company has chosen so, once', async () => {
    await setSending(true);
    const { id, quote } = await desk.accepted(THIRTY);
    await desk.test.work();
    const { context, sent } = desk.test;
    const stateNow = async () => (await desk.payments(id)).steps[0]?.state;
    await expect.poll(stateNow, { timeout: 20_000 }).toBe('unpaid');
    await Promise.all([sendDeposit(context, quote.id), sendDeposit(context, quote.id)]);
    await setSending(false);
    expect((await desk.account()).owed).toBe('102.30');
    const subject = `Invoice ${(await desk.payments(id)).steps[0]?.invoice?.number}: $102.30, due Monday, November 9, 2026`;
    const mails = () => sent.filter((mail) => mail.subject === subject).length;
    await expect.poll(mails, { timeout: 20_000 }).toBe(1);
    await desk.pay('102.30');
  });

  it('is agreed with the quote, waits for the office, and is neither revenue nor taxed', async () => {
    const { id, quote } = await desk.accepted(THIRTY);
    expect(quote.paymentTerms).toEqual({ depositPercent: 30, depositAmount: null, steps: [] });
    const [step] = (await desk.payments(id)).steps;
    expect(step).toMatchObject({ state: 'to-invoice', amount: '102.30', percent: 30 });
    const waiting = (await desk.call('staff', `GET ${api}/unbilled`)).json();
    expect(waiting.items).toMatchObject([{ items: 1, hasDeposit: true, total: '102.30' }]);
    const [invoice] = await desk.bill();
    expect(invoice).toMatchObject({
      ...{ total: '102.30', tax: '0.00', open: '102.30' },
      // Due on acceptance.
      ...{ issuedOn: '2026-11-09', dueOn: '2026-11-09' },
      items: [
        {
          title: 'Deposit: Mulch for the front beds',
          visit: null,
          quote: { requestId: id, agreementHash: quote.contentHash },
        },
      ],
    });
    expect(await moved()).toEqual({ receivable: 10_230, 'customer-deposits': -10_230 });
    expect((await desk.payments(id)).steps[0]).toMatchObject({ state: 'unpaid' });
    await desk.pay('102.30', invoice?.id);
    expect((await desk.payments(id)).steps[0]).toMatchObject({
      state: 'held',
      invoice: { open: '0.00', held: '102.30' },
    });
    expect((await desk.post(`${api}/invoices`, await preview())).statusCode).toBe(422);
  });

  it('is used by the last invoice, which has all of the work and all of its tax', async () => {
    const { id } = await desk.accepted(THIRTY);
    const [deposit] = await desk.bill();
    await desk.pay('102.30', deposit?.id);
    await desk.complete(id, '340.99');
    const seen = await desk.previewed();
    expect(seen.items).toMatchObject([{ total: '340.99', deposit: '102.30' }]);
    const [last] = await desk.bill();
    expect(last).toMatchObject({
      ...{ subtotal: '315.00', taxable: '315.00', tax: '25.99', total: '340.99', open: '238.69' },
      settlements: [{ label: `Deposit of invoice ${deposit?.number}`, amount: '102.30' }],
    });
    expect(await moved()).toEqual({
      ...{ checks: 10_230, receivable: 23_869, 'revenue-jobs': -31_500 },
      ...{ 'sales-tax-state': -1_969, 'sales-tax-local': -630 },
    });
    expect((await desk.payments(id)).steps[0]).toMatchObject({ state: 'used' });
    expect((await desk.credit(deposit?.id ?? '')).statusCode).toBe(409);
    await desk.pay('238.69', last?.id);
    expect((await desk.readInvoice(last?.id ?? '')).status).toBe('paid');
  });

  it('of more than the work came to leaves credit, which can be refunded', async () => {
    const { id } = await desk.accepted({ depositAmount: '300.00' });
    const [deposit] = await desk.bill();
    await desk.pay('300.00', deposit?.id);
    await desk.complete(id, '250.00');
    const [last] = await desk.bill();
    expect(last).toMatchObject({ total: '250.00', open: '0.00', status: 'paid' });
    expect((await desk.account()).credit).toBe('50.00');
    const refund = await send(
      desk.test,
      { cookie: desk.owner },
      `POST ${api}/accounts/${desk.customerId}/refunds`,
      { method: 'check', amount: '50.00', reason: 'Deposit was more than the work' },
      { 'idempotency-key': 'deposit-refund' },
    );
    expect(refund.statusCode, refund.body).toBe(201);
    expect((await desk.account()).credit).toBe('0.00');
    expect((await moved())['customer-deposits']).toBeUndefined();
  });

  it('that is not paid is still owed, beside the rest', async () => {
    const { id } = await desk.accepted(THIRTY);
    const [deposit] = await desk.bill();
    await desk.complete(id, '340.99');
    const [last] = await desk.bill();
    expect(last?.open).toBe('238.69');
    expect(await desk.account()).toMatchObject({ owed: '340.99', credit: '0.00' });
    await desk.pay('340.99');
    expect((await desk.readInvoice(deposit?.id ?? '')).open).toBe('0.00');
  });

  it('that was never billed is no longer: the last invoice bills all of it', async () => {
    const { id } = await desk.accepted(THIRTY);
    await desk.complete(id, '340.99');
    const made = await desk.bill();
    expect(made.map(({ total, open }) => [total, open])).toEqual([['340.99', '340.99']]);
    await desk.pay('340.99');
  });

  it('is given back by a credit note alone, becomes credit, and is not billed again unless asked', async () => {
    const { id } = await desk.accepted(THIRTY);
    const [deposit] = await desk.bill();
    await desk.pay('102.30', deposit?.id);
    const given = await desk.credit(deposit?.id ?? '', { billAgain: true });
    expect(given.statusCode, given.body).toBe(201);
    expect(await moved()).toEqual({ checks: 10_230, 'customer-credit': -10_230 });
    expect((await desk.payments(id)).steps[0]).toMatchObject({ state: 'to-invoice' });
    // Billed again, the credit pays it at once.
    const [again] = await desk.bill();
    expect(again).toMatchObject({ total: '102.30', open: '0.00' });
    await desk.credit(again?.id ?? '');
    expect((await desk.payments(id)).steps[0]).toMatchObject({ state: 'returned' });
    expect((await desk.credit(again?.id ?? '')).statusCode).toBe(409);
    await desk.complete(id, '340.99');
    const [last] = await desk.bill();
    // The credit that it became pays a part, not the deposit.
    expect(last).toMatchObject({ open: '238.69', settlements: [{ label: 'Credit used' }] });
    await desk.pay('238.69');
  });

  it('whose check comes back is owed again, whatever it was used for', async () => {
    const { id } = await desk.accepted(THIRTY);
    const [deposit] = await desk.bill();
    const before = new Set((await desk.account()).payments.map((payment) => payment.id));
    const { payments } = await desk.pay('102.30', deposit?.id);
    const check = payments.find((payment) => !before.has(payment.id));
    await desk.complete(id, '340.99');
    await desk.bill();
    await desk.posted(`${api}/payments/${check?.id}/reverse`, { reason: 'Returned' });
    expect((await desk.account()).owed).toBe('340.99');
    await desk.pay('340.99');
  });

  it('is billed once by two clerks at once', async () => {
    await desk.accepted(THIRTY);
    const body = await preview();
    const both = await Promise.all([
      desk.post(`${api}/invoices`, body),
      desk.post(`${api}/invoices`, body),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    await desk.pay('102.30');
  });
});

describe('progress payments', () => {
  const TERMS = { depositPercent: 30, steps: [{ name: 'Beds dug', percent: 40 }] };

  it('are billed when the office says that they are due, and used with the deposit', async () => {
    const { id } = await desk.accepted(TERMS);
    const [deposit] = await desk.bill();
    await desk.pay('102.30', deposit?.id);
    const [, step] = (await desk.payments(id)).steps;
    expect(step).toMatchObject({ state: 'later', name: 'Beds dug', amount: '136.40' });
    const due = (isDue: boolean) => desk.post(`${api}/payment-steps/${step?.id}`, { isDue });
    expect((await due(true)).json().steps[1]).toMatchObject({ state: 'to-invoice' });
    expect((await due(false)).json().steps[1]).toMatchObject({ state: 'later' });
    await due(true);
    expect((await due(true)).statusCode).toBe(200);
    const [progress] = await desk.bill();
    expect(progress).toMatchObject({ total: '136.40', tax: '0.00' });
    expect((await due(false)).statusCode).toBe(409);
    await desk.pay('136.40', progress?.id);
    await desk.complete(id, '340.99');
    const [last] = await desk.bill();
    expect(last).toMatchObject({ total: '340.99', tax: '25.99', open: '102.29' });
    expect((await moved())['customer-deposits']).toBeUndefined();
    await desk.pay('102.29');
  });

  it('are due by no one else’s word, and not for a deposit or work that is done', async () => {
    const { id } = await desk.accepted(TERMS);
    const [deposit, step] = (await desk.payments(id)).steps;
    const path = `POST ${api}/payment-steps/${step?.id}`;
    expect((await desk.call('maria', path, { isDue: true })).statusCode).toBe(403);
    const ofDeposit = await desk.post(`${api}/payment-steps/${deposit?.id}`, { isDue: false });
    expect(ofDeposit.statusCode).toBe(409);
    expect((await desk.post(`${api}/payment-steps/999999`, { isDue: true })).statusCode).toBe(404);
    await desk.complete(id, '340.99');
    expect((await desk.call('staff', path, { isDue: true })).statusCode).toBe(409);
    await desk.bill();
    await desk.pay('340.99');
  });
});

describe('terms', () => {
  it('are part of what is signed, and an older page hears that they changed', async () => {
    const { quote } = await desk.quoted();
    const body = { ...content, paymentTerms: THIRTY, version: quote.version };
    await desk.must('staff', `POST /api/console/quotes/${quote.id}/revise`, body);
    const refused = await desk.accept('maria', quote);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().changes).toContain('Payment: Deposit, 30% ($102.30).');
    const now = await desk.must<PricedQuote>('maria', `GET /api/quotes/${quote.id}`);
    expect(now.contentHash).not.toBe(quote.contentHash);
  });

  it.each([
    [{ depositPercent: 0 }, '/paymentTerms/depositPercent'],
    [{ depositPercent: 101 }, '/paymentTerms/depositPercent'],
    [{ depositAmount: '0.00' }, '/paymentTerms/depositAmount'],
    [{ depositPercent: 10, depositAmount: '5.00' }, '/paymentTerms/depositAmount'],
    [{}, '/paymentTerms/depositPercent'],
    [{ depositPercent: 60, steps: [{ name: 'Half', percent: 50 }] }, '/paymentTerms/steps'],
    [{ steps: [{ name: ' ', percent: 50 }] }, '/paymentTerms/steps/0/name'],
  ])('that make no sense are refused: %j', async (paymentTerms, pointer) => {
    const request = await desk.ask('maria');
    const path = `POST /api/console/service-requests/${request.id}/quotes`;
    const body = { ...content, paymentTerms, requestVersion: request.version };
    const answer = await desk.call('staff', path, body);
    expect([answer.statusCode, answer.json().errors?.[0]?.pointer]).toEqual([422, pointer]);
  });

  it('of a quote that comes to nothing leave nothing to be paid before', async () => {
    const { id } = await desk.accepted(THIRTY, {
      lines: [{ description: 'A favor', unitPrice: '0.00' }],
    });
    expect((await desk.payments(id)).steps).toEqual([]);
  });
});

describe('the books', () => {
  it('have no deposit among sales, before or after it is credited', async () => {
    const sales = async () =>
      (await desk.must<Books>('staff', `GET ${api}/books?from=2026-11-01&to=2026-11-30`)).tax.sales;
    const was = await sales();
    await desk.accepted(THIRTY);
    const [deposit] = await desk.bill();
    expect(await sales()).toBe(was);
    await desk.credit(deposit?.id ?? '');
    expect(await sales()).toBe(was);
  });

  it('say where each deposit went, on the statement as well', async () => {
    const path = `GET ${api}/accounts/${desk.customerId}/statement?from=2026-11-01&to=2026-11-30`;
    const { rows, closing } = (await desk.call('staff', path)).json();
    expect(closing).toBe('0.00');
    expect(rows.map(({ label }: { label: string }) => label)).toContainEqual(
      expect.stringMatching(/^Deposit of invoice \d+ used$/),
    );
  });

  it('refuse a step on two invoices, whatever was looked at before', async () => {
    const { rows } = await desk.test.open.db.execute<{ id: string }>(
      sql`select step_id as id from invoice_items where step_id is not null and released_by is null limit 1`,
    );
    await expect(
      desk.test.open.db.execute(sql`
        insert into invoice_items (invoice_id, position, kind, account, step_id, title, served_on, place, lines,
          tax_basis_points, subtotal_cents, taxable_cents, tax_cents, total_cents)
        select invoice_id, 99, kind, account, step_id, title, served_on, place, lines, 0, 0, 0, 0, 0
        from invoice_items where step_id = ${rows[0]?.id ?? 0} limit 1`),
    ).rejects.toMatchObject({ cause: { constraint: 'invoice_items_one_per_step' } });
  });
});

describe('work whose deposit is not paid', () => {
  it('is named until it is', async () => {
    const { id } = await desk.accepted(THIRTY);
    const unpaid = async () =>
      (await desk.must<{ requests: number[] }>('staff', `GET ${api}/unpaid-deposits`)).requests;
    expect(await unpaid()).toContain(id);
    const [deposit] = await desk.bill();
    expect(await unpaid()).toContain(id);
    await desk.pay('102.30', deposit?.id);
    expect(await unpaid()).not.toContain(id);
  });

  it('has each step once, from its acceptance', async () => {
    const steps = await desk.test.open.db.select().from(quotePaymentSteps);
    expect(steps.every(({ cents }) => cents > 0)).toBe(true);
    const used = await desk.test.open.db
      .select()
      .from(ledgerEntries)
      .where(eq(ledgerEntries.kind, 'deposit-used'));
    expect(new Set(used.map(({ invoiceId }) => invoiceId)).size).toBe(used.length);
  });
});

const content = {
  title: 'Mulch for the front beds',
  message: 'Thank you for asking.',
  validUntil: '2026-12-09',
  lines: [
    {
      description: 'Hardwood mulch, installed',
      quantity: '7.00',
      unit: 'cubic yard',
      unitPrice: '45.00',
    },
    { description: 'Edging along the walk', unitPrice: '120.00', isOptional: true },
  ],
};

/** As the owner sets it. */
async function setSending(depositsAreSent: boolean): Promise<void> {
  const { billing } = await desk.must<SettingsParts>('staff', 'GET /api/console/settings');
  const answer = await desk.test.app.inject({
    method: 'PATCH',
    url: '/api/console/settings/billing',
    headers: { 'sec-fetch-site': 'same-origin', cookie: desk.owner },
    payload: { ...billing, depositsAreSent },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function preview() {
  const { hash } = await desk.previewed();
  return { customers: desk.customerId, hash };
}
