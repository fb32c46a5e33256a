// Receipts of payments in person, and what a year came to: to their customer alone, once, and to the cent.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#contract/billing/invoice.ts';
import type { Receipt, YearSummary } from '#contract/billing/payment-receipts.ts';
import { readCsv } from '#server/customers/csv.ts';
import { openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { paymentReceiptMailFor } from './payment-receipt.mail.ts';

let office: Awaited<ReturnType<typeof openBillingOffice>>;
beforeAll(async () => {
  office = await openBillingOffice();
});
afterAll(() => office.test.close());

const own = () => office.must<Account>(office.fern, 'GET /api/portal/billing');
const receiptMails = () =>
  office.test.sent.filter(({ subject }) => subject?.startsWith('Payment received'));

describe('a receipt', () => {
  it('is mailed when staff say so, once, and opens what the payment settled', async () => {
    const invoice = await office.bill(office.fern, '2026-11-02');
    await office.pay(office.fern, '20.00');
    await office.pay(office.fern, '50.00', { reference: '1024', sendReceipt: true });
    await expect.poll(() => receiptMails().length, { timeout: 20_000 }).toBe(1);
    const [mail] = receiptMails();
    expect(mail).toMatchObject({
      to: 'fern@example.com',
      subject: 'Payment received: $50.00',
    });
    expect(mail?.text).toContain('Paid with check 1024');
    const { payments } = await own();
    const latest = payments.find(({ reference }) => reference === '1024');
    const path = `/api/portal/billing/payments/${latest?.id}` as const;
    expect(mail?.text).toContain(`/customer-portal/billing/receipts/${latest?.id}`);
    const receipt = await office.must<Receipt>(office.fern, `GET ${path}`);
    // 59.95 were owed, of which 20.00 were paid before.
    expect(receipt).toMatchObject({
      ...{ amount: '50.00', method: 'check', reference: '1024', credit: '10.05' },
      invoices: [{ number: invoice.number, amount: '39.95' }],
    });
    for (const stranger of [office.ben, office.office]) {
      expect((await send(office.test, stranger, `GET ${path}`)).statusCode).toBe(404);
    }
    const unknown = await send(office.test, office.fern, 'GET /api/portal/billing/payments/x');
    expect(unknown.statusCode).toBe(404);
  });

  it('is not mailed for a payment that was taken back before it went', async () => {
    const { payments } = await office.pay(office.fern, '5.00');
    const id = payments.find(({ amount }) => amount === '5.00')?.id ?? '';
    expect(await paymentReceiptMailFor(office.test.context, id)).toBeDefined();
    await office.must(office.office, `POST /api/console/billing/payments/${id}/reverse`, {
      reason: 'Returned',
    });
    expect(await paymentReceiptMailFor(office.test.context, id)).toBeUndefined();
    const receipt = await office.must<Receipt>(
      office.fern,
      `GET /api/portal/billing/payments/${id}`,
    );
    expect(receipt.reversal).toBe('Returned');
  });
});

describe('the summary of a year', () => {
  const read = (year = 2026, by = office.fern) =>
    office.must<YearSummary>(by, `GET /api/portal/billing/years/${year}`);

  it('says what was billed, taxed, credited and paid, and comes to what is owed', async () => {
    const invoice = await office.bill(office.fern, '2026-11-04');
    await office.credit(invoice, { itemId: invoice.items[0]?.id, amount: '10.00' });
    const year = await read();
    expect(year).toMatchObject({
      ...{ year: 2026, years: [2026], opening: '0.00' },
      // Two visits of 55.38 with 4.57 of tax each; 10.00 and its tax were credited; 70.00 were paid.
      ...{ work: '110.76', tax: '9.14', deposits: '0.00', depositsUsed: '0.00', tips: '0.00' },
      ...{ paid: '70.00', refunded: '0.00' },
    });
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    expect(cents(year.credited)).toBe(1000 + cents(year.creditedTax));
    expect(cents(year.closing)).toBe(
      cents(year.work) + cents(year.tax) - cents(year.credited) - cents(year.paid),
    );
    expect(year.rows.reduce((sum, { amount }) => sum + cents(amount), 0)).toBe(cents(year.closing));
  });

  it('begins with what was owed before, and is one’s own', async () => {
    const { closing } = await read();
    expect(await read(2027)).toMatchObject({ opening: closing, closing, rows: [] });
    expect(await read(2026, office.ben)).toMatchObject({ rows: [], years: [] });
    const odd = await send(office.test, office.fern, 'GET /api/portal/billing/years/1999');
    expect(odd.statusCode).toBe(422);
  });

  it('is the same as a file', async () => {
    const { rows, closing } = await read();
    const path = 'GET /api/portal/billing/years/2026/file';
    const answer = await send(office.test, office.fern, path);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = readCsv(answer.rawPayload, 1_000);
    if (typeof lines === 'string') throw new Error(lines);
    expect(lines).toHaveLength(rows.length + 3);
    expect(lines.at(-1)).toEqual(['2026-12-31', 'Owed after', '', closing]);
  });
});
