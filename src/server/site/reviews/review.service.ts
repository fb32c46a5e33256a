// What a customer does by the private link of a visit: writes a review, writes it anew until it is published, withdraws it
// (docs/product/reviews.md#writing).
import { hrefIn } from '#company/facts/languages.ts';
import { zipCentroids } from '#company/facts/zip-centroids.ts';
import { readAddress } from '#company/rules/customers/address-parts.ts';
import { canDoWithReview } from '#company/rules/site/review-machine.ts';
import { refusalReasons, shownName } from '#company/rules/site/review-rules.ts';
import type { LinkedReview, ReviewDraft } from '#contract/site/reviews.ts';
import { portalLanguage } from '#server/accounts/account.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { findOwnVisit } from '#server/visits/core/visit.queries.ts';
import type { ServerContext } from '../../context.ts';
import { canWrite, linkEnd, requireSeenReview, requireWritable } from './review.policy.ts';
import {
  type AskedReview,
  findAsked,
  listReplies,
  lockAsked,
  type ReviewRow,
} from './review.queries.ts';
import { customerReviewPath, reviewRequestIdOf } from './review-link.ts';
import { findRequestOf } from './review-requests.queries.ts';
import { addReviewRequest, withdrawReview, writeReview } from './write-review.ts';

/**
 * The private link of a customer's own completed visit, in the language of who asks; made when there is none.
 *
 * @throws RequestProblem 404 for a foreign visit, 409 for one that is not done.
 */
export async function linkOfVisit(
  context: ServerContext,
  person: SignedInPerson,
  visitId: number,
): Promise<{ path: string }> {
  return context.db.transaction(async (tx) => {
    const own = await findOwnVisit(tx, person.customerId, visitId);
    if (!own) throw new RequestProblem('not_found', 'We could not find this visit.');
    if (own.visit.status !== 'completed') {
      throw new RequestProblem('wrong_state', 'You can review a visit once it is done.');
    }
    const now = context.clock();
    const added = await addReviewRequest(tx, { visitId, createdAt: now, expiresAt: linkEnd(now) });
    const requestId = added ?? (await findRequestOf(tx, visitId))?.id;
    if (requestId === undefined) throw new Error(`no request for visit ${visitId}`);
    const path = customerReviewPath(context.secrets.customerReviewLink, requestId);
    return { path: hrefIn(await portalLanguage(tx, person), path) };
  });
}

/** @throws RequestProblem 404 for a link that was not made here, or whose visit is gone. */
export async function readLinkedReview(
  context: ServerContext,
  token: string,
): Promise<LinkedReview> {
  const asked = requireAsked(await findAsked(context.db, requireLink(context, token)));
  return presentLinked(context, context.db, asked, asked.review);
}

/**
 * Writes a review as it was typed. The same one sent again is one.
 *
 * @throws RequestProblem 404 for a link that was not made here; 409 for one that is over, a review that is published or withdrawn,
 *   and one that was changed since it was seen.
 */
export async function saveReview(
  context: ServerContext,
  token: string,
  { version, ...draft }: ReviewDraft,
): Promise<LinkedReview> {
  const requestId = requireLink(context, token);
  return context.db.transaction(async (tx) => {
    const asked = requireAsked(await lockAsked(tx, requestId));
    const { review } = asked;
    if (review && isSame(review, draft)) return presentLinked(context, tx, asked, review);
    const now = context.clock();
    requireWritable(asked, now);
    if (review) requireSeenReview(review, version, await presentLinked(context, tx, asked, review));
    const written = { ...draft, ...workOf(asked), requestId };
    const row = await writeReview(
      tx,
      { ...written, customerName: shownName(asked.customer, draft.nameStyle) },
      review,
      now,
    );
    return presentLinked(context, tx, asked, row);
  });
}

/**
 * Withdraws a review at any time. A second time changes nothing.
 *
 * @throws RequestProblem 404 for a link that was not made here, or without a review.
 */
export async function withdrawLinkedReview(
  context: ServerContext,
  token: string,
): Promise<LinkedReview> {
  const requestId = requireLink(context, token);
  return context.db.transaction(async (tx) => {
    const asked = requireAsked(await lockAsked(tx, requestId));
    if (!asked.review) throw new RequestProblem('not_found', 'There is no review to withdraw.');
    const { review } = asked;
    const isOpen = canDoWithReview('withdraw', 'customer', review.status);
    const row = isOpen ? await withdrawReview(tx, review) : review;
    return presentLinked(context, tx, asked, row);
  });
}

function requireLink(context: ServerContext, token: string): number {
  const id = reviewRequestIdOf(context.secrets.customerReviewLink, token);
  return id ?? notFound();
}

function requireAsked(asked: AskedReview | undefined): AskedReview {
  return asked ?? notFound();
}

/** A link that was not made here is answered like one whose visit is gone. */
function notFound(): never {
  throw new RequestProblem('not_found', 'We could not find this visit.');
}

function isSame(review: ReviewRow, draft: Omit<ReviewDraft, 'version'>): boolean {
  return (
    review.status === 'new' &&
    review.rating === draft.rating &&
    review.words === draft.words &&
    review.nameStyle === draft.nameStyle &&
    review.mayPublish === draft.mayPublish
  );
}

/** Where and when the work was, without the street: by the ZIP code alone, since an address can be typed in any way. */
function workOf({ visit, property }: AskedReview) {
  const { zip } = readAddress(property.address);
  const town = zip && Object.hasOwn(zipCentroids, zip) ? zipCentroids[zip]?.[0] : undefined;
  return {
    neighborhood: town ?? '',
    city: town ?? '',
    zipCode: town && zip ? zip : '',
    serviceType: visit.serviceType,
    completedAt: visit.completedAt ?? visit.createdAt,
  };
}

async function presentLinked(
  context: ServerContext,
  db: Db,
  asked: AskedReview,
  review: ReviewRow | null,
): Promise<LinkedReview> {
  const { visit, customer } = asked;
  const refusal = refusalReasons.find(({ value }) => value === review?.refusalReason);
  return {
    firstName: customer.firstName,
    serviceType: visit.serviceType,
    date: visit.scheduledDate,
    visitId: visit.id,
    names: {
      'first-name': shownName(customer, 'first-name'),
      initials: shownName(customer, 'initials'),
    },
    canWrite: canWrite({ ...asked, review }, context.clock()),
    review: review && {
      version: review.version,
      status: review.status,
      rating: review.rating,
      words: review.words,
      nameStyle: review.nameStyle,
      mayPublish: review.mayPublish,
      refusal: refusal?.label ?? null,
      refusalReason: refusal?.value ?? null,
      reply: (await listReplies(db, review.id)).at(-1)?.text || null,
    },
  };
}
