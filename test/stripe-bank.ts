// What the stand-in of Stripe knows: customers, payments, methods and refunds in the shapes that Stripe publishes, and the events of what happens to them.
import { offSessionAnswers } from './stripe-off-session.ts';
import {
  type BankAnswer,
  type BankCard,
  type BankEvent,
  type BankIntent,
  type BankMethod,
  type BankSetup,
  bankError,
  cards,
  type Happening,
  intentOf,
  type Json,
  newId,
} from './stripe-shapes.ts';

/** What it knows, and how things happen. */
export type BankRegister = ReturnType<typeof openRegister>;

export type StripeBank = ReturnType<typeof openBank>;

/** Opens it with nothing in it. `clock` says when its events happen, `tell` hears of each. */
export function openBank(clock: () => Date, tell: (event: BankEvent) => void = () => {}) {
  const register = openRegister(clock, tell);
  return { ...register, ...answersOf(register), ...offSessionAnswers(register) };
}

function openRegister(clock: () => Date, tell: (event: BankEvent) => void) {
  const intents = new Map<string, BankIntent>();
  const methods = new Map<string, BankMethod>();
  const refunds = new Map<string, Json>();
  const setups = new Map<string, BankSetup>();

  function event(type: string, object: Json, more: Json = {}): BankEvent {
    const id = newId('evt');
    const created = Math.floor(clock().getTime() / 1000);
    const head = { id, object: 'event', type, created, api_version: '2026-10-28.endive' };
    return { id, type, body: JSON.stringify({ ...head, data: { object }, ...more }) };
  }

  function newMethod(customer: string, { brand, last4, declinesLater }: BankCard) {
    const declines = declinesLater && { declines: declinesLater };
    const card = { brand, last4, exp_month: 12, exp_year: 2030, ...declines };
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

  return { intents, methods, refunds, setups, tell, event, newMethod, happens };
}

/** How it answers what is asked. */
function answersOf({ intents, methods, refunds, newMethod, happens }: BankRegister) {
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
  function savedRowsOf(form: URLSearchParams): Json {
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
    if (intent?.status !== 'succeeded' || amount > leftOf(intent, refunds)) {
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

  return {
    newIntent,
    openSession,
    savedRowsOf,
    confirm,
    refund,
    expanded,
  };
}

/** What of a payment has not gone back: by our refunds, or `gone_elsewhere`, as a test says. */
function leftOf(intent: BankIntent, refunds: ReadonlyMap<string, Json>): number {
  const ours = [...refunds.values()].filter(
    (one) => one.payment_intent === intent.id && one.status !== 'failed',
  );
  const gone = ours.reduce((sum, one) => sum + Number(one.amount), 0);
  return intent.amount - gone - Number(intent.gone_elsewhere ?? 0);
}
