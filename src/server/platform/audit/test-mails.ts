// Counts and notes the mails by which staff try something on themselves, in the audit log.
import { and, eq, gt } from 'drizzle-orm';
import type { MailOutcome } from '#company/rules/platform/mail-outcomes.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { TestMail } from '#contract/platform/test-mail.ts';
import type { ServerContext } from '../../context.ts';
import { auditLog } from '../database/schema/operations.ts';
import { RequestProblem } from '../http/problem.ts';
import { type AuditEntry, audit } from './audit.ts';

const HOUR_MS = 3_600_000;
const PER_HOUR = 20;

type Context = Pick<ServerContext, 'db' | 'clock'>;

/** @throws RequestProblem 429 after twenty of all staff within an hour. */
export async function requireTestRoom({ db, clock }: Context): Promise<void> {
  const isRecent = gt(auditLog.createdAt, new Date(clock().getTime() - HOUR_MS));
  const sent = await db.$count(auditLog, and(eq(auditLog.action, 'test-mail-sent'), isRecent));
  if (sent < PER_HOUR) return;
  throw new RequestProblem(
    'too_many_requests',
    'That was a lot of test emails. Please try again in an hour.',
    { retryAfterSeconds: HOUR_MS / 1000 },
  );
}

/** Notes one with what became of it. */
export async function noteTestMail(
  { db, clock }: Context,
  { id }: CurrentUser,
  subject: NonNullable<AuditEntry['subject']>,
  { outcome, reason }: { outcome: MailOutcome; reason: string | null },
): Promise<TestMail> {
  const at = clock();
  const details = { outcome, ...(reason !== null && { reason }) };
  await audit(db, { actorId: id, action: 'test-mail-sent', subject, details, at });
  return { outcome, reason, at: at.toISOString() };
}
