// Reads the business settings and presents them to pages.
import '#contract/platform/error-messages.ts';
import { eq } from 'drizzle-orm';
import { type BusinessSettings, defaultSettings } from '#company/facts/settings.ts';
import { type CompanyProfile, CompanySettings } from '#contract/platform/company-profile.ts';
import type { Db } from '../database/client.ts';
import { businessSettings } from '../database/schema/operations.ts';
import type { Config } from '../installation/config.ts';
import { isLoopback } from '../installation/process-settings.ts';

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
  // A tagline of their own is not said in Spanish by the words of the first one.
  if (changed.tagline !== undefined) changed.spanishTagline ??= '';
  const settings = { ...defaultSettings, ...changed };
  const office = { name: 'Office', phone: settings.phoneDial };
  // Until someone is chosen, the number of the company is on call.
  return { ...settings, chatOnCall: changed.chatOnCall ?? [office] };
}

/** Whether everyone may come to the site; one that only this machine reaches is open to all who can come. */
export function isOpenToAll(
  { isLive }: Pick<BusinessSettings, 'isLive'>,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  return isLive || isLoopback(publicUrl.hostname);
}

/** The settings as pages may know them, each named. `today` is the date at the company. */
export function presentCompany(
  settings: BusinessSettings,
  today: string,
  config: Pick<Config, 'publicUrl'>,
): CompanyProfile {
  return {
    companyName: settings.companyName,
    shortName: settings.shortName,
    tagline: settings.tagline,
    spanishTagline: settings.spanishTagline,
    phone: settings.phone,
    phoneDial: settings.phoneDial,
    email: settings.email,
    street: settings.street,
    city: settings.city,
    region: settings.region,
    postalCode: settings.postalCode,
    timeZone: settings.timeZone,
    foundedYear: settings.foundedYear,
    serviceRadiusMiles: settings.serviceRadiusMiles,
    replyHours: settings.replyHours,
    facebookUrl: settings.facebookUrl,
    instagramUrl: settings.instagramUrl,
    linkedinUrl: settings.linkedinUrl,
    officeHours: settings.officeHours,
    supportHours: settings.supportHours,
    irrigatorLicense: settings.irrigatorLicense,
    irrigatorName: settings.irrigatorName,
    pesticideLicense: settings.pesticideLicense,
    salesTaxBasisPoints: settings.salesTaxBasisPoints,
    isLive: isOpenToAll(settings, config),
    today,
  };
}
