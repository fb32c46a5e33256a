// How many people an account has and how many invitations leave: bounded for an account, and for the mailbox of a stranger
// (docs/product/sign-in-and-people.md#people-on-an-account).
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { isSameMailbox } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isOpenInvitation } from './account-people.queries.ts';

/** People beside the holder, invited ones included. */
const MOST_PEOPLE = 10;
const PER_ACCOUNT_A_DAY = 10;
/** For one mailbox, from whichever accounts. */
const PER_MAILBOX_A_DAY = 3;
const DAY_MS = 86_400_000;

/**
 * Lets one more invitation pass. Account and mailbox are locked.
 *
 * @throws RequestProblem 409 for an account that is full, 429 with the seconds to wait.
 */
export async function requireRoom(
  tx: Tx,
  { customerId, email }: { customerId: string; email: string },
  now: Date,
): Promise<void> {
  const joined = await tx.$count(accountPeople, eq(accountPeople.customerId, customerId));
  const open = await tx.$count(
    accountInvitations,
    and(eq(accountInvitations.customerId, customerId), isOpenInvitation),
  );
  if (joined + open >= MOST_PEOPLE) {
    throw new RequestProblem(
      'wrong_state',
      `An account has at most ${MOST_PEOPLE} people besides its holder. Please remove someone first.`,
    );
  }
  const ofAccount = eq(accountInvitations.customerId, customerId);
  await requireFew(tx, ofAccount, PER_ACCOUNT_A_DAY, 'from this account', now);
  const ofMailbox = isSameMailbox(accountInvitations.email, email);
  await requireFew(tx, ofMailbox, PER_MAILBOX_A_DAY, 'to this address', now);
}

async function requireFew(
  tx: Tx,
  whose: ReturnType<typeof isSameMailbox>,
  most: number,
  where: string,
  now: Date,
): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const lately = await tx
    .select({ at: accountInvitations.createdAt })
    .from(accountInvitations)
    .where(and(whose, gt(accountInvitations.createdAt, dayAgo)))
    .orderBy(asc(accountInvitations.createdAt));
  const first = lately.at(-most);
  if (!first) return;
  const retryAfterSeconds = Math.ceil((first.at.getTime() + DAY_MS - now.getTime()) / 1000);
  throw new RequestProblem(
    'too_many_requests',
    `${most} invitations went ${where} within a day. Please try again tomorrow.`,
    { retryAfterSeconds: Math.max(1, retryAfterSeconds) },
  );
}
