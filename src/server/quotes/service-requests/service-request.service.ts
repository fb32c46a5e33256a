// What a customer does with a request for add-on work: ask, change, take back. One transaction each.
import { displayName } from '#company/rules/customers/person-name.ts';
import type {
  ServiceRequest,
  ServiceRequestChange,
  ServiceRequestForm,
} from '#contract/quotes/service-request.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { applyRequestEvent, followTransition } from './apply-request-event.ts';
import { contactOfAsker } from './contact-of-asker.ts';
import { requireOffered } from './offered-services.ts';
import { presentById, requireFound } from './present-service-request.ts';
import { putPhotos } from './request-photos.ts';
import { serviceRequestLead } from './service-request.lead.ts';
import { requireRequestEvent, requireVersion } from './service-request.policy.ts';
import { findRequestOf, listPropertiesOf } from './service-request.queries.ts';
import {
  addServiceRequest,
  type NewServiceRequest,
  storePhotoIds,
} from './write-service-request.ts';

/** Who asks, and the visitor whose browser uploaded the photos. */
export type Asker = { user: SignedInPerson; visitorHash: string | undefined };

/**
 * Keeps a request with its photos and has office and customer told, then writes its line in the journal. With a request key
 * it happens once and every repetition gets the first answer.
 *
 * @throws RequestProblem 422 when a photo is not the asker's, or when we know neither telephone nor address; 503 when it
 *   could not be kept safely.
 */
export async function askForService(
  context: ServerContext,
  form: ServiceRequestForm,
  asker: Asker,
  attempt: Attempt | undefined,
): Promise<ServiceRequest> {
  requireOffered(context, form.serviceType);
  const now = context.clock();
  const kept = await retryOnConflict(() =>
    answerOnce(context.db, attempt, async (tx) => {
      const values = await askedFor(tx, form, asker.user, now);
      const made = await addServiceRequest(tx, { event: 'ask', actor: 'customer' }, values);
      const { id } = made.row;
      const photos = await putPhotos(tx, id, form.photos, asker.visitorHash, now);
      await storePhotoIds(tx, id, photos);
      await followTransition(context, tx, made, { actorId: asker.user.id });
      return presentById(tx, id, 'customer');
    }),
  );
  await context.journal.append(serviceRequestLead, kept.answer.id, attempt);
  return kept.answer;
}

/**
 * Changes a request that is still under review.
 *
 * @throws RequestProblem 404 when it is not theirs, 409 when it has gone on or was changed meanwhile, 422 for photos.
 */
export async function changeOwnRequest(
  context: ServerContext,
  id: number,
  { version, photos, preferredDate, ...work }: ServiceRequestChange,
  asker: Asker,
): Promise<ServiceRequest> {
  const now = context.clock();
  const changed = await context.db.transaction(async (tx) => {
    const row = requireFound(await findRequestOf(tx, asker.user, id, 'lock'));
    requireRequestEvent('change', 'customer', row);
    requireVersion(version, row);
    requireOffered(context, work.serviceType, row.serviceType);
    const kept = await putPhotos(tx, id, photos, asker.visitorHash, now);
    await applyRequestEvent(context, tx, row, {
      event: 'change',
      actor: 'customer',
      actorId: asker.user.id,
      values: { ...work, preferredDate: preferredDate || null, photos: kept },
    });
    return presentById(tx, id, 'customer');
  });
  await context.journal.append(serviceRequestLead, id);
  return changed;
}

/**
 * Takes a request back that is still under review.
 *
 * @throws RequestProblem 404 when it is not theirs, 409 when it has gone on.
 */
export async function cancelOwnRequest(
  context: ServerContext,
  id: number,
  asker: Asker,
): Promise<ServiceRequest> {
  const cancelled = await context.db.transaction(async (tx) => {
    const row = requireFound(await findRequestOf(tx, asker.user, id, 'lock'));
    await applyRequestEvent(context, tx, row, {
      event: 'cancel',
      actor: 'customer',
      actorId: asker.user.id,
    });
    return presentById(tx, id, 'customer');
  });
  await context.journal.append(serviceRequestLead, id);
  return cancelled;
}

async function askedFor(
  tx: Tx,
  form: ServiceRequestForm,
  user: SignedInPerson,
  now: Date,
): Promise<NewServiceRequest> {
  return {
    ...(await customerOf(tx, form, user)),
    userId: user.customerId,
    serviceType: form.serviceType,
    description: form.description,
    preferredDate: form.preferredDate || null,
    urgency: form.urgency,
    createdAt: now,
  };
}

/**
 * Who asks, and for which property. What we know of the person counts; what they type counts where we know nothing. Of
 * several properties the named one is meant, else the first.
 */
async function customerOf(tx: Tx, form: ServiceRequestForm, user: SignedInPerson) {
  const known = await contactOfAsker(tx, user);
  const own = await listPropertiesOf(tx, user.customerId);
  const named = own.find(({ address }) => address === form.propertyAddress) ?? own[0];
  const customerPhone = known.phone || form.customerPhone;
  const propertyAddress = named?.address || form.propertyAddress;
  const errors = [
    ...(customerPhone ? [] : [{ pointer: '/customerPhone', detail: NO_PHONE }]),
    ...(propertyAddress ? [] : [{ pointer: '/propertyAddress', detail: NO_ADDRESS }]),
  ];
  if (!customerPhone || !propertyAddress) {
    throw new RequestProblem('invalid_input', errors[0]?.detail ?? NO_PHONE, { errors });
  }
  const customerName = displayName(user);
  return { customerName, customerEmail: known.email, customerPhone, propertyAddress };
}

const NO_PHONE = 'Please enter your phone number, so that we can call with questions.';
const NO_ADDRESS = 'Please enter the address of the property.';
