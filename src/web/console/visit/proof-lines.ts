// Which lines of work a visit shows, and how each stands.
import type { ConsoleVisit } from '#contract/visits/console-visit.ts';

/** `open` is still to be done; `unchecked` was left when the visit was over. */
export type ProofLine = { label: string; state: 'done' | 'open' | 'unchecked' };

/**
 * What the customer reads as done comes first. Lines of the crew's checklist that are not ticked follow: as open while the
 * visit is under way, as unchecked once it is over; not at all when the crew ticked none, because the office then wrote
 * what was done.
 */
export function proofLines(
  { workDone, checklist }: Pick<ConsoleVisit, 'workDone' | 'checklist'>,
  isOver: boolean,
): ProofLine[] {
  const ticked = checklist.filter(({ isDone }) => isDone).map(({ label }) => label);
  const done = [...new Set([...workDone, ...ticked])];
  const hidesRest = isOver && workDone.length > 0 && ticked.length === 0;
  const rest = hidesRest
    ? []
    : checklist.filter(({ isDone, label }) => !isDone && !done.includes(label));
  return [
    ...done.map((label) => ({ label, state: 'done' as const })),
    ...rest.map(({ label }) => ({
      label,
      state: isOver ? ('unchecked' as const) : ('open' as const),
    })),
  ];
}
