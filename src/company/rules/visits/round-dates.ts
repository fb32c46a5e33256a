// On which dates the rounds of a program fall: each once a year, within its days (docs/product/visit-planning.md#dates-of-a-plan).
import { addDays, daysBetween, daysInMonth, weekdayOf } from '../time/company-time.ts';
import type { PlanRound } from './plan-lines.ts';

/** A round in one year, with the date that the rule gives it. */
export type DatedRound = { name: string; date: string };

/**
 * The dates of rounds between two dates, both included, in their order: the first day of each window on the weekday of the
 * plan's first day, from that day on. A window that ends before it begins goes over the turn of the year. Of two rounds on one
 * date the first one has it.
 */
export function roundDates(
  rounds: readonly PlanRound[],
  start: string,
  { from, to }: { from: string; to: string },
): DatedRound[] {
  const found: DatedRound[] = [];
  for (let year = yearOf(from) - 1; year <= yearOf(to); year++) {
    for (const round of rounds) {
      const date = dateInWindow(windowOf(round, year), start);
      const isTaken = found.some((one) => one.date === date);
      if (date !== null && date >= from && date <= to && !isTaken) {
        found.push({ name: round.name, date });
      }
    }
  }
  return found.sort((a, b) => (a.date < b.date ? -1 : 1));
}

/** The days of a round that begins in a year. */
function windowOf({ from, until }: PlanRound, year: number): { first: string; last: string } {
  return { first: dayOf(year, from), last: dayOf(until < from ? year + 1 : year, until) };
}

function dateInWindow(window: { first: string; last: string }, start: string): string | null {
  const earliest = window.first > start ? window.first : start;
  const date = addDays(earliest, (weekdayOf(start) - weekdayOf(earliest) + 7) % 7);
  return daysBetween(date, window.last) >= 0 ? date : null;
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
