// Every change of what is free is announced once it has been committed, so that the pages of this process follow.
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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

let test: TestApp;
let announced: number;
beforeAll(async () => {
  test = await createTestApp();
  test.context.hub.subscribe('openings changed', () => {
    announced += 1;
  });
});
afterAll(() => test.close());
beforeEach(() => {
  announced = 0;
});
afterEach(() => emptyCalendar(test.open.db));

/** How often a change is announced while something is done. */
async function announcementsOf(step: () => Promise<Answer>): Promise<number> {
  const before = announced;
  await step();
  return announced - before;
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

it('a hold is, and so is its end', async () => {
  const visitor = newVisitor();
  const url = '/api/appointments/holds';
  expect(await announcementsOf(() => hold(test.app, {}, visitor))).toBe(1);
  const giveBack = () => test.app.inject({ method: 'DELETE', url, headers: visitor });
  expect(await announcementsOf(giveBack)).toBe(1);
});

it('a move and a cancellation are', async () => {
  const { id } = (await book(test.app)).json();
  const { appointmentDate } = booking;
  const move = () => byLink('PATCH', id, { appointmentDate, appointmentTime: '10:00' });
  expect(await announcementsOf(move)).toBe(1);
  expect(await announcementsOf(() => byLink('DELETE', id))).toBe(1);
});
