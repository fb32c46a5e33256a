// Shows a week of visits by crew.
import { displayName } from '#company/rules/customers/person-name.ts';
import { addDays, dateInZone, weekdayOf } from '#company/rules/time/company-time.ts';
import { mondayOf } from '#company/rules/visits/visit-dates.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { PlanningWeek } from '#contract/visits/visit-planning.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import type { ServerContext } from '../../context.ts';
import { crewPlaces, makeupPlaces } from '../core/crew-day.ts';
import { countWeek, findRun, listCrews, listOpenMoves, listWithoutCrew } from './week.queries.ts';

/** More visits without a crew than this are not listed: anyone who gives these to crews sees the next ones. */
const MOST_WITHOUT_CREW = 20;

const MOST_MOVES = 5;

/** The week of a date; without one this week, at the weekend the next. Saturday and Sunday are in it when someone comes. */
export async function planningWeek(context: ServerContext, date?: string): Promise<PlanningWeek> {
  const { db } = context;
  const today = dateInZone(context.clock(), context.settings().timeZone);
  const monday = mondayOf(date ?? addDays(today, weekdayOf(today) % 6 === 0 ? 2 : 0));
  const sunday = addDays(monday, 6);
  const counts = await countWeek(db, monday, sunday);
  const closed = await closedBetween(db, monday, sunday);
  const byDay = new Map(counts.map((row) => [`${row.crewId} ${row.date}`, row]));
  const hasVisits = new Set(counts.map(({ crewId }) => crewId));
  const weekend = counts.map((row) => row.date).filter((day) => day > addDays(monday, 4));
  const dates = Array.from({ length: 7 }, (_, index) => addDays(monday, index)).filter(
    (day, index) => index < 5 || weekend.includes(day),
  );
  const crews = (await listCrews(db)).filter(({ id, isActive }) => isActive || hasVisits.has(id));
  const without = await listWithoutCrew(db, today, MOST_WITHOUT_CREW + 1);
  const run = await findRun(db);
  return {
    monday,
    today,
    days: dates.map((day) => ({ date: day, closed: closed.get(day) ?? null })),
    crews: crews.map((crew) => ({
      id: crew.id,
      name: crew.name,
      isActive: crew.isActive,
      days: dates.map((day) => {
        const row = byDay.get(`${crew.id} ${day}`);
        return {
          date: day,
          visits: row?.visits ?? 0,
          places: closed.has(day) ? 0 : crewPlaces(crew, day) + makeupPlaces(crew, day),
          isOrdered: row !== undefined && row.ordered === row.visits,
        };
      }),
    })),
    withoutCrew: {
      items: without.slice(0, MOST_WITHOUT_CREW).map(({ visit, property, user }) => ({
        id: visit.id,
        version: visit.version,
        date: visit.scheduledDate,
        window: windowLabel(visit.scheduledTime),
        serviceType: visit.serviceType,
        customer: displayName(user),
        address: property.address,
        hasPlan: visit.servicePlanId !== null,
      })),
      hasMore: without.length > MOST_WITHOUT_CREW,
    },
    moves: (await listOpenMoves(db, today, MOST_MOVES)).map(({ id, fromDate, reason, status }) => ({
      id,
      fromDate,
      reason,
      status,
    })),
    run: run
      ? { ranAt: run.ranAt.toISOString(), plans: run.plans, added: run.added, until: run.until }
      : null,
  };
}
