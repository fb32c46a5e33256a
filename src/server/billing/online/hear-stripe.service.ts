// Takes what Stripe tells us into the books: each event once, in any order, however late. What has happened to money is decided by what was
// booked before, never by the order of arrival (docs/product/online-payments.md#what-stripe-tells-us).
import { eq, or } from 'drizzle-orm';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { onlinePayments, stripeEvents } from '#server/platform/database/schema/online-payments.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { mergedMeanwhile } from '../core/merged-meanwhile.ts';
import { namePayment } from '../core/write-payment.ts';
import { bookPayment } from './book-payment.ts';
import { failTry } from './fail-try.ts';
import type { OnlinePaymentRow } from './online-payment.queries.ts';
import { requireStripe } from './pay-online.service.ts';
import { keepSetup } from './saved-methods.service.ts';
import { type SignedEvent, stripeGateway } from './stripe-gateway.ts';
import type { ChargeNews, IntentNews, PaymentNews, StripeNews } from './stripe-news.ts';
import { takeDispute } from './take-dispute.ts';
import { takeRefund } from './take-refund.ts';
import { noteMethod, writeOnlinePayment } from './write-online-payment.ts';

/**
 * Takes an event.
 *
 * @throws RequestProblem 400 for one that is not signed by Stripe or is too old, 404 when paying online is off.
 */
export async function hearStripe(
  context: ServerContext,
  payload: Uint8Array,
  signature: string,
): Promise<null> {
  const event = await readSigned(context, payload, signature);
  await context.db.transaction(async (tx) => {
    const heard = await tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, receivedAt: context.clock() })
      .onConflictDoNothing()
      .returning({ id: stripeEvents.id });
    if (heard.length > 0 && event.news) await takeNews(context, tx, event.news);
  });
  return null;
}

async function readSigned(
  context: ServerContext,
  payload: Uint8Array,
  signature: string,
): Promise<SignedEvent> {
  const gateway = stripeGateway(requireStripe(context));
  try {
    return await gateway.readEvent({ payload, signature }, context.clock());
  } catch (error) {
    context.log.warn({ err: error }, 'an event was not signed by Stripe');
    throw new RequestProblem('malformed_request', 'This event is not signed by Stripe.');
  }
}

/** Takes what became of a payment; news of what is none of ours changes nothing. */
export async function takeNews(context: ServerContext, tx: Tx, news: StripeNews): Promise<void> {
  if (news.kind === 'setup') {
    await context.jobs.enqueue(tx, keepSetup, { setupId: news.setupId });
    return;
  }
  const row = await lockPayment(tx, news);
  if (!row) return;
  switch (news.kind) {
    case 'charge':
      await nameMethod(tx, row, news);
      break;
    case 'intent':
      await follow(context, tx, row, news);
      break;
    case 'refund':
      await takeRefund(context, tx, row, news);
      break;
    case 'dispute':
      await takeDispute(context, tx, row, news);
  }
  await announce(tx, 'portal', row.userId);
}

/** The payment, whose account no one else changes until the transaction ends. */
async function lockPayment(tx: Tx, news: PaymentNews): Promise<OnlinePaymentRow | undefined> {
  const { id, intentId } = onlinePayments;
  const ours = news.kind === 'intent' ? news.onlinePaymentId : null;
  const isMeant = or(eq(intentId, news.intentId), ...(ours ? [eq(id, ours)] : []));
  const [known] = await tx.select().from(onlinePayments).where(isMeant);
  // Another PaymentIntent that says it were ours is not.
  if (!known || (known.intentId && known.intentId !== news.intentId)) return undefined;
  await lockAccounts(tx, [known.userId]);
  const [row] = await tx.select().from(onlinePayments).where(eq(id, known.id)).for('update');
  if (row?.userId !== known.userId) throw mergedMeanwhile();
  return row;
}

/** What it means for a payment that has not ended when Stripe says how it stands. */
const EVENTS = { open: 'reopen', processing: 'process', canceled: 'cancel' } as const;

async function follow(
  context: ServerContext,
  tx: Tx,
  row: OnlinePaymentRow,
  { intentId, at: heardAt, ...news }: IntentNews,
): Promise<void> {
  // Money that came stays: nothing that was sent before it, or is heard again, takes it back.
  if (row.paymentId) return;
  if (news.status === 'succeeded') {
    const { receivedCents } = news;
    await bookPayment(context, tx, row, { intentId, receivedCents, heardAt });
    return;
  }
  const isOld = row.heardAt !== null && row.heardAt > heardAt;
  if (isOld || row.status === 'canceled') return;
  if (row.isAutopay && news.status !== 'processing') {
    const failure = news.failure ?? (news.status === 'canceled' ? 'canceled' : null);
    if (failure) await failTry(context, tx, row.id, failure, { intentId, heardAt });
    return;
  }
  const failure = news.status === 'open' ? (news.failure ?? row.failure) : null;
  await writeOnlinePayment(tx, row, {
    event: EVENTS[news.status],
    by: { actor: 'stripe', at: context.clock() },
    values: { intentId, heardAt, failure },
  });
  await notifyStaff(tx, 'billing');
}

async function nameMethod(
  tx: Tx,
  row: OnlinePaymentRow,
  { intentId, methodLabel }: ChargeNews,
): Promise<void> {
  if (!methodLabel || row.methodLabel === methodLabel) return;
  await noteMethod(tx, row.id, { intentId, methodLabel });
  if (row.paymentId) await namePayment(tx, row.paymentId, methodLabel);
}
