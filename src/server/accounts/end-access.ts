// Ends what opens an account or the console beside its row, where someone may no longer.
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { sessions } from '#server/platform/database/schema/account.ts';
import { busyCalendars } from '#server/platform/database/schema/booking.ts';
import { calendarFeeds } from '#server/platform/database/schema/notices.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';

/**
 * Ends a person's sessions, with the push messages of their browsers, their calendar feed, and the reading of their own calendar. Their streams end as soon as the
 * transaction has committed; open pages load again, and say so.
 */
export async function endAccess(tx: Tx, personId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, personId));
  // Its row stays, so that who comes back gets another address than the one that others may know.
  await tx
    .update(calendarFeeds)
    .set({ isOn: false, generation: sql`${calendarFeeds.generation} + 1` })
    .where(eq(calendarFeeds.userId, personId));
  const read = await tx
    .delete(busyCalendars)
    .where(eq(busyCalendars.userId, personId))
    .returning({ userId: busyCalendars.userId });
  if (read.length > 0) await announce(tx, 'openings');
  await announce(tx, 'portal', personId);
  await announceAccess(tx, personId);
}

/** Has every stream of a person ask at once whether they may still listen. */
export async function announceAccess(tx: Tx, personId: string): Promise<void> {
  await announce(tx, 'access', personId);
}
