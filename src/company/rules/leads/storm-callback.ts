// By when someone calls back after a storm: within the hour when the office is open or someone is on call.
import { addDays, dateInZone, toInstant } from '../time/company-time.ts';
import { hoursOn, type Office } from '../time/reply-promise.ts';

/** How long a call takes to come while there is someone to make it (docs/product/storm.md#callback). */
export const CALL_BACK_MINUTES = 60;

const LOOK_AHEAD_DAYS = 30;

/**
 * The instant by which someone calls: an hour from now, or, when the office is closed and no one is on call, an hour after
 * it opens next.
 */
export function callBackBy(now: Date, office: Office & { isOnCall: boolean }): Date {
  const { timeZone, isOnCall } = office;
  const today = dateInZone(now, timeZone);
  if (isOnCall) return hourAfter(now);
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const date = addDays(today, ahead);
    const hours = hoursOn(date, office);
    if (!hours) continue;
    if (now < toInstant(date, hours.opens, timeZone)) {
      return hourAfter(toInstant(date, hours.opens, timeZone));
    }
    if (now < toInstant(date, hours.closes, timeZone)) return hourAfter(now);
  }
  return hourAfter(toInstant(addDays(today, 1), '08:00', timeZone));
}

function hourAfter(instant: Date): Date {
  return new Date(instant.getTime() + CALL_BACK_MINUTES * 60_000);
}
