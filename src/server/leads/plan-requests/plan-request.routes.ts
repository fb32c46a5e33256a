// Answers the lawn plan: prices it for everyone, and takes requests through the form guard; and the office's promo codes.
import type { Handlers } from '#server/platform/http/mount.ts';
import { receiptToken } from '#server/platform/http/receipt-token.ts';
import type { ServerContext } from '../../context.ts';
import type { FormGuard } from '../form-guard/form-guard.ts';
import { quoteLawnPlan } from './lawn-plan-price.ts';
import { requestPlan } from './plan-request.service.ts';
import { addPromoCode, changePromoCode, listPromoCodes } from './promo-code-desk.service.ts';

type LawnPlanEndpoints =
  | 'POST /api/lawn-plans/price'
  | 'POST /api/plan-requests'
  | 'GET /api/console/promo-codes'
  | 'POST /api/console/promo-codes'
  | 'PATCH /api/console/promo-codes/{id}';

/** The handlers of lawn plans. */
export function lawnPlanHandlers(
  context: ServerContext,
  guard: FormGuard,
): Handlers<LawnPlanEndpoints> {
  return {
    async 'POST /api/lawn-plans/price'({ body }) {
      return quoteLawnPlan(context, body);
    },

    async 'POST /api/plan-requests'({ body, attempt, request }) {
      const inspection = await guard.inspect('plan', body, request);
      const kept = await requestPlan(context, body, { inspection, attempt });
      const receipt = receiptToken(context.secrets.receiptLink, 'plan-request', kept.id);
      return { ...kept, receipt };
    },

    'GET /api/console/promo-codes': () => listPromoCodes(context),
    'POST /api/console/promo-codes': ({ body, user, attempt }) =>
      addPromoCode(context, user, body, attempt),
    'PATCH /api/console/promo-codes/{id}': ({ params, body, user }) =>
      changePromoCode(context, user, params.id, body),
  };
}
