// The states of a review and its transitions: who may make each, what it needs and what follows. The server's writer, its policy,
// screens and tests read it; docs/product/review-states.md is made from it.
import { findTransition, type Transition } from '../platform/state-machine.ts';

/** How a review is stored: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const reviewStatuses = ['new', 'published', 'not_published', 'withdrawn'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What counts in which state. */
type StateTraits = {
  /** Waits on Today until the office has looked at it. */
  isOnList: boolean;
  /** Everyone reads it, as it was written: its words can no longer be changed. */
  isShown: boolean;
};

export const reviewStates = {
  new: { isOnList: true, isShown: false },
  published: { isOnList: false, isShown: true },
  not_published: { isOnList: false, isShown: false },
  withdrawn: { isOnList: false, isShown: false },
} as const satisfies Record<ReviewStatus, StateTraits>;

/** Who makes a transition. */
export const reviewActors = ['customer', 'office'] as const;
export type ReviewActor = (typeof reviewActors)[number];

/** What a transition needs beside its state and actor (server/site/reviews/review.policy.ts checks it). */
export const reviewRequirements = {
  version: 'made from the review as it is now',
  'open link': 'the link of the visit is not over',
  consent: 'the customer wants it published',
  reason: 'one of the lawful reasons; stars are none',
} as const;
type ReviewRequirement = keyof typeof reviewRequirements;

/** What follows. The office's open pages ask again after each. */
type ReviewEffects = { audit?: 'review-published' | 'review-refused' | 'review-answered' };

export const reviewEvents = ['write', 'publish', 'refuse', 'reply', 'withdraw'] as const;
export type ReviewEvent = (typeof reviewEvents)[number];

export type ReviewTransition = Transition<
  ReviewStatus,
  ReviewEvent,
  ReviewActor,
  ReviewRequirement,
  ReviewEffects
>;

export const reviewTransitions: readonly ReviewTransition[] = [
  {
    // The first one is new as well: there is nothing before it.
    event: 'write',
    from: ['new', 'not_published'],
    to: 'new',
    actors: ['customer'],
    requires: ['version', 'open link'],
    effects: {},
  },
  {
    event: 'withdraw',
    from: ['new', 'published', 'not_published'],
    to: 'withdrawn',
    actors: ['customer'],
    requires: [],
    effects: {},
  },
  {
    event: 'publish',
    from: ['new', 'published', 'not_published'],
    to: 'published',
    actors: ['office'],
    requires: ['version', 'consent'],
    effects: { audit: 'review-published' },
  },
  {
    event: 'refuse',
    from: ['new', 'published', 'not_published'],
    to: 'not_published',
    actors: ['office'],
    requires: ['version', 'reason'],
    effects: { audit: 'review-refused' },
  },
  {
    event: 'reply',
    from: ['new', 'published', 'not_published'],
    to: 'same',
    actors: ['office'],
    requires: ['version'],
    effects: { audit: 'review-answered' },
  },
];

/** The transition of an event by one side from a state; undefined when the machine has none. */
export function reviewTransition(
  event: ReviewEvent,
  actor: ReviewActor,
  state: ReviewStatus,
): ReviewTransition | undefined {
  return findTransition(reviewTransitions, { event, actor, state });
}

/** The statuses that wait on Today. */
export const ON_REVIEW_LIST = reviewStatuses.filter((status) => reviewStates[status].isOnList);

/** Whether one side can do something with a review in a state. */
export function canDoWithReview(event: ReviewEvent, actor: ReviewActor, state: ReviewStatus) {
  return reviewTransition(event, actor, state) !== undefined;
}
