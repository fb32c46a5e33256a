// The borders of the live support hours.
import { expect, it } from 'vitest';
import { isSupportOnline } from './support-hours.ts';

it.each([
  ['Sunday noon', 0, 12, false],
  ['Monday 7:59', 1, 7, false],
  ['Monday 8:00', 1, 8, true],
  ['Friday 17:59', 5, 17, true],
  ['Friday 18:00', 5, 18, false],
  ['Saturday 8:59', 6, 8, false],
  ['Saturday 9:00', 6, 9, true],
  ['Saturday 15:59', 6, 15, true],
  ['Saturday 16:00', 6, 16, false],
  ['midnight', 3, 0, false],
])('%s', (_, weekday, hour, isOnline) => {
  expect(isSupportOnline(weekday, hour)).toBe(isOnline);
});
