// The machine of visits: its ends, how its states are stored, and the sets that queries ask for.
import { describe, expect, it } from 'vitest';
import { NEW } from '#company/rules/platform/state-machine.ts';
import {
  visitActors,
  visitEvents,
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
import { visitStateOf, visitStates, visitStatuses } from '#company/rules/visits/visit-states.ts';
import { walk } from './machine-page.ts';

describe('the machine of visits', () => {
  it('ends where no one has a way on: what is canceled or paused comes back as a new visit', () => {
    const all = walk({
      states: visitStates,
      events: visitEvents,
      actors: visitActors,
      transitions: visitTransitions,
    });
    const ends = all.filter(({ state }) => state === 'cancelled' || state === 'paused');
    expect(ends.filter(({ to }) => to !== undefined)).toEqual([]);
    expect(visitTransition('schedule', 'system', NEW)).toBeDefined();
  });

  it('stores each state as one of the statuses, and reads it back', () => {
    for (const [state, { status }] of Object.entries(visitStates)) {
      const kinds: Record<string, string> = { skipped: 'weather', customer_skipped: 'customer' };
      const skipKind = kinds[state] ?? null;
      expect(visitStateOf({ status, skipKind })).toBe(state);
      expect(visitStatuses).toContain(status);
    }
  });

  it('has the sets that queries ask for', () => {
    expect(OPEN_VISITS).toEqual(['scheduled', 'in_progress']);
    expect(CAPACITY_VISITS).toEqual(['scheduled', 'in_progress', 'completed']);
    expect(PLAN_VISITS).toEqual(['scheduled', 'in_progress', 'completed', 'skipped']);
    expect(PAST_STATES).toEqual(['completed', 'skipped', 'customer_skipped']);
    expect(CREW_DAY_STATES).toEqual([
      'scheduled',
      'in_progress',
      'completed',
      'skipped',
      'customer_skipped',
    ]);
  });
});
