// What a customer agrees to and ends; and without keys there is no autopay.
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskInvoice } from '#contract/billing/billing-desk.ts';
import { autopayChanges, autopayNotices } from '#server/platform/database/schema/autopay.ts';
import { savedMethods } from '#server/platform/database/schema/online-payments.ts';
import {
  API,
  type AutopayOffice,
  GOOD,
  openAutopayOffice,
} from '../../../../test/autopay-office.ts';
import { openBillingOffice } from '../../../../test/billing-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { sendReminders } from '../reminders/send-reminders.ts';
import { runAutopay } from './run-autopay.ts';

let desk: AutopayOffice;
beforeAll(async () => {
  desk = await openAutopayOffice();
});
afterAll(() => desk.close());
beforeEach(() => desk.begin());

describe('agreeing', () => {
  it('keeps the words, their hash, the day and who it was, row after row', async () => {
    await desk.turnOn();
    const { offer, active } = await desk.read();
    expect(active).toMatchObject({ method: { label: 'Visa 4242' }, since: '2026-11-09' });
    expect(active?.terms).toBe(offer?.terms);
    expect(offer?.terms).toMatch(/I authorize .* to charge Visa 4242/);
    expect(offer?.terms).toMatch(/at least 3 days before each charge/);
    expect((await desk.agree()).statusCode).toBe(201);
    await desk.keep('5555555555554444');
    expect((await desk.agree()).statusCode).toBe(201);
    expect((await desk.turnOff()).statusCode).toBe(204);
    expect((await desk.turnOff()).statusCode).toBe(204);
    const { db } = desk.office.test.open;
    const rows = await db
      .select()
      .from(autopayChanges)
      .where(eq(autopayChanges.userId, desk.fern.id));
    expect(rows.map(({ kind, methodLabel }) => [kind, methodLabel])).toEqual([
      ['on', 'Visa 4242'],
      ['replaced', 'Mastercard 4444'],
      ['off', 'Mastercard 4444'],
    ]);
    const [first] = rows;
    expect(first).toMatchObject({
      actorId: desk.fern.id,
      changedOn: '2026-11-09',
      terms: offer?.terms,
    });
    expect(first?.termsHash).toBe(
      createHash('sha256')
        .update(first?.terms ?? '')
        .digest('hex'),
    );
    const change = db.update(autopayChanges).set({ terms: 'Anything' });
    await expect(change.where(eq(autopayChanges.id, first?.id ?? 0))).rejects.toThrow();
    await expect(db.delete(autopayChanges)).rejects.toThrow();
    await desk.worker.workOff();
    expect(desk.subjects()).toEqual(
      expect.arrayContaining(['Autopay is on with Visa 4242', 'Autopay is off']),
    );
  });

  it('is refused for other words, for someone else’s card and for a setup of someone else', async () => {
    const { setup } = await desk.keep();
    const { offer } = await desk.read();
    const stale = await desk.agree(desk.fern, { termsHash: '0'.repeat(64) });
    expect(stale.statusCode).toBe(409);
    const foreign = { methodId: offer?.method.id, termsHash: offer?.termsHash };
    expect(
      (await send(desk.office.test, desk.office.ben, `POST ${API}/autopay`, foreign)).statusCode,
    ).toBe(404);
    expect(
      (await send(desk.office.test, desk.office.ben, `POST ${API}/methods`, { setup })).statusCode,
    ).toBe(404);
    expect((await desk.read(desk.office.ben)).methods).toEqual([]);
    expect((await desk.read()).active).toBeNull();
  });

  it('knows a card by the event alone, and once', async () => {
    const { clientSecret } = (await desk.send(`POST ${API}/method-setups`)).json();
    desk.stripe.confirmSetup(new URLSearchParams({ client_secret: clientSecret, number: GOOD }));
    for (const event of [...desk.heard, ...desk.heard])
      expect((await desk.tell(event)).statusCode).toBe(204);
    await desk.worker.workOff();
    expect((await desk.read()).methods.map(({ label }) => label)).toEqual(['Visa 4242']);
  });
});

it('shows nothing and changes nothing without keys', async () => {
  const plain = await openBillingOffice();
  const { autopay } = (await send(plain.test, plain.fern, `GET ${API}/autopay`)).json();
  expect(autopay).toBeNull();
  const { form } = (await send(plain.test, plain.fern, `GET ${API}/method-form`)).json();
  expect(form).toBeNull();
  expect((await send(plain.test, plain.fern, `POST ${API}/method-setups`)).statusCode).toBe(404);
  expect((await plain.account(plain.fern)).autopay).toBeNull();
  const invoice = await plain.bill(plain.fern, '2026-11-05');
  // On since the time with keys.
  const { db } = plain.test.open;
  const [method] = await db
    .insert(savedMethods)
    .values({
      ...{ userId: plain.fern.id, stripeId: 'pm_1', stripeCustomerId: 'cus_1' },
      ...{ label: 'Visa 4242', createdAt: new Date() },
    })
    .returning();
  await db.insert(autopayChanges).values({
    ...{ userId: plain.fern.id, kind: 'on', methodId: method?.id ?? null, terms: 'I agree.' },
    ...{ methodLabel: 'Visa 4242', termsHash: '0'.repeat(64), noticeDays: 3, reason: '' },
    ...{ changedOn: '2026-11-01', createdAt: new Date() },
  });
  plain.test.setNow(new Date('2026-11-30T16:40:00Z'));
  await runAutopay(plain.test.context);
  expect(await db.select().from(autopayNotices)).toEqual([]);
  await sendReminders(plain.test.context);
  const desk = await plain.must<DeskInvoice>(
    plain.office,
    `GET /api/console/billing/invoices/${invoice.id}`,
  );
  expect(desk.reminders.sent).toHaveLength(1);
  await plain.test.close();
});
