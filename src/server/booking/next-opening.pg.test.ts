// The very next time that can be booked: what takes it, what gives it back, and when it changes by itself.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { NextOpening } from '#contract/booking/next-opening.ts';
import { book, emptyCalendar, hold, newVisitor } from '../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await emptyCalendar(test.open.db);
  await test.open.db.execute(sql`delete from closures where reason = 'test'`);
  await test.open.db.execute(sql`update consultation_types set is_active = true`);
});

async function look(): Promise<NextOpening> {
  const answer = await test.app.inject('/api/next-opening');
  expect(answer.statusCode).toBe(200);
  return answer.json();
}
const when = async () => {
  const { opening } = await look();
  return opening && `${opening.appointmentDate} ${opening.label}`;
};
const close = (from: string, to: string) =>
  test.open.db.execute(
    sql`insert into closures (date, reason)
      select day, 'test' from generate_series(${from}::date, ${to}::date, interval '1 day') as day
      on conflict do nothing`,
  );

it('is the first time from two hours ahead, until it is two hours away', async () => {
  expect(await when()).toBe('2026-11-09 11:00 AM');
  const { changesAt } = await look();
  expect(changesAt).toBe('2026-11-09T15:00:00.001Z');
  test.setNow(new Date(changesAt));
  expect(await when()).toBe('2026-11-09 1:00 PM');
});

it('is the next day once today has nothing left, and Monday after Friday', async () => {
  test.setNow(new Date('2026-11-13T22:00:00Z'));
  expect(await when()).toBe('2026-11-16 8:00 AM');
});

it('moves on with a booking and comes back with a hold that lapses', async () => {
  await book(test.app, { appointmentDate: '2026-11-09', appointmentTime: '11:00' });
  expect(await when()).toBe('2026-11-09 1:00 PM');
  await hold(test.app, { appointmentDate: '2026-11-09', appointmentTime: '13:00' }, newVisitor());
  expect(await when()).toBe('2026-11-09 2:00 PM');
  const { changesAt } = await look();
  expect(changesAt).toBe('2026-11-09T15:10:00.000Z');
  test.setNow(new Date(changesAt));
  expect(await when()).toBe('2026-11-09 1:00 PM');
});

it('is found beyond two weeks', async () => {
  await close('2026-11-09', '2026-12-06');
  expect(await when()).toBe('2026-12-07 8:00 AM');
});

it('is nothing when all is closed, and looks again when the day turns', async () => {
  await close('2026-11-09', '2027-05-20');
  expect(await look()).toEqual({
    opening: null,
    isPaused: false,
    today: '2026-11-09',
    changesAt: '2026-11-10T06:00:00.000Z',
  });
});

it('is paused when no consultation is offered', async () => {
  await test.open.db.execute(sql`update consultation_types set is_active = false`);
  expect(await look()).toMatchObject({ opening: null, isPaused: true });
});
