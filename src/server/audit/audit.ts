// Writes down who did what to which thing; the rows are only ever added to.
import type { Db } from '../database/client.ts';
import { auditLog } from '../database/schema/operations.ts';

/** What is written down. Each new kind of deed is named here. */
export type AuditAction =
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'role-changed'
  | 'photo-opened';

export type AuditEntry = {
  /** Who did it; null for somebody not signed in and for the program itself. */
  actorId: string | null;
  action: AuditAction;
  /** The thing that it was done to: a row by its id, or an e-mail address by its hash. */
  subject?: { type: 'user' | 'address' | 'photo'; id: string };
  /** What else tells the deed from others; no secrets, and no personal data that the subject names already. */
  details?: Record<string, string | number | boolean>;
  at: Date;
};

/** Adds a line to the audit log, in the transaction of the deed, so that neither is there without the other. */
export async function audit(
  tx: Db,
  { actorId, action, subject, details = {}, at }: AuditEntry,
): Promise<void> {
  await tx.insert(auditLog).values({
    actorId,
    action,
    subjectType: subject?.type,
    subjectId: subject?.id,
    details,
    createdAt: at,
  });
}
