// Takes a request down for someone on the telephone: the customer is found by their address or made, and is told by mail.
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { PhoneRequest } from '#contract/quotes/request-desk.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { makeCustomer } from '#server/customers/make-customer.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { followTransition } from './apply-request-event.ts';
import { requireOffered } from './offered-services.ts';
import { presentById } from './present-service-request.ts';
import { putPhotos } from './request-photos.ts';
import { serviceRequestLead } from './service-request.lead.ts';
import { addServiceRequest, storePhotoIds } from './write-service-request.ts';

/** Who of the office takes it down, and the visitor whose browser uploaded the photos. */
export type EnteredBy = { staff: CurrentUser; visitorHash: string | undefined };

/**
 * Keeps a request that was asked for on the telephone; it is taken up by the person who wrote it down.
 *
 * @throws RequestProblem 422 for an address of the staff or of a closed account, or a photo that is not the sender's; 503 when
 *   it could not be kept safely.
 */
export async function takeDownRequest(
  context: ServerContext,
  asked: PhoneRequest,
  { staff, visitorHash }: EnteredBy,
  attempt: Attempt | undefined,
): Promise<ServiceRequest> {
  requireOffered(context, asked.serviceType);
  const now = context.clock();
  const kept = await retryOnConflict(() =>
    answerOnce(context.db, attempt, async (tx) => {
      const userId = await customerOf(tx, context, asked);
      const { photos, preferredDate, ...work } = asked;
      const made = await addServiceRequest(
        tx,
        { event: 'takeDown', actor: 'staff' },
        {
          ...work,
          userId,
          preferredDate: preferredDate || null,
          takenUpBy: staff.id,
          takenUpAt: now,
          createdAt: now,
        },
      );
      const { id } = made.row;
      await storePhotoIds(tx, id, await putPhotos(tx, id, photos, visitorHash, now));
      await followTransition(context, tx, made, { actorId: staff.id });
      return presentById(tx, id, 'office');
    }),
  );
  await context.journal.append(serviceRequestLead, kept.answer.id, attempt);
  return kept.answer;
}

/** What the customer is refused for stands beside the field of this form. */
async function customerOf(tx: Tx, { config }: ServerContext, asked: PhoneRequest): Promise<string> {
  const { customerName, customerEmail, customerPhone, propertyAddress } = asked;
  const wanted = {
    name: customerName,
    email: customerEmail,
    phone: customerPhone,
    address: propertyAddress,
  };
  try {
    return (await makeCustomer(tx, wanted, config.staffEmails)).userId;
  } catch (error) {
    if (!(error instanceof RequestProblem) || error.code !== 'wrong_state') throw error;
    const detail = error.message;
    throw new RequestProblem('invalid_input', detail, {
      errors: [{ pointer: '/customerEmail', detail }],
    });
  }
}
