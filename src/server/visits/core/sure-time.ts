// A time of a visit that may be shown and reckoned with (docs/product/crew-page.md#without-a-signal).
import type { VisitTimeName } from '#server/platform/database/schema/visits.ts';
import type { VisitRow } from './visit.queries.ts';

/** The time; null when it is not known, or the office has not confirmed it yet. */
export function sureTime(visit: VisitRow, name: VisitTimeName): Date | null {
  return visit.unsureTimes.includes(name) ? null : visit[name];
}
