// Reads the business settings and presents them to pages.
import { eq } from 'drizzle-orm';
import { type BusinessSettings, defaultSettings } from '#company/facts/settings.ts';
import type { CompanyProfile } from '#contract/company-profile.ts';
import type { Db } from '../database/client.ts';
import { businessSettings } from '../database/schema/operations.ts';

/** The defaults with what the owner has changed laid over them. */
export async function readSettings(db: Db): Promise<BusinessSettings> {
  const [row] = await db.select().from(businessSettings).where(eq(businessSettings.id, 1));
  return { ...defaultSettings, ...(row?.values as Partial<BusinessSettings> | undefined) };
}

/** The settings as pages may know them. `today` is the date at the company. */
export function presentCompany(settings: BusinessSettings, today: string): CompanyProfile {
  return { ...settings, today };
}
