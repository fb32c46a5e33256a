// What a customer does with a visit of theirs: looks at it, moves it, leaves a note, rates it.
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { dayFault, daysToMoveTo } from '#company/rules/visits/visit-days.ts';
import { CalendarDate } from '#contract/platform/dates.ts';
import { RowId } from '#contract/platform/ids.ts';
import type {
  VisitCard,
  VisitDay,
  VisitMove,
  VisitNote,
  VisitPage,
} from '#contract/visits/visits.ts';
import { closedServiceDays } from '#server/leads/plan-requests/plan-request.queries.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { recordsOfVisit } from '../core/application-records.ts';
import { applyEvent } from '../core/apply-event.ts';
import { requireDistance } from '../core/close-visit.ts';
import { freeCrewDays, lockCrew } from '../core/crew-day.ts';
import { customerMoveRefusal, mayDo, mayNote } from '../core/visit.policy.ts';
import {
  findOwnVisit,
  findVisitAfter,
  listPast,
  listUpcoming,
  type OwnVisit,
  photosOfVisit,
  VISITS_PER_PAGE,
  type VisitCursor,
} from '../core/visit.queries.ts';
import { readVisitJob } from '../core/visit-job.ts';
import { move } from '../core/visit-schedule.ts';
import { expectedToday } from '../crew/visit-today.service.ts';
import { problemsOfVisit } from '../problems/problem.queries.ts';
import { presentVisit, presentVisitPage } from './present-visit.ts';

const Place = z.tuple([CalendarDate, RowId]);

/** A page of the visits ahead. */
export async function upcomingVisits(context: ServerContext, userId: string, cursor?: string) {
  const after = placeAfter(cursor);
  return pageOf(
    context,
    await listUpcoming(context.db, userId, todayOf(context), {
      withSkipped: true,
      ...(after && { after }),
    }),
  );
}

/** A page of the visits that are over. */
export async function pastVisits(context: ServerContext, userId: string, cursor?: string) {
  const after = placeAfter(cursor);
  return pageOf(
    context,
    await listPast(context.db, userId, todayOf(context), { ...(after && { after }) }),
  );
}

/**
 * A visit with its report.
 *
 * @throws RequestProblem 404, the same whether it is someone else's or was never there.
 */
export async function visitPage(
  context: ServerContext,
  userId: string,
  id: number,
): Promise<VisitPage> {
  const own = await requireOwnVisit(context.db, userId, id);
  const [photos, problems, next, today, records, job] = await Promise.all([
    photosOfVisit(context.db, id),
    problemsOfVisit(context.db, id),
    findVisitAfter(context.db, own, todayOf(context)),
    expectedToday(context, own.visit),
    recordsOfVisit(context.db, id),
    readVisitJob(context.db, own.visit),
  ]);
  return presentVisitPage(context, own, { photos, problems, next, today, records, job });
}

/**
 * A visit as an entry for its customer's calendar (RFC 5545).
 *
 * @throws RequestProblem 404, the same whether it is someone else's or was never there.
 */
export async function visitCalendar(
  context: ServerContext,
  user: SignedInPerson,
  id: number,
): Promise<string> {
  const { visit, jobDay } = await requireOwnVisit(context.db, user.customerId, id);
  const { publicUrl } = context.config;
  // Loaded with the first file.
  const { visitFile } = await import('#server/booking/calendar-feeds/feed-file.ts');
  const entry = {
    id,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    time: visit.scheduledTime,
    version: visit.version,
    isDone: visit.status === 'completed',
    jobDay,
  };
  const link = new URL(`/customer-portal/visits/${id}`, publicUrl).href;
  const site = { hostname: publicUrl.hostname, link, email: user.email };
  return visitFile(entry, context.settings(), site, context.clock()).content;
}

/** The days to which a visit can be moved, each with whether its crew has a place left; none when it cannot be moved. */
export async function visitDays(
  context: ServerContext,
  userId: string,
  id: number,
): Promise<VisitDay[]> {
  const own = await requireOwnVisit(context.db, userId, id);
  if (customerMoveRefusal(context, own.visit)) return [];
  const { timeZone } = context.settings();
  const today = todayOf(context);
  const closed = await closedServiceDays(context.db, today);
  const days = daysToMoveTo(plannedOf(own), today, context.clock(), { timeZone, closed });
  const free = await freeCrewDays(context.db, placeOf(own), days);
  return days.map((date) => ({ date, isFree: free.has(date) }));
}

/**
 * Moves a visit to another day. Asked for twice it is moved once.
 *
 * @throws RequestProblem 404 for foreign visits, 409 `too_late`, `changed_meanwhile`, `day_full`, or `needs_confirmation` next
 *   to another visit of the plan; 422 for a day on which no one works.
 */
export async function moveVisit(
  context: ServerContext,
  { id: actorId, customerId: userId }: SignedInPerson,
  id: number,
  { version, date, confirmsClose }: VisitMove,
): Promise<VisitCard> {
  const { timeZone } = context.settings();
  const today = todayOf(context);
  const closed = await closedServiceDays(context.db, today);
  return context.db.transaction(async (tx) => {
    // The crew before the visit, as every change of a plan does it, so that no two wait for each other.
    const { crewId } = (await requireOwnVisit(tx, userId, id)).visit;
    if (crewId !== null) await lockCrew(tx, crewId);
    const own = await lockOwnVisit(tx, userId, id);
    if (own.visit.scheduledDate === date) return presentVisit(context, own);
    requireMovable(context, own);
    requireVersion(context, own, version);
    const fault = dayFault(plannedOf(own), date, today, context.clock(), { timeZone, closed });
    if (fault) throw refusedDay('invalid_input', fault);
    const free = await freeCrewDays(tx, placeOf(own), [date]);
    if (!free.has(date)) throw refusedDay('day_full', fullDay(date));
    await requireDistance(tx, own.visit, date, confirmsClose);
    await move(
      context,
      tx,
      { visit: own.visit, userId },
      { scheduledDate: date },
      {
        by: { actor: 'customer', actorId },
        details: { from: own.visit.scheduledDate, to: date },
        isMailed: true,
      },
    );
    return presentVisit(context, await requireOwnVisit(tx, userId, id));
  });
}

/**
 * Writes the note that a visit carries; a blank one takes it away.
 *
 * @throws RequestProblem 404 for foreign visits, 409 when the visit is over or was changed in the meantime.
 */
export async function noteOnVisit(
  context: ServerContext,
  { id: actorId, customerId: userId }: SignedInPerson,
  id: number,
  { version, note }: VisitNote,
): Promise<VisitCard> {
  return context.db.transaction(async (tx) => {
    const own = await lockOwnVisit(tx, userId, id);
    if ((own.visit.customerNotes ?? '') === note) return presentVisit(context, own);
    if (!mayNote(context, own.visit)) {
      throw new RequestProblem('too_late', 'The crew has been there already. Please call us.');
    }
    requireVersion(context, own, version);
    await applyEvent(
      context,
      tx,
      { visit: own.visit, userId },
      {
        event: 'note',
        by: { actor: 'customer', actorId },
        values: { customerNotes: note || null },
      },
    );
    return presentVisit(context, await requireOwnVisit(tx, userId, id));
  });
}

/**
 * Rates a visit that is done, or changes its rating.
 *
 * @throws RequestProblem 404 for foreign visits, 409 while it is not done.
 */
export async function rateVisit(
  context: ServerContext,
  { id: actorId, customerId: userId }: SignedInPerson,
  id: number,
  rating: number,
): Promise<VisitCard> {
  return context.db.transaction(async (tx) => {
    const own = await lockOwnVisit(tx, userId, id);
    if (!mayDo('rate', 'customer', own.visit)) {
      throw new RequestProblem('too_late', 'This visit can be rated once it is done.');
    }
    if (own.visit.rating !== rating) {
      await applyEvent(
        context,
        tx,
        { visit: own.visit, userId },
        {
          event: 'rate',
          by: { actor: 'customer', actorId },
          values: { rating },
          details: { rating },
        },
      );
    }
    return presentVisit(context, await requireOwnVisit(tx, userId, id));
  });
}

/** @throws RequestProblem 404, the same whether it is someone else's or was never there. */
export async function requireOwnVisit(
  db: Parameters<typeof findOwnVisit>[0],
  userId: string,
  id: number,
): Promise<OwnVisit> {
  const own = await findOwnVisit(db, userId, id);
  if (!own) throw new RequestProblem('not_found', 'There is nothing at this address.');
  return own;
}

/** The visit, kept as it is until the transaction ends. @throws RequestProblem 404 as `requireOwnVisit`. */
export async function lockOwnVisit(tx: Tx, userId: string, id: number): Promise<OwnVisit> {
  await tx.select({ id: visits.id }).from(visits).where(eq(visits.id, id)).for('update');
  return requireOwnVisit(tx, userId, id);
}

function requireMovable(context: ServerContext, own: OwnVisit): void {
  const refusal = customerMoveRefusal(context, own.visit);
  if (refusal) throw new RequestProblem('too_late', refusal);
}

export function requireVersion(context: ServerContext, own: OwnVisit, seen: number): void {
  if (own.visit.version === seen) return;
  const { version, date, note } = presentVisit(context, own);
  throw new RequestProblem(
    'changed_meanwhile',
    `This visit has changed in the meantime: it is on ${formatDate(date)} now. Please check it and send your change again.`,
    { current: { version, date, note } },
  );
}

function fullDay(date: string): string {
  return `The last opening on ${formatDate(date)} has just been taken. Please choose another day.`;
}

function refusedDay(code: 'invalid_input' | 'day_full', detail: string): RequestProblem {
  return new RequestProblem(code, detail, { errors: [{ pointer: '/date', detail }] });
}

function plannedOf({ visit }: OwnVisit) {
  return { date: visit.scheduledDate, time: visit.scheduledTime };
}

/** @throws Error for a visit without a crew, which cannot be moved here. */
function placeOf({ visit }: OwnVisit): { crewId: number; propertyId: number } {
  if (visit.crewId === null) throw new Error(`visit ${visit.id} has no crew`);
  return { crewId: visit.crewId, propertyId: visit.propertyId };
}

function todayOf(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}

function pageOf(context: ServerContext, rows: OwnVisit[]) {
  const shown = rows.slice(0, VISITS_PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1)?.visit : undefined;
  return {
    items: shown.map((row) => presentVisit(context, row)),
    next: last ? writeCursor([last.scheduledDate, last.id]) : null,
  };
}

/** @throws RequestProblem 422 for a text that no list has given. */
function placeAfter(cursor: string | undefined): VisitCursor | undefined {
  const place = readCursor(cursor, Place);
  return place && { date: place[0], id: place[1] };
}
