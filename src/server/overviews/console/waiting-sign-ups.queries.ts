// Reads which sign-ups for the newsletter looked suspicious and wait for someone to let them in or take them off.
import { asc } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { newsletterSubscriptions } from '#server/platform/database/schema/newsletter.ts';
import { describeHeld, statusConditions } from '#server/site/newsletter/subscriber.queries.ts';
import { entry, SHOWN, type WaitingRow } from './waiting-row.ts';

/** The oldest of them. */
export async function listHeldSignUps(db: Db): Promise<WaitingRow[]> {
  const rows = await db
    .select()
    .from(newsletterSubscriptions)
    .where(statusConditions.held)
    .orderBy(asc(newsletterSubscriptions.subscribedAt), asc(newsletterSubscriptions.id))
    .limit(SHOWN);
  return rows.map((row) => ({
    ...entry('signup', '/console/newsletter/subscribers?status=held', row.subscribedAt),
    name: row.email,
    words: describeHeld(row),
    phone: null,
  }));
}
