// Sees to it that staff say something of a visit only as it is: anyone who looked at an older one gets the visit as it is by now.
import type { visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';

/** @throws RequestProblem 409 with the visit as it is by now. */
export function requireSeenVisit(visit: typeof visits.$inferSelect, seen: number): void {
  if (visit.version !== seen) throw changedVisit(visit);
}

/** What someone is told who was slower. */
export function changedVisit(visit: typeof visits.$inferSelect): RequestProblem {
  const { version, status, scheduledDate, onTheWayAt, arrivedAt, completedAt, notes, skipReason } =
    visit;
  return new RequestProblem(
    'changed_meanwhile',
    'This visit has changed in the meantime. Please look at what is there now, and send it again.',
    {
      current: {
        version,
        status,
        scheduledDate,
        onTheWayAt: onTheWayAt?.toISOString() ?? null,
        arrivedAt: arrivedAt?.toISOString() ?? null,
        completedAt: completedAt?.toISOString() ?? null,
        notes,
        skipReason,
      },
    },
  );
}
