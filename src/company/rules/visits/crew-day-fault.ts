// Why a crew takes no further visit on a day (docs/product/console.md#overbooking).
import { formatDate, weekdayOf } from '../time/company-time.ts';
import { weekdays } from '../time/weekdays.ts';

/** A crew's day: how many visits it makes on it, 0 when it does not work, and how many it has. */
export type CrewLoad = { name: string; places: number; visits: number };

/**
 * Why no one works on a date 'YYYY-MM-DD', as a sentence for staff; null when they do. `closed` is the reason for which the
 * company is closed on it. Unassigned, only the calendar counts.
 */
export function dayOffReason(
  date: string,
  closed: string | undefined,
  crew?: Pick<CrewLoad, 'name' | 'places'>,
): string | null {
  if (closed !== undefined) return `We are closed on ${formatDate(date)} (${closed}).`;
  const weekday = weekdayOf(date);
  if (weekday % 6 === 0)
    return `${crew?.name ?? 'Our crews'} ${doNot(crew)} work on ${weekdays[weekday]}s.`;
  if (crew?.places === 0) return `${crew.name} does not work on ${weekdays[weekday]}s.`;
  return null;
}

/** Why a crew takes no further visit on a date, as a sentence for staff; null when it works and has a place left. */
export function crewDayFault(
  date: string,
  closed: string | undefined,
  crew?: CrewLoad,
): string | null {
  const off = dayOffReason(date, closed, crew);
  if (off || !crew || crew.visits < crew.places) return off;
  return `${crew.name} has no room left on ${formatDate(date)}.`;
}

function doNot(crew: object | undefined): string {
  return crew ? 'does not' : 'do not';
}
