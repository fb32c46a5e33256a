// Reads who may lead a crew: crew leads on the staff who may sign in.
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';

/** Crew leads by name. */
export async function listCrewLeads(db: Db): Promise<{ id: string; name: string }[]> {
  const { id, firstName, lastName, email, phone } = users;
  const rows = await db
    .select({ id, firstName, lastName, email, phone })
    .from(users)
    // As the index of the staff has it: everyone else is a customer.
    .where(and(sql`${users.role} <> 'customer'`, eq(users.role, 'crew'), isNull(users.disabledAt)))
    .orderBy(asc(sql`lower(${email})`));
  return rows.map((row) => ({ id: row.id, name: displayName(row) }));
}
