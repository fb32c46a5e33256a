// The states of an offer of a plan and its transitions: who may make each, what it needs and what follows. The server's writer,
// its policy, screens and tests read it; docs/product/plan-offer-states.md is made from it.
import { findTransition, type NEW, type Transition } from '../platform/state-machine.ts';

/** How an offer of a plan stands. One that is sent ends by itself after its last day. */
export const planOfferStatuses = ['draft', 'sent', 'accepted', 'declined', 'withdrawn'] as const;
export type PlanOfferStatus = (typeof planOfferStatuses)[number];

/** What counts in which state. */
type StateTraits = {
  /** Takes the one open offer that a property has of a kind. */
  isOpen: boolean;
  /** Stands, or became a plan: neither declined nor withdrawn. */
  isLive: boolean;
  /** Its customer sees it, in the portal and behind its link. */
  isShown: boolean;
  /** Its content is what was sent, and never changes. */
  isSealed: boolean;
};

export const planOfferStates = {
  draft: { isOpen: true, isLive: true, isShown: false, isSealed: false },
  sent: { isOpen: true, isLive: true, isShown: true, isSealed: true },
  accepted: { isOpen: false, isLive: true, isShown: true, isSealed: true },
  declined: { isOpen: false, isLive: false, isShown: true, isSealed: true },
  withdrawn: { isOpen: false, isLive: false, isShown: true, isSealed: true },
} as const satisfies Record<PlanOfferStatus, StateTraits>;

/** Those that take the one open offer that a property has of a kind, and those that were answered or withdrawn. */
export const OPEN_OFFERS = planOfferStatuses.filter((status) => planOfferStates[status].isOpen);
export const CLOSED_OFFERS = planOfferStatuses.filter((status) => !planOfferStates[status].isOpen);

type LiveOfferStatus = {
  [Status in PlanOfferStatus]: (typeof planOfferStates)[Status]['isLive'] extends true
    ? Status
    : never;
}[PlanOfferStatus];

/** Those that stand or became a plan. */
export const LIVE_OFFERS = planOfferStatuses.filter(isLiveOffer);

export function isLiveOffer(status: PlanOfferStatus): status is LiveOfferStatus {
  return planOfferStates[status].isLive;
}

/** Who makes a transition. The system is a rule: an offer whose last day is over makes room for the next one. */
export const planOfferActors = ['customer', 'staff', 'system'] as const;
export type PlanOfferActor = (typeof planOfferActors)[number];

/** What a transition needs beside its state and actor (server/visits/offers/plan-offer.policy.ts checks it). */
export const planOfferRequirements = {
  version: 'made from the offer as it is now',
  'one open offer': 'the property has no other open offer of the kind',
  'no live plan': 'the property has no plan of the kind that has not ended',
  'in time': 'its last day is not over',
  'last day over': 'its last day is over',
  'same text': 'the hash of the text that the person has before them',
  signature: 'a typed name',
  'who said it': 'who said yes, how and when',
} as const;
type PlanOfferRequirement = keyof typeof planOfferRequirements;

/** What follows. */
type PlanOfferEffects = {
  audit:
    | 'plan-offer-drafted'
    | 'plan-offer-changed'
    | 'plan-offer-sent'
    | 'plan-offer-accepted'
    | 'plan-offer-agreed-for'
    | 'plan-offer-declined'
    | 'plan-offer-withdrawn'
    | 'plan-offer-lapsed';
  /** Who gets a mail about it. */
  mail?: 'customer' | 'office' | 'customer and office';
  /** The plan, its agreement and its visits are there. */
  starts?: 'plan';
};

const events = [
  'draft',
  'change',
  'send',
  'agree',
  'recordYes',
  'decline',
  'withdraw',
  'lapse',
] as const;
export type PlanOfferEvent = (typeof events)[number];
export const planOfferEvents: readonly PlanOfferEvent[] = events;

export type PlanOfferTransition = Transition<
  PlanOfferStatus,
  PlanOfferEvent,
  PlanOfferActor,
  PlanOfferRequirement,
  PlanOfferEffects
>;

export const planOfferTransitions: readonly PlanOfferTransition[] = [
  {
    event: 'draft',
    from: ['new'],
    to: 'draft',
    actors: ['staff'],
    requires: ['one open offer', 'no live plan'],
    effects: { audit: 'plan-offer-drafted' },
  },
  {
    event: 'change',
    from: ['draft'],
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'plan-offer-changed' },
  },
  {
    event: 'send',
    from: ['draft'],
    to: 'sent',
    actors: ['staff'],
    requires: ['version', 'no live plan', 'in time'],
    effects: { audit: 'plan-offer-sent', mail: 'customer' },
  },
  {
    event: 'agree',
    from: ['sent'],
    to: 'accepted',
    actors: ['customer'],
    requires: ['version', 'same text', 'in time', 'no live plan', 'signature'],
    effects: { audit: 'plan-offer-accepted', mail: 'customer and office', starts: 'plan' },
  },
  {
    event: 'recordYes',
    from: ['sent'],
    to: 'accepted',
    actors: ['staff'],
    requires: ['version', 'same text', 'in time', 'no live plan', 'who said it'],
    effects: { audit: 'plan-offer-agreed-for', mail: 'customer and office', starts: 'plan' },
  },
  {
    event: 'decline',
    from: ['sent'],
    to: 'declined',
    actors: ['customer'],
    requires: ['version'],
    effects: { audit: 'plan-offer-declined', mail: 'office' },
  },
  {
    event: 'withdraw',
    from: ['draft', 'sent'],
    to: 'withdrawn',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'plan-offer-withdrawn' },
  },
  {
    event: 'lapse',
    from: ['sent'],
    to: 'withdrawn',
    actors: ['system'],
    requires: ['last day over'],
    effects: { audit: 'plan-offer-lapsed' },
  },
];

/** The transition of an event by an actor from a state; undefined when the machine has none. */
export function planOfferTransition(
  event: PlanOfferEvent,
  actor: PlanOfferActor,
  state: PlanOfferStatus | typeof NEW,
): PlanOfferTransition | undefined {
  return findTransition(planOfferTransitions, { event, actor, state });
}
