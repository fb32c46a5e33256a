// Answers what staff ask and do about deposits and progress payments.
import type { depositEndpoints } from '#contract/billing/deposits.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { callOffJob } from './call-off.service.ts';
import { requestsWithoutDeposit } from './payment-steps.queries.ts';
import { ownDeposit, requestPayments, setStepDue } from './payment-steps.service.ts';

export function depositHandlers(context: ServerContext): Handlers<keyof typeof depositEndpoints> {
  return {
    'GET /api/console/billing/requests/{id}/payments': ({ params }) =>
      requestPayments(context.db, params.id),

    'GET /api/console/billing/unpaid-deposits': async () => ({
      requests: await requestsWithoutDeposit(context.db),
    }),

    'POST /api/console/billing/requests/{id}/call-off': ({ user, params, body }) =>
      callOffJob(context, user.id, { ...body, id: params.id }),

    'GET /api/portal/billing/requests/{id}/deposit': async ({ user, params }) => ({
      deposit: await ownDeposit(context.db, user, params.id),
    }),

    'POST /api/console/billing/payment-steps/{id}': ({ user, params, body }) =>
      setStepDue(context, user.id, { stepId: params.id, isDue: body.isDue }),
  };
}
