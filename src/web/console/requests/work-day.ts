// Which day the crews are shown for when nobody has named one.
import type { DeskRequest } from '#contract/request-desk.ts';

/** YYYY-MM-DD: the named day, the day that the work has, the day that its customer prefers, else the day after it was asked for. */
export function workDayOf({ request }: DeskRequest, named: string | null): string {
  if (named && /^\d{4}-\d\d-\d\d$/.test(named)) return named;
  return request.scheduledDate ?? request.preferredDate ?? tomorrow();
}

function tomorrow(): string {
  return new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
}
