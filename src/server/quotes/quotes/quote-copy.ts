// The stored copy of an accepted quote as a PDF: made once from the content that was signed, then only ever read.
import { and, eq, isNull } from 'drizzle-orm';
import { readContent } from '#company/rules/quotes/quote-content.ts';
import { quoteCopyFile } from '#company/rules/quotes/quote-copy-file.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { quoteAcceptances } from '#server/platform/database/schema/quote-version.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { paperPhotos } from '#server/platform/photos/paper-photos.ts';
import type { ServerContext } from '../../context.ts';
import { signalRequest } from '../service-requests/request-signals.ts';
import { requireQuote } from './open-quote.ts';
import { type AcceptanceRow, type ReadQuote, readQuote, readQuoteOf } from './quote.queries.ts';
import { hashOf } from './shown-quote.ts';

/**
 * The copy for someone who may have it; made now when the job has not come to it yet. Staff who open it leave a line in
 * the audit log.
 *
 * @throws RequestProblem 404 when it is someone else's or nothing was accepted; 503 when it cannot be read.
 */
export async function openCopy(
  context: ServerContext,
  id: string,
  user: SignedInPerson,
): Promise<Uint8Array> {
  const { db, clock } = context;
  const own = await readQuoteOf(db, user, id);
  const isOffice = user.rights.includes('staff');
  const { acceptance, request, quote } = requireQuote(
    own ?? (isOffice ? await readQuote(db, id) : undefined),
  );
  if (!acceptance) throw new RequestProblem('not_found', 'We could not find this quote.');
  const bytes = await copyOf(context, acceptance, request);
  if (!own) {
    const subject = { type: 'quote', id: quote.id } as const;
    await audit(db, { actorId: user.id, action: 'quote-opened', subject, at: clock() });
  }
  return bytes;
}

/** Makes the copy of an accepted quote unless it is there. Doing it twice changes nothing. */
export async function makeCopy(context: ServerContext, quoteId: string): Promise<void> {
  const read = await readQuote(context.db, quoteId);
  if (read?.acceptance) await copyOf(context, read.acceptance, read.request);
}

async function copyOf(
  context: ServerContext,
  acceptance: AcceptanceRow,
  request: ReadQuote['request'],
): Promise<Uint8Array> {
  if (acceptance.pdfHash) return readCopy(context, acceptance.quoteId, acceptance.pdfHash);
  const bytes = await printCopy(context, acceptance);
  const pdfHash = hashOf(bytes);
  await context.storage.put(quoteCopyFile(acceptance.quoteId, pdfHash), bytes, 'application/pdf');
  const isFirst = await context.db.transaction(async (tx) => {
    const kept = await tx
      .update(quoteAcceptances)
      .set({ pdfHash })
      .where(
        and(eq(quoteAcceptances.quoteId, acceptance.quoteId), isNull(quoteAcceptances.pdfHash)),
      )
      .returning({ quoteId: quoteAcceptances.quoteId });
    if (kept.length > 0) await signalRequest(tx, request);
    return kept.length > 0;
  });
  if (isFirst) return bytes;
  // Someone else was quicker; theirs is the copy.
  const read = requireQuote(await readQuote(context.db, acceptance.quoteId));
  const hash = read.acceptance?.pdfHash ?? pdfHash;
  if (hash !== pdfHash) await context.storage.remove(quoteCopyFile(acceptance.quoteId, pdfHash));
  return readCopy(context, acceptance.quoteId, hash);
}

async function printCopy(
  context: ServerContext,
  { content, contentHash, typedName, acceptedAt }: AcceptanceRow,
): Promise<Uint8Array> {
  const quote = readContent(content);
  const pinned = quote.lines.flatMap(({ pins }) => pins.map(({ photoId }) => photoId));
  const photos = await paperPhotos(context, [...new Set(pinned)]);
  const { renderQuotePdf } = await import('#server/quotes/quotes/render-quote-pdf.tsx');
  const signature = { typedName, acceptedAt, contentHash };
  return renderQuotePdf({ company: context.settings(), quote, signature, photos });
}

/** A file that is not what was stored is worse than none. */
async function readCopy(
  { storage, log }: ServerContext,
  quoteId: string,
  hash: string,
): Promise<Uint8Array> {
  const bytes = await storage.get(quoteCopyFile(quoteId, hash)).catch((error: unknown) => {
    log.error({ err: error }, 'the copy of a quote could not be read');
    return undefined;
  });
  if (bytes && hashOf(bytes) === hash) return bytes;
  if (bytes) log.error({ quoteId }, 'the copy of a quote is not what was stored');
  throw new RequestProblem(
    'unavailable',
    'We cannot read this copy right now. Please try again later or call us.',
    { retryAfterSeconds: 60 },
  );
}
