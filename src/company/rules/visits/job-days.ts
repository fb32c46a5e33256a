// The days of a job, which is accepted work with the visits that it takes: which day one is, on which days it can be done, and what
// becomes of its visits when the office sets other days (docs/product/visit-planning.md#jobs-of-several-days).
import { addDays } from '../time/company-time.ts';
import { crewDayFault } from './crew-day-fault.ts';
import type { ClosedDays } from './service-days.ts';
import { type VisitStatus, visitStateOf, visitStates } from './visit-states.ts';

/** The most days that are proposed at once. */
export const MOST_JOB_DAYS = 15;

/** The most crews that a job is proposed for at once. */
export const MOST_JOB_CREWS = 5;

/** The most visits that a job has ahead. */
export const MOST_JOB_VISITS = 40;

/** How far after the first day further ones are looked for. */
export const JOB_HORIZON_DAYS = 90;

/** Which day of a job a visit is. Two crews on one date make one day. */
export type JobDay = { day: number; of: number };

/** A visit of a job as far as its place among the others goes. */
type PlacedVisit = { date: string; status: VisitStatus; skipKind: string | null };

/** Which day of its job a visit is; null where the job has one day, and for a visit that is not made. */
export function jobDayOf(job: readonly PlacedVisit[], visit: PlacedVisit): JobDay | null {
  const dates = new Set(job.filter(isMade).map(({ date }) => date));
  if (dates.size < 2 || !isMade(visit)) return null;
  const until = [...dates].filter((date) => date <= visit.date);
  return { day: until.length, of: dates.size };
}

/** Such as "Day 2 of 3". */
export function describeJobDay({ day, of }: JobDay): string {
  return `Day ${day} of ${of}`;
}

/** Whether a visit was left undone, so that its work needs another day. */
export function isUndone(visit: Pick<PlacedVisit, 'status' | 'skipKind'>): boolean {
  const state = visitStateOf(visit);
  return state === 'skipped' || state === 'customer_skipped';
}

function isMade(visit: PlacedVisit): boolean {
  return visitStates[visitStateOf(visit)].takesCapacity;
}

/** Names what someone saw of a job's visits: another text as soon as one of them has changed. */
export function seenVisits(visits: readonly { id: number; version: number }[]): string {
  return visits
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, version }) => `${id}.${version}`)
    .join('-');
}

/** A crew with what it makes and has on a date. */
export type JobCrew = {
  name: string;
  placesOn: (date: string) => number;
  takenOn: (date: string) => number;
};

/** Days on which a job can be done, and those between them on which it cannot, each with why. */
export type ProposedDays = { days: string[]; leftOut: { date: string; reason: string }[] };

/** How many days from when on, and those that the job has already. */
type DaysWanted = { first: string; count: number; has: ReadonlySet<string> };

/**
 * The first days from a date on, on which every one of the crews works and takes one more visit; fewer where the horizon has no
 * more. Days that the job has already are passed over without a word.
 */
export function proposeDays(
  { first, count, has }: DaysWanted,
  crews: readonly JobCrew[],
  closed: ClosedDays,
): ProposedDays {
  const found: ProposedDays = { days: [], leftOut: [] };
  for (let ahead = 0; ahead < JOB_HORIZON_DAYS && found.days.length < count; ahead += 1) {
    const date = addDays(first, ahead);
    if (has.has(date)) continue;
    const reason = crews
      .map(({ name, placesOn, takenOn }) =>
        crewDayFault(date, closed.get(date), {
          name,
          places: placesOn(date),
          visits: takenOn(date),
        }),
      )
      .find((fault) => fault !== null);
    if (reason) found.leftOut.push({ date, reason });
    else found.days.push(date);
  }
  return found;
}

/** One visit of a job to come: which crew, on which date, from when. */
export type WantedDay = { crewId: number; date: string; time: string | null };

/** A visit of a job that can still be given another day. */
type OpenDay = PlacedVisit & { id: number; crewId: number | null };

/** What becomes of the visits of a job. */
export type DayChanges<Visit> = {
  /** Visits on a day that is wanted; only the time may change. */
  stays: { visit: Visit; day: WantedDay }[];
  moves: { visit: Visit; day: WantedDay }[];
  adds: WantedDay[];
  leavesOut: Visit[];
};

/**
 * Gives each wanted day a visit: the one that is on it, else one that has no day by now, those to come before those that were left
 * undone. No visit goes to a day that another one still has.
 */
export function changeDays<Visit extends OpenDay>(
  visits: readonly Visit[],
  wanted: readonly WantedDay[],
): DayChanges<Visit> {
  const nameOf = (day: { crewId: number | null; date: string }) => `${day.crewId} ${day.date}`;
  const days = new Map(wanted.map((day) => [nameOf(day), day]));
  const stays: DayChanges<Visit>['stays'] = [];
  const free: Visit[] = [];
  for (const visit of visits.toSorted(inOrder)) {
    const day = isUndone(visit) ? undefined : days.get(nameOf(visit));
    if (!day) free.push(visit);
    else {
      stays.push({ visit, day });
      days.delete(nameOf(day));
    }
  }
  const left = [...days.values()].toSorted(inOrder);
  const moves = left.flatMap((day, index) => {
    const visit = free[index];
    return visit ? [{ visit, day }] : [];
  });
  return {
    stays,
    moves,
    adds: left.slice(moves.length),
    leavesOut: free.slice(moves.length),
  };
}

/** Those to come first, then those that were left undone; each by date and crew. */
function inOrder(one: WantedDay | OpenDay, other: WantedDay | OpenDay): number {
  return (
    Number('status' in one && isUndone(one)) - Number('status' in other && isUndone(other)) ||
    one.date.localeCompare(other.date) ||
    (one.crewId ?? 0) - (other.crewId ?? 0)
  );
}
