// Who of the staff a lead can be given to.
import { and, isNull } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { LeadPerson } from '#contract/leads/leads.ts';
import { presentUser } from '#server/accounts/account.queries.ts';
import { isOnStaff } from '#server/accounts/roles.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import type { ServerContext } from '../../context.ts';

/** All who work here, by name. */
export async function listStaff(
  db: Db,
  { config: { staffEmails } }: Pick<ServerContext, 'config'>,
): Promise<LeadPerson[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isNull(users.disabledAt), isOnStaff(staffEmails)));
  return rows
    .filter((row) => presentUser(row, staffEmails).rights.includes('staff'))
    .map((row) => ({
      id: row.id,
      name: displayName(row),
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en-US'));
}

/** Someone on staff; undefined for anyone else. */
export async function findStaff(
  db: Db,
  context: Pick<ServerContext, 'config'>,
  id: string,
): Promise<LeadPerson | undefined> {
  return (await listStaff(db, context)).find((person) => person.id === id);
}
