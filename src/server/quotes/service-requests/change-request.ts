// The one way in which a service request changes: its version rises, and its customer's open pages hear of it.
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServiceRequestRow } from './service-request.queries.ts';

/** Changes a request that the transaction has locked. */
export async function changeRequest(
  tx: Tx,
  row: ServiceRequestRow,
  columns: Partial<ServiceRequestRow>,
  now: Date,
): Promise<ServiceRequestRow> {
  const [changed] = await tx
    .update(serviceRequests)
    .set({ ...columns, version: row.version + 1, updatedAt: now })
    .where(eq(serviceRequests.id, row.id))
    .returning();
  if (!changed) throw new Error('the service request was not changed');
  await ringCustomer(tx, changed);
  return changed;
}

/** Has the open pages of customer and staff ask again once this transaction has committed. */
export async function ringCustomer(
  tx: Tx,
  { id, userId }: Pick<ServiceRequestRow, 'id' | 'userId'>,
): Promise<void> {
  await notifyStaff(tx, 'request', id);
  if (userId) await announce(tx, 'portal', userId);
}

/**
 * Lets a change pass that was made to what is there.
 *
 * @throws RequestProblem 409 `changed_meanwhile`.
 */
export function requireVersion(seen: number, row: { version: number; status: string }): void {
  if (seen === row.version) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'This has changed since you opened it. Please check it again.',
    { current: { version: row.version, status: row.status } },
  );
}
