// What is recorded of a pesticide application, and until when people and pets stay off (docs/product/crew-page.md#application-record).

import { slotLabel } from '../booking/booking-hours.ts';
import { dateInZone, formatDate, timeInZone } from '../time/company-time.ts';

export const windDirections = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

/** Names of work for which a pesticide is applied. */
const PESTICIDE_WORK = /weed control|pre-?emergent|pesticide/i;

/** Whether a visit needs a record: work with a pesticide, as long as the company has the license for it. */
export function needsApplicationRecord(serviceType: string, pesticideLicense: string): boolean {
  return pesticideLicense.trim() !== '' && PESTICIDE_WORK.test(serviceType);
}

/** When people and pets may be on it again. */
export function reEntryAt({ appliedAt, reEntryHours }: { appliedAt: Date; reEntryHours: number }) {
  return new Date(appliedAt.getTime() + reEntryHours * 3_600_000);
}

/** "3:40 PM", or with its date when that is another day than the application's. */
export function describeReEntry(
  application: { appliedAt: Date; reEntryHours: number },
  timeZone: string,
): string {
  const until = reEntryAt(application);
  const time = slotLabel(timeInZone(until, timeZone));
  const date = dateInZone(until, timeZone);
  return date === dateInZone(application.appliedAt, timeZone)
    ? time
    : `${time} on ${formatDate(date)}`;
}
