// Invitations as such, to a customer's account as to the staff: sending one, and ending those that are open.
import { and, eq, sql } from 'drizzle-orm';
import type { StaffRole } from '#company/facts/staff-roles.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { requireRoom } from './invitation-limits.ts';
import { invitationMail } from './invitation-mails.ts';
import { type InvitationRow, isOpenTo } from './open-invitations.ts';

const DAYS_TO_JOIN = 7;
const DAY_MS = 86_400_000;
/** A second press of the button is the same invitation. */
const SAME_PRESS_MS = 60_000;

/** What someone joins: a customer's account, or the staff in a role. */
type InvitedTo = { customerId: string } | { role: StaffRole };

type NewInvitation = {
  to: InvitedTo;
  /** In lower case. */
  email: string;
  firstName: string;
  lastName: string;
  phone: string | null;
  /** Who invites. */
  actorId: string;
};

/**
 * Sends an invitation, and ends the one that is open for the address. The account or the staff, and the mailbox, are locked.
 *
 * @returns The invitation; undefined for a second press of the button, which sends nothing.
 * @throws RequestProblem 409 where there are enough people, 429 beyond the limits.
 */
export async function sendInvitation(
  context: ServerContext,
  tx: Tx,
  { to, actorId, ...person }: NewInvitation,
  now: Date,
): Promise<InvitationRow | undefined> {
  const customerId = 'customerId' in to ? to.customerId : null;
  const isOpen = and(
    isOpenTo(customerId),
    eq(sql`lower(${accountInvitations.email})`, person.email),
  );
  const [open] = await tx.select().from(accountInvitations).where(isOpen);
  const isSame = open && ('customerId' in to || open.role === to.role);
  if (isSame && now.getTime() - open.createdAt.getTime() < SAME_PRESS_MS) return undefined;
  await tx.update(accountInvitations).set({ endedAt: now }).where(isOpen);
  await requireRoom(tx, { customerId, email: person.email }, now);
  const expiresAt = new Date(now.getTime() + DAYS_TO_JOIN * DAY_MS);
  const [row] = await tx
    .insert(accountInvitations)
    .values({ ...person, ...to, invitedBy: actorId, createdAt: now, expiresAt })
    .returning();
  if (!row) throw new Error('the invitation was not written');
  await context.jobs.enqueue(tx, invitationMail, { invitationId: row.id });
  return row;
}

/**
 * Withdraws an open invitation to an account; null means the staff.
 *
 * @throws RequestProblem 404 for one to something else, as for none, and for one that was accepted.
 */
export async function endInvitation(
  tx: Tx,
  customerId: string | null,
  id: string,
  at: Date,
): Promise<void> {
  const ended = await tx
    .update(accountInvitations)
    .set({ endedAt: at })
    .where(and(eq(accountInvitations.id, id), isOpenTo(customerId)))
    .returning({ id: accountInvitations.id });
  if (ended.length > 0) return;
  throw new RequestProblem('not_found', 'There is no such invitation anymore.');
}
