// What may be done with a review, and by whom (docs/product/reviews.md).
import { canDoWithReview, type ReviewEvent } from '#company/rules/site/review-machine.ts';
import { REVIEW_LINK_DAYS } from '#company/rules/site/review-rules.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { AskedReview, ReviewRow } from './review.queries.ts';

const DAY_MS = 86_400_000;

/** Until when a link made at an instant can be written by. */
export function linkEnd(at: Date): Date {
  return new Date(at.getTime() + REVIEW_LINK_DAYS * DAY_MS);
}

/** Whether its customer can write the review, or write it anew. */
export function canWrite({ request, review }: AskedReview, now: Date): boolean {
  if (request.expiresAt <= now) return false;
  return review === null || canDoWithReview('write', 'customer', review.status);
}

/** @throws RequestProblem 409 for a link that is over, or a review that is published or withdrawn. */
export function requireWritable(asked: AskedReview, now: Date): void {
  if (canWrite(asked, now)) return;
  if (asked.review?.status === 'published') {
    throw new RequestProblem(
      'wrong_state',
      'Your review is published. You can withdraw it, but no one can change its words anymore.',
    );
  }
  if (asked.review?.status === 'withdrawn') {
    throw new RequestProblem('wrong_state', 'You withdrew this review.');
  }
  throw new RequestProblem(
    'too_late',
    `This link was good for ${REVIEW_LINK_DAYS} days. You can still call us and tell us how we did.`,
  );
}

/** @throws RequestProblem 409 with the review as it is by now. */
export function requireSeenReview(
  review: ReviewRow,
  seen: number,
  current: Record<string, unknown>,
): void {
  if (review.version === seen) return;
  throw new RequestProblem(
    'changed_meanwhile',
    'This review has changed. Please look at what is there now, and try again.',
    { current },
  );
}

/** @throws RequestProblem 409 for a review that its customer withdrew. */
export function requireDecidable(event: ReviewEvent, { status }: ReviewRow): void {
  if (canDoWithReview(event, 'office', status)) return;
  throw new RequestProblem('wrong_state', 'The customer withdrew this review.');
}

/** @throws RequestProblem 409 for a review that its customer did not want published. */
export function requireConsent({ mayPublish }: ReviewRow): void {
  if (mayPublish) return;
  throw new RequestProblem('wrong_state', 'The customer does not want this review published.');
}
