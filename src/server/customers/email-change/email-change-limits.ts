// How many codes for a new address leave, and how often one is guessed: bounded for an account and for the mailbox of a stranger
// (docs/product/sign-in-and-people.md#another-email).
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { dayBefore, requireFewADay } from '#server/accounts/few-a-day.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { isSameMailbox } from '#server/platform/database/schema/mailbox.ts';

/** For an account: with five guesses each it makes 25 tries a day at eight digits. */
const PER_ACCOUNT_A_DAY = 5;
/** For one mailbox, from whichever accounts. */
const PER_MAILBOX_A_DAY = 3;

/**
 * Lets one more code pass. The account and the mailbox are locked.
 *
 * @throws RequestProblem 429 with the seconds to wait.
 */
export async function requireFewChanges(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  await requireFew(tx, eq(emailChanges.userId, userId), PER_ACCOUNT_A_DAY, now);
  await requireFew(tx, isSameMailbox(emailChanges.email, email), PER_MAILBOX_A_DAY, now);
}

async function requireFew(tx: Tx, whose: SQL, most: number, now: Date): Promise<void> {
  const lately = await tx
    .select({ at: emailChanges.createdAt })
    .from(emailChanges)
    .where(and(whose, gt(emailChanges.createdAt, dayBefore(now))))
    .orderBy(asc(emailChanges.createdAt));
  requireFewADay(lately, most, now, 'codes went out');
}
