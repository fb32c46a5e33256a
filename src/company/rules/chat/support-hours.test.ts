// The borders of the live support hours, by the clock at the company wherever the visitor is.
import { expect, it } from 'vitest';
import { addDays, toInstant } from '../time/company-time.ts';
import { openingPatterns } from '../time/opening-hours.ts';
import { nextSpan, openSpan } from './support-answer.ts';
import { isSupportOnline } from './support-clock.ts';
import {
  daysOfHours,
  hoursOfDates,
  hoursOfDays,
  spanErrors,
  supportDates,
  supportHours,
  supportWeek,
} from './support-hours.ts';

const ZONE = 'America/Chicago';
const WEEK = supportWeek(supportHours);
/** A Sunday. */
const SUNDAY = '2026-11-22';

it('is a week for a script', () => {
  expect(WEEK).toBe(',480-1080,480-1080,480-1080,480-1080,480-1080,540-960');
  expect(supportWeek([{ days: 'Sunday', hours: 'by chance' }])).toBe(',,,,,,');
  expect(isSupportOnline('', ZONE, new Date())).toBe(false);
});

it.each([
  ['Sunday noon', 0, '12:00', false],
  ['Monday 7:59', 1, '07:59', false],
  ['Monday 8:00', 1, '08:00', true],
  ['Friday 17:59', 5, '17:59', true],
  ['Friday 18:00', 5, '18:00', false],
  ['Saturday 8:59', 6, '08:59', false],
  ['Saturday 9:00', 6, '09:00', true],
  ['Saturday 15:59', 6, '15:59', true],
  ['Saturday 16:00', 6, '16:00', false],
  ['midnight', 3, '00:00', false],
])('%s', (_, weekday, time, isOnline) => {
  const now = toInstant(addDays(SUNDAY, weekday), time, ZONE);
  expect(isSupportOnline(WEEK, ZONE, now)).toBe(isOnline);
});

it('goes by the time zone of the company, also around the change of its clocks', () => {
  const isOnlineAt = (instant: string) => isSupportOnline(WEEK, ZONE, new Date(instant));
  expect(isOnlineAt('2026-10-30T13:00:00Z')).toBe(true);
  expect(isOnlineAt('2026-11-02T13:00:00Z')).toBe(false);
  expect(isOnlineAt('2026-11-02T14:00:00Z')).toBe(true);
  expect(isSupportOnline(WEEK, 'Asia/Kathmandu', new Date('2026-11-02T02:15:00Z'))).toBe(true);
  expect(isSupportOnline(WEEK, 'Asia/Kathmandu', new Date('2026-11-02T02:14:00Z'))).toBe(false);
});

it('is closed on a day that says so, from midnight to midnight at the company', () => {
  const dates = supportDates(['2026-11-26', '2026-12-25'].map((date) => ({ date, spans: [] })));
  expect(dates).toBe('11/26/2026,12/25/2026');
  const isOnlineAt = (instant: string) => isSupportOnline(WEEK, ZONE, new Date(instant), dates);
  expect(isOnlineAt('2026-11-25T23:59:00Z')).toBe(true);
  expect(isOnlineAt('2026-11-26T16:00:00Z')).toBe(false);
  expect(isOnlineAt('2026-11-27T16:00:00Z')).toBe(true);
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
      const now = toInstant(addDays(SUNDAY, weekday), time, ZONE);
      expect(isSupportOnline(WEEK, ZONE, now), `${name} ${time}`).toBe(isListed);
    }
  }
});

const LUNCH = [{ days: 'Monday-Friday', hours: '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM' }];
const MONDAY = addDays(SUNDAY, 1);

it.each([
  ['11:59', true, '13:00'],
  ['12:00', false, '13:00'],
  ['12:59', false, '13:00'],
  ['13:00', true, undefined],
  ['16:59', true, undefined],
  ['17:00', false, undefined],
])('closes over lunch: at %s', (time, isOpen, opensAgain) => {
  const calendar = { hours: LUNCH, dates: new Map(), timeZone: ZONE };
  const now = toInstant(MONDAY, time, ZONE);
  expect(isSupportOnline(supportWeek(LUNCH), ZONE, now)).toBe(isOpen);
  expect(openSpan(now, calendar) !== undefined).toBe(isOpen);
  const next = opensAgain
    ? toInstant(MONDAY, opensAgain, ZONE)
    : toInstant(addDays(MONDAY, 1), '08:00', ZONE);
  expect(nextSpan(now, calendar)?.opens).toEqual(next);
});

const CHRISTMAS_EVE = {
  date: '2026-12-24',
  spans: [
    { opens: '08:00', closes: '10:00' },
    { opens: '11:00', closes: '12:00' },
  ],
};
/** A Sunday, on which no one answers otherwise. */
const MARKET = { date: '2026-12-20', spans: [{ opens: '10:00', closes: '14:00' }] };
const OWN_DATES = [{ date: '2026-12-25', spans: [] }, CHRISTMAS_EVE, MARKET];

it.each([
  ['2026-12-24', '07:59', false, '2026-12-24 08:00'],
  ['2026-12-24', '08:00', true, '2026-12-24 11:00'],
  ['2026-12-24', '10:00', false, '2026-12-24 11:00'],
  ['2026-12-24', '11:59', true, '2026-12-26 09:00'],
  ['2026-12-24', '12:00', false, '2026-12-26 09:00'],
  ['2026-12-25', '10:00', false, '2026-12-26 09:00'],
  ['2026-12-20', '13:59', true, '2026-12-21 08:00'],
  ['2026-12-23', '17:59', true, '2026-12-24 08:00'],
])('goes by the own hours of a date: %s at %s', (date, time, isOpen, opensNext) => {
  const dates = new Map(OWN_DATES.map((own) => [own.date, own.spans]));
  const calendar = { hours: supportHours, dates, timeZone: ZONE };
  const now = toInstant(date, time, ZONE);
  const [nextDate = '', nextTime = ''] = opensNext.split(' ');
  expect(isSupportOnline(WEEK, ZONE, now, supportDates(OWN_DATES))).toBe(isOpen);
  expect(openSpan(now, calendar) !== undefined).toBe(isOpen);
  expect(nextSpan(now, calendar)?.opens).toEqual(toInstant(nextDate, nextTime, ZONE));
});

it('says the hours of a date in a line for people', () => {
  expect(hoursOfDates(OWN_DATES)).toEqual([
    { days: 'Friday, December 25, 2026', hours: 'Closed' },
    {
      days: 'Thursday, December 24, 2026',
      hours: '8:00 AM - 10:00 AM, 11:00 AM - 12:00 PM',
    },
    { days: 'Sunday, December 20, 2026', hours: '10:00 AM - 2:00 PM' },
  ]);
});

it('is written in one line for days with the same hours, and read again', () => {
  const days = daysOfHours(LUNCH);
  expect(days[0]).toEqual([
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:00' },
  ]);
  expect(days[6]).toEqual([]);
  const lines = [...LUNCH, { days: 'Saturday-Sunday', hours: 'Closed' }];
  expect(hoursOfDays(days)).toEqual(lines);
});

it('takes spans in order that do not touch, and blank ones', () => {
  const span = (opens?: string, closes?: string) => ({ opens, closes });
  const wrong = (...spans: ReturnType<typeof span>[]) =>
    spanErrors(spans).map(({ place, field }) => `${place} ${field}`);
  expect(wrong(span('08:00', '12:00'), span(), span('13:00', '17:00'))).toEqual([]);
  expect(wrong(span('08:00', '12:00'), span('12:00', '17:00'))).toEqual(['1 opens']);
  expect(wrong(span('13:00', '17:00'), span('08:00', '12:00'))).toEqual(['1 opens']);
  expect(wrong(span('08:00'), span(undefined, '17:00'))).toEqual(['0 closes', '1 opens']);
  expect(wrong(span('08:00', '08:00'))).toEqual(['0 closes']);
});
