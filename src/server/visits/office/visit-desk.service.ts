// One visit for staff: everything of it, and what the office says of it (docs/product/console.md#one-visit).
import { and, eq, isNull } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { missingPhotos } from '#company/rules/visits/checklist.ts';
import { windowLabel } from '#company/rules/visits/visit-days.ts';
import type { ConsoleVisit, CrewReport, VisitSkip } from '#contract/visits/console-visit.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { presentRecord, recordsOfVisit } from '../core/application-records.ts';
import { type LockedVisit, lockVisit } from '../core/lock-visit.ts';
import { presentPrice } from '../core/present-price.ts';
import { requireSeenVisit } from '../core/seen-visit.ts';
import { comeBackRefusal, mayDo } from '../core/visit.policy.ts';
import { photosOfVisit } from '../core/visit.queries.ts';
import { readVisitJob } from '../core/visit-job.ts';
import { checklistOf, reopen, skip } from '../core/visit-progress.ts';
import { noSuchLink } from '../crew/crew-day.service.ts';
import { stopState } from '../crew/present-stop.ts';
import {
  type CrewActionRow,
  findDeskVisit,
  reportsOfVisit,
} from '../crew/reported-visit.queries.ts';
import { presentPhoto } from '../customer/present-visit.ts';
import { presentProblem } from '../problems/present-problem.ts';
import { problemsOfVisit } from '../problems/problem.queries.ts';

/** @throws RequestProblem 404 for unknown visits. */
export async function deskVisit(context: ServerContext, id: number): Promise<ConsoleVisit> {
  const found = await findDeskVisit(context.db, id);
  if (!found) throw noSuchLink();
  const [photos, problems, reports, records] = await Promise.all([
    photosOfVisit(context.db, id),
    problemsOfVisit(context.db, id),
    reportsOfVisit(context.db, id),
    recordsOfVisit(context.db, id),
  ]);
  const { visit, property, customer, crewName } = found;
  const job = await readVisitJob(context.db, visit);
  const clock = (at: Date | null) => at && timeInZone(at, context.settings().timeZone);
  const checklist = checklistOf(context.content(), visit);
  const taken = photos.map(({ kind }) => kind);
  return {
    id: visit.id,
    version: visit.version,
    state: visit.status === 'cancelled' ? 'cancelled' : stopState(visit),
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    window: windowLabel(visit.scheduledTime),
    crew: visit.crewId === null || crewName === null ? null : { id: visit.crewId, name: crewName },
    people: visit.people,
    customer: {
      id: customer.id,
      name: displayName(customer),
      email: customer.email,
      phone: customer.phone,
    },
    address: property.address,
    hasGateCode: property.gateCodeEncrypted !== null,
    pets: property.pets,
    instructions: property.specialInstructions,
    customerNote: visit.customerNotes,
    crewNote: visit.notes,
    onTheWayAt: clock(visit.onTheWayAt),
    arrivedAt: clock(visit.arrivedAt),
    leftAt: clock(visit.completedAt),
    minutes: visit.status === 'completed' ? visit.duration : null,
    unsureTimes: visit.unsureTimes.map((name) => (name === 'completedAt' ? 'leftAt' : name)),
    checklist,
    workDone: visit.workDone,
    photos: photos.map(presentPhoto),
    missingPhotos: missingPhotos(checklist, taken),
    photosMissingReason: visit.photosMissingReason,
    skip: visit.skipKind ? { kind: visit.skipKind, reason: visit.skipReason ?? '' } : null,
    price: presentPrice(context, visit),
    job,
    rating: visit.rating,
    problems: problems.map((problem) => presentProblem(context, problem)),
    applications: records.map((record) => presentRecord(context, record)),
    reports: reports.map(presentReport),
  };
}

/**
 * The office says that a visit is not made.
 *
 * @throws RequestProblem 404 for unknown visits, 409 for one that is over or was changed in the meantime.
 */
export async function skipVisit(
  context: ServerContext,
  staffId: string,
  id: number,
  { version, kind, reason }: VisitSkip,
): Promise<void> {
  await changeSeen(context, id, version, async (tx, locked) => {
    if (!mayDo('skip', 'staff', locked.visit)) {
      throw new RequestProblem('wrong_state', 'This visit is already over.');
    }
    await skip(context, tx, locked, { actor: 'staff', actorId: staffId }, { kind, reason });
  });
}

/**
 * Takes it back.
 *
 * @throws RequestProblem 404 for unknown visits, 409 for one that is not skipped, whose plan is paused that day or has another visit
 *   in its place, or that was changed in the meantime.
 */
export async function unskipVisit(
  context: ServerContext,
  staffId: string,
  id: number,
  version: number,
): Promise<void> {
  await changeSeen(context, id, version, async (tx, locked) => {
    const refusal = await comeBackRefusal(tx, locked.visit);
    if (refusal) throw new RequestProblem('wrong_state', refusal);
    if (!mayDo('reopen', 'staff', locked.visit)) {
      throw new RequestProblem('wrong_state', 'This visit is not marked as not done.');
    }
    await reopen(context, tx, locked, { actor: 'staff', actorId: staffId });
  });
}

/**
 * Someone has seen to a report.
 *
 * @throws RequestProblem 404 for unknown reports.
 */
export async function handleReport(
  context: ServerContext,
  staffId: string,
  id: string,
): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const [report] = await tx.select().from(crewActions).where(eq(crewActions.id, id));
    if (!report) throw noSuchLink();
    const handled = await tx
      .update(crewActions)
      .set({ handledAt: now })
      .where(and(eq(crewActions.id, id), isNull(crewActions.handledAt)))
      .returning({ id: crewActions.id });
    if (handled.length === 0) return;
    await notifyStaff(tx, 'visit', report.visitId ?? undefined);
    await audit(tx, {
      actorId: staffId,
      action: 'crew-report-handled',
      subject: { type: 'crew-report', id },
      at: now,
    });
  });
}

async function changeSeen(
  context: ServerContext,
  id: number,
  seen: number,
  work: (tx: Parameters<typeof lockVisit>[0], locked: LockedVisit) => Promise<void>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await lockVisit(tx, id);
    if (!locked) throw noSuchLink();
    requireSeenVisit(locked.visit, seen);
    await work(tx, locked);
  });
}

function presentReport(row: CrewActionRow): CrewReport {
  const needsSomebody = row.kind === 'problem' || row.outcome === 'conflict' || row.isTimeUnsure;
  return {
    id: row.id,
    sequence: row.sequence,
    device: row.device,
    kind: row.kind,
    details: row.details,
    happenedAt: row.happenedAt.toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    outcome: row.outcome,
    answer: row.answer,
    isTimeUnsure: row.isTimeUnsure,
    isOpen: needsSomebody && row.handledAt === null,
  };
}
