// Answers customers about offered plans, in the portal and by the private link: who asks, then the service.
import type { planOfferEndpoints } from '#contract/visits/plan-offers.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { createTurns } from '#server/quotes/quotes/answer-turns.ts';
import type { ServerContext } from '../../context.ts';
import { agreementPdf, copyName, findOwnAgreement } from './agreement-copy.ts';
import { requireOffer, todayOf } from './plan-offer.policy.ts';
import { listOpenOffers, readSentOffer } from './plan-offer.queries.ts';
import {
  type Answering,
  agreeToOffer,
  declineOffer,
  objectToYes,
  readPlanOffer,
} from './plan-offer-answer.service.ts';
import { planOfferIdOf } from './plan-offer-link.ts';
import { presentOpenOffer } from './present-plan-offer.ts';

/** The handlers for customers. */
export function planOfferHandlers(
  context: ServerContext,
): Handlers<keyof typeof planOfferEndpoints> {
  // Plans of one crew wait for each other on its days: a rush waits here, and not on the few connections of the database.
  const inTurn = createTurns();
  const own = (offerId: string, user: SignedInPerson): Answering => ({
    offerId,
    userId: user.customerId,
    actorId: user.id,
  });
  const linked = (token: string): Answering => {
    const offerId = planOfferIdOf(context.secrets.planOfferLink, token);
    if (offerId === null) throw new RequestProblem('not_found', 'We could not find this offer.');
    return { offerId, userId: null, actorId: null };
  };
  return {
    async 'GET /api/portal/plan-offers'({ user }) {
      const open = await listOpenOffers(context.db, user.customerId, todayOf(context));
      return open.map(presentOpenOffer);
    },

    'GET /api/portal/plan-offers/{id}': ({ params, user }) =>
      readPlanOffer(context, own(params.id, user)),

    'POST /api/portal/plan-offers/{id}/agree': ({ params, body, user, attempt }) =>
      inTurn('agree', () => agreeToOffer(context, own(params.id, user), body, attempt)),

    'POST /api/portal/plan-offers/{id}/decline': ({ params, body, user }) =>
      declineOffer(context, own(params.id, user), body),

    async 'GET /api/portal/plan-agreements/{id}/pdf'({ params, user, reply }) {
      const agreement = await findOwnAgreement(context.db, user.customerId, params.id);
      const bytes = await agreementPdf(context, agreement);
      reply.header('content-disposition', `attachment; filename="${copyName(params.id)}"`);
      return bytes;
    },

    'GET /api/plan-offers/by-link/{token}': ({ params }) =>
      readPlanOffer(context, linked(params.token)),

    'POST /api/plan-offers/by-link/{token}/agree': ({ params, body, attempt }) =>
      inTurn('agree', () => agreeToOffer(context, linked(params.token), body, attempt)),

    'POST /api/plan-offers/by-link/{token}/decline': ({ params, body }) =>
      declineOffer(context, linked(params.token), body),

    'POST /api/plan-offers/by-link/{token}/objection': ({ params, body }) =>
      objectToYes(context, linked(params.token), body.objection),

    async 'GET /api/plan-offers/by-link/{token}/pdf'({ params, reply }) {
      const { offerId } = linked(params.token);
      const { agreement } = requireOffer(await readSentOffer(context.db, offerId));
      const bytes = await agreementPdf(context, agreement);
      reply.header('content-disposition', `attachment; filename="${copyName(agreement?.id ?? 0)}"`);
      return bytes;
    },
  };
}
