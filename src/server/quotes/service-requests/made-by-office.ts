// A service request that the office writes down for a customer, out of what they have asked for elsewhere.
import { sql } from 'drizzle-orm';
import type { AddOnLabel } from '#company/facts/add-on-services.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Tx } from '#server/platform/database/client.ts';
import type { ServerContext } from '../../context.ts';
import { followTransition } from './apply-request-event.ts';
import { photosOfRequest } from './request-photos.ts';
import { addServiceRequest, storePhotoIds } from './write-service-request.ts';

/** Whose it is and what is to be done; the photos of a quote request go along. */
export type OfficeRequest = {
  userId: string;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  propertyAddress: string;
  serviceType: AddOnLabel;
  description: string;
  quoteRequestId: string | null;
};

/** Writes it within a transaction; the caller has its line written in the journal after the commit. */
export async function makeRequestFor(
  context: ServerContext,
  tx: Tx,
  { quoteRequestId, ...wanted }: OfficeRequest,
  staff: CurrentUser,
): Promise<number> {
  const now = context.clock();
  const values = { ...wanted, takenUpBy: staff.id, takenUpAt: now, createdAt: now };
  const made = await addServiceRequest(tx, { event: 'makeFor', actor: 'staff' }, values);
  const { id } = made.row;
  if (quoteRequestId) {
    await tx.execute(sql`
      update photos set quote_request_id = null, service_request_id = ${id}
      where quote_request_id = ${quoteRequestId}::uuid`);
    await storePhotoIds(tx, id, await photosOfRequest(tx, id));
  }
  await followTransition(context, tx, made, { actorId: staff.id });
  return id;
}
