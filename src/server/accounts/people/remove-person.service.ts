// Removes someone from a customer's account: by the holder, by the office, or by themselves.
import { and, eq } from 'drizzle-orm';
import { audit } from '#server/platform/audit/audit.ts';
import { accountPeople } from '#server/platform/database/schema/account-people.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { endAccess } from '../end-access.ts';
import { announceAccount, type OnAccount } from './invite.service.ts';

/**
 * Removes someone. What they did stays with their name; from this moment they see nothing of the account, in no browser and no
 * calendar.
 *
 * @throws RequestProblem 404 for the holder, for anyone on another account, and for no one.
 */
export async function removeFromAccount(
  context: ServerContext,
  { customerId, actorId }: OnAccount,
  personId: string,
): Promise<void> {
  const at = context.clock();
  await context.db.transaction(async (tx) => {
    const removed = await tx
      .delete(accountPeople)
      .where(and(eq(accountPeople.personId, personId), eq(accountPeople.customerId, customerId)))
      .returning({ id: accountPeople.personId });
    if (removed.length === 0) {
      throw new RequestProblem('not_found', 'This person is not on the account anymore.');
    }
    await endAccess(tx, personId);
    const subject = { type: 'user', id: customerId } as const;
    const action = 'account-person-removed';
    await audit(tx, { actorId, action, subject, details: { person: personId }, at });
    await announceAccount(tx, customerId);
  });
}
