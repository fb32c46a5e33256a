// Money that goes back through Stripe: the owner's refunds, which are in the books when they are asked for, and those that someone made at Stripe.
import { eq, or } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import { refunds } from '#server/platform/database/schema/billing.ts';
import { onlineRefunds } from '#server/platform/database/schema/online-payments.ts';
import type { ServerContext } from '../../context.ts';
import { failRefund, restorePayment, returnPayment } from '../core/return-payment.ts';
import { addTask } from '../tasks/billing-tasks.service.ts';
import { bookPayment, byStripe } from './book-payment.ts';
import type { OnlinePaymentRow } from './online-payment.queries.ts';
import type { RefundNews } from './stripe-news.ts';
import { addOnlineRefund, type OnlineRefundRow, writeOnlineRefund } from './write-online-refund.ts';

/** Takes what became of a refund. One that failed stays so, and one that arrived is pending no more. */
export async function takeRefund(
  context: ServerContext,
  tx: Tx,
  row: OnlinePaymentRow,
  news: RefundNews,
): Promise<void> {
  const { onlineRefundId, stripeRefundId, status } = news;
  const known = await findRefund(tx, row.id, news);
  if (!known) return onlineRefundId ? undefined : takeForeign(context, tx, row, news);
  if (known.status === 'failed') return;
  const next = known.status === 'succeeded' && status === 'pending' ? 'succeeded' : status;
  await writeOnlineRefund(tx, known.id, { stripeRefundId, status: next });
  if (next === 'failed') await undo(context, tx, row, known);
}

async function findRefund(
  tx: Tx,
  onlinePaymentId: string,
  { onlineRefundId, stripeRefundId }: RefundNews,
): Promise<OnlineRefundRow | undefined> {
  const isOurs = onlineRefundId ? [eq(onlineRefunds.id, onlineRefundId)] : [];
  const [row] = await tx
    .select()
    .from(onlineRefunds)
    .where(or(eq(onlineRefunds.stripeRefundId, stripeRefundId), ...isOurs))
    .for('update');
  return row?.onlinePaymentId === onlinePaymentId ? row : undefined;
}

/** Made at Stripe: what it took is no longer the customer's credit, or is owed again, and the office decides what it was for. */
async function takeForeign(
  context: ServerContext,
  tx: Tx,
  row: OnlinePaymentRow,
  { intentId, stripeRefundId, cents, status }: RefundNews,
): Promise<void> {
  const by = byStripe(context);
  const { userId, id: onlinePaymentId } = row;
  const seen = { intentId, receivedCents: row.cents, heardAt: by.at };
  const payment = await bookPayment(context, tx, row, seen);
  await addOnlineRefund(tx, { onlinePaymentId, cents, status, stripeRefundId, createdAt: by.at });
  if (status === 'failed') return;
  await returnPayment(tx, payment, cents, by);
  await addTask(tx, { userId, kind: 'refunded-at-stripe', cents }, by.at);
}

/** The money came back to us. */
async function undo(
  context: ServerContext,
  tx: Tx,
  row: OnlinePaymentRow,
  { refundId, cents }: OnlineRefundRow,
): Promise<void> {
  const by = byStripe(context);
  const { userId, invoiceId, intentId } = row;
  if (refundId) {
    const [refund] = await tx.select().from(refunds).where(eq(refunds.id, refundId));
    if (refund) await failRefund(tx, refund, by);
  } else {
    const seen = { intentId: intentId ?? '', receivedCents: row.cents, heardAt: by.at };
    const payment = await bookPayment(context, tx, row, seen);
    await restorePayment(tx, payment, { cents, invoiceId }, by);
  }
  await addTask(tx, { userId, kind: 'refund-failed', cents }, by.at);
}
