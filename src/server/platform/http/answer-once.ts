// Idempotency: the first 2xx answer to a request key is stored in the transaction that made it, and given again.
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../database/client.ts';
import { idempotencyKeys } from '../database/schema/requests.ts';
import { RequestProblem } from './problem.ts';

/** One attempt of a client at one endpoint, repeated with the same key and content; `lastsMs` is how long it is known. */
export type Attempt = { endpoint: string; key: string; content: unknown; lastsMs?: number };

/** The attempts that came this way, for `requireAnsweredOnce`. */
const answered = new WeakSet<Attempt>();

/** Throws when the handler of an idempotent endpoint has answered without `answerOnce`: its key would do nothing. */
export function requireAnsweredOnce(endpoint: string, attempt: Attempt | undefined): void {
  if (attempt && !answered.has(attempt)) throw new Error(`${endpoint} forgets its request key`);
}

/** The answer, and whether it is a repetition, in which case nothing was done. */
export type OnceAnswer<Answer> = { answer: Answer; repeated: boolean };

/**
 * Does the work in one transaction, at most once per key. A concurrent repetition waits on the key's unique index
 * until the first attempt has committed; work that throws leaves the key free. The work may await nothing but `tx`.
 *
 * @throws RequestProblem `key_reused` when the key came with another body.
 */
export async function answerOnce<Answer>(
  db: Db,
  attempt: Attempt | undefined,
  work: (tx: Tx) => Promise<Answer>,
): Promise<OnceAnswer<Answer>> {
  if (attempt) answered.add(attempt);
  return db.transaction(async (tx) => {
    if (!attempt) return { answer: await work(tx), repeated: false };
    const { endpoint, key, lastsMs } = attempt;
    const bodyHash = hashOf(attempt.content);
    const { createdAt } = idempotencyKeys;
    const reserved = await tx
      .insert(idempotencyKeys)
      .values({ endpoint, key, bodyHash })
      .onConflictDoUpdate({
        target: [idempotencyKeys.endpoint, idempotencyKeys.key],
        set: { bodyHash, answer: null, createdAt: sql`now()` },
        setWhere: lastsMs
          ? sql`${createdAt} < now() - ${lastsMs}::int * interval '1 millisecond'`
          : sql`false`,
      })
      .returning({ key: idempotencyKeys.key });
    const isThisKey = and(eq(idempotencyKeys.endpoint, endpoint), eq(idempotencyKeys.key, key));
    if (reserved.length === 0) {
      const [first] = await tx.select().from(idempotencyKeys).where(isThisKey);
      if (!first?.answer || first.bodyHash !== bodyHash) throw keyReused();
      return { answer: JSON.parse(first.answer) as Answer, repeated: true };
    }
    const answer = await work(tx);
    await tx
      .update(idempotencyKeys)
      .set({ answer: JSON.stringify(answer) })
      .where(isThisKey);
    return { answer, repeated: false };
  });
}

function hashOf(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

function keyReused(): RequestProblem {
  return new RequestProblem(
    'key_reused',
    'This request was sent before with other content. Please reload the page and try again.',
  );
}
