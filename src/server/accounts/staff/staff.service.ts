// What the owner does with someone on the staff: gives another role, disables and enables them.
import { eq, sql } from 'drizzle-orm';
import type { StaffMember, StaffRoleChange } from '#contract/accounts/staff.ts';
import { type AuditAction, type AuditDetails, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { announceAccess, endAccess } from '../end-access.ts';
import { auditRole, roleOf } from '../roles.ts';
import {
  lockStaff,
  requireChangeable,
  requireOtherOwner,
  requireStaffRow,
} from './staff.policy.ts';
import { readStaffMember } from './staff.queries.ts';

type UserRow = typeof users.$inferSelect;

/** Whom a change is of, by whom, and in which version they were seen. */
type Change = { id: string; actorId: string; version: number };

/**
 * Gives someone another role, and exactly these rights besides. Both count from their next request on; what their pages still listen to
 * ends at once. The same once more changes nothing.
 *
 * @throws RequestProblem 404 for a customer as for no one, 409 for an older version with the current one, for someone whom STAFF_EMAILS
 *   names, and for the only owner.
 */
export async function changeStaffRole(
  context: ServerContext,
  { role, givenRights, ...change }: Change & Omit<StaffRoleChange, 'version'>,
): Promise<StaffMember> {
  const at = context.clock();
  return changeMember(context, change, async (tx, row) => {
    const from = roleOf(context.config.staffEmails, row);
    const rights = [...new Set(givenRights)].sort();
    const isOtherRole = from !== role;
    const isOtherRights = rights.join() !== [...row.givenRights].sort().join();
    if (!isOtherRole && !isOtherRights) return;
    await requireSeen(context, tx, row, change);
    if (isOtherRole) requireChangeable(context, row);
    if (from === 'owner' && isOtherRole && !row.disabledAt) {
      await requireOtherOwner(context, tx, row.id);
    }
    await write(tx, row, { givenRights: rights, ...(isOtherRole && { role }) });
    const { actorId } = change;
    await auditRole(tx, row.id, { from, to: role, by: 'owner', actorId }, at);
    if (isOtherRights)
      await writeDown(tx, 'rights-given', change, at, { rights: rights.join(', ') });
    await announceAccess(tx, row.id);
  });
}

/**
 * Disables someone: sessions, push messages, streams and their calendar feed end at once, and no way to sign in lets them in. What they
 * did stays with their name.
 *
 * @throws RequestProblem 404 for a customer as for no one, 409 for an older version with the current one, for oneself, for someone whom
 *   STAFF_EMAILS names, and for the only owner.
 */
export async function disableStaff(context: ServerContext, change: Change): Promise<StaffMember> {
  const at = context.clock();
  return changeMember(context, change, async (tx, row) => {
    if (row.disabledAt) return;
    await requireSeen(context, tx, row, change);
    requireChangeable(context, row);
    if (row.id === change.actorId) {
      throw new RequestProblem('wrong_state', 'You can’t disable yourself. Another owner can.');
    }
    const isOwner = roleOf(context.config.staffEmails, row) === 'owner';
    if (isOwner) await requireOtherOwner(context, tx, row.id);
    await write(tx, row, { disabledAt: at });
    await endAccess(tx, row.id);
    await writeDown(tx, 'staff-disabled', change, at);
  });
}

/**
 * Lets someone who was disabled sign in again, in the role they had.
 *
 * @throws RequestProblem 404 for a customer as for no one, 409 for an older version with the current one.
 */
export async function enableStaff(context: ServerContext, change: Change): Promise<StaffMember> {
  const at = context.clock();
  return changeMember(context, change, async (tx, row) => {
    if (!row.disabledAt) return;
    await requireSeen(context, tx, row, change);
    await write(tx, row, { disabledAt: null });
    await writeDown(tx, 'staff-enabled', change, at);
  });
}

/** One change of the staff at a time, and the person as they are then. */
function changeMember(
  context: ServerContext,
  { id }: Change,
  change: (tx: Tx, row: UserRow) => Promise<void>,
): Promise<StaffMember> {
  return context.db.transaction(async (tx) => {
    await lockStaff(tx);
    await change(tx, await requireStaffRow(context, tx, id));
    return readStaffMember(context, tx, id);
  });
}

/** @throws RequestProblem 409 for an older version. */
async function requireSeen(
  context: ServerContext,
  tx: Tx,
  row: UserRow,
  { version }: Change,
): Promise<void> {
  if (row.version === version) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'Someone else changed this person first. Please look at what is there now.',
    { current: await readStaffMember(context, tx, row.id) },
  );
}

async function write(
  tx: Tx,
  { id }: UserRow,
  values: Partial<Pick<UserRow, 'role' | 'givenRights' | 'disabledAt'>>,
): Promise<void> {
  const version = sql`${users.version} + 1`;
  await tx
    .update(users)
    .set({ ...values, version })
    .where(eq(users.id, id));
}

async function writeDown(
  tx: Tx,
  action: AuditAction,
  { id, actorId }: Change,
  at: Date,
  details: AuditDetails = {},
): Promise<void> {
  await audit(tx, { actorId, action, subject: { type: 'user', id }, details, at });
}
