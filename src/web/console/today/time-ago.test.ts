// How long something has waited, at the edges of minutes, hours and days.
import { expect, it } from 'vitest';
import { agoWords } from './time-ago.ts';

it.each([
  [-5, 'now'],
  [0.9, 'now'],
  [1, '1 min'],
  [59.9, '59 min'],
  [60, '1 h'],
  [65, '1 h 5 min'],
  [6 * 60 + 5, '6 h'],
  [24 * 60 - 1, '23 h'],
  [24 * 60, '1 day'],
  [49 * 60, '2 days'],
])('%s minutes are “%s”', (minutes, words) => {
  expect(agoWords(0, minutes * 60_000)).toBe(words);
});
