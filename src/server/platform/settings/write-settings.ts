// The one writer of the business settings.
import { eq, sql } from 'drizzle-orm';
import type { BusinessSettings } from '#company/facts/settings.ts';
import type { Db } from '../database/client.ts';
import { businessSettings } from '../database/schema/operations.ts';
import { announce } from '../realtime/change-signal.ts';
import { readSettings } from './settings.ts';

/** The settings as they are, which no one else changes until the transaction ends. */
export async function lockSettings(tx: Db): Promise<BusinessSettings> {
  await tx.insert(businessSettings).values({}).onConflictDoNothing();
  await tx.select().from(businessSettings).where(eq(businessSettings.id, 1)).for('update');
  return readSettings(tx);
}

/**
 * Changes some of them for every instance; all others stay. The table raises the version of the content itself, and the signal has
 * every instance look at once. The row is there, because whoever changes it has locked it.
 */
export async function writeSettings(tx: Db, changed: Partial<BusinessSettings>): Promise<void> {
  const values = sql`${businessSettings.values} || ${JSON.stringify(changed)}::jsonb`;
  await tx.update(businessSettings).set({ values }).where(eq(businessSettings.id, 1));
  await announce(tx, 'settings');
}
