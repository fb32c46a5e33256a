// Says the chosen time in the visitor's own zone when it differs from the company's.

import { fill } from '#company/rules/platform/fill-message.ts';
import { dateInZone, formatDate, timeInZone, toInstant } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import { zoneName } from '#company/rules/time/zone-name.ts';
import type { CalendarMessages } from '../messages/calendar-messages.en.ts';

/** The zone that the visitor's device is set to. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * A sentence for visitors elsewhere, or null when their clocks show the same. With a time it converts that time, else
 * it only says that the zones differ. `date` and `time` are wall time at the company.
 */
export function visitorZoneNote(
  words: CalendarMessages,
  date: string,
  time: string | null,
  timeZone: string,
  ownZone = deviceZone(),
): string | null {
  if (ownZone === timeZone) return null;
  const instant = toInstant(date, time ?? '12:00', timeZone);
  const ownTime = timeInZone(instant, ownZone);
  const ownDate = dateInZone(instant, ownZone);
  if (ownDate === date && ownTime === timeInZone(instant, timeZone)) return null;
  const { language } = words;
  const zone = zoneName(ownZone, language);
  if (!time) return fill(words.deviceZone, { zone });
  return fill(ownDate === date ? words.ownTime : words.ownTimeOnDay, {
    time: timeLabel(time, language),
    own: timeLabel(ownTime, language),
    date: formatDate(ownDate, language),
    zone,
  });
}
