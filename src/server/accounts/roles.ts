// Who is staff: by STAFF_EMAILS as long as a name stands there, else by what was granted in the program.
import { eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import type { StaffRole } from '#company/facts/staff-roles.ts';
import { Role } from '#contract/accounts/account.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';

/**
 * The role of a person. STAFF_EMAILS comes first. It is never written into the person's row, so that anyone who is taken out of it has
 * no right left from the next request on.
 */
export function roleOf(staffEmails: string[], user: { email: string | null; role: string }): Role {
  return configuredRole(staffEmails, user.email) ?? Role.parse(user.role);
}

/** The role that STAFF_EMAILS gives an address, its first one being the owner's; undefined for one that it does not name. */
export function configuredRole(
  staffEmails: readonly string[],
  email: string | null,
): StaffRole | undefined {
  const place = staffEmails.findIndex((one) => one.toLowerCase() === email?.toLowerCase());
  if (place === -1) return undefined;
  return place === 0 ? 'owner' : 'staff';
}

/** Everyone on the staff, by their row or by STAFF_EMAILS, disabled ones included; for the rows of users. */
export function isOnStaff(staffEmails: readonly string[]): SQL {
  const configured = staffEmails.map((one) => one.toLowerCase());
  return sql`(${ne(users.role, 'customer')} or ${inArray(sql`lower(${users.email})`, ['', ...configured])})`;
}

/**
 * What STAFF_EMAILS changes, for every start: someone on the staff whom it names is enabled, since it is the way in when no one has
 * another; and whose role is another than the audit log last said is written down.
 */
export async function applyStaffEmails(db: Db, staffEmails: string[], now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    // Instances that start at the same moment write it down once.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('configured-roles', 0))`);
    const recorded = await recordedRoles(tx);
    const people = await tx
      .select()
      .from(users)
      .where(
        or(
          inArray(sql`lower(${users.email})`, ['', ...staffEmails.map((one) => one.toLowerCase())]),
          sql`${users.id}::text = any(${sql.param([...recorded.keys()])}::text[])`,
        ),
      );
    for (const person of people) {
      const { id, email, role } = person;
      const from = recorded.get(id) ?? role;
      const to = roleOf(staffEmails, person);
      await auditRole(tx, id, { from, to, by: 'STAFF_EMAILS', actorId: null }, now);
      if (configuredRole(staffEmails, email)) await enableStaff(tx, person, now);
    }
  });
}

/** An account that its customer has closed stays closed. */
async function enableStaff(
  tx: Tx,
  { id, role, disabledAt }: typeof users.$inferSelect,
  at: Date,
): Promise<void> {
  if (!disabledAt || role === 'customer') return;
  const version = sql`${users.version} + 1`;
  await tx.update(users).set({ disabledAt: null, version }).where(eq(users.id, id));
  const subject = { type: 'user', id } as const;
  const details = { by: 'STAFF_EMAILS' };
  await audit(tx, { actorId: null, action: 'staff-enabled', subject, details, at });
}

/** By what someone has another role, and who gave it. */
type RoleChange = {
  from: string;
  to: Role;
  by: 'STAFF_EMAILS' | 'setup link' | 'invitation' | 'owner';
  actorId: string | null;
};

/** Writes down that someone has another role; nothing when it is the same. */
export async function auditRole(
  tx: Tx,
  userId: string,
  { actorId, ...details }: RoleChange,
  at: Date,
): Promise<void> {
  if (details.from === details.to) return;
  const subject = { type: 'user', id: userId } as const;
  await audit(tx, { actorId, action: 'role-changed', subject, details, at });
}

/** The role that the audit log last said of each person of whom it said any. */
async function recordedRoles(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; role: string }>(sql`
    select distinct on (subject_id) subject_id as id, details ->> 'to' as role
    from audit_log where action = 'role-changed' order by subject_id, audit_log.id desc`);
  return new Map(rows.map(({ id, role }) => [id, role]));
}
