// The machine of visits: every state by event by actor as its page shows it, and data that leaves nothing open.
import { describe, expect, it } from 'vitest';
import { NEW } from '#company/rules/platform/state-machine.ts';
import {
  visitActors,
  visitEvents,
  visitRequirements,
  visitStateOf,
  visitStates,
  visitStatuses,
  visitTransition,
  visitTransitions,
} from '#company/rules/visits/visit-machine.ts';
import {
  CAPACITY_VISITS,
  CREW_DAY_STATES,
  OPEN_VISITS,
  PAST_STATES,
  PLAN_VISITS,
} from '#company/rules/visits/visit-sets.ts';
import { machinePage, walk } from './machine-page.ts';

const machine = {
  title: 'States of a visit',
  intro:
    'Who may do what with a visit, in which of its states, what it needs and what follows: `src/company/rules/visits/visit-machine.ts`. Only `src/server/visits/core/write-visit.ts` writes visits, and it asks the machine.',
  states: visitStates,
  events: visitEvents,
  actors: visitActors,
  requirements: visitRequirements,
  transitions: visitTransitions,
  renew: 'npx vitest run --project pglite test/visit-machine.test.ts -u',
};

describe('the machine of visits', () => {
  it('is as docs/product/visit-states.md shows it', async () => {
    await expect(machinePage(machine)).toMatchFileSnapshot('../docs/product/visit-states.md');
  });

  it('says one thing of each state, event and actor', () => {
    for (const { event, actor, state } of walk(machine)) {
      const found = visitTransitions.filter(
        (one) =>
          one.event === event &&
          one.actors.some((may) => may === actor) &&
          one.from.some((from) => from === state),
      );
      expect([event, actor, state, found.length <= 1]).toEqual([event, actor, state, true]);
    }
  });

  it('leads to every state, has a use for every event, actor and requirement', () => {
    const all = walk(machine).filter(({ to }) => to !== undefined);
    expect(new Set(all.map(({ event }) => event))).toEqual(new Set(visitEvents));
    expect(new Set(all.map(({ actor }) => actor))).toEqual(new Set(visitActors));
    const reached = new Set(visitTransitions.flatMap(({ to }) => to));
    for (const state of Object.keys(visitStates)) expect([...reached]).toContain(state);
    const used = new Set(visitTransitions.flatMap(({ requires }) => requires));
    expect([...used].sort()).toEqual(Object.keys(visitRequirements).sort());
  });

  it('ends where nobody has a way on: what is canceled or paused comes back as a new visit', () => {
    const ends = walk(machine).filter(({ state }) => state === 'cancelled' || state === 'paused');
    expect(ends.filter(({ to }) => to !== undefined)).toEqual([]);
    expect(visitTransition('schedule', 'system', NEW)).toBeDefined();
  });

  it('stores each state as one of the statuses, and reads it back', () => {
    for (const [state, { status }] of Object.entries(visitStates)) {
      const skipKind = state === 'skipped' ? 'weather' : null;
      expect(visitStateOf({ status, skipKind })).toBe(state);
      expect(visitStatuses).toContain(status);
    }
  });

  it('has the sets that queries ask for', () => {
    expect(OPEN_VISITS).toEqual(['scheduled', 'in_progress']);
    expect(CAPACITY_VISITS).toEqual(['scheduled', 'in_progress', 'completed']);
    expect(PLAN_VISITS).toEqual(['scheduled', 'in_progress', 'completed', 'skipped']);
    expect(PAST_STATES).toEqual(['completed', 'skipped']);
    expect(CREW_DAY_STATES).toEqual(['scheduled', 'in_progress', 'completed', 'skipped']);
  });
});
