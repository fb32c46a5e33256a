// Reads the office's list of reviews: those of one status, new ones the oldest first, others the newest first.
import { and, asc, desc, eq, gt, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import { type ReviewStatus, reviewStatuses } from '#company/rules/site/review-machine.ts';
import type { ReviewListRow } from '#contract/site/reviews.ts';
import type { Db } from '#server/platform/database/client.ts';
import { reviews } from '#server/platform/database/schema/review.ts';
import { CursorInstant, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import { countShares, type ReviewRow } from './review.queries.ts';

const PER_PAGE = 30;

/** The status, and when the last review of a page was written, with its id. */
const Place = z.tuple([z.enum(reviewStatuses), CursorInstant, z.int().max(2_147_483_647)]);
type Place = z.infer<typeof Place>;

type Asked = { status: ReviewStatus; cursor?: string | undefined };

/**
 * A page of the list, with how many reviews of each number of stars are published.
 *
 * @throws RequestProblem 422 for a cursor that no list has given.
 */
export async function listReviews(db: Db, { status, cursor }: Asked) {
  const after = readCursor(cursor, Place);
  const { writtenAt, id } = reviews;
  const order = status === 'new' ? [asc(writtenAt), asc(id)] : [desc(writtenAt), desc(id)];
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.status, status), after && isPast(status, after)))
    .orderBy(...order)
    .limit(PER_PAGE + 1);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > PER_PAGE ? shown.at(-1) : undefined;
  return {
    items: shown.map(presentRow),
    next: last ? writeCursor([status, last.writtenAt.toISOString(), last.id]) : null,
    shares: await countShares(db),
  };
}

function isPast(status: ReviewStatus, [, at, lastId]: Place) {
  const beyond = status === 'new' ? gt : lt;
  const { writtenAt, id } = reviews;
  const instant = new Date(at);
  return or(beyond(writtenAt, instant), and(eq(writtenAt, instant), beyond(id, lastId)));
}

function presentRow(review: ReviewRow): ReviewListRow {
  const { id, status, rating, customerName, mayPublish, serviceType, neighborhood } = review;
  return {
    ...{ id, status, rating, customerName, mayPublish, serviceType, neighborhood },
    words: review.words.slice(0, 200),
    writtenAt: review.writtenAt.toISOString(),
  };
}
