// Dates and times as the API writes them: wall dates and times at the company.
import { z } from 'zod';
import { isCalendarDate, isCalendarMonth, isTimeOfDay } from '#company/rules/time/company-time.ts';

/** The years in which anything of the company can lie; the week around a date and the month after it exist as well. */
const YEARS = { first: '2000', last: '2199' } as const;
const OUT_OF_YEARS = `Please enter a date from ${YEARS.first} to ${YEARS.last}.`;

/** A date of the calendar, YYYY-MM-DD; February 30 is refused, and so are years in which nothing happens here. */
export const CalendarDate = z
  .string({ error: 'Please choose a date.' })
  .refine(isCalendarDate, {
    error: 'Please enter a date of the calendar as YYYY-MM-DD.',
    abort: true,
  })
  .refine(isWithinYears, { error: OUT_OF_YEARS })
  .describe('YYYY-MM-DD, wall date at the company');

/** A month, YYYY-MM. */
export const CalendarMonth = z
  .string()
  .refine(isCalendarMonth, { error: 'Please enter a month as YYYY-MM.', abort: true })
  .refine(isWithinYears, { error: OUT_OF_YEARS });

/** A year, in a path. */
export const YearText = z
  .string()
  .regex(/^\d{4}$/, { error: 'Please enter a year.' })
  .refine(isWithinYears, { error: OUT_OF_YEARS })
  .transform(Number);

/** A moment of the company's time, ISO 8601 in UTC, within the same years. */
export const CompanyInstant = z.iso.datetime().refine(isWithinYears, { error: OUT_OF_YEARS });

/** A time of day, HH:MM in 24 hours. */
export const TimeOfDay = z
  .string({ error: 'Please choose a time.' })
  .refine(isTimeOfDay, { error: 'Please enter a time as HH:MM.' })
  .describe('HH:MM, wall time at the company');

function isWithinYears(text: string): boolean {
  return text.slice(0, 4) >= YEARS.first && text.slice(0, 4) <= YEARS.last;
}
