// When a crew's link opens its day, and until when a telephone may still send what it took then (docs/product/crew-page.md#link).
import { addDays, toInstant } from '#company/rules/time/company-time.ts';
import type { CrewDayState } from '#contract/visits/crew-links.ts';
import type { CrewLink } from './day-link.ts';

/** From the evening before, when crews look at the next day, to the noon after, when the last has sent. */
const OPENS_EVENING_BEFORE = '17:00';
const CLOSES_NEXT = '12:00';
/** A telephone that lay in a truck without a signal has this long to send what was tapped on the day. */
const LATE_DAYS = 14;

/** Where a link stands. A link that the office has renewed is replaced, whatever the hour. */
export function linkState(
  { date, generation }: CrewLink,
  currentGeneration: number,
  now: Date,
  timeZone: string,
): CrewDayState {
  if (generation !== currentGeneration) return 'replaced';
  if (now < toInstant(addDays(date, -1), OPENS_EVENING_BEFORE, timeZone)) return 'early';
  return now < toInstant(addDays(date, 1), CLOSES_NEXT, timeZone) ? 'open' : 'over';
}

/** Whether reports of a day are still taken. */
export function takesReports(link: CrewLink, state: CrewDayState, now: Date, timeZone: string) {
  if (state === 'open') return true;
  return state === 'over' && now < toInstant(addDays(link.date, LATE_DAYS), CLOSES_NEXT, timeZone);
}
