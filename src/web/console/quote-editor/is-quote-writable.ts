// Whether staff can write the quote of a request: one answer for the request's page and for the editor.
import { quoteTransition } from '#company/rules/quotes/quote-machine.ts';
import { mayWithRequest } from '#company/rules/quotes/service-request-machine.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';

/** A first quote or a draft until it is sent, and what was sent until it is accepted. */
export function isQuoteWritable({
  request,
  quote,
}: Pick<DeskRequest, 'quote'> & {
  request: Pick<DeskRequest['request'], 'status' | 'declinedBy'>;
}): boolean {
  if (!quote || quoteTransition('change', 'staff', quote.status)) {
    return mayWithRequest('quote', 'staff', request);
  }
  const canRevise = quoteTransition('revise', 'staff', quote.status) !== undefined;
  return canRevise && mayWithRequest('revise', 'staff', request);
}
