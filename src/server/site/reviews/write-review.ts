// The one writer of reviews and of requests for them. What a customer wrote is written by them alone: no function here takes
// words from staff, and the database refuses a change of what is published (migrations, reviews_stay_as_written).
import { eq, sql } from 'drizzle-orm';
import { stateAfter } from '#company/rules/platform/state-machine.ts';
import {
  type ReviewActor,
  type ReviewEvent,
  reviewTransition,
} from '#company/rules/site/review-machine.ts';
import type { RefusalReason } from '#company/rules/site/review-rules.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { reviewReplies, reviewRequests, reviews } from '#server/platform/database/schema/review.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ReviewRow } from './review.queries.ts';

type Columns = typeof reviews.$inferInsert;

/** What a customer writes, and where and when the work was. */
export type WrittenReview = Omit<
  Columns,
  'id' | 'status' | 'refusalReason' | 'refusalNote' | 'version' | 'writtenAt' | 'createdAt'
>;

/** Adds a request; of a visit there is one, whoever else adds it. Gives its id, or undefined when it was there. */
export async function addReviewRequest(
  tx: Tx,
  values: { visitId: number; createdAt: Date; expiresAt: Date },
): Promise<number | undefined> {
  const [row] = await tx.insert(reviewRequests).values(values).onConflictDoNothing().returning();
  return row?.id;
}

/** Writes a review, or writes it anew: then the office looks at it again. The request is locked. */
export async function writeReview(
  tx: Tx,
  written: WrittenReview,
  known: ReviewRow | null,
  at: Date,
): Promise<ReviewRow> {
  const [row] = known
    ? await tx
        .update(reviews)
        .set({
          ...written,
          ...changed('write', 'customer', known),
          refusalReason: null,
          refusalNote: null,
          writtenAt: at,
        })
        .where(eq(reviews.id, known.id))
        .returning()
    : await tx
        .insert(reviews)
        .values({ ...written, writtenAt: at, createdAt: at })
        .returning();
  return signaled(tx, row);
}

/** Its customer withdraws a review. */
export async function withdrawReview(tx: Tx, review: ReviewRow): Promise<ReviewRow> {
  const values = changed('withdraw', 'customer', review);
  return change(tx, review.id, { ...values, refusalReason: null, refusalNote: null });
}

/** The office publishes a review. */
export async function publishReview(tx: Tx, review: ReviewRow): Promise<ReviewRow> {
  const values = changed('publish', 'office', review);
  return change(tx, review.id, { ...values, refusalReason: null, refusalNote: null });
}

/** The office does not publish a review, or no longer. */
export async function refuseReview(
  tx: Tx,
  review: ReviewRow,
  refusal: { reason: RefusalReason; note: string },
): Promise<ReviewRow> {
  const { reason, note } = refusal;
  return change(tx, review.id, {
    ...changed('refuse', 'office', review),
    refusalReason: reason,
    refusalNote: note || null,
  });
}

/** Replies to a review; without words the reply goes away. Each change of it stays on record. */
export async function replyToReview(
  tx: Tx,
  review: ReviewRow,
  reply: { authorId: string; text: string; at: Date },
): Promise<ReviewRow> {
  const { authorId, text, at } = reply;
  await tx.insert(reviewReplies).values({ reviewId: review.id, authorId, text, createdAt: at });
  return change(tx, review.id, changed('reply', 'office', review));
}

/** The state that the machine leads to; what it refuses, the policy has refused in words. */
function changed(event: ReviewEvent, actor: ReviewActor, { status }: ReviewRow) {
  const transition = reviewTransition(event, actor, status);
  if (!transition) throw new Error(`no one can ${event} a review that is ${status}`);
  return { status: stateAfter(transition, status), version: sql`${reviews.version} + 1` };
}

async function change(
  tx: Tx,
  id: number,
  values: ReturnType<typeof changed> & Pick<Columns, 'refusalReason' | 'refusalNote'>,
): Promise<ReviewRow> {
  const [row] = await tx.update(reviews).set(values).where(eq(reviews.id, id)).returning();
  return signaled(tx, row);
}

async function signaled(tx: Tx, row: ReviewRow | undefined): Promise<ReviewRow> {
  if (!row) throw new Error('the review was not written');
  await notifyStaff(tx, 'review', row.id);
  return row;
}
