// Reads reviews with the visit that each is about, and the requests for them.
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { ReviewShare } from '#contract/site/reviews.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { reviewReplies, reviewRequests, reviews } from '#server/platform/database/schema/review.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewRequestRow = typeof reviewRequests.$inferSelect;

/** A request with the visit it is about, its property and the holder of the account, and the review if there is one. */
export type AskedReview = {
  request: ReviewRequestRow;
  visit: typeof visits.$inferSelect;
  property: typeof properties.$inferSelect;
  customer: typeof users.$inferSelect;
  review: ReviewRow | null;
};

/** The request of an id; undefined for none. */
export async function findAsked(db: Db, requestId: number): Promise<AskedReview | undefined> {
  const [row] = await selectAsked(db, eq(reviewRequests.id, requestId));
  return row;
}

/** The same by the id of its review. */
export async function findReviewed(db: Db, reviewId: number): Promise<AskedReview | undefined> {
  const [row] = await selectAsked(db, eq(reviews.id, reviewId));
  return row;
}

/** The request of an id, which no one else can answer until the transaction ends. */
export async function lockAsked(tx: Tx, requestId: number): Promise<AskedReview | undefined> {
  await tx
    .select({ id: reviewRequests.id })
    .from(reviewRequests)
    .where(eq(reviewRequests.id, requestId))
    .for('update');
  return findAsked(tx, requestId);
}

/** A reply as it was once, or is now: the last one counts. */
export type ReplyRow = { text: string; by: string | null; createdAt: Date };

/** All that we replied to a review, the first one first. */
export function listReplies(db: Db, reviewId: number): Promise<ReplyRow[]> {
  return db
    .select({
      text: reviewReplies.text,
      by: sql<string | null>`nullif(concat_ws(' ', ${users.firstName}, ${users.lastName}), '')`,
      createdAt: reviewReplies.createdAt,
    })
    .from(reviewReplies)
    .leftJoin(users, eq(users.id, reviewReplies.authorId))
    .where(eq(reviewReplies.reviewId, reviewId))
    .orderBy(asc(reviewReplies.id));
}

/** The reply that is shown under a review, in a select of reviews; null without one. */
export function shownReply(): SQL<string | null> {
  return sql<string | null>`(
    select nullif(reply.text, '') from review_replies as reply
    where reply.review_id = reviews.id order by reply.id desc limit 1)`;
}

/** How many of the reviews with each number of stars are published, of those whose customers want it; five stars first. */
export async function countShares(db: Db): Promise<ReviewShare[]> {
  const rows = await db
    .select({
      rating: reviews.rating,
      written: sql<number>`count(*)::int`,
      published: sql<number>`(count(*) filter (where ${reviews.status} = 'published'))::int`,
      refused: sql<number>`(count(*) filter (where ${reviews.status} = 'not_published'))::int`,
    })
    .from(reviews)
    .where(sql`${reviews.mayPublish} and ${reviews.status} <> 'withdrawn'`)
    .groupBy(reviews.rating)
    .orderBy(desc(reviews.rating));
  return [5, 4, 3, 2, 1].map(
    (rating) =>
      rows.find((row) => row.rating === rating) ?? { rating, written: 0, published: 0, refused: 0 },
  );
}

function selectAsked(db: Db, which: SQL) {
  return db
    .select({
      request: reviewRequests,
      visit: visits,
      property: properties,
      customer: users,
      review: reviews,
    })
    .from(reviewRequests)
    .innerJoin(visits, eq(visits.id, reviewRequests.visitId))
    .innerJoin(properties, eq(properties.id, visits.propertyId))
    .innerJoin(users, eq(users.id, properties.userId))
    .leftJoin(reviews, eq(reviews.requestId, reviewRequests.id))
    .where(which);
}
