// Proves the grid's keys over leap days, month ends and the ends of the calendar.
import { describe, expect, it } from 'vitest';
import { addMonthsToDate, boundsAround, dayAfterKey, within } from './calendar-keys.ts';

const bounds = { first: '2020-01-01', last: '2032-12-31' };
const dayAfter = (date: string, key: string, withShift = false) =>
  dayAfterKey(date, key, withShift, bounds);

describe('dayAfterKey', () => {
  it('moves by a day and by a week, over month and year edges', () => {
    expect(dayAfter('2026-11-30', 'ArrowRight')).toBe('2026-12-01');
    expect(dayAfter('2026-12-01', 'ArrowLeft')).toBe('2026-11-30');
    expect(dayAfter('2026-12-29', 'ArrowDown')).toBe('2027-01-05');
    expect(dayAfter('2027-01-03', 'ArrowUp')).toBe('2026-12-27');
  });

  it('passes through 29 February in a leap year only', () => {
    expect(dayAfter('2028-02-28', 'ArrowRight')).toBe('2028-02-29');
    expect(dayAfter('2028-02-29', 'ArrowRight')).toBe('2028-03-01');
    expect(dayAfter('2027-02-28', 'ArrowRight')).toBe('2027-03-01');
    expect(dayAfter('2028-03-07', 'ArrowUp')).toBe('2028-02-29');
  });

  it('does not stumble over the days on which clocks change', () => {
    expect(dayAfter('2026-11-01', 'ArrowRight')).toBe('2026-11-02');
    expect(dayAfter('2027-03-14', 'ArrowRight')).toBe('2027-03-15');
    expect(dayAfter('2027-03-15', 'ArrowLeft')).toBe('2027-03-14');
  });

  it('goes to Sunday and Saturday of the week that is shown', () => {
    expect(dayAfter('2026-11-18', 'Home')).toBe('2026-11-15');
    expect(dayAfter('2026-11-18', 'End')).toBe('2026-11-21');
    expect(dayAfter('2026-11-15', 'Home')).toBe('2026-11-15');
  });

  it('keeps Home and End inside the month', () => {
    expect(dayAfter('2026-12-03', 'Home')).toBe('2026-12-01');
    expect(dayAfter('2026-12-29', 'End')).toBe('2026-12-31');
  });

  it('turns months and lands on the last day of a shorter one', () => {
    expect(dayAfter('2026-11-18', 'PageUp')).toBe('2026-10-18');
    expect(dayAfter('2026-10-31', 'PageDown')).toBe('2026-11-30');
    expect(dayAfter('2027-03-31', 'PageUp')).toBe('2027-02-28');
    expect(dayAfter('2028-01-30', 'PageDown')).toBe('2028-02-29');
  });

  it('turns years and lands on 28 February after a leap day', () => {
    expect(dayAfter('2026-11-18', 'PageDown', true)).toBe('2027-11-18');
    expect(dayAfter('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
    expect(dayAfter('2028-02-29', 'PageUp', true)).toBe('2027-02-28');
  });

  it('stops at the ends of the calendar', () => {
    expect(dayAfter('2032-12-31', 'ArrowRight')).toBe('2032-12-31');
    expect(dayAfter('2032-06-15', 'PageDown', true)).toBe('2032-12-31');
    expect(dayAfter('2020-01-03', 'ArrowUp')).toBe('2020-01-01');
  });

  it('leaves other keys alone', () => {
    expect(dayAfter('2026-11-18', 'Enter')).toBeNull();
    expect(dayAfter('2026-11-18', 'a')).toBeNull();
  });
});

describe('addMonthsToDate and within', () => {
  it('go back over the turn of a year', () => {
    expect(addMonthsToDate('2027-01-31', -2)).toBe('2026-11-30');
    expect(addMonthsToDate('2028-02-29', 12)).toBe('2029-02-28');
  });

  it('move a day into the bounds', () => {
    expect(within('2019-12-31', bounds)).toBe('2020-01-01');
    expect(within('2026-11-18', bounds)).toBe('2026-11-18');
  });
});

describe('boundsAround', () => {
  it('reaches from a year back to the end of the month two years ahead', () => {
    expect(boundsAround('2026-02-20')).toEqual({ first: '2025-02-01', last: '2028-02-29' });
  });
});
