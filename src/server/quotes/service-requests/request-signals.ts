// Tells open pages that a service request has changed, or something about it.
import type { Tx } from '#server/platform/database/client.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServiceRequestRow } from './service-request.queries.ts';

/** Has the open pages of customer and staff load it again once this transaction has committed. */
export async function signalRequest(
  tx: Tx,
  { id, userId }: Pick<ServiceRequestRow, 'id' | 'userId'>,
): Promise<void> {
  await notifyStaff(tx, 'request', id);
  if (userId) await announce(tx, 'portal', userId);
}
