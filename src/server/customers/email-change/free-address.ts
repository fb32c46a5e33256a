// Whether an address is free for an account: no one else's, or of someone who signed in with it once and has nothing with us.
import { and, eq, ne, sql } from 'drizzle-orm';
import { opensAccount } from '#server/accounts/invitations/invited-person.ts';
import { roleOf } from '#server/accounts/roles.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { isSameMailbox } from '#server/platform/database/schema/mailbox.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { countRows } from '../move-rows.ts';

type PersonRow = typeof users.$inferSelect;

/**
 * Takes an address from a row that it only names: one that was merged into the account, or of someone who has come to see an empty
 * portal with their new address first. Such a row is closed and counts as merged into the account.
 *
 * @throws RequestProblem 409 for the address of another account, of a closed one, and of someone on the staff.
 */
export async function freeAddress(
  { config }: ServerContext,
  tx: Tx,
  { email, for: userId }: { email: string; for: string },
  now: Date,
): Promise<void> {
  const others = await tx
    .select()
    .from(users)
    .where(and(isSameMailbox(users.email, email), ne(users.id, userId)))
    .for('update');
  const isStaffAddress = config.staffEmails.some((one) => one.toLowerCase() === email);
  if (isStaffAddress || others.some((row) => roleOf(config.staffEmails, row) !== 'customer')) {
    throw taken('This email belongs to someone on staff.');
  }
  for (const row of others) {
    if (row.mergedInto !== userId && (row.disabledAt || (await hasAnything(tx, row)))) {
      throw taken(
        'This email already opens another account. Put the two together first: the office merges them.',
      );
    }
    await tx
      .update(users)
      .set({
        email: null,
        mergedInto: userId,
        disabledAt: row.disabledAt ?? now,
        version: sql`${users.version} + 1`,
      })
      .where(eq(users.id, row.id));
    await tx.delete(sessions).where(eq(sessions.userId, row.id));
  }
}

/** @throws RequestProblem 403: whoever is on the staff has their rights by their address. */
export function requireCustomer({ config }: ServerContext, person: PersonRow): void {
  if (roleOf(config.staffEmails, person) === 'customer') return;
  throw new RequestProblem(
    'forbidden',
    'Someone on the staff gets another email by a new invitation.',
  );
}

async function hasAnything(tx: Tx, { id }: PersonRow): Promise<boolean> {
  return (await opensAccount(tx, id)) || (await countRows(tx, id)).length > 0;
}

function taken(detail: string): RequestProblem {
  return new RequestProblem('wrong_state', detail, { errors: [{ pointer: '/code', detail }] });
}
