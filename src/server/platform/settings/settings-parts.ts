// The business settings by the parts in which the console shows and changes them.
import type { BusinessSettings } from '#company/facts/settings.ts';
import { daysOfHours, hoursOfDays } from '#company/rules/chat/support-hours.ts';
import { nextRate, ratesOn, withTypedRates } from '#company/rules/money/sales-tax-rates.ts';
import { fieldsOf, keysOf } from '#company/rules/platform/known-keys.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import {
  type SettingsPartName,
  type SettingsParts,
  settingsFields,
} from '#contract/platform/business-settings.ts';
import { versionOf } from '../database/version-of.ts';

type PartMap = {
  [Name in SettingsPartName]: {
    /** As the console shows them. */
    present: (settings: BusinessSettings, today: string) => Omit<SettingsParts[Name], 'version'>;
    /** As they are stored, over what is stored. */
    store: (
      values: SettingsParts[Name],
      stored: BusinessSettings,
      today: string,
    ) => Partial<BusinessSettings>;
  };
};

/** What each part shows of the settings, and which settings it writes. */
export const parts: PartMap = {
  company: {
    present: (settings) => fieldsOf(settings, keysOf(settingsFields.company)),
    store: ({ version: _version, ...values }) => ({ ...values, phoneDial: dialed(values.phone) }),
  },
  hours: {
    present: ({ officeHours }) => ({
      week: daysOfHours(officeHours),
      dayOffLabel: dayOffLabel(officeHours),
    }),
    store: ({ week, dayOffLabel }) => ({ officeHours: hoursOfDays(week, dayOffLabel) }),
  },
  licenses: {
    present: (settings) => fieldsOf(settings, keysOf(settingsFields.licenses)),
    store: ({ version: _version, ...values }) => values,
  },
  prices: {
    present(settings, today) {
      const { salesTaxBasisPoints, salesTaxSource, salesTaxSince } = ratesOn(settings, today);
      return {
        salesTaxBasisPoints,
        salesTaxSource,
        salesTaxSince,
        nextSalesTax: nextRate(settings, today),
        priceHeldDays: settings.priceHeldDays,
        laborRateCents: settings.laborRateCents,
      };
    },
    store(
      { version: _version, priceHeldDays, laborRateCents, nextSalesTax, ...tax },
      stored,
      today,
    ) {
      const rates = withTypedRates(stored, today, { ...tax, next: nextSalesTax });
      const { salesTaxBasisPoints, salesTaxSource, salesTaxSince, laterSalesTax } = rates;
      return {
        salesTaxBasisPoints,
        salesTaxSource,
        salesTaxSince,
        laterSalesTax,
        priceHeldDays,
        laborRateCents,
      };
    },
  },
  billing: {
    present: (settings) => fieldsOf(settings, keysOf(settingsFields.billing)),
    store: ({ version: _version, ...values }) => values,
  },
  reviews: {
    present: (settings) => fieldsOf(settings, keysOf(settingsFields.reviews)),
    store: ({ version: _version, ...values }) => values,
  },
  deadlines: {
    present: (settings) => fieldsOf(settings, keysOf(settingsFields.deadlines)),
    store: ({ version: _version, ...values }) => values,
  },
  calls: {
    present: (settings) => fieldsOf(settings, keysOf(settingsFields.calls)),
    store: ({ version: _version, ...values }) => values,
  },
  newsletter: {
    present: (settings) => fieldsOf(settings, keysOf(settingsFields.newsletter)),
    store: ({ mailsPerMinute }) => ({ mailsPerMinute }),
  },
};

/** All parts as they are on a day, each with the version of its own settings. */
export function presentParts(settings: BusinessSettings, today: string): SettingsParts {
  return {
    company: versioned(parts.company.present(settings, today)),
    hours: versioned(parts.hours.present(settings, today)),
    licenses: versioned(parts.licenses.present(settings, today)),
    prices: versioned(parts.prices.present(settings, today)),
    billing: versioned(parts.billing.present(settings, today)),
    reviews: versioned(parts.reviews.present(settings, today)),
    deadlines: versioned(parts.deadlines.present(settings, today)),
    calls: versioned(parts.calls.present(settings, today)),
    newsletter: versioned(parts.newsletter.present(settings, today)),
  };
}

function versioned<Values extends object>(values: Values): Values & { version: string } {
  return { version: versionOf(values), ...values };
}

/** The number of a phone that was typed, E.164; an extension is not dialed. */
function dialed(phone: string): string {
  return phoneLink(phone).replace(/^tel:|;.*$/g, '');
}

/** What the lines of hours say of days on which no one is there. */
function dayOffLabel(lines: BusinessSettings['officeHours']): string {
  const off = lines.find((line) => daysOfHours([line]).every((spans) => spans.length === 0));
  return off?.hours ?? 'Closed';
}
