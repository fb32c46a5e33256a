// What a crew reports from its day, and what became of each report.
import { breakTapKinds } from './breaks.ts';

/** Each is one tap; a photo comes with its file, all others by themselves. */
export const crewActionKinds = [
  'set-out',
  'undo-set-out',
  'arrived',
  'tick',
  'photo',
  'people',
  'break-start',
  'break-end',
  'size',
  'application',
  'done',
  'problem',
] as const;
export type CrewActionKind = (typeof crewActionKinds)[number];

/** What is reported of the day as a whole, of people by name. */
const dayActionKinds = ['people', ...breakTapKinds] as const satisfies readonly CrewActionKind[];
export type DayActionKind = (typeof dayActionKinds)[number];

export function isDayAction(kind: CrewActionKind): kind is DayActionKind {
  return dayActionKinds.some((one) => one === kind);
}

/** It counted, it was known already, something is missing, or the stop has changed since. */
export const crewOutcomes = ['taken', 'known', 'refused', 'conflict'] as const;
export type CrewOutcome = (typeof crewOutcomes)[number];
