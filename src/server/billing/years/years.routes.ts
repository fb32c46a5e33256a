// Answers customers about the receipts of their payments and what a year came to.
import type { paymentReceiptEndpoints } from '#contract/billing/payment-receipts.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { readReceipt } from '../payments/receipt.queries.ts';
import { readYear, yearFile } from './year-summary.ts';

export function receiptHandlers({
  db,
}: ServerContext): Handlers<keyof typeof paymentReceiptEndpoints> {
  return {
    'GET /api/portal/billing/payments/{id}': ({ user, params }) =>
      readReceipt(db, user.customerId, params.id),

    'GET /api/portal/billing/years/{year}': ({ user, params }) =>
      readYear(db, user.customerId, params.year),

    'GET /api/portal/billing/years/{year}/file': async ({ user, params, reply }) => {
      const bytes = yearFile(await readYear(db, user.customerId, params.year));
      reply.header('cache-control', 'no-store');
      reply.header('content-disposition', `attachment; filename="billing-${params.year}.csv"`);
      reply.type('text/csv; charset=utf-8');
      return bytes;
    },
  };
}
