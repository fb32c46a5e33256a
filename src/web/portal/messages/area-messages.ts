// Which areas of the portal have catalogs, by the types of their words.
import type { SignInMessages } from '#web/features/own-sign-in/messages/sign-in-messages.en.ts';
import type { OfferAnswerMessages } from '#web/features/plan-offer/messages/offer-answer-messages.en.ts';
import type { OfferMessages } from '#web/features/plan-offer/messages/offer-messages.en.ts';
import type { PricedQuoteMessages } from '#web/features/quotes/messages/priced-quote-messages.en.ts';
import type { JobMessages } from '#web/features/service-request/messages/job-messages.en.ts';
import type { RequestFormMessages } from '#web/features/service-request/messages/request-form-messages.en.ts';
import type { ThreadMessages } from '#web/features/service-request/messages/thread-messages.en.ts';
import type { StatementMessages } from '#web/features/statement/messages/statement-messages.en.ts';
import type { VisitPriceMessages } from '#web/features/visit-price/messages/visit-price-messages.en.ts';
import type { FormMessages } from '#web/forms/app/messages/form-messages.en.ts';
import type { AccountMessages } from '../account/messages/account-messages.en.ts';
import type { AddOnsMessages } from '../add-ons/messages/add-ons-messages.en.ts';
import type { QuotePageMessages } from '../add-ons/messages/quote-page-messages.en.ts';
import type { BillingMessages } from '../billing/messages/billing-messages.en.ts';
import type { InvoiceMessages } from '../billing/messages/invoice-messages.en.ts';
import type { YearMessages } from '../billing/messages/year-messages.en.ts';
import type { HistoryMessages } from '../history/messages/history-messages.en.ts';
import type { OverviewMessages } from '../overview/messages/overview-messages.en.ts';
import type { OwnDataMessages } from '../own-data/messages/own-data-messages.en.ts';
import type { PartsMessages } from '../parts/messages/parts-messages.en.ts';
import type { PhotosMessages } from '../parts/messages/photos-messages.en.ts';
import type { AutopayMessages } from '../pay/messages/autopay-messages.en.ts';
import type { PayMessages } from '../pay/messages/pay-messages.en.ts';
import type { PlanMessages } from '../plan/messages/plan-messages.en.ts';
import type { ProblemMessages } from '../problem/messages/problem-messages.en.ts';
import type { ScheduleMessages } from '../schedule/messages/schedule-messages.en.ts';
import type { VisitMessages } from '../visit/messages/visit-messages.en.ts';
import type { VisitPageMessages } from '../visit/messages/visit-page-messages.en.ts';

export type AreaMessages = {
  /** What every form says. */
  forms: FormMessages;
  /** What several pages show. */
  parts: PartsMessages;
  overview: OverviewMessages;
  schedule: ScheduleMessages;
  /** Moving and skipping a visit. */
  visit: VisitMessages;
  visitPage: VisitPageMessages;
  /** What a visit costs, and the job that it belongs to. */
  visitPrice: VisitPriceMessages;
  job: JobMessages;
  /** What was reported of a visit: the form, its place on the visit, its own page. */
  problem: ProblemMessages;
  /** Messages to and from the office. */
  thread: ThreadMessages;
  /** Around photos that are open large. */
  photos: PhotosMessages;
  history: HistoryMessages;
  plan: PlanMessages;
  /** An offered plan, which is also shown behind its private link. */
  planOffer: OfferMessages;
  planOfferAnswer: OfferAnswerMessages;
  billing: BillingMessages;
  invoice: InvoiceMessages;
  /** A statement, and how what was billed and paid is called. */
  statement: StatementMessages;
  year: YearMessages;
  pay: PayMessages;
  /** Autopay, and the cards and accounts that are kept. */
  autopay: AutopayMessages;
  addOns: AddOnsMessages;
  /** The forms of a request, which the console shows as well. */
  requestForm: RequestFormMessages;
  quotePage: QuotePageMessages;
  /** A quote itself, which the office sees before its customer does. */
  pricedQuote: PricedQuoteMessages;
  account: AccountMessages;
  /** A person's own sign-in, which the Account shows. */
  signIn: SignInMessages;
  ownData: OwnDataMessages;
};

export type AreaName = keyof AreaMessages;
