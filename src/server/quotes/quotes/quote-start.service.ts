// What a quote can start from: our own price rules for the property, or the lines of a quote that was sent before.
import { estimateLot, lawnAreaOf } from '#company/rules/leads/lot-size.ts';
import { type RuleLine, ruleLines } from '#company/rules/quotes/quote-start.ts';
import { addDays, dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  DeskQuote,
  OlderQuote,
  PriceStart,
  QuoteDraft,
  QuoteLineDraft,
} from '#contract/quotes/quote-desk.ts';
import { listOwnProperties } from '#server/customers/properties/property.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { requireFound } from '../service-requests/present-service-request.ts';
import {
  findRequest,
  type ServiceRequestRow,
} from '../service-requests/service-request.queries.ts';
import { readOlderQuotes } from './older-quotes.queries.ts';
import { requireQuote } from './open-quote.ts';
import { readQuote } from './quote.queries.ts';
import { draftQuote } from './quote-desk.service.ts';

/**
 * Our prices for the property of a request.
 *
 * @throws RequestProblem 404 for no request.
 */
export async function priceStartOf(context: ServerContext, requestId: number): Promise<PriceStart> {
  return pricesFor(context, requireFound(await findRequest(context.db, requestId)));
}

/** Quotes whose lines can be taken over, those of the same customer first. */
export async function listOlderQuotes(db: Db, requestId: number): Promise<OlderQuote[]> {
  return readOlderQuotes(db, requireFound(await findRequest(db, requestId)));
}

/**
 * Begins a quote by our price rules, or with the lines of an older quote when one is named.
 *
 * @throws RequestProblem 404 for no request or quote; 409 when the request has gone on, was changed meanwhile or has a quote.
 */
export async function startQuote(
  context: ServerContext,
  requestId: number,
  { requestVersion, copyOf }: { requestVersion: number; copyOf?: string | null | undefined },
  staff: CurrentUser,
): Promise<DeskQuote> {
  const request = requireFound(await findRequest(context.db, requestId));
  const content = copyOf
    ? await contentOfOlder(context.db, copyOf)
    : await contentOfRules(context, request);
  const validUntil = lastDay(context);
  return draftQuote(context, requestId, requestVersion, { ...content, validUntil }, staff);
}

function lastDay({ clock, settings }: ServerContext): string {
  const { timeZone, quoteDays } = settings();
  return addDays(dateInZone(clock(), timeZone), quoteDays);
}

type Content = Omit<QuoteDraft, 'validUntil'>;

async function contentOfRules(
  context: ServerContext,
  request: ServiceRequestRow,
): Promise<Content> {
  const { lines } = await pricesFor(context, request);
  const suggested = lines.filter(({ isSuggested }) => isSuggested).map(asDraft);
  const unpriced: QuoteLineDraft = {
    description: request.serviceType,
    quantity: '1.00',
    unit: '',
    unitPrice: '0.00',
    isOptional: false,
    taxClass: 'taxable',
    pins: [],
    priceRule: 'No rule covers this: please enter a price',
  };
  return { title: request.serviceType, lines: suggested.length > 0 ? suggested : [unpriced] };
}

/** Pins stay behind: they are on photos of someone else. */
async function contentOfOlder(db: Db, quoteId: string): Promise<Content> {
  const { quote, lines } = requireQuote(await readQuote(db, quoteId));
  const copied = lines.map(
    ({ description, quantity, unit, unitPrice, isOptional, taxClass }): QuoteLineDraft => ({
      description,
      quantity,
      unit,
      unitPrice,
      isOptional,
      taxClass,
      pins: [],
      priceRule: `Older quote, good through ${formatDate(quote.validUntil ?? '')}`,
    }),
  );
  const { title, message, paymentTerms } = quote;
  const terms = paymentTerms && { ...paymentTerms, steps: [...paymentTerms.steps] };
  return { title, message, lines: copied, paymentTerms: terms };
}

async function pricesFor(context: ServerContext, request: ServiceRequestRow): Promise<PriceStart> {
  const { propertySize, lawnArea, isMeasured } = await sizesOf(context.db, request);
  const content = context.content();
  const { pesticideLicense } = context.settings();
  const rules = {
    addOns: content['add-on-prices'],
    estimate: content['estimate-prices'],
    mowing: content['mowing-prices'],
    pesticideLicense,
  };
  const lines = ruleLines({ propertySize, lawnArea }, request.serviceType, rules);
  const taxBasisPoints = context.settings().salesTaxBasisPoints;
  const validUntil = lastDay(context);
  return { propertySize, lawnArea, isMeasured, taxBasisPoints, validUntil, lines };
}

/** What we know of the property counts; of one that is not measured the address gives an estimate. */
async function sizesOf(db: Db, { userId, propertyAddress }: ServiceRequestRow) {
  const own = userId ? await listOwnProperties(db, userId) : [];
  const known = own.find(({ address }) => address === propertyAddress);
  const estimate = estimateLot(propertyAddress);
  const propertySize = known?.lotSize ?? estimate.propertySize;
  const lawnArea = known?.lawnArea ?? lawnAreaOf(propertySize);
  return { propertySize, lawnArea, isMeasured: Boolean(known?.lawnArea ?? known?.lotSize) };
}

function asDraft({ isSuggested: _, ...line }: RuleLine): QuoteLineDraft {
  return { ...line, isOptional: false, pins: [] };
}
