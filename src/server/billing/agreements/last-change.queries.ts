// Reads what an account said of autopay last.
import { desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { autopayChanges } from '#server/platform/database/schema/autopay.ts';

export type AutopayChangeRow = typeof autopayChanges.$inferSelect;

/** The last row of what an account agreed to or ended. */
export async function lastChangeOf(db: Db, userId: string): Promise<AutopayChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(autopayChanges)
    .where(eq(autopayChanges.userId, userId))
    .orderBy(desc(autopayChanges.id))
    .limit(1);
  return row;
}
