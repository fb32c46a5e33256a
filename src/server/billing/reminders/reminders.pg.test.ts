// Reminders of unpaid invoices: on their days while the office is open, each once, and none when nothing is owed or the office says so.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskInvoice } from '#contract/billing/billing-desk.ts';
import type { Invoice } from '#contract/billing/invoice.ts';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import { paymentReminders } from '#server/platform/database/schema/billing.ts';
import { visitProblems } from '#server/platform/database/schema/notices.ts';
import {
  onlinePayments,
  stripeDisputes,
} from '#server/platform/database/schema/online-payments.ts';
import { type BillingOffice, openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { reminderMailFor } from './reminder.mail.ts';
import { sendReminders } from './send-reminders.ts';

let office: BillingOffice;
let invoice: Invoice;
beforeAll(async () => {
  office = await openBillingOffice();
  invoice = await office.bill(office.fern, '2026-10-05');
});
afterAll(() => office.test.close());

const desk = (id = invoice.id) =>
  office.must<DeskInvoice>(office.office, `GET /api/console/billing/invoices/${id}`);
const hold = (path: string, body: object | undefined, by = office.office) =>
  send(
    office.test,
    by,
    `POST /api/console/billing/accounts/${office.fern.id}/reminder-hold${path}`,
    body,
  );
/** It is a time on a day in November or December at the office; the job of the clock comes. */
const at = async (day: string, time = '16:20') => {
  office.test.setNow(new Date(`${day}T${time}:00Z`));
  await sendReminders(office.test.context);
};
const turn = async (remindersAreOn: boolean) => {
  const { billing } = await office.must<SettingsParts>(office.owner, 'GET /api/console/settings');
  const body = { ...billing, remindersAreOn };
  await office.must(office.owner, 'PATCH /api/console/settings/billing', body);
  // What the owner has changed counts within two seconds.
  const { settings } = office.test.context;
  await expect.poll(() => settings().remindersAreOn, { timeout: 5_000 }).toBe(remindersAreOn);
};
const stepsOf = async (id = invoice.id) => {
  const rows = await office.test.open.db
    .select({ id: paymentReminders.id, step: paymentReminders.step })
    .from(paymentReminders)
    .where(eq(paymentReminders.invoiceId, id));
  return rows.toSorted((one, other) => one.step - other.step);
};
const sentSteps = async (id?: string) => (await stepsOf(id)).map(({ step }) => step);

describe('a reminder', () => {
  it('goes three days after the due day, while the office is open, once', async () => {
    expect((await desk()).reminders).toEqual({
      sent: [],
      next: { step: 1, on: '2026-11-26' },
      stop: null,
    });
    await at('2026-11-25');
    await at('2026-11-26', '11:20');
    expect(await sentSteps()).toEqual([]);
    // The office is closed on Thanksgiving and the day after.
    await at('2026-11-26');
    expect(await sentSteps()).toEqual([]);
    await Promise.all([at('2026-11-28'), at('2026-11-28'), at('2026-11-28')]);
    await at('2026-11-28', '20:20');
    expect(await sentSteps()).toEqual([1]);
    const subject = 'Reminder: Invoice 1001, $59.95 was due Monday, November 23, 2026';
    const reminders = () => office.test.sent.filter((mail) => mail.subject === subject);
    await expect.poll(() => reminders().length, { timeout: 20_000 }).toBe(1);
    expect(reminders()[0]).toMatchObject({
      to: 'fern@example.com',
      attachment: { filename: 'invoice-1001.pdf' },
    });
    expect((await desk()).reminders).toEqual({
      sent: [{ step: 1, on: '2026-11-28' }],
      next: { step: 2, on: '2026-12-03' },
      stop: null,
    });
  });

  it('cannot be written down twice for a step', async () => {
    const [row] = await office.test.open.db.select().from(paymentReminders);
    const { id: _, ...again } = row ?? expect.fail('there is no reminder');
    await expect(office.test.open.db.insert(paymentReminders).values(again)).rejects.toThrow();
  });

  it('waits while the customer says that something went wrong', async () => {
    const { db } = office.test.open;
    const [problem] = await db
      .insert(visitProblems)
      .values({
        ...{ visitId: invoice.items[0]?.visit?.id ?? 0, userId: office.fern.id, wish: 'fix' },
        ...{ kind: 'bad-job', description: 'Half of it is long', status: 'open' },
        ...{ replyBy: new Date('2026-12-04T16:00:00Z'), createdAt: new Date('2026-12-02') },
      })
      .returning();
    await at('2026-12-03');
    expect(await sentSteps()).toEqual([1]);
    expect((await desk()).reminders).toMatchObject({ next: null, stop: 'problem' });
    await db
      .update(visitProblems)
      .set({ status: 'closed', closedAt: new Date('2026-12-03'), closedBy: 'customer' })
      .where(eq(visitProblems.id, problem?.id ?? 0));
    await at('2026-12-04');
    expect(await sentSteps()).toEqual([1, 2]);
  });
});

describe('the office', () => {
  it('sees that a disputed payment stops the reminders of all invoices, until the bank has decided', async () => {
    const { db } = office.test.open;
    const dispute = {
      stripeId: 'dp_1',
      cents: 100,
      status: 'open' as const,
      createdAt: new Date(),
    };
    const [attempt] = await db
      .insert(onlinePayments)
      .values({
        ...{ userId: office.fern.id, cents: 100, key: 'disputed', attempt: 1 },
        ...{ status: 'canceled', createdAt: new Date(), endedAt: new Date() },
      })
      .returning();
    await db.insert(stripeDisputes).values({ ...dispute, onlinePaymentId: attempt?.id ?? '' });
    expect((await desk()).reminders).toMatchObject({ next: null, stop: 'problem' });
    await at('2026-12-17');
    expect(await sentSteps()).toEqual([1, 2]);
    await db.update(stripeDisputes).set({ status: 'won' });
    expect((await desk()).reminders).toMatchObject({ next: { step: 3 }, stop: null });
    office.test.setNow(new Date('2026-12-04T16:20:00Z'));
  });

  it('stops and resumes the reminders of an account, with a reason', async () => {
    expect((await hold('', { reason: '' })).statusCode).toBe(422);
    expect((await hold('', { reason: 'Mine' }, office.fern)).statusCode).toBe(403);
    const held = await hold('', { reason: 'Pays on the 1st' });
    expect(held.json()).toMatchObject({
      reminderHold: { reason: 'Pays on the 1st', since: '2026-12-04' },
    });
    expect((await hold('', { reason: 'Another one' })).statusCode).toBe(409);
    await at('2026-12-17');
    expect(await sentSteps()).toEqual([1, 2]);
    expect((await desk()).reminders).toMatchObject({ next: null, stop: 'held' });
    expect((await hold('/end', undefined)).json()).toMatchObject({ reminderHold: null });
    expect((await hold('/end', undefined)).statusCode).toBe(200);
    await at('2026-12-18');
    expect(await sentSteps()).toEqual([1, 2, 3]);
    expect((await desk()).reminders).toMatchObject({ next: null, stop: 'last-sent' });
    await at('2027-01-15');
    expect(await sentSteps()).toEqual([1, 2, 3]);
  });

  it('turns them off for everyone', async () => {
    office.test.setNow(new Date('2027-01-15T16:00:00Z'));
    const late = await office.bill(office.ben, '2027-01-10');
    await turn(false);
    await at('2027-02-02');
    expect(await sentSteps(late.id)).toEqual([]);
    expect((await desk(late.id)).reminders).toMatchObject({ stop: 'off' });
    await turn(true);
  });
});

describe('nothing is sent of what is', () => {
  it('paid or credited, also between its reminder and the mail', async () => {
    office.test.setNow(new Date('2027-02-15T16:00:00Z'));
    const [open] = (await office.account(office.ben)).invoices;
    await at('2027-02-15');
    expect(await sentSteps(open?.id)).toHaveLength(1);
    const [reminder] = await stepsOf(open?.id);
    await office.pay(office.ben, '59.95');
    expect(await reminderMailFor(office.test.context, reminder?.id ?? 0)).toBeUndefined();
    await at('2027-03-15');
    expect(await sentSteps(open?.id)).toHaveLength(1);
    expect((await desk(open?.id)).reminders).toMatchObject({ next: null, stop: 'paid' });
    const credited = await office.bill(office.ben, '2027-02-12');
    await office.credit(credited);
    await at('2027-05-03');
    expect(await sentSteps(credited.id)).toEqual([]);
  });
});
