// The borders of the live support hours.
import { expect, it } from 'vitest';
import { openingPatterns } from './opening-hours.ts';
import { isSupportOnline, supportHours } from './support-hours.ts';

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

it('is what the listed hours say, for every hour of the week', () => {
  expect(supportHours.map(({ days }) => days)).toEqual(['Monday-Friday', 'Saturday', 'Sunday']);
  const patterns = openingPatterns(supportHours);
  const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  for (const [weekday, name] of weekdays.entries()) {
    const open = patterns.find(({ days }) => days.some((day) => day === name));
    for (let hour = 0; hour < 24; hour += 1) {
      const time = `${String(hour).padStart(2, '0')}:00`;
      const isListed = open !== undefined && open.opens <= time && time < open.closes;
      expect(isSupportOnline(weekday, hour), `${name} ${time}`).toBe(isListed);
    }
  }
});
