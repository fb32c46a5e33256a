// Hours from taps: first setting out to last leaving, what is doubtful, and what of a week is overtime.
import { describe, expect, it } from 'vitest';
import {
  covers,
  decimalHours,
  hourLabel,
  overlap,
  overtimeOf,
  type StopTaps,
  tappedHours,
} from './payroll-hours.ts';

const DAY = { date: '2026-11-03', timeZone: 'America/Chicago' };
/** At the company, when it is six hours behind. */
const at = (time: string, day = '2026-11-03') => new Date(`${day}T${time}:00-06:00`);
const stop = (
  people: string[],
  [way, came, left]: (string | null)[],
  unsureTimes: string[] = [],
): StopTaps => ({
  ...{ people, unsureTimes },
  onTheWayAt: way ? at(way) : null,
  arrivedAt: came ? at(came) : null,
  completedAt: left ? at(left) : null,
});
const doubtsOf = (...stops: StopTaps[]) => tappedHours(stops, DAY)[0]?.doubts;

describe('hours from taps', () => {
  it('go from the first setting out to the last leaving, for everyone who was there', () => {
    const stops = [
      stop(['Luis', 'Ana'], ['07:30', '07:50', '09:00']),
      stop(['luis'], [null, '09:20', '11:15']),
    ];
    expect(tappedHours(stops, DAY)).toEqual([
      { person: 'Ana', from: at('07:30'), until: at('09:00'), doubts: [] },
      { person: 'Luis', from: at('07:30'), until: at('11:15'), doubts: [] },
    ]);
  });

  it('are to the minute, and begin with the arrival where no setting out was tapped', () => {
    const one = { ...stop(['Luis'], [null, '07:50', '09:00']) };
    one.arrivedAt = new Date(at('07:50').getTime() + 59_000);
    one.completedAt = new Date(at('09:00').getTime() + 1_000);
    expect(tappedHours([one], DAY)).toMatchObject([
      { from: at('07:50'), until: at('09:00'), doubts: [] },
    ]);
  });

  it('are doubtful without a leaving at the last stop', () => {
    expect(doubtsOf(stop(['Luis'], ['07:30', '07:50', null]))).toEqual(['no-leaving']);
    const later = stop(['Luis'], ['09:10', null, null]);
    expect(doubtsOf(stop(['Luis'], ['07:30', '07:50', '09:00']), later)).toEqual(['no-leaving']);
    expect(doubtsOf(later, stop(['Luis'], ['09:30', '09:40', '10:00']))).toEqual([]);
  });

  it('are doubtful without a begin, with an unsure time, on another day, or endless', () => {
    expect(doubtsOf(stop(['Luis'], [null, null, '09:00']))).toContain('no-start');
    expect(doubtsOf(stop(['Luis'], ['07:30', null, '09:00'], ['completedAt']))).toEqual([
      'unsure-time',
    ]);
    const night = {
      ...stop(['Luis'], ['07:30', null, null]),
      completedAt: at('00:30', '2026-11-04'),
    };
    expect(doubtsOf(night)).toEqual(['other-day', 'long']);
  });

  it('are no one’s where the crew did not say who was there', () => {
    const [known, unknown] = tappedHours(
      [stop(['Luis'], ['07:30', null, '09:00']), stop([], ['09:10', null, '12:00'])],
      DAY,
    );
    expect(known?.person).toBe('Luis');
    expect(unknown).toMatchObject({ person: null, from: at('09:10'), doubts: ['no-people'] });
    expect(tappedHours([stop([], [null, null, null])], DAY)).toEqual([]);
  });
});

describe('spans', () => {
  const span = (from: string, until: string) => ({ from: at(from), until: at(until) });
  it('overlap when they share time, not when one follows the other', () => {
    expect(overlap(span('07:00', '09:00'), span('08:59', '10:00'))).toBe(true);
    expect(overlap(span('07:00', '09:00'), span('09:00', '10:00'))).toBe(false);
  });
  it('cover what lies within them', () => {
    expect(covers([span('07:00', '12:00')], span('09:10', '12:00'))).toBe(true);
    expect(covers([span('07:00', '11:00')], span('09:10', '12:00'))).toBe(false);
    expect(covers([], { from: null, until: null })).toBe(false);
  });
});

describe('a week', () => {
  it('has overtime above forty hours, from the minute on at which they are reached', () => {
    const nine = 9 * 60;
    expect(overtimeOf([nine, nine, nine, nine, nine])).toEqual([0, 0, 0, 0, 300]);
    expect(overtimeOf([2400, 1, 60])).toEqual([0, 1, 60]);
    expect(overtimeOf([])).toEqual([]);
  });
  it('is said in hours', () => {
    expect([decimalHours(465), hourLabel(465), hourLabel(480), hourLabel(5)]).toEqual([
      ...['7.75', '7 h 45 min', '8 h', '5 min'],
    ]);
  });
});
