// A customer's visit of today by its link: how many stops come before, and the half hour in which the crew is expected.
import { dateInZone, minutesOf, timeInZone } from '#company/rules/time/company-time.ts';
import { describeExpected } from '#company/rules/visits/spoken-expected.ts';
import { type DayStop, expectedAt } from '#company/rules/visits/stop-window.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { ExpectedToday, VisitToday } from '#contract/visits/visit-today.ts';
import type { ServerContext } from '../../context.ts';
import { sureTime } from '../core/sure-time.ts';
import { findStop, listStops, type StopRow } from './crew-day.queries.ts';
import { noSuchLink } from './crew-day.service.ts';
import { readVisitToday } from './day-link.ts';
import { stopState } from './present-stop.ts';

/** A visit takes this long when no one has planned otherwise. */
const USUAL_MINUTES = 45;

/**
 * What a customer sees of their visit on its day.
 *
 * @throws RequestProblem 404 for a link that was not made here, and once its visit is gone.
 */
export async function visitToday(context: ServerContext, token: string): Promise<VisitToday> {
  const row = await visitOfLink(context, token);
  const { visit } = row.stop;
  const { timeZone, phone } = context.settings();
  const today = dateInZone(context.clock(), timeZone);
  const isToday = visit.scheduledDate === today && row.date === today;
  const state = stopState(visit);
  const clock = (at: Date | null) => at && timeInZone(at, timeZone);
  return {
    state: !isToday ? 'not-today' : state === 'skipped' ? 'not-done' : state,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    time: visit.scheduledTime,
    window: windowLabel(visit.scheduledTime),
    expected: isToday ? await expectedToday(context, visit) : null,
    arrivedAt: isToday ? clock(sureTime(visit, 'arrivedAt')) : null,
    leftAt: isToday ? clock(sureTime(visit, 'completedAt')) : null,
    phone,
  };
}

/**
 * Whose bell tells of a visit's day.
 *
 * @throws RequestProblem 404 for a link that was not made here.
 */
export async function customerOfLink(context: ServerContext, token: string): Promise<string> {
  return (await visitOfLink(context, token)).stop.property.userId;
}

/** When the crew is expected at a visit of today; null when nothing can be said. Of the other stops it tells only how many. */
export async function expectedToday(
  context: ServerContext,
  visit: StopRow['visit'],
): Promise<ExpectedToday | null> {
  const { timeZone } = context.settings();
  const now = context.clock();
  if (visit.crewId === null || visit.scheduledDate !== dateInZone(now, timeZone)) return null;
  const rows = await listStops(context.db, visit.crewId, visit.scheduledDate);
  const index = rows.findIndex((row) => row.visit.id === visit.id);
  const minuteOf = (at: Date) => minutesOf(timeInZone(at, timeZone));
  const stops = rows.map((row) => asDayStop(row.visit, minuteOf));
  const expected = expectedAt(stops, index, minuteOf(now));
  return expected && { ...expected, words: describeExpected(expected, 'en') };
}

function asDayStop(visit: StopRow['visit'], minuteOf: (at: Date) => number): DayStop {
  const state = stopState(visit);
  const arrivedAt = sureTime(visit, 'arrivedAt');
  return {
    state: state === 'done' || state === 'skipped' ? 'over' : state,
    minutes: visit.duration ?? USUAL_MINUTES,
    notBefore: visit.scheduledTime === null ? null : minutesOf(visit.scheduledTime),
    arrivedAt: arrivedAt && minuteOf(arrivedAt),
  };
}

async function visitOfLink(context: ServerContext, token: string) {
  const named = readVisitToday(context.secrets.dayLink, token);
  const stop = named && (await findStop(context.db, named.id));
  if (!stop || stop.visit.status === 'cancelled') throw noSuchLink();
  return { stop, date: named.date };
}
