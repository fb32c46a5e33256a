import { expect, it } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

const at = (instant: string) =>
  snoozeTimes(new Date(instant), 'America/Chicago').map(({ date, time }) => `${date} ${time}`);

it('offers later today, tomorrow and Monday by the clock of the company', () => {
  // Wednesday, 9:10 AM in Texas.
  expect(at('2026-11-18T15:10:00Z')).toEqual([
    '2026-11-18 12:30',
    '2026-11-19 08:00',
    '2026-11-23 08:00',
  ]);
  // Monday: the next one.
  expect(at('2026-11-16T15:00:00Z')[2]).toBe('2026-11-23 08:00');
});

it('offers nothing twice, and no evening that is tomorrow', () => {
  // Sunday at 5:00 PM and a minute later; on Sundays tomorrow is Monday.
  expect(at('2026-11-22T23:00:00Z')).toEqual(['2026-11-22 20:00', '2026-11-23 08:00']);
  expect(at('2026-11-22T23:01:00Z')).toEqual(['2026-11-23 08:00']);
  // Already tomorrow by UTC.
  expect(at('2026-11-20T03:00:00Z')).toEqual(['2026-11-20 08:00', '2026-11-23 08:00']);
});
