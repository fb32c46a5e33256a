// Writes down that a mail server refused a subscriber's address for good: nothing is sent there anymore.
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';

/** Marks the address; a customer's stands on Today from then on (docs/product/newsletter.md#bounces). */
export async function noteBounce(
  tx: Tx,
  subscriptionId: number,
  { at, reason }: { at: Date; reason: string },
): Promise<void> {
  await tx
    .update(newsletterSubscriptions)
    .set({ bouncedAt: at, bounceReason: reason, bounceHandledAt: null })
    .where(eq(newsletterSubscriptions.id, subscriptionId));
  await notifyStaff(tx, 'mailing');
}
