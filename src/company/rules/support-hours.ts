// When live support answers, as the welcome dialog says it (docs/product/welcome-and-contact.md#live-support).
import type { OpeningHours } from '../facts/settings.ts';
import { slotLabel } from './booking-hours.ts';
import { minutesOf } from './company-time.ts';
import { openingPatterns } from './opening-hours.ts';

/** The hours listed in the welcome dialog. */
export const supportHours: readonly OpeningHours[] = [
  { days: 'Monday-Friday', hours: '8:00 AM - 6:00 PM' },
  { days: 'Saturday', hours: '9:00 AM - 4:00 PM' },
  { days: 'Sunday', hours: 'Closed' },
];

/** How soon an answer comes, by whether somebody is there. */
export const responseTimes = {
  online: 'Usually within 5 minutes',
  offline: 'Within 2-4 hours',
} as const;

/**
 * Hours of the week for a script that shall know nothing else: minutes since midnight, a day each from Sunday on, such as
 * ",480-1080,480-1080,480-1080,480-1080,480-1080,540-960".
 */
export function supportWeek(lines: readonly OpeningHours[]): string {
  const patterns = openingPatterns(lines);
  const days: readonly string[] = week;
  return days
    .map((day) => {
      const open = patterns.find((pattern) => pattern.days.some((name) => name === day));
      return open ? `${minutesOf(open.opens)}-${minutesOf(open.closes)}` : '';
    })
    .join();
}

const week = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Opening and closing of a day as "HH:MM"; null on which nobody answers. */
export type OpenDay = { opens: string; closes: string } | null;

const workWeek = [...week.slice(1), 'Sunday'];

/** Lines such as "Monday-Friday", "8:00 AM - 6:00 PM" as seven days from Monday on. */
export function daysOfHours(lines: readonly OpeningHours[]): OpenDay[] {
  const patterns = openingPatterns(lines);
  return workWeek.map((day) => {
    const open = patterns.find(({ days }) => days.some((name) => name === day));
    return open ? { opens: open.opens, closes: open.closes } : null;
  });
}

/** Seven days from Monday on as lines for people, days with the same hours in one. */
export function hoursOfDays(days: readonly OpenDay[]): OpeningHours[] {
  const lines: { first: string; last: string; hours: string }[] = [];
  for (const [index, day] of days.entries()) {
    const name = workWeek[index] ?? '';
    const hours = day ? `${slotLabel(day.opens)} - ${slotLabel(day.closes)}` : 'Closed';
    const before = lines.at(-1);
    if (before?.hours === hours) before.last = name;
    else lines.push({ first: name, last: name, hours });
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first}-${last}`,
    hours,
  }));
}
