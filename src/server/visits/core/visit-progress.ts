// A visit as it happens: on the way, arrived, done, not done. The same rules for the crew's page and the console
// (docs/product/crew-page.md#done).

import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  type ChecklistItem,
  missingPhotos,
  type PhotoKind,
} from '#company/rules/visits/checklist.ts';
import type { VisitSkipKind } from '#company/rules/visits/visit-machine.ts';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Content } from '#contract/site/content/kinds.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import {
  type AppliedProduct,
  properties,
  type VisitTimeName,
  visits,
} from '#server/platform/database/schema/portal.ts';
import { announce } from '#server/platform/realtime/doorbell.ts';
import { tellStaff } from '#server/platform/realtime/tell-staff.ts';
import type { ServerContext } from '../../context.ts';
import { noticeOnce } from './notice.service.ts';
import type { VisitRow } from './visit.queries.ts';

/** A visit that is kept as it is until the transaction ends, with whose it is. */
export type LockedVisit = { visit: VisitRow; userId: string };

/** When something happened; what a phone reported outside its crew's day is unsure until the office confirms it. */
export type NotedTime = { notedAt: Date; isUnsure: boolean };

/** Who says so: one of the staff, or a crew by its page. */
export type Reporter = { actorId: string } | { crewId: number };

/** What a visit leaves once it is done. */
export type VisitReport = {
  arrivedAt: Date | null;
  completedAt: Date;
  /** The office has to confirm when it was completed. */
  isUnsure?: boolean;
  workDone: string[];
  cutHeight: string | null;
  applied: AppliedProduct[];
  note: string | null;
  photosMissingReason: string | null;
};

/** Locks a visit in any state; undefined when there is none. */
export async function lockVisit(tx: Tx, id: number): Promise<LockedVisit | undefined> {
  const [visit] = await tx.select().from(visits).where(eq(visits.id, id)).for('update');
  if (!visit) return undefined;
  const [property] = await tx
    .select({ userId: properties.userId })
    .from(properties)
    .where(eq(properties.id, visit.propertyId));
  return property && { visit, userId: property.userId };
}

/** The checklist that a visit was begun with, or the one it would be begun with now. */
export function checklistOf(
  content: Content,
  { checklist, serviceType }: Pick<VisitRow, 'checklist' | 'serviceType'>,
): ChecklistItem[] {
  if (checklist) return checklist;
  const isFor = (service: string) => service.toLowerCase() === serviceType.toLowerCase();
  const found =
    content.checklist.find(({ services }) => services.some(isFor)) ??
    content.checklist.find(({ services }) => services.length === 0);
  return (found?.items ?? []).map((item) => ({ ...item, isDone: false }));
}

/** The photos that a visit still needs before it is done. */
export async function photosStillMissing(
  context: ServerContext,
  tx: Tx,
  { visit }: LockedVisit,
): Promise<PhotoKind[]> {
  const taken = await tx
    .select({ kind: photos.kind })
    .from(photos)
    .where(eq(photos.visitId, visit.id));
  return missingPhotos(
    checklistOf(context.content(), visit),
    taken.map(({ kind }) => kind),
  );
}

/** The crew is on its way; its customer is told, once. */
export async function markOnTheWay(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: Reporter,
  { notedAt, isUnsure }: NotedTime,
): Promise<void> {
  await change(context, tx, locked, by, 'visit-on-the-way', {
    status: 'in_progress',
    onTheWayAt: notedAt,
    unsureTimes: unsureWith(locked.visit, { onTheWayAt: isUnsure }),
  });
  await noticeOnce(context, tx, locked.visit, locked.userId, 'on-the-way');
}

/** The crew is there. */
export async function markArrived(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: Reporter,
  { notedAt, isUnsure }: NotedTime,
): Promise<void> {
  await change(context, tx, locked, by, 'visit-arrived', {
    status: 'in_progress',
    arrivedAt: notedAt,
    unsureTimes: unsureWith(locked.visit, { arrivedAt: isUnsure }),
  });
}

/** The work is done; its customer is told, once. */
export async function markDone(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: Reporter,
  report: VisitReport,
): Promise<void> {
  const { arrivedAt, completedAt, note, isUnsure = false, ...rest } = report;
  const isOwnArrival = arrivedAt?.getTime() === locked.visit.arrivedAt?.getTime();
  const unsureTimes = unsureWith(locked.visit, {
    completedAt: isUnsure,
    ...((arrivedAt === null || !isOwnArrival) && { arrivedAt: false }),
  });
  await change(context, tx, locked, by, 'visit-completed', {
    ...rest,
    status: 'completed',
    arrivedAt,
    completedAt,
    unsureTimes,
    duration: minutesBetween(arrivedAt, completedAt, unsureTimes),
    notes: note,
    skipKind: null,
    skipReason: null,
  });
  await noticeOnce(context, tx, locked.visit, locked.userId, 'done');
}

/** How long a visit took, in minutes; null when its begin is not known or one of both times is to be confirmed. */
export function minutesBetween(
  arrivedAt: Date | null,
  completedAt: Date,
  unsureTimes: readonly VisitTimeName[],
): number | null {
  const isSure = !unsureTimes.includes('arrivedAt') && !unsureTimes.includes('completedAt');
  if (!arrivedAt || !isSure) return null;
  return Math.max(1, Math.round((completedAt.getTime() - arrivedAt.getTime()) / 60_000));
}

/** The times to be confirmed, once those named are sure or not. */
function unsureWith(
  { unsureTimes }: VisitRow,
  named: Partial<Record<VisitTimeName, boolean>>,
): VisitTimeName[] {
  const all = new Set(unsureTimes);
  for (const [name, isUnsure] of Object.entries(named) as [VisitTimeName, boolean][]) {
    if (isUnsure) all.add(name);
    else all.delete(name);
  }
  return [...all];
}

/** The work was not done, and why. Its customer is told, unless it was their wish. */
export async function markSkipped(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: Reporter,
  why: { kind: VisitSkipKind; reason: string },
): Promise<void> {
  await change(context, tx, locked, by, 'visit-skipped', {
    status: 'skipped',
    skipKind: why.kind,
    skipReason: why.reason,
  });
  if (why.kind !== 'customer') {
    await noticeOnce(context, tx, locked.visit, locked.userId, 'not-done');
  }
}

/** Takes back that the work was not done: the visit stands where it stood before. */
export async function takeBackSkip(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: Reporter,
): Promise<void> {
  const { onTheWayAt, arrivedAt } = locked.visit;
  await change(context, tx, locked, by, 'visit-unskipped', {
    status: onTheWayAt || arrivedAt ? 'in_progress' : 'scheduled',
    skipKind: null,
    skipReason: null,
  });
}

/** The office says when it was: the times are sure from then on. */
export async function confirmTimes(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: Reporter,
  times: Pick<VisitRow, VisitTimeName>,
): Promise<void> {
  const { arrivedAt, completedAt } = times;
  await change(context, tx, locked, by, 'visit-times-confirmed', {
    ...times,
    unsureTimes: [],
    ...(completedAt && { duration: minutesBetween(arrivedAt, completedAt, []) }),
  });
}

/** Ticks lines of the checklist, or takes ticks away. It leaves no line in the audit log: the log of the crew has each. */
export async function markTicked(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  checklist: ChecklistItem[],
): Promise<void> {
  await change(context, tx, locked, undefined, undefined, { checklist });
}

/** Says that a visit has changed to everybody who waits for its crew that day: the times of all of them shift with it. */
export async function tellDay(tx: Tx, { visit, userId }: LockedVisit): Promise<void> {
  const rows =
    visit.crewId === null
      ? []
      : await tx
          .selectDistinct({ userId: properties.userId })
          .from(visits)
          .innerJoin(properties, eq(properties.id, visits.propertyId))
          .where(
            and(
              eq(visits.scheduledDate, visit.scheduledDate),
              eq(visits.crewId, visit.crewId),
              inArray(visits.status, OPEN_VISITS),
            ),
          );
  for (const id of new Set([userId, ...rows.map((row) => row.userId)])) {
    await announce(tx, 'portal', id);
  }
  await tellStaff(tx, 'visit', visit.id);
}

async function change(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: Reporter | undefined,
  action: AuditAction | undefined,
  values: Partial<typeof visits.$inferInsert>,
): Promise<void> {
  const { visit } = locked;
  await tx
    .update(visits)
    .set({
      // From the first word on a visit keeps the checklist that it was begun with.
      checklist: checklistOf(context.content(), visit),
      ...values,
      version: sql`${visits.version} + 1`,
    })
    .where(eq(visits.id, visit.id));
  if (by && action) {
    await audit(tx, {
      actorId: 'actorId' in by ? by.actorId : null,
      action,
      subject: { type: 'visit', id: String(visit.id) },
      ...('crewId' in by && { details: { crewId: by.crewId } }),
      at: context.clock(),
    });
  }
  await tellDay(tx, locked);
}
