// Gives accepted work to a crew on a date, or moves it to another one. One transaction.
import { and, eq } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import { needsReason } from '#server/booking/staff-seats.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { type DeskAct, doAtDesk } from '#server/quotes/service-requests/request-desk.service.ts';
import { propertyOf } from '#server/quotes/service-requests/request-property.ts';
import type { ServiceRequestRow } from '#server/quotes/service-requests/service-request.queries.ts';
import { findCrewDayFault, lockCrew } from '#server/visits/core/crew-day.ts';
import { type LockedVisit, lockVisit } from '#server/visits/core/lock-visit.ts';
import { mayDo } from '#server/visits/core/visit.policy.ts';
import { findVisit } from '#server/visits/core/visit.queries.ts';
import { move } from '#server/visits/core/visit-schedule.ts';
import { scheduleVisits } from '#server/visits/core/write-visit.ts';
import type { ServerContext } from '../../context.ts';
import { findWorkVisit } from './work-visit.queries.ts';

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
      throw refusedField('/date', 'That day has passed. Please choose another one.');
    }
    const own = await lockWork(tx, row, crew.id);
    const overbookReason = await placeOrReason(tx, own, crew, day);
    await putVisit(context, tx, { row, own, staffId: act.staff.id }, { ...day, overbookReason });
    return {
      values: { assignedCrew: crew.name, scheduledDate: day.date },
      details: { date: day.date, crew: crew.name, ...(overbookReason && { overbookReason }) },
    };
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

async function requireCrew(tx: Tx, id: number) {
  const [crew] = await tx
    .select()
    .from(crews)
    .where(and(eq(crews.id, id), eq(crews.isActive, true)));
  if (!crew) throw refusedField('/crewId', 'We could not find this crew.');
  return crew;
}
