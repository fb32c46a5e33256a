// A customer begins to pay online. The amount is what is owed at that moment, and asking again, at once or later, is the same PaymentIntent
// (docs/product/online-payments.md#paying).
import { eq } from 'drizzle-orm';
import { TIPS } from '#company/rules/billing/tip.ts';
import { amountOf, centsOf, formatCents } from '#company/rules/money/money.ts';
import type { NewOnlinePayment, OnlinePaymentOffer } from '#contract/billing/online-payments.ts';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { stripeCustomers } from '#server/platform/database/schema/online-payments.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { StripeSettings } from '#server/platform/installation/config.ts';
import type { ServerContext } from '../../context.ts';
import {
  lastAttempt,
  type OnlinePaymentRow,
  payableOf,
  paymentUnderWay,
} from './online-payment.queries.ts';
import { savedMethodsOf } from './saved-methods.service.ts';
import { type Intent, type StripeGateway, stripeGateway } from './stripe-gateway.ts';
import { addOnlinePayment, noteIntent } from './write-online-payment.ts';

/** Stripe takes no less (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
const LEAST_CENTS = 50;

/** What a customer can pay online; null when nothing is owed, or when paying online is off. */
export async function offerOnline(
  { config: { stripe }, db, settings }: ServerContext,
  userId: string,
  invoiceId: string | undefined,
): Promise<OnlinePaymentOffer | null> {
  const payable = stripe && (await payableOf(db, userId, invoiceId));
  if (!payable || payable.cents < LEAST_CENTS) return null;
  const underWay = await paymentUnderWay(db, userId);
  return {
    publishableKey: stripe.publishableKey,
    scriptUrl: stripe.scriptUrl.href,
    amount: amountOf(payable.cents),
    ...payable,
    tips: settings().tipsAreOn ? [...TIPS] : null,
    underWay: underWay ? amountOf(underWay.cents) : null,
  };
}

/**
 * Begins a payment, or goes on with the one that was begun.
 *
 * @throws RequestProblem 404 when paying online is off, 409 when nothing is owed any more or a payment is being confirmed,
 *   503 when Stripe does not answer.
 */
export async function beginPayment(
  context: ServerContext,
  userId: string,
  { invoiceId = null, keepsMethod, tip }: NewOnlinePayment,
): Promise<{ id: string; clientSecret: string; amount: string }> {
  const settings = requireStripe(context);
  const gateway = stripeGateway(settings);
  // One that was typed while the owner turned tips off is not taken.
  const tipCents = context.settings().tipsAreOn ? centsOf(tip) : 0;
  if (tipCents !== centsOf(tip)) {
    throw new RequestProblem('wrong_state', 'Tips are not taken any more. Please reload the page.');
  }
  const row = await context.db.transaction(async (tx) => {
    await lockAccounts(tx, [userId]);
    return findOrBegin(tx, { userId, invoiceId, keepsMethod, tipCents, at: context.clock() });
  });
  const intent = await askStripe(context, () => intentOf(context, gateway, row));
  return { id: row.id, clientSecret: intent.clientSecret, amount: amountOf(row.cents) };
}

/**
 * Opens what lets the form of Stripe offer the methods that a customer keeps; null when they keep none. When Stripe does not answer it is
 * null as well: the form then asks for a card, which is what most people come with.
 *
 * @throws RequestProblem 404 when paying online is off.
 */
export async function offerKeptMethods(
  context: ServerContext,
  userId: string,
): Promise<string | null> {
  const gateway = stripeGateway(requireStripe(context));
  const customer = await stripeCustomerOf(context.db, userId);
  if (!customer || (await savedMethodsOf(context.db, userId)).length === 0) return null;
  return gateway.openSession(customer).catch((error: unknown) => {
    context.log.error({ err: error }, 'Stripe did not offer what is kept');
    return null;
  });
}

/** @throws RequestProblem 404 when paying online is off. */
export function requireStripe({ config }: ServerContext): StripeSettings {
  if (config.stripe) return config.stripe;
  throw new RequestProblem('not_found', 'Paying online is not available.');
}

type Wanted = {
  userId: string;
  invoiceId: string | null;
  keepsMethod: boolean;
  tipCents: number;
  at: Date;
};

async function findOrBegin(
  tx: Tx,
  { userId, invoiceId, keepsMethod, tipCents, at }: Wanted,
): Promise<OnlinePaymentRow> {
  const underWay = await paymentUnderWay(tx, userId);
  if (underWay) {
    throw new RequestProblem(
      'wrong_state',
      `Your payment of ${formatCents(underWay.cents)} is being confirmed. You can pay more once that is done.`,
    );
  }
  const payable = await payableOf(tx, userId, invoiceId);
  if (!payable || payable.cents < LEAST_CENTS) {
    throw new RequestProblem('wrong_state', 'There is nothing left to pay here.');
  }
  const cents = payable.cents + tipCents;
  const last = await lastAttempt(tx, { userId, invoiceId, cents });
  // One that is kept and one that is not are two at Stripe, or the key would mean two things.
  const isSame = last?.keepsMethod === keepsMethod && last.tipCents === tipCents;
  if (last && last.endedAt === null && isSame) return last;
  const attempt = (last?.attempt ?? 0) + 1;
  const key = [userId, invoiceId ?? 'all', cents, attempt].join('/');
  return addOnlinePayment(tx, {
    ...{ userId, invoiceId, cents, tipCents, attempt, key, keepsMethod },
    createdAt: at,
  });
}

/** The PaymentIntent of a payment: the one that there is, else a new one. An answer that was lost is asked for again by the same key. */
async function intentOf(
  context: ServerContext,
  gateway: StripeGateway,
  row: OnlinePaymentRow,
): Promise<Intent> {
  if (row.intentId) return gateway.readIntent(row.intentId, context.clock());
  const intent = await gateway.createIntent({
    key: row.key,
    customer: await customerOf(context, gateway, row.userId),
    cents: row.cents,
    onlinePaymentId: row.id,
    keepsMethod: row.keepsMethod,
    description: context.settings().companyName,
  });
  await noteIntent(context.db, row.id, intent.id);
  return intent;
}

/** Who an account is at Stripe; made known there when it pays for the first time. */
export async function customerOf(
  { db, clock }: ServerContext,
  gateway: StripeGateway,
  userId: string,
): Promise<string> {
  const known = await stripeCustomerOf(db, userId);
  if (known) return known;
  const stripeId = await gateway.createCustomer(userId);
  await db
    .insert(stripeCustomers)
    .values({ stripeId, userId, createdAt: clock() })
    .onConflictDoNothing();
  return stripeId;
}

async function stripeCustomerOf(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ stripeId: stripeCustomers.stripeId })
    .from(stripeCustomers)
    .where(eq(stripeCustomers.userId, userId))
    .orderBy(stripeCustomers.createdAt)
    .limit(1);
  return row?.stripeId;
}

/** @throws RequestProblem 503 in place of whatever Stripe or the way to it failed by. */
export async function askStripe<Answer>(
  { log }: ServerContext,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    log.error({ err: error }, 'Stripe did not answer');
    throw new RequestProblem(
      'unavailable',
      'We cannot reach our payment service right now. Nothing was charged. Please try again in a moment.',
      { retryAfterSeconds: 30 },
    );
  }
}
