// The browsers in which a person is signed in: seen and signed out by the person alone, on every instance at once.
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { OwnSession } from '#contract/accounts/sessions.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { sessions } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../context.ts';

/** Who asks: the person, their present session, and the network they are in. */
export type Asker = { userId: string; sid: string; networkHash: string };

const isLive = gt(sessions.expire, sql`now()`);

/** The person's sessions, the present one first, then by last use. */
export async function ownSessions(db: Db, asker: Asker): Promise<OwnSession[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, asker.userId), isLive))
    .orderBy(desc(sql`${sessions.sid} = ${asker.sid}`), desc(sessions.lastUsedAt))
    .limit(100);
  return rows.map((row) => ({
    id: row.id,
    isPresent: row.sid === asker.sid,
    device: row.device,
    isHere: row.networkHash === null ? null : row.networkHash === asker.networkHash,
    signedInBy: row.signedInBy,
    signedInAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
}

/**
 * Signs one of the person's browsers out. The bell makes its open pages load again, which then say so.
 *
 * @throws RequestProblem 404 for someone else's as for none.
 */
export async function endSession(
  { db, clock }: ServerContext,
  userId: string,
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) {
      throw new RequestProblem('not_found', 'You’re not signed in there anymore.');
    }
    await auditEnd(tx, userId, 1, clock());
    await announce(tx, 'portal', userId);
  });
}

/** Signs all of the person's browsers out but the one that asks; gives how many they were. */
export async function endOtherSessions(
  { db, clock }: ServerContext,
  { userId, sid }: Pick<Asker, 'userId' | 'sid'>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.sid, sid)))
      .returning({ id: sessions.id });
    if (ended.length === 0) return 0;
    await auditEnd(tx, userId, ended.length, clock());
    await announce(tx, 'portal', userId);
    return ended.length;
  });
}

async function auditEnd(tx: Db, userId: string, count: number, at: Date): Promise<void> {
  const subject = { type: 'user', id: userId } as const;
  await audit(tx, { actorId: userId, action: 'session-ended', subject, details: { count }, at });
}
