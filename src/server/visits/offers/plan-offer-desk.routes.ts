// Answers staff about offers of plans. Staff alone come here: the endpoint table says so, and mount.ts sees to it.
import type { planOfferDeskEndpoints } from '#contract/visits/plan-offer-desk.ts';
import type { programOfferEndpoints } from '#contract/visits/program-offers.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { agreementPdf, copyName, findAgreement } from './agreement-copy.ts';
import { readOfferForm } from './offer-form.ts';
import { listOffers, listPlans } from './plan-list.queries.ts';
import {
  changeOffer,
  changeProgramOffer,
  readDeskOffer,
  sendOffer,
  startOffer,
  startProgramOffer,
  withdrawOffer,
} from './plan-offer-desk.service.ts';
import { readProgramForm } from './program-offer-form.ts';
import { answerObjection, recordYes } from './recorded-yes.service.ts';

/** The handlers for the office. */
export function planOfferDeskHandlers(
  context: ServerContext,
): Handlers<keyof typeof planOfferDeskEndpoints | keyof typeof programOfferEndpoints> {
  return {
    'GET /api/console/plan-offer-form': ({ query }) => readOfferForm(context, query),
    'GET /api/console/program-offer-form': ({ query }) => readProgramForm(context, query),
    'POST /api/console/program-offers': ({ body, user, attempt }) =>
      startProgramOffer(context, body, user, attempt),
    'PATCH /api/console/program-offers/{id}': ({ params, body, user }) =>
      changeProgramOffer(context, params.id, body, user),
    'GET /api/console/plan-offers': ({ query }) => listOffers(context, query),
    'GET /api/console/service-plans': ({ query }) => listPlans(context, query),
    'POST /api/console/plan-offers': ({ body, user, attempt }) =>
      startOffer(context, body, user, attempt),
    'GET /api/console/plan-offers/{id}': ({ params }) => readDeskOffer(context, params.id),
    'PATCH /api/console/plan-offers/{id}': ({ params, body, user }) =>
      changeOffer(context, params.id, body, user),
    'POST /api/console/plan-offers/{id}/send': ({ params, body, user }) =>
      sendOffer(context, params.id, body.version, user),
    'POST /api/console/plan-offers/{id}/withdraw': ({ params, body, user }) =>
      withdrawOffer(context, params.id, body.version, user),
    'POST /api/console/plan-offers/{id}/yes': ({ params, body, user, attempt }) =>
      recordYes(context, params.id, body, user, attempt),
    'POST /api/console/plan-agreements/{id}/objection-answer': ({ params, body, user }) =>
      answerObjection(context, params.id, body.answer, user),
    async 'GET /api/console/plan-agreements/{id}/pdf'({ params, reply }) {
      const bytes = await agreementPdf(context, await findAgreement(context.db, params.id));
      reply.header('content-disposition', `attachment; filename="${copyName(params.id)}"`);
      return bytes;
    },
  };
}
