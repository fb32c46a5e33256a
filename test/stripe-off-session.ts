// The part of the stand-in of Stripe that needs no customer: cards that are kept without a payment, and charges of kept ones.
import { randomUUID } from 'node:crypto';
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

/** What it needs of the bank. */
type Bank = {
  intents: Map<string, BankIntent>;
  methods: Map<string, BankMethod>;
  setups: Map<string, BankSetup>;
  tell: (event: BankEvent) => void;
  event: (type: string, object: Json) => BankEvent;
  newMethod: (customer: string, card: BankCard) => BankMethod;
  happens: (intentId: string, happening: Happening) => BankEvent[];
};

/** How it answers. */
export function offSessionAnswers(bank: Bank) {
  const { intents, methods, setups, tell, event, newMethod, happens } = bank;

  const deletedCustomers = new Set<string>();

  /** Charges a kept method; what its bank declines is an error with the payment in it. */
  function charge(form: URLSearchParams): BankAnswer {
    const method = methods.get(form.get('payment_method') ?? '');
    // One that was forgotten, or of someone else.
    if (!method || method.customer !== form.get('customer')) {
      return [400, bankError('invalid_request_error', { code: 'resource_missing' })];
    }
    const intent = intentOf(form);
    intents.set(intent.id, intent);
    const { declines } = method.card;
    if (!declines) {
      happens(intent.id, { status: 'succeeded', card: method.card });
      return [200, intent];
    }
    happens(intent.id, { status: 'requires_payment_method', error: declines });
    const why = { code: 'card_declined', decline_code: declines, payment_intent: { ...intent } };
    return [402, bankError('card_error', why)];
  }

  /** The payments of a customer, the latest first. */
  function listIntents(form: URLSearchParams): BankAnswer {
    const own = [...intents.values()].filter(({ customer }) => customer === form.get('customer'));
    return [200, { object: 'list', data: own.reverse(), has_more: false }];
  }

  function cancel(id: string): BankAnswer {
    const intent = intents.get(id);
    if (!intent || intent.status === 'succeeded') return [400, bankError('invalid_request_error')];
    intent.status = 'canceled';
    return [200, intent];
  }

  /** What is kept for them goes with a customer. */
  function deleteCustomer(id: string): BankAnswer {
    deletedCustomers.add(id);
    for (const method of methods.values()) if (method.customer === id) method.customer = null;
    return [200, { id, object: 'customer', deleted: true }];
  }

  function newSetup(form: URLSearchParams): BankAnswer {
    const id = newId('seti');
    const setup = {
      ...{ id, object: 'setup_intent', customer: form.get('customer') ?? '' },
      ...{ status: 'requires_payment_method', payment_method: null },
      client_secret: `${id}_secret_${randomUUID().slice(0, 8)}`,
    };
    setups.set(id, setup);
    return [200, setup];
  }

  /** What the form in the browser sends when a card is kept without a payment. */
  function confirmSetup(form: URLSearchParams): BankAnswer {
    const secret = form.get('client_secret');
    const setup = [...setups.values()].find(({ client_secret }) => client_secret === secret);
    const card = cards[form.get('number')?.replaceAll(' ', '') ?? ''];
    if (!setup) return [404, bankError('invalid_request_error')];
    if (!card || card.declines) return [402, { error: { message: 'Your card was declined.' } }];
    const method = newMethod(setup.customer, card);
    Object.assign(setup, { status: 'succeeded', payment_method: method });
    tell(event('setup_intent.succeeded', { ...setup, payment_method: method.id }));
    return [200, { status: 'succeeded', setup: setup.id }];
  }

  return { deletedCustomers, deleteCustomer, charge, listIntents, cancel, newSetup, confirmSetup };
}
