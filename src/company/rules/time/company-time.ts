// Calendar dates and wall times at the company, without a date library: dates are 'YYYY-MM-DD', times 'HH:MM'.
import type { Language } from '../../facts/languages.ts';
import { localeOf } from './locale.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The parts of a calendar date as numbers, month 1–12. */
type DateParts = { year: number; month: number; day: number };

/**
 * Whether a text is a date of the Gregorian calendar. `new Date('2026-02-30')` would accept it as March 2,
 * so the parts are read back and compared.
 */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const { year, month, day } = dateParts(text);
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysInMonth(`${text.slice(0, 7)}`);
}

/** Whether a text is a month such as '2026-11'. */
export function isCalendarMonth(text: string): boolean {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && Number(text.slice(0, 4)) >= 1;
}

/** Whether a text is a time of day 'HH:MM' in 24 hours. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The date `count` days later, or earlier when negative. */
export function addDays(date: string, count: number): string {
  return new Date(utcMidnight(date) + count * DAY).toISOString().slice(0, 10);
}

/** The month `count` months later, 'YYYY-MM' in and out. */
export function addMonths(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnight(to) - utcMidnight(from)) / DAY);
}

/** Day of the week, 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

/** The number of days of a month 'YYYY-MM'. */
export function daysInMonth(month: string): number {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();
}

/** Every date of a month 'YYYY-MM', in order. */
export function datesOfMonth(month: string): string[] {
  return Array.from(
    { length: daysInMonth(month) },
    (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
  );
}

/** 'HH:MM' as minutes since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Minutes since midnight as 'HH:MM'. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** The calendar date that clocks in a time zone show at an instant. */
export function dateInZone(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(0, 10);
}

/** The time of day 'HH:MM' that clocks in a time zone show at an instant. */
export function timeInZone(instant: Date, timeZone: string): string {
  return wallClock(instant, timeZone).slice(11, 16);
}

/**
 * The instant at which clocks in a time zone show a date and time. A time that the spring change skips is read with
 * the offset before the change, one that the fall change repeats means its first occurrence (as RFC 5545 3.3.5 says).
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const wall = utcMidnight(date) + minutesOf(time) * MINUTE;
  const before = wall - offsetAt(wall - DAY, timeZone);
  const after = wall - offsetAt(wall + DAY, timeZone);
  const candidates = [Math.min(before, after), Math.max(before, after)];
  const exact = candidates.find((instant) => instant + offsetAt(instant, timeZone) === wall);
  return new Date(exact ?? before);
}

/** A date in words for people, such as "Tuesday, November 24, 2026" or "martes, 24 de noviembre de 2026". */
export function formatDate(date: string, language: Language = 'en'): string {
  return longDate(language).format(utcMidnight(date));
}

/** The same without the day of the week, such as "November 24, 2026" or "24 de noviembre de 2026". */
export function formatShortDate(date: string, language: Language = 'en'): string {
  return shortDate(language).format(utcMidnight(date));
}

/** A day of each year, 'MM-DD', in words for people, such as "March 10" or "10 de marzo". */
export function formatMonthDay(monthDay: string, language: Language = 'en'): string {
  return dayOfMonth(language).format(utcMidnight(`2000-${monthDay}`));
}

/** Days from one to another in words for people, such as "October 5 to November 24, 2026" or "del 5 de octubre al 24 de noviembre de 2026". */
export function formatDays(from: string, to: string, language: Language = 'en'): string {
  if (from === to) return formatDate(from, language);
  const [first, last] = [from, to].map((date) => formatMonthDay(date.slice(5), language));
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (language === 'es') {
    return `del ${first}${year === lastYear ? '' : ` de ${year}`} al ${last} de ${lastYear}`;
  }
  return year === lastYear
    ? `${first} to ${last}, ${year}`
    : `${first}, ${year} to ${last}, ${lastYear}`;
}

/** A month in words for people, such as "November 2026" or "noviembre de 2026". */
export function formatMonth(month: string, language: Language = 'en'): string {
  return monthAndYear(language).format(utcMidnight(`${month}-01`));
}

const dayOfMonth = byLanguage({ month: 'long', day: 'numeric' });
const longDate = byLanguage({ dateStyle: 'full' });
const shortDate = byLanguage({ dateStyle: 'long' });
const monthAndYear = byLanguage({ month: 'long', year: 'numeric' });

/** A way to write dates, made once for each language that asks for it. */
function byLanguage(how: Intl.DateTimeFormatOptions): (language: Language) => Intl.DateTimeFormat {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {};
  return (language) => {
    formats[language] ??= new Intl.DateTimeFormat(localeOf[language], { ...how, timeZone: 'UTC' });
    return formats[language];
  };
}

function dateParts(date: string): DateParts {
  return {
    year: Number(date.slice(0, 4)),
    month: Number(date.slice(5, 7)),
    day: Number(date.slice(8, 10)),
  };
}

/** Parsed from text, because `Date.UTC` takes the years 1 to 99 for 1901 to 1999. */
function utcMidnight(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const wall = wallClock(new Date(instant), timeZone);
  return Date.parse(`${wall}Z`) - Math.floor(instant / 1000) * 1000;
}

const wallFormats = new Map<string, Intl.DateTimeFormat>();

/** The wall clock as 'YYYY-MM-DDTHH:MM:SS'. */
function wallClock(instant: Date, timeZone: string): string {
  let format = wallFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone,
    });
    wallFormats.set(timeZone, format);
  }
  return format.format(instant).replace(' ', 'T');
}
