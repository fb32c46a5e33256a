// Answers what a visitor does with a card.
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { networkHashOf } from '../booking/hold-limit.ts';
import type { ServerContext } from '../context.ts';
import { bookOffered, holdOffered, type Taker } from './book-offer.service.ts';
import { decideOffer } from './offer.service.ts';
import { callerOf, openChat } from './open-chat.ts';

type OfferEndpoints =
  | 'POST /api/chat-session/{sessionId}/offers/{offerId}/hold'
  | 'POST /api/chat-session/{sessionId}/offers/{offerId}/book'
  | 'POST /api/chat-session/{sessionId}/offers/{offerId}/accept'
  | 'POST /api/chat-session/{sessionId}/offers/{offerId}/decline';

/** The handlers of cards. */
export function offerHandlers(context: ServerContext): Handlers<OfferEndpoints> {
  const take = async (
    params: { sessionId: string },
    call: Parameters<typeof callerOf>[0],
  ): Promise<Taker> => {
    const caller = callerOf(call);
    const { session, side } = await openChat(context, params.sessionId, caller);
    if (side === 'support') {
      throw new RequestProblem('forbidden', 'Only the visitor can answer an offer.');
    }
    if (session.blockedAt !== null) {
      throw new RequestProblem('forbidden', 'We have ended this conversation.');
    }
    return { session, caller, networkHash: networkHashOf(context, call.request) };
  };
  return {
    async 'POST /api/chat-session/{sessionId}/offers/{offerId}/hold'({ params, body, ...call }) {
      return holdOffered(context, params.offerId, body, await take(params, call));
    },

    async 'POST /api/chat-session/{sessionId}/offers/{offerId}/book'({ params, body, ...call }) {
      return bookOffered(context, params.offerId, body, await take(params, call));
    },

    async 'POST /api/chat-session/{sessionId}/offers/{offerId}/accept'({ params, ...call }) {
      const { session } = await take(params, call);
      return decideOffer(context, session.id, params.offerId, 'accepted');
    },

    async 'POST /api/chat-session/{sessionId}/offers/{offerId}/decline'({ params, ...call }) {
      const { session } = await take(params, call);
      return decideOffer(context, session.id, params.offerId, 'declined');
    },
  };
}
