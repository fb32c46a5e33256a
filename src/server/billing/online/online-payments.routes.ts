// Answers what customers pay online, and takes what Stripe tells us.
import type { onlinePaymentEndpoints } from '#contract/billing/online-payments.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { hearStripe } from './hear-stripe.service.ts';
import { ownOnlinePayment } from './online-payment.queries.ts';
import { beginPayment, offerKeptMethods, offerOnline } from './pay-online.service.ts';
import { removeMethod, savedMethodsOf } from './saved-methods.service.ts';

/** The handlers of paying online. */
export function onlinePaymentHandlers(
  context: ServerContext,
): Handlers<keyof typeof onlinePaymentEndpoints> {
  return {
    'GET /api/portal/billing/online': async ({ user, query }) => ({
      offer: await offerOnline(context, user.customerId, query.invoice),
    }),

    'POST /api/portal/billing/online-sessions': async ({ user }) => ({
      clientSecret: await offerKeptMethods(context, user.customerId),
    }),

    'POST /api/portal/billing/online-payments': ({ user, body }) =>
      beginPayment(context, user.customerId, body),

    'GET /api/portal/billing/online-payments/{id}': ({ user, params }) =>
      ownOnlinePayment(context.db, user.customerId, params.id),

    'GET /api/portal/billing/methods': async ({ user }) => ({
      items: await savedMethodsOf(context.db, user.customerId),
    }),

    'DELETE /api/portal/billing/methods/{id}': ({ user, params }) =>
      removeMethod(context, user.customerId, { actorId: user.id, id: params.id }),

    'POST /api/stripe/webhook': ({ file, request }) => {
      const signature = request.headers['stripe-signature'];
      return hearStripe(context, file, typeof signature === 'string' ? signature : '');
    },
  };
}
