// Asks before two visits of a plan come on days next to each other (docs/product/portal.md#moving-a-visit).
import { and, asc, between, eq, inArray, ne } from 'drizzle-orm';
import { addDays, formatDate } from '#company/rules/time/company-time.ts';
import { CAPACITY_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { Db } from '#server/platform/database/client.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { VisitRow } from './visit.queries.ts';

/**
 * Refuses a day next to another visit of the same plan as long as it is not confirmed.
 *
 * @throws RequestProblem 409 `needs_confirmation` on `/confirmsClose`, with the day of the other visit.
 */
export async function requireDistance(
  db: Db,
  visit: VisitRow,
  date: string,
  isConfirmed: boolean,
): Promise<void> {
  if (isConfirmed || visit.servicePlanId === null) return;
  const [near] = await db
    .select({ date: visits.scheduledDate })
    .from(visits)
    .where(
      and(
        eq(visits.servicePlanId, visit.servicePlanId),
        ne(visits.id, visit.id),
        between(visits.scheduledDate, addDays(date, -1), addDays(date, 1)),
        inArray(visits.status, CAPACITY_VISITS),
      ),
    )
    .orderBy(asc(visits.scheduledDate))
    .limit(1);
  if (!near) return;
  const when =
    near.date === date ? 'the day of' : near.date > date ? 'the day before' : 'the day after';
  const detail = `This is ${when} another visit of the same plan, on ${formatDate(near.date)}. To move it anyway, please confirm.`;
  throw new RequestProblem('needs_confirmation', detail, {
    errors: [{ pointer: '/confirmsClose', detail }],
  });
}
