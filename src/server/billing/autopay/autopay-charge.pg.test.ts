// A charge of autopay is announced and made once, whatever is lost, and never when something speaks against it.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Invoice } from '#contract/billing/invoice.ts';
import { autopayChanges, autopayNotices } from '#server/platform/database/schema/autopay.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import { onlinePayments } from '#server/platform/database/schema/online-payments.ts';
import { API, type AutopayOffice, openAutopayOffice } from '../../../../test/autopay-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { chargeMethod } from './charge-method.ts';
import { runAutopay } from './run-autopay.ts';

let desk: AutopayOffice;
beforeAll(async () => {
  desk = await openAutopayOffice();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

describe('a charge', () => {
  it('is announced three days ahead with sum, day and card, and made on the due day, once', async () => {
    const invoice = await desk.billed();
    await desk.turnOn();
    expect((await desk.read()).active?.next).toMatchObject([
      { invoice: { number: invoice.number }, amount: '59.95', on: '2026-11-23', failure: null },
    ]);
    await desk.at('2026-11-19');
    expect(await desk.notices(invoice)).toHaveLength(0);
    await desk.at('2026-11-20', '14:40');
    expect(desk.subjects()).not.toContain(
      `Autopay: $59.95 on Monday, November 23 for invoice ${invoice.number}`,
    );
    await desk.at('2026-11-20');
    const mail = desk.worker.sent.find(({ subject }) => subject.startsWith('Autopay: $59.95 on '));
    expect(mail?.subject).toMatch(/November 23/);
    expect(mail?.text).toContain('Visa 4242');
    await desk.at('2026-11-22');
    expect(await desk.outcomes(invoice)).toEqual([]);
    await desk.at('2026-11-23', '14:40');
    expect(await desk.outcomes(invoice)).toEqual([]);
    await desk.at('2026-11-23');
    await desk.at('2026-11-23', '17:40');
    await desk.at('2026-11-24');
    expect(await desk.outcomes(invoice)).toEqual(['succeeded']);
    expect(await desk.charges(invoice)).toBe(1);
    expect(await desk.status(invoice)).toBe('paid');
    for (const event of [...desk.heard, ...desk.heard]) await desk.tell(event);
    expect(await desk.status(invoice)).toBe('paid');
    expect((await desk.office.account(desk.fern)).credit).toBe('0.00');
    expect(desk.subjects()).toContain('Payment received: $59.95');
    await desk.office.expectBalanced();
  });

  it('waits for a mail that has not left', async () => {
    const invoice = await desk.announcedInvoice();
    const { db } = desk.office.test.open;
    const own = eq(autopayNotices.invoiceId, invoice.id);
    await db.update(autopayNotices).set({ mailedAt: null }).where(own);
    await desk.at('2026-11-21');
    expect(await desk.notices(invoice)).toHaveLength(1);
    await desk.at('2026-11-23');
    expect(await desk.outcomes(invoice)).toEqual([]);
    expect(await desk.notices(invoice)).toHaveLength(2);
    await desk.at('2026-11-25');
    expect(await desk.outcomes(invoice)).toEqual([]);
    await desk.at('2026-11-26');
    expect(await desk.outcomes(invoice)).toEqual(['succeeded']);
  });

  it('takes what is open then, never more than was announced', async () => {
    const invoice = await desk.announcedInvoice();
    await desk.office.pay(desk.fern, '20.00');
    await desk.at('2026-11-23');
    const [charge] = await desk.tries(invoice);
    expect(charge?.cents).toBe(3995);
    const other = await desk.office.bill(desk.fern, '2026-11-06');
    await desk.at('2026-12-04');
    await desk.office.test.open.db
      .update(autopayNotices)
      .set({ cents: 100 })
      .where(eq(autopayNotices.invoiceId, other.id));
    await desk.at('2026-12-07');
    expect(await desk.outcomes(other)).toEqual([]);
    await desk.at('2026-12-10');
    expect(await desk.outcomes(other)).toEqual(['succeeded']);
  });

  it('is one when its answer is lost, the program dies in between, or two of them run', async () => {
    const invoice = await desk.announcedInvoice();
    desk.office.test.setNow(new Date('2026-11-23T16:40:00Z'));
    const { context } = desk.office.test;
    await Promise.all([runAutopay(context), runAutopay(context)]);
    const [row] = await desk.tries(invoice);
    desk.stripe.loseAnswers(4);
    await expect(chargeMethod(context, row?.id ?? '')).rejects.toThrow();
    expect(await desk.charges(invoice)).toBe(1);
    await Promise.all([chargeMethod(context, row?.id ?? ''), chargeMethod(context, row?.id ?? '')]);
    await desk.worker.workOff();
    expect(await desk.outcomes(invoice)).toEqual(['succeeded']);
    expect(await desk.charges(invoice)).toBe(1);
  });

  it('is found again days later, when Stripe has forgotten its key', async () => {
    const invoice = await desk.announcedInvoice();
    const { context, open } = desk.office.test;
    desk.office.test.setNow(new Date('2026-11-23T16:40:00Z'));
    await runAutopay(context);
    const [row] = await desk.tries(invoice);
    desk.stripe.loseAnswers(4);
    await chargeMethod(context, row?.id ?? '').catch(() => undefined);
    // As if the key were new to Stripe.
    const key = `forgotten-${row?.id}`;
    await open.db
      .update(onlinePayments)
      .set({ key })
      .where(eq(onlinePayments.id, row?.id ?? ''));
    await desk.at('2026-11-25');
    expect(await desk.charges(invoice)).toBe(1);
    expect(await desk.status(invoice)).toBe('paid');
  });
});

describe('nothing is charged', () => {
  const begun = async () => {
    const invoice = await desk.announcedInvoice();
    desk.office.test.setNow(new Date('2026-11-23T16:40:00Z'));
    await runAutopay(desk.office.test.context);
    expect(await desk.outcomes(invoice)).toEqual(['processing']);
    return invoice;
  };
  const expectNone = async (invoice: Invoice) => {
    await desk.worker.workOff();
    expect(await desk.charges(invoice)).toBe(0);
    expect(await desk.outcomes(invoice)).toEqual(['canceled']);
  };

  it('when autopay was turned off a second before', async () => {
    const invoice = await begun();
    await desk.turnOff();
    await expectNone(invoice);
    await desk.at('2026-11-24');
    expect(await desk.outcomes(invoice)).toEqual(['canceled']);
  });

  it('when it is paid in another way or credited a second before', async () => {
    const invoice = await begun();
    await desk.office.pay(desk.fern, '59.95');
    await expectNone(invoice);
    const other = await desk.office.bill(desk.fern, '2026-11-06');
    await desk.at('2026-12-04');
    await desk.office.credit(other);
    await desk.at('2026-12-07');
    expect(await desk.outcomes(other)).toEqual([]);
  });

  it('when the card was removed, which turns autopay off', async () => {
    const invoice = await begun();
    const [method] = (await desk.read()).methods;
    await desk.send(`DELETE ${API}/methods/${method?.id}`);
    await expectNone(invoice);
    expect((await desk.read()).active).toBeNull();
    const ends = await desk.office.test.open.db
      .select()
      .from(autopayChanges)
      .where(and(eq(autopayChanges.userId, desk.fern.id), eq(autopayChanges.kind, 'off')));
    expect(ends).toMatchObject([{ reason: 'Its card or account was removed.' }]);
  });

  it('when the desk.office turns it off, with a reason that is noted', async () => {
    const invoice = await begun();
    const path = `POST /api/console/billing/accounts/${desk.fern.id}/autopay/end` as const;
    expect(
      (await send(desk.office.test, desk.office.office, path, { reason: '' })).statusCode,
    ).toBe(422);
    expect((await desk.send(path, { reason: 'Mine' })).statusCode).toBe(403);
    const body = { reason: 'Asked on the phone' };
    expect((await send(desk.office.test, desk.office.office, path, body)).statusCode).toBe(204);
    await expectNone(invoice);
    const last = await desk.office.test.open.db
      .select()
      .from(autopayChanges)
      .where(and(eq(autopayChanges.userId, desk.fern.id), eq(autopayChanges.kind, 'off')));
    expect(last).toMatchObject([{ reason: 'Asked on the phone', terms: '', termsHash: null }]);
  });

  it('while a problem is open, and again afterwards', async () => {
    const invoice = await begun();
    const { db } = desk.office.test.open;
    const [problem] = await db
      .insert(visitProblems)
      .values({
        ...{ visitId: invoice.items[0]?.visit?.id ?? 0, userId: desk.fern.id, wish: 'fix' },
        ...{ kind: 'bad-job', description: 'Half of it is long', status: 'open' },
        ...{ replyBy: new Date('2026-12-04T16:00:00Z'), createdAt: new Date('2026-11-23') },
      })
      .returning();
    await expectNone(invoice);
    expect((await desk.read()).active?.stopped).toMatchObject([{ why: 'held' }]);
    await desk.at('2026-11-24');
    expect(await desk.charges(invoice)).toBe(0);
    await db
      .update(visitProblems)
      .set({ status: 'closed', closedAt: new Date('2026-11-25'), closedBy: 'customer' })
      .where(eq(visitProblems.id, problem?.id ?? 0));
    await desk.at('2026-11-25');
    expect(await desk.charges(invoice)).toBe(1);
  });

  it('a second time, when what was charged is disputed and owed again', async () => {
    const invoice = await desk.announcedInvoice();
    await desk.at('2026-11-23');
    const [row] = await desk.tries(invoice);
    const dispute = (state: string) =>
      desk.stripe.event(`charge.dispute.${state}`, {
        ...{ id: `dp_${row?.id}`, payment_intent: row?.intentId, amount: 5995 },
        status: state === 'created' ? 'needs_response' : 'lost',
      });
    expect((await desk.tell(dispute('created'))).statusCode).toBe(204);
    expect((await desk.tell(dispute('closed'))).statusCode).toBe(204);
    expect(await desk.status(invoice)).toBe('open');
    await desk.at('2026-11-30');
    expect(await desk.status(invoice)).toBe('overdue');
    expect(await desk.outcomes(invoice)).toEqual(['succeeded']);
    expect((await desk.read()).active?.stopped).toMatchObject([{ why: 'charged-before' }]);
  });

  it('while its customer is paying', async () => {
    const invoice = await desk.announcedInvoice();
    desk.office.test.setNow(new Date('2026-11-23T16:20:00Z'));
    const path = `POST ${API}/online-payments` as const;
    expect((await desk.send(path, { invoiceId: invoice.id })).statusCode).toBe(201);
    await desk.at('2026-11-23');
    expect(await desk.outcomes(invoice)).toEqual([]);
    await desk.at('2026-11-23', '17:40');
    expect(await desk.outcomes(invoice)).toEqual(['succeeded']);
  });

  it('and a customer does not pay what is being charged', async () => {
    const invoice = await begun();
    const path = `POST ${API}/online-payments` as const;
    expect((await desk.send(path, { invoiceId: invoice.id })).statusCode).toBe(409);
  });
});
