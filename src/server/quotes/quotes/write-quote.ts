// The one writer of quotes: every change is a transition of their machine (docs/product/quote-states.md). Their request is locked
// before them (open-quote.ts).
import { and, eq, isNull, sql } from 'drizzle-orm';
import { stateAfter } from '#company/rules/platform/state-machine.ts';
import {
  type QuoteActor,
  type QuoteEvent,
  type QuoteTransition,
  quoteStates,
  quoteTransition,
} from '#company/rules/quotes/quote-machine.ts';
import type { QuoteAcceptance } from '#contract/quotes/quote.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { mayWithQuote, quoteStateNow, requireQuoteEvent } from './quote.policy.ts';
import type { QuoteRow } from './quote.queries.ts';

type Columns = typeof quotes.$inferInsert;

/** A quote as it is drafted; its status follows from the machine. */
export type NewQuote = Omit<Columns, 'id' | 'status' | 'version'>;

/** A transition of one quote, with what it changes beside the status. */
export type QuoteWrite = { event: QuoteEvent; actor: QuoteActor; values?: Partial<NewQuote> };

/** What was written, and by which transition. */
export type WrittenQuote = { transition: QuoteTransition; row: QuoteRow };

/** Adds a draft. */
export async function addQuote(tx: Tx, values: NewQuote): Promise<WrittenQuote> {
  const transition = quoteTransition('draft', 'staff', 'new');
  if (!transition) throw new Error('quotes have no beginning');
  const { status } = quoteStates[stateAfter(transition)];
  const [row] = await tx
    .insert(quotes)
    .values({ ...values, status })
    .returning();
  if (!row) throw new Error('the quote was not written');
  return { transition, row };
}

/**
 * Makes a transition of a quote whose request the transaction has locked. The version rises with those of its machine that
 * write anew what is offered.
 *
 * @throws RequestProblem 409 that says how things stand when the machine has no such transition.
 */
export async function writeQuote(
  context: ServerContext,
  tx: Tx,
  quote: QuoteRow,
  { event, actor, values }: QuoteWrite,
): Promise<WrittenQuote> {
  const transition = requireQuoteEvent(context, event, actor, quote);
  const { status } =
    transition.to === 'same'
      ? quote
      : quoteStates[stateAfter(transition, quoteStateNow(context, quote))];
  const [row] = await tx
    .update(quotes)
    .set({
      ...values,
      status,
      ...(transition.effects.version && { version: sql`${quotes.version} + 1` }),
    })
    .where(eq(quotes.id, quote.id))
    .returning();
  if (!row) throw new Error('the quote was not changed');
  return { transition, row };
}

/**
 * Writes an acceptance down: the last guard of a quote, behind the checks that say what has changed. The database has the last
 * word: the row takes an acceptance only while it is sent, in this version, with this content. A row of before hashes were
 * written has none, and was compared by its content.
 *
 * @throws RequestProblem 409 when the row is not that any more.
 */
export async function takeAcceptance(
  tx: Tx,
  { id }: Pick<QuoteRow, 'id'>,
  { version, contentHash, typedName }: QuoteAcceptance,
  now: Date,
): Promise<void> {
  const taken = await tx
    .update(quotes)
    .set({ status: 'accepted', answeredAt: now, answeredBy: typedName })
    .where(
      and(
        eq(quotes.id, id),
        eq(quotes.status, 'sent'),
        eq(quotes.version, version),
        sql`coalesce(${quotes.contentHash}, ${contentHash}) = ${contentHash}`,
      ),
    )
    .returning({ id: quotes.id });
  if (taken.length > 0) return;
  throw new RequestProblem('quote_answered', 'This quote has just been answered.');
}

/** Stores since when its customer knows a quote: the first look counts. */
export async function storeFirstView(context: ServerContext, quote: QuoteRow): Promise<void> {
  if (quote.viewedAt !== null || !mayWithQuote(context, 'view', 'customer', quote)) return;
  await context.db
    .update(quotes)
    .set({ viewedAt: context.clock() })
    .where(and(eq(quotes.id, quote.id), isNull(quotes.viewedAt)));
}

/** Stores what the lines come to by now, and the hash of what is shown. */
export async function storeTotals(
  tx: Tx,
  id: string,
  totals: Pick<Columns, 'subtotal' | 'tax' | 'total' | 'contentHash'>,
): Promise<void> {
  await tx.update(quotes).set(totals).where(eq(quotes.id, id));
}

/** Writes a quote that was sent before this program knew it, as the demonstration invents them. Its answer comes after its totals. */
export async function recordQuote(
  tx: Tx,
  values: Omit<Columns, 'status' | keyof RecordedAnswer>,
): Promise<QuoteRow> {
  const [row] = await tx
    .insert(quotes)
    .values({ ...values, status: 'sent' })
    .returning();
  if (!row) throw new Error('the quote was not written');
  return row;
}

type RecordedAnswer = Pick<Columns, 'answeredAt' | 'answeredBy' | 'answerNote'>;

/** Writes what such a quote was answered. Reports count it by the totals that it has then, so those are stored first. */
export async function recordAnswer(
  tx: Tx,
  id: string,
  answer: RecordedAnswer & { status: 'accepted' | 'declined' },
): Promise<void> {
  await tx.update(quotes).set(answer).where(eq(quotes.id, id));
}
