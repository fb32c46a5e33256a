// Storms at the doors of booking: holds of one address, mails in a stranger's name, many addresses with one e-mail, and an
// office of thirty that must come through. With TEST_DATABASE_URL on PostgreSQL, else on the embedded database.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { endReviews } from '#server/booking/booking.jobs.ts';
import { appointments, slotHolds } from '#server/platform/database/schema/booking.ts';
import {
  countStatuses,
  lookAtDay,
  newVisitor,
  seatFaults,
  setCapacity,
} from '../test/booking-steps.ts';
import { bookAsPerson, later, newEmail, send, touchForm } from '../test/guarded-booking.ts';
import { TEST_NOW } from '../test/now.ts';
import { mailsAfterWork } from '../test/outbox.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';

const HOURS = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
const VICTIM = 'victim@example.com';
const OFFICE = 'office@example.com';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on', OFFICE_EMAIL: OFFICE });
});
afterEach(async () => {
  expect(await seatFaults(test.open.db)).toEqual([]);
  await test.close();
});

/** The nth slot of eight working days from November 17 on; the same again after seventy-two. */
function slot(nth: number): { appointmentDate: string; appointmentTime: string } {
  const days = [17, 18, 19, 20, 23, 24, 25, 30];
  return {
    appointmentDate: `2026-11-${days[Math.floor(nth / HOURS.length) % days.length]}`,
    appointmentTime: HOURS[nth % HOURS.length] ?? '08:00',
  };
}

function keep(nth: number, remoteAddress: string, headers = {}) {
  const payload = { consultationTypeId: 1, ...slot(nth) };
  const url = '/api/appointments/holds';
  return test.app.inject({ method: 'POST', url, payload, headers, remoteAddress });
}

describe('holds', () => {
  it('of one address without a cookie keep three slots, however often it comes back', async () => {
    let kept = 0;
    for (let round = 0; round < 3; round += 1) {
      for (let nth = 0; nth < 60; nth += 1) {
        const answer = await keep(nth, '192.0.2.1');
        if (answer.statusCode === 201) kept += 1;
        else expect([409, 429]).toContain(answer.statusCode);
      }
      expect(await test.open.db.$count(slotHolds)).toBeLessThanOrEqual(3 * (round + 1));
      const free = (await lookAtDay(test.app, '2026-11-18')).free;
      expect(free).toHaveLength(9);
      later(test, 601);
    }
    expect(kept).toBe(9);
  });

  it('are three of two hundred that come from one address at the same moment', async () => {
    await setCapacity(test.open.db, 50);
    const answers = [];
    // The limit of requests is 60 in ten minutes, so the two hundred come from one network of IPv6 in four windows.
    for (let window = 0; window < 4; window += 1) {
      const batch = await Promise.all(
        Array.from({ length: 50 }, (_, nth) =>
          keep(nth, `2001:db8:0:1::${(window * 50 + nth + 1).toString(16)}`, newVisitor()),
        ),
      );
      expect(countStatuses(batch)).toEqual({ 201: 3, 429: 47 });
      answers.push(...batch);
      later(test, 601);
    }
    expect(countStatuses(answers)).toEqual({ 201: 12, 429: 188 });
  });
});

describe('bookings', () => {
  it('in a stranger’s name send that stranger two mails and no word of what was typed', async () => {
    await test.work();
    const prize = {
      customerEmail: VICTIM,
      customerName: 'You have won! Claim at http://evil.example',
      serviceType: 'Claim at http://evil.example',
      propertyAddress: 'http://evil.example',
    };
    const answers = [];
    for (let nth = 0; nth < 30; nth += 1) {
      answers.push(await send(test, '192.0.2.1', { ...prize, ...slot(nth) }));
      answers.push(
        await bookAsPerson(test, '192.0.2.2', { customerEmail: VICTIM, ...slot(nth + 30) }),
      );
    }
    expect(countStatuses(answers)).toEqual({ 201: 5, 429: 55 });
    const mails = await mailsAfterWork(test);
    const toVictim = mails.filter(({ to }) => to?.[0]?.address === VICTIM);
    expect(toVictim.length).toBeLessThanOrEqual(2);
    for (const { source } of toVictim) expect(source).not.toMatch(/evil|claim|won!/i);
    expect(await test.open.db.$count(appointments)).toBe(5);
  });

  it('of thirty people of one office within an hour all go through, without a review', async () => {
    for (let person = 0; person < 30; person += 1) {
      const { headers, guard } = await touchForm(test, '192.0.2.1');
      await keep(person, '192.0.2.1', headers);
      later(test, 60);
      const body = { customerEmail: newEmail(), ...guard, ...slot(person) };
      expect((await send(test, '192.0.2.1', body, headers)).statusCode).toBe(201);
    }
    expect(test.context.clock().getTime() - TEST_NOW.getTime()).toBeLessThanOrEqual(3_600_000);
    const rows = await test.open.db.select().from(appointments);
    expect(rows).toHaveLength(30);
    expect(rows.filter(({ reviewUntil }) => reviewUntil !== null)).toEqual([]);
  });

  it('of many addresses with one e-mail are five, of which three are reviewed, and end by themselves', async () => {
    await test.work();
    await setCapacity(test.open.db, 50);
    const clients = Array.from({ length: 200 }, (_, nth) => `10.0.${nth}.1`);
    const browsers = await Promise.all(clients.map((client) => touchForm(test, client)));
    later(test, 60);
    const answers = await Promise.all(
      browsers.map(({ headers, guard }, nth) =>
        send(
          test,
          clients[nth] ?? '',
          { ...guard, ...slot(nth), customerEmail: nth % 2 ? VICTIM : `Victim+${nth}@example.com` },
          headers,
        ),
      ),
    );
    expect(countStatuses(answers)).toEqual({ 201: 5, 429: 195 });
    const rows = await test.open.db.select().from(appointments);
    expect(rows.filter(({ reviewUntil }) => reviewUntil !== null)).toHaveLength(3);
    later(test, 86_400);
    await test.open.db.transaction((tx) => test.context.jobs.enqueue(tx, endReviews, {}));
    const mails = await mailsAfterWork(test);
    const said = mails
      .filter(({ to }) => to?.[0]?.address !== OFFICE)
      .map(({ subject }) => subject);
    expect(said.map((subject) => subject?.split(':')[0]).sort()).toEqual([
      'Your consultation is booked',
      'Your consultation is booked',
      'Your consultation is not confirmed',
    ]);
    const kept = await test.open.db.select().from(appointments);
    expect(kept.filter(({ status }) => status === 'scheduled')).toHaveLength(2);
  });

  it('without a token are six an hour of one address, all of them reviewed', async () => {
    const answers = [];
    for (let nth = 0; nth < 60; nth += 1) {
      answers.push(await send(test, '192.0.2.1', { customerEmail: newEmail(), ...slot(nth) }));
    }
    expect(countStatuses(answers)).toEqual({ 201: 6, 429: 54 });
    expect(answers.at(-1)?.json().detail).toMatch(/Please try again in \d+ (minutes|seconds)\./);
    const rows = await test.open.db.select().from(appointments);
    expect(rows.filter(({ reviewUntil }) => reviewUntil === null)).toEqual([]);
  });
});
