// What the office does once a quote is accepted: give the work to a crew on a date, and say that it is done, with photos and its
// price. One transaction each.

import { and, desc, eq, inArray } from 'drizzle-orm';
import { centsOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { VisitStatus } from '#company/rules/visits/visit-machine.ts';
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
import { type LockedVisit, lockVisit } from '#server/visits/core/lock-visit.ts';
import { mayDo } from '#server/visits/core/visit.policy.ts';
import { findVisit } from '#server/visits/core/visit.queries.ts';
import { checklistOf, complete, photosStillMissing } from '#server/visits/core/visit-progress.ts';
import { move } from '#server/visits/core/visit-schedule.ts';
import { scheduleVisits } from '#server/visits/core/write-visit.ts';
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
 *   the company is closed, the crew does not work or has no place left that day, and no reason is given; `wrong_state`
 *   once the crew has set out for it.
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
    const own = await lockWork(tx, row, crew.id);
    const overbookReason = await placeOrReason(tx, own, crew, day);
    await putVisit(context, tx, { row, own, staffId: act.staff.id }, { ...day, overbookReason });
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
    await finishVisit(context, tx, row, {
      now,
      staffId: act.staff.id,
      claim: (visitId) => claimPhotos(tx, photos, visitorHash, { visitId, kind: 'after' }, now),
    });
    await note(tx, act, 'service-request-completed', now, { finalPrice, photos: photos.length });
    const columns = { status: 'completed', finalPrice, completedAt: now };
    const changed = await changeRequest(tx, row, columns, now);
    await enqueueRequestMails(context.jobs, tx, changed, 'completed', ['customer']);
    return changed;
  });
}

/** The crews, the lower id first, and then the open visit of the work, if there is one. */
async function lockWork(
  tx: Tx,
  row: ServiceRequestRow,
  crewId: number,
): Promise<LockedVisit | undefined> {
  const id = await findWorkVisit(tx, row, OPEN_VISITS);
  const seen = id === undefined ? undefined : await findVisit(tx, id);
  const both = new Set([crewId, seen?.visit.crewId ?? crewId]);
  for (const one of [...both].sort((a, b) => a - b)) await lockCrew(tx, one);
  return id === undefined ? undefined : lockVisit(tx, id);
}

/**
 * Why the work goes to a day on which its crew takes no further visit; null when it does take one. The place that the work
 * has already stays its own.
 */
async function placeOrReason(
  tx: Tx,
  own: LockedVisit | undefined,
  crew: typeof crews.$inferSelect,
  { date, overbookReason }: WorkDay,
): Promise<string | null> {
  if (own?.visit.crewId === crew.id && own.visit.scheduledDate === date) {
    return own.visit.overbookReason;
  }
  const fault = await findCrewDayFault(tx, crew, date);
  if (fault && !overbookReason) throw needsReason(fault);
  return fault ? overbookReason : null;
}

/** The one visit of a request: moved when it is there, else made. */
async function putVisit(
  context: ServerContext,
  tx: Tx,
  { row, own, staffId }: { row: ServiceRequestRow; own: LockedVisit | undefined; staffId: string },
  { crewId, date, time, overbookReason }: WorkDay,
): Promise<void> {
  const when = { crewId, scheduledDate: date, scheduledTime: time, overbookReason };
  if (!own) {
    const { serviceType, id: serviceRequestId } = row;
    const propertyId = await propertyOf(tx, row);
    await scheduleVisits(tx, 'staff', [{ ...when, propertyId, serviceRequestId, serviceType }]);
    return;
  }
  if (!mayDo('move', 'staff', own.visit)) {
    throw new RequestProblem(
      'wrong_state',
      'The crew has already set out for this work. Please mark the visit as not done first.',
    );
  }
  const { visit } = own;
  const details = {
    from: `${visit.scheduledDate} ${visit.scheduledTime ?? ''}`.trim(),
    to: `${date} ${time ?? ''}`.trim(),
  };
  // The mail about the request says when the work is.
  const by = { actor: 'staff', actorId: staffId } as const;
  await move(context, tx, own, when, { by, details, isMailed: false });
}

/** The visit of the work, done by now: the open one, one that its crew has reported already, or today's when there is none. */
async function finishVisit(
  context: ServerContext,
  tx: Tx,
  row: ServiceRequestRow,
  { now, staffId, claim }: { now: Date; staffId: string; claim: (id: number) => Promise<void> },
): Promise<void> {
  const visitId =
    (await findWorkVisit(tx, row, OPEN_VISITS)) ??
    (await findWorkVisit(tx, row, ['completed'])) ??
    (await addTodaysVisit(context, tx, row, now));
  const locked = visitId === undefined ? undefined : await lockVisit(tx, visitId);
  if (!locked) throw new Error('the visit was not written');
  const { visit } = locked;
  await claim(visit.id);
  if (visit.status === 'completed') return;
  const missing = await photosStillMissing(context, tx, locked);
  const ticked = checklistOf(context.content(), visit).filter(({ isDone }) => isDone);
  await complete(
    context,
    tx,
    locked,
    { actor: 'staff', actorId: staffId },
    {
      arrivedAt: visit.arrivedAt && visit.arrivedAt <= now ? visit.arrivedAt : null,
      completedAt: now,
      workDone: ticked.map(({ label }) => label),
      cutHeight: visit.cutHeight,
      applied: visit.applied,
      note: visit.notes,
      photosMissingReason: missing.length > 0 ? COMPLETED_WITH_REQUEST : null,
    },
  );
}

/** Why photos are missing: the office completes a request without being asked for those of the checklist. */
const COMPLETED_WITH_REQUEST = 'The office completed the work on the request’s page.';

async function findWorkVisit(
  tx: Tx,
  { id }: ServiceRequestRow,
  statuses: readonly VisitStatus[],
): Promise<number | undefined> {
  const [visit] = await tx
    .select({ id: visits.id })
    .from(visits)
    .where(and(eq(visits.serviceRequestId, id), inArray(visits.status, [...statuses])))
    .orderBy(desc(visits.id))
    .limit(1);
  return visit?.id;
}

async function addTodaysVisit(
  context: ServerContext,
  tx: Tx,
  row: ServiceRequestRow,
  now: Date,
): Promise<number | undefined> {
  const [id] = await scheduleVisits(tx, 'staff', [
    {
      propertyId: await propertyOf(tx, row),
      serviceRequestId: row.id,
      serviceType: row.serviceType,
      scheduledDate: dateInZone(now, context.settings().timeZone),
    },
  ]);
  return id;
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
