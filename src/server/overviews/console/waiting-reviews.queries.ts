// Reads which reviews the office has not looked at.
import { asc, inArray } from 'drizzle-orm';
import { ON_REVIEW_LIST } from '#company/rules/site/review-machine.ts';
import type { Db } from '#server/platform/database/client.ts';
import { reviews } from '#server/platform/database/schema/review.ts';
import { entry, SHOWN, type WaitingRow } from './waiting-row.ts';

const DAY_MS = 86_400_000;

export const isNewReview = inArray(reviews.status, ON_REVIEW_LIST);

/** Those of them that were written first. Each is due some days after it was written. */
export async function listNewReviews(db: Db, decisionDays: number): Promise<WaitingRow[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(isNewReview)
    .orderBy(asc(reviews.writtenAt), asc(reviews.id))
    .limit(SHOWN);
  return rows.map(({ id, customerName, rating, serviceType, writtenAt }) => ({
    ...entry('review', `/console/reviews/${id}`, writtenAt),
    name: customerName,
    words: `${rating} out of 5: ${serviceType}`,
    due: new Date(writtenAt.getTime() + decisionDays * DAY_MS).toISOString(),
    phone: null,
  }));
}
