// Reads of the people table; what leaves here is what the person and pages may know.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Language } from '#company/facts/languages.ts';
import { rightsOf } from '#company/facts/staff-roles.ts';
import { writtenLanguage } from '#company/rules/customers/person-language.ts';
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

/**
 * In which language a person reads their portal, and whether it is one of their own: on an account that has a property.
 *
 * @throws Error for a person who is not there, who cannot have asked.
 */
export async function findOwnPortal(
  db: Db,
  userId: string,
  customerId: string,
): Promise<{ language: Language | null; isCustomer: boolean }> {
  const [row] = await db
    .select({ language: users.language, property: properties.id })
    .from(users)
    .leftJoin(properties, eq(properties.userId, customerId))
    .where(eq(users.id, userId))
    .limit(1);
  if (!row) throw new Error('the signed-in person is not there');
  return { language: row.language, isCustomer: row.property !== null };
}

/** In which language someone who is signed in reads their portal, and the pages that it leads to. */
export async function portalLanguage(db: Db, { id }: Pick<CurrentUser, 'id'>): Promise<Language> {
  const [row] = await db.select({ language: users.language }).from(users).where(eq(users.id, id));
  return writtenLanguage(row?.language);
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
