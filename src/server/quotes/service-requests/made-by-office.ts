// A service request that the office writes down for a customer, out of what they have asked for elsewhere.
import { eq, sql } from 'drizzle-orm';
import type { AddOnLabel } from '#company/facts/add-on-services.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import { ringCustomer } from './change-request.ts';
import { photosOfRequest } from './request-photos.ts';

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

/** Writes it within a transaction; whoever calls has its line written in the journal after the commit. */
export async function makeRequestFor(
  tx: Tx,
  { quoteRequestId, ...wanted }: OfficeRequest,
  staff: CurrentUser,
  now: Date,
): Promise<number> {
  const [row] = await tx
    .insert(serviceRequests)
    .values({ ...wanted, takenUpBy: staff.id, takenUpAt: now, createdAt: now })
    .returning({ id: serviceRequests.id, userId: serviceRequests.userId });
  if (!row) throw new Error('the service request was not written');
  if (quoteRequestId) {
    await tx.execute(sql`
      update photos set quote_request_id = null, service_request_id = ${row.id}
      where quote_request_id = ${quoteRequestId}::uuid`);
    const photos = await photosOfRequest(tx, row.id);
    await tx.update(serviceRequests).set({ photos }).where(eq(serviceRequests.id, row.id));
  }
  const subject = { type: 'service-request', id: String(row.id) } as const;
  await audit(tx, { actorId: staff.id, action: 'service-request-asked', subject, at: now });
  await ringCustomer(tx, row);
  await notifyStaff(tx, 'request', row.id);
  return row.id;
}
