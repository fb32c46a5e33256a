// Who works in the office.
import { and, asc, isNull } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { presentUser } from './account.queries.ts';
import { isOnStaff } from './roles.ts';

/** For how long someone who has the desk open counts as there; they say so more often than that. */
export const PRESENT_MS = 75_000;

/** Everyone who works in the office and may sign in, in a settled order. */
export async function listOfficePeople(db: Db, staffEmails: string[]): Promise<CurrentUser[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(isNull(users.disabledAt), isOnStaff(staffEmails)))
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows
    .map((row) => presentUser(row, staffEmails))
    .filter(({ rights }) => rights.includes('staff'));
}
