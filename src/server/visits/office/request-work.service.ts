// What the office does once a quote is accepted: give the work to a crew on a date, and say that it is done, with photos and its
// price. One transaction each.

import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { centsOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { needsReason } from '#server/booking/staff-seats.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { crews, visits } from '#server/platform/database/schema/portal.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';
import { changeRequest } from '#server/quotes/service-requests/change-request.ts';
import {
  type DeskAct,
  doAtDesk,
  note,
} from '#server/quotes/service-requests/request-desk.service.ts';
import { enqueueRequestMails } from '#server/quotes/service-requests/request-mails.ts';
import { propertyOf } from '#server/quotes/service-requests/request-property.ts';
import type { ServiceRequestRow } from '#server/quotes/service-requests/service-request.queries.ts';
import { findCrewDayFault, lockCrew } from '#server/visits/core/crew-day.ts';
import type { ServerContext } from '../../context.ts';

/** When which crew does the work, and why on a day on which it does not work or has no place left. */
export type WorkDay = {
  crewId: number;
  date: string;
  time: string | null;
  overbookReason: string | null;
};

/**
 * Gives accepted work to a crew on a date, or moves it to another one. The visit stands in the customer's schedule.
 *
 * @throws RequestProblem 422 for a crew that is not there or a day that is past; 409 `needs_reason` when
 *   the company is closed, the crew does not work or has no place left that day, and no reason is given.
 */
export function scheduleWork(
  context: ServerContext,
  act: DeskAct,
  day: WorkDay,
): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'schedule', async (tx, row, now) => {
    const crew = await requireCrew(tx, day.crewId);
    if (day.date < dateInZone(now, context.settings().timeZone)) {
      throw refused('/date', 'That day has passed. Please choose another one.');
    }
    await lockCrew(tx, crew.id);
    const overbookReason = await placeOrReason(tx, row, crew, day);
    await putVisit(tx, row, { ...day, overbookReason });
    await note(tx, act, 'service-request-scheduled', now, {
      date: day.date,
      crew: crew.name,
      ...(overbookReason && { overbookReason }),
    });
    const columns = { status: 'scheduled', assignedCrew: crew.name, scheduledDate: day.date };
    const changed = await changeRequest(tx, row, columns, now);
    await enqueueRequestMails(context.jobs, tx, changed, 'scheduled', ['customer']);
    return changed;
  });
}

/** What the office says of finished work: its price, and photos that the browser by `visitorHash` has uploaded. */
export type FinishedWork = {
  finalPrice: string;
  photos: string[];
  visitorHash: string | undefined;
};

/**
 * Says that the work is done, what it costs and what it looks like. The photos belong to its visit, where the customer finds
 * them in the history.
 *
 * @throws RequestProblem 422 when that is more than the customer has accepted, or a photo is not the sender's.
 */
export function completeWork(
  context: ServerContext,
  act: DeskAct,
  { finalPrice, photos, visitorHash }: FinishedWork,
): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'complete', async (tx, row, now) => {
    if (centsOf(finalPrice) > centsOf(row.estimatedPrice ?? '0')) {
      throw refused('/finalPrice', 'This is more than the customer has accepted.');
    }
    const visitId = await finishVisit(tx, row, now, dateInZone(now, context.settings().timeZone));
    await claimPhotos(tx, photos, visitorHash, { visitId, kind: 'after' }, now);
    await note(tx, act, 'service-request-completed', now, { finalPrice, photos: photos.length });
    const columns = { status: 'completed', finalPrice, completedAt: now };
    const changed = await changeRequest(tx, row, columns, now);
    await enqueueRequestMails(context.jobs, tx, changed, 'completed', ['customer']);
    return changed;
  });
}

/** Whoever saw the visit before is told that it has changed. */
const NEXT_VERSION = sql`${visits.version} + 1`;

/**
 * Why the work goes to a day on which its crew takes no further visit; null when it does take one. The place that the work
 * has already stays its own.
 */
async function placeOrReason(
  tx: Tx,
  row: ServiceRequestRow,
  crew: typeof crews.$inferSelect,
  { date, overbookReason }: WorkDay,
): Promise<string | null> {
  const [own] = await tx
    .select()
    .from(visits)
    .where(and(eq(visits.serviceRequestId, row.id), inArray(visits.status, OPEN_VISITS)));
  if (own?.crewId === crew.id && own.scheduledDate === date) return own.overbookReason;
  const fault = await findCrewDayFault(tx, crew, date);
  if (fault && !overbookReason) throw needsReason(fault);
  return fault ? overbookReason : null;
}

/** The one visit of a request: moved when it is there, else made. */
async function putVisit(tx: Tx, row: ServiceRequestRow, day: WorkDay): Promise<void> {
  const { crewId, date: scheduledDate, time: scheduledTime, overbookReason } = day;
  const when = { crewId, scheduledDate, scheduledTime, overbookReason };
  const moved = await tx
    .update(visits)
    .set({ ...when, version: NEXT_VERSION })
    .where(and(eq(visits.serviceRequestId, row.id), inArray(visits.status, OPEN_VISITS)))
    .returning({ id: visits.id });
  if (moved.length > 0) return;
  await tx.insert(visits).values({
    ...when,
    propertyId: await propertyOf(tx, row),
    serviceRequestId: row.id,
    serviceType: row.serviceType,
  });
}

/** The visit of the work, done by now: the open one, one that its crew has reported already, or today's when there is none. */
async function finishVisit(
  tx: Tx,
  row: ServiceRequestRow,
  now: Date,
  today: string,
): Promise<number> {
  const [open] = await tx
    .update(visits)
    .set({ status: 'completed', completedAt: now, version: NEXT_VERSION })
    .where(and(eq(visits.serviceRequestId, row.id), inArray(visits.status, OPEN_VISITS)))
    .returning({ id: visits.id });
  if (open) return open.id;
  const [reported] = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.serviceRequestId, row.id), eq(visits.status, 'completed')))
    .orderBy(desc(visits.id))
    .limit(1);
  if (reported) return reported.id;
  const [made] = await tx
    .insert(visits)
    .values({
      propertyId: await propertyOf(tx, row),
      serviceRequestId: row.id,
      serviceType: row.serviceType,
      scheduledDate: today,
      status: 'completed',
      completedAt: now,
    })
    .returning({ id: visits.id });
  if (!made) throw new Error('the visit was not written');
  return made.id;
}

async function requireCrew(tx: Tx, id: number) {
  const [crew] = await tx
    .select()
    .from(crews)
    .where(and(eq(crews.id, id), eq(crews.isActive, true)));
  if (!crew) throw refused('/crewId', 'We could not find this crew.');
  return crew;
}

function refused(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}
