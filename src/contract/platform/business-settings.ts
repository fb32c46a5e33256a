// The business settings in the parts in which staff see them and the owner changes them (docs/product/settings.md#changing-them).
import { z } from 'zod';
import { CompanySettings } from './company-profile.ts';
import type { EndpointTable } from './endpoint.ts';

const settings = z.object(CompanySettings.shape);

/** What each part has. */
export const settingsFields = {
  company: settings.pick({
    companyName: true,
    shortName: true,
    tagline: true,
    phone: true,
    email: true,
    city: true,
    region: true,
    postalCode: true,
    foundedYear: true,
    timeZone: true,
  }),
  hours: settings.pick({ officeHours: true }),
  licenses: settings.pick({
    irrigatorLicense: true,
    irrigatorName: true,
    pesticideLicense: true,
  }),
  prices: settings.pick({
    salesTaxBasisPoints: true,
    priceHeldDays: true,
    laborRateCents: true,
  }),
};

const version = z
  .string()
  .max(64)
  .describe('What a change gives back: the settings that were seen');

/** All parts, each with the version of its own settings. */
export const SettingsParts = z.object({
  company: settingsFields.company.extend({ version }),
  hours: settingsFields.hours.extend({ version }),
  licenses: settingsFields.licenses.extend({ version }),
  prices: settingsFields.prices.extend({ version }),
});
export type SettingsParts = z.infer<typeof SettingsParts>;

export const businessSettingsEndpoints = {
  'GET /api/console/settings': {
    summary: 'What the owner has set about the company, by the parts of the console’s settings',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: SettingsParts,
  },
} as const satisfies EndpointTable;
