// Says on which days which crews do accepted work: visits are made, moved, made up and taken out of the job. One transaction.
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import {
  changeDays,
  type DayChanges,
  isUndone,
  seenVisits,
  type WantedDay,
} from '#company/rules/visits/job-days.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import { needsReason } from '#server/booking/staff-seats.ts';
import type { AuditDetails } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import {
  type DeskAct,
  type DeskWork,
  doAtDesk,
} from '#server/quotes/service-requests/request-desk.service.ts';
import { propertyOf } from '#server/quotes/service-requests/request-property.ts';
import type { ServiceRequestRow } from '#server/quotes/service-requests/service-request.queries.ts';
import type { ServerContext } from '../../context.ts';
import type { VisitActing } from '../core/apply-event.ts';
import { findCrewDayFault } from '../core/crew-day.ts';
import { leaveOut, makeUp, move } from '../core/visit-schedule.ts';
import { scheduleVisits } from '../core/write-visit.ts';
import { type JobRow, type LockedJob, lockJob } from './lock-job.ts';

/** What the office wants: all visits that are still ahead, and why crews get more than they make a day. */
export type JobPlan = {
  days: WantedDay[];
  /** The visits that were seen, by `seenVisits`. */
  seen: string;
  overbookReason: string | null;
};

/**
 * Puts accepted work on days. Visits on a wanted day stay, others go to what is left of them, undone ones last; what is missing is
 * made, and what is left over is taken out. Visits that a crew has begun or done are not touched. One mail tells its customer of all days.
 *
 * @throws RequestProblem 409 `changed_meanwhile` when the request or one of its visits is another by now, `needs_reason` when the
 *   company is closed on a day, or a crew does not work or has no place left; 422 for a day that is past or there twice, a crew that is
 *   not there, and for no day at all.
 */
export function scheduleJob(
  context: ServerContext,
  act: DeskAct,
  plan: JobPlan,
): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'schedule', async (tx, row, now) => {
    const job = await lockJob(tx, row.id, plan.days);
    requireSeen(row, job, plan.seen);
    requireDays(job, plan.days);
    const changes = changeDays(job.open, plan.days);
    requirePossible(job, changes, dateInZone(now, context.settings().timeZone));
    await carryOut(context, tx, row, job, changes, {
      by: { actor: 'staff', actorId: act.staff.id },
      reason: plan.overbookReason,
    });
    return describe(job, plan);
  });
}

function requireSeen({ version, status }: ServiceRequestRow, job: LockedJob, seen: string): void {
  if (seenVisits(job.all) === seen) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'The days of this work have changed since you opened it. Please check them again.',
    { current: { version, status } },
  );
}

function requireDays(job: LockedJob, wanted: readonly WantedDay[]): void {
  if (wanted.length === 0 && job.open.length === job.all.length) {
    throw refusedField('/days', 'Please choose at least one day.');
  }
  const names = new Set<string>();
  for (const { crewId, date } of wanted) {
    const crew = job.crews.get(crewId);
    if (!crew) throw refusedField('/days', 'We could not find this crew.');
    const isBegun = job.begun.some((visit) => visit.crewId === crewId && visit.date === date);
    if (isBegun || names.has(`${crewId} ${date}`)) {
      throw refusedField('/days', `${crew.name} is on ${formatDate(date)} twice.`);
    }
    names.add(`${crewId} ${date}`);
  }
}

/** What is new has to be possible; a day that stays may be one that has passed, or of a crew that is out of service by now. */
function requirePossible(job: LockedJob, { moves, adds }: DayChanges<JobRow>, today: string): void {
  for (const { crewId, date } of [...moves.map(({ day }) => day), ...adds]) {
    if (date < today) {
      throw refusedField('/days', `${formatDate(date)} has passed. Please choose another day.`);
    }
    const crew = job.crews.get(crewId);
    if (!crew?.isActive) {
      throw refusedField('/days', `${crew?.name} is out of service. Please choose another crew.`);
    }
  }
}

type Carrying = { by: VisitActing; reason: string | null };

/** What is taken out goes first: its places are free for the others. */
async function carryOut(
  context: ServerContext,
  tx: Tx,
  row: ServiceRequestRow,
  job: LockedJob,
  { stays, moves, adds, leavesOut }: DayChanges<JobRow>,
  { by, reason }: Carrying,
): Promise<void> {
  const placeOf = async ({ crewId, date, time }: WantedDay) => {
    const fault = await findCrewDayFault(tx, job.crews.get(crewId), date);
    if (fault && !reason) throw needsReason(fault);
    const overbookReason = fault ? reason : null;
    return { crewId, scheduledDate: date, scheduledTime: time, overbookReason };
  };
  for (const visit of leavesOut) await leaveOut(context, tx, visit.locked, by);
  for (const { visit, day } of stays) {
    if (visit.time === day.time) continue;
    const to = { scheduledDate: day.date, scheduledTime: day.time };
    await move(context, tx, visit.locked, to, movedBy(by, visit, day));
  }
  for (const { visit, day } of moves) {
    const to = await placeOf(day);
    if (isUndone(visit)) await makeUp(context, tx, visit.locked, to, by);
    else await move(context, tx, visit.locked, to, movedBy(by, visit, day));
  }
  if (adds.length === 0) return;
  const { serviceType, id: serviceRequestId } = row;
  const propertyId = job.all[0]?.locked.visit.propertyId ?? (await propertyOf(tx, row));
  for (const day of adds) {
    const place = await placeOf(day);
    const made = { ...place, propertyId, serviceRequestId, serviceType };
    const [id] = await scheduleVisits(tx, 'staff', [made]);
    if (id === undefined) throw new Error('the visit was not written');
  }
}

/** The mail about the request says when the work is. */
function movedBy(by: Carrying['by'], visit: JobRow, day: WantedDay) {
  const details = {
    from: `${visit.date} ${visit.time ?? ''}`.trim(),
    to: `${day.date} ${day.time ?? ''}`.trim(),
  };
  return { by, details, isMailed: false };
}

/** What the request and the audit log say of the days ahead. */
function describe(job: LockedJob, { days, overbookReason }: JobPlan): DeskWork {
  const dates = [...new Set(days.map(({ date }) => date))].sort();
  const names = new Set(days.map(({ crewId }) => job.crews.get(crewId)?.name ?? ''));
  const crew = [...names].join(', ');
  const [first] = dates;
  const details: AuditDetails = {
    ...(first !== undefined && { date: first, days: dates.join(' '), crew }),
    visits: days.length,
    ...(overbookReason && { overbookReason }),
  };
  return { ...(first && { values: { assignedCrew: crew, scheduledDate: first } }), details };
}
