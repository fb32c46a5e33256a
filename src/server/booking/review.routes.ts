// Answers the office's link about a booking under review: reads the token, calls the service.
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { decideReview, readReview } from './review.service.ts';
import { reviewedIdOf } from './review-link.ts';

type ReviewEndpoints =
  | 'GET /api/appointment-reviews/{token}'
  | 'POST /api/appointment-reviews/{token}';

/** The handlers of reviews. */
export function reviewHandlers(context: ServerContext): Handlers<ReviewEndpoints> {
  /** A link that was not made here is answered like one whose booking is gone. */
  const requireLink = (token: string): number => {
    const id = reviewedIdOf(context.secrets.reviewLink, token);
    if (id === null) throw new RequestProblem('not_found', 'We could not find this booking.');
    return id;
  };
  return {
    async 'GET /api/appointment-reviews/{token}'({ params }) {
      return readReview(context, requireLink(params.token));
    },

    async 'POST /api/appointment-reviews/{token}'({ params, body }) {
      return decideReview(context, requireLink(params.token), body);
    },
  };
}
