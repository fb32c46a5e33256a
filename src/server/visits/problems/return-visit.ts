// The visit that makes a problem right: it is free of charge, takes a place of its crew's day like every other, and goes when the office
// does something else instead.
import { and, eq } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { UNMADE_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { RemedyForm } from '#contract/visits/visit-problems.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import { needsReason } from '#server/booking/staff-seats.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { applyEvent } from '../core/apply-event.ts';
import { findCrewDayFault, lockCrew } from '../core/crew-day.ts';
import { type LockedVisit, lockVisit } from '../core/lock-visit.ts';
import { mayDo } from '../core/visit.policy.ts';
import { findVisit, type VisitRow } from '../core/visit.queries.ts';
import { move } from '../core/visit-schedule.ts';
import { scheduleVisits } from '../core/write-visit.ts';
import type { VisitProblemRow } from './problem.queries.ts';

type CrewRow = typeof crews.$inferSelect;

/** Where a return visit goes. */
type Place = Pick<RemedyForm, 'time' | 'overbookReason'> & { crewId: number; date: string };

/**
 * Schedules the return visit of a problem, or moves the one that it has. Gives its id.
 *
 * @param problem Locked, before any crew.
 * @throws RequestProblem 409 `wrong_state` once the crew has set out for the one before, `needs_reason` where the crew has no place
 *   or no one works and no reason is given; 422 for a day that is past or a crew that is not there.
 */
export async function putReturnVisit(
  context: ServerContext,
  tx: Tx,
  problem: VisitProblemRow,
  about: VisitRow,
  place: Place & { staffId: string },
): Promise<number> {
  const { crewId, date, time = null, staffId } = place;
  if (date < dateInZone(context.clock(), context.settings().timeZone)) {
    throw refusedField('/date', 'That day has passed. Please choose another one.');
  }
  const before = await lockBefore(tx, problem, crewId);
  const crew = await requireCrew(tx, crewId);
  const overbookReason = await capacityOrReason(tx, before, crew, place);
  const when = { crewId, scheduledDate: date, scheduledTime: time, overbookReason };
  if (before) {
    const { visit } = before;
    const details = {
      from: `${visit.scheduledDate} ${visit.scheduledTime ?? ''}`.trim(),
      to: `${date} ${time ?? ''}`.trim(),
    };
    // The mail about the problem says when the crew comes back.
    const by = { actor: 'staff', actorId: staffId } as const;
    await move(context, tx, before, when, { by, details, isMailed: false });
    return visit.id;
  }
  const { propertyId, serviceType } = about;
  const [id] = await scheduleVisits(tx, 'staff', [
    { ...when, propertyId, serviceType, priceLines: [] },
  ]);
  if (id === undefined) throw new Error('the return visit was not scheduled');
  return id;
}

/**
 * Takes the return visit of a problem out of the schedule, if it has one.
 *
 * @throws RequestProblem 409 `wrong_state` once its crew has set out.
 */
export async function cancelReturnVisit(
  context: ServerContext,
  tx: Tx,
  problem: VisitProblemRow,
  staffId: string,
): Promise<void> {
  const before = await lockBefore(tx, problem);
  if (!before) return;
  const by = { actor: 'staff', actorId: staffId } as const;
  await applyEvent(context, tx, before, { event: 'cancel', by });
}

/**
 * The crews, the lower id first, and then the return visit that is in the schedule so far; undefined without one, or when it was
 * not made.
 */
async function lockBefore(
  tx: Tx,
  { remedyVisitId }: VisitProblemRow,
  crewId?: number,
): Promise<LockedVisit | undefined> {
  const seen = remedyVisitId === null ? undefined : await findVisit(tx, remedyVisitId);
  const both = new Set([crewId, seen?.visit.crewId].flatMap((id) => id ?? []));
  for (const id of [...both].sort((a, b) => a - b)) await lockCrew(tx, id);
  const locked = seen && (await lockVisit(tx, seen.visit.id));
  if (!locked || mayDo('cancel', 'staff', locked.visit)) return locked;
  if (UNMADE_VISITS.includes(locked.visit.status)) return undefined;
  throw new RequestProblem(
    'wrong_state',
    'The crew has already set out for the return visit, so it can’t be changed any more.',
  );
}

/** Why the crew gets a visit that it has no place for; null when it has one. The place that the visit has already stays its own. */
async function capacityOrReason(
  tx: Tx,
  before: LockedVisit | undefined,
  crew: CrewRow,
  { date, overbookReason }: Place,
): Promise<string | null> {
  if (before?.visit.crewId === crew.id && before.visit.scheduledDate === date) {
    return before.visit.overbookReason;
  }
  const fault = await findCrewDayFault(tx, crew, date);
  if (fault && !overbookReason) throw needsReason(fault);
  return fault ? (overbookReason ?? null) : null;
}

async function requireCrew(tx: Tx, id: number): Promise<CrewRow> {
  const [crew] = await tx
    .select()
    .from(crews)
    .where(and(eq(crews.id, id), eq(crews.isActive, true)));
  if (!crew) throw refusedField('/crewId', 'We could not find this crew.');
  return crew;
}
