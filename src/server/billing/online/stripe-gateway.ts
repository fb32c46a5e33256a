// All that we ask of Stripe, as an interface of our own: the rest of the program knows nothing of its shapes. The library is loaded with the first
// payment (docs/product/online-payments.md).
import type { Stripe } from 'stripe';
import type { StripeSettings } from '#server/platform/installation/config.ts';
import {
  askForRefund,
  type ChargeAnswer,
  cancelIntent,
  chargeOffSession,
  createSetup,
  deleteCustomer,
  findIntent,
  isRefusal,
  type OffSessionCharge,
  openSession,
  readSetup,
} from './stripe-calls.ts';
import { methodOf } from './stripe-method.ts';
import { newsOf, type StripeNews } from './stripe-news.ts';

/** A PaymentIntent, as far as we look at it. */
export type Intent = { id: string; clientSecret: string };

type NewIntent = {
  /** A question that is asked again with it is the same one. */
  key: string;
  customer: string;
  cents: number;
  onlinePaymentId: string;
  description: string;
  /** Whether the customer keeps the method for payments without them. */
  keepsMethod: boolean;
};

/** A card or bank account as it is kept at Stripe. */
export type StoredMethod = {
  stripeId: string;
  stripeCustomerId: string;
  label: string;
  expires: string | null;
};

export type StripeGateway = {
  /** Makes an account known; asked again with the same account it is the same customer. They learn nothing but its id. */
  createCustomer: (userId: string) => Promise<string>;
  /** Deletes a customer with all that is kept for them; a second time changes nothing. */
  deleteCustomer: (id: string) => Promise<void>;
  /** By which the form in the browser shows what a customer keeps, for half an hour. */
  openSession: (customer: string) => Promise<string>;
  createIntent: (intent: NewIntent) => Promise<Intent>;
  /** With what became of it, as of the instant of asking. */
  readIntent: (id: string, at: Date) => Promise<Intent & { news: StripeNews | null }>;
  /** Asks for money to go back; what Stripe refuses for good has failed. */
  refund: (
    refund: { onlineRefundId: string; intentId: string; cents: number },
    at: Date,
  ) => Promise<StripeNews>;
  /** What a payment was made with, when it is kept; null when it is not. */
  readMethod: (intentId: string) => Promise<StoredMethod | null>;
  /** Charges a kept method without its customer; asked again by the same key it is the same charge. */
  charge: (charge: OffSessionCharge, at: Date) => Promise<ChargeAnswer>;
  /** The charge that carries our id, where its answer was lost longer ago than keys are remembered. */
  findIntent: (
    customer: string,
    onlinePaymentId: string,
    at: Date,
  ) => Promise<{ news: StripeNews } | undefined>;
  /** Has no one go on with a payment that failed. */
  cancelIntent: (id: string) => Promise<void>;
  /** Begins to keep a card or bank account without a payment; gives by what the form in the browser goes on. */
  createSetup: (customer: string) => Promise<string>;
  /** What a setup keeps; null while it keeps nothing. */
  readSetup: (id: string) => Promise<StoredMethod | null>;
  /** Has it forgotten; a second time changes nothing. */
  forget: (stripeMethodId: string) => Promise<void>;
  /** What was kept of a payment, in cents; null while it is not known. */
  readFee: (intentId: string) => Promise<number | null>;
  /** @throws Error for an event that is not signed by Stripe within the last five minutes. */
  readEvent: (
    letter: { payload: Uint8Array; signature: string },
    now: Date,
  ) => Promise<SignedEvent>;
};

/** What Stripe tells us of; `news` is null for what changes nothing here. */
export type SignedEvent = { id: string; type: string; news: StripeNews | null };

/** How old a signature may be. */
const TOLERANCE_SECONDS = 300;

const gateways = new WeakMap<StripeSettings, StripeGateway>();

/** The gateway of an installation, one for all who ask. */
export function stripeGateway(settings: StripeSettings): StripeGateway {
  const known = gateways.get(settings);
  if (known) return known;
  const gateway = createGateway(settings);
  gateways.set(settings, gateway);
  return gateway;
}

function createGateway(settings: StripeSettings): StripeGateway {
  let opened: Promise<Stripe> | undefined;
  const stripe = () => {
    opened ??= openStripe(settings);
    return opened;
  };
  return {
    createCustomer: async (userId) => {
      const { customers } = await stripe();
      const idempotencyKey = `customer/${userId}`;
      const { id } = await customers.create({ metadata: { account: userId } }, { idempotencyKey });
      return id;
    },
    deleteCustomer: async (id) => deleteCustomer(await stripe(), id),
    openSession: async (customer) => openSession(await stripe(), customer),
    createIntent: async ({ key, customer, cents, onlinePaymentId, description, keepsMethod }) => {
      const { paymentIntents } = await stripe();
      const intent = await paymentIntents.create(
        {
          amount: cents,
          currency: 'usd',
          ...{ customer, description },
          allowed_payment_method_types: ['card', 'us_bank_account'],
          metadata: { online_payment: onlinePaymentId },
          ...(keepsMethod && { setup_future_usage: 'off_session' as const }),
        },
        { idempotencyKey: key },
      );
      return presentIntent(intent);
    },
    readIntent: async (id, at) => {
      const { paymentIntents } = await stripe();
      const intent = await paymentIntents.retrieve(id);
      const read = { type: 'payment_intent.read', created: at.getTime() / 1000 };
      return { ...presentIntent(intent), news: newsOf({ ...read, data: { object: intent } }) };
    },
    refund: async (refund, at) => askForRefund(await stripe(), refund, at),
    readMethod: async (id) => {
      const expand = ['payment_method'];
      const intent = await (await stripe()).paymentIntents.retrieve(id, { expand });
      return methodOf(intent.payment_method);
    },
    charge: async (charge, at) => chargeOffSession(await stripe(), charge, at),
    findIntent: async (customer, id, at) => findIntent(await stripe(), customer, id, at),
    cancelIntent: async (id) => cancelIntent(await stripe(), id),
    createSetup: async (customer) => createSetup(await stripe(), customer),
    readSetup: async (id) => readSetup(await stripe(), id),
    forget: async (id) => {
      const { paymentMethods } = await stripe();
      await paymentMethods.detach(id).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    },
    readFee: async (id) => {
      const expand = ['latest_charge.balance_transaction'];
      const intent = await (await stripe()).paymentIntents.retrieve(id, { expand });
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
      const booked = charge?.balance_transaction;
      return booked && typeof booked === 'object' ? booked.fee : null;
    },
    readEvent: async ({ payload, signature }, now) => {
      const { webhooks } = await stripe();
      const { webhookSecret: secret } = settings;
      const at = now.getTime();
      const age = TOLERANCE_SECONDS;
      const event = webhooks.constructEvent(payload, signature, secret, age, undefined, at);
      // Of a connected account: not our money.
      const isOurs = event.account === undefined || event.account === null;
      return { id: event.id, type: event.type, news: isOurs ? newsOf(event) : null };
    },
  };
}

async function openStripe({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  return new Stripe(secretKey, {
    host: apiUrl.hostname,
    port: apiUrl.port || (apiUrl.protocol === 'http:' ? 80 : 443),
    protocol: apiUrl.protocol === 'http:' ? 'http' : 'https',
    // Each question has a key, so that one whose answer is lost can be asked again.
    maxNetworkRetries: 3,
    timeout: 15_000,
    telemetry: false,
  });
}

function presentIntent(intent: Stripe.PaymentIntent): Intent {
  if (!intent.client_secret) throw new Error(`${intent.id} has no client secret`);
  return { id: intent.id, clientSecret: intent.client_secret };
}
