// Takes a quote request with its photos, in one transaction that names all its consequences.
import type { PowerLineAnswer } from '#company/facts/storm-messages.ts';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { QuoteReceipt, QuoteRequest } from '#contract/leads/quote-request.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { knownVia } from '#server/platform/http/via.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { hasTooManyLinks, textHash } from '../form-guard/content-signs.ts';
import { type Inspection, spend } from '../form-guard/form-guard.ts';
import { takeHeldTurn } from '../form-guard/held-digest.ts';
import { quoteLead } from './quote-request.lead.ts';
import { countRepetitions, type QuoteRequestRow } from './quote-request.queries.ts';
import { enqueueQuoteMails } from './quote-request-mails.ts';

/** What a request after a storm has beyond others, and what its coming in sets off. */
export type StormCall = {
  place: string;
  powerLine: PowerLineAnswer;
  callBackBy: Date;
  /** Called in the transaction with what was found odd. */
  taken: (tx: Tx, id: string, reasons: readonly ReviewReason[]) => Promise<void>;
};

/** Who asks: the visitor who uploaded the photos, what the guard found, and the key of the attempt. */
export type QuoteSender = {
  visitorHash: string | undefined;
  inspection: Inspection;
  attempt: Attempt | undefined;
};

/** A request as it is kept; the service of one after a storm is none that people choose. */
type AskedQuote = Omit<QuoteRequest, 'serviceType'> & { serviceType: string };

/** An address that asks more often than this within an hour is looked at first. */
const REQUESTS_PER_HOUR = 3;

/**
 * Keeps a request, hands it its photos and has the mails sent, then writes its line in the journal. An odd one is held
 * for review and answered like any other. With a request key it happens once and every repetition gets the first answer.
 *
 * @throws RequestProblem 422 when a photo is not the sender's or has been sent before, 503 when the request could not
 *   be kept safely.
 */
export async function requestQuote(
  context: ServerContext,
  request: AskedQuote,
  sender: QuoteSender,
  storm?: StormCall,
): Promise<QuoteReceipt> {
  const now = context.clock();
  const kept = await retryOnConflict(() =>
    answerOnce(context.db, sender.attempt, async (tx) => {
      const reasons = [
        ...(await spend(tx, sender.inspection)),
        ...(await contentReasons(tx, request, now)),
      ];
      const row = await insertRequest(tx, request, {
        ...{ reasons, now, storm },
        via: await knownVia(tx, sender.inspection.via),
      });
      const claim = { quoteRequestId: row.id };
      await claimPhotos(tx, request.photos ?? [], sender.visitorHash, claim, now);
      const tellsOffice = !row.underReview || (await takeHeldTurn(tx, now));
      await enqueueQuoteMails(context.jobs, tx, row.id, reasons, { tellsOffice });
      await storm?.taken(tx, row.id, reasons);
      await notifyStaff(tx, 'lead', `quote-${row.id}`);
      return { id: row.id, createdAt: row.createdAt.toISOString() };
    }),
  );
  await context.journal.append(quoteLead, kept.answer.id, sender.attempt);
  return kept.answer;
}

async function contentReasons(tx: Tx, request: AskedQuote, now: Date): Promise<ReviewReason[]> {
  const { firstName, lastName, email } = request;
  const details = request.projectDetails ?? '';
  const reasons: ReviewReason[] = [];
  if (hasTooManyLinks(details, [firstName, lastName])) reasons.push('links');
  const { bySender, ofText } = await countRepetitions(tx, email, textHash(details), now);
  if (bySender >= REQUESTS_PER_HOUR) reasons.push('repeated_sender');
  if (ofText > 0) reasons.push('repeated_text');
  return reasons;
}

type FoundOut = {
  reasons: ReviewReason[];
  now: Date;
  storm: StormCall | undefined;
  via: string | null;
};

async function insertRequest(
  tx: Tx,
  request: AskedQuote,
  { reasons, now, storm, via }: FoundOut,
): Promise<QuoteRequestRow> {
  const details = request.projectDetails || null;
  const [row] = await tx
    .insert(quoteRequests)
    .values({
      firstName: request.firstName,
      lastName: request.lastName,
      email: request.email,
      phone: request.phone,
      serviceType: request.serviceType,
      projectDetails: details,
      language: request.language ?? 'en',
      detailsHash: details && textHash(details),
      // After a storm only what no person can have sent is kept back: no one waits under a tree for a second look.
      underReview: storm ? reasons.includes('honeypot') : reasons.length > 0,
      reviewReasons: reasons,
      createdAt: now,
      via,
      ...(storm && {
        place: storm.place,
        powerLine: storm.powerLine,
        callBackBy: storm.callBackBy,
      }),
    })
    .returning();
  if (!row) throw new Error('the quote request was not written');
  return row;
}
