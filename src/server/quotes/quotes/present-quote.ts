// A quote as the API tells of it, to its customer and to the office.
import { contentOf } from '#company/rules/quotes/quote-content.ts';
import type { PricedQuote } from '#contract/quotes/quote.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import type { ServerContext } from '../../context.ts';
import { quoteStateNow } from './quote.policy.ts';
import { type ReadQuote, readQuoteFor } from './quote.queries.ts';
import { hashOf, shownOf } from './shown-quote.ts';

/** A sent quote for its customer. @throws Error for a draft, which is no one's but the office's. */
export function presentQuote(context: ServerContext, read: ReadQuote): PricedQuote {
  const status = quoteStateNow(context, read.quote);
  if (status === 'draft') throw new Error('a draft is not shown to its customer');
  return { ...contentOfQuote(read), status };
}

function contentOfQuote(read: ReadQuote): Omit<PricedQuote, 'status'> {
  const { quote, request, acceptance } = read;
  const shown = shownOf(read);
  const { quote: id, payments: _, ...content } = shown;
  return {
    id,
    serviceRequestId: request.id,
    contentHash: acceptance?.contentHash ?? hashOf(contentOf(shown)),
    ...content,
    paymentTerms: termsOf(quote),
    photos: read.photos,
    sentAt: quote.sentAt?.toISOString() ?? '',
    answeredAt: quote.answeredAt?.toISOString() ?? null,
    answeredBy: quote.answeredBy,
    answerNote: quote.answerNote,
    copyHash: acceptance?.pdfHash ?? null,
  };
}

function termsOf({ paymentTerms }: ReadQuote['quote']): PricedQuote['paymentTerms'] {
  return paymentTerms && { ...paymentTerms, steps: [...paymentTerms.steps] };
}

/** A quote for the office, drafts included. */
export function presentDeskQuote(context: ServerContext, read: ReadQuote): DeskQuote {
  const { quote } = read;
  const presented = contentOfQuote(read);
  return {
    ...presented,
    lines: presented.lines.map((line, index) => ({
      ...line,
      priceRule: read.lines[index]?.priceRule ?? null,
    })),
    status: quoteStateNow(context, quote),
    sentAt: quote.sentAt?.toISOString() ?? null,
    viewedAt: quote.viewedAt?.toISOString() ?? null,
    followUps: read.followUps,
  };
}

/** The quote of a request for the office; null when there is none yet. */
export async function readDeskQuoteOf(
  context: ServerContext,
  serviceRequestId: number,
): Promise<DeskQuote | null> {
  const read = await readQuoteFor(context.db, serviceRequestId);
  return read ? presentDeskQuote(context, read) : null;
}
