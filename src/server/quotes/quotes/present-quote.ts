// A quote as the API tells of it, to its customer and to the office.
import { contentOf } from '#company/rules/quotes/quote-content.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { PricedQuote, QuoteStatus } from '#contract/quotes/quote.ts';
import type { DeskQuote } from '#contract/quotes/quote-desk.ts';
import type { ServerContext } from '../../context.ts';
import { type QuoteRow, type ReadQuote, readQuoteFor } from './quote.queries.ts';
import { hashOf, shownOf } from './shown-quote.ts';

/** A sent quote for its customer. */
export function presentQuote(context: ServerContext, read: ReadQuote): PricedQuote {
  const { quote, request, acceptance } = read;
  const shown = shownOf(read);
  const { quote: id, ...content } = shown;
  return {
    id,
    serviceRequestId: request.id,
    contentHash: acceptance?.contentHash ?? hashOf(contentOf(shown)),
    status: statusOf(context, quote),
    ...content,
    photos: read.photos,
    sentAt: quote.sentAt?.toISOString() ?? '',
    answeredAt: quote.answeredAt?.toISOString() ?? null,
    answeredBy: quote.answeredBy,
    answerNote: quote.answerNote,
    copyHash: acceptance?.pdfHash ?? null,
  };
}

/** A quote for the office, drafts included. */
export function presentDeskQuote(context: ServerContext, read: ReadQuote): DeskQuote {
  const { quote } = read;
  const presented = presentQuote(context, read);
  return {
    ...presented,
    lines: presented.lines.map((line, index) => ({
      ...line,
      priceRule: read.lines[index]?.priceRule ?? null,
    })),
    status: quote.status === 'draft' ? 'draft' : statusOf(context, quote),
    sentAt: quote.sentAt?.toISOString() ?? null,
    viewedAt: quote.viewedAt?.toISOString() ?? null,
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

/** Whether a quote's last day is over at the company. */
export function hasLapsed({ clock, settings }: ServerContext, { validUntil }: QuoteRow): boolean {
  return validUntil !== null && validUntil < dateInZone(clock(), settings().timeZone);
}

function statusOf(context: ServerContext, quote: QuoteRow): QuoteStatus {
  if (quote.status === 'accepted' || quote.status === 'declined') return quote.status;
  return hasLapsed(context, quote) ? 'expired' : 'sent';
}
