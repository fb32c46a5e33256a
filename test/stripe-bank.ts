// What the stand-in of Stripe knows: customers, payments, methods and refunds in the shapes that Stripe publishes, and the events of what happens to them.
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
type BankCard = { brand: string; last4: string; declines?: string };

/** Numbers that Stripe publishes for tests (https://docs.stripe.com/testing). */
const cards: Record<string, BankCard> = {
  '4242424242424242': { brand: 'visa', last4: '4242' },
  '5555555555554444': { brand: 'mastercard', last4: '4444' },
  '4000000000009995': { brand: 'visa', last4: '9995', declines: 'insufficient_funds' },
};

export type StripeBank = ReturnType<typeof openBank>;

/** Opens it with nothing in it. `clock` says when its events happen, `tell` hears of each. */
export function openBank(clock: () => Date, tell: (event: BankEvent) => void = () => {}) {
  const register = openRegister(clock, tell);
  return { ...register, ...answersOf(register) };
}

function openRegister(clock: () => Date, tell: (event: BankEvent) => void) {
  const intents = new Map<string, BankIntent>();
  const methods = new Map<string, BankMethod>();
  const refunds = new Map<string, Json>();

  function event(type: string, object: Json, more: Json = {}): BankEvent {
    const id = newId('evt');
    const created = Math.floor(clock().getTime() / 1000);
    const head = { id, object: 'event', type, created, api_version: '2026-10-28.endive' };
    return { id, type, body: JSON.stringify({ ...head, data: { object }, ...more }) };
  }

  function newMethod(customer: string, { brand, last4 }: { brand: string; last4: string }) {
    const card = { brand, last4, exp_month: 12, exp_year: 2030 };
    const method = { id: newId('pm'), object: 'payment_method', type: 'card', customer, card };
    methods.set(method.id, method);
    return method;
  }

  /** Something happens to a payment; gives the events of it, in their order. */
  function happens(intentId: string, { status, error, card }: Happening): BankEvent[] {
    const intent = intents.get(intentId);
    if (!intent) throw new Error(`the stand-in has no ${intentId}`);
    const isPaid = status === 'succeeded';
    const failed = { type: 'card_error', code: 'card_declined', decline_code: error };
    Object.assign(intent, {
      ...{ status, amount_received: isPaid ? intent.amount : 0 },
      last_payment_error: error ? failed : null,
    });
    const events: BankEvent[] = [];
    if (isPaid && card) events.push(event('charge.succeeded', chargeOf(intent, card)));
    events.push(event(`payment_intent.${error ? 'payment_failed' : status}`, { ...intent }));
    for (const one of events) tell(one);
    return events;
  }

  function chargeOf(intent: BankIntent, { brand, last4 }: { brand: string; last4: string }): Json {
    intent.latest_charge ??= newId('ch');
    return {
      ...{ id: intent.latest_charge, object: 'charge', amount: intent.amount },
      ...{ payment_intent: intent.id, metadata: intent.metadata },
      payment_method_details: { type: 'card', card: { brand, last4 } },
    };
  }

  return { intents, methods, refunds, event, newMethod, happens };
}

/** How it answers what is asked. */
function answersOf({
  intents,
  methods,
  refunds,
  newMethod,
  happens,
}: ReturnType<typeof openRegister>) {
  function newIntent(form: URLSearchParams): BankAnswer {
    const intent = intentOf(form);
    intents.set(intent.id, intent);
    return [200, intent];
  }

  /** Its secret names the customer, whose methods the form in the browser then shows. */
  function openSession(form: URLSearchParams): BankAnswer {
    const customer = form.get('customer') ?? '';
    const redisplays = form.get('components[payment_element][features][payment_method_redisplay]');
    if (redisplays !== 'enabled') return [400, bankError('invalid_request_error')];
    return [200, { object: 'customer_session', client_secret: `cuss_secret_${customer}` }];
  }

  /** What the form in the browser offers to someone who has opened such a session. */
  function keptOf(form: URLSearchParams): Json {
    const customer = form.get('session')?.replace('cuss_secret_', '');
    return { methods: [...methods.values()].filter((method) => method.customer === customer) };
  }

  /** What the form in the browser sends when Pay is pressed. */
  function confirm(form: URLSearchParams): BankAnswer {
    const secret = form.get('client_secret');
    const intent = [...intents.values()].find((one) => one.client_secret === secret);
    const kept = methods.get(form.get('method') ?? '');
    const card = kept?.card ?? cards[form.get('number')?.replaceAll(' ', '') ?? ''];
    if (!intent) return [404, bankError('invalid_request_error')];
    if (!card) return [402, { error: { message: 'Your card number is invalid.' } }];
    if (card.declines) {
      happens(intent.id, { status: 'requires_payment_method', error: card.declines });
      return [402, { error: { message: 'Your card was declined.' } }];
    }
    if (intent.setup_future_usage) intent.payment_method = newMethod(intent.customer, card).id;
    happens(intent.id, { status: 'succeeded', card });
    return [200, { status: 'succeeded' }];
  }

  /** The owner's refund: under way, until the test says what became of it. */
  function refund(form: URLSearchParams): BankAnswer {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    if (intent?.status !== 'succeeded' || amount > intent.amount) {
      return [400, bankError('invalid_request_error', { code: 'charge_already_refunded' })];
    }
    const metadata = { online_refund: form.get('metadata[online_refund]') ?? '' };
    const made = { id: newId('re'), object: 'refund', amount, status: 'pending', metadata };
    refunds.set(made.id, { ...made, payment_intent: intent.id });
    return [200, { ...made, payment_intent: intent.id }];
  }

  /** With the method and with what Stripe keeps: 2.9 percent and 30 cents. */
  function expanded(intent: BankIntent): Json {
    const fee = Math.round(intent.amount * 0.029) + 30;
    const latest_charge = { id: intent.latest_charge ?? newId('ch'), balance_transaction: { fee } };
    const payment_method = methods.get(intent.payment_method ?? '') ?? null;
    return { ...intent, latest_charge, payment_method };
  }

  return { newIntent, openSession, keptOf, confirm, refund, expanded };
}

export const newId = (kind: string) => `${kind}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;

/** A problem in the shape of Stripe. */
export const bankError = (type: string, more: Json = {}) => ({
  error: { type, message: `The stand-in says ${type}.`, ...more },
});

function intentOf(form: URLSearchParams): BankIntent {
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
