// A charge of autopay that fails: tries, mails, another card, and the office at the end.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskInvoice } from '#contract/billing/billing-desk.ts';
import { savedMethods } from '#server/platform/database/schema/online-payments.ts';
import {
  ASKS,
  type AutopayOffice,
  GOOD,
  openAutopayOffice,
  POOR,
} from '../../../../test/autopay-office.ts';
import { failTry } from '../online/fail-try.ts';
import { askAboutOpenPayments } from '../online/open-payments.service.ts';
import { sendReminders } from '../reminders/send-reminders.ts';

let desk: AutopayOffice;
beforeAll(async () => {
  desk = await openAutopayOffice();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

describe('a charge that fails', () => {
  it('is tried again after 3, 5 and 7 days, each with a mail; then the office and reminders take over', async () => {
    const invoice = await desk.announcedInvoice(POOR);
    const failed = `Autopay for invoice ${invoice.number} did not go through`;
    const mails = () => desk.subjects().filter((subject) => subject === failed).length;
    const tried: string[] = [];
    for (let day = 23; day <= 30; day += 1) {
      const before = (await desk.tries(invoice)).length;
      await desk.at(`2026-11-${day}`);
      await sendReminders(desk.office.test.context);
      if ((await desk.tries(invoice)).length > before) tried.push(String(day));
      expect(mails()).toBe(tried.length);
      if (day === 23) {
        expect((await desk.read()).active?.next).toMatchObject([
          { on: '2026-11-26', failure: expect.stringMatching(/not enough money/) },
        ]);
      }
    }
    expect(tried).toEqual(['23', '26', '28', '30']);
    expect(await desk.outcomes(invoice)).toEqual(Array(4).fill('insufficient_funds'));
    await desk.at('2026-12-03');
    expect(await desk.outcomes(invoice)).toHaveLength(4);
    const mail = desk.worker.sent.findLast(({ subject }) => subject === failed);
    expect(mail?.text).toContain('We will not try again by ourselves.');
    expect(await desk.tasks()).toMatchObject([
      { kind: 'autopay-failed', cents: 5995, invoiceId: invoice.id, doneAt: null },
    ]);
    const invoiceAtDesk = await desk.office.must<DeskInvoice>(
      desk.office.office,
      `GET /api/console/billing/invoices/${invoice.id}`,
    );
    // Only once the last try had failed.
    expect(invoiceAtDesk.reminders.sent).toEqual([{ step: 1, on: '2026-11-30' }]);
    const reminders = desk.worker.sent.filter(({ subject }) => subject.startsWith('Reminder: '));
    expect(reminders.filter(({ to }) => to === desk.address)).toHaveLength(1);
    await desk.office.pay(desk.fern, '59.95');
    expect(await desk.tasks()).toMatchObject([{ doneBy: null, doneAt: expect.any(Date) }]);
  });

  it('is mended by another card on the next try, and no one goes on with what failed', async () => {
    const invoice = await desk.announcedInvoice(POOR);
    await desk.at('2026-11-23');
    const [first] = await desk.tries(invoice);
    expect(desk.stripe.intents.get(first?.intentId ?? '')?.status).toBe('canceled');
    await desk.keep(GOOD);
    await desk.agree();
    await desk.at('2026-11-25');
    expect(await desk.outcomes(invoice)).toEqual(['insufficient_funds']);
    await desk.at('2026-11-26');
    expect(await desk.outcomes(invoice)).toEqual(['insufficient_funds', 'succeeded']);
    expect((await desk.tries(invoice)).at(-1)?.methodLabel).toBe('Visa 4242');
    expect(await desk.tasks()).toEqual([]);
  });

  it('leads to the page to pay when the bank wants to be sure', async () => {
    const invoice = await desk.announcedInvoice(ASKS);
    await desk.at('2026-11-23');
    expect(await desk.outcomes(invoice)).toEqual(['authentication_required']);
    const mail = desk.worker.sent.findLast(({ subject }) => subject.startsWith('Autopay for'));
    expect(mail?.text).toContain('wants you to confirm');
    expect(mail?.text).toContain(`/customer-portal/billing/pay?invoice=${invoice.id}`);
  });

  it('fails once when its news comes by the answer, by an event and by asking', async () => {
    const invoice = await desk.announcedInvoice(POOR);
    await desk.at('2026-11-23');
    for (const event of [...desk.heard, ...desk.heard])
      expect((await desk.tell(event)).statusCode).toBe(204);
    const { context, open } = desk.office.test;
    await askAboutOpenPayments(context);
    const [ended] = await desk.tries(invoice);
    // Another way may have found it open, and come to its lock second.
    await open.db.transaction((tx) => failTry(context, tx, ended?.id ?? '', 'expired_card'));
    await desk.worker.workOff();
    expect(await desk.outcomes(invoice)).toEqual(['insufficient_funds']);
    const failed = desk.subjects().filter((subject) => subject.includes(String(invoice.number)));
    expect(failed.filter((subject) => subject.startsWith('Autopay for'))).toHaveLength(1);
  });

  it('is refused by Stripe for good', async () => {
    const invoice = await desk.announcedInvoice();
    const [kept] = await desk.office.test.open.db
      .select()
      .from(savedMethods)
      .where(eq(savedMethods.userId, desk.fern.id));
    const method = desk.stripe.methods.get(kept?.stripeId ?? '');
    if (method) method.customer = null;
    await desk.at('2026-11-23');
    expect(await desk.outcomes(invoice)).toEqual(['resource_missing']);
  });
});
