// Reads the change of address that waits for its code.
import { and, desc, eq, isNull, lt } from 'drizzle-orm';
import type { OpenEmailChange } from '#contract/customers/email-change.ts';
import type { Db } from '#server/platform/database/client.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';
import { TRIES_PER_CODE } from './email-change-limits.ts';

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** The change that was asked for last and whose code still works; undefined for none, and for one that was guessed at too often. */
export async function openEmailChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.doneAt),
        isNull(emailChanges.endedAt),
        lt(emailChanges.attempts, TRIES_PER_CODE),
      ),
    )
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
  return row && row.expiresAt > now ? row : undefined;
}

/** What its person and the office see of it. */
export function presentEmailChange(row: EmailChangeRow | undefined): OpenEmailChange | null {
  return row ? { email: row.email, expiresAt: row.expiresAt.toISOString() } : null;
}
