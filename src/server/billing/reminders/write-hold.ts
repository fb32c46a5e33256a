// The one writer of holds: that an account gets no reminders, and the end of that.
import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { reminderHolds } from '#server/platform/database/schema/billing.ts';

type By = { actorId: string; at: Date };

/** Holds the reminders of an account that has none held. The account is locked. */
export async function startHold(
  tx: Tx,
  { userId, reason }: { userId: string; reason: string },
  { actorId, at }: By,
): Promise<void> {
  await tx.insert(reminderHolds).values({ userId, reason, startedBy: actorId, startedAt: at });
}

/** Ends what holds the reminders of an account; after a merge that can be more than one. */
export async function endHolds(tx: Tx, userId: string, { actorId, at }: By): Promise<void> {
  await tx
    .update(reminderHolds)
    .set({ endedBy: actorId, endedAt: at })
    .where(and(eq(reminderHolds.userId, userId), isNull(reminderHolds.endedAt)));
}
