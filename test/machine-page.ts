// Writes a state machine as the page that people read: a picture, its transitions, and every state by event by actor.
import { findTransition, NEW, type Transition } from '#company/rules/platform/state-machine.ts';

type AnyTransition = Transition<string, string, string, string, object>;

/** A machine with what its page says of it. */
export type MachinePage = {
  title: string;
  /** What is written above the picture. */
  intro: string;
  states: Readonly<Record<string, Readonly<Record<string, string | boolean | null>>>>;
  events: readonly string[];
  actors: readonly string[];
  requirements: Readonly<Record<string, string>>;
  transitions: readonly AnyTransition[];
  /** States that come by themselves, as time passes. */
  passing?: readonly { from: string; to: string; when: string }[];
  /** States that the API knows and nothing leads to. */
  unreached?: readonly string[];
  /** The command that writes the page anew. */
  renew: string;
};

/** The page as Markdown. */
export function machinePage(machine: MachinePage): string {
  const { title, intro, renew } = machine;
  return [
    `# ${title}`,
    intro,
    `This page is made from the data. \`${renew}\` writes it anew; a test compares.`,
    ['```mermaid', 'stateDiagram-v2', ...picture(machine), '```'].join('\n'),
    '## What counts in which state',
    traitTable(machine),
    ...unreachedNote(machine),
    '## Transitions',
    transitionTable(machine),
    'Requirements:',
    Object.entries(machine.requirements)
      .map(([name, meaning]) => `- *${name}*: ${meaning}`)
      .join('\n'),
    '## Every state, event and actor',
    'A dash is a refusal, “same” changes something of it and leaves the state.',
    wholeTable(machine),
    '',
  ].join('\n\n');
}

/** Which state each event leads to, by each actor from each state; undefined where the machine refuses it. */
export function walk({
  states,
  events,
  actors,
  transitions,
}: Pick<MachinePage, 'states' | 'events' | 'actors' | 'transitions'>) {
  const from = beginningsOf(states);
  return events.flatMap((event) =>
    actors.flatMap((actor) =>
      from.map((state) => {
        const found = findTransition(transitions, { event, actor, state });
        return { event, actor, state, to: found && targetsOf(found).join(' or ') };
      }),
    ),
  );
}

/** Where transitions can begin: leads have a stage of that name, and arrive by themselves. */
function beginningsOf(states: MachinePage['states']): string[] {
  const names = Object.keys(states);
  return names.includes(NEW) ? names : [NEW, ...names];
}

function picture({ states, transitions, passing = [] }: MachinePage): string[] {
  const arrows = transitions.flatMap((one) =>
    one.to === 'same'
      ? []
      : one.from.flatMap((from) => targetsOf(one).map((to) => ({ from, to, event: one.event }))),
  );
  const events = new Map<string, Set<string>>();
  for (const { from, to, event } of arrows) {
    const arrow = `${from === NEW && !(NEW in states) ? '[*]' : from} --> ${to}`;
    events.set(arrow, (events.get(arrow) ?? new Set()).add(event));
  }
  return [
    ...[...events].map(([arrow, names]) => `  ${arrow}: ${[...names].join(', ')}`),
    ...passing.map(({ from, to, when }) => `  ${from} --> ${to}: ${when}`),
  ];
}

function unreachedNote({ unreached = [] }: MachinePage): string[] {
  return unreached.map(
    (state) => `The API knows \`${state}\`, and a row may have it; nothing here leads to it.`,
  );
}

function traitTable({ states }: MachinePage): string {
  const names = Object.keys(Object.values(states)[0] ?? {});
  const rows = Object.entries(states).map(([state, traits]) => [
    state,
    ...names.map((name) => shown(traits[name])),
  ]);
  return table(['State', ...names], rows);
}

function transitionTable({ transitions }: MachinePage): string {
  const rows = transitions.map((one) => [
    one.event,
    one.from.join(', '),
    targetsOf(one).join(' or '),
    one.actors.join(', '),
    one.requires.join(', '),
    Object.entries(one.effects)
      .map(([kind, value]) => `${kind}: ${value}`)
      .join(', '),
  ]);
  return table(['Event', 'From', 'To', 'By', 'Requires', 'Effects'], rows);
}

function wholeTable(machine: MachinePage): string {
  const from = beginningsOf(machine.states);
  const all = walk(machine);
  const rows = machine.events.flatMap((event) =>
    machine.actors.map((actor) => [
      event,
      actor,
      ...from.map(
        (state) =>
          all.find((one) => one.event === event && one.actor === actor && one.state === state)
            ?.to ?? '–',
      ),
    ]),
  );
  return table(['Event', 'By', ...from], rows);
}

function targetsOf({ to }: AnyTransition): readonly string[] {
  return typeof to === 'string' ? [to] : to;
}

function shown(value: string | boolean | null | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value ?? '';
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
