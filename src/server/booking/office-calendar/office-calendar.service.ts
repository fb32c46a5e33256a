// Puts the calendar of the office together from its reads: some days with all entries, or a month with counts.
import { addDays, dateInZone, datesOfMonth } from '#company/rules/time/company-time.ts';
import type { CalendarMonthView, CalendarSpan } from '#contract/booking/office-calendar.ts';
import type { ServerContext } from '../../context.ts';
import {
  countAppointments,
  countVisits,
  listAppointments,
  listClosures,
  listCrews,
  listVisits,
  MOST_ENTRIES,
} from './office-calendar.queries.ts';
import { presentAppointmentEntry, presentVisitEntry } from './present-entry.ts';

/** A day or a week. Crews that have stopped work are named while they have entries. */
export async function readSpan(
  context: ServerContext,
  { from, days, crewId }: { from: string; days: number; crewId?: number | undefined },
): Promise<CalendarSpan> {
  const { db } = context;
  const to = addDays(from, days - 1);
  const span = { from, to, crewId };
  const [crews, booked, planned, closures] = await Promise.all([
    listCrews(db),
    listAppointments(db, span),
    listVisits(db, span),
    listClosures(db, from, to),
  ]);
  const entries = [
    ...booked.slice(0, MOST_ENTRIES).map(presentAppointmentEntry),
    ...planned.slice(0, MOST_ENTRIES).map(presentVisitEntry),
  ];
  const busy = new Set(entries.map((entry) => entry.crewId));
  return {
    from,
    to,
    today: todayOf(context),
    crews: crews.filter(({ id, isActive }) => isActive || busy.has(id)),
    entries,
    isCut: booked.length > MOST_ENTRIES || planned.length > MOST_ENTRIES,
    closures,
  };
}

/** A month. */
export async function readMonth(
  context: ServerContext,
  month: string,
  crewId: number | undefined,
): Promise<CalendarMonthView> {
  const { db } = context;
  const dates = datesOfMonth(month);
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const [crews, booked, planned, closures] = await Promise.all([
    listCrews(db),
    countAppointments(db, { from, to, crewId }),
    countVisits(db, { from, to, crewId }),
    listClosures(db, from, to),
  ]);
  const appointmentsOn = new Map(booked.map((day) => [day.date, day]));
  const visitsOn = new Map(planned.map((day) => [day.date, day.count]));
  const reasons = new Map(closures.map(({ date, reason }) => [date, reason]));
  return {
    month,
    today: todayOf(context),
    crews: crews.filter(({ isActive }) => isActive),
    days: dates.map((date) => ({
      date,
      closed: reasons.get(date) ?? null,
      appointments: appointmentsOn.get(date)?.count ?? 0,
      visits: visitsOn.get(date) ?? 0,
      names: appointmentsOn.get(date)?.names ?? [],
    })),
  };
}

function todayOf(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}
