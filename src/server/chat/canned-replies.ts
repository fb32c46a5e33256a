// Texts that staff write often: listed, added, changed, removed.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { CannedReply } from '#contract/chat/chat-desk.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { sqlState } from '#server/platform/database/retry.ts';
import { cannedReplies } from '#server/platform/database/schema/chat-desk.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../context.ts';

type Row = typeof cannedReplies.$inferSelect;
type Words = Pick<CannedReply, 'shortcut' | 'text'>;

const UNIQUE_VIOLATION = '23505';

/** All of them, by shortcut. */
export async function listCannedReplies(db: Db): Promise<CannedReply[]> {
  return (await db.select().from(cannedReplies).orderBy(asc(cannedReplies.shortcut))).map(present);
}

/**
 * Adds one.
 *
 * @throws RequestProblem 422 when the shortcut is taken.
 */
export function addCannedReply(context: Deps, words: Words, actorId: string): Promise<CannedReply> {
  return write(context, actorId, async (tx) => {
    const [row] = await tx.insert(cannedReplies).values(words).returning();
    if (!row) throw new Error('the canned reply was not written');
    return row;
  });
}

/**
 * Changes one.
 *
 * @throws RequestProblem 404, 409 with the present one when someone else has changed it, 422 when the shortcut is taken.
 */
export function changeCannedReply(
  context: Deps,
  id: number,
  { version, ...words }: Words & { version: number },
  actorId: string,
): Promise<CannedReply> {
  return write(context, actorId, async (tx) => {
    const isIt = eq(cannedReplies.id, id);
    const [row] = await tx
      .update(cannedReplies)
      .set({ ...words, version: sql`${cannedReplies.version} + 1` })
      .where(and(isIt, eq(cannedReplies.version, version)))
      .returning();
    if (row) return row;
    const [present] = await tx.select().from(cannedReplies).where(isIt);
    if (!present) throw notThere();
    throw new RequestProblem('changed_meanwhile', 'Someone else changed this reply.', {
      current: { ...present },
    });
  });
}

/**
 * Removes one.
 *
 * @throws RequestProblem 404
 */
export async function removeCannedReply(context: Deps, id: number, actorId: string): Promise<void> {
  await write(context, actorId, async (tx) => {
    const [row] = await tx.delete(cannedReplies).where(eq(cannedReplies.id, id)).returning();
    if (!row) throw notThere();
    return row;
  });
}

type Deps = Pick<ServerContext, 'db' | 'clock'>;

async function write(
  { db, clock }: Deps,
  actorId: string,
  work: (tx: Tx) => Promise<Row>,
): Promise<CannedReply> {
  try {
    return await db.transaction(async (tx) => {
      const row = await work(tx);
      const subject = { type: 'canned-reply', id: String(row.id) } as const;
      await audit(tx, { actorId, action: 'canned-reply-changed', subject, at: clock() });
      await announce(tx, 'chat-desk');
      return present(row);
    });
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const detail = 'There is already a reply with this shortcut.';
    throw new RequestProblem('invalid_input', detail, {
      errors: [{ pointer: '/shortcut', detail }],
    });
  }
}

function present({ id, version, shortcut, text }: Row): CannedReply {
  return { id, version, shortcut, text };
}

function notThere(): RequestProblem {
  return new RequestProblem('not_found', 'We could not find this reply.');
}
