// Until when a time is kept for a review, in cases.
import { expect, it } from 'vitest';
import { reviewEnd } from './booking-review.ts';

/** Instants of November 2026 in Cypress, six hours behind UTC; the 9th is a Monday. */
const at = (day: number, hour: number) =>
  new Date(`2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00-06:00`);

it.each([
  ['a day later', at(9, 9), at(20, 9), at(10, 9)],
  ['two hours before the consultation, when that comes first', at(9, 9), at(9, 17), at(9, 15)],
  ['an hour later at the soonest, so that somebody can look', at(9, 9), at(9, 11), at(9, 10)],
  ['Sundays do not count: from Saturday to Monday', at(14, 10), at(20, 9), at(16, 10)],
  ['Sundays do not count: from Sunday to Tuesday', at(15, 10), at(20, 9), at(17, 10)],
  ['Friday evening to Saturday evening', at(13, 18), at(20, 9), at(14, 18)],
])('%s', (_what, now, startsAt, end) => {
  expect(reviewEnd(now, startsAt, 'America/Chicago')).toEqual(end);
});
