// Completes accepted work for the office: its visit is done, with photos, and the request has its price. One transaction.
import { centsOf } from '#company/rules/money/money.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { refusedField } from '#server/booking/office-calendar/office-calendar.policy.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';
import { type DeskAct, doAtDesk } from '#server/quotes/service-requests/request-desk.service.ts';
import { propertyOf } from '#server/quotes/service-requests/request-property.ts';
import type { ServiceRequestRow } from '#server/quotes/service-requests/service-request.queries.ts';
import type { ServerContext } from '../../context.ts';
import { lockVisit } from '../core/lock-visit.ts';
import { checklistOf, complete, photosStillMissing } from '../core/visit-progress.ts';
import { scheduleVisits } from '../core/write-visit.ts';
import { findWorkVisit } from './work-visit.queries.ts';

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
      throw refusedField('/finalPrice', 'This is more than the customer has accepted.');
    }
    await finishVisit(context, tx, row, {
      now,
      staffId: act.staff.id,
      claim: (visitId) => claimPhotos(tx, photos, visitorHash, { visitId, kind: 'after' }, now),
    });
    return {
      values: { finalPrice, completedAt: now },
      details: { finalPrice, photos: photos.length },
    };
  });
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
