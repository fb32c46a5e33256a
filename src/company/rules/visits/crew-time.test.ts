// When a crew's report happened: the same wrong clock makes no difference, a clock that was set in between makes the time unsure.
import { describe, expect, it } from 'vitest';
import { crewTime } from './crew-time.ts';

const day = { date: '2026-11-09', timeZone: 'America/Chicago' };
const received = '2026-11-09T16:00:00.000Z';
const timeOf = (takenAt: string, sentAt = received, receivedAt = received) =>
  crewTime(
    { takenAt: new Date(takenAt), sentAt: new Date(sentAt), receivedAt: new Date(receivedAt) },
    day,
  );
const iso = (date: Date) => date.toISOString();

describe('the time of a report', () => {
  it('is when it was tapped, however wrong the clock that tapped and sent', () => {
    for (const year of ['1970', '2001', '2026', '2099', '9998']) {
      const time = timeOf(`${year}-11-09T15:30:00.000Z`, `${year}-11-09T16:00:00.000Z`);
      expect(time).toMatchObject({ isUnsure: false, notedAt: time.happenedAt });
      expect(iso(time.happenedAt)).toBe('2026-11-09T15:30:00.000Z');
    }
  });

  it('is held to the crew’s day, from midnight to midnight in Cypress', () => {
    const inside = ['2026-11-09T06:00:00.000Z', '2026-11-10T05:59:00.000Z'];
    const outside = ['2026-11-09T05:59:00.000Z', '2026-11-10T06:00:00.000Z'];
    const late = '2026-11-12T15:00:00.000Z';
    for (const at of inside) {
      expect([at, timeOf(at, late, late).isUnsure]).toEqual([at, false]);
    }
    for (const at of outside) {
      const time = timeOf(at, late, late);
      expect([at, time.isUnsure, iso(time.happenedAt)]).toEqual([at, true, at]);
      expect(iso(time.notedAt)).toBe('2026-11-10T05:59:00.000Z');
    }
  });

  it('is unsure when the clock was reset between tapping and sending, and stands where it was received', () => {
    const before = timeOf('1970-01-01T00:10:00.000Z');
    const after = timeOf('2026-11-09T15:30:00.000Z', '1970-01-01T00:10:00.000Z');
    for (const time of [before, after]) {
      expect([time.isUnsure, iso(time.notedAt)]).toEqual([true, received]);
    }
    expect(iso(before.happenedAt)).toBe('1970-01-01T00:10:00.000Z');
  });

  it('allows for a clock that is corrected by seconds, and says no later than now', () => {
    const time = timeOf('2026-11-09T16:01:30.000Z');
    expect([time.isUnsure, iso(time.happenedAt)]).toEqual([false, received]);
    expect(timeOf('2026-11-09T16:02:30.000Z').isUnsure).toBe(true);
  });

  it('can be stored, whatever the phone says', () => {
    for (const [taken, sent] of [
      ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.000Z'],
      ['9999-12-31T23:59:59.000Z', '0000-01-01T00:00:00.000Z'],
    ] as const) {
      expect(iso(timeOf(taken, sent).happenedAt)).toMatch(/^\d{4}-/);
      expect(timeOf(taken, sent).happenedAt.getUTCFullYear()).toBeGreaterThan(0);
    }
  });
});
