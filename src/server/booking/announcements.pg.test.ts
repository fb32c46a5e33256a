// Every change of what is free is announced in its transaction, so that pages and calendars everywhere follow it.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { announce } from '#server/platform/realtime/change-signal.ts';
import {
  type Answer,
  book,
  booking,
  emptyCalendar,
  hold,
  newVisitor,
} from '../../../test/booking-steps.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { appointmentToken } from './appointment-link.ts';
import { reviewToken } from './review-link.ts';

let test: TestApp;
let announced = 0;
beforeAll(async () => {
  test = await createTestApp();
  test.context.hub.subscribe('openings', () => {
    announced += 1;
  });
});
afterAll(() => test.close());
afterEach(() => emptyCalendar(test.open.db));

/** How often a change is announced while something is done. */
async function announcementsOf(step: () => Promise<Answer>): Promise<number> {
  await untilHeard();
  const before = announced;
  await step();
  await untilHeard();
  return announced - before;
}

/** Announcements arrive in the order of their commits: behind one of our own nothing of before is still on its way. */
async function untilHeard(): Promise<void> {
  const mark = randomUUID();
  const heard = vi.fn();
  const stop = test.context.hub.subscribe('content', heard, mark);
  await test.open.db.transaction((tx) => announce(tx, 'content', mark));
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(mark));
  stop();
}

function byLink(method: 'PATCH' | 'DELETE', id: number, payload?: object): Promise<Answer> {
  const token = appointmentToken(test.context.secrets.appointmentLink, id);
  const url = `/api/appointments/by-link/${token}`;
  return test.app.inject({ method, url, ...(payload && { payload }) });
}

it('a booking is, and its repetition and a refusal are not', async () => {
  const key = { 'idempotency-key': 'announced-once' };
  expect(await announcementsOf(() => book(test.app, {}, key))).toBe(1);
  expect(await announcementsOf(() => book(test.app, {}, key))).toBe(0);
  expect(await announcementsOf(() => book(test.app))).toBe(0);
});

it('a hold is, and so is its end, but not the end of none', async () => {
  const visitor = newVisitor();
  const url = '/api/appointments/holds';
  expect(await announcementsOf(() => hold(test.app, {}, visitor))).toBe(1);
  const giveBack = () => test.app.inject({ method: 'DELETE', url, headers: visitor });
  expect(await announcementsOf(giveBack)).toBe(1);
  expect(await announcementsOf(giveBack)).toBe(0);
});

it('a move and a cancellation are', async () => {
  const { id } = (await book(test.app)).json();
  const { appointmentDate } = booking;
  const move = () => byLink('PATCH', id, { appointmentDate, appointmentTime: '10:00' });
  expect(await announcementsOf(move)).toBe(1);
  expect(await announcementsOf(() => byLink('DELETE', id))).toBe(1);
});

it('the release of a booking under review is, and its confirmation is not', async () => {
  const reviewed = async (appointmentTime: string) => {
    const { id } = (
      await book(test.app, { appointmentTime, website: 'https://odd.example' })
    ).json();
    return reviewToken(test.context.secrets.reviewLink, id);
  };
  const decide = (token: string, decision: string) => () =>
    test.app.inject({
      method: 'POST',
      url: `/api/appointment-reviews/${token}`,
      payload: { decision },
    });
  const [first, second] = [await reviewed('09:00'), await reviewed('10:00')];
  expect(await announcementsOf(decide(first, 'confirm'))).toBe(0);
  expect(await announcementsOf(decide(second, 'release'))).toBe(1);
});
