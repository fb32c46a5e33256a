// What the office has changed of a crew's day since the crew last looked (docs/product/crew-page.md#what-changed).
import type { CrewDay, CrewStop } from '#contract/visits/crew-day.ts';

/** One change of a stop; `order` is of the day. */
export type DayChange =
  | { kind: 'added' | 'otherCrew' | 'canceled' | 'gone' | 'note' | 'time'; stop: CrewStop }
  | { kind: 'moved'; stop: CrewStop; date: string }
  | { kind: 'order' };

/** The changes of a day between two readings. What the crew reports itself is none. */
export function changesBetween(seen: CrewDay, now: CrewDay): DayChange[] {
  const before = new Map(seen.stops.map((stop) => [stop.stop, stop]));
  const after = new Map(now.stops.map((stop) => [stop.stop, stop]));
  const left = seen.stops.filter(({ stop }) => !after.has(stop));
  const staying = now.stops.filter(({ stop }) => before.has(stop));
  return [
    ...left.map((stop) => whereTo(stop, now)),
    ...now.stops.filter(({ stop }) => !before.has(stop)).map((stop) => added(stop)),
    ...staying.flatMap((stop) => changesOf(before.get(stop.stop) ?? stop, stop)),
    ...(isSameOrder(seen, staying) ? [] : [{ kind: 'order' } as const]),
  ];
}

function added(stop: CrewStop): DayChange {
  return { kind: 'added', stop };
}

function whereTo(stop: CrewStop, { date, left }: CrewDay): DayChange {
  const found = left.find((one) => one.stop === stop.stop);
  if (!found) return { kind: 'gone', stop };
  if (found.date === null) return { kind: 'canceled', stop };
  return found.date === date
    ? { kind: 'otherCrew', stop }
    : { kind: 'moved', stop, date: found.date };
}

function changesOf(before: CrewStop, after: CrewStop): DayChange[] {
  if (after.state === 'done' || after.state === 'skipped') return [];
  const notes = ({ customerNote, instructions, pets }: CrewStop) =>
    JSON.stringify([customerNote, instructions, pets]);
  return [
    ...(notes(before) === notes(after) ? [] : [{ kind: 'note', stop: after } as const]),
    ...(before.window === after.window ? [] : [{ kind: 'time', stop: after } as const]),
  ];
}

function isSameOrder(seen: CrewDay, staying: readonly CrewStop[]): boolean {
  const names = new Set(staying.map(({ stop }) => stop));
  const before = seen.stops.filter(({ stop }) => names.has(stop));
  return before.every(({ stop }, index) => staying[index]?.stop === stop);
}
