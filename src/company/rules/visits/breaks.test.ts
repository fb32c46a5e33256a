// Breaks: which are paid, what taps say of them, and what they take from the hours.
import { describe, expect, it } from 'vitest';
import {
  type BreakTap,
  breakRule,
  isWithin,
  judgedBreak,
  minutesOfBreak,
  sameBreaks,
  tappedBreaks,
  unpaidMinutes,
} from './breaks.ts';

const at = (time: string) => new Date(`2026-11-03T${time}-06:00`);
const tap = (
  kind: 'start' | 'end',
  people: string[],
  time: string,
  isUnsure = false,
): BreakTap => ({
  ...{ kind: `break-${kind}`, people, at: at(time), isUnsure },
});

describe('a break', () => {
  it('is paid below thirty minutes, and longer ones where work went on', () => {
    expect([0, 4, 5, 20, 21, 29, 30, 90].map((minutes) => breakRule(minutes).kind)).toEqual([
      ...['rest', 'rest', 'rest', 'rest'],
      ...['between', 'between', 'meal', 'meal'],
    ]);
    const paid = (until: string, worked?: boolean) =>
      judgedBreak(at('12:00:00'), at(until), worked).isPaid;
    expect([paid('12:20:00'), paid('12:29:00'), paid('12:30:00')]).toEqual([true, true, false]);
    expect(paid('12:30:00', true)).toBe(true);
    expect(judgedBreak(at('12:00:00'), null)).toMatchObject({ isPaid: true, until: null });
  });

  it('takes from the hours what lies within them', () => {
    const span = { from: at('08:00:00'), until: at('16:00:00') };
    const meal = judgedBreak(at('12:00:00'), at('12:45:00'));
    const late = judgedBreak(at('15:50:00'), at('16:30:00'));
    const after = judgedBreak(at('17:00:00'), at('18:00:00'));
    const open = judgedBreak(at('14:00:00'), null);
    const rest = judgedBreak(at('10:00:00'), at('10:15:00'));
    expect(unpaidMinutes([rest, meal, open], span)).toBe(45);
    expect(unpaidMinutes([late, after], span)).toBe(10);
    expect([meal, late, after, open].map((one) => isWithin(one, span))).toEqual([
      ...[true, false, false, true],
    ]);
    expect([minutesOfBreak(meal), minutesOfBreak(open)]).toEqual([45, 0]);
    expect(sameBreaks([meal], [{ ...meal, isPaid: true }], 'times')).toBe(true);
    expect(sameBreaks([meal], [{ ...meal, isPaid: true }], 'times and pay')).toBe(false);
    expect(sameBreaks([meal], [meal, rest], 'times')).toBe(false);
    expect(sameBreaks([open], [judgedBreak(open.from, at('14:10:00'))], 'times')).toBe(false);
  });
});

describe('breaks from taps', () => {
  it('are of each person, to the minute, and open until they are ended', () => {
    const breaks = tappedBreaks([
      tap('start', ['Ana', 'Luis'], '12:00:40'),
      tap('start', ['luis'], '12:05:00'),
      tap('end', ['Luis'], '12:35:10'),
      tap('end', ['Luis'], '12:50:00', true),
    ]);
    const from = at('12:00:00');
    expect(breaks.get('luis')).toEqual([
      { from, until: at('12:35:00'), isPaid: false, isUnsure: false },
    ]);
    expect(breaks.get('ana')).toEqual([{ from, until: null, isPaid: true, isUnsure: false }]);
  });

  it('within a minute are mistakes, and one unsure time makes a break unsure', () => {
    const breaks = tappedBreaks([
      tap('start', ['Ana', 'Luis'], '12:00:10'),
      tap('end', ['Ana', 'Luis'], '12:00:50'),
      tap('start', ['Ana'], '13:00:00'),
      tap('end', ['Ana'], '13:15:00', true),
    ]);
    expect(breaks.get('luis')).toEqual([]);
    expect(breaks.get('ana')).toMatchObject([{ isUnsure: true, isPaid: true }]);
  });
});
