// Dates and times as the API writes them: wall dates and times at the company.
import { z } from 'zod';
import { isCalendarDate, isCalendarMonth, isTimeOfDay } from '#company/rules/company-time.ts';

/** A date of the calendar, YYYY-MM-DD; February 30 is refused. */
export const CalendarDate = z
  .string({ error: 'Please choose a date.' })
  .refine(isCalendarDate, { error: 'Please enter a date of the calendar as YYYY-MM-DD.' })
  .describe('YYYY-MM-DD, wall date at the company');

/** A month, YYYY-MM. */
export const CalendarMonth = z
  .string()
  .refine(isCalendarMonth, { error: 'Please enter a month as YYYY-MM.' });

/** A time of day, HH:MM in 24 hours. */
export const TimeOfDay = z
  .string({ error: 'Please choose a time.' })
  .refine(isTimeOfDay, { error: 'Please enter a time as HH:MM.' })
  .describe('HH:MM, wall time at the company');
