// Reads who is on the staff, who is invited, and whom STAFF_EMAILS names before their first sign-in.
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { givenRights } from '#company/facts/staff-roles.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { type Staff, type StaffMember, StaffRole } from '#contract/accounts/staff.ts';
import type { Db } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { accountInvitations } from '#server/platform/database/schema/account-people.ts';
import type { ServerContext } from '../../context.ts';
import { isOpenTo } from '../invitations/open-invitations.ts';
import { configuredRole, isOnStaff, roleOf } from '../roles.ts';

const knownRights = givenRights.map(({ value }) => value);

type Configured = Pick<ServerContext, 'config'>;

/** Everyone on the staff and everyone invited, as of an instant; disabled people come last. */
export async function readStaff(context: Configured, db: Db, now: Date): Promise<Staff> {
  const { staffEmails } = context.config;
  const people = await readMembers(context, db);
  const invitations = await db
    .select()
    .from(accountInvitations)
    .where(isOpenTo(null))
    .orderBy(asc(accountInvitations.createdAt), asc(accountInvitations.id));
  const known = new Set(people.map(({ email }) => email.toLowerCase()));
  return {
    people,
    invitations: invitations.map((row) => ({
      id: row.id,
      name: displayName(row),
      email: row.email,
      role: StaffRole.parse(row.role),
      expiresAt: row.expiresAt.toISOString(),
      isOver: row.expiresAt <= now,
    })),
    expected: staffEmails
      .filter((email) => !known.has(email.toLowerCase()))
      .map((email) => ({ email, role: configuredRole(staffEmails, email) ?? 'staff' })),
  };
}

/** One of them, whom there is. */
export async function readStaffMember(
  context: Configured,
  db: Db,
  id: string,
): Promise<StaffMember> {
  const [person] = await readMembers(context, db, eq(users.id, id));
  if (!person) throw new Error('no one on the staff has this id');
  return person;
}

async function readMembers(
  { config: { staffEmails } }: Configured,
  db: Db,
  which?: SQL,
): Promise<StaffMember[]> {
  const rows = await db
    .select({ user: users, sessions: SESSIONS, passkeys: PASSKEYS, lastSeenAt: LAST_SEEN })
    .from(users)
    .where(and(isOnStaff(staffEmails), which));
  return rows
    .map(({ user, ...rest }) => ({
      id: user.id,
      name: displayName(user),
      email: user.email ?? '',
      role: StaffRole.parse(roleOf(staffEmails, user)),
      givenRights: knownRights.filter((right) => user.givenRights.includes(right)),
      isConfigured: configuredRole(staffEmails, user.email) !== undefined,
      isDisabled: user.disabledAt !== null,
      version: user.version,
      ...rest,
    }))
    .sort(
      (one, other) =>
        Number(one.isDisabled) - Number(other.isDisabled) ||
        one.name.localeCompare(other.name, 'en-US'),
    );
}

const SESSIONS = sql<number>`(
  select count(*)::int from sessions where sessions.user_id = users.id and sessions.expire > now())`;

const PASSKEYS = sql<number>`(
  select count(*)::int from passkeys where passkeys.user_id = users.id)`;

/** A session that has ended is gone; what was done in it is still in the audit log. */
const LAST_SEEN = sql<string | null>`to_char(
  greatest(
    (select max(sessions.last_used_at) from sessions where sessions.user_id = users.id),
    (select created_at from audit_log where actor_id = users.id order by actor_id desc, id desc limit 1))
  at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
