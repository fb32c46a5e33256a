// What a state machine is here: data that the server, screens, tests and the page of its states read alike.

/** What is there before the first transition. */
export const NEW = 'new';

/** One way from states to another one: who may make it, what it needs, and what follows. */
export type Transition<
  State extends string,
  Event extends string,
  Actor extends string,
  Requirement extends string,
  Effects,
> = {
  event: Event;
  from: readonly (State | typeof NEW)[];
  /** 'same' leaves the state as it is; of several states the program knows which one it was before. */
  to: State | 'same' | readonly State[];
  actors: readonly Actor[];
  requires: readonly Requirement[];
  effects: Effects;
};

/** The transition that an actor can make from a state by an event; undefined when there is none. */
export function findTransition<One extends Transition<string, string, string, string, unknown>>(
  transitions: readonly One[],
  { state, event, actor }: { state: string; event: One['event']; actor: One['actors'][number] },
): One | undefined {
  return transitions.find(
    (one) =>
      one.event === event &&
      one.from.some((from) => from === state) &&
      one.actors.some((may) => may === actor),
  );
}

/**
 * The state after a transition that leads to one.
 *
 * @param before The state that it is made from; none for the first one.
 * @throws Error for a transition that leads to several, or to the same where there is none yet.
 */
export function stateAfter<State extends string>(
  { event, to }: Pick<Transition<State, string, string, string, unknown>, 'event' | 'to'>,
  before?: State,
): State {
  const after = to === 'same' ? before : to;
  if (typeof after === 'string') return after;
  throw new Error(`${event} leads to no one state`);
}
