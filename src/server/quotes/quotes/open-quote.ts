// Opens a quote for a change: its request is locked first, so that whatever changes either of them waits for the other.
import { centsOf } from '#company/rules/money/money.ts';
import { contentOf, type ShownQuote } from '#company/rules/quotes/quote-content.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { findRequest } from '../service-requests/service-request.queries.ts';
import { type ReadQuote, readQuote } from './quote.queries.ts';
import { hashOf, shownOf } from './shown-quote.ts';
import { storeTotals } from './write-quote.ts';

/**
 * The quote as it is now and stays until the transaction ends.
 *
 * @param find Reads it as the caller may see it.
 * @throws RequestProblem 404, the same for a foreign one, a draft and one that never was.
 */
export async function openQuote(
  tx: Tx,
  find: (tx: Tx) => Promise<ReadQuote | undefined>,
): Promise<ReadQuote> {
  const seen = requireQuote(await find(tx));
  await findRequest(tx, seen.request.id, 'lock');
  return requireQuote(await find(tx));
}

/** The found quote, or 404. */
export function requireQuote(read: ReadQuote | undefined): ReadQuote {
  if (read) return read;
  throw new RequestProblem('not_found', 'We could not find this quote.');
}

/** A quote with what is shown of it and the hash of that. */
export type SealedQuote = ReadQuote & { shown: ShownQuote; content: string; hash: string };

/**
 * Counts a quote again after its lines or choices have changed, and writes down the hash of what is shown now.
 *
 * @throws RequestProblem 422 when it comes to less than nothing or to more than can be written.
 */
export async function sealQuote(tx: Tx, id: string): Promise<SealedQuote> {
  const read = requireQuote(await readQuote(tx, id));
  const shown = shownOf(read);
  requireWritable(shown.total);
  const content = contentOf(shown);
  const hash = hashOf(content);
  const { subtotal, tax, total } = shown;
  await storeTotals(tx, id, { subtotal, tax, total, contentHash: hash });
  return { ...read, shown, content, hash };
}

/** The largest amount that the database's columns of money hold, in cents. */
const MOST_CENTS = 99_999_999;

function requireWritable(total: string): void {
  const cents = centsOf(total);
  if (cents >= 0 && cents <= MOST_CENTS) return;
  const detail = 'The total must be between $0 and $999,999.99.';
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/lines', detail }] });
}
