// Which day the crews are shown for when no one has named one.
import { nextServiceDay } from '#company/rules/visits/service-days.ts';
import type { DeskRequest } from '#contract/quotes/request-desk.ts';

/** YYYY-MM-DD: the named day, the day that the work has, the day that its customer prefers, else the next weekday. */
export function workDayOf({ request }: DeskRequest, named: string | null): string {
  if (named && /^\d{4}-\d\d-\d\d$/.test(named)) return named;
  return request.scheduledDate ?? request.preferredDate ?? nextServiceDay(today());
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
