// Answers everything about reviews: customers by their private link, the office in the console, everyone on the home page.
import type { reviewEndpoints } from '#contract/site/reviews.ts';
import type { testimonialEndpoints } from '#contract/site/testimonial.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import {
  linkOfVisit,
  readLinkedReview,
  saveReview,
  withdrawLinkedReview,
} from './review.service.ts';
import { deskReview, publish, refuse, reply } from './review-desk.service.ts';
import { listReviews } from './review-list.queries.ts';
import { listTestimonials } from './testimonial.queries.ts';

/** The handlers of reviews. */
export function reviewHandlers(
  context: ServerContext,
): Handlers<keyof typeof reviewEndpoints | keyof typeof testimonialEndpoints> {
  return {
    'GET /api/geo-testimonials': ({ query }) =>
      listTestimonials(context.db, {
        neighborhood: query.neighborhood,
        isVerified: query.verified === undefined ? undefined : query.verified === 'true',
        withSamples: context.config.showSampleReviews,
        timeZone: context.settings().timeZone,
      }),

    'POST /api/portal/visits/{id}/review': ({ user, params }) =>
      linkOfVisit(context, user, params.id),

    'GET /api/reviews/by-link/{token}': ({ params }) => readLinkedReview(context, params.token),

    'POST /api/reviews/by-link/{token}': ({ params, body }) =>
      saveReview(context, params.token, body),

    'POST /api/reviews/by-link/{token}/withdraw': ({ params }) =>
      withdrawLinkedReview(context, params.token),

    'GET /api/console/reviews': ({ query }) => listReviews(context.db, query),

    'GET /api/console/reviews/{id}': ({ params }) => deskReview(context.db, params.id),

    'POST /api/console/reviews/{id}/publish': ({ user, params, body }) =>
      publish(context, user.id, params.id, body.version),

    'POST /api/console/reviews/{id}/refuse': ({ user, params, body }) =>
      refuse(context, user.id, params.id, body),

    'POST /api/console/reviews/{id}/reply': ({ user, params, body }) =>
      reply(context, user.id, params.id, body),
  };
}
