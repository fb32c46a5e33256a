// Who on the staff can be changed, and that there is always an owner who can sign in
// (docs/product/sign-in-and-people.md#staff).
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { configuredRole, isOnStaff, roleOf } from '../roles.ts';

type UserRow = typeof users.$inferSelect;

/** Makes changes of the staff wait for each other, so that two owners never disable each other at the same moment. */
export async function lockStaff(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);
}

/** @throws RequestProblem 404 for a customer as for no one. */
export async function requireStaffRow(
  { config }: Pick<ServerContext, 'config'>,
  db: Db,
  id: string,
): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isOnStaff(config.staffEmails)));
  if (row) return row;
  throw new RequestProblem('not_found', 'We could not find this person on the staff.');
}

/** @throws RequestProblem 409 for someone whose role STAFF_EMAILS gives: it would give it again. */
export function requireChangeable({ config }: Pick<ServerContext, 'config'>, row: UserRow): void {
  if (!configuredRole(config.staffEmails, row.email)) return;
  throw new RequestProblem(
    'wrong_state',
    'The setting STAFF_EMAILS gives this person their role. Please take the address out of it first.',
  );
}

/**
 * One owner who can sign in always stays. An address that STAFF_EMAILS names as the owner's counts before its
 * first sign-in, too.
 *
 * @throws RequestProblem 409 for the last one.
 */
export async function requireOtherOwner(
  { config: { staffEmails } }: Pick<ServerContext, 'config'>,
  tx: Tx,
  id: string,
): Promise<void> {
  const others = await tx
    .select()
    .from(users)
    .where(and(ne(users.id, id), isOnStaff(staffEmails)));
  const [named] = staffEmails;
  const isExpected =
    named !== undefined &&
    !others.some(({ email }) => email?.toLowerCase() === named.toLowerCase());
  const isLeft = others.some((row) => !row.disabledAt && roleOf(staffEmails, row) === 'owner');
  if (isLeft || isExpected) return;
  throw new RequestProblem(
    'wrong_state',
    'This is the only owner. Please make someone else an owner first.',
  );
}
