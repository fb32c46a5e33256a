// Three slots at most are kept for one network, so that no one can empty the calendar with holds; a booking needs none.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { slotHolds } from '#server/platform/database/schema/booking.ts';
import {
  countStatuses,
  emptyCalendar,
  hold,
  newVisitor,
  seatFaults,
} from '../../../test/booking-steps.ts';
import { bookAsPerson } from '../../../test/guarded-booking.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT: 'on' });
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await seatFaults(test.open.db)).toEqual([]);
  await emptyCalendar(test.open.db);
  test.setNow(TEST_NOW);
});

const HOURS = ['08:00', '09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00', '17:00'];

/** Keeps the nth slot from Tuesday, November 17, on, for a visitor behind an address. */
function keep(nth: number, address: string, visitor = newVisitor()) {
  const payload = {
    consultationTypeId: 1,
    appointmentDate: `2026-11-${17 + Math.floor(nth / HOURS.length)}`,
    appointmentTime: HOURS[nth % HOURS.length],
  };
  const url = '/api/appointments/holds';
  return test.app.inject({
    method: 'POST',
    url,
    payload,
    headers: visitor,
    remoteAddress: address,
  });
}

describe('holds of one network', () => {
  it('are three, and the fourth person is told that they can book all the same', async () => {
    for (const nth of [0, 1, 2]) expect((await keep(nth, '192.0.2.7')).statusCode).toBe(201);
    const fourth = await keep(3, '192.0.2.7');
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'too_many_requests']);
    expect(fourth.headers['retry-after']).toBe('600');
    expect(fourth.json().detail).toBe(
      'We could not set this time aside, because your connection is already holding other times. It is free right now, and you can still book it.',
    );
    const free = { appointmentTime: '11:00' };
    expect((await bookAsPerson(test, '192.0.2.7', free)).statusCode).toBe(201);
    expect((await keep(4, '192.0.2.8')).statusCode).toBe(201);
  });

  it('let a visitor choose another slot, and come back after a hold lapsed or was given back', async () => {
    const me = newVisitor();
    await keep(0, '192.0.2.7', me);
    await keep(1, '192.0.2.7');
    await keep(2, '192.0.2.7');
    expect((await keep(3, '192.0.2.7', me)).statusCode).toBe(201);
    expect((await keep(0, '192.0.2.7')).statusCode).toBe(429);
    await test.app.inject({ method: 'DELETE', url: '/api/appointments/holds', headers: me });
    expect((await keep(0, '192.0.2.7')).statusCode).toBe(201);
    expect((await keep(4, '192.0.2.7')).statusCode).toBe(429);
    test.setNow(new Date(TEST_NOW.getTime() + 600_001));
    expect((await keep(4, '192.0.2.7')).statusCode).toBe(201);
  });

  it('say "taken" of a slot that is taken, not that too many are kept', async () => {
    for (const nth of [0, 1, 2]) await keep(nth, '192.0.2.7');
    expect((await keep(0, '192.0.2.7')).json().code).toBe('slot_taken');
  });

  it('count an IPv6 network by its /64', async () => {
    const inside = (host: number) => `2001:db8:0:7::${host.toString(16)}`;
    for (const nth of [0, 1, 2]) expect((await keep(nth, inside(nth + 1))).statusCode).toBe(201);
    expect((await keep(3, inside(9))).statusCode).toBe(429);
    expect((await keep(3, '2001:db8:0:8::9')).statusCode).toBe(201);
  });

  it('are exactly three when thirty come at the same moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 27 }, (_, nth) => keep(nth, '192.0.2.7')),
    );
    expect(countStatuses(answers)).toEqual({ 201: 3, 429: 24 });
    const rows = await test.open.db.select().from(slotHolds);
    expect(rows).toHaveLength(3);
    for (const { networkHash } of rows) expect(networkHash).toMatch(/^[\da-f]{64}$/);
  });

  it('are not limited with RATE_LIMIT=off, and then nothing is stored of the network', async () => {
    const open = await createTestApp();
    try {
      for (const appointmentTime of HOURS) {
        expect((await hold(open.app, { appointmentTime }, newVisitor())).statusCode).toBe(201);
      }
      const rows = await open.open.db.select().from(slotHolds);
      expect(rows.filter(({ networkHash }) => networkHash !== null)).toEqual([]);
    } finally {
      await open.close();
    }
  });
});
