// Who is staff: by STAFF_EMAILS as long as a name stands there, else by what was granted in the program.
import { inArray, or, sql } from 'drizzle-orm';
import { Role } from '#contract/accounts/account.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';

/**
 * The role of a person. STAFF_EMAILS comes first, its first name being the owner's. It is never written into the
 * person's row, so that who is taken out of it has no right left from the next request on.
 */
export function roleOf(staffEmails: string[], user: { email: string | null; role: string }): Role {
  const email = user.email?.toLowerCase();
  const place = staffEmails.findIndex((staff) => staff.toLowerCase() === email);
  if (place === -1) return Role.parse(user.role);
  return place === 0 ? 'owner' : 'staff';
}

/** Writes into the audit log whose role is another since STAFF_EMAILS was last read; for every start. */
export async function auditConfiguredRoles(
  db: Db,
  staffEmails: string[],
  now: Date,
): Promise<void> {
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
      const from = recorded.get(person.id) ?? person.role;
      await auditRole(tx, person.id, from, roleOf(staffEmails, person), now);
    }
  });
}

/** Writes down that STAFF_EMAILS has given someone another role; nothing when it is the same. */
export async function auditRole(
  tx: Tx,
  userId: string,
  from: string,
  to: Role,
  at: Date,
): Promise<void> {
  if (from === to) return;
  await audit(tx, {
    actorId: null,
    action: 'role-changed',
    subject: { type: 'user', id: userId },
    details: { from, to, by: 'STAFF_EMAILS' },
    at,
  });
}

/** The role that the audit log last said of each person of whom it said any. */
async function recordedRoles(tx: Tx): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ id: string; role: string }>(sql`
    select distinct on (subject_id) subject_id as id, details ->> 'to' as role
    from audit_log where action = 'role-changed' order by subject_id, audit_log.id desc`);
  return new Map(rows.map(({ id, role }) => [id, role]));
}
