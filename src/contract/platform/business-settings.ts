// The business settings in the parts in which staff see them and the owner changes them (docs/product/settings.md#changing-them).
import { z } from 'zod';
import { CompanySettings, LaterTaxRate } from './company-profile.ts';
import type { EndpointTable } from './endpoint.ts';
import { OpenDay } from './support-hours.ts';
import { line } from './text.ts';

const settings = CompanySettings.shape;

/** What each part has. */
export const settingsFields = {
  company: {
    companyName: settings.companyName,
    shortName: settings.shortName,
    tagline: settings.tagline,
    spanishTagline: settings.spanishTagline,
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
  },
  hours: {
    week: z
      .array(OpenDay)
      .length(7)
      .refine((days) => days.some((spans) => spans.length > 0), {
        error: 'Please enter hours for at least one day.',
      })
      .describe('From Monday on; the hours of a day in order, none on a day off'),
    dayOffLabel: line(120, 'Please enter what the site says of days off, such as “Closed”.').refine(
      (text) => !/\d/.test(text),
      { error: 'Please use words alone. Hours go into the fields of their day.' },
    ),
  },
  licenses: {
    irrigatorLicense: settings.irrigatorLicense,
    irrigatorName: settings.irrigatorName,
    pesticideLicense: settings.pesticideLicense,
  },
  prices: {
    salesTaxBasisPoints: settings.salesTaxBasisPoints,
    salesTaxSource: settings.salesTaxSource,
    salesTaxSince: settings.salesTaxSince,
    nextSalesTax: LaterTaxRate.nullable().describe('A rate that begins on a later day'),
    priceHeldDays: settings.priceHeldDays,
    laborRateCents: settings.laborRateCents,
  },
  billing: {
    invoiceDueDays: settings.invoiceDueDays,
    billingSince: settings.billingSince,
    depositsAreSent: settings.depositsAreSent,
    remindersAreOn: settings.remindersAreOn,
    reminderDays: settings.reminderDays,
    autopayNoticeDays: settings.autopayNoticeDays,
    tipsAreOn: settings.tipsAreOn,
  },
  reviews: {
    reviewsAreAsked: settings.reviewsAreAsked,
    reviewAskDays: settings.reviewAskDays,
  },
  deadlines: {
    replyHours: settings.replyHours,
    quoteDays: settings.quoteDays,
    quoteFollowUpsAreOn: settings.quoteFollowUpsAreOn,
    quoteFollowUpDays: settings.quoteFollowUpDays,
    leadAlertsAreOn: settings.leadAlertsAreOn,
    leadAlertAfterMinutes: settings.leadAlertAfterMinutes,
    visitNoticeDays: settings.visitNoticeDays,
    planOfferDays: settings.planOfferDays,
    priceNoticeDays: settings.priceNoticeDays,
    reviewDecisionDays: settings.reviewDecisionDays,
    problemCloseDays: settings.problemCloseDays,
    promisesAreShown: settings.promisesAreShown,
  },
  calls: {
    missedCallTextsAreOn: settings.missedCallTextsAreOn,
    missedCallWords: settings.missedCallWords,
  },
  newsletter: { mailsPerMinute: settings.mailsPerMinute },
};

export type SettingsPartName = keyof typeof settingsFields;

const version = z
  .string()
  .max(64)
  .describe('What a change gives back: it says which settings were seen');

const CompanyPart = z.object({ version, ...settingsFields.company });
const HoursPart = z.object({ version, ...settingsFields.hours });
const LicensesPart = z.object({ version, ...settingsFields.licenses });
const PricesPart = z.object({ version, ...settingsFields.prices });
const BillingPart = z.object({ version, ...settingsFields.billing });
const ReviewsPart = z.object({ version, ...settingsFields.reviews });
const DeadlinesPart = z.object({ version, ...settingsFields.deadlines });
const CallsPart = z.object({ version, ...settingsFields.calls });
const NewsletterPart = z.object({ version, ...settingsFields.newsletter });

/** All parts, each with the version of its own settings. */
export const SettingsParts = z.object({
  company: CompanyPart,
  hours: HoursPart,
  licenses: LicensesPart,
  prices: PricesPart,
  billing: BillingPart,
  reviews: ReviewsPart,
  deadlines: DeadlinesPart,
  calls: CallsPart,
  newsletter: NewsletterPart,
});
export type SettingsParts = z.infer<typeof SettingsParts>;

export const CompanyChange = z.strictObject(CompanyPart.shape);
export const HoursChange = z.strictObject(HoursPart.shape);
export const LicensesChange = z.strictObject(LicensesPart.shape);
export const PricesChange = z.strictObject(PricesPart.shape);
export const BillingChange = z.strictObject(BillingPart.shape);
export const ReviewsChange = z.strictObject(ReviewsPart.shape);
export const DeadlinesChange = z.strictObject(DeadlinesPart.shape);
export const CallsChange = z.strictObject(CallsPart.shape);
export const NewsletterChange = z.strictObject(NewsletterPart.shape);

const change = { access: 'owner', limit: 'write', status: 200 } as const;

export const businessSettingsEndpoints = {
  'GET /api/console/settings': {
    summary: 'What the owner has set about the company, by the parts of the console’s settings',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: SettingsParts,
  },
  'PATCH /api/console/settings/company': {
    summary:
      'Change names, contact, place and time zone; 409 with the present ones when someone was faster',
    ...change,
    body: CompanyChange,
    answer: CompanyPart,
  },
  'PATCH /api/console/settings/hours': {
    summary: 'Change the office hours; 409 with the present ones when someone was faster',
    ...change,
    body: HoursChange,
    answer: HoursPart,
  },
  'PATCH /api/console/settings/licenses': {
    summary: 'Change the licenses; 409 with the present ones when someone was faster',
    ...change,
    body: LicensesChange,
    answer: LicensesPart,
  },
  'PATCH /api/console/settings/prices': {
    summary:
      'Change sales tax, price hold and labor rate; 409 with the present ones when someone was faster',
    ...change,
    body: PricesChange,
    answer: PricesPart,
  },
  'PATCH /api/console/settings/billing': {
    summary:
      'Change when invoices are due and reminded of, and what is billed; 409 with the present ones when someone was faster',
    ...change,
    body: BillingChange,
    answer: BillingPart,
  },
  'PATCH /api/console/settings/reviews': {
    summary:
      'Change how often an account is asked for a review; 409 with the present one when someone was faster',
    ...change,
    body: ReviewsChange,
    answer: ReviewsPart,
  },
  'PATCH /api/console/settings/deadlines': {
    summary:
      'Change how long quotes and offers are good, and what notice is given; 409 with the present ones when someone was faster',
    ...change,
    body: DeadlinesChange,
    answer: DeadlinesPart,
  },
  'PATCH /api/console/settings/calls': {
    summary:
      'Change whether a missed call is answered by a text, and its words; 409 with the present ones when someone was faster',
    ...change,
    body: CallsChange,
    answer: CallsPart,
  },
  'PATCH /api/console/settings/newsletter': {
    summary:
      'Change how fast the newsletter goes out; 409 with the present pace when someone was faster',
    ...change,
    body: NewsletterChange,
    answer: NewsletterPart,
  },
} as const satisfies EndpointTable;
