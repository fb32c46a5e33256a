// What the office does with a review: publishes it, leaves it out for a lawful reason, replies to it. None of it changes what the
// customer wrote (docs/product/reviews.md#publishing).
import { displayName } from '#company/rules/customers/person-name.ts';
import type { DeskReview, ReviewRefusal, ReviewReply } from '#contract/site/reviews.ts';
import { type AuditAction, audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';
import { requireConsent, requireDecidable, requireSeenReview } from './review.policy.ts';
import {
  type AskedReview,
  findReviewed,
  listReplies,
  lockAsked,
  type ReviewRow,
} from './review.queries.ts';
import { publishReview, refuseReview, replyToReview } from './write-review.ts';

/** @throws RequestProblem 404 for an unknown review. */
export async function deskReview(db: Db, id: number): Promise<DeskReview> {
  return presentDesk(db, await requireReviewed(db, id));
}

/**
 * Publishes a review. Published already, it stays so.
 *
 * @throws RequestProblem 404 for an unknown review; 409 for one that has changed since it was seen, was withdrawn, or that its
 *   customer does not want published.
 */
export function publish(
  context: ServerContext,
  actorId: string,
  id: number,
  version: number,
): Promise<DeskReview> {
  return decide(
    context,
    { actorId, id, version, action: 'review-published' },
    async (tx, review) => {
      requireDecidable('publish', review);
      requireConsent(review);
      return publishReview(tx, review);
    },
  );
}

/**
 * Leaves a review out, also one that was published.
 *
 * @throws RequestProblem 404 for an unknown review; 409 for one that has changed since it was seen, or was withdrawn.
 */
export function refuse(
  context: ServerContext,
  actorId: string,
  id: number,
  { version, reason, note }: ReviewRefusal,
): Promise<DeskReview> {
  return decide(context, { actorId, id, version, action: 'review-refused' }, async (tx, review) => {
    requireDecidable('refuse', review);
    return refuseReview(tx, review, { reason, note });
  });
}

/**
 * Replies to a review, changes the reply, or takes it away.
 *
 * @throws RequestProblem 404 for an unknown review; 409 for one that has changed since it was seen, or was withdrawn.
 */
export function reply(
  context: ServerContext,
  actorId: string,
  id: number,
  { version, text }: ReviewReply,
): Promise<DeskReview> {
  return decide(
    context,
    { actorId, id, version, action: 'review-answered' },
    async (tx, review) => {
      requireDecidable('reply', review);
      return replyToReview(tx, review, { authorId: actorId, text, at: context.clock() });
    },
  );
}

type Decision = { actorId: string; id: number; version: number; action: AuditAction };

/** One decision about the review as it was seen, with its line in the audit log. */
async function decide(
  context: ServerContext,
  { actorId, id, version, action }: Decision,
  write: (tx: Tx, review: ReviewRow) => Promise<ReviewRow>,
): Promise<DeskReview> {
  return context.db.transaction(async (tx) => {
    const { request } = await requireReviewed(tx, id);
    await lockAsked(tx, request.id);
    const reviewed = await requireReviewed(tx, id);
    requireSeenReview(reviewed.review, version, await presentDesk(tx, reviewed));
    const review = await write(tx, reviewed.review);
    const subject = { type: 'review', id: String(id) } as const;
    await audit(tx, { actorId, action, subject, at: context.clock() });
    return presentDesk(tx, { ...reviewed, review });
  });
}

type Reviewed = AskedReview & { review: ReviewRow };

async function requireReviewed(db: Db, id: number): Promise<Reviewed> {
  const found = await findReviewed(db, id);
  if (!found?.review) throw new RequestProblem('not_found', 'We could not find this review.');
  return { ...found, review: found.review };
}

async function presentDesk(db: Db, { review, visit, property, customer }: Reviewed) {
  const { refusalReason } = review;
  return {
    id: review.id,
    version: review.version,
    status: review.status,
    rating: review.rating,
    words: review.words,
    shownName: review.customerName,
    mayPublish: review.mayPublish,
    neighborhood: review.neighborhood,
    zipCode: review.zipCode,
    writtenAt: review.writtenAt.toISOString(),
    refusal: refusalReason && { reason: refusalReason, note: review.refusalNote },
    visit: {
      id: visit.id,
      serviceType: visit.serviceType,
      date: visit.scheduledDate,
      address: property.address,
    },
    customer: { id: customer.id, name: displayName(customer) },
    replies: (await listReplies(db, review.id)).map(({ text, by, createdAt }) => ({
      text,
      by,
      at: createdAt.toISOString(),
    })),
  } satisfies DeskReview;
}
