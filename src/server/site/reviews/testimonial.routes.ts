// Answers the endpoint of the reviews.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { listTestimonials } from './testimonial.queries.ts';

/** The handler of the reviews. */
export function testimonialHandlers(context: ServerContext): Handlers<'GET /api/geo-testimonials'> {
  return {
    async 'GET /api/geo-testimonials'({ query }) {
      return listTestimonials(context.db, {
        neighborhood: query.neighborhood,
        isVerified: query.verified === undefined ? undefined : query.verified === 'true',
        withSamples: context.config.showSampleReviews,
      });
    },
  };
}
