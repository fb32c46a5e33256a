// What staff report of a visit as it happens: on the way, done. Its customer's open page hears of it.
import { photoWords } from '#company/rules/visits/checklist.ts';
import type { VisitCompletion } from '#contract/visits/visits.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { type LockedVisit, lockVisit } from '../core/lock-visit.ts';
import { changedVisit, requireSeenVisit } from '../core/seen-visit.ts';
import { complete, photosStillMissing, setOut } from '../core/visit-progress.ts';

/**
 * The crew is on its way. Said twice it is told once.
 *
 * @throws RequestProblem 404 for unknown visits, 409 for one that is done or was changed since it was seen.
 */
export async function reportSetOut(
  context: ServerContext,
  staffId: string,
  id: number,
  seen: number,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const locked = await requireVisit(tx, id);
    if (locked.visit.status === 'completed') throw alreadyDone();
    if (locked.visit.onTheWayAt) return;
    requireSeenVisit(locked.visit, seen);
    const time = { notedAt: context.clock(), isUnsure: false };
    await setOut(context, tx, locked, { actor: 'staff', actorId: staffId }, time);
  });
}

/**
 * The visit is done. The same report again changes nothing; another one is refused, since the customer may have read the first.
 *
 * @throws RequestProblem 404 for unknown visits, 409 for one that was changed since it was seen, 422 when it ended before it began, or lacks a photo that its checklist asks for
 *   and a reason for that.
 */
export async function completeVisit(
  context: ServerContext,
  staffId: string,
  id: number,
  report: VisitCompletion,
): Promise<void> {
  const arrivedAt = new Date(report.arrivedAt);
  const completedAt = new Date(report.departedAt);
  if (completedAt.getTime() - arrivedAt.getTime() < 30_000) {
    throw refused('/departedAt', 'The crew cannot have left before it arrived.');
  }
  await context.db.transaction(async (tx) => {
    const locked = await requireVisit(tx, id);
    if (isReportedSo(locked.visit, report)) return;
    requireSeenVisit(locked.visit, report.version);
    if (locked.visit.status === 'completed') throw changedVisit(locked.visit);
    const missing = await photosStillMissing(context, tx, locked);
    if (missing.length > 0 && !report.photosMissingReason) {
      const kinds = missing.map((kind) => photoWords[kind]).join(', ');
      throw refused('/photosMissingReason', `Photos are missing (${kinds}). Please say why.`);
    }
    await complete(
      context,
      tx,
      locked,
      { actor: 'staff', actorId: staffId },
      {
        arrivedAt,
        completedAt,
        workDone: report.workDone,
        cutHeight: report.cutHeight ?? null,
        note: report.note || null,
        photosMissingReason: missing.length > 0 ? report.photosMissingReason || null : null,
      },
    );
  });
}

function isReportedSo(visit: LockedVisit['visit'], report: VisitCompletion): boolean {
  return (
    visit.status === 'completed' &&
    visit.arrivedAt?.getTime() === Date.parse(report.arrivedAt) &&
    visit.completedAt?.getTime() === Date.parse(report.departedAt) &&
    (visit.notes ?? '') === (report.note ?? '') &&
    visit.workDone.join('\n') === report.workDone.join('\n')
  );
}

async function requireVisit(tx: Tx, id: number): Promise<LockedVisit> {
  const locked = await lockVisit(tx, id);
  if (!locked || locked.visit.status === 'cancelled') {
    throw new RequestProblem('not_found', 'There is nothing at this address.');
  }
  return locked;
}

function refused(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer, detail }] });
}

function alreadyDone(): RequestProblem {
  return new RequestProblem('too_late', 'This visit is already done.');
}
