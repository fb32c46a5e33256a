// A customer disputes a payment at their bank: the money is gone until the bank has decided, and the office is told.
import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { stripeDisputes } from '#server/platform/database/schema/online-payments.ts';
import type { ServerContext } from '../../context.ts';
import { restorePayment, returnPayment } from '../core/return-payment.ts';
import { addTask } from '../tasks/billing-tasks.service.ts';
import { bookPayment, byStripe } from './book-payment.ts';
import type { OnlinePaymentRow } from './online-payment.queries.ts';
import type { DisputeNews } from './stripe-news.ts';
import { addDispute, decideDispute } from './write-dispute.ts';

/**
 * Takes what became of a dispute. Once it is decided, nothing older changes that; one that is heard of only then is booked by what was decided.
 */
export async function takeDispute(
  context: ServerContext,
  tx: Tx,
  row: OnlinePaymentRow,
  { intentId, disputeId: stripeId, cents, status }: DisputeNews,
): Promise<void> {
  const by = byStripe(context);
  const { userId, invoiceId } = row;
  const [known] = await tx
    .select()
    .from(stripeDisputes)
    .where(eq(stripeDisputes.stripeId, stripeId))
    .for('update');
  if (known && (known.status !== 'open' || status === 'open')) return;
  // Only money that came can be disputed, whichever news is here first.
  const receivedCents = row.cents;
  const payment = await bookPayment(context, tx, row, { intentId, receivedCents, heardAt: by.at });
  if (known) {
    await decideDispute(tx, stripeId, status);
    if (status === 'won') await restorePayment(tx, payment, { cents: known.cents, invoiceId }, by);
  } else {
    await addDispute(tx, { stripeId, onlinePaymentId: row.id, cents, status, createdAt: by.at });
    if (status !== 'won') await returnPayment(tx, payment, cents, by);
  }
  const kind = status === 'open' ? 'disputed' : (`dispute-${status}` as const);
  await addTask(tx, { userId, kind, cents }, by.at);
}
