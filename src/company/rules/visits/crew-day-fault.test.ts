// A crew's day is refused for the first reason that a person would name: closed, not a working day, full.
import { expect, it } from 'vitest';
import { crewDayFault } from './crew-day-fault.ts';

const crew = { name: 'Live Oak Crew', places: 8, visits: 8 };

it.each([
  ['2026-12-25', 'Christmas Day', 'We are closed on Friday, December 25, 2026 (Christmas Day).'],
  ['2026-11-29', undefined, 'Live Oak Crew does not work on Sundays.'],
  ['2026-11-28', undefined, 'Live Oak Crew does not work on Saturdays.'],
  ['2026-11-25', undefined, 'Live Oak Crew has no room left on Wednesday, November 25, 2026.'],
])('%s is refused by its reason', (date, closed, sentence) => {
  expect(crewDayFault(date, closed, crew)).toBe(sentence);
});

it('a day off of one crew is named as such, and one with room is not refused', () => {
  expect(crewDayFault('2026-11-25', undefined, { ...crew, places: 0, visits: 0 })).toBe(
    'Live Oak Crew does not work on Wednesdays.',
  );
  expect(crewDayFault('2026-11-25', undefined, { ...crew, visits: 7 })).toBeNull();
});

it('without a crew only the calendar counts', () => {
  expect(crewDayFault('2026-11-29', undefined)).toBe('Our crews do not work on Sundays.');
  expect(crewDayFault('2026-11-25', undefined)).toBeNull();
});
