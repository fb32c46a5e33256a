// The stages of a lead and its transitions: who may make each, what it needs and what follows. The server's writer, its policy,
// screens and tests read it; docs/product/lead-states.md is made from it.
import { findTransition, type Transition } from '../platform/state-machine.ts';

/** How far a lead can come: the column, its CHECK constraint and the schemas of the contract are made from these. */
export const leadStageValues = [
  'new',
  'contacted',
  'quoted',
  'booked',
  'won',
  'lost',
  'spam',
] as const;
export type LeadStage = (typeof leadStageValues)[number];

/** The stages that who has asked is told of: booked is one in which we are in touch, and spam is not shown. */
export const customerStages = ['new', 'contacted', 'quoted', 'won', 'lost'] as const;

/** Where a lead came from. */
export const leadKinds = ['quote', 'plan', 'booking', 'call'] as const;
export type LeadKind = (typeof leadKinds)[number];

/** What staff say of a held lead: it is from a person; it is to be looked at after all; of a booking: its time is given back. */
export const leadDecisions = ['not-spam', 'hold', 'release'] as const;
export type LeadDecision = (typeof leadDecisions)[number];

/** What an entry of a lead's thread is. */
export const leadEntryKinds = [
  'note',
  'call',
  'mail-out',
  'mail-in',
  'stage',
  'assignment',
  'made',
] as const;
export type LeadEntryKind = (typeof leadEntryKinds)[number];

/** What counts in which stage. */
type StageTraits = {
  /** Someone still has to do something about it. */
  isOpen: boolean;
  /** It goes on when its person writes again. */
  isClosed: boolean;
};

/** The stages. Whether a lead is held for a look at it is beside them: a requirement of what can be done. */
export const leadStates: Readonly<Record<LeadStage, StageTraits>> = {
  new: { isOpen: true, isClosed: false },
  contacted: { isOpen: true, isClosed: false },
  quoted: { isOpen: true, isClosed: false },
  booked: { isOpen: true, isClosed: false },
  won: { isOpen: false, isClosed: true },
  lost: { isOpen: false, isClosed: true },
  spam: { isOpen: false, isClosed: false },
};

/** Those of the inbox's first list. */
export const OPEN_STAGES = leadStageValues.filter((stage) => leadStates[stage].isOpen);

/** Who makes a transition: who has asked or written, or staff. */
export const leadActors = ['customer', 'staff'] as const;
export type LeadActor = (typeof leadActors)[number];

/** What a transition needs beside its stage and actor. */
export const leadRequirements = {
  version: 'made from the lead as it is now',
  'not held': 'no one has to look first whether it is spam',
  'no time to decide': 'no booking whose time is kept until someone decides',
  'time to decide': 'a booking whose time was kept, decided the same way',
  'request of a form': 'a request for a quote or a plan',
  address: 'an address for mail',
} as const;
type LeadRequirement = keyof typeof leadRequirements;

/** What follows. */
type LeadEffects = {
  audit?:
    | 'lead-moved'
    | 'lead-assigned'
    | 'lead-called'
    | 'lead-answered'
    | 'lead-let-in'
    | 'lead-held'
    | 'lead-released'
    | 'lead-made-customer'
    | 'lead-made-request'
    | 'lead-booked';
  /** What its thread says of it. */
  entry?: LeadEntryKind;
  /** The first answer stops the clock. */
  clock?: 'stops';
};

export const leadEvents = [
  'move',
  'assign',
  'call',
  'answer',
  'reply',
  'hold',
  'letIn',
  'release',
  'makeCustomer',
  'makeRequest',
  'book',
  'offerPlan',
  'startPlan',
] as const;
export type LeadEvent = (typeof leadEvents)[number];

export type LeadTransition = Transition<
  LeadStage,
  LeadEvent,
  LeadActor,
  LeadRequirement,
  LeadEffects
>;

/** The first answer leads out of the first stage. */
const ANSWERED = leadStageValues.filter((stage) => stage !== 'new' && stage !== 'spam');
const NOT_SPAM = leadStageValues.filter((stage) => stage !== 'spam');
const CLOSED = leadStageValues.filter((stage) => leadStates[stage].isClosed);

const called = { audit: 'lead-called', entry: 'call', clock: 'stops' } as const;
const answered = { audit: 'lead-answered', entry: 'mail-out', clock: 'stops' } as const;
const held = { audit: 'lead-held', entry: 'made' } as const;
const letIn = { audit: 'lead-let-in', entry: 'made' } as const;

/** A lead arrives with its source, by a trigger of that: a booking as booked, everything else as new. */
export const leadTransitions: readonly LeadTransition[] = [
  {
    event: 'move',
    from: leadStageValues,
    to: leadStageValues,
    actors: ['staff'],
    requires: ['version', 'no time to decide'],
    effects: { audit: 'lead-moved', entry: 'stage' },
  },
  {
    event: 'assign',
    from: leadStageValues,
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: { audit: 'lead-assigned', entry: 'assignment' },
  },
  {
    event: 'call',
    from: ['new'],
    to: 'contacted',
    actors: ['staff'],
    requires: [],
    effects: called,
  },
  {
    event: 'call',
    from: [...ANSWERED, 'spam'],
    to: 'same',
    actors: ['staff'],
    requires: [],
    effects: called,
  },
  {
    event: 'answer',
    from: ['new'],
    to: 'contacted',
    actors: ['staff'],
    requires: ['not held', 'address'],
    effects: answered,
  },
  {
    event: 'answer',
    from: ANSWERED,
    to: 'same',
    actors: ['staff'],
    requires: ['not held', 'address'],
    effects: answered,
  },
  {
    event: 'reply',
    from: CLOSED,
    to: 'contacted',
    actors: ['customer'],
    requires: [],
    effects: { entry: 'mail-in' },
  },
  {
    event: 'reply',
    from: OPEN_STAGES,
    to: 'same',
    actors: ['customer'],
    requires: [],
    effects: { entry: 'mail-in' },
  },
  {
    event: 'hold',
    from: NOT_SPAM,
    to: 'same',
    actors: ['staff'],
    requires: ['version', 'request of a form'],
    effects: held,
  },
  {
    event: 'hold',
    from: ['spam'],
    to: 'new',
    actors: ['staff'],
    requires: ['version', 'request of a form'],
    effects: held,
  },
  {
    event: 'letIn',
    from: NOT_SPAM,
    to: 'same',
    actors: ['staff'],
    requires: ['version'],
    effects: letIn,
  },
  {
    event: 'letIn',
    from: ['spam'],
    to: 'new',
    actors: ['staff'],
    requires: ['version'],
    effects: letIn,
  },
  {
    event: 'release',
    from: leadStageValues,
    to: 'spam',
    actors: ['staff'],
    requires: ['version', 'time to decide'],
    effects: { audit: 'lead-released', entry: 'made' },
  },
  {
    event: 'makeCustomer',
    from: NOT_SPAM,
    to: 'same',
    actors: ['staff'],
    requires: ['version', 'not held', 'address'],
    effects: { audit: 'lead-made-customer', entry: 'made' },
  },
  {
    event: 'makeRequest',
    from: NOT_SPAM,
    to: 'same',
    actors: ['staff'],
    requires: ['version', 'not held', 'address'],
    effects: { audit: 'lead-made-request', entry: 'made' },
  },
  {
    event: 'book',
    from: NOT_SPAM,
    to: 'booked',
    actors: ['staff'],
    requires: ['not held'],
    effects: { audit: 'lead-booked', entry: 'made', clock: 'stops' },
  },
  {
    event: 'offerPlan',
    from: NOT_SPAM,
    to: 'quoted',
    actors: ['staff'],
    requires: ['not held'],
    effects: { entry: 'made', clock: 'stops' },
  },
  {
    event: 'startPlan',
    from: leadStageValues,
    to: 'won',
    actors: ['customer', 'staff'],
    requires: [],
    effects: { entry: 'made', clock: 'stops' },
  },
];

/** The transition of an event by an actor from a stage; undefined when the machine has none. */
export function leadTransition(
  event: LeadEvent,
  actor: LeadActor,
  stage: LeadStage,
): LeadTransition | undefined {
  return findTransition(leadTransitions, { event, actor, state: stage });
}

/** Why an actor cannot do something with a lead: it is spam or held as such, or its time waits for a decision. Null when they can. */
export function leadObstacle(
  event: LeadEvent,
  actor: LeadActor,
  { stage, kind, isHeld }: { stage: LeadStage; kind: LeadKind; isHeld: boolean },
): 'spam' | 'decision' | null {
  const transition = leadTransition(event, actor, stage);
  if (!transition || (transition.requires.includes('not held') && isHeld)) return 'spam';
  const isKept = kind === 'booking' && isHeld;
  return transition.requires.includes('no time to decide') && isKept ? 'decision' : null;
}
