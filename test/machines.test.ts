// Every machine: each state by event by actor as its page shows it, and data that leaves nothing open.
import { describe, expect, it } from 'vitest';
import { machinePage, walk } from './machine-page.ts';
import { machines } from './machines.ts';

describe.each(Object.entries(machines))('the machine of %s', (page, machine) => {
  const { states, events, actors, requirements, transitions } = machine;
  const { passing = [], unreached = [] } = machine;

  it('is as its page shows it', async () => {
    await expect(machinePage(machine)).toMatchFileSnapshot(`../docs/product/${page}.md`);
  });

  it('says one thing of each state, event and actor', () => {
    for (const { event, actor, state } of walk(machine)) {
      const found = transitions.filter(
        (one) => one.event === event && one.actors.includes(actor) && one.from.includes(state),
      );
      expect([event, actor, state, found.length <= 1]).toEqual([event, actor, state, true]);
    }
  });

  it('leads to every state, has a use for every event, actor and requirement', () => {
    const all = walk(machine).filter(({ to }) => to !== undefined);
    expect(new Set(all.map(({ event }) => event))).toEqual(new Set(events));
    expect(new Set(all.map(({ actor }) => actor))).toEqual(new Set(actors));
    const reached = new Set([...transitions, ...passing].flatMap(({ to }) => to));
    for (const state of Object.keys(states)) {
      expect([state, reached.has(state)]).toEqual([state, !unreached.includes(state)]);
    }
    const used = new Set(transitions.flatMap(({ requires }) => requires));
    expect([...used].sort()).toEqual(Object.keys(requirements).sort());
  });
});
