// Where the visits of a day go when it is moved as a whole, and what stands against it
// (docs/product/visit-planning.md#moving-a-whole-day).
import { addDays, daysBetween, weekdayOf } from '../time/company-time.ts';

/** A draft is planned, a sent one is told to its customers; a draft that no one wants any more is discarded. */
export const dayMoveStatuses = ['draft', 'sent', 'undone', 'discarded'] as const;
export type DayMoveStatus = (typeof dayMoveStatuses)[number];

export const dayMoveChoices = ['move', 'stay', 'skip'] as const;
export type DayMoveChoice = (typeof dayMoveChoices)[number];

export const dayMoveConflicts = ['no-room', 'next-visit-near', 'promised', 'under-way'] as const;
export type DayMoveConflict = (typeof dayMoveConflicts)[number];

/** How many days after the moved one a visit may go to. */
export const DAYS_TO_MOVE_TO = 10;

/** A property's next visit within so many days makes another one soon before it pointless. */
const NEAR_DAYS = 3;

/** A visit of the day, in the order of its stops. */
export type DayVisit = {
  visitId: number;
  crewId: number;
  isUnderWay: boolean;
  /** The customer chose the day, or was given it for work that they accepted. */
  isPromised: boolean;
  /** Accepted work is owed; a visit of a plan can be left out. */
  canSkip: boolean;
  /** The other days on which the property has a visit. */
  otherDays: readonly string[];
};

/** A day on which a crew drives, with the places that are left; a Saturday is there for visits that were moved, and nothing else. */
export type DayRoom = { date: string; free: number };

/** Whether a day is a makeup Saturday: it takes visits of a moved day, within its places and never one more. */
export function isMakeupDay(date: string): boolean {
  return weekdayOf(date) === 6;
}

/** What is proposed for a visit. */
export type MoveProposal = {
  visitId: number;
  choice: DayMoveChoice;
  toDate: string | null;
  conflicts: DayMoveConflict[];
};

/** Proposes a new day for each visit in their order: the first that has a place and no other visit to the property. */
export function proposeMoves(
  visits: readonly DayVisit[],
  daysOf: (crewId: number) => readonly DayRoom[],
): MoveProposal[] {
  const taken = new Map<string, number>();
  return visits.map((visit) => {
    const proposal = proposeMove(visit, daysOf(visit.crewId), taken);
    const { toDate } = proposal;
    if (toDate) taken.set(placeName(visit, toDate), (taken.get(placeName(visit, toDate)) ?? 0) + 1);
    return proposal;
  });
}

/** Whether the property's next visit comes soon after a day. */
export function isNextVisitNear(otherDays: readonly string[], date: string): boolean {
  return otherDays.some((other) => other >= date && other <= addDays(date, NEAR_DAYS));
}

function proposeMove(
  visit: DayVisit,
  days: readonly DayRoom[],
  taken: ReadonlyMap<string, number>,
): MoveProposal {
  const { visitId, isUnderWay, isPromised, canSkip, otherDays } = visit;
  if (isUnderWay) return { visitId, choice: 'stay', toDate: null, conflicts: ['under-way'] };
  const conflicts: DayMoveConflict[] = isPromised ? ['promised'] : [];
  const possible = days.filter(({ date }) => !otherDays.includes(date));
  const withRoom = possible.find(
    ({ date, free }) => free - (taken.get(placeName(visit, date)) ?? 0) > 0,
  );
  if (!withRoom) conflicts.push('no-room');
  const overfull = possible.find(({ date }) => !isMakeupDay(date));
  const toDate = (withRoom ?? overfull)?.date ?? null;
  if (toDate === null) return { visitId, choice: 'stay', toDate, conflicts };
  if (!isNextVisitNear(otherDays, toDate)) return { visitId, choice: 'move', toDate, conflicts };
  conflicts.push('next-visit-near');
  return canSkip
    ? { visitId, choice: 'skip', toDate: null, conflicts }
    : { visitId, choice: 'move', toDate, conflicts };
}

function placeName({ crewId }: DayVisit, date: string): string {
  return `${crewId} ${date}`;
}

/** Whether a day can be moved: not one that is over, and not one that is too far ahead to know its weather. */
export function dayMoveFault(date: string, today: string): string | null {
  const ahead = daysBetween(today, date);
  if (ahead < 0) return 'This day is over. Please choose today or a later day.';
  if (ahead > 60) return 'Please choose a day within the next 60 days.';
  return null;
}
