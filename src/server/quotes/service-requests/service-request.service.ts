// What a customer does with a request for add-on work: ask, change, take back. One transaction each.
import { displayName } from '#company/rules/customers/person-name.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  ServiceRequest,
  ServiceRequestChange,
  ServiceRequestForm,
} from '#contract/quotes/service-request.ts';
import { findUserRow } from '#server/accounts/account.queries.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { changeRequest, requireVersion, ringCustomer } from './change-request.ts';
import { requireOffered } from './offered-services.ts';
import { presentById, requireFound } from './present-service-request.ts';
import { enqueueRequestMails } from './request-mails.ts';
import { keepPhotoIds, putPhotos } from './request-photos.ts';
import { serviceRequestLead } from './service-request.lead.ts';
import { requirePossible } from './service-request.policy.ts';
import { findRequestOf, listPropertiesOf } from './service-request.queries.ts';

/** Who asks, and the visitor whose browser uploaded the photos. */
export type Asker = { user: CurrentUser; visitorHash: string | undefined };

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
      const id = await insertRequest(tx, form, asker.user, now);
      const photos = await putPhotos(tx, id, form.photos, asker.visitorHash, now);
      const row = await keepPhotoIds(tx, id, photos);
      await enqueueRequestMails(context.jobs, tx, row, 'asked', ['office', 'customer']);
      await note(tx, asker, id, 'service-request-asked', now);
      await ringCustomer(tx, row);
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
    requirePossible('change', row.status);
    requireVersion(version, row);
    requireOffered(context, work.serviceType, row.serviceType);
    const kept = await putPhotos(tx, id, photos, asker.visitorHash, now);
    const columns = { ...work, preferredDate: preferredDate || null, photos: kept };
    const changedRow = await changeRequest(tx, row, columns, now);
    await enqueueRequestMails(context.jobs, tx, changedRow, 'changed', ['office']);
    await note(tx, asker, id, 'service-request-changed', now);
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
  const now = context.clock();
  const cancelled = await context.db.transaction(async (tx) => {
    const row = requireFound(await findRequestOf(tx, asker.user, id, 'lock'));
    requirePossible('cancel', row.status);
    const changed = await changeRequest(tx, row, { status: 'cancelled' }, now);
    await enqueueRequestMails(context.jobs, tx, changed, 'cancelled', ['office']);
    await note(tx, asker, id, 'service-request-cancelled', now);
    return presentById(tx, id, 'customer');
  });
  await context.journal.append(serviceRequestLead, id);
  return cancelled;
}

async function insertRequest(
  tx: Tx,
  form: ServiceRequestForm,
  user: CurrentUser,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(serviceRequests)
    .values({
      ...(await customerOf(tx, form, user)),
      userId: user.id,
      serviceType: form.serviceType,
      description: form.description,
      preferredDate: form.preferredDate || null,
      urgency: form.urgency,
      createdAt: now,
    })
    .returning({ id: serviceRequests.id });
  if (!row) throw new Error('the service request was not written');
  return row.id;
}

/**
 * Who asks, and for which property. What we know of the person counts; what they type counts where we know nothing. Of
 * several properties the named one is meant, else the first.
 */
async function customerOf(tx: Tx, form: ServiceRequestForm, user: CurrentUser) {
  const known = await findUserRow(tx, user.email);
  const own = await listPropertiesOf(tx, user.id);
  const named = own.find(({ address }) => address === form.propertyAddress) ?? own[0];
  const customerPhone = known?.phone || form.customerPhone;
  const propertyAddress = named?.address || form.propertyAddress;
  const errors = [
    ...(customerPhone ? [] : [{ pointer: '/customerPhone', detail: NO_PHONE }]),
    ...(propertyAddress ? [] : [{ pointer: '/propertyAddress', detail: NO_ADDRESS }]),
  ];
  if (!customerPhone || !propertyAddress) {
    throw new RequestProblem('invalid_input', errors[0]?.detail ?? NO_PHONE, { errors });
  }
  const customerName = displayName(user);
  return { customerName, customerEmail: user.email, customerPhone, propertyAddress };
}

const NO_PHONE = 'Please enter your phone number, so that we can call with questions.';
const NO_ADDRESS = 'Please enter the address of the property.';

async function note(
  tx: Tx,
  { user }: Asker,
  id: number,
  action: 'service-request-asked' | 'service-request-changed' | 'service-request-cancelled',
  at: Date,
): Promise<void> {
  const subject = { type: 'service-request', id: String(id) } as const;
  await audit(tx, { actorId: user.id, action, subject, at });
}
