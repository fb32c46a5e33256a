// What crosses the wire about reviews: what a customer writes by their private link, and what the office does with it
// (docs/product/reviews.md).
import { z } from 'zod';
import { reviewStatuses } from '#company/rules/site/review-machine.ts';
import { REVIEW_LENGTH, refusalReasons, reviewNames } from '#company/rules/site/review-rules.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken, RowId, RowIdText, SeenVersion, SeenVersionOrNew } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { paragraph, unseenFault } from '../platform/text.ts';

const TOO_SHORT = `Please write at least ${REVIEW_LENGTH.min} characters.`;
const TOO_LONG = `Please use at most ${REVIEW_LENGTH.max} characters.`;
const NO_STARS = 'Please choose one to five stars.';

const Stars = z.int({ error: NO_STARS }).min(1, { error: NO_STARS }).max(5, { error: NO_STARS });

/** Kept letter by letter: nothing is trimmed or replaced but the line breaks of a form, which are one character. */
const Words = z
  .string({ error: TOO_SHORT })
  .overwrite((text) => text.replaceAll('\r\n', '\n'))
  .superRefine((text, context) => {
    const fault = unseenFault(text);
    if (fault) context.addIssue(fault);
    else if ([...text.trim()].length < REVIEW_LENGTH.min) context.addIssue(TOO_SHORT);
    else if ([...text].length > REVIEW_LENGTH.max) context.addIssue(TOO_LONG);
  });

/** A review as its customer writes it. */
export const ReviewDraft = z.strictObject({
  version: SeenVersionOrNew,
  rating: Stars,
  words: Words,
  nameStyle: z.enum(reviewNames, { error: 'Please choose how we show your name.' }),
  mayPublish: z.boolean().default(false).describe('Whether it may be shown to everyone'),
});
export type ReviewDraft = z.infer<typeof ReviewDraft>;

export const ReviewStatus = z.enum(reviewStatuses);
const Reason = z.enum(
  refusalReasons.map(({ value }) => value),
  { error: 'Please choose a reason.' },
);

/** A review as its customer sees it. */
export const OwnReview = z.object({
  version: RowId,
  status: ReviewStatus,
  rating: Stars,
  words: z.string(),
  nameStyle: z.enum(reviewNames),
  mayPublish: z.boolean(),
  refusal: z.string().nullable().describe('Why it is not published, as a sentence'),
  refusalReason: Reason.nullable().describe('The same by its name'),
  reply: z.string().nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** What the link opens. Nothing in it says where the property is. */
export const LinkedReview = z.object({
  firstName: z.string().nullable(),
  serviceType: z.string(),
  date: z.string().describe('YYYY-MM-DD of the visit'),
  visitId: RowId,
  names: z.object({ 'first-name': z.string(), initials: z.string() }),
  canWrite: z.boolean(),
  review: OwnReview.nullable(),
});
export type LinkedReview = z.infer<typeof LinkedReview>;

/** A review in the office's list. */
export const ReviewListRow = z.object({
  id: RowId,
  status: ReviewStatus,
  rating: Stars,
  words: z.string().describe('Its first words'),
  customerName: z.string(),
  mayPublish: z.boolean(),
  serviceType: z.string(),
  neighborhood: z.string(),
  writtenAt: z.string(),
});
export type ReviewListRow = z.infer<typeof ReviewListRow>;

/** How many of the reviews with so many stars are published. */
export const ReviewShare = z.object({
  rating: Stars,
  written: z.number().int().describe('Those whose customers want them published'),
  published: z.number().int(),
  refused: z.number().int(),
});
export type ReviewShare = z.infer<typeof ReviewShare>;

/** A review as the office sees it. */
export const DeskReview = z.object({
  id: RowId,
  version: RowId,
  status: ReviewStatus,
  rating: Stars,
  words: z.string(),
  shownName: z.string(),
  mayPublish: z.boolean(),
  neighborhood: z.string(),
  zipCode: z.string(),
  writtenAt: z.string(),
  refusal: z.object({ reason: Reason, note: z.string().nullable() }).nullable(),
  visit: z.object({ id: RowId, serviceType: z.string(), date: z.string(), address: z.string() }),
  customer: z.object({ id: z.string(), name: z.string() }),
  replies: z
    .array(z.object({ text: z.string(), by: z.string().nullable(), at: z.string() }))
    .describe('The last one is shown; an empty one took it away'),
});
export type DeskReview = z.infer<typeof DeskReview>;

export const ReviewSeen = z.strictObject({ version: SeenVersion });
export const ReviewRefusal = z.strictObject({
  version: SeenVersion,
  reason: Reason,
  note: paragraph(1000).default(''),
});
export type ReviewRefusal = z.infer<typeof ReviewRefusal>;
export const ReviewReply = z.strictObject({
  version: SeenVersion,
  text: paragraph(2000).default('').describe('Blank takes the reply away'),
});
export type ReviewReply = z.infer<typeof ReviewReply>;

const Id = z.strictObject({ id: RowIdText });
const reading = { access: 'staff', limit: 'read', status: 200 } as const;
const writing = { access: 'staff', limit: 'write', status: 200 } as const;

export const reviewEndpoints = {
  'POST /api/portal/visits/{id}/review': {
    summary: 'The private link by which an own completed visit is reviewed',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: Id,
    answer: z.object({ path: z.string() }),
  },
  'GET /api/reviews/by-link/{token}': {
    summary: 'The visit behind a private link, and its review if there is one',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: LinkedReview,
  },
  'POST /api/reviews/by-link/{token}': {
    summary: 'Write a review, or write it anew until it is published; sent twice it is one review',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    body: ReviewDraft,
    answer: LinkedReview,
  },
  'POST /api/reviews/by-link/{token}/withdraw': {
    summary: 'Withdraw an own review; it is shown nowhere anymore',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: LinkedReview,
  },
  'GET /api/console/reviews': {
    summary:
      'Reviews of one status, page by page, and how many of each number of stars are published',
    ...reading,
    query: PageQuery.extend({ status: ReviewStatus.default('new') }),
    answer: pageOf(ReviewListRow).extend({ shares: z.array(ReviewShare) }),
  },
  'GET /api/console/reviews/{id}': {
    summary: 'One review with its visit, its customer, and what we replied',
    ...reading,
    params: Id,
    answer: DeskReview,
  },
  'POST /api/console/reviews/{id}/publish': {
    summary: 'Publish a review as its customer wrote it',
    ...writing,
    params: Id,
    body: ReviewSeen,
    answer: DeskReview,
  },
  'POST /api/console/reviews/{id}/refuse': {
    summary: 'Do not publish a review, for a reason that has nothing to do with its stars',
    ...writing,
    params: Id,
    body: ReviewRefusal,
    answer: DeskReview,
  },
  'POST /api/console/reviews/{id}/reply': {
    summary: 'Reply to a review, or change the reply; it is shown under the review',
    ...writing,
    params: Id,
    body: ReviewReply,
    answer: DeskReview,
  },
} as const satisfies EndpointTable;
