// The machine of offers of plans: every state by event by actor as its page shows it, and data that leaves nothing open.
import { describe, expect, it } from 'vitest';
import { planOfferStatuses } from '#company/rules/visits/plan-agreement.ts';
import {
  planOfferActors,
  planOfferEvents,
  planOfferRequirements,
  planOfferStates,
  planOfferTransitions,
} from '#company/rules/visits/plan-offer-machine.ts';
import { machinePage, walk } from './machine-page.ts';

const machine = {
  title: 'States of an offer of a plan',
  intro:
    'Who may do what with an offer of a plan, in which of its states, what it needs and what follows: `src/company/rules/visits/plan-offer-machine.ts`. Only `src/server/visits/offers/write-plan-offer.ts` writes offers, and it asks the machine.',
  states: planOfferStates,
  events: planOfferEvents,
  actors: planOfferActors,
  requirements: planOfferRequirements,
  transitions: planOfferTransitions,
  renew: 'npx vitest run --project pglite test/plan-offer-machine.test.ts -u',
};

describe('the machine of offers', () => {
  it('is as docs/product/plan-offer-states.md shows it', async () => {
    await expect(machinePage(machine)).toMatchFileSnapshot('../docs/product/plan-offer-states.md');
  });

  it('says one thing of each state, event and actor', () => {
    for (const { event, actor, state } of walk(machine)) {
      const found = planOfferTransitions.filter(
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
    expect(new Set(all.map(({ event }) => event))).toEqual(new Set(planOfferEvents));
    expect(new Set(all.map(({ actor }) => actor))).toEqual(new Set(planOfferActors));
    const reached = new Set(planOfferTransitions.flatMap(({ to }) => to));
    for (const state of planOfferStatuses) expect([...reached]).toContain(state);
    const used = new Set(planOfferTransitions.flatMap(({ requires }) => requires));
    expect([...used].sort()).toEqual(Object.keys(planOfferRequirements).sort());
  });

  it('ends with an answer: nobody changes what was agreed to, declined or withdrawn', () => {
    const closed = planOfferStatuses.filter((state) => !planOfferStates[state].isOpen);
    const onward = walk(machine).filter(
      ({ state, to }) => to && closed.some((one) => one === state),
    );
    expect(onward).toEqual([]);
  });
});
