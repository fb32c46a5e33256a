// What the office hears of forged requests: one mail, then one a quiet time, however many came; honest ones still come at once.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { appointments, slotClaims } from '#server/platform/database/schema/booking.ts';
import { leads } from '#server/platform/database/schema/lead.ts';
import { digests } from '#server/platform/database/schema/operations.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { newEmail, send } from '../../../../test/guarded-booking.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { plan } from '../../../../test/plan-visitor.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { heldDigestMailOf } from './held-digest.mail.ts';
import { planHeldDigest } from './held-digest.ts';

vi.setConfig({ testTimeout: 120_000 });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on', OFFICE_EMAIL: 'office@example.com' });
  await test.work();
});
afterAll(() => test.close());

beforeEach(async () => {
  await everyMailIsSent();
  test.setNow(TEST_NOW);
  for (const table of [quoteRequests, planRequests, slotClaims, appointments, digests]) {
    await test.context.db.delete(table);
  }
  test.sent.length = 0;
});

const minutesLater = (minutes: number) =>
  test.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));

let people = 0;
/** A request from an address and a mailbox of its own, a second after the one before: forged ones have filled in what people do not see. */
async function ask({ isForged }: { isForged: boolean }): Promise<void> {
  people += 1;
  const remoteAddress = `198.51.${Math.floor(people / 250)}.${people % 250}`;
  const form = await test.app.inject({ url: '/api/form-guard?form=quote', remoteAddress });
  const { token } = form.json();
  const before = test.context.clock();
  test.setNow(new Date(before.getTime() + 20_000));
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/quote-requests',
    remoteAddress,
    payload: {
      firstName: 'Maria',
      lastName: `Example${people}`,
      email: `maria${people}@example.com`,
      phone: '(281) 555-0111',
      serviceType: 'fencing',
      projectDetails: `A cedar fence of ${people} feet.`,
      formToken: token,
      ...(isForged && { website: 'https://spam.example' }),
    },
  });
  test.setNow(new Date(before.getTime() + 1_000));
  expect(answer.statusCode, answer.body).toBe(201);
}

/** What a robot sends as a booking and as a lawn plan, each from an address of its own. */
async function forgeBookingAndPlan(): Promise<void> {
  const website = 'https://spam.example';
  const booked = await send(test, '203.0.113.1', { customerEmail: newEmail(), website });
  const planned = await test.app.inject({
    method: 'POST',
    url: '/api/plan-requests',
    remoteAddress: '203.0.113.2',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { ...plan, email: newEmail(), website },
  });
  expect([booked.statusCode, planned.statusCode]).toEqual([201, 201]);
}

const toOffice = () =>
  test.sent.filter(({ to }) => to === 'office@example.com').map(({ subject }) => subject);
const arrives = (count: number) =>
  vi.waitFor(() => expect(toOffice()).toHaveLength(count), { timeout: 60_000, interval: 50 });

/** Waits until nothing is still to be mailed: what is sent late would be taken for what comes next. */
const everyMailIsSent = () =>
  vi.waitFor(
    async () => {
      const { rows } = await test.open.db.execute(
        sql`select name from pgboss.job where name like '%mail' and state < 'completed'`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 50 },
  );

describe('of 50 forged requests from as many addresses', () => {
  it('the office gets the first at once and the others in one mail; an honest one comes at once, and so does the first after a quiet time', async () => {
    for (let count = 0; count < 50; count += 1) await ask({ isForged: true });
    await ask({ isForged: false });
    await planHeldDigest(test.context);
    await arrives(2);
    minutesLater(29);
    await planHeldDigest(test.context);
    minutesLater(32);
    await planHeldDigest(test.context);
    await planHeldDigest(test.context);
    await arrives(3);
    expect(toOffice().at(-1)).toBe('49 more leads held for review');
    minutesLater(64);
    await planHeldDigest(test.context);
    await ask({ isForged: true });
    await arrives(4);
    expect(toOffice().filter((subject) => subject.includes('held for review'))).toHaveLength(1);
  });

  it('what was let in or thrown out meanwhile is not told', async () => {
    for (let count = 0; count < 3; count += 1) await ask({ isForged: true });
    await arrives(1);
    minutesLater(31);
    await planHeldDigest(test.context);
    await arrives(2);
    await ask({ isForged: true });
    await test.context.db.update(leads).set({ stage: 'spam' });
    minutesLater(70);
    await planHeldDigest(test.context);
    await ask({ isForged: false });
    await arrives(3);
    expect(toOffice().filter((subject) => subject.includes('held for review'))).toHaveLength(1);
  });

  it('the mail names what is held when it is sent, and nothing that came after it was planned', async () => {
    await ask({ isForged: true });
    minutesLater(1);
    await ask({ isForged: true });
    const subjectAt = async (minutes: number) => {
      const until = TEST_NOW.getTime() + minutes * 60_000;
      return (await heldDigestMailOf(test.context, { since: TEST_NOW.getTime(), until }))?.subject;
    };
    expect([await subjectAt(1), await subjectAt(2)]).toEqual([
      '1 more lead held for review',
      '2 more leads held for review',
    ]);
    await test.context.db.update(leads).set({ stage: 'spam' });
    expect(await subjectAt(2)).toBeUndefined();
  });

  it('bookings and lawn plans that are held are in the same digest', async () => {
    await ask({ isForged: true });
    await arrives(1);
    minutesLater(1);
    await forgeBookingAndPlan();
    minutesLater(31);
    await planHeldDigest(test.context);
    await everyMailIsSent();
    expect(toOffice().slice(1)).toEqual(['2 more leads held for review']);
  });
});
