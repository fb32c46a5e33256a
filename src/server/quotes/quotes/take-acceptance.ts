// Writes an acceptance down: the last guard of a quote, behind the checks that say what has changed.
import { and, eq, sql } from 'drizzle-orm';
import type { QuoteAcceptance } from '#contract/quotes/quote.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ReadQuote } from './quote.queries.ts';

/**
 * The database has the last word: the row takes an acceptance only while it is sent, in this version, with this content.
 * A row of before hashes were written has none, and was compared by its content.
 *
 * @throws RequestProblem 409 when the row is not that any more.
 */
export async function takeAcceptance(
  tx: Tx,
  { quote }: { quote: Pick<ReadQuote['quote'], 'id'> },
  { version, contentHash, typedName }: QuoteAcceptance,
  now: Date,
): Promise<void> {
  const taken = await tx
    .update(quotes)
    .set({ status: 'accepted', answeredAt: now, answeredBy: typedName })
    .where(
      and(
        eq(quotes.id, quote.id),
        eq(quotes.status, 'sent'),
        eq(quotes.version, version),
        sql`coalesce(${quotes.contentHash}, ${contentHash}) = ${contentHash}`,
      ),
    )
    .returning({ id: quotes.id });
  if (taken.length > 0) return;
  throw new RequestProblem('quote_answered', 'This quote has just been answered.');
}
