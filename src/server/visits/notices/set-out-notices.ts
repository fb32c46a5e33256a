// Tells customers that their crew is on its way, once the crew can no longer undo it (docs/product/crew-page.md#at-a-stop).
import { and, eq, exists, gt, isNotNull, lte, notExists, sql } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { SET_OUT_UNDO_MS } from '#company/rules/visits/set-out-undo.ts';
import type { Db } from '#server/platform/database/client.ts';
import { crewActions } from '#server/platform/database/schema/crew-day.ts';
import { visitNotices } from '#server/platform/database/schema/notices.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import type { ServerContext } from '../../context.ts';
import { lockVisit } from '../core/lock-visit.ts';
import { noticeOnce } from '../core/notice.service.ts';

/**
 * Enqueues the notices that are due. The time to undo begins when we receive the report, because an undo that was tapped without a
 * signal comes right behind it. No one is told of another day: then the crew is no longer on its way.
 */
export async function enqueueSetOutNotices(context: ServerContext): Promise<void> {
  for (const { id } of await listDue(context, context.db)) {
    await context.db.transaction(async (tx) => {
      // Under the lock of the visit, so that no crew undoes what its customer is being told.
      const locked = await lockVisit(tx, id);
      const [isStillDue] = await listDue(context, tx, id);
      if (!locked || !isStillDue) return;
      await noticeOnce(context, tx, locked.visit, locked.userId, 'on-the-way');
    });
  }
}

/** The visits of today whose crew set out long enough ago and whose customers were not told; `id` asks for one alone. */
function listDue({ clock, settings }: ServerContext, db: Db, id?: number) {
  const now = clock();
  const lastToTell = new Date(now.getTime() - SET_OUT_UNDO_MS);
  const setOut = (isReceived: ReturnType<typeof lte>) =>
    db
      .select({ one: sql`1` })
      .from(crewActions)
      .where(
        and(
          eq(crewActions.visitId, visits.id),
          eq(crewActions.kind, 'set-out'),
          eq(crewActions.outcome, 'taken'),
          isReceived,
        ),
      );
  const decided = db
    .select({ one: sql`1` })
    .from(visitNotices)
    .where(
      and(
        eq(visitNotices.visitId, visits.id),
        eq(visitNotices.kind, 'on-the-way'),
        eq(visitNotices.visitDate, visits.scheduledDate),
      ),
    );
  return db
    .select({ id: visits.id })
    .from(visits)
    .where(
      and(
        id === undefined ? undefined : eq(visits.id, id),
        eq(visits.scheduledDate, dateInZone(now, settings().timeZone)),
        eq(visits.status, 'in_progress'),
        isNotNull(visits.onTheWayAt),
        exists(setOut(lte(crewActions.receivedAt, lastToTell))),
        notExists(setOut(gt(crewActions.receivedAt, lastToTell))),
        notExists(decided),
      ),
    );
}
