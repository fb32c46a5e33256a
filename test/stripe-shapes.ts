// The shapes of Stripe that its stand-in answers in, and the cards that it knows.
import { randomUUID } from 'node:crypto';

export type Json = Record<string, unknown>;

/** A PaymentIntent as Stripe shows it, in the fields that are read. */
export type BankIntent = Json & {
  id: string;
  amount: number;
  status: string;
  customer: string;
  client_secret: string;
  setup_future_usage: string | null;
  payment_method: string | null;
  latest_charge: unknown;
  metadata: Record<string, string>;
};

export type BankMethod = Json & { id: string; customer: string | null; card: BankCard };

/** A SetupIntent: a card that is kept without a payment. */
export type BankSetup = Json & {
  id: string;
  customer: string;
  status: string;
  payment_method: unknown;
};

export type BankEvent = { id: string; type: string; body: string };

/** What the bank says to a payment, and by what it was made. */
export type Happening = {
  status: string;
  error?: string;
  card?: { brand: string; last4: string };
};

/** An answer with its status. */
export type BankAnswer = [status: number, answer: Json];

/** A card, and why its bank says no. */
export type BankCard = { brand: string; last4: string; declines?: string; declinesLater?: string };

/** Numbers that Stripe publishes for tests (https://docs.stripe.com/testing). */
export const cards: Record<string, BankCard> = {
  '4242424242424242': { brand: 'visa', last4: '4242' },
  '5555555555554444': { brand: 'mastercard', last4: '4444' },
  // Can be kept, and is declined when it is charged without its customer.
  '4000000000000341': { brand: 'visa', last4: '0341', declinesLater: 'insufficient_funds' },
  '4000002500003155': { brand: 'visa', last4: '3155', declinesLater: 'authentication_required' },
  '4000000000009995': { brand: 'visa', last4: '9995', declines: 'insufficient_funds' },
};

export const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;

/** A problem in the shape of Stripe. */
export const bankError = (type: string, more: Json = {}) => ({
  error: { type, message: `The stand-in says ${type}.`, ...more },
});

export function intentOf(form: URLSearchParams): BankIntent {
  const id = newId('pi');
  return {
    ...{ id, object: 'payment_intent', amount: Number(form.get('amount')), amount_received: 0 },
    ...{ currency: form.get('currency'), customer: form.get('customer') ?? '' },
    ...{ status: 'requires_payment_method', last_payment_error: null, latest_charge: null },
    ...{ payment_method: null, setup_future_usage: form.get('setup_future_usage') },
    client_secret: `${id}_secret_${randomUUID().slice(0, 8)}`,
    metadata: { online_payment: form.get('metadata[online_payment]') ?? '' },
  };
}
