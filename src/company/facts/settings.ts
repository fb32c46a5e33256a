// Defaults of the business settings: what the owner can change later without touching the code.
import { type DateHours, supportHours } from '../rules/chat/support-hours.ts';
import type { LaterRate } from '../rules/money/sales-tax-rates.ts';

/** Opening hours as people read them, with the machine-readable hours for markup and badges. */
export type OpeningHours = {
  days: string;
  hours: string;
};

/** Everything about the company that pages, mail and calendar files say and the owner may change. */
export type BusinessSettings = {
  companyName: string;
  shortName: string;
  tagline: string;
  /** For Spanish pages; empty shows the English one. */
  spanishTagline: string;
  /** As shown, such as "(281) 555-0142". */
  phone: string;
  /** As dialled, E.164. */
  phoneDial: string;
  email: string;
  /** Street, or a box at the post office; empty names the town alone. */
  street: string;
  city: string;
  region: string;
  postalCode: string;
  /** IANA name; every wall time of the product is meant in it. */
  timeZone: string;
  foundedYear: number;
  /** How far crews drive from the ZIP code of the office, in miles as the crow flies. */
  serviceRadiusMiles: number;
  /** Within so many hours a person answers a request, as pages and mails promise it. */
  replyHours: number;
  /** The company's pages on these networks; the footer leaves out one that is empty. */
  facebookUrl: string;
  instagramUrl: string;
  linkedinUrl: string;
  officeHours: readonly OpeningHours[];
  /**
   * TCEQ irrigator license: number and the irrigator's name; empty leaves license claims out
   * (docs/product/company-facts.md#licenses).
   */
  irrigatorLicense: string;
  irrigatorName: string;
  /** Texas Department of Agriculture license; empty means that nothing is sprayed for hire. */
  pesticideLicense: string;
  /** State and local sales tax together, in hundredths of a percent: 825 is 8.25%. A quote keeps the rate it was sent with. */
  salesTaxBasisPoints: number;
  /** Who says so, such as the page of the Texas Comptroller on which it was looked up. */
  salesTaxSource: string;
  /** The day from which that rate holds, YYYY-MM-DD; null when it was not noted. */
  salesTaxSince: string | null;
  /** Rates that took or take its place from their day on, the earliest first. */
  laterSalesTax: readonly LaterRate[];
  /** For so many days from a plan request on, its price is offered whatever the price list says by then. */
  priceHeldDays: number;
  /** A new quote is good for so many days, unless its writer chooses another last day. */
  quoteDays: number;
  /** Whether customers are mailed about a quote they have not answered, and how many days after it was sent, in ascending order. */
  quoteFollowUpsAreOn: boolean;
  quoteFollowUpDays: readonly number[];
  /** Whether those on call are texted about a lead that no one has answered, and after how many open minutes the first one is. */
  leadAlertsAreOn: boolean;
  leadAlertAfterMinutes: number;
  /** Whether someone whose call no one answered is texted, and what the text says. */
  missedCallTextsAreOn: boolean;
  missedCallWords: string;
  /** A visit is announced to its customer so many days before, 1 or 2. */
  visitNoticeDays: number;
  /** A new plan offer is good for so many days, unless its writer chooses another last day. */
  planOfferDays: number;
  /** A new price of a plan is announced at least so many days ahead. */
  priceNoticeDays: number;
  /** A review is looked at within so many days. */
  reviewDecisionDays: number;
  /** A reported problem is closed within so many days. */
  problemCloseDays: number;
  /** For so many days after it is sent, an invoice can be paid before it is overdue. */
  invoiceDueDays: number;
  /** Whether unpaid invoices are reminded of by email, and how many days after the due day, in ascending order. */
  remindersAreOn: boolean;
  reminderDays: readonly number[];
  /** A charge by autopay is announced by email at least so many days ahead. */
  autopayNoticeDays: number;
  /** Whether the home page says how promises were kept, where there are enough of them. */
  promisesAreShown: boolean;
  /** Whether customers who pay online are asked for a tip for the crew. */
  tipsAreOn: boolean;
  /** Work of this day and later is billed, YYYY-MM-DD; null bills all that is done. */
  billingSince: string | null;
  /** Whether a deposit is billed by itself when its quote is accepted; otherwise the office sends it. */
  depositsAreSent: boolean;
  /** What an hour of a crew costs, in cents; the margins of plans are reckoned with it. */
  laborRateCents: number;
  /** Whether customers are asked how a visit was. */
  reviewsAreAsked: boolean;
  /** An account is asked for a review once in so many days. */
  reviewAskDays: number;
  /** The newsletter goes out at this pace, so that it holds up no other mail and no mail server takes us for a spammer. */
  mailsPerMinute: number;
  /** When someone answers the live chat; in the lines of officeHours. */
  supportHours: readonly OpeningHours[];
  /** Dates on which someone answers at other hours, or no one does. */
  supportDates: readonly DateHours[];
  /** Who is alerted by text message when a chat waits, in this order. */
  chatOnCall: readonly { name: string; phone: string }[];
  /** How long a chat waits, within hours, before the first one is alerted, and how long until the next one. */
  chatAlertAfterMinutes: number;
  chatNextAlertMinutes: number;
  /** For so long after an alert the same chat raises no new one. */
  chatQuietMinutes: number;
  /** A conversation is erased this many days after its last word. */
  chatKeptDays: number;
  /** Whether staff may have replies suggested, where the installation names a language model. */
  suggestionsAreOn: boolean;
  /** What every public page says after a storm, until an instant (ISO 8601); null when there is none. */
  stormNotice: { words: string; until: string } | null;
  /** Whether the site is open to everyone. Until then a public address is kept out of search engines and says so. */
  isLive: boolean;
};

/** The company as it is until the owner says otherwise (docs/product/company-facts.md#business-settings). */
export const defaultSettings: BusinessSettings = {
  companyName: 'Prairie Oak Landscaping',
  shortName: 'Prairie Oak',
  tagline: 'Transforming Spaces, Exceeding Expectations',
  spanishTagline: 'Transformamos espacios, superamos expectativas',
  phone: '(281) 555-0142',
  phoneDial: '+12815550142',
  email: 'hello@prairieoak.example',
  street: '',
  city: 'Cypress',
  region: 'TX',
  postalCode: '77429',
  timeZone: 'America/Chicago',
  foundedYear: 2019,
  serviceRadiusMiles: 30,
  replyHours: 24,
  facebookUrl: 'https://www.facebook.com/',
  instagramUrl: 'https://www.instagram.com/',
  linkedinUrl: 'https://www.linkedin.com/',
  officeHours: [
    { days: 'Monday-Friday', hours: '7:00 AM - 6:00 PM' },
    { days: 'Saturday', hours: '8:00 AM - 4:00 PM' },
    { days: 'Sunday', hours: 'emergency calls only' },
  ],
  irrigatorLicense: '',
  irrigatorName: '',
  pesticideLicense: '',
  salesTaxBasisPoints: 825,
  salesTaxSource: '6.25% Texas and 2% local, Texas Comptroller',
  salesTaxSince: null,
  laterSalesTax: [],
  priceHeldDays: 30,
  quoteDays: 30,
  quoteFollowUpsAreOn: false,
  quoteFollowUpDays: [3, 10],
  leadAlertsAreOn: false,
  leadAlertAfterMinutes: 30,
  missedCallTextsAreOn: false,
  missedCallWords:
    'Sorry we missed your call. How can we help? Reply here, and one of us will get back to you.',
  visitNoticeDays: 2,
  planOfferDays: 30,
  priceNoticeDays: 30,
  reviewDecisionDays: 7,
  problemCloseDays: 5,
  invoiceDueDays: 14,
  remindersAreOn: true,
  reminderDays: [3, 10, 24],
  autopayNoticeDays: 3,
  tipsAreOn: false,
  promisesAreShown: false,
  billingSince: null,
  depositsAreSent: false,
  laborRateCents: 4500,
  reviewsAreAsked: true,
  reviewAskDays: 90,
  mailsPerMinute: 30,
  supportHours,
  supportDates: [],
  chatOnCall: [{ name: 'Office', phone: '+12815550142' }],
  chatAlertAfterMinutes: 5,
  chatNextAlertMinutes: 10,
  chatQuietMinutes: 60,
  chatKeptDays: 365,
  suggestionsAreOn: false,
  stormNotice: null,
  isLive: true,
};
