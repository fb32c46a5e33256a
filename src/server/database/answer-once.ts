// Idempotency: the first 2xx answer to a request key is stored in the transaction that made it, and given again.
import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { RequestProblem } from '../http/problem.ts';
import type { Db, Tx } from './client.ts';
import { idempotencyKeys } from './schema/booking.ts';

/** One attempt of a client at one endpoint, repeated with the same key and body; `lastsMs` is how long it is known. */
export type Attempt = { endpoint: string; key: string; body: unknown; lastsMs?: number };

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
  return db.transaction(async (tx) => {
    if (!attempt) return { answer: await work(tx), repeated: false };
    const { endpoint, key, lastsMs } = attempt;
    const bodyHash = hashOf(attempt.body);
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

function hashOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('hex');
}

function keyReused(): RequestProblem {
  return new RequestProblem(
    'key_reused',
    'This request was sent before with other content. Please reload the page and try again.',
  );
}
