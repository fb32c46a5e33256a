// By when someone answers a report: within one business day, reckoned with the office hours.
import type { OpeningHours } from '../../facts/settings.ts';
import type { ClosedDays } from '../visits/service-days.ts';
import { addDays, dateInZone, timeInZone, toInstant, weekdayOf } from './company-time.ts';
import { type OpeningSpan, spansOn } from './opening-hours.ts';
import { weekdays } from './weekdays.ts';

/** Further ahead no one promises anything: hours without a single open day are a mistake in the settings. */
const LOOK_AHEAD_DAYS = 30;

/** When an office is open. */
export type Office = { officeHours: readonly OpeningHours[]; timeZone: string; closed: ClosedDays };

/**
 * The instant by which we reply: who writes while the office is open hears by the same time of the next day on which it is
 * open, or by its close when it closes sooner; who writes outside the hours hears by the close of the next open day.
 */
export function replyBy(now: Date, office: Office): Date {
  const { timeZone } = office;
  const today = dateInZone(now, timeZone);
  const time = timeInZone(now, timeZone);
  const ofToday = hoursOn(today, office);
  const isOpen = ofToday !== null && time >= ofToday.opens && time < ofToday.closes;
  if (ofToday && time < ofToday.opens) return toInstant(today, ofToday.closes, timeZone);
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead++) {
    const date = addDays(today, ahead);
    const hours = hoursOn(date, office);
    if (hours) return toInstant(date, isOpen ? within(time, hours) : hours.closes, timeZone);
  }
  return toInstant(addDays(today, 1), '18:00', timeZone);
}

/** A time moved into the hours of a day: neither before it opens nor after it closes. */
function within(time: string, { opens, closes }: OpeningSpan): string {
  if (time > closes) return closes;
  return time < opens ? opens : time;
}

/** The hours of a day from its first opening to its last close, or null when it is closed. */
export function hoursOn(date: string, { officeHours, closed }: Office): OpeningSpan | null {
  if (closed.has(date)) return null;
  const spans = spansOn(officeHours, weekdays[weekdayOf(date)] ?? '');
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { opens: first.opens, closes: last.closes } : null;
}
