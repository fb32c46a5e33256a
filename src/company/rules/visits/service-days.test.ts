// When a lawn plan can start, worked out on the calendar of November 2026: the 9th is a Monday, the 26th Thanksgiving.
import { describe, expect, it } from 'vitest';
import { nextServiceDay, startDateFault } from './service-days.ts';

const closed = new Map([
  ['2026-11-26', 'Thanksgiving Day'],
  ['2026-11-27', 'Day after Thanksgiving'],
]);

describe('the next service day', () => {
  it.each([
    ['2026-11-09', '2026-11-10'],
    ['2026-11-12', '2026-11-13'],
    ['2026-11-13', '2026-11-16'],
    ['2026-11-14', '2026-11-16'],
    ['2026-11-15', '2026-11-16'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    // Over the holiday and its weekend.
    ['2026-11-25', '2026-11-30'],
  ])('after %s is %s', (date, next) => {
    expect(nextServiceDay(date, closed)).toBe(next);
  });
});

describe('a start date', () => {
  const today = '2026-11-09';
  it.each([
    ['2026-11-10', null],
    ['2026-11-20', null],
    // 180 days ahead is Saturday, May 8; the Friday before is the last.
    ['2027-05-07', null],
    ['2026-11-09', 'Please choose a day after today.'],
    ['2025-08-08', 'Please choose a day after today.'],
    ['2027-05-10', 'Please choose a day within the next 180 days.'],
    ['9999-12-31', 'Please choose a day within the next 180 days.'],
    ['2026-11-14', 'We mow Monday to Friday. Please choose a weekday.'],
    ['2026-11-15', 'We mow Monday to Friday. Please choose a weekday.'],
    [
      '2026-11-26',
      'We are closed on Thursday, November 26, 2026 (Thanksgiving Day). Please choose another day.',
    ],
  ])('of %s', (date, fault) => {
    expect(startDateFault(date, today, closed)).toBe(fault);
  });

  it('may lie exactly 180 days ahead', () => {
    expect(startDateFault('2027-05-10', '2026-11-11')).toBeNull();
    expect(startDateFault('2027-05-11', '2026-11-11')).toMatch(/next 180 days/);
  });
});
