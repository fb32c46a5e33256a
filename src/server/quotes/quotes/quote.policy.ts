// When a quote can be answered: while it is open, and as what its customer has before them.
import { quoteChanges } from '#company/rules/quotes/quote-changes.ts';
import { contentOf, readContent, type ShownQuote } from '#company/rules/quotes/quote-content.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { hasLapsed } from './present-quote.ts';
import { findSentVersion, type QuoteRow, type ReadQuote } from './quote.queries.ts';
import { hashOf, shownOf } from './shown-quote.ts';

/**
 * Lets pass what is done to a quote that waits for an answer; `lapsed too` for what is still possible after its last day.
 *
 * @throws RequestProblem 409 `quote_answered` or `quote_expired`.
 */
export function requireOpen(context: ServerContext, quote: QuoteRow, lapsed?: 'lapsed too'): void {
  if (quote.status === 'accepted') {
    const by = quote.answeredBy ? ` by ${quote.answeredBy}` : '';
    throw new RequestProblem('quote_answered', `This quote has been accepted${by}.`);
  }
  if (quote.status !== 'sent') {
    throw new RequestProblem('quote_answered', 'This quote has been declined.');
  }
  if (lapsed || !hasLapsed(context, quote)) return;
  throw new RequestProblem(
    'quote_expired',
    `This quote was good through ${formatDate(quote.validUntil ?? '')}. Write to us, and we will send a new one.`,
  );
}

/** What somebody has before them. `chosen` null leaves the choices open; a hash names the whole content. */
type Seen = { version: number; chosen: readonly number[] | null; contentHash?: string };

/**
 * Lets pass who has before them what counts.
 *
 * @throws RequestProblem 409 `quote_changed` with what is different now, in sentences.
 */
export async function requireUnchanged(tx: Tx, read: ReadQuote, seen: Seen): Promise<void> {
  const { quote } = read;
  const now = shownOf(read);
  const isVersion = seen.version === quote.version;
  const isContent = seen.contentHash === undefined || seen.contentHash === hashOf(contentOf(now));
  if (isVersion && isContent && isSameChoice(now, seen.chosen)) return;
  const sent = isVersion ? undefined : await findSentVersion(tx, quote.id, seen.version);
  const before = isVersion ? now : sent && readContent(sent);
  throw new RequestProblem(
    'quote_changed',
    'This quote has changed since you opened it. Nothing was accepted. Please look at what is different.',
    { changes: before ? quoteChanges(withChoice(before, seen.chosen), now) : [] },
  );
}

function isSameChoice({ lines }: ShownQuote, chosen: Seen['chosen']): boolean {
  if (chosen === null) return true;
  const now = lines.flatMap(({ id, isChosen }) => (isChosen ? [id] : []));
  return now.length === new Set(chosen).size && now.every((id) => chosen.includes(id));
}

/** A content as it looked with other choices. */
function withChoice(shown: ShownQuote, chosen: Seen['chosen']): ShownQuote {
  if (chosen === null) return shown;
  const lines = shown.lines.map((line) => ({
    ...line,
    isChosen: line.isOptional && chosen.includes(line.id),
  }));
  return { ...shown, lines };
}
