// Keeps the business settings at hand and notices when they or other published content change, on any instance.
import { eq } from 'drizzle-orm';
import { type BusinessSettings, defaultSettings } from '#company/facts/settings.ts';
import { type CompanyProfile, CompanySettings } from '#contract/company-profile.ts';
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
  const read = () =>
    readSettings(db, (setting, why) =>
      onError(new Error(`the setting ${setting} is left out: ${why}`)),
    );
  let settings = await read();
  let version = await readVersion(db);
  let isPolling = false;

  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    try {
      const seen = await readVersion(db);
      if (seen !== version) {
        settings = await read();
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

/**
 * The defaults with what the owner has changed laid over them. A value that does not fit its setting is left out, so
 * that a slip of the hand in the table stops neither pages nor mail; `onFault` is told which.
 */
export async function readSettings(
  db: Db,
  onFault: (setting: string, why: string) => void = () => {},
): Promise<BusinessSettings> {
  const [row] = await db.select().from(businessSettings).where(eq(businessSettings.id, 1));
  const changed: Partial<BusinessSettings> = {};
  for (const [name, value] of Object.entries(row?.values ?? {})) {
    const read = CompanySettings.partial().safeParse({ [name]: value });
    if (read.success) Object.assign(changed, read.data);
    else onFault(name, read.error.issues.map(({ message }) => message).join('; '));
  }
  return { ...defaultSettings, ...changed };
}

/** The settings as pages may know them, each named. `today` is the date at the company. */
export function presentCompany(settings: BusinessSettings, today: string): CompanyProfile {
  return {
    companyName: settings.companyName,
    shortName: settings.shortName,
    tagline: settings.tagline,
    phone: settings.phone,
    phoneDial: settings.phoneDial,
    email: settings.email,
    city: settings.city,
    region: settings.region,
    postalCode: settings.postalCode,
    timeZone: settings.timeZone,
    foundedYear: settings.foundedYear,
    officeHours: settings.officeHours,
    irrigatorLicense: settings.irrigatorLicense,
    irrigatorName: settings.irrigatorName,
    pesticideLicense: settings.pesticideLicense,
    today,
  };
}

async function readVersion(db: Db): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return row?.version ?? 0;
}
