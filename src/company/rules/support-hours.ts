// When live support answers, as the welcome dialog says it (docs/product/welcome-and-contact.md#live-support).
import type { OpeningHours } from '../facts/settings.ts';

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
 * Whether support is online: Monday-Friday from 8:00 to before 18:00, Saturday 9:00 to before 16:00.
 *
 * @param weekday of the visitor's own clock, 0 is Sunday.
 * @param hour of the visitor's own clock, 0 to 23.
 */
export function isSupportOnline(weekday: number, hour: number): boolean {
  if (weekday === 0) return false;
  return weekday === 6 ? hour >= 9 && hour < 16 : hour >= 8 && hour < 18;
}
