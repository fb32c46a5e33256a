// Reads the change of address that waits for its code.
import { and, eq, isNull } from 'drizzle-orm';
import type { OpenEmailChange } from '#contract/customers/email-change.ts';
import type { Db } from '#server/platform/database/client.ts';
import { emailChanges } from '#server/platform/database/schema/email-change.ts';

/** Wrong guesses after which a code opens nothing. */
const TRIES_PER_CODE = 5;

export type EmailChangeRow = typeof emailChanges.$inferSelect;

/** Condition for the change of a person that is neither done nor ended: there is one at most. */
export const isOpenChange = and(isNull(emailChanges.doneAt), isNull(emailChanges.endedAt));

/** The change of a person whose code still works; undefined for none, and for one that was guessed at too often. */
export async function openEmailChange(
  db: Db,
  userId: string,
  now: Date,
): Promise<EmailChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isOpenChange));
  return row && works(row, now) ? row : undefined;
}

/** What its person and the office see of an open change; null for one whose code no longer works. */
export function presentEmailChange(
  row: Pick<EmailChangeRow, 'email' | 'expiresAt' | 'attempts'> | null | undefined,
  now: Date,
): OpenEmailChange | null {
  if (!row || !works(row, now)) return null;
  return { email: row.email, expiresAt: row.expiresAt.toISOString() };
}

function works({ expiresAt, attempts }: Pick<EmailChangeRow, 'expiresAt' | 'attempts'>, now: Date) {
  return expiresAt > now && attempts < TRIES_PER_CODE;
}
