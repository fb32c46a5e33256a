// The pages of the portal that are there in Spanish, and their words by the address. The layout's loader alone asks.
import { spanishSignInMessages } from '#web/features/own-sign-in/messages/sign-in-messages.es.ts';
import { spanishOfferAnswerMessages } from '#web/features/plan-offer/messages/offer-answer-messages.es.ts';
import { spanishOfferMessages } from '#web/features/plan-offer/messages/offer-messages.es.ts';
import { spanishPricedQuoteMessages } from '#web/features/quotes/messages/priced-quote-messages.es.ts';
import { spanishJobMessages } from '#web/features/service-request/messages/job-messages.es.ts';
import { spanishRequestFormMessages } from '#web/features/service-request/messages/request-form-messages.es.ts';
import { spanishThreadMessages } from '#web/features/service-request/messages/thread-messages.es.ts';
import { spanishStatementMessages } from '#web/features/statement/messages/statement-messages.es.ts';
import { spanishVisitPriceMessages } from '#web/features/visit-price/messages/visit-price-messages.es.ts';
import { spanishFormMessages } from '#web/forms/app/messages/form-messages.es.ts';
import { spanishAccountMessages } from '../account/messages/account-messages.es.ts';
import { spanishAddOnsMessages } from '../add-ons/messages/add-ons-messages.es.ts';
import { spanishQuotePageMessages } from '../add-ons/messages/quote-page-messages.es.ts';
import { spanishBillingMessages } from '../billing/messages/billing-messages.es.ts';
import { spanishInvoiceMessages } from '../billing/messages/invoice-messages.es.ts';
import { spanishYearMessages } from '../billing/messages/year-messages.es.ts';
import { spanishHistoryMessages } from '../history/messages/history-messages.es.ts';
import { spanishOverviewMessages } from '../overview/messages/overview-messages.es.ts';
import { spanishOwnDataMessages } from '../own-data/messages/own-data-messages.es.ts';
import { spanishPartsMessages } from '../parts/messages/parts-messages.es.ts';
import { spanishPhotosMessages } from '../parts/messages/photos-messages.es.ts';
import { spanishAutopayMessages } from '../pay/messages/autopay-messages.es.ts';
import { spanishPayMessages } from '../pay/messages/pay-messages.es.ts';
import { spanishPlanMessages } from '../plan/messages/plan-messages.es.ts';
import { spanishProblemMessages } from '../problem/messages/problem-messages.es.ts';
import { spanishScheduleMessages } from '../schedule/messages/schedule-messages.es.ts';
import { spanishVisitMessages } from '../visit/messages/visit-messages.es.ts';
import { spanishVisitPageMessages } from '../visit/messages/visit-page-messages.es.ts';
import type { AreaMessages, AreaName } from './area-messages.ts';

const spanishAreas: AreaMessages = {
  forms: spanishFormMessages,
  parts: spanishPartsMessages,
  overview: spanishOverviewMessages,
  schedule: spanishScheduleMessages,
  visit: spanishVisitMessages,
  visitPage: spanishVisitPageMessages,
  visitPrice: spanishVisitPriceMessages,
  job: spanishJobMessages,
  problem: spanishProblemMessages,
  thread: spanishThreadMessages,
  photos: spanishPhotosMessages,
  history: spanishHistoryMessages,
  plan: spanishPlanMessages,
  planOffer: spanishOfferMessages,
  planOfferAnswer: spanishOfferAnswerMessages,
  billing: spanishBillingMessages,
  invoice: spanishInvoiceMessages,
  statement: spanishStatementMessages,
  year: spanishYearMessages,
  pay: spanishPayMessages,
  autopay: spanishAutopayMessages,
  addOns: spanishAddOnsMessages,
  requestForm: spanishRequestFormMessages,
  quotePage: spanishQuotePageMessages,
  pricedQuote: spanishPricedQuoteMessages,
  account: spanishAccountMessages,
  signIn: spanishSignInMessages,
  ownData: spanishOwnDataMessages,
};

type SpanishPage = {
  /** As in routes.ts. A page of no parameters stands before one that has its place. */
  path: string;
  /** The areas whose words it shows, beside those of all pages. */
  areas: readonly AreaName[];
};

/** A page comes to this list when all of its words are there; every other page is shown in English and marked so. */
export const spanishPortalPages: readonly SpanishPage[] = [
  { path: '/customer-portal', areas: ['overview'] },
  { path: '/customer-portal/schedule', areas: ['schedule'] },
  {
    path: '/customer-portal/visits/:id',
    areas: ['visitPage', 'visitPrice', 'job', 'problem', 'photos'],
  },
  { path: '/customer-portal/visits/:id/move', areas: ['visit'] },
  { path: '/customer-portal/visits/:id/skip', areas: ['visit'] },
  { path: '/customer-portal/problems/:id', areas: ['problem', 'thread', 'photos'] },
  { path: '/customer-portal/plan-offers/:id', areas: ['plan', 'planOffer', 'planOfferAnswer'] },
  { path: '/customer-portal/plan', areas: ['plan'] },
  { path: '/customer-portal/plan/changes', areas: ['plan'] },
  { path: '/customer-portal/plan/:id', areas: ['plan'] },
  { path: '/customer-portal/history', areas: ['history'] },
  { path: '/customer-portal/billing', areas: ['billing', 'statement'] },
  { path: '/customer-portal/billing/pay', areas: ['pay'] },
  { path: '/customer-portal/billing/paid/:id', areas: ['pay'] },
  { path: '/customer-portal/billing/autopay', areas: ['autopay'] },
  { path: '/customer-portal/billing/add-card', areas: ['autopay', 'pay'] },
  { path: '/customer-portal/billing/cards', areas: ['autopay'] },
  { path: '/customer-portal/billing/receipts/:id', areas: ['billing', 'statement'] },
  { path: '/customer-portal/billing/years/:year', areas: ['billing', 'statement', 'year'] },
  { path: '/customer-portal/billing/:id', areas: ['billing', 'statement', 'invoice'] },
  { path: '/customer-portal/statement', areas: ['billing', 'statement'] },
  { path: '/customer-portal/add-ons', areas: ['addOns', 'requestForm'] },
  {
    path: '/customer-portal/add-ons/:id',
    areas: ['addOns', 'requestForm', 'job', 'thread', 'photos'],
  },
  { path: '/customer-portal/add-ons/:id/edit', areas: ['addOns', 'requestForm'] },
  {
    path: '/customer-portal/add-ons/:id/quote',
    areas: ['quotePage', 'pricedQuote', 'requestForm'],
  },
  { path: '/customer-portal/account', areas: ['account', 'signIn'] },
  { path: '/customer-portal/your-data', areas: ['ownData'] },
];

/** The words of the page of an address; null where it is there in English alone. */
export function spanishWordsOf(pathname: string): Partial<AreaMessages> | null {
  const page = spanishPortalPages.find(({ path }) => isAt(path, pathname));
  if (!page) return null;
  const words: Partial<AreaMessages> = {};
  for (const area of ['forms', 'parts', ...page.areas] as const) take(words, area);
  return words;
}

function take<Area extends AreaName>(words: Partial<AreaMessages>, area: Area): void {
  words[area] = spanishAreas[area];
}

/** Whether an address is that of a path; ":id" takes any one part of it. */
function isAt(path: string, pathname: string): boolean {
  const wanted = path.split('/');
  const parts = pathname.replace(/\/$/, '').split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}
