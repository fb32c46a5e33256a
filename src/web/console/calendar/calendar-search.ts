// Which part of the calendar an address shows, and the addresses that lead to the other parts.
import { addDays, addMonths, isCalendarDate, weekdayOf } from '#company/rules/time/company-time.ts';

export type CalendarView = 'day' | 'week' | 'month';

/** What is shown: a day, the week or the month that a date lies in, of one crew or of all. */
export type CalendarPlace = { view: CalendarView; date: string; crewId: number | undefined };

const VIEWS: readonly CalendarView[] = ['day', 'week', 'month'];

/** Reads an address; what it does not say, or says wrong, is this week of everyone. */
export function calendarPlace({ searchParams }: URL, today: string): CalendarPlace {
  const date = searchParams.get('date') ?? '';
  const crew = searchParams.get('crew') ?? '';
  return {
    view: VIEWS.find((view) => view === searchParams.get('view')) ?? 'week',
    date: isCalendarDate(date) ? date : today,
    crewId: /^[1-9]\d{0,8}$/.test(crew) ? Number(crew) : undefined,
  };
}

/** The address of a part of the calendar. */
export function calendarPath({ view, date, crewId }: CalendarPlace): string {
  const query = new URLSearchParams({ view, date, ...(crewId && { crew: String(crewId) }) });
  return `/console/calendar?${query}`;
}

/** The part before or after. */
export function beside(place: CalendarPlace, step: 1 | -1): CalendarPlace {
  const { view, date } = place;
  if (view === 'month') return { ...place, date: `${addMonths(date.slice(0, 7), step)}-01` };
  return { ...place, date: addDays(date, view === 'day' ? step : 7 * step) };
}

/** The first date that is asked for: weeks begin on Sunday, as in the calendar of visitors. */
export function firstDate({ view, date }: CalendarPlace): string {
  return view === 'week' ? addDays(date, -weekdayOf(date)) : date;
}
