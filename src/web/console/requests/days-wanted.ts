// Which days of the work are looked for: those that the address of the page names, else the likeliest.
import { isCalendarDate } from '#company/rules/time/company-time.ts';
import { MOST_JOB_CREWS, MOST_JOB_DAYS } from '#company/rules/visits/job-days.ts';
import { nextServiceDay } from '#company/rules/visits/service-days.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';
import type { Crew } from '#contract/visits/crews.ts';

/** From when on how many days, and for which crews. */
type DaysWanted = { first: string; days: number; crewIds: number[] };

/** What the form that looks for days begins with, and whether anyone has asked for them. */
export type DaySearch = DaysWanted & { isAsked: boolean };

/**
 * What the address asks for. Work that has no day yet is looked for from the day that its customer prefers; work of which days were left
 * undone, for as many days and the same crews. `today` is the date at the company.
 */
export function daysWanted(
  { request, visits }: DeskRequest,
  crews: readonly Crew[],
  asked: URLSearchParams,
  today: string,
): DaySearch {
  const undone = visits.filter(({ undoneReason }) => undoneReason !== null);
  const isIn = (id: number) => crews.some((crew) => crew.id === id);
  const first = asked.get('first') ?? '';
  const named = asked.getAll('crew').map(Number).filter(isIn);
  const own = undone.flatMap(({ crewId }) => crewId ?? []).filter(isIn);
  const likely = own.length > 0 ? own : crews.slice(0, 1).map(({ id }) => id);
  const preferred = request.status === 'accepted' ? request.preferredDate : null;
  const undoneDates = new Set(undone.map(({ date }) => date));
  return {
    first: isWithinYears(first) ? first : later(preferred, nextServiceDay(today)),
    days: wholeDays(asked.get('days')) ?? Math.max(1, undoneDates.size),
    crewIds: [...new Set(named.length > 0 ? named : likely)].slice(0, MOST_JOB_CREWS),
    isAsked: asked.has('first') || request.status === 'accepted' || undone.length > 0,
  };
}

function wholeDays(text: string | null): number | undefined {
  if (!text || !/^\d{1,3}$/.test(text)) return undefined;
  return Math.min(Math.max(1, Number(text)), MOST_JOB_DAYS);
}

function isWithinYears(date: string): boolean {
  return isCalendarDate(date) && date >= '2000-01-01' && date <= '2199-12-31';
}

/** A preferred day that has passed by now is none. */
function later(preferred: string | null, next: string): string {
  return preferred && preferred > next ? preferred : next;
}
