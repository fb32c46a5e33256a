// What may be done with a quote in which of its states, and only as what its customer has before them.
import { spanishQuoteChangeLabels } from '#company/facts/quote-change-labels.es.ts';
import { quoteChanges, spokenQuoteChanges } from '#company/rules/quotes/quote-changes.ts';
import { contentOf, readContent, type ShownQuote } from '#company/rules/quotes/quote-content.ts';
import {
  type QuoteActor,
  type QuoteEvent,
  type QuoteState,
  type QuoteTransition,
  quoteStateOf,
  quoteTransition,
} from '#company/rules/quotes/quote-machine.ts';
import { dateInZone, formatDate } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { findSentVersion, type QuoteRow, type ReadQuote } from './quote.queries.ts';
import { hashOf, shownOf } from './shown-quote.ts';

/** The state of a quote today. */
export function quoteStateNow(
  { clock, settings }: Pick<ServerContext, 'clock' | 'settings'>,
  quote: Pick<QuoteRow, 'status' | 'validUntil'>,
): QuoteState {
  return quoteStateOf(quote, dateInZone(clock(), settings().timeZone));
}

/** Whether an actor may do something with a quote in its state. What else it requires is asked beside that. */
export function mayWithQuote(
  context: ServerContext,
  event: QuoteEvent,
  actor: QuoteActor,
  quote: QuoteRow,
): boolean {
  return quoteTransition(event, actor, quoteStateNow(context, quote)) !== undefined;
}

/**
 * The transition of an event by an actor from a quote's state.
 *
 * @throws RequestProblem 409 `quote_answered` or `quote_expired` for its customer, `wrong_state` for staff.
 */
export function requireQuoteEvent(
  context: ServerContext,
  event: QuoteEvent,
  actor: QuoteActor,
  quote: QuoteRow,
): QuoteTransition {
  const state = quoteStateNow(context, quote);
  const found = quoteTransition(event, actor, state);
  if (found) return found;
  if (event === 'revise') {
    throw new RequestProblem('wrong_state', 'Only a quote that was sent can be revised.');
  }
  if (actor === 'staff') {
    throw new RequestProblem('wrong_state', 'This quote has been sent. Please revise it instead.');
  }
  if (state === 'accepted') {
    const by = quote.answeredBy ? ` by ${quote.answeredBy}` : '';
    throw new RequestProblem('quote_answered', `This quote has been accepted${by}.`);
  }
  if (state !== 'expired') {
    throw new RequestProblem('quote_answered', 'This quote has been declined.');
  }
  throw new RequestProblem(
    'quote_expired',
    `This quote was good through ${formatDate(quote.validUntil ?? '')}. Write to us, and we will send a new one.`,
  );
}

/** What someone has before them. `chosen` null leaves the choices open; a hash names the whole content. */
type Seen = { version: number; chosen: readonly number[] | null; contentHash?: string };

/**
 * Lets pass who has before them what counts.
 *
 * @throws RequestProblem 409 `quote_changed` with what is different now, in sentences of both languages.
 */
export async function requireUnchanged(tx: Tx, read: ReadQuote, seen: Seen): Promise<void> {
  const { quote } = read;
  const now = shownOf(read);
  const isVersion = seen.version === quote.version;
  const isContent = seen.contentHash === undefined || seen.contentHash === hashOf(contentOf(now));
  if (isVersion && isContent && isSameChoice(now, seen.chosen)) return;
  const sent = isVersion ? undefined : await findSentVersion(tx, quote.id, seen.version);
  const seenThen = isVersion ? now : sent && readContent(sent);
  const before = seenThen && withChoice(seenThen, seen.chosen);
  throw new RequestProblem(
    'quote_changed',
    'This quote has changed since you opened it. Nothing was accepted. Please look at what is different.',
    {
      changes: before ? quoteChanges(before, now) : [],
      spanishChanges: before ? spokenQuoteChanges(before, now, spanishQuoteChangeLabels, 'es') : [],
    },
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
