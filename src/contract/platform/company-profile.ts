// What the owner sets about the company, and what the public may know of it: everything that pages say about it.
import { z } from 'zod';
import type { BusinessSettings } from '#company/facts/settings.ts';
import { NOTICE_LENGTH } from '#company/facts/storm-messages.ts';
import { CALL_WORDS_LENGTH } from '#company/rules/chat/incoming-call.ts';
import { CalendarDate } from './dates.ts';
import type { EndpointTable } from './endpoint.ts';
import { SupportDates } from './support-hours.ts';
import { emailAddress, line, optionalLine, phoneNumber } from './text.ts';

const text = (max: number) => z.string().trim().min(1).max(max);
const hours = z
  .array(z.strictObject({ days: text(50), hours: text(120) }))
  .min(1)
  .max(14)
  .readonly();
const whole = (least: number, most: number, error: string) =>
  z.number({ error }).int({ error }).min(least, { error }).max(most, { error });
const REMINDER_DAYS =
  'Please enter one to five numbers of days from 1 to 180 in ascending order, such as 3, 10, 24.';
/** On which days after another one something is repeated. */
const ascendingDays = z
  .array(whole(1, 180, REMINDER_DAYS))
  .min(1, { error: REMINDER_DAYS })
  .max(5, { error: REMINDER_DAYS })
  .refine((days) => days.every((day, index) => day > (days[index - 1] ?? 0)), {
    error: REMINDER_DAYS,
  })
  .readonly();
const minutes = z.number().int().min(1).max(1_440);
const license = optionalLine(100);
const WEB_ADDRESS = 'Please enter a whole address, such as https://www.facebook.com/yourcompany.';
/** Where a link of every page leads; empty leaves the link out. */
const webAddress = optionalLine(200).refine((text) => text === '' || isWebAddress(text), {
  error: WEB_ADDRESS,
});
const taxRate = z.number().int().min(0).max(2_000);

/** A rate of sales tax with the day from which it holds. */
export const LaterTaxRate = z.strictObject({
  since: CalendarDate,
  basisPoints: taxRate,
  source: optionalLine(200),
});

/** The business settings (docs/product/company-facts.md#business-settings). */
export const CompanySettings = z.strictObject({
  companyName: line(100, 'Please enter the name of the company.'),
  shortName: line(50, 'Please enter a short name.'),
  tagline: line(200, 'Please enter a tagline.'),
  spanishTagline: optionalLine(200).describe('For Spanish pages; empty shows the English one'),
  phone: phoneNumber.describe('As shown'),
  phoneDial: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .describe('As dialled, E.164'),
  email: emailAddress,
  street: optionalLine(200).describe('Street or post office box; empty names the town alone'),
  city: line(100, 'Please enter a town.'),
  region: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}$/, { error: 'Please enter the state as two letters, such as TX.' }),
  postalCode: z
    .string()
    .trim()
    .regex(/^\d{5}$/, { error: 'Please enter a ZIP code of five digits.' }),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'Please choose a time zone.' })
    .describe('IANA name; every wall time of the API is meant in it'),
  foundedYear: whole(1800, 2199, 'Please enter a year of four digits, such as 2019.'),
  serviceRadiusMiles: whole(10, 50, 'Please enter a number of miles from 10 to 50.').describe(
    'Of the area that is served, around the ZIP code of the office',
  ),
  replyHours: whole(1, 72, 'Please enter a number of hours from 1 to 72.').describe(
    'Within so many hours a request is answered',
  ),
  facebookUrl: webAddress,
  instagramUrl: webAddress,
  linkedinUrl: webAddress,
  officeHours: hours,
  irrigatorLicense: license.describe('Empty until the owner has given it'),
  irrigatorName: license,
  pesticideLicense: license.describe('Empty until the owner has given it'),
  salesTaxBasisPoints: taxRate.describe(
    'State and local sales tax together, in hundredths of a percent',
  ),
  salesTaxSource: optionalLine(200),
  salesTaxSince: CalendarDate.nullable(),
  laterSalesTax: z.array(LaterTaxRate).max(50).readonly(),
  priceHeldDays: whole(0, 365, 'Please enter a number of days from 0 to 365.'),
  quoteDays: whole(1, 180, 'Please enter a number of days from 1 to 180.'),
  quoteFollowUpsAreOn: z.boolean(),
  quoteFollowUpDays: ascendingDays,
  leadAlertsAreOn: z.boolean(),
  leadAlertAfterMinutes: whole(5, 600, 'Please enter a number of minutes from 5 to 600.'),
  missedCallTextsAreOn: z.boolean(),
  missedCallWords: line(CALL_WORDS_LENGTH, 'Please enter what the text says.'),
  visitNoticeDays: whole(1, 2, 'Please enter 1 or 2.'),
  planOfferDays: whole(1, 180, 'Please enter a number of days from 1 to 180.'),
  priceNoticeDays: whole(14, 180, 'Please enter a number of days from 14 to 180.'),
  reviewDecisionDays: whole(1, 30, 'Please enter a number of days from 1 to 30.'),
  problemCloseDays: whole(1, 30, 'Please enter a number of days from 1 to 30.'),
  invoiceDueDays: whole(0, 90, 'Please enter a number of days from 0 to 90.'),
  remindersAreOn: z.boolean(),
  reminderDays: ascendingDays,
  autopayNoticeDays: whole(1, 14, 'Please enter a number of days from 1 to 14.'),
  tipsAreOn: z.boolean(),
  promisesAreShown: z.boolean(),
  billingSince: CalendarDate.nullable(),
  depositsAreSent: z.boolean(),
  laborRateCents: z.number().int().min(0).max(100_000),
  reviewsAreAsked: z.boolean(),
  reviewAskDays: whole(30, 365, 'Please enter a number of days from 30 to 365.'),
  mailsPerMinute: whole(1, 3_000, 'Please enter a number of emails from 1 to 3,000.'),
  supportHours: hours,
  supportDates: SupportDates,
  chatOnCall: z
    .array(z.strictObject({ name: text(100), phone: z.string().regex(/^\+[1-9]\d{6,14}$/) }))
    .max(10)
    .readonly(),
  chatAlertAfterMinutes: minutes,
  chatNextAlertMinutes: minutes,
  chatQuietMinutes: minutes,
  chatKeptDays: z.number().int().min(1).max(3_650),
  suggestionsAreOn: z.boolean(),
  stormNotice: z
    .strictObject({ words: text(NOTICE_LENGTH), until: z.iso.datetime() })
    .nullable()
    .describe('Null when there is none'),
  isLive: z.boolean().describe('False until the owner opens the site of a new installation'),
}) satisfies z.ZodType<BusinessSettings>;

/** What pages say about the company. A new setting stays inside until it is named here. */
export const CompanyProfile = z.object({
  ...CompanySettings.pick({
    companyName: true,
    shortName: true,
    tagline: true,
    spanishTagline: true,
    phone: true,
    phoneDial: true,
    email: true,
    street: true,
    city: true,
    region: true,
    postalCode: true,
    timeZone: true,
    foundedYear: true,
    serviceRadiusMiles: true,
    replyHours: true,
    facebookUrl: true,
    instagramUrl: true,
    linkedinUrl: true,
    officeHours: true,
    supportHours: true,
    irrigatorLicense: true,
    irrigatorName: true,
    pesticideLicense: true,
    salesTaxBasisPoints: true,
    isLive: true,
  }).shape,
  /** The present date at the company, so that a page rendered on the server starts on the right day. */
  today: z.string().describe('YYYY-MM-DD at the company'),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

const HttpsUrl = z.url({ protocol: /^https$/ });

/** Nothing but a page of the web: a link that runs a script, or one with a name and password in it, is none. */
function isWebAddress(text: string): boolean {
  return HttpsUrl.safeParse(text).success && !text.includes('@');
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const companyProfileEndpoints = {
  'GET /api/company': {
    summary: 'Name, address, hours and phone number of the company',
    access: 'public',
    limit: 'read',
    status: 200,
    answer: CompanyProfile,
  },
} as const satisfies EndpointTable;
