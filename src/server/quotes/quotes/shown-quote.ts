// What a customer sees of a quote's rows, and the hash by which it is signed.
import { createHash } from 'node:crypto';
import { type ShownQuote, shownQuote } from '#company/rules/quotes/quote-content.ts';
import type { ReadQuote } from './quote.queries.ts';

/** The content as it is by now. */
export function shownOf({ quote, request, lines }: ReadQuote): ShownQuote {
  return shownQuote(
    {
      quote: quote.id,
      version: quote.version,
      title: quote.title,
      message: quote.message,
      customerName: quote.customerName,
      propertyAddress: request.propertyAddress,
      validUntil: quote.validUntil ?? '',
      taxBasisPoints: quote.taxBasisPoints,
      paymentTerms: quote.paymentTerms,
    },
    lines,
  );
}

/** SHA-256 in hex. */
export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
