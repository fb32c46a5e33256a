// The next opening in words, on both sides of a week.
import { expect, it } from 'vitest';
import { openingWords } from './opening-label.ts';

it.each([
  ['2026-11-09', '2:00 PM', 'today 2 PM'],
  ['2026-11-10', '8:00 AM', 'Tue 8 AM'],
  ['2026-11-13', '8:30 AM', 'Fri 8:30 AM'],
  ['2026-11-15', '8:00 AM', 'Sun 8 AM'],
  ['2026-11-16', '8:00 AM', 'Mon, Nov 16, 8 AM'],
  ['2027-01-04', '10:00 AM', 'Mon, Jan 4, 10 AM'],
])('on a Monday, %s at %s is "%s"', (appointmentDate, label, words) => {
  expect(openingWords({ appointmentDate, label }, '2026-11-09')).toBe(words);
});
