// Erases who shared an account with someone: the people on theirs, whose access ends, and what names them on that of another.
import { eq, or, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { portalViewings } from '#server/platform/database/schema/viewing.ts';
import { endAccess } from '../end-access.ts';
import { NO_NAME } from './deletion-terms.ts';

/**
 * Of someone who shared an account their name goes from its requests and messages; what was signed stays a record of the account,
 * as does what they wrote (docs/decisions/0074-people-on-an-account.md).
 */
export async function erasePeople(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const removed = await tx
    .delete(accountPeople)
    .where(or(eq(accountPeople.customerId, userId), eq(accountPeople.personId, userId)))
    .returning();
  for (const { personId } of removed) await endAccess(tx, personId);
  await tx
    .delete(accountInvitations)
    .where(
      or(
        eq(accountInvitations.customerId, userId),
        eq(sql`lower(${accountInvitations.email})`, email.toLowerCase()),
      ),
    );
  await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
  await tx.delete(portalViewings).where(eq(portalViewings.userId, userId));
  await tx.execute(sql`
    update audit_log set details = details - 'reason'
    where subject_type = 'user' and subject_id = ${userId} and action = 'portal-viewing-started'`);
  await tx.execute(sql`
    update request_messages set author_name = ${NO_NAME} where author_id = ${userId} and not from_office`);
  await tx.execute(sql`
    update service_requests set customer_name = ${NO_NAME}, version = version + 1
    where user_id <> ${userId} and id::text in (
      select subject_id from audit_log
      where actor_id = ${userId} and action = 'service-request-asked' and subject_type = 'service-request')`);
}
