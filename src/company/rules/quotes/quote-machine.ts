// The states of a quote and its transitions: who may make each, what it needs and what follows. The server's writer, its policy,
// screens and tests read it; docs/product/quote-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';

/**
 * How a quote is stored: the column and its CHECK constraint are made from these. No row has `changes_requested` or `expired`,
 * which the first table allowed: a quote expires by its last day.
 */
export const quoteStatuses = [
  'draft',
  'sent',
  'changes_requested',
  'accepted',
  'declined',
  'expired',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** The states, as the API and screens name them: the schemas of the contract are made from these. */
export const quoteStateNames = ['draft', 'sent', 'accepted', 'declined', 'expired'] as const;
export type QuoteState = (typeof quoteStateNames)[number];

/** What counts in which state. */
type StateTraits = {
  /** How it is stored. */
  status: QuoteStatus;
  /** Its customer sees it. */
  isSent: boolean;
};

export const quoteStates: Readonly<Record<QuoteState, StateTraits>> = {
  draft: { status: 'draft', isSent: false },
  sent: { status: 'sent', isSent: true },
  accepted: { status: 'accepted', isSent: true },
  declined: { status: 'declined', isSent: true },
  expired: { status: 'sent', isSent: true },
};

/** The state of a stored quote on a day (YYYY-MM-DD at the company): it can be accepted through its last day. */
export function quoteStateOf(
  { status, validUntil }: { status: QuoteStatus; validUntil: string | null },
  today: string,
): QuoteState {
  if (status === 'draft' || status === 'accepted' || status === 'declined') return status;
  return validUntil !== null && validUntil < today ? 'expired' : 'sent';
}

/** Who makes a transition. */
export const quoteActors = ['customer', 'staff'] as const;
export type QuoteActor = (typeof quoteActors)[number];

/** What a transition needs beside its state and actor. */
export const quoteRequirements = {
  version: 'made from the quote as it is now',
  content: 'made from exactly what is shown now, choices included',
  request: 'its request is where it allows that, or makes its own transition with it',
  'request version': 'made from the request as it is now',
  'day ahead': 'a last day that is not past',
  signature: 'a whole name',
} as const;
type QuoteRequirement = keyof typeof quoteRequirements;

/** What follows. Mails are those of its request, whose transition goes with it. */
type QuoteEffects = {
  audit?:
    | 'quote-drafted'
    | 'quote-changed'
    | 'quote-sent'
    | 'quote-revised'
    | 'quote-accepted'
    | 'quote-declined';
  /** What is stored of it for good. */
  copy?: 'version' | 'acceptance';
  /** The version counts what its customer is offered: it rises when that is written anew. */
  version?: 'rises';
};

export const quoteEvents = [
  'draft',
  'change',
  'send',
  'view',
  'choose',
  'accept',
  'decline',
  'void',
  'revise',
] as const;
export type QuoteEvent = (typeof quoteEvents)[number];

export type QuoteTransition = Transition<
  QuoteState,
  QuoteEvent,
  QuoteActor,
  QuoteRequirement,
  QuoteEffects
>;

export const quoteTransitions: readonly QuoteTransition[] = [
  {
    event: 'draft',
    from: ['new'],
    to: 'draft',
    actors: ['staff'],
    requires: ['request', 'request version', 'day ahead'],
    effects: { audit: 'quote-drafted' },
  },
  {
    event: 'change',
    from: ['draft'],
    to: 'same',
    actors: ['staff'],
    requires: ['version', 'request', 'day ahead'],
    effects: { audit: 'quote-changed', version: 'rises' },
  },
  {
    event: 'send',
    from: ['draft'],
    to: 'sent',
    actors: ['staff'],
    requires: ['version', 'request', 'request version', 'day ahead'],
    effects: { audit: 'quote-sent', copy: 'version' },
  },
  {
    event: 'view',
    from: ['sent', 'accepted', 'declined', 'expired'],
    to: 'same',
    actors: ['customer'],
    requires: [],
    effects: {},
  },
  {
    event: 'choose',
    from: ['sent'],
    to: 'same',
    actors: ['customer'],
    requires: ['version', 'request'],
    effects: {},
  },
  {
    event: 'accept',
    from: ['sent'],
    to: 'accepted',
    actors: ['customer'],
    requires: ['version', 'content', 'request', 'signature'],
    effects: { audit: 'quote-accepted', copy: 'acceptance' },
  },
  {
    event: 'decline',
    from: ['sent', 'expired'],
    to: 'declined',
    actors: ['customer'],
    requires: ['version', 'request'],
    effects: { audit: 'quote-declined' },
  },
  {
    event: 'void',
    from: ['sent', 'expired'],
    to: 'declined',
    actors: ['staff'],
    requires: ['request'],
    effects: {},
  },
  {
    event: 'revise',
    from: ['sent', 'declined', 'expired'],
    to: 'sent',
    actors: ['staff'],
    requires: ['version', 'request', 'day ahead'],
    effects: { audit: 'quote-revised', copy: 'version', version: 'rises' },
  },
];

/** The transition of an event by an actor from a state; undefined when the machine has none. */
export function quoteTransition(
  event: QuoteEvent,
  actor: QuoteActor,
  state: QuoteState | typeof NEW,
): QuoteTransition | undefined {
  return findTransition(quoteTransitions, { event, actor, state });
}
