// Reads the days on which the company is closed, also those that are over.
import { between } from 'drizzle-orm';
import type { ClosedDays } from '#company/rules/visits/service-days.ts';
import type { Db } from '#server/platform/database/client.ts';
import { closures } from '#server/platform/database/schema/booking.ts';

/** Closed days between two dates, both included, with their reasons. */
export async function closedBetween(db: Db, from: string, to: string): Promise<ClosedDays> {
  const rows = await db
    .select()
    .from(closures)
    .where(between(closures.date, from, to));
  return new Map(rows.map(({ date, reason }) => [date, reason]));
}
