// Begins and ends the time in which someone of the staff sees a customer's portal; the one writer of its rows.
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { portalViewings } from '#server/platform/database/schema/viewing.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { announceAccess } from '../end-access.ts';
import { refusalOf } from './viewing.policy.ts';

type ViewingRow = typeof portalViewings.$inferSelect;

/** How a viewing ends, as the log says it. */
type EndedBy = 'pressing End' | 'opening another portal' | 'time' | 'the end of the session';

/** Of the database's clock, by which sessions end as well. */
const NOW = sql`now()`;
const END = sql`now() + interval '30 minutes'`;

/** Who begins a viewing, in which session, of whom and why. */
export type ViewingStart = { staffId: string; sid: string; customerId: string; reason: string };

/**
 * Begins one; the one that the session sees ends. From the next request on the endpoints of customers answer this session as they
 * answer the customer.
 *
 * @throws RequestProblem 404 for no customer, 409 for one who has no portal.
 */
export async function startViewing(
  { db, clock, config }: ServerContext,
  { staffId, sid, customerId, reason }: ViewingStart,
): Promise<{ id: string; endsAt: string }> {
  const at = clock();
  return db.transaction(async (tx) => {
    const sessionId = await lockSession(tx, sid);
    const [customer] = await tx.select().from(users).where(eq(users.id, customerId));
    const refusal = refusalOf(customer, staffId, config.staffEmails);
    if (refusal) throw new RequestProblem(customer ? 'wrong_state' : 'not_found', refusal);
    await endRows(tx, eq(portalViewings.sessionId, sessionId), 'opening another portal', at);
    const [row] = await tx
      .insert(portalViewings)
      .values({ userId: customerId, staffId, sessionId, reason, startedAt: NOW, endsAt: END })
      .returning();
    if (!row) throw new Error('a new viewing has no row');
    const subject = { type: 'user', id: customerId } as const;
    const details = { reason };
    await audit(tx, { actorId: staffId, action: 'portal-viewing-started', subject, details, at });
    await announceAccess(tx, staffId);
    return { id: row.id, endsAt: row.endsAt.toISOString() };
  });
}

/** Ends what a session sees; gives whose portal it was, null where it sees none any more. */
export async function endViewing(
  { db, clock }: ServerContext,
  sid: string,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const sessionId = await lockSession(tx, sid);
    const own = eq(portalViewings.sessionId, sessionId);
    const [ended] = await endRows(tx, own, 'pressing End', clock());
    return ended?.userId ?? null;
  });
}

/** Writes down the ends of viewings whose time is over and whose session has ended: they have shown nothing since. */
export async function endLapsedViewings({ db, clock }: ServerContext): Promise<void> {
  const at = clock();
  await db.transaction(async (tx) => {
    await endRows(tx, lte(portalViewings.endsAt, NOW), 'time', at);
    const lapsed = sql`not exists (
      select from ${sessions} where ${sessions.id} = ${portalViewings.sessionId} and ${sessions.expire} > now())`;
    const isGone = or(isNull(portalViewings.sessionId), lapsed);
    if (isGone) await endRows(tx, isGone, 'the end of the session', at);
  });
}

/** Two presses at once come one after the other. */
async function lockSession(tx: Tx, sid: string): Promise<string> {
  const [session] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.sid, sid))
    .for('update');
  if (!session) throw new RequestProblem('unauthorized', 'Please sign in.');
  return session.id;
}

async function endRows(
  tx: Tx,
  which: NonNullable<ReturnType<typeof or>>,
  by: EndedBy,
  at: Date,
): Promise<ViewingRow[]> {
  const ended = await tx
    .update(portalViewings)
    .set({ endedAt: sql`least(now(), ${portalViewings.endsAt})`, sessionId: null })
    .where(and(which, isNull(portalViewings.endedAt)))
    .returning();
  for (const { userId, staffId } of ended) {
    const subject = { type: 'user', id: userId } as const;
    const details = { by };
    await audit(tx, { actorId: staffId, action: 'portal-viewing-ended', subject, details, at });
    await announceAccess(tx, staffId);
  }
  return ended;
}
