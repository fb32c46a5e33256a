// On which dates the visits of a plan fall (docs/product/visit-planning.md#dates-of-a-plan).
import { addDays, addMonths, daysBetween, weekdayOf } from '../time/company-time.ts';
import type { PlanFrequency, PlanRound } from './plan-lines.ts';
import { roundDates } from './round-dates.ts';

/** How far ahead visits stand in the schedule, in days. */
export const VISITS_AHEAD_DAYS = 70;

/** A weekly plan comes in each of these weeks, from the week of April 1 on; with every other one of the rest that is 42 a year. */
const GROWING_WEEKS = 32;

/** A due day that is closed or full moves on by a week at most. */
export const MOST_DAYS_LATER = 7;

/** So many days at least lie between two visits of a plan when its rhythm changes. */
const SHORTEST_GAP: Record<PlanFrequency, number> = {
  weekly: 4,
  'bi-weekly': 7,
  monthly: 14,
  'per-visit': 0,
  rounds: 7,
};

/** What the dates of a plan follow from: how often, its first day, whose weekday stays, and the rounds of a program. */
export type PlanRhythm = {
  frequency: PlanFrequency;
  startsOn: string;
  /** Of a program. */
  rounds?: readonly PlanRound[];
};

/** A visit of a plan: the date that the rule gives it, which names it for good, and the day on which the crew comes. */
export type GeneratedVisit = { ruleDate: string; date: string };

/**
 * The dates that the rule gives a plan between two dates, both included; closed days are not looked at. The dates follow from
 * the first day alone, never from the visit before, so a visit that was moved moves no other.
 */
export function ruleDates(plan: PlanRhythm, from: string, to: string): string[] {
  const start = firstWeekday(plan.startsOn);
  const begin = from > start ? from : start;
  switch (plan.frequency) {
    case 'weekly':
      return everyWeek(start, begin, to, 1).filter(
        (date) => isGrowingWeek(date) || isEvenWeek(start, date),
      );
    case 'bi-weekly':
      return everyWeek(start, begin, to, 2);
    case 'monthly':
      return everyMonth(start, begin, to);
    case 'per-visit':
      return [];
    case 'rounds':
      return roundDates(plan.rounds ?? [], start, { from: begin, to }).map(({ date }) => date);
  }
}

/** The round of a program that has a date of its rule; undefined for other plans. */
export function roundOn(
  { rounds = [], startsOn }: PlanRhythm,
  date: string,
): PlanRound | undefined {
  return roundDates(rounds, firstWeekday(startsOn), { from: date, to: date })[0]?.round;
}

/** Those of the dates of a plan that keep their distance to its last visit before them, which may follow another rhythm. */
export function datesAfter(
  dates: readonly string[],
  last: string | null,
  frequency: PlanFrequency,
): string[] {
  if (last === null) return [...dates];
  return dates.filter((date) => daysBetween(last, date) >= SHORTEST_GAP[frequency]);
}

/**
 * Lays dates of the rule onto days: the day itself when the crew works and has a place, else the next such day of the week
 * after it. When all of them are full it is the first on which the crew works all the same; when there is none before the
 * next date of the rule, the visit falls away.
 */
export function scheduleOnDays(
  dates: readonly string[],
  { isOpen, hasRoom }: { isOpen: (day: string) => boolean; hasRoom: (day: string) => boolean },
): GeneratedVisit[] {
  return dates.flatMap((ruleDate, index) => {
    const next = dates[index + 1] ?? addDays(ruleDate, MOST_DAYS_LATER + 1);
    const days = Array.from({ length: MOST_DAYS_LATER + 1 }, (_, later) => addDays(ruleDate, later))
      .filter((day) => day < next)
      .filter(isOpen);
    const date = days.find(hasRoom) ?? days[0];
    return date ? [{ ruleDate, date }] : [];
  });
}

/** The same weekday every so many weeks, counted from the first day. */
function everyWeek(start: string, from: string, to: string, weeks: number): string[] {
  const step = 7 * weeks;
  const dates: string[] = [];
  const skipped = Math.ceil(daysBetween(start, from) / step);
  for (let date = addDays(start, skipped * step); date <= to; date = addDays(date, step)) {
    dates.push(date);
  }
  return dates;
}

/** The same weekday of each month, such as its second Tuesday; who began on a fifth one has the fourth. */
function everyMonth(start: string, from: string, to: string): string[] {
  const nth = Math.min(4, Math.ceil(Number(start.slice(8, 10)) / 7));
  const dates: string[] = [];
  for (let month = from.slice(0, 7); month <= to.slice(0, 7); month = addMonths(month, 1)) {
    const first = `${month}-01`;
    const untilWeekday = (weekdayOf(start) - weekdayOf(first) + 7) % 7;
    dates.push(addDays(first, untilWeekday + 7 * (nth - 1)));
  }
  return dates.filter((date) => date >= from && date <= to);
}

/** Whether a date lies in the weeks of growth of its year, which begin on the Monday of the week of April 1. */
function isGrowingWeek(date: string): boolean {
  const begin = mondayOf(`${date.slice(0, 4)}-04-01`);
  const days = daysBetween(begin, mondayOf(date));
  return days >= 0 && days < GROWING_WEEKS * 7;
}

function isEvenWeek(start: string, date: string): boolean {
  return (daysBetween(mondayOf(start), mondayOf(date)) / 7) % 2 === 0;
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** The first day of a plan that is to come on another weekday (1 is Monday): in the same week, so that its weeks stay. */
export function startOnWeekday(startsOn: string, weekday: number): string {
  return addDays(mondayOf(firstWeekday(startsOn)), weekday - 1);
}

/** The weekday on which a plan comes, 1 for Monday. */
export function planWeekday(startsOn: string): number {
  return weekdayOf(firstWeekday(startsOn));
}

/** The first day of a plan that starts again, on the weekday that it had, from a day on. */
export function restartOn(startsOn: string, from: string): string {
  return addDays(from, (planWeekday(startsOn) - weekdayOf(from) + 7) % 7);
}

function firstWeekday(date: string): string {
  const weekday = weekdayOf(date);
  if (weekday === 6) return addDays(date, 2);
  return weekday === 0 ? addDays(date, 1) : date;
}
