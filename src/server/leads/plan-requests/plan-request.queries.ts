// Reads plan requests, and the days on which no plan can start.
import { and, between, count, eq, gt } from 'drizzle-orm';
import { addDays } from '#company/rules/time/company-time.ts';
import { type ClosedDays, START_HORIZON_DAYS } from '#company/rules/visits/service-days.ts';
import type { Db } from '#server/platform/database/client.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { isSameMailbox } from '#server/platform/database/schema/mailbox.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';

export type PlanRequestRow = typeof planRequests.$inferSelect;

/** The request of an id. */
export async function findPlanRequest(db: Db, id: string): Promise<PlanRequestRow | undefined> {
  const [row] = await db.select().from(planRequests).where(eq(planRequests.id, id));
  return row;
}

/** How many plans an address has asked for within the last hour. */
export async function countRecentPlans(db: Db, email: string, now: Date): Promise<number> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const [row] = await db
    .select({ plans: count() })
    .from(planRequests)
    .where(and(isSameMailbox(planRequests.email, email), gt(planRequests.createdAt, hourAgo)));
  return row?.plans ?? 0;
}

/** The closed days on which a plan could otherwise start. `today` is the date at the company. */
export async function closedServiceDays(db: Db, today: string): Promise<ClosedDays> {
  const rows = await db
    .select({ date: closures.date, reason: closures.reason })
    .from(closures)
    .where(between(closures.date, today, addDays(today, START_HORIZON_DAYS)));
  return new Map(rows.map(({ date, reason }) => [date, reason]));
}
