// What may be done with a visit, and if not, why: one answer for services, which refuse, and for presenters, which show.
import { and, eq, inArray, ne } from 'drizzle-orm';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { planState } from '#company/rules/visits/plan-state.ts';
import { moveRefusal, VISIT_NOTICE_HOURS } from '#company/rules/visits/visit-days.ts';
import {
  type VisitActor,
  type VisitEvent,
  visitTransition,
} from '#company/rules/visits/visit-machine.ts';
import { CAPACITY_VISITS, CREW_DAY_STATES } from '#company/rules/visits/visit-sets.ts';
import { visitStateOf, visitStates } from '#company/rules/visits/visit-states.ts';
import type { Db } from '#server/platform/database/client.ts';
import { servicePlans, serviceRequests, visits } from '#server/platform/database/schema/visits.ts';
import type { ServerContext } from '../../context.ts';
import type { VisitRow } from './visit.queries.ts';

/** Its clock and settings. */
type Asked = Pick<ServerContext, 'clock' | 'settings'>;

/** Whether an actor may do something with a visit in its state. What else it requires is asked beside that. */
export function mayDo(
  event: VisitEvent,
  actor: VisitActor,
  visit: Pick<VisitRow, 'status' | 'skipKind'>,
): boolean {
  return visitTransition(event, actor, visitStateOf(visit)) !== undefined;
}

/** Whether a visit is a stop of its crew's day: not when it was canceled, nor in a pause of its plan. */
export function isOnCrewDay(visit: Pick<VisitRow, 'status' | 'skipKind'>): boolean {
  return CREW_DAY_STATES.includes(visitStateOf(visit));
}

/** Whether its day is over without anyone having reported what became of it. */
export function isUnreported(context: Asked, visit: VisitRow): boolean {
  const { isOpen } = visitStates[visitStateOf(visit)];
  return isOpen && visit.scheduledDate < dateInZone(context.clock(), context.settings().timeZone);
}

/** Why its customer cannot move a visit here, as a sentence; null when they can (docs/product/portal.md#moving-a-visit). */
export function customerMoveRefusal(context: Asked, visit: VisitRow): string | null {
  const isOver = 'This visit can no longer be moved.';
  if (!mayDo('move', 'customer', visit) || isUnreported(context, visit)) return isOver;
  const refusal = noticeRefusal(context, visit, isOver);
  if (refusal === null && visit.crewId === null) {
    return `Its crew is not chosen yet. Please call us at ${context.settings().phone} to move it.`;
  }
  return refusal;
}

/** Why its customer cannot skip a visit here, as a sentence; null when they can (docs/product/portal.md#skipping-a-visit). */
export function customerSkipRefusal(context: Asked, visit: VisitRow): string | null {
  const { phone } = context.settings();
  const isOver = 'This visit can no longer be skipped.';
  if (!mayDo('skip', 'customer', visit) || isUnreported(context, visit)) return isOver;
  if (visit.servicePlanId === null) {
    return `This is work that you agreed to. Please call us at ${phone} to change it.`;
  }
  return noticeRefusal(context, visit, isOver);
}

/** Why its customer cannot undo a skip here; null when they can. Whether its crew has a place left is another question. */
export function undoSkipRefusal(context: Asked, visit: VisitRow): string | null {
  const isOver = 'This skip can no longer be undone.';
  return mayDo('reopen', 'customer', visit) ? noticeRefusal(context, visit, isOver) : isOver;
}

function noticeRefusal(context: Asked, visit: VisitRow, isOver: string): string | null {
  const { phone, timeZone } = context.settings();
  const planned = { date: visit.scheduledDate, time: visit.scheduledTime };
  const refusal = moveRefusal(planned, context.clock(), timeZone);
  if (refusal === 'over') return isOver;
  if (refusal === null) return null;
  return `It is less than ${VISIT_NOTICE_HOURS} hours ahead, so the crew's day is planned. Please call us at ${phone}.`;
}

/** Whether its customer can still write or change the note for the crew. */
export function mayNote(context: Asked, visit: VisitRow): boolean {
  return mayDo('note', 'customer', visit) && !isUnreported(context, visit);
}

/** Whether a rain day can take a visit to another day: not once its crew has set out. */
export function mayPostpone(visit: VisitRow): boolean {
  return mayDo('postpone', 'system', visit);
}

/** Whether a rain day can leave a visit out: accepted work is owed, a visit of a plan is not charged. */
export function mayCallOff(visit: VisitRow): boolean {
  return mayDo('callOff', 'system', visit) && visit.serviceRequestId === null;
}

/**
 * Why a visit that was not made cannot come back to its date, as a sentence; null when it can, and for one that never left it.
 */
export async function comeBackRefusal(db: Db, visit: VisitRow): Promise<string | null> {
  const state = visitStateOf(visit);
  if (state === 'paused') return 'The plan was paused on this day, so the visit cannot come back.';
  if (visitStates[state].takesCapacity) return null;
  return (
    (await planDateRefusal(db, visit)) ??
    (await endedJobRefusal(db, visit)) ??
    jobDayRefusal(db, visit)
  );
}

/** A job that is completed is charged: none of its days is made any more. */
async function endedJobRefusal(db: Db, { serviceRequestId }: VisitRow): Promise<string | null> {
  if (serviceRequestId === null) return null;
  const [request] = await db
    .select({ status: serviceRequests.status })
    .from(serviceRequests)
    .where(eq(serviceRequests.id, serviceRequestId));
  return request?.status === 'completed'
    ? 'The office has completed this work, so the visit cannot come back.'
    : null;
}

async function planDateRefusal(db: Db, visit: VisitRow): Promise<string | null> {
  if (visit.servicePlanId === null) return null;
  const [plan] = await db
    .select()
    .from(servicePlans)
    .where(eq(servicePlans.id, visit.servicePlanId));
  if (plan && planState(plan, visit.scheduledDate) === 'paused') {
    return 'The plan is paused on this day, so the visit cannot come back.';
  }
  if (visit.ruleDate === null) return null;
  const [other] = await db
    .select({ id: visits.id })
    .from(visits)
    .where(
      and(
        eq(visits.servicePlanId, visit.servicePlanId),
        eq(visits.ruleDate, visit.ruleDate),
        ne(visits.id, visit.id),
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .limit(1);
  return other ? 'The plan has another visit in place of this one.' : null;
}

/** A visit as far as its place in its job goes. */
type JobPlace = Pick<VisitRow, 'id' | 'serviceRequestId' | 'crewId' | 'scheduledDate'>;

/** Why a visit cannot be on a day: its crew comes for the same job on it already, as a sentence; null when it does not. */
export async function jobDayRefusal(db: Db, visit: JobPlace): Promise<string | null> {
  const { id, serviceRequestId, crewId, scheduledDate } = visit;
  if (serviceRequestId === null || crewId === null) return null;
  const [other] = await db
    .select({ id: visits.id })
    .from(visits)
    .where(
      and(
        eq(visits.serviceRequestId, serviceRequestId),
        eq(visits.crewId, crewId),
        eq(visits.scheduledDate, scheduledDate),
        ne(visits.id, id),
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .limit(1);
  return other
    ? `This crew comes for the same work on ${formatDate(scheduledDate)} already.`
    : null;
}
