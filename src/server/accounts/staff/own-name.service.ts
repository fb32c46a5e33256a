// Someone on the staff says what they are called: colleagues and customers read it from then on, and what they did before keeps the name it had.
import { eq, sql } from 'drizzle-orm';
import type { StaffName } from '#contract/accounts/staff.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../../context.ts';

/** Keeps the name. The audit log says that it changed, not to what. */
export async function changeOwnName(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  userId: string,
  name: StaffName,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ ...name, version: sql`${users.version} + 1` })
      .where(eq(users.id, userId));
    await audit(tx, {
      actorId: userId,
      action: 'name-changed',
      subject: { type: 'user', id: userId },
      at: clock(),
    });
    await announce(tx, 'chat-desk');
  });
}
