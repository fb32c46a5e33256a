// What the office does with a quote: draft it, change the draft, send it, put a new version in its place.
import type { QuoteTransition } from '#company/rules/quotes/quote-machine.ts';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskQuote, QuoteDraft } from '#contract/quotes/quote-desk.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quoteVersions } from '#server/platform/database/schema/quote-version.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { applyRequestEvent } from '../service-requests/apply-request-event.ts';
import { requireFound } from '../service-requests/present-service-request.ts';
import { requireRequestEvent, requireVersion } from '../service-requests/service-request.policy.ts';
import {
  findRequest,
  type ServiceRequestRow,
} from '../service-requests/service-request.queries.ts';
import { openQuote, sealQuote } from './open-quote.ts';
import { presentDeskQuote } from './present-quote.ts';
import { requireQuoteEvent } from './quote.policy.ts';
import { type ReadQuote, readQuote, readQuoteFor } from './quote.queries.ts';
import { putLines } from './quote-lines.ts';
import { addQuote, type WrittenQuote, writeQuote } from './write-quote.ts';

/**
 * Begins a quote; no one but staff sees it until it is sent.
 *
 * @throws RequestProblem 404; 409 when the request has gone on, was changed meanwhile or has a quote; 422 for what it says.
 */
export async function draftQuote(
  context: ServerContext,
  requestId: number,
  requestVersion: number,
  draft: QuoteDraft,
  staff: CurrentUser,
): Promise<DeskQuote> {
  return context.db.transaction(async (tx) => {
    const request = requireFound(await findRequest(tx, requestId, 'lock'));
    requireRequestEvent('quote', 'staff', request);
    requireVersion(requestVersion, request);
    if (await readQuoteFor(tx, requestId)) {
      throw new RequestProblem('wrong_state', 'This request already has a quote.');
    }
    const { transition, row } = await insertQuote(tx, request, draft, context);
    await putLines(tx, row, draft.lines);
    const sealed = await sealQuote(tx, row.id);
    await note(tx, context, staff, transition, sealed);
    return presentDeskQuote(context, sealed);
  });
}

/**
 * Changes a draft; its version rises.
 *
 * @throws RequestProblem 404; 409 when it was sent or changed meanwhile, or its request has gone on; 422 for what it says.
 */
export async function changeDraft(
  context: ServerContext,
  id: string,
  version: number,
  draft: QuoteDraft,
  staff: CurrentUser,
): Promise<DeskQuote> {
  return context.db.transaction(async (tx) => {
    const { quote, request } = await openQuote(tx, (db) => readQuote(db, id));
    requireQuoteEvent(context, 'change', 'staff', quote);
    requireRequestEvent('quote', 'staff', request);
    requireVersion(version, quote);
    requireAhead(context, draft.validUntil);
    const { transition } = await writeQuote(context, tx, quote, {
      event: 'change',
      actor: 'staff',
      values: columnsOf(draft, context),
    });
    await putLines(tx, quote, draft.lines);
    const sealed = await sealQuote(tx, id);
    await note(tx, context, staff, transition, sealed);
    return presentDeskQuote(context, sealed);
  });
}

/**
 * Sends a draft to its customer. It is kept as it was sent, and the request is quoted from now on.
 *
 * @throws RequestProblem 404; 409 when the draft or the request was changed meanwhile; 422 when its last day is past.
 */
export async function sendQuote(
  context: ServerContext,
  id: string,
  seen: { version: number; requestVersion: number },
  staff: CurrentUser,
): Promise<DeskQuote> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const { quote, request } = await openQuote(tx, (db) => readQuote(db, id));
    requireQuoteEvent(context, 'send', 'staff', quote);
    requireRequestEvent('quote', 'staff', request);
    requireVersion(seen.version, quote);
    requireVersion(seen.requestVersion, request);
    requireAhead(context, quote.validUntil ?? '');
    const by = { event: 'send', actor: 'staff' } as const;
    const written = await writeQuote(context, tx, quote, { ...by, values: { sentAt: now } });
    return offer(tx, context, written, request, staff);
  });
}

/**
 * Puts a new version in the place of a quote that was sent, declined or has lapsed; it counts at once, and anyone who has the
 * old one before them can no longer accept it. Chosen options stay chosen where they are still offered.
 *
 * @throws RequestProblem 404; 409 when it was accepted, is a draft or was changed meanwhile; 422 for what it says.
 */
export async function reviseQuote(
  context: ServerContext,
  id: string,
  version: number,
  draft: QuoteDraft,
  staff: CurrentUser,
): Promise<DeskQuote> {
  const now = context.clock();
  return context.db.transaction(async (tx) => {
    const { quote, request } = await openQuote(tx, (db) => readQuote(db, id));
    requireQuoteEvent(context, 'revise', 'staff', quote);
    requireRequestEvent('revise', 'staff', request);
    requireVersion(version, quote);
    requireAhead(context, draft.validUntil);
    const written = await writeQuote(context, tx, quote, {
      event: 'revise',
      actor: 'staff',
      values: { ...columnsOf(draft, context), sentAt: now, viewedAt: null, ...UNANSWERED },
    });
    await putLines(tx, quote, draft.lines);
    return offer(tx, context, written, request, staff);
  });
}

const UNANSWERED = { answeredAt: null, answeredBy: null, answerNote: null };

/** What sending and revising have in common: the version is kept, the request is quoted, its customer is told. */
async function offer(
  tx: Tx,
  context: ServerContext,
  { transition, row: { id } }: WrittenQuote,
  request: ServiceRequestRow,
  staff: CurrentUser,
): Promise<DeskQuote> {
  const now = context.clock();
  const sealed = await sealQuote(tx, id);
  const { version } = sealed.quote;
  const { content } = sealed;
  await tx
    .insert(quoteVersions)
    .values({ quoteId: id, version, content, sentAt: now, sentBy: staff.id });
  await applyRequestEvent(context, tx, request, {
    event: transition.event === 'send' ? 'quote' : 'revise',
    actor: 'staff',
    actorId: staff.id,
    values: { estimatedPrice: sealed.shown.total },
  });
  await note(tx, context, staff, transition, sealed);
  return presentDeskQuote(context, sealed);
}

async function insertQuote(
  tx: Tx,
  request: ServiceRequestRow,
  draft: QuoteDraft,
  context: ServerContext,
): Promise<WrittenQuote> {
  requireAhead(context, draft.validUntil);
  return addQuote(tx, {
    serviceRequestId: request.id,
    userId: request.userId,
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    ...columnsOf(draft, context),
    createdAt: context.clock(),
  });
}

/** The rate of sales tax is that of the day on which it is written. */
function columnsOf(
  { title, message, validUntil, paymentTerms = null }: QuoteDraft,
  { settings }: ServerContext,
) {
  const taxBasisPoints = settings().salesTaxBasisPoints;
  return { title, message: message || null, validUntil, taxBasisPoints, paymentTerms };
}

function requireAhead({ clock, settings }: ServerContext, validUntil: string): void {
  if (validUntil >= dateInZone(clock(), settings().timeZone)) return;
  const detail = 'The last day of the quote has passed. Please enter a later one.';
  throw new RequestProblem('invalid_input', detail, {
    errors: [{ pointer: '/validUntil', detail }],
  });
}

async function note(
  tx: Tx,
  { clock }: ServerContext,
  staff: CurrentUser,
  { effects: { audit: action } }: QuoteTransition,
  { quote }: ReadQuote,
): Promise<void> {
  if (!action) return;
  const subject = { type: 'quote', id: quote.id } as const;
  const details = { version: quote.version, total: quote.total };
  await audit(tx, { actorId: staff.id, action, subject, details, at: clock() });
}
