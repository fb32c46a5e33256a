// Tells the office of what was held for review: the first at once, what follows in the quiet time together
// (docs/product/security-and-privacy.md#robots).
import { and, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { leads } from '#server/platform/database/schema/lead.ts';
import { digests } from '#server/platform/database/schema/operations.ts';
import { takeDigestTurn } from '#server/platform/jobs/digest.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';

const DIGEST = 'held-leads';

/** Half of the hour that a booking under review is always kept (docs/product/booking.md#review), so the office hears in time. */
const QUIET_MS = 30 * 60_000;

/** A digest of what was held between two instants, in milliseconds. */
export const heldDigestMail: JobKind<{ since: number; until: number }> = {
  name: 'held-digest-mail',
};

/**
 * Whether the office gets a mail of its own about what is held right now, asked in the transaction that holds it. Otherwise
 * the next digest names it. What came no later than the last mail, but is written down after it, is named by no digest.
 */
export async function takeHeldTurn(tx: Tx, now: Date): Promise<boolean> {
  if (await takeDigestTurn(tx, { name: DIGEST, quietMs: QUIET_MS, now })) return true;
  const [last] = await tx.select().from(digests).where(eq(digests.name, DIGEST));
  return last !== undefined && last.lastAt >= now;
}

/** Enqueues the digest, when something was held since the last mail and the quiet time is over. */
export async function planHeldDigest({ db, clock, jobs }: ServerContext): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const [last] = await tx.select().from(digests).where(eq(digests.name, DIGEST)).for('update');
    if (!last) return;
    const since = last.lastAt.getTime();
    const untold = await tx.$count(leads, and(isHeld, gt(leads.arrivedAt, last.lastAt)));
    if (untold === 0 || !(await takeHeldTurn(tx, now))) return;
    await jobs.enqueue(tx, heldDigestMail, { since, until: now.getTime() });
  });
}

/** What waits for review and is not known to be spam. */
export const isHeld = and(eq(leads.isHeld, true), ne(leads.stage, 'spam'));
