// Reads quote requests.
import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/database/client.ts';
import { isSameMailbox } from '#server/platform/database/schema/mailbox.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';

export type QuoteRequestRow = typeof quoteRequests.$inferSelect;

/** The request of an id. */
export async function findQuoteRequest(db: Db, id: string): Promise<QuoteRequestRow | undefined> {
  const [row] = await db.select().from(quoteRequests).where(eq(quoteRequests.id, id));
  return row;
}

const HOUR_MS = 3_600_000;

/**
 * How often a mailbox has asked within the last hour, and how often others have sent the same text within the last
 * day.
 */
export async function countRepetitions(
  db: Db,
  email: string,
  detailsHash: string | null,
  now: Date,
): Promise<{ bySender: number; ofText: number }> {
  const hourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
  const dayAgo = new Date(now.getTime() - 24 * HOUR_MS).toISOString();
  const isSender = isSameMailbox(quoteRequests.email, email);
  const isText = sql`${quoteRequests.detailsHash} = ${detailsHash}`;
  const [row] = await db
    .select({
      bySender: sql<number>`(count(*) filter (where ${isSender} and ${quoteRequests.createdAt} > ${hourAgo}))::int`,
      ofText: sql<number>`(count(*) filter (where ${isText} and not ${isSender}))::int`,
    })
    .from(quoteRequests)
    .where(sql`${quoteRequests.createdAt} > ${dayAgo} and (${isSender} or ${isText})`);
  return row ?? { bySender: 0, ofText: 0 };
}
