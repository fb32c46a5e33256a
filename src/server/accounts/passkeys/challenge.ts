// The challenges that passkeys sign. They are computed, so that asking for one keeps nothing; answering one spends it.
import { createHmac, randomBytes } from 'node:crypto';
import { lte } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { spentChallenges } from '#server/platform/database/schema/sign-in-ways.ts';
import { isSameSecret, tokenHash } from '#server/platform/installation/secrets.ts';

/** Long enough for a person who looks for their phone; autofill asks for a fresh one before that. */
export const CHALLENGE_MS = 10 * 60_000;

const NONCE_BYTES = 16;
const TIME_BYTES = 8;

/** What a challenge is for: signing in in one browser, or a new passkey in one session. */
export type Purpose = `sign-in:${string}` | `new:${string}`;

/** A challenge for one purpose: a nonce, when it lapses, and a MAC of both with the purpose. */
export function newChallenge(key: Buffer, purpose: Purpose, now: Date): Buffer<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_MS));
  const head = Buffer.concat([randomBytes(NONCE_BYTES), time]);
  return Buffer.concat([head, macOf(key, purpose, head)]);
}

/** When a challenge lapses; undefined when it was not made here for this purpose, or has lapsed. */
export function readChallenge(
  key: Buffer,
  purpose: Purpose,
  challenge: string,
  now: Date,
): Date | undefined {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, NONCE_BYTES + TIME_BYTES);
  const made = Buffer.concat([head, macOf(key, purpose, head)]).toString('base64url');
  if (head.length < NONCE_BYTES + TIME_BYTES || !isSameSecret(challenge, made)) return undefined;
  const expiresAt = new Date(Number(head.readBigUInt64BE(NONCE_BYTES)));
  return expiresAt > now ? expiresAt : undefined;
}

/** Uses a challenge up; false when someone has done so before. */
export async function spendChallenge(tx: Db, challenge: string, expiresAt: Date): Promise<boolean> {
  const spent = await tx
    .insert(spentChallenges)
    .values({ hash: tokenHash(challenge), expiresAt })
    .onConflictDoNothing()
    .returning();
  return spent.length === 1;
}

/** Forgets the spent ones that have lapsed anyway. */
export async function sweepChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(spentChallenges).where(lte(spentChallenges.expiresAt, now));
}

function macOf(key: Buffer, purpose: Purpose, head: Buffer): Buffer {
  return createHmac('sha256', key).update(purpose).update('\0').update(head).digest();
}
