// When a text message may leave by itself: the hours of Texas (Business and Commerce Code 301.051), which are stricter than the federal ones.
import { addDays, dateInZone, timeInZone, toInstant, weekdayOf } from './company-time.ts';

const SUNDAY = 0;
const ENDS = '21:00';
/** A text that came a moment ago may be answered, whatever the clock says. */
const ANSWERED_WITHIN_MS = 60 * 60_000;

/** From when on texts may leave on a date; they end at 9:00 PM on every one. */
function opensOn(date: string): string {
  return weekdayOf(date) === SUNDAY ? '12:00' : '09:00';
}

/** Whether a text may leave by itself at an instant. */
export function isTextHour(instant: Date, timeZone: string): boolean {
  const time = timeInZone(instant, timeZone);
  return time >= opensOn(dateInZone(instant, timeZone)) && time < ENDS;
}

/** The instant itself when texts may leave at it, else the next one at which they may. */
export function nextTextHour(instant: Date, timeZone: string): Date {
  if (isTextHour(instant, timeZone)) return instant;
  const date = dateInZone(instant, timeZone);
  const day = timeInZone(instant, timeZone) < opensOn(date) ? date : addDays(date, 1);
  return toInstant(day, opensOn(day), timeZone);
}

/** When what a person writes may leave: at once as an answer to a text of the last hour, else in the hours of all texts. */
export function answerHour(instant: Date, lastHeard: Date | null, timeZone: string): Date {
  const ago = lastHeard ? instant.getTime() - lastHeard.getTime() : Number.POSITIVE_INFINITY;
  return ago <= ANSWERED_WITHIN_MS ? instant : nextTextHour(instant, timeZone);
}
