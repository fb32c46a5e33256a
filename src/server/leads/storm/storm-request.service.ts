// Takes a call for help after a storm: a lead like a quote request, with a promised time, and a text to the person on call.
import { and, count, gt, isNotNull } from 'drizzle-orm';
import { stormService } from '#company/facts/storm-messages.ts';
import { callBackBy } from '#company/rules/leads/storm-callback.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import type { ReviewReason } from '#contract/leads/form-guard.ts';
import type { QuoteReceipt } from '#contract/leads/quote-request.ts';
import type { StormRequest } from '#contract/leads/storm.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { closedBetween } from '#server/platform/settings/closed-days.ts';
import type { ServerContext } from '../../context.ts';
import { type QuoteSender, requestQuote } from '../quote-requests/quote-request.service.ts';
import { stormText } from './storm-text.ts';

const HOUR_MS = 3_600_000;
/** A street after a storm, or someone's joke: the person on call knows by then, and looks at the list. */
const TEXTS_PER_HOUR = 12;
const HOLIDAYS_AHEAD = 31;

/**
 * Keeps the request and promises a call. Who is on call is told at once, unless something about it is odd.
 *
 * @throws RequestProblem as `requestQuote` does.
 */
export async function requestStormHelp(
  context: ServerContext,
  { place, powerLine, ...request }: StormRequest,
  sender: QuoteSender,
): Promise<QuoteReceipt> {
  const now = context.clock();
  const { officeHours, timeZone, chatOnCall } = context.settings();
  const today = dateInZone(now, timeZone);
  const closed = await closedBetween(context.db, today, addDays(today, HOLIDAYS_AHEAD));
  const isOnCall = chatOnCall.length > 0;
  const by = callBackBy(now, { officeHours, timeZone, closed, isOnCall });
  return requestQuote(context, { ...request, serviceType: stormService.value }, sender, {
    place,
    powerLine,
    callBackBy: by,
    taken: (tx, id, reasons) => notifyOnCall(tx, context, id, reasons),
  });
}

async function notifyOnCall(
  tx: Tx,
  { jobs, settings, clock }: ServerContext,
  quoteRequestId: string,
  reasons: readonly ReviewReason[],
): Promise<void> {
  if (reasons.length > 0) return;
  const hourAgo = new Date(clock().getTime() - HOUR_MS);
  const [row] = await tx
    .select({ calls: count() })
    .from(quoteRequests)
    .where(and(isNotNull(quoteRequests.callBackBy), gt(quoteRequests.createdAt, hourAgo)));
  if ((row?.calls ?? 0) > TEXTS_PER_HOUR) return;
  for (const place of settings().chatOnCall.keys()) {
    await jobs.enqueue(tx, stormText, { quoteRequestId, place });
  }
}
