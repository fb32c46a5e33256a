// Answers what customers ask about their own money.
import type { ownBillingEndpoints } from '#contract/billing/own-billing.ts';
import { portalLanguage } from '#server/accounts/account.queries.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../context.ts';
import { invoiceOfVisit, ownInvoice, readAccount } from './accounts/account.service.ts';
import { requireInvoice } from './invoices/credit-note.service.ts';
import { sendInvoicePdf } from './invoices/invoice-paper.ts';

/** The handlers of the portal. */
export function ownBillingHandlers(
  context: ServerContext,
): Handlers<keyof typeof ownBillingEndpoints> {
  return {
    'GET /api/portal/billing': ({ user }) => readAccount(context, context.db, user.customerId),

    'GET /api/portal/billing/{id}': ({ user, params }) =>
      ownInvoice(context, user.customerId, params.id),

    'GET /api/portal/billing/{id}/pdf': async ({ user, params, reply }) =>
      sendInvoicePdf(
        context,
        await requireInvoice(context.db, params.id, user.customerId),
        await portalLanguage(context.db, user),
        reply,
      ),

    'GET /api/portal/visits/{id}/invoice': async ({ user, params }) => ({
      invoice: await invoiceOfVisit(context, user.customerId, params.id),
    }),
  };
}
