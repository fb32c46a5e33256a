// Dates and wall times at the company: impossible days, leap years, and the two nights on which clocks change.
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateInZone,
  datesOfMonth,
  daysBetween,
  daysInMonth,
  formatDate,
  formatDays,
  formatMonth,
  formatShortDate,
  isCalendarDate,
  isCalendarMonth,
  isTimeOfDay,
  minutesOf,
  timeInZone,
  timeOf,
  toInstant,
  weekdayOf,
} from './company-time.ts';

const CHICAGO = 'America/Chicago';

describe('a date of the calendar', () => {
  it.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])(
    '%s exists',
    (date) => expect(isCalendarDate(date)).toBe(true),
  );

  it.each([
    ['2026-02-29', 'no leap year'],
    ['2026-02-30', 'Node would read it as March 2'],
    ['1900-02-29', 'a century is no leap year'],
    ['2100-02-29', 'a century is no leap year'],
    ['2026-04-31', 'April has 30 days'],
    ['2026-00-10', 'no month 0'],
    ['2026-13-01', 'no month 13'],
    ['2026-01-00', 'no day 0'],
    ['2026-01-32', 'no day 32'],
    ['0000-01-01', 'no year 0'],
    ['12026-11-17', 'a digit too many'],
    ['2026-11-17 2026-11-17', 'two of them'],
    ['10000-01-01', 'five digits'],
    ['2026-1-1', 'no leading zeros'],
    ['26-01-01', 'two digits of a year'],
    ['2026/01/01', 'slashes'],
    ['01-02-2026', 'day first'],
    ['2026-01-01T00:00', 'an instant'],
    [' 2026-01-01', 'a space in front'],
    ['2026-01-01\n', 'a line break behind'],
    ['٢٠٢٦-٠١-٠١', 'digits of another script'],
    ['-026-01-01', 'a negative year'],
    ['', 'nothing'],
  ])('%j does not: %s', (date) => expect(isCalendarDate(date)).toBe(false));
});

describe('a month and a time of day', () => {
  it.each([
    ['2026-01', true],
    ['2026-12', true],
    ['9999-12', true],
    ['0001-01', true],
    ['12026-11', false],
    ['2026-00', false],
    ['2026-13', false],
    ['0000-05', false],
    ['2026-1', false],
    ['2026-01-01', false],
    ['', false],
  ])('month %j: %s', (month, isMonth) => expect(isCalendarMonth(month)).toBe(isMonth));

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['9:00', false],
    ['09:00:00', false],
    ['9 AM', false],
    ['-1:00', false],
    ['', false],
  ])('time %j: %s', (time, isTime) => expect(isTimeOfDay(time)).toBe(isTime));

  it('counts minutes since midnight and back', () => {
    expect([minutesOf('00:00'), minutesOf('08:30'), minutesOf('23:59')]).toEqual([0, 510, 1439]);
    expect([timeOf(0), timeOf(510), timeOf(1439)]).toEqual(['00:00', '08:30', '23:59']);
  });
});

describe('days in words', () => {
  it.each([
    ['2026-11-24', '2026-11-24', 'Tuesday, November 24, 2026'],
    ['2026-10-05', '2026-11-24', 'October 5 to November 24, 2026'],
    ['2025-12-31', '2026-01-01', 'December 31, 2025 to January 1, 2026'],
    ['2028-02-29', '2028-03-01', 'February 29 to March 1, 2028'],
  ])('%s to %s: %s', (from, to, words) => expect(formatDays(from, to)).toBe(words));

  it.each([
    ['2026-11-24', '2026-11-24', 'martes, 24 de noviembre de 2026'],
    ['2026-10-05', '2026-11-24', 'del 5 de octubre al 24 de noviembre de 2026'],
    ['2025-12-31', '2026-01-01', 'del 31 de diciembre de 2025 al 1 de enero de 2026'],
  ])('%s to %s in Spanish: %s', (from, to, words) => {
    expect(formatDays(from, to, 'es')).toBe(words);
  });
});

describe('counting days and months', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['2026-11-02', -1, '2026-11-01'],
    ['2026-11-09', 180, '2027-05-08'],
    ['0050-06-01', 1, '0050-06-02'],
    ['9999-12-30', 1, '9999-12-31'],
  ])('%s and %i days is %s', (date, count, later) => {
    expect(addDays(date, count)).toBe(later);
    expect(daysBetween(date, later)).toBe(count);
  });

  it.each([
    ['2026-01', 1, '2026-02'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-11', 18, '2028-05'],
    ['2026-03', 0, '2026-03'],
  ])('%s and %i months is %s', (month, count, later) => {
    expect(addMonths(month, count)).toBe(later);
  });

  it.each([
    ['2026-02', 28],
    ['2024-02', 29],
    ['2000-02', 29],
    ['1900-02', 28],
    ['2026-04', 30],
    ['2026-12', 31],
    ['9999-12', 31],
  ])('%s has %i days', (month, days) => {
    expect(daysInMonth(month)).toBe(days);
    const dates = datesOfMonth(month);
    expect(dates).toHaveLength(days);
    expect([dates[0], dates.at(-1)]).toEqual([`${month}-01`, `${month}-${days}`]);
  });

  it.each([
    ['2026-11-09', 1],
    ['2026-11-08', 0],
    ['2026-11-14', 6],
    ['2024-02-29', 4],
    ['2000-01-01', 6],
    ['1900-01-01', 1],
    ['0099-01-01', 4],
  ])('%s is weekday %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));
});

describe('the wall clock in Cypress', () => {
  it.each([
    ['2026-11-09', '09:00', '2026-11-09T15:00:00Z', 'winter'],
    ['2026-07-01', '09:00', '2026-07-01T14:00:00Z', 'summer'],
    ['2026-03-06', '08:00', '2026-03-06T14:00:00Z', 'the Friday before clocks go forward'],
    ['2026-03-07', '23:30', '2026-03-08T05:30:00Z', 'the evening before'],
    ['2026-03-08', '00:00', '2026-03-08T06:00:00Z', 'midnight of that night'],
    ['2026-03-08', '01:59', '2026-03-08T07:59:00Z', 'the last minute of winter time'],
    ['2026-03-08', '03:00', '2026-03-08T08:00:00Z', 'the first minute of summer time'],
    ['2026-03-08', '23:30', '2026-03-09T04:30:00Z', 'the evening of that day'],
    ['2026-03-09', '08:00', '2026-03-09T13:00:00Z', 'the Monday after'],
    ['2026-10-30', '17:00', '2026-10-30T22:00:00Z', 'the Friday before clocks go back'],
    ['2026-11-01', '00:59', '2026-11-01T05:59:00Z', 'before the repeated hour'],
    ['2026-11-01', '02:00', '2026-11-01T08:00:00Z', 'after the repeated hour'],
    ['2026-11-02', '08:00', '2026-11-02T14:00:00Z', 'the Monday after'],
  ])('shows %s %s at %s (%s)', (date, time, instant) => {
    expect(toInstant(date, time, CHICAGO)).toEqual(new Date(instant));
    expect(dateInZone(new Date(instant), CHICAGO)).toBe(date);
    expect(timeInZone(new Date(instant), CHICAGO)).toBe(time);
  });

  it.each([
    ['02:00', '2026-03-08T08:00:00Z'],
    ['02:30', '2026-03-08T08:30:00Z'],
    ['02:59', '2026-03-08T08:59:00Z'],
  ])('reads %s, which the spring change skips, with the offset before it', (time, instant) => {
    expect(toInstant('2026-03-08', time, CHICAGO)).toEqual(new Date(instant));
  });

  it.each([
    ['01:00', '2026-11-01T06:00:00Z'],
    ['01:30', '2026-11-01T06:30:00Z'],
    ['01:59', '2026-11-01T06:59:00Z'],
  ])('takes %s, which the fall change repeats, as its first occurrence', (time, instant) => {
    expect(toInstant('2026-11-01', time, CHICAGO)).toEqual(new Date(instant));
  });

  it('finds its way back from every half hour of the days around both changes', () => {
    const days = [
      '2026-03-06',
      '2026-03-07',
      '2026-03-09',
      '2026-10-31',
      '2026-11-01',
      '2026-11-02',
    ];
    for (const date of days) {
      for (let minutes = 0; minutes < 24 * 60; minutes += 30) {
        const instant = toInstant(date, timeOf(minutes), CHICAGO);
        expect([dateInZone(instant, CHICAGO), timeInZone(instant, CHICAGO)]).toEqual([
          date,
          timeOf(minutes),
        ]);
      }
    }
  });

  it.each([
    ['Asia/Kolkata', '2026-11-09T03:30:00Z'],
    ['Pacific/Kiritimati', '2026-11-08T19:00:00Z'],
    ['America/Los_Angeles', '2026-11-09T17:00:00Z'],
    ['UTC', '2026-11-09T09:00:00Z'],
  ])('knows other zones too: 9:00 in %s', (zone, instant) => {
    expect(toInstant('2026-11-09', '09:00', zone)).toEqual(new Date(instant));
  });
});

it('writes dates and months for people', () => {
  expect(formatDate('2026-11-24')).toBe('Tuesday, November 24, 2026');
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect(formatDate('2026-11-24', 'es')).toBe('martes, 24 de noviembre de 2026');
  expect(formatShortDate('2026-11-24')).toBe('November 24, 2026');
  expect(formatShortDate('2026-11-24', 'es')).toBe('24 de noviembre de 2026');
  expect(formatMonth('2026-11', 'es')).toBe('noviembre de 2026');
});
