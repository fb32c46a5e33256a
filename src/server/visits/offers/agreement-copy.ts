// The stored copy of an agreement about a plan as a PDF: made once from the text that was agreed to, then only ever read.

import { and, eq, isNull } from 'drizzle-orm';
import { agreementCopyFile } from '#company/rules/visits/agreement-copy-file.ts';
import { readOffered } from '#company/rules/visits/plan-offer-content.ts';
import { PlanTermsShown } from '#contract/visits/service-plans.ts';
import type { Db } from '#server/platform/database/client.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { isReadingOnly } from '#server/platform/http/read-only.ts';
import type { ServerContext } from '../../context.ts';
import type { AgreementRow } from './plan-offer.queries.ts';
import { hashOf } from './seal-plan-offer.ts';

/** The agreement of an id, whosever it is. */
export async function findAgreement(db: Db, id: number): Promise<AgreementRow | undefined> {
  const [row] = await db.select().from(planAgreements).where(eq(planAgreements.id, id));
  return row;
}

/** The agreement of an id when it is this customer's. */
export async function findOwnAgreement(
  db: Db,
  userId: string,
  id: number,
): Promise<AgreementRow | undefined> {
  const [row] = await db
    .select()
    .from(planAgreements)
    .where(and(eq(planAgreements.id, id), eq(planAgreements.userId, userId)));
  return row;
}

/**
 * The bytes of the copy; made now when the job has not come to it yet. Doing it twice changes nothing.
 *
 * @throws RequestProblem 404 without an agreement; 503 when the copy cannot be read.
 */
export async function agreementPdf(
  context: ServerContext,
  agreement: AgreementRow | null | undefined,
): Promise<Uint8Array> {
  if (!agreement) throw new RequestProblem('not_found', 'We could not find this agreement.');
  if (agreement.pdfHash) return readCopy(context, agreement.id, agreement.pdfHash);
  const bytes = await printCopy(context, agreement);
  if (isReadingOnly()) return bytes;
  const pdfHash = hashOf(bytes);
  await context.storage.put(agreementCopyFile(agreement.id, pdfHash), bytes, 'application/pdf');
  const kept = await context.db
    .update(planAgreements)
    .set({ pdfHash })
    .where(and(eq(planAgreements.id, agreement.id), isNull(planAgreements.pdfHash)))
    .returning({ id: planAgreements.id });
  if (kept.length > 0) return bytes;
  // Someone else was quicker; theirs is the copy.
  const hash = (await findAgreement(context.db, agreement.id))?.pdfHash ?? pdfHash;
  if (hash !== pdfHash) await context.storage.remove(agreementCopyFile(agreement.id, pdfHash));
  return readCopy(context, agreement.id, hash);
}

/** What a downloaded copy is called. */
export function copyName(agreementId: number): string {
  return `plan-agreement-${agreementId}.pdf`;
}

async function printCopy(context: ServerContext, agreement: AgreementRow): Promise<Uint8Array> {
  const { kind, shownTerms, signedName, agreedAt, way, termsHash } = agreement;
  const text: unknown = JSON.parse(shownTerms);
  const { renderAgreementPdf } = await import('./render-agreement-pdf.tsx');
  return renderAgreementPdf({
    company: context.settings(),
    agreed:
      kind === 'start' ? { plan: readOffered(shownTerms) } : { change: PlanTermsShown.parse(text) },
    signature: { signedName, agreedAt, way, termsHash },
  });
}

/** A file that is not what was stored is worse than none. */
async function readCopy(
  { storage, log }: ServerContext,
  agreementId: number,
  hash: string,
): Promise<Uint8Array> {
  const bytes = await storage.get(agreementCopyFile(agreementId, hash)).catch((error: unknown) => {
    log.error({ err: error }, 'the copy of an agreement could not be read');
    return undefined;
  });
  if (bytes && hashOf(bytes) === hash) return bytes;
  if (bytes) log.error({ agreementId }, 'the copy of an agreement is not what was stored');
  throw new RequestProblem(
    'unavailable',
    'We cannot read this copy right now. Please try again later or call us.',
    { retryAfterSeconds: 60 },
  );
}
