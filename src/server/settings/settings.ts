// Keeps the business settings at hand and notices when they or other published content change, on any instance.
import { eq } from 'drizzle-orm';
import { type BusinessSettings, defaultSettings } from '#company/facts/settings.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import type { Db } from '../database/client.ts';
import { businessSettings, contentVersion } from '../database/schema/operations.ts';
import type { Hub } from '../realtime/hub.ts';

const POLL_MS = 1_000;

export type SettingsWatch = {
  current: () => BusinessSettings;
  stop: () => void;
};

/** Reads the settings now, and again whenever the content version has risen; every change rings the hub. */
export async function watchSettings(
  db: Db,
  hub: Hub,
  onError: (error: unknown) => void,
): Promise<SettingsWatch> {
  let settings = await readSettings(db);
  let version = await readVersion(db);
  let isPolling = false;

  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      const seen = await readVersion(db);
      if (seen !== version) {
        settings = await readSettings(db);
        version = seen;
        hub.publish('content');
      }
    } catch (error) {
      onError(error);
    } finally {
      isPolling = false;
    }
  };
  const timer = setInterval(poll, POLL_MS);
  timer.unref();
  return { current: () => settings, stop: () => clearInterval(timer) };
}

/** The defaults with what the owner has changed laid over them. */
export async function readSettings(db: Db): Promise<BusinessSettings> {
  const [row] = await db.select().from(businessSettings).where(eq(businessSettings.id, 1));
  return { ...defaultSettings, ...(row?.values as Partial<BusinessSettings> | undefined) };
}

/** The settings as pages may know them. `today` is the date at the company. */
export function presentCompany(settings: BusinessSettings, today: string): CompanyProfile {
  return { ...settings, today };
}

async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? 0;
}
