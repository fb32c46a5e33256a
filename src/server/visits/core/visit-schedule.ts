// A visit in the schedule: it is moved, a rain day postpones it, calls it off or restores it, and a job makes it up or leaves it out.
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { applyEvent, type VisitActing } from './apply-event.ts';
import type { LockedVisit } from './lock-visit.ts';
import type { VisitRow } from './visit.queries.ts';
import { visitMovedMail } from './visit-moved.ts';
import type { NewVisit } from './write-visit.ts';

/** Where a visit is moved to. What is left out stays as it is. */
type VisitPlace = Pick<NewVisit, 'scheduledDate'> &
  Partial<Pick<NewVisit, 'scheduledTime' | 'duration' | 'crewId' | 'overbookReason'>>;

/** Who moves a visit, and whether its customer is to know by a mail of its own. */
type Move = {
  by: VisitActing;
  details: Record<string, string | number | boolean | null>;
  isMailed: boolean;
};

/**
 * Moves a visit. Where it was planned first stays with it.
 *
 * @throws RequestProblem 409 `wrong_state` once its crew has set out.
 */
export async function move(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  to: VisitPlace,
  { by, details, isMailed }: Move,
): Promise<VisitRow> {
  const { visit } = locked;
  const values = { ...to, ...(isElsewhere(visit, to) && firstPlanned(visit)) };
  const moved = await applyEvent(context, tx, locked, { event: 'move', by, values, details });
  if (isMailed) {
    await context.jobs.enqueue(tx, visitMovedMail, {
      visitId: visit.id,
      version: moved.version,
      before: { date: visit.scheduledDate, time: visit.scheduledTime },
      ...(by.actor === 'customer' && { by: 'customer' as const }),
    });
  }
  return moved;
}

const RAIN_DAY = { actor: 'system' } as const;

/** A rain day takes a visit to another day, where it comes after the stops that are there. */
export function postpone(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  to: { date: string; stopOrder: number; reason: string },
): Promise<VisitRow> {
  const values = {
    scheduledDate: to.date,
    stopOrder: to.stopOrder,
    rescheduleReason: to.reason,
    ...firstPlanned(locked.visit),
  };
  return applyEvent(context, tx, locked, { event: 'postpone', by: RAIN_DAY, values });
}

/** A rain day leaves a visit out. */
export function callOff(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  reason: string,
): Promise<VisitRow> {
  const values = { skipKind: 'weather', skipReason: reason } as const;
  return applyEvent(context, tx, locked, { event: 'callOff', by: RAIN_DAY, values });
}

/** A rain day is undone: the visit is where it was, in the order of that day. */
export function restore(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  before: Pick<VisitRow, 'scheduledDate' | 'stopOrder' | 'originalDate'>,
): Promise<VisitRow> {
  const values = {
    ...before,
    skipKind: null,
    skipReason: null,
    ...(before.originalDate === null && { originalTime: null, rescheduleReason: null }),
  };
  return applyEvent(context, tx, locked, { event: 'restore', by: RAIN_DAY, values });
}

/**
 * The office gives work that was left undone another day: the visit is as it was before its crew came. Why it was not done stays in the
 * audit log.
 */
export function makeUp(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  to: VisitPlace,
  by: VisitActing,
): Promise<VisitRow> {
  const { visit } = locked;
  const values = {
    ...to,
    ...firstPlanned(visit),
    rescheduleReason: visit.skipReason,
    skipKind: null,
    skipReason: null,
    onTheWayAt: null,
    arrivedAt: null,
    people: [],
    unsureTimes: [],
  };
  return applyEvent(context, tx, locked, { event: 'makeUp', by, values });
}

/** The office takes a day out of a job. */
export function leaveOut(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
): Promise<VisitRow> {
  return applyEvent(context, tx, locked, { event: 'leaveOut', by });
}

function isElsewhere(visit: VisitRow, to: VisitPlace): boolean {
  const isOtherTime = to.scheduledTime !== undefined && to.scheduledTime !== visit.scheduledTime;
  return to.scheduledDate !== visit.scheduledDate || isOtherTime;
}

function firstPlanned(visit: VisitRow): Pick<VisitRow, 'originalDate' | 'originalTime'> {
  return {
    originalDate: visit.originalDate ?? visit.scheduledDate,
    originalTime: visit.originalTime ?? visit.scheduledTime,
  };
}
