// Answers what customers and the office ask and do about autopay.
import type { autopayEndpoints } from '#contract/billing/autopay.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { beginSetup, keepOwnSetup, methodForm } from '../online/add-method.service.ts';
import {
  agreeToAutopay,
  endAutopayByOffice,
  readAutopay,
  turnAutopayOff,
} from './autopay.service.ts';

/** The handlers of autopay and of cards that are kept for it. */
export function autopayHandlers(context: ServerContext): Handlers<keyof typeof autopayEndpoints> {
  return {
    'GET /api/portal/billing/autopay': async ({ user, query }) => ({
      autopay: await readAutopay(context, user.customerId, query.method),
    }),

    'POST /api/portal/billing/autopay': ({ user, body }) =>
      agreeToAutopay(context, user.customerId, { ...body, actorId: user.id }),

    'DELETE /api/portal/billing/autopay': ({ user }) =>
      turnAutopayOff(context, user.customerId, user.id),

    'GET /api/portal/billing/method-form': async () => ({ form: methodForm(context) }),

    'POST /api/portal/billing/method-setups': ({ user }) => beginSetup(context, user.customerId),

    'POST /api/portal/billing/methods': ({ user, body }) =>
      keepOwnSetup(context, user.customerId, body.setup),

    'POST /api/console/billing/accounts/{id}/autopay/end': ({ user, params, body }) =>
      endAutopayByOffice(context, user.id, { ...body, customerId: params.id }),
  };
}
