// Reads of the people table; what leaves here is what the person and pages may know.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rightsOf } from '#company/facts/staff-roles.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { roleOf } from './roles.ts';

type UserRow = typeof users.$inferSelect;

type PresentedColumn =
  | 'id'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'profileImageUrl'
  | 'role'
  | 'givenRights'
  | 'createdAt';

/** A person who may sign in, by id; undefined when unknown or disabled. */
export async function findUserById(
  db: Db,
  id: string,
  staffEmails: string[],
): Promise<CurrentUser | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.disabledAt)));
  return row?.email ? presentUser(row, staffEmails) : undefined;
}

/** The row of an address, whatever its case. */
export async function findUserRow(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return row;
}

/** Whether a person has a property with us, and so a portal of their own. */
export async function ownsProperty(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: properties.id })
    .from(properties)
    .where(eq(properties.userId, userId))
    .limit(1);
  return row !== undefined;
}

/**
 * The person as the answer of GET /api/auth/user, with the role that counts now.
 *
 * @throws Error for a customer without an email address, who cannot have signed in.
 */
export function presentUser(
  row: Pick<UserRow, PresentedColumn>,
  staffEmails: string[],
): CurrentUser {
  if (row.email === null) throw new Error('no one signs in without an email address');
  const role = roleOf(staffEmails, row);
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
    role,
    rights: rightsOf(role, row.givenRights),
    createdAt: row.createdAt.toISOString(),
  };
}
