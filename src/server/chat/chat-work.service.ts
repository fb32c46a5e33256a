// Makes work of a conversation: a quote request, or a booked consultation, each said in the log of staff.
import type { Language } from '#company/facts/languages.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { AppointmentRequest } from '#contract/booking/booking.ts';
import type { ChatBooking } from '#contract/chat/chat-log.ts';
import type { QuoteReceipt, QuoteRequest } from '#contract/leads/quote-request.ts';
import { requestQuote } from '#server/leads/quote-requests/quote-request.service.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Attempt } from '#server/platform/http/answer-once.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import { bookConsultation } from '../booking/booking.service.ts';
import type { ServerContext } from '../context.ts';
import { presentBooking } from './book-offer.service.ts';
import { agentName } from './chat.policy.ts';
import { readEntryOfKey } from './read-log.ts';
import { type LogWriter, writeLog, writeLogWithin } from './write-log.ts';

/** Who makes it, of which conversation, under which key. */
type Maker = { sessionId: string; user: CurrentUser; attempt: Attempt | undefined };

/** Staff have looked at it: nothing in it is reviewed again. */
const NOTHING_ODD = { reasons: [], spends: [] };

/**
 * Makes a quote request, in the language of the conversation; the office and the person are told as by any other. With a key it happens
 * once.
 */
export async function makeQuoteRequest(
  context: ServerContext,
  request: QuoteRequest,
  { sessionId, language, user, attempt }: Maker & { language: Language },
): Promise<QuoteReceipt> {
  const wish = { ...request, language: request.language ?? language };
  const receipt = await requestQuote(context, wish, {
    visitorHash: undefined,
    inspection: NOTHING_ODD,
    attempt,
  });
  await writeLog(context, sessionId, (log) => note(log, 'quote-request', receipt.id, user));
  return receipt;
}

/**
 * Books a consultation for the visitor, in one transaction with its entry.
 *
 * @throws RequestProblem as any booking does.
 */
export async function makeAppointment(
  context: ServerContext,
  request: AppointmentRequest,
  { sessionId, user, attempt }: Maker,
): Promise<ChatBooking> {
  const appointment = await bookConsultation(context, request, {
    visitorHash: undefined,
    // A repetition from the same conversation is the same booking.
    owner: { visitorHash: tokenHash(`chat ${sessionId}`), verifiedEmail: undefined },
    inspection: NOTHING_ODD,
    attempt,
    alongside: (tx, { id }) =>
      writeLogWithin(tx, context.clock(), sessionId, (log) =>
        note(log, 'appointment', String(id), user),
      ),
  });
  // For who made it, of the staff.
  return presentBooking(context, appointment, { language: 'en' });
}

/** Once for each thing that was made: a repeated attempt comes here again. */
async function note(
  log: LogWriter,
  work: 'quote-request' | 'appointment',
  id: string,
  user: CurrentUser,
): Promise<void> {
  const clientKey = `${work}-${id}`;
  const made = await readEntryOfKey(log.tx, log.session.id, clientKey);
  if (made) return;
  log.add({ kind: 'work', details: { work, id, by: agentName(user) }, clientKey });
  const subject = { type: 'chat', id: log.session.id } as const;
  const details = { work, id };
  await audit(log.tx, {
    actorId: user.id,
    action: 'chat-made-work',
    subject,
    details,
    at: log.now,
  });
}
