// Tells those who watch that a customer has changed: the person's own pages, and the office's.
import type { Tx } from '#server/platform/database/client.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';

/** In the transaction of the change, after the last thing that may fail. */
export async function announceCustomer(tx: Tx, userId: string): Promise<void> {
  await announce(tx, 'portal', userId);
  await notifyStaff(tx, 'customer', userId);
}
