// The text to the person on call about a call for help: little more than where to look, since texts are read by others.
import { SPEAKS_SPANISH } from '#company/facts/languages.ts';
import { timeInZone } from '#company/rules/time/company-time.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { textOnCall } from '#server/platform/text-messages/send-text.ts';
import type { ServerContext } from '../../context.ts';
import { findQuoteRequest } from '../quote-requests/quote-request.queries.ts';

/** `place` is that in the list of whom to alert. */
export const stormText: JobKind<{ quoteRequestId: string; place: number }> = { name: 'storm-text' };

/** Sends it; done twice, the gateway knows it by its id. */
export async function sendStormText(
  context: ServerContext,
  { quoteRequestId, place }: { quoteRequestId: string; place: number },
): Promise<void> {
  const { db, config, settings } = context;
  const row = await findQuoteRequest(db, quoteRequestId);
  const { chatOnCall, shortName, timeZone } = settings();
  const person = chatOnCall[place];
  if (!row?.callBackBy || !person) return;
  const wire = row.powerLine === 'no' ? '' : ' Wire involved or unclear.';
  const spanish = row.language === 'es' ? ` ${SPEAKS_SPANISH}.` : '';
  const by = timeInZone(row.callBackBy, timeZone);
  const page = new URL(`/console/leads/quote/${row.id}`, config.publicUrl).href;
  await textOnCall(context, {
    to: person.phone,
    text: `${shortName} storm call: ${row.firstName} ${row.lastName.slice(0, 1)}. Call by ${timeLabel(by)}.${wire}${spanish} ${page}`,
    id: `storm-${row.id}-${place}`,
  });
}
