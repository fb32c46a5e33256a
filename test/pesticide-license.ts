// The owner enters the number of the pesticide license, or takes it away.
import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { businessSettings, contentVersion } from '#server/platform/database/schema/operations.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { TestApp } from './test-app.ts';

/** Waits until the server knows it. */
export async function setPesticideLicense(
  { open, context }: TestApp,
  pesticideLicense: string,
): Promise<void> {
  await open.db.transaction(async (tx) => {
    await tx.delete(businessSettings);
    await tx.insert(businessSettings).values({ values: { pesticideLicense } });
    await tx.update(contentVersion).set({ version: sql`${contentVersion.version} + 1` });
    await announce(tx, 'settings');
  });
  await vi.waitFor(() => expect(context.settings().pesticideLicense).toBe(pesticideLicense), {
    timeout: 20_000,
  });
}
