// Who is meant by an invitation: the person of its address, and whether they are a customer already.
import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { InvitationRow } from './open-invitations.ts';

export type InvitedPerson = typeof users.$inferSelect;

/** The person of the address, made on first sight; a blank name or number is filled with what the invitation says. */
export async function personOf(
  tx: Tx,
  { email, firstName, lastName, phone }: InvitationRow,
): Promise<InvitedPerson> {
  await tx.insert(users).values({ email, firstName, lastName, phone }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
    .for('update');
  if (!row) throw new Error('the invited person was not kept');
  const isNameless = !row.firstName && !row.lastName;
  const blanks = {
    ...(isNameless && { firstName, lastName }),
    ...(!row.phone && phone && { phone }),
  };
  if (Object.keys(blanks).length > 0) {
    await tx.update(users).set(blanks).where(eq(users.id, row.id));
  }
  return row;
}

/** Whether someone has an account of their own, or shares one. */
export async function opensAccount(tx: Tx, personId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 where exists (select from account_people where ${personId} in (person_id, customer_id))
      or exists (select from properties where user_id = ${personId})
      or exists (select from service_requests where user_id = ${personId})`);
  return rows.length > 0;
}
