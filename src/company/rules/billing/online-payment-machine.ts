// The states of an online payment and its transitions: who may make each, what it needs and what follows. The server's writer, the
// column and tests read it; docs/product/online-payment-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';

/** How an online payment stands: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const onlinePaymentStatuses = ['open', 'processing', 'succeeded', 'canceled'] as const;
export type OnlinePaymentStatus = (typeof onlinePaymentStatuses)[number];

/** What counts in which state. */
type StateTraits = {
  /** It has not ended: Stripe is asked about it when its news are late. */
  isOpen: boolean;
  /** It is a payment in the ledger, and stays one. */
  isBooked: boolean;
};

/**
 * `open` until it is paid, also after a try that failed; `processing` while a bank transfer or a charge of autopay is under way. A
 * canceled one is not the last word: when its money came all the same, it is booked.
 */
export const onlinePaymentStates = {
  open: { isOpen: true, isBooked: false },
  processing: { isOpen: true, isBooked: false },
  succeeded: { isOpen: false, isBooked: true },
  canceled: { isOpen: false, isBooked: false },
} as const satisfies Record<OnlinePaymentStatus, StateTraits>;

/** Those that have not ended. */
export const OPEN_ONLINE_PAYMENTS = onlinePaymentStatuses.filter(
  (status) => onlinePaymentStates[status].isOpen,
);

/** Who makes a transition. Autopay is the clock; Stripe tells us by events, and by its answers when we ask. */
export const onlinePaymentActors = ['customer', 'autopay', 'stripe'] as const;
export type OnlinePaymentActor = (typeof onlinePaymentActors)[number];

/** What a transition needs beside its state and actor; whoever asks for it checks that under the lock of the account. */
export const onlinePaymentRequirements = {
  'nothing under way': 'no other payment of the account is being confirmed',
  'something owed': 'what is owed is as much as Stripe takes',
  'charge is due': 'the day of the charge has come, and no other charge of the invoice is open',
  'newer news': 'nothing newer was heard of it',
  'by its customer': 'not a charge of autopay',
  'by autopay': 'a charge of autopay',
  'not right any more':
    'its method is gone, or it would not be charged now and Stripe does not have it',
  'money came': 'Stripe has the money, or tells of money that goes back',
} as const;
type OnlinePaymentRequirement = keyof typeof onlinePaymentRequirements;

/** What follows. The customer's open pages ask again after all that Stripe tells. */
type OnlinePaymentEffects = {
  audit?: 'online-payment-booked' | 'autopay-charge-failed';
  /** The mail to the customer. */
  mail?: 'online-receipt-mail' | 'autopay-failed-mail';
  /** What is asked of Stripe, by a job. */
  asks?: 'charge' | 'fee' | 'cancel';
};

const events = [
  'begin',
  'charge',
  'process',
  'reopen',
  'cancel',
  'fail',
  'withdraw',
  'book',
] as const;
export type OnlinePaymentEvent = (typeof events)[number];
export const onlinePaymentEvents: readonly OnlinePaymentEvent[] = events;

export type OnlinePaymentTransition = Transition<
  OnlinePaymentStatus,
  OnlinePaymentEvent,
  OnlinePaymentActor,
  OnlinePaymentRequirement,
  OnlinePaymentEffects
>;

export const onlinePaymentTransitions: readonly OnlinePaymentTransition[] = [
  {
    event: 'begin',
    from: ['new'],
    to: 'open',
    actors: ['customer'],
    requires: ['nothing under way', 'something owed'],
    effects: {},
  },
  {
    event: 'charge',
    from: ['new'],
    to: 'processing',
    actors: ['autopay'],
    requires: ['charge is due'],
    effects: { asks: 'charge' },
  },
  {
    event: 'process',
    from: ['open', 'processing'],
    to: 'processing',
    actors: ['stripe'],
    requires: ['newer news'],
    effects: {},
  },
  {
    event: 'reopen',
    from: ['open', 'processing'],
    to: 'open',
    actors: ['stripe'],
    requires: ['newer news', 'by its customer'],
    effects: {},
  },
  {
    event: 'cancel',
    from: ['open', 'processing'],
    to: 'canceled',
    actors: ['stripe'],
    requires: ['newer news', 'by its customer'],
    effects: {},
  },
  {
    event: 'fail',
    from: ['open', 'processing'],
    to: 'canceled',
    actors: ['stripe'],
    requires: ['by autopay'],
    effects: { audit: 'autopay-charge-failed', mail: 'autopay-failed-mail', asks: 'cancel' },
  },
  {
    event: 'withdraw',
    from: ['open', 'processing'],
    to: 'canceled',
    actors: ['autopay'],
    requires: ['by autopay', 'not right any more'],
    effects: {},
  },
  {
    event: 'book',
    from: ['open', 'processing', 'canceled'],
    to: 'succeeded',
    actors: ['stripe'],
    requires: ['money came'],
    effects: { audit: 'online-payment-booked', mail: 'online-receipt-mail', asks: 'fee' },
  },
];

/** The transition of an event by an actor from a state; undefined when the machine has none. */
export function onlinePaymentTransition(
  event: OnlinePaymentEvent,
  actor: OnlinePaymentActor,
  state: OnlinePaymentStatus | typeof NEW,
): OnlinePaymentTransition | undefined {
  return findTransition(onlinePaymentTransitions, { event, actor, state });
}
