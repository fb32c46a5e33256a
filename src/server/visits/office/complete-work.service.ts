// Completes accepted work for the office: its last day is done, with photos, and its price is charged once. One transaction.
import { centsOf } from '#company/rules/money/money.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';
import { type DeskAct, doAtDesk } from '#server/quotes/service-requests/request-desk.service.ts';
import { propertyOf } from '#server/quotes/service-requests/request-property.ts';
import type { ServiceRequestRow } from '#server/quotes/service-requests/service-request.queries.ts';
import type { ServerContext } from '../../context.ts';
import { type LockedVisit, lockVisit } from '../core/lock-visit.ts';
import { chargeJob } from '../core/visit-prices.ts';
import { checklistOf, complete, photosStillMissing } from '../core/visit-progress.ts';
import { scheduleVisits } from '../core/write-visit.ts';
import { type JobRow, lockJob } from './lock-job.ts';

/** What the office says of finished work: its price, and photos that the browser by `visitorHash` has uploaded. */
export type FinishedWork = {
  finalPrice: string;
  photos: string[];
  visitorHash: string | undefined;
};

/**
 * Says that the work is done, what it costs and what it looks like. The photos belong to its last visit, where the customer finds
 * them in the history.
 *
 * @throws RequestProblem 409 while the work has several days ahead; 422 when the price is more than the customer has accepted, or a
 *   photo is not the sender's.
 */
export function completeWork(
  context: ServerContext,
  act: DeskAct,
  { finalPrice, photos, visitorHash }: FinishedWork,
): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'complete', async (tx, row, now) => {
    if (centsOf(finalPrice) > centsOf(row.estimatedPrice ?? '0')) {
      throw refusedField('/finalPrice', 'This is more than the customer has accepted.');
    }
    await finishVisits(context, tx, row, {
      now,
      staffId: act.staff.id,
      claim: (visitId) => claimPhotos(tx, photos, visitorHash, { visitId, kind: 'after' }, now),
    });
    await chargeJob(tx, row.id, finalPrice);
    return {
      values: { finalPrice, completedAt: now },
      details: { finalPrice, photos: photos.length },
    };
  });
}

/**
 * The visits of the last day, done by now: those that are open, those that their crews have reported already, or today's when there are
 * none. The photos belong to the last of them.
 */
async function finishVisits(
  context: ServerContext,
  tx: Tx,
  row: ServiceRequestRow,
  finished: Finishing,
): Promise<void> {
  const { all } = await lockJob(tx, row.id, []);
  const open = all.filter(({ status }) => OPEN_VISITS.includes(status));
  requireLastDay(open);
  const done = all.filter(({ status }) => status === 'completed').toSorted(byDate);
  const last = open.at(-1) ?? done.at(-1);
  const locked = last?.locked ?? (await addTodaysVisit(context, tx, row, finished.now));
  await finished.claim(locked.visit.id);
  if (last === undefined) await finish(context, tx, locked, finished);
  for (const visit of open) await finish(context, tx, visit.locked, finished);
}

/** Who completes it when, and what claims the photos for a visit. */
type Finishing = { now: Date; staffId: string; claim: (id: number) => Promise<void> };

/** @throws RequestProblem 409 while several days are ahead. */
function requireLastDay(open: readonly JobRow[]): void {
  const dates = [...new Set(open.map(({ date }) => date))].sort();
  if (dates.length < 2) return;
  const named = dates.map((date) => formatDate(date)).join('; ');
  throw new RequestProblem(
    'wrong_state',
    `This work has several days ahead: ${named}. Please report them as done, or take them out first.`,
  );
}

function byDate(one: JobRow, other: JobRow): number {
  return one.date.localeCompare(other.date) || one.id - other.id;
}

async function finish(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  { now, staffId }: Finishing,
): Promise<void> {
  const { visit } = locked;
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
      note: visit.notes,
      photosMissingReason: missing.length > 0 ? COMPLETED_WITH_REQUEST : null,
    },
  );
}

/** Why photos are missing: the office completes a request without being asked for those of the checklist. */
const COMPLETED_WITH_REQUEST = 'The office completed the work on the request’s page.';

async function addTodaysVisit(
  context: ServerContext,
  tx: Tx,
  row: ServiceRequestRow,
  now: Date,
): Promise<LockedVisit> {
  const [id] = await scheduleVisits(tx, 'staff', [
    {
      propertyId: await propertyOf(tx, row),
      serviceRequestId: row.id,
      serviceType: row.serviceType,
      scheduledDate: dateInZone(now, context.settings().timeZone),
    },
  ]);
  const locked = id === undefined ? undefined : await lockVisit(tx, id);
  if (!locked) throw new Error('the visit was not written');
  return locked;
}
