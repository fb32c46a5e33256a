// What a customer does with a quote: choose among its options, accept exactly what is shown, decline. One transaction each.
import { inArray, sql } from 'drizzle-orm';
import { contentOf, type ShownQuote } from '#company/rules/quotes/quote-content.ts';
import type { PricedQuote, QuoteAcceptance } from '#contract/quotes/quote.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quoteLineItems } from '#server/platform/database/schema/quote.ts';
import { quoteAcceptances } from '#server/platform/database/schema/quote-version.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { applyRequestEvent } from '../service-requests/apply-request-event.ts';
import { serviceRequestLead } from '../service-requests/service-request.lead.ts';
import { storeChosenPrice } from '../service-requests/write-service-request.ts';
import { openQuote, requireQuote, sealQuote } from './open-quote.ts';
import { addPaymentSteps } from './payment-steps.ts';
import { presentQuote } from './present-quote.ts';
import { requireQuoteEvent, requireUnchanged } from './quote.policy.ts';
import { type ReadQuote, readQuoteOf } from './quote.queries.ts';
import { quoteCopy } from './quote-copy-job.ts';
import { hashOf, shownOf } from './shown-quote.ts';
import { takeAcceptance, writeQuote } from './write-quote.ts';

/**
 * Chooses exactly these optional lines. Kept at once, so that another device shows the same total. No bell is rung: the tab in
 * which it was done would be told of its own click, and another one is told when it accepts.
 *
 * @throws RequestProblem 404; 409 when it was answered, has lapsed or has another version; 422 for lines that are no option.
 */
export async function chooseOptions(
  context: ServerContext,
  id: string,
  { version, chosen }: { version: number; chosen: number[] },
  user: SignedInPerson,
): Promise<PricedQuote> {
  return context.db.transaction(async (tx) => {
    const read = await openQuote(tx, (db) => readQuoteOf(db, user, id));
    requireQuoteEvent(context, 'choose', 'customer', read.quote);
    await requireUnchanged(tx, read, { version, chosen: null });
    const options = read.lines.flatMap((line) => (line.isOptional ? [line.id] : []));
    requireOptions(chosen, options);
    if (options.length > 0) {
      const isChosen = chosen.length > 0 ? inArray(quoteLineItems.id, chosen) : sql<boolean>`false`;
      await tx
        .update(quoteLineItems)
        .set({ isChosen: sql`${isChosen}` })
        .where(inArray(quoteLineItems.id, options));
    }
    const sealed = await sealQuote(tx, id);
    await storeChosenPrice(tx, read.request, sealed.shown.total);
    return presentQuote(context, sealed);
  });
}

/**
 * Accepts a quote: what is shown now must be, by its hash, what the customer has before them. Of many at once one wins. A
 * copy of exactly that content is kept, and a PDF is made of it.
 *
 * @throws RequestProblem 404; 409 that says how things stand or what has changed; 503 when it could not be kept safely.
 */
export async function acceptQuote(
  context: ServerContext,
  id: string,
  acceptance: QuoteAcceptance,
  user: SignedInPerson,
  attempt: Attempt | undefined,
): Promise<PricedQuote> {
  const { answer } = await answerOnce(context.db, attempt, async (tx) => {
    const read = await openQuote(tx, (db) => readQuoteOf(db, user, id));
    requireQuoteEvent(context, 'accept', 'customer', read.quote);
    await requireUnchanged(tx, read, acceptance);
    const shown = shownOf(read);
    await takeAcceptance(tx, read.quote, acceptance, context.clock());
    await keepCopy(tx, shown, acceptance, user, context.clock());
    await addPaymentSteps(tx, context, shown);
    await followAcceptance(tx, context, read, shown, user);
    return presentQuote(context, requireQuote(await readQuoteOf(tx, user, id)));
  });
  await context.journal.append(serviceRequestLead, answer.serviceRequestId, attempt);
  return answer;
}

/**
 * Declines a quote, and with it the request.
 *
 * @throws RequestProblem 404; 409 when it was answered or has another version.
 */
export async function declineQuote(
  context: ServerContext,
  id: string,
  { version, reason }: { version: number; reason?: string | null | undefined },
  user: SignedInPerson,
): Promise<PricedQuote> {
  const now = context.clock();
  const declined = await context.db.transaction(async (tx) => {
    const read = await openQuote(tx, (db) => readQuoteOf(db, user, id));
    requireQuoteEvent(context, 'decline', 'customer', read.quote);
    await requireUnchanged(tx, read, { version, chosen: null });
    const by = { event: 'decline', actor: 'customer' } as const;
    const declineReason = reason || null;
    const values = { answeredAt: now, answerNote: declineReason };
    await writeQuote(context, tx, read.quote, { ...by, values });
    await applyRequestEvent(context, tx, read.request, {
      ...by,
      actorId: user.id,
      values: { declineReason },
    });
    const subject = { type: 'quote', id } as const;
    await audit(tx, { actorId: user.id, action: 'quote-declined', subject, at: now });
    return presentQuote(context, requireQuote(await readQuoteOf(tx, user, id)));
  });
  await context.journal.append(serviceRequestLead, declined.serviceRequestId);
  return declined;
}

async function keepCopy(
  tx: Tx,
  shown: ShownQuote,
  { version, typedName }: QuoteAcceptance,
  user: SignedInPerson,
  now: Date,
): Promise<void> {
  const content = contentOf(shown);
  await tx.insert(quoteAcceptances).values({
    quoteId: shown.quote,
    version,
    content,
    contentHash: hashOf(content),
    typedName,
    total: shown.total,
    acceptedAt: now,
    acceptedBy: user.id,
  });
}

async function followAcceptance(
  tx: Tx,
  context: ServerContext,
  { request }: ReadQuote,
  shown: ShownQuote,
  user: SignedInPerson,
): Promise<void> {
  await applyRequestEvent(context, tx, request, {
    event: 'accept',
    actor: 'customer',
    actorId: user.id,
    values: { estimatedPrice: shown.total },
  });
  await context.jobs.enqueue(tx, quoteCopy, { quoteId: shown.quote });
  const subject = { type: 'quote', id: shown.quote } as const;
  const details = { version: shown.version, total: shown.total };
  await audit(tx, {
    actorId: user.id,
    action: 'quote-accepted',
    subject,
    details,
    at: context.clock(),
  });
}

function requireOptions(chosen: number[], options: number[]): void {
  const stray = chosen.findIndex((id) => !options.includes(id));
  if (stray < 0) return;
  const detail = 'This line is not one of the options.';
  throw new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: `/chosen/${stray}`, detail }],
  });
}
