// Ten thousand texts over a year with both changes of the clock: none leaves at night, and none waits longer than it has to.
import { describe, expect, it } from 'vitest';
import { dateInZone, timeInZone, weekdayOf } from './company-time.ts';
import { answerHour, isTextHour, nextTextHour } from './text-hours.ts';

const ZONE = 'America/Chicago';
const at = (text: string) => new Date(text);

describe('hours of texts', () => {
  it.each([
    ['a Friday at 8:59 AM', '2026-11-27T14:59:59Z', false],
    ['a Friday at 9:00 AM', '2026-11-27T15:00:00Z', true],
    ['a Friday at 8:59 PM', '2026-11-28T02:59:59Z', true],
    ['a Friday at 9:00 PM', '2026-11-28T03:00:00Z', false],
    ['a Sunday at 11:59 AM', '2026-11-29T17:59:00Z', false],
    ['a Sunday at noon', '2026-11-29T18:00:00Z', true],
    ['a Sunday in summer at 11:30 AM', '2026-07-05T16:30:00Z', false],
    ['the Sunday on which the clock goes forward, at noon', '2026-03-08T17:00:00Z', true],
    ['the Sunday on which it goes back, at 11:00 AM', '2026-11-01T17:00:00Z', false],
  ])('on %s', (_, instant, may) => expect(isTextHour(at(instant), ZONE)).toBe(may));

  it('are those of the next day after 9:00 PM, and later on a Sunday', () => {
    expect(nextTextHour(at('2026-11-28T03:00:00Z'), ZONE)).toEqual(at('2026-11-28T15:00:00Z'));
    expect(nextTextHour(at('2026-11-29T03:00:00Z'), ZONE)).toEqual(at('2026-11-29T18:00:00Z'));
    // Saturday night before the clock goes forward.
    expect(nextTextHour(at('2026-03-08T04:30:00Z'), ZONE)).toEqual(at('2026-03-08T17:00:00Z'));
  });

  it('hold for ten thousand instants of a year, in three zones', () => {
    const begin = Date.UTC(2026, 0, 1);
    for (let index = 0; index < 10_000; index += 1) {
      const instant = new Date(begin + index * 3_155_693 + (index % 61) * 1_000);
      const zone = [ZONE, 'America/Denver', 'America/Phoenix'][index % 3] ?? ZONE;
      const leaves = nextTextHour(instant, zone);
      const [time, date] = [timeInZone(leaves, zone), dateInZone(leaves, zone)];
      expect(time >= (weekdayOf(date) === 0 ? '12:00' : '09:00') && time < '21:00').toBe(true);
      expect(leaves.getTime()).toBeGreaterThanOrEqual(instant.getTime());
      const isLater = leaves.getTime() > instant.getTime();
      // A minute sooner would have been too soon.
      if (isLater) expect(isTextHour(new Date(leaves.getTime() - 60_000), zone)).toBe(false);
      expect(leaves.getTime() - instant.getTime()).toBeLessThanOrEqual(16 * 3_600_000);
    }
  });

  it('do not hold back an answer to a text of the last hour', () => {
    const night = at('2026-11-28T05:00:00Z');
    expect(answerHour(night, at('2026-11-28T04:00:00Z'), ZONE)).toEqual(night);
    expect(answerHour(night, at('2026-11-28T03:59:59Z'), ZONE)).toEqual(at('2026-11-28T15:00:00Z'));
    expect(answerHour(night, null, ZONE)).toEqual(at('2026-11-28T15:00:00Z'));
  });
});
