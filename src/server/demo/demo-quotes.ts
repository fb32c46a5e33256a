// The quotes of the demonstration, sealed as the program seals them, so that each can be chosen from, accepted and opened.
import { createHash } from 'node:crypto';
import { defaultSettings } from '#company/facts/settings.ts';
import type { TaxClass } from '#company/rules/money/quote-total.ts';
import type { PaymentTerms } from '#company/rules/quotes/payment-terms.ts';
import { contentOf, type ShownQuote, shownQuote } from '#company/rules/quotes/quote-content.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quoteLineItems } from '#server/platform/database/schema/quote.ts';
import {
  quoteAcceptances,
  quotePins,
  quoteVersions,
} from '#server/platform/database/schema/quote-version.ts';
import { storePaymentSteps } from '#server/quotes/quotes/payment-steps.ts';
import type { QuoteRow } from '#server/quotes/quotes/quote.queries.ts';
import { recordAnswer, recordQuote, storeTotals } from '#server/quotes/quotes/write-quote.ts';
import type { ServiceRequestRow } from '#server/quotes/service-requests/service-request.queries.ts';
import { recordPrices } from '#server/quotes/service-requests/write-service-request.ts';
import type { DemoCalendar } from './demo-calendar.ts';
import { type DemoCustomer, fullName, only } from './demo-people.ts';
import type { StoredRequestPhoto } from './demo-request-photos.ts';

/** A line of a quote; the prices are those of docs/product/portal.md#add-on-prices. */
type DemoLine = {
  description: string;
  quantity?: string;
  unit?: string;
  unitPrice: string;
  isOptional?: true;
  isChosen?: true;
  taxClass?: TaxClass;
  /** On which of the request's photos, counted from 0, and where. */
  pins?: { photo: number; x: number; y: number }[];
};

export type DemoQuote = {
  title: string;
  message: string;
  answer?: 'accepted' | 'declined';
  note?: string;
  /** How it is paid for; all of it at completion without. */
  terms?: PaymentTerms;
  lines: DemoLine[];
};

type Circumstances = {
  customer: DemoCustomer;
  sentAt: Date;
  photos: readonly StoredRequestPhoto[];
  calendar: DemoCalendar;
};

const DAY = 86_400_000;

/** How long a quote stands. */
const QUOTE_DAYS = 30;

/** Sows a quote; the request's price is its total. */
export async function sowQuote(
  tx: Tx,
  request: ServiceRequestRow,
  quote: DemoQuote,
  circumstances: Circumstances,
): Promise<void> {
  const { customer, sentAt, calendar } = circumstances;
  const answeredAt = quote.answer ? new Date(sentAt.getTime() + DAY) : null;
  const signer = fullName(customer.user);
  const row = await recordQuote(tx, {
    serviceRequestId: request.id,
    userId: customer.user.id,
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    title: quote.title,
    message: quote.message,
    taxBasisPoints: defaultSettings.salesTaxBasisPoints,
    validUntil: addDays(calendar.today, QUOTE_DAYS),
    sentAt,
    createdAt: sentAt,
    paymentTerms: quote.terms ?? null,
  });
  const shown = await sowLines(tx, row, request, quote.lines, circumstances.photos);
  const content = contentOf(shown);
  const contentHash = createHash('sha256').update(content).digest('hex');
  const { subtotal, tax, total } = shown;
  await storeTotals(tx, row.id, { subtotal, tax, total, contentHash });
  await tx.insert(quoteVersions).values({ quoteId: row.id, version: 1, content, sentAt });
  await recordPrices(tx, request.id, {
    estimatedPrice: total,
    finalPrice: request.status === 'completed' ? total : null,
  });
  if (!quote.answer || !answeredAt) return;
  await recordAnswer(tx, row.id, {
    status: quote.answer,
    answeredAt,
    answeredBy: quote.answer === 'accepted' ? signer : null,
    answerNote: quote.note ?? null,
  });
  if (quote.answer !== 'accepted') return;
  await tx.insert(quoteAcceptances).values({
    quoteId: row.id,
    version: 1,
    content,
    contentHash,
    typedName: signer,
    total,
    acceptedAt: answeredAt,
    acceptedBy: customer.user.id,
  });
  const acceptedOn = dateInZone(answeredAt, defaultSettings.timeZone);
  await storePaymentSteps(tx, shown, { at: answeredAt, today: acceptedOn });
}

async function sowLines(
  tx: Tx,
  quote: QuoteRow,
  request: ServiceRequestRow,
  lines: readonly DemoLine[],
  photos: readonly StoredRequestPhoto[],
): Promise<ShownQuote> {
  const sown = [];
  for (const [position, { pins = [], ...line }] of lines.entries()) {
    const row = only(
      await tx
        .insert(quoteLineItems)
        .values({ quoteId: quote.id, position, ...line })
        .returning(),
    );
    const placed = pins.flatMap(({ photo, x, y }) => {
      const photoId = photos[photo]?.id;
      return photoId ? [{ photoId, x, y }] : [];
    });
    if (placed.length > 0) {
      await tx.insert(quotePins).values(placed.map((pin) => ({ lineItemId: row.id, ...pin })));
    }
    sown.push({ ...row, pins: placed });
  }
  const { id, version, title, message, customerName, validUntil, taxBasisPoints } = quote;
  const { paymentTerms } = quote;
  const { propertyAddress } = request;
  return shownQuote(
    {
      quote: id,
      version,
      title,
      message,
      customerName,
      propertyAddress,
      validUntil: validUntil ?? '',
      taxBasisPoints,
      paymentTerms,
    },
    sown,
  );
}
