// Presents the business settings by the parts in which the console shows them, each with the version of its own settings.
import { createHash } from 'node:crypto';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { type SettingsParts, settingsFields } from '#contract/platform/business-settings.ts';

/** All parts. */
export function presentParts(settings: BusinessSettings): SettingsParts {
  const { company, hours, licenses, prices } = settingsFields;
  return {
    company: versioned(company.parse(settings)),
    hours: versioned(hours.parse(settings)),
    licenses: versioned(licenses.parse(settings)),
    prices: versioned(prices.parse(settings)),
  };
}

function versioned<Values extends object>(values: Values): Values & { version: string } {
  return { version: versionOf(values), ...values };
}

/** The version of some settings says what they are: anyone who saw the same ones may change them, whatever else was set meanwhile. */
function versionOf(values: object): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}
