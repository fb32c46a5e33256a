// Answers staff about leads and the calendar: a lead is booked, or a booking that waited in the inbox is decided.
import { reviewLead } from '#server/leads/inbox/lead-review.service.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../context.ts';
import { bookForLead } from './lead-booking.service.ts';
import { reviewBooking } from './lead-review.service.ts';

/** The handlers. */
export function leadBookingHandlers(
  context: ServerContext,
): Handlers<`POST /api/console/leads/{kind}/{id}/${'review' | 'booking'}`> {
  return {
    async 'POST /api/console/leads/{kind}/{id}/review'({ params: name, body, user: staff }) {
      const review = name.kind === 'booking' ? reviewBooking : reviewLead;
      return review(context, { staff, name, version: body.version }, body.decision);
    },

    async 'POST /api/console/leads/{kind}/{id}/booking'({ params: name, body, user, attempt }) {
      return bookForLead(context, { staff: user, name }, body, attempt);
    },
  };
}
