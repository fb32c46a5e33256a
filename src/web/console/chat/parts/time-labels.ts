// Times as the desk says them: how long something has lasted, and when it was, by the company's clock.

import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago, as a clock that ticks: "0:07", "12:40", "3 h 05 min", "2 days". */
export function lasting(ms: number): string {
  const past = Math.max(0, ms);
  if (past < HOUR) return `${Math.floor(past / MINUTE)}:${two(Math.floor(past / 1_000) % 60)}`;
  if (past < DAY) return `${Math.floor(past / HOUR)} h ${two(Math.floor(past / MINUTE) % 60)} min`;
  const days = Math.floor(past / DAY);
  return days === 1 ? '1 day' : `${days} days`;
}

/** The same aloud, without seconds, which no one wants to hear. */
export function lastingAloud(ms: number): string {
  const minutes = Math.floor(Math.max(0, ms) / MINUTE);
  if (minutes < 1) return 'less than a minute';
  return minutes === 1 ? '1 minute' : minutes < 60 ? `${minutes} minutes` : lasting(ms);
}

/** "9:42 AM" */
export function clockTime(iso: string, timeZone: string): string {
  return timeLabel(timeInZone(new Date(iso), timeZone));
}

/** "Today", or "Monday, November 23, 2026". */
export function dayWords(iso: string, now: number, timeZone: string): string {
  const date = dateInZone(new Date(iso), timeZone);
  return date === dateInZone(new Date(now), timeZone) ? 'Today' : formatDate(date);
}

/** "9:42 AM" for today, "Nov 20" for another day. */
export function briefTime(iso: string, now: number, timeZone: string): string {
  const date = dateInZone(new Date(iso), timeZone);
  if (date === dateInZone(new Date(now), timeZone)) return clockTime(iso, timeZone);
  return monthDay.format(Date.parse(`${date}T00:00:00Z`));
}

/** "8:00 PM today", or "Mon, Nov 30, 8:00 AM". */
export function soonTime(iso: string, now: number, timeZone: string): string {
  const date = dateInZone(new Date(iso), timeZone);
  const time = clockTime(iso, timeZone);
  if (date === dateInZone(new Date(now), timeZone)) return `${time} today`;
  return `${weekday.format(Date.parse(`${date}T00:00:00Z`))}, ${time}`;
}

/** "Snoozed until Mon, Nov 30, 8:00 AM by Olive Oak" */
export function snoozeLabel(
  { until, by }: { until: string; by: string },
  now: number,
  timeZone: string,
): string {
  return `Snoozed until ${soonTime(until, now, timeZone)} by ${by}`;
}

const weekday = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const monthDay = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function two(count: number): string {
  return String(count).padStart(2, '0');
}
