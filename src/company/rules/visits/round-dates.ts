// On which dates the rounds of a program fall: each once a year, within its days (docs/product/visit-planning.md#dates-of-a-plan).
import { addDays, daysInMonth, weekdayOf } from '../time/company-time.ts';
import type { PlanRound, YearWindow } from './plan-lines.ts';

/** A round in one year, with the date that the rule gives it. */
export type DatedRound = { round: PlanRound; date: string };

/** A window in one year; dates are 'YYYY-MM-DD', both included. */
export type DatedWindow = { first: string; last: string };

/**
 * The dates of rounds between two dates, both included, in their order: the first day of each window on the weekday of the
 * plan's first day, from that day on. A round whose date another one has comes a week later, as long as that is within its window.
 */
export function roundDates(
  rounds: readonly PlanRound[],
  start: string,
  { from, to }: { from: string; to: string },
): DatedRound[] {
  const found = new Map<string, PlanRound>();
  // Counted from the first day on, so that what is asked for changes no date.
  for (let year = yearOf(start) - 1; year <= yearOf(to); year++) {
    for (const round of rounds) {
      const date = freeDate(windowOf(round, year), start, found);
      if (date !== null) found.set(date, round);
    }
  }
  return [...found]
    .map(([date, round]) => ({ round, date }))
    .filter(({ date }) => date >= from && date <= to)
    .sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The windows of rounds that have a day within a year from a date on, the earliest first; none begins before that date. */
export function windowsAhead(rounds: readonly YearWindow[], from: string): DatedWindow[] {
  const years = [yearOf(from) - 1, yearOf(from), yearOf(from) + 1];
  const end = addDays(from, 365);
  return rounds
    .flatMap((round) => years.map((year) => windowOf(round, year)))
    .filter(({ first, last }) => last >= from && first <= end)
    .map(({ first, last }) => ({ first: first > from ? first : from, last }))
    .sort((a, b) => a.first.localeCompare(b.first) || a.last.localeCompare(b.last));
}

/** The days of a round that begins in a year. */
function windowOf({ from, until }: YearWindow, year: number): DatedWindow {
  return { first: dayOf(year, from), last: dayOf(until < from ? year + 1 : year, until) };
}

/** The first date on the plan's weekday within a window that no other round has; null when there is none. */
function freeDate(
  { first, last }: DatedWindow,
  start: string,
  taken: ReadonlyMap<string, unknown>,
): string | null {
  const earliest = first > start ? first : start;
  let date = addDays(earliest, (weekdayOf(start) - weekdayOf(earliest) + 7) % 7);
  while (taken.has(date)) date = addDays(date, 7);
  return date <= last ? date : null;
}

/** A day of each year in one of them: February 29 is the 28th in most. */
function dayOf(year: number, monthDay: string): string {
  const [month = '', day = ''] = monthDay.split('-');
  const last = daysInMonth(`${year}-${month}`);
  return `${year}-${month}-${String(Math.min(Number(day), last)).padStart(2, '0')}`;
}

function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}
