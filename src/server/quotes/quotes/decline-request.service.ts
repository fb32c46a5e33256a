// Declines a service request for the office, and with it the quote that was sent for it. One transaction.
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import type { ServerContext } from '../../context.ts';
import { type DeskAct, doAtDesk } from '../service-requests/request-desk.service.ts';
import { mayWithQuote } from './quote.policy.ts';
import { readQuoteFor } from './quote.queries.ts';
import { writeQuote } from './write-quote.ts';

/** Says that it cannot be done, and why. A quote that was sent for it can no longer be accepted. */
export function declineRequest(
  context: ServerContext,
  act: DeskAct,
  reason: string,
): Promise<ServiceRequest> {
  return doAtDesk(context, act, 'decline', async (tx, row, now) => {
    const read = await readQuoteFor(tx, row.id);
    if (read && mayWithQuote(context, 'void', 'staff', read.quote)) {
      const values = { answeredAt: now, answerNote: reason };
      await writeQuote(context, tx, read.quote, { event: 'void', actor: 'staff', values });
    }
    return { values: { declineReason: reason } };
  });
}
