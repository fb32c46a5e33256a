// Reads who is on a customer's account: its holder, the people who joined, and those who are invited.
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { displayName } from '#company/rules/customers/person-name.ts';
import type { AccountPeople } from '#contract/accounts/people.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  accountInvitations,
  accountPeople,
} from '#server/platform/database/schema/account-people.ts';
import { isOpenTo } from '../invitations/open-invitations.ts';

/** The holder of the account that someone shares; undefined for anyone on an account of their own. */
export async function holderOf(db: Db, personId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ customerId: accountPeople.customerId })
    .from(accountPeople)
    .where(eq(accountPeople.personId, personId));
  return row?.customerId;
}

/** The ids of everyone on an account, the holder first. */
export async function idsOnAccount(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ personId: accountPeople.personId })
    .from(accountPeople)
    .where(eq(accountPeople.customerId, customerId))
    .orderBy(asc(accountPeople.joinedAt), asc(accountPeople.personId));
  return [customerId, ...rows.map(({ personId }) => personId)];
}

/** The ids of everyone on some accounts, by account, the holder of each first. */
export async function idsOnAccounts(
  db: Db,
  customerIds: readonly string[],
): Promise<Map<string, string[]>> {
  const ids = new Map(customerIds.map((id) => [id, [id]]));
  const rows = await db
    .select({ customerId: accountPeople.customerId, personId: accountPeople.personId })
    .from(accountPeople)
    .where(inArray(accountPeople.customerId, [...customerIds]))
    .orderBy(asc(accountPeople.joinedAt), asc(accountPeople.personId));
  for (const { customerId, personId } of rows) ids.get(customerId)?.push(personId);
  return ids;
}

/** Everyone on an account, and the open invitations, as of an instant. */
export async function readAccountPeople(
  db: Db,
  customerId: string,
  now: Date,
): Promise<AccountPeople> {
  const everyone = await db
    .select({ person: users, joinedAt: accountPeople.joinedAt })
    .from(users)
    .leftJoin(accountPeople, eq(accountPeople.personId, users.id))
    .where(inArray(users.id, onAccount(customerId)))
    .orderBy(asc(accountPeople.joinedAt), asc(users.id));
  const holder = everyone.find(({ person }) => person.id === customerId)?.person;
  if (!holder) throw new Error('no customer has this id');
  const invited = await db
    .select()
    .from(accountInvitations)
    .where(isOpenTo(customerId))
    .orderBy(asc(accountInvitations.createdAt), asc(accountInvitations.id));
  return {
    holder: { id: holder.id, name: displayName(holder), email: holder.email },
    people: everyone.flatMap(({ person, joinedAt }) =>
      joinedAt
        ? [
            {
              id: person.id,
              name: displayName(person),
              email: person.email ?? '',
              phone: person.phone,
              joinedAt: joinedAt.toISOString(),
            },
          ]
        : [],
    ),
    invitations: invited.map((row) => ({
      id: row.id,
      name: displayName(row),
      email: row.email,
      phone: row.phone,
      expiresAt: row.expiresAt.toISOString(),
      isOver: row.expiresAt <= now,
    })),
  };
}

/** The ids of everyone on an account, as a query. */
function onAccount(customerId: string): SQL {
  return sql`(select ${customerId}::uuid union all select person_id from account_people where customer_id = ${customerId})`;
}
