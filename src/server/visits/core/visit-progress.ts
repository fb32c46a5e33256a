// A visit as it happens: on the way, arrived, done, not done. The same rules for the crew's page and the console
// (docs/product/crew-page.md#done).
import { eq } from 'drizzle-orm';
import {
  type ChecklistItem,
  missingPhotos,
  type PhotoKind,
} from '#company/rules/visits/checklist.ts';
import type { VisitEvent } from '#company/rules/visits/visit-machine.ts';
import type { VisitSkipKind } from '#company/rules/visits/visit-states.ts';
import type { Content } from '#contract/site/content/kinds.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { photos } from '#server/platform/database/schema/photo.ts';
import type { VisitTimeName } from '#server/platform/database/schema/visits.ts';
import type { ServerContext } from '../../context.ts';
import { applyEvent, type VisitActing } from './apply-event.ts';
import type { LockedVisit } from './lock-visit.ts';
import type { VisitRow } from './visit.queries.ts';
import type { NewVisit } from './write-visit.ts';

/** What a visit no longer carries once there is work on it. */
const NOT_SKIPPED = { skipKind: null, skipReason: null } as const;

/** When something happened; what a phone reported outside its crew's day is unsure until the office confirms it. */
type NotedTime = { notedAt: Date; isUnsure: boolean };

/** How a crew begins a visit: when, and who of it is there. */
type VisitBegun = NotedTime & { people?: string[] };

/** What a visit leaves once it is done. */
export type VisitReport = {
  arrivedAt: Date | null;
  completedAt: Date;
  /** The office has to confirm when it was completed. */
  isUnsure?: boolean;
  /** Who of the crew was there; left out, it stays as it is. */
  people?: string[];
  workDone: string[];
  cutHeight: string | null;
  note: string | null;
  photosMissingReason: string | null;
};

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

/** The crew is on its way; its customer is told once: by staff now, by its crew when it can no longer be undone. */
export async function setOut(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
  begun: VisitBegun,
): Promise<void> {
  const values = begunAt(locked, 'onTheWayAt', begun);
  await applyReport(context, tx, locked, 'setOut', by, values);
}

/** The crew is not on its way after all; its customer was not told of it yet. */
export async function undoSetOut(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
): Promise<void> {
  await applyReport(context, tx, locked, 'undoSetOut', by, {
    onTheWayAt: null,
    people: [],
    unsureTimes: unsureWith(locked.visit, { onTheWayAt: false }),
  });
}

/** The crew is there. */
export async function arrive(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
  begun: VisitBegun,
): Promise<void> {
  const values = begunAt(locked, 'arrivedAt', begun);
  await applyReport(context, tx, locked, 'arrive', by, values);
}

/** What is written of a visit at which its crew has begun something. */
function begunAt(
  { visit }: LockedVisit,
  moment: 'onTheWayAt' | 'arrivedAt',
  { notedAt, isUnsure, people }: VisitBegun,
) {
  return {
    ...NOT_SKIPPED,
    ...(people && { people }),
    [moment]: notedAt,
    unsureTimes: unsureWith(visit, { [moment]: isUnsure }),
  };
}

/** The work is done; its customer is told, once. */
export async function complete(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
  report: VisitReport,
): Promise<void> {
  const { arrivedAt, completedAt, note, isUnsure = false, ...rest } = report;
  const isOwnArrival = arrivedAt?.getTime() === locked.visit.arrivedAt?.getTime();
  const unsureTimes = unsureWith(locked.visit, {
    completedAt: isUnsure,
    ...((arrivedAt === null || !isOwnArrival) && { arrivedAt: false }),
  });
  await applyReport(context, tx, locked, 'complete', by, {
    ...NOT_SKIPPED,
    ...rest,
    arrivedAt,
    completedAt,
    unsureTimes,
    duration: minutesBetween(arrivedAt, completedAt, unsureTimes),
    notes: note,
  });
}

/** How long a visit took, in minutes; null when its begin is not known or one of both times is to be confirmed. */
function minutesBetween(
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
export async function skip(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
  why: { kind: VisitSkipKind; reason: string },
): Promise<void> {
  await applyEvent(context, tx, locked, {
    event: 'skip',
    by,
    values: {
      checklist: checklistOf(context.content(), locked.visit),
      skipKind: why.kind,
      skipReason: why.reason,
    },
    to: why.kind === 'customer' ? 'customer_skipped' : 'skipped',
    withoutNotice: why.kind === 'customer',
  });
}

/**
 * Takes back that the work was not done: the visit is where it was before.
 *
 * @throws RequestProblem 409 `wrong_state` when its plan is paused on its day, or has another visit in its place.
 */
export async function reopen(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
): Promise<void> {
  const { onTheWayAt, arrivedAt } = locked.visit;
  await applyEvent(context, tx, locked, {
    event: 'reopen',
    by,
    values: { ...NOT_SKIPPED, checklist: checklistOf(context.content(), locked.visit) },
    to: onTheWayAt || arrivedAt ? 'in_progress' : 'scheduled',
  });
}

/** The office says when it was: the times are sure from then on. */
export async function confirmTimes(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
  times: Pick<VisitRow, VisitTimeName>,
): Promise<void> {
  const { arrivedAt, completedAt } = times;
  await applyReport(context, tx, locked, 'confirmTimes', by, {
    ...times,
    unsureTimes: [],
    ...(completedAt && { duration: minutesBetween(arrivedAt, completedAt, []) }),
  });
}

/** Ticks lines of the checklist, or takes ticks away. It leaves no line in the audit log: the log of the crew has each. */
export async function tick(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  by: VisitActing,
  checklist: ChecklistItem[],
): Promise<void> {
  await applyReport(context, tx, locked, 'tick', by, { checklist });
}

async function applyReport(
  context: ServerContext,
  tx: Tx,
  locked: LockedVisit,
  event: VisitEvent,
  by: VisitActing,
  values: Partial<NewVisit>,
): Promise<void> {
  // From the first report on a visit has the checklist that it was begun with.
  const checklist = checklistOf(context.content(), locked.visit);
  await applyEvent(context, tx, locked, { event, by, values: { checklist, ...values } });
}
