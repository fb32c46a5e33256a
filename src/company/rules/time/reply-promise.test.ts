// The promise of a reply, hour by hour around a weekend and a holiday.
import { describe, expect, it } from 'vitest';
import { defaultSettings } from '../../facts/settings.ts';
import { dateInZone, timeInZone, toInstant } from './company-time.ts';
import { replyBy } from './reply-promise.ts';

const { officeHours, timeZone } = defaultSettings;

function promised(date: string, time: string, closed = new Map<string, string>()): string {
  const by = replyBy(toInstant(date, time, timeZone), { officeHours, timeZone, closed });
  return `${dateInZone(by, timeZone)} ${timeInZone(by, timeZone)}`;
}

describe('a report', () => {
  it.each([
    [
      'in the office hours, by the same time of the next day',
      '2026-11-09',
      '10:00',
      '2026-11-10 10:00',
    ],
    ['on Friday, by Saturday, whose hours are shorter', '2026-11-13', '17:00', '2026-11-14 16:00'],
    ['early on Friday, not before Saturday opens', '2026-11-13', '07:10', '2026-11-14 08:00'],
    ['on Saturday, by Monday', '2026-11-14', '10:00', '2026-11-16 10:00'],
    ['on Sunday, by the close of Monday', '2026-11-15', '10:00', '2026-11-16 18:00'],
    ['before the office opens, by its close', '2026-11-09', '05:00', '2026-11-09 18:00'],
    ['after it closes, by the close of the next day', '2026-11-09', '18:00', '2026-11-10 18:00'],
    [
      'the night before the clocks go back, by the wall clock',
      '2026-10-31',
      '10:00',
      '2026-11-02 10:00',
    ],
  ])('%s', (_, date, time, expected) => {
    expect(promised(date, time)).toBe(expected);
  });

  it('waits for the day after a holiday', () => {
    const closed = new Map([['2026-11-26', 'Thanksgiving']]);
    expect(promised('2026-11-25', '10:00', closed)).toBe('2026-11-27 10:00');
    expect(promised('2026-11-26', '10:00', closed)).toBe('2026-11-27 18:00');
  });
});
