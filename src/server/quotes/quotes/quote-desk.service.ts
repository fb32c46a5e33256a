// What the office does with a quote: draft it, change the draft, send it, put a new version in its place.
import { eq } from 'drizzle-orm';
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { DeskQuote, QuoteDraft } from '#contract/quotes/quote-desk.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { quoteVersions } from '#server/platform/database/schema/quote-version.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { changeRequest, requireVersion } from '../service-requests/change-request.ts';
import { requireFound } from '../service-requests/present-service-request.ts';
import { enqueueRequestMails } from '../service-requests/request-mails.ts';
import { requirePossible } from '../service-requests/service-request.policy.ts';
import {
  findRequest,
  type ServiceRequestRow,
} from '../service-requests/service-request.queries.ts';
import { openQuote, type SealedQuote, sealQuote } from './open-quote.ts';
import { presentDeskQuote } from './present-quote.ts';
import { type ReadQuote, readQuote, readQuoteFor } from './quote.queries.ts';
import { putLines } from './quote-lines.ts';

/**
 * Begins a quote; nobody but staff sees it until it is sent.
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
    requirePossible('quote', request.status);
    requireVersion(requestVersion, request);
    if (await readQuoteFor(tx, requestId)) {
      throw new RequestProblem('wrong_state', 'This request already has a quote.');
    }
    const id = await insertQuote(tx, request, draft, context);
    await putLines(tx, { id, serviceRequestId: requestId }, draft.lines);
    const sealed = await sealQuote(tx, id);
    await note(tx, context, staff, 'quote-drafted', sealed);
    return presentDeskQuote(context, sealed);
  });
}

/**
 * Changes a draft; its version rises.
 *
 * @throws RequestProblem 404; 409 when it was sent or changed meanwhile; 422 for what it says.
 */
export async function changeDraft(
  context: ServerContext,
  id: string,
  version: number,
  draft: QuoteDraft,
  staff: CurrentUser,
): Promise<DeskQuote> {
  return context.db.transaction(async (tx) => {
    const { quote } = await openQuote(tx, (db) => readQuote(db, id));
    requireDraft(quote.status);
    requireVersion(version, quote);
    const sealed = await putContent(tx, context, id, version + 1, draft);
    await note(tx, context, staff, 'quote-changed', sealed);
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
    requireDraft(quote.status);
    requirePossible('quote', request.status);
    requireVersion(seen.version, quote);
    requireVersion(seen.requestVersion, request);
    requireAhead(context, quote.validUntil ?? '');
    await tx.update(quotes).set({ status: 'sent', sentAt: now }).where(eq(quotes.id, id));
    return offer(tx, context, id, request, staff, 'quoted');
  });
}

/**
 * Puts a new version in the place of a quote that was sent, declined or has lapsed; it counts at once, and whoever has the
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
    if (quote.status !== 'sent' && quote.status !== 'declined') {
      throw new RequestProblem('wrong_state', 'Only a quote that was sent can be revised.');
    }
    requirePossible('revise', request.status);
    requireVersion(version, quote);
    await putContent(tx, context, id, version + 1, draft);
    await tx
      .update(quotes)
      .set({ status: 'sent', sentAt: now, viewedAt: null, ...UNANSWERED })
      .where(eq(quotes.id, id));
    return offer(tx, context, id, request, staff, 'revised');
  });
}

const UNANSWERED = { answeredAt: null, answeredBy: null, answerNote: null };

/** What sending and revising have in common: the version is kept, the request is quoted, its customer is told. */
async function offer(
  tx: Tx,
  context: ServerContext,
  id: string,
  request: ServiceRequestRow,
  staff: CurrentUser,
  news: 'quoted' | 'revised',
): Promise<DeskQuote> {
  const now = context.clock();
  const sealed = await sealQuote(tx, id);
  const { version } = sealed.quote;
  const { content } = sealed;
  await tx
    .insert(quoteVersions)
    .values({ quoteId: id, version, content, sentAt: now, sentBy: staff.id });
  const estimatedPrice = sealed.shown.total;
  const columns = { status: 'quoted', estimatedPrice, declineReason: null, declinedBy: null };
  const changed = await changeRequest(tx, request, columns, now);
  await enqueueRequestMails(context.jobs, tx, changed, news, ['customer']);
  await note(tx, context, staff, news === 'quoted' ? 'quote-sent' : 'quote-revised', sealed);
  return presentDeskQuote(context, sealed);
}

async function insertQuote(
  tx: Tx,
  request: ServiceRequestRow,
  draft: QuoteDraft,
  context: ServerContext,
): Promise<string> {
  requireAhead(context, draft.validUntil);
  const [row] = await tx
    .insert(quotes)
    .values({
      serviceRequestId: request.id,
      userId: request.userId,
      customerName: request.customerName,
      customerEmail: request.customerEmail,
      ...columnsOf(draft, context),
      createdAt: context.clock(),
    })
    .returning({ id: quotes.id });
  if (!row) throw new Error('the quote was not written');
  return row.id;
}

async function putContent(
  tx: Tx,
  context: ServerContext,
  id: string,
  version: number,
  draft: QuoteDraft,
): Promise<SealedQuote> {
  requireAhead(context, draft.validUntil);
  const [row] = await tx
    .update(quotes)
    .set({ version, ...columnsOf(draft, context) })
    .where(eq(quotes.id, id))
    .returning();
  if (!row) throw new Error('the quote was not changed');
  await putLines(tx, row, draft.lines);
  return sealQuote(tx, id);
}

/** The rate of sales tax is that of the day on which it is written. */
function columnsOf({ title, message, validUntil }: QuoteDraft, { settings }: ServerContext) {
  const taxBasisPoints = settings().salesTaxBasisPoints;
  return { title, message: message || null, validUntil, taxBasisPoints };
}

function requireDraft(status: string): void {
  if (status === 'draft') return;
  throw new RequestProblem('wrong_state', 'This quote has been sent. Please revise it instead.');
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
  action: AuditAction,
  { quote }: ReadQuote,
): Promise<void> {
  const subject = { type: 'quote', id: quote.id } as const;
  const details = { version: quote.version, total: quote.total };
  await audit(tx, { actorId: staff.id, action, subject, details, at: clock() });
}
