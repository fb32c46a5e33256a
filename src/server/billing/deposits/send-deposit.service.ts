// Bills the deposit of a quote when it is accepted, where the company has chosen so; otherwise it waits for the office
// (docs/product/deposits.md#to-be-invoiced).
import { eq } from 'drizzle-orm';
import { lockAccounts } from '#server/customers/lock-accounts.ts';
import { quotes } from '#server/platform/database/schema/quote.ts';
import { quotePaymentSteps } from '#server/platform/database/schema/quote-version.ts';
import { serviceRequests } from '#server/platform/database/schema/visits.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { draftInvoices } from '../invoices/draft-invoices.ts';
import { issueDrafts } from '../invoices/issue-invoices.service.ts';

/** Doing it twice changes nothing: what is on an invoice is no draft. */
export async function sendDeposit(context: ServerContext, quoteId: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!context.settings().depositsAreSent) return notifyStaff(tx, 'billing');
    const steps = await tx
      .select({ id: quotePaymentSteps.id, userId: serviceRequests.userId })
      .from(quotePaymentSteps)
      .innerJoin(quotes, eq(quotes.id, quotePaymentSteps.quoteId))
      .innerJoin(serviceRequests, eq(serviceRequests.id, quotes.serviceRequestId))
      .where(eq(quotePaymentSteps.quoteId, quoteId));
    const userId = steps[0]?.userId;
    if (!userId) return;
    await lockAccounts(tx, [userId]);
    const own = new Set(steps.map(({ id }) => id));
    const drafts = (await draftInvoices(context, tx, [userId])).filter(({ items }) =>
      items.some(({ stepId }) => stepId && own.has(stepId)),
    );
    if (drafts.length > 0) await issueDrafts(context, tx, drafts, null);
  });
}
