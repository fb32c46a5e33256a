// The longer questions that we ask of Stripe, for its gateway (stripe-gateway.ts).
import type { Stripe } from 'stripe';
import { z } from 'zod';
import { methodOf } from './stripe-method.ts';
import { newsOf, type StripeNews } from './stripe-news.ts';

/** A charge of a kept method without its customer. */
export type OffSessionCharge = {
  key: string;
  customer: string;
  method: string;
  cents: number;
  onlinePaymentId: string;
  description: string;
};

/** What became of a charge, or why Stripe refuses it for good. */
export type ChargeAnswer = { news: StripeNews } | { refused: string };

/** By which the form in the browser shows what a customer keeps. */
export async function openSession({ customerSessions }: Stripe, customer: string): Promise<string> {
  const { client_secret } = await customerSessions.create({
    customer,
    components: {
      payment_element: {
        enabled: true,
        features: {
          payment_method_redisplay: 'enabled',
          // Whoever has ticked our box has said that it is kept; Stripe need not ask a second time.
          payment_method_allow_redisplay_filters: ['always', 'limited', 'unspecified'],
        },
      },
    },
  });
  return client_secret;
}

/** Asks for money to go back. */
export async function askForRefund(
  stripe: Stripe,
  { onlineRefundId, intentId, cents }: { onlineRefundId: string; intentId: string; cents: number },
  at: Date,
): Promise<StripeNews> {
  const asked = { kind: 'refund', intentId, onlineRefundId, cents } as const;
  try {
    const refund = await stripe.refunds.create(
      {
        ...{ payment_intent: intentId, amount: cents },
        metadata: { online_refund: onlineRefundId },
      },
      { idempotencyKey: `refund/${onlineRefundId}` },
    );
    const read = { type: 'refund.read', created: at.getTime() / 1000, data: { object: refund } };
    const news = newsOf(read);
    if (!news) throw new Error(`${refund.id} cannot be read`);
    return news;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { ...asked, stripeRefundId: `refused/${onlineRefundId}`, status: 'failed' };
  }
}

/** Charges a kept method; what the bank declines is an answer, too. */
export async function chargeOffSession(
  stripe: Stripe,
  { key, customer, method, cents, onlinePaymentId, description }: OffSessionCharge,
  at: Date,
): Promise<ChargeAnswer> {
  try {
    const intent = await stripe.paymentIntents.create(
      {
        ...{ amount: cents, currency: 'usd', customer, description, payment_method: method },
        ...{ off_session: true, confirm: true },
        allowed_payment_method_types: ['card', 'us_bank_account'],
        metadata: { online_payment: onlinePaymentId },
      },
      { idempotencyKey: key },
    );
    return { news: readAnswer(intent, at) };
  } catch (error) {
    const declined = Declined.safeParse(error).data;
    if (declined) return { news: readAnswer(declined.payment_intent, at) };
    if (isRefusal(error)) return { refused: Refusal.safeParse(error).data?.code ?? 'refused' };
    throw error;
  }
}

/** What became of the charge that carries our id, among the latest hundred of its customer; undefined when there is none. */
export async function findIntent(
  { paymentIntents }: Stripe,
  customer: string,
  onlinePaymentId: string,
  at: Date,
): Promise<{ news: StripeNews } | undefined> {
  const { data } = await paymentIntents.list({ customer, limit: 100 });
  const found = data.find(({ metadata }) => metadata.online_payment === onlinePaymentId);
  return found && { news: readAnswer(found, at) };
}

/** Has no one go on with a payment; one that has ended stays as it is. */
export async function cancelIntent({ paymentIntents }: Stripe, id: string): Promise<void> {
  await paymentIntents.cancel(id).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
}

/** Begins to keep a card or bank account without a payment. */
export async function createSetup({ setupIntents }: Stripe, customer: string): Promise<string> {
  const { client_secret } = await setupIntents.create({
    ...{ customer, usage: 'off_session' },
    allowed_payment_method_types: ['card', 'us_bank_account'],
  });
  if (!client_secret) throw new Error('the setup has no client secret');
  return client_secret;
}

/** What a setup keeps; null while it keeps nothing, and for one that is not there. */
export async function readSetup({ setupIntents }: Stripe, id: string) {
  try {
    const setup = await setupIntents.retrieve(id, { expand: ['payment_method'] });
    return setup.status === 'succeeded' ? methodOf(setup.payment_method) : null;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** Deletes a customer with all that is kept for them; one that is not there is deleted. */
export async function deleteCustomer({ customers }: Stripe, id: string): Promise<void> {
  await customers.del(id).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
  });
}

/** The object of an error by which a bank declines. */
const Declined = z.object({
  type: z.literal('StripeCardError'),
  payment_intent: z.looseObject({ id: z.string() }),
});

const Refusal = z.object({ code: z.string() });

function readAnswer(object: unknown, at: Date): StripeNews {
  const read = { type: 'payment_intent.read', created: at.getTime() / 1000, data: { object } };
  const news = newsOf(read);
  if (!news) throw new Error('a payment of Stripe cannot be read');
  return news;
}

/** Whether asking again would be refused again: not the network, not Stripe's own trouble. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';
}
