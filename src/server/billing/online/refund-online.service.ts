// Pays credit back to the card or bank account that it came from. It is in the books when the owner asks for it; Stripe is asked afterwards, by a
// job, and a refund that does not arrive gives the credit back (docs/product/online-payments.md#money-that-goes-back).
import { and, eq, ne } from 'drizzle-orm';
import { formatCents } from '#company/rules/money/money.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { payments } from '#server/platform/database/schema/billing.ts';
import { onlinePayments, onlineRefunds } from '#server/platform/database/schema/online-payments.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import type { ServerContext } from '../../context.ts';
import { mergedMeanwhile } from '../core/merged-meanwhile.ts';
import { chargeFee } from '../core/return-payment.ts';
import { byStripe } from './book-payment.ts';
import { takeNews } from './hear-stripe.service.ts';
import { refundableOf } from './refundable.queries.ts';
import { stripeGateway } from './stripe-gateway.ts';
import { addOnlineRefund } from './write-online-refund.ts';

/** Asks Stripe to refund. */
export const onlineRefund: JobKind<{ onlineRefundId: string }> = { name: 'online-refund' };

/**
 * Has a refund of the books go back to the latest payment that has as much left.
 *
 * @throws RequestProblem 422 when none has.
 */
export async function sendBack(
  context: ServerContext,
  tx: Tx,
  { refundId, userId, cents }: { refundId: string; userId: string; cents: number },
): Promise<void> {
  const all = await refundableOf(tx, userId);
  const source = all.find(({ leftCents }) => leftCents >= cents);
  if (!source) {
    const most = Math.max(0, ...all.map(({ leftCents }) => leftCents));
    const detail = `At most ${formatCents(most)} can go back to one card or bank account.`;
    throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/amount', detail }] });
  }
  const row = await addOnlineRefund(tx, {
    ...{ onlinePaymentId: source.id, cents, status: 'pending', refundId },
    createdAt: context.clock(),
  });
  await context.jobs.enqueue(tx, onlineRefund, { onlineRefundId: row.id });
}

/** Asks Stripe for a refund that is pending; asked again by the same key it is the same one. */
export async function askForRefund(context: ServerContext, id: string): Promise<void> {
  const { config, db, clock } = context;
  const [row] = await db
    .select({ cents: onlineRefunds.cents, intentId: onlinePayments.intentId })
    .from(onlineRefunds)
    .innerJoin(onlinePayments, eq(onlinePayments.id, onlineRefunds.onlinePaymentId))
    .where(and(eq(onlineRefunds.id, id), ne(onlineRefunds.status, 'failed')));
  if (!config.stripe || !row?.intentId) return;
  const asked = { onlineRefundId: id, intentId: row.intentId, cents: row.cents };
  const news = await stripeGateway(config.stripe).refund(asked, clock());
  await db.transaction((tx) => takeNews(context, tx, news));
}

/** Books what Stripe kept of a payment. @throws Error while it is not known yet, so that it is asked again. */
export async function askForFee(context: ServerContext, onlinePaymentId: string): Promise<void> {
  const { config, db } = context;
  const [row] = await db
    .select({ intentId: onlinePayments.intentId, payment: payments })
    .from(onlinePayments)
    .innerJoin(payments, eq(payments.id, onlinePayments.paymentId))
    .where(eq(onlinePayments.id, onlinePaymentId));
  if (!config.stripe || !row?.intentId) return;
  const cents = await stripeGateway(config.stripe).readFee(row.intentId);
  if (cents === null) throw new Error(`the fee of ${row.intentId} is not known yet`);
  const { id, userId } = row.payment;
  await db.transaction(async (tx) => {
    await lockAccounts(tx, [userId]);
    const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
    if (payment?.userId !== userId) throw mergedMeanwhile();
    await chargeFee(tx, payment, cents, byStripe(context));
  });
}
