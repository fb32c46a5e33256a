// The business settings by the parts in which the console shows and changes them.
import type { BusinessSettings } from '#company/facts/settings.ts';
import { daysOfHours, hoursOfDays } from '#company/rules/chat/support-hours.ts';
import { nextRate, ratesOn, withTypedRates } from '#company/rules/money/sales-tax-rates.ts';
import { phoneLink } from '#company/rules/platform/phone-link.ts';
import type { SettingsPartName, SettingsParts } from '#contract/platform/business-settings.ts';
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
    present: (settings) => ({
      companyName: settings.companyName,
      shortName: settings.shortName,
      tagline: settings.tagline,
      phone: settings.phone,
      email: settings.email,
      street: settings.street,
      city: settings.city,
      region: settings.region,
      postalCode: settings.postalCode,
      foundedYear: settings.foundedYear,
      serviceRadiusMiles: settings.serviceRadiusMiles,
      timeZone: settings.timeZone,
      facebookUrl: settings.facebookUrl,
      instagramUrl: settings.instagramUrl,
      linkedinUrl: settings.linkedinUrl,
    }),
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
    present: ({ irrigatorLicense, irrigatorName, pesticideLicense }) => ({
      irrigatorLicense,
      irrigatorName,
      pesticideLicense,
    }),
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
    present: ({
      invoiceDueDays,
      billingSince,
      depositsAreSent,
      remindersAreOn,
      reminderDays,
      autopayNoticeDays,
      tipsAreOn,
    }) => ({
      invoiceDueDays,
      billingSince,
      depositsAreSent,
      remindersAreOn,
      reminderDays,
      autopayNoticeDays,
      tipsAreOn,
    }),
    store: ({ version: _version, ...values }) => values,
  },
  reviews: {
    present: ({ reviewsAreAsked, reviewAskDays }) => ({ reviewsAreAsked, reviewAskDays }),
    store: ({ version: _version, ...values }) => values,
  },
  deadlines: {
    present: ({
      replyHours,
      quoteDays,
      quoteFollowUpsAreOn,
      quoteFollowUpDays,
      leadAlertsAreOn,
      leadAlertAfterMinutes,
      visitNoticeDays,
      planOfferDays,
      priceNoticeDays,
      reviewDecisionDays,
      problemCloseDays,
      promisesAreShown,
    }) => ({
      replyHours,
      quoteDays,
      quoteFollowUpsAreOn,
      quoteFollowUpDays,
      leadAlertsAreOn,
      leadAlertAfterMinutes,
      visitNoticeDays,
      planOfferDays,
      priceNoticeDays,
      reviewDecisionDays,
      problemCloseDays,
      promisesAreShown,
    }),
    store: ({ version: _version, ...values }) => values,
  },
  calls: {
    present: ({ missedCallTextsAreOn, missedCallWords }) => ({
      missedCallTextsAreOn,
      missedCallWords,
    }),
    store: ({ version: _version, ...values }) => values,
  },
  newsletter: {
    present: ({ mailsPerMinute }) => ({ mailsPerMinute }),
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
