// Who is on a break after a tap of this telephone, which the server may not know yet.
import type { CrewDay } from '#contract/visits/crew-day.ts';
import type { Kept } from './device-store.ts';

type OnBreak = CrewDay['onBreak'];

export function withBreak(before: OnBreak, { tapped, takenAt }: Kept): OnBreak {
  if (tapped.kind === 'break-end') {
    return before.filter(({ name }) => !tapped.people.includes(name));
  }
  if (tapped.kind !== 'break-start') return before;
  const known = new Set(before.map(({ name }) => name));
  const added = tapped.people.filter((name) => !known.has(name));
  return [...before, ...added.map((name) => ({ name, since: takenAt }))];
}
