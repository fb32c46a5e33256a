// How many people an account and the staff have, and how many invitations leave: bounded for both, and for the mailbox of a
// stranger (docs/product/sign-in-and-people.md#people-on-an-account).
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { isSameMailbox } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { dayBefore, requireFewADay } from '../few-a-day.ts';
import { isOpenTo, isTo } from './open-invitations.ts';

/** People beside the holder, invited ones included. */
const MOST_PEOPLE = 10;
/** People on the staff, disabled and invited ones included: a list that is read as a whole. */
const MOST_STAFF = 100;
const PER_ACCOUNT_A_DAY = 10;
const FOR_STAFF_A_DAY = 20;
/** For one mailbox, from whichever accounts and the staff. */
const PER_MAILBOX_A_DAY = 3;

/**
 * Lets one more invitation pass, to an account or, with null, to the staff. It and the mailbox are locked.
 *
 * @throws RequestProblem 409 where there are enough people, 429 with the seconds to wait.
 */
export async function requireRoom(
  tx: Tx,
  { customerId, email }: { customerId: string | null; email: string },
  now: Date,
): Promise<void> {
  const open = await tx.$count(accountInvitations, isOpenTo(customerId));
  await (customerId === null ? requireRoomOnStaff(tx, open) : requireRoomOn(tx, customerId, open));
  const [most, where] =
    customerId === null
      ? ([FOR_STAFF_A_DAY, 'to the staff'] as const)
      : ([PER_ACCOUNT_A_DAY, 'from this account'] as const);
  await requireFew(tx, isTo(customerId), most, where, now);
  const ofMailbox = isSameMailbox(accountInvitations.email, email);
  await requireFew(tx, ofMailbox, PER_MAILBOX_A_DAY, 'to this address', now);
}

async function requireRoomOn(tx: Tx, customerId: string, open: number): Promise<void> {
  const joined = await tx.$count(accountPeople, eq(accountPeople.customerId, customerId));
  if (joined + open >= MOST_PEOPLE) {
    throw new RequestProblem(
      'wrong_state',
      `An account has at most ${MOST_PEOPLE} people besides its holder. Please remove someone first.`,
    );
  }
}

async function requireRoomOnStaff(tx: Tx, open: number): Promise<void> {
  const joined = await tx.$count(users, ne(users.role, 'customer'));
  if (joined + open >= MOST_STAFF) {
    throw new RequestProblem(
      'wrong_state',
      `There can be at most ${MOST_STAFF} people on the staff.`,
    );
  }
}

async function requireFew(
  tx: Tx,
  whose: ReturnType<typeof isSameMailbox>,
  most: number,
  where: string,
  now: Date,
): Promise<void> {
  const lately = await tx
    .select({ at: accountInvitations.createdAt })
    .from(accountInvitations)
    .where(and(whose, gt(accountInvitations.createdAt, dayBefore(now))))
    .orderBy(asc(accountInvitations.createdAt));
  requireFewADay(lately, most, now, `invitations went ${where}`);
}
