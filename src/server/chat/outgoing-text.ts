// A message of ours in a conversation by text: it leaves by a job, and the log hears what became of it. The one writer of its table, with
// chat/texts/, which sends it.
import { randomUUID } from 'node:crypto';
import type { TextKind } from '#company/rules/chat/text-state.ts';
import { dateInZone, formatDate, timeInZone } from '#company/rules/time/company-time.ts';
import { answerHour } from '#company/rules/time/text-hours.ts';
import { textDeliveries } from '#server/platform/database/schema/texts.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { JobKind } from '#server/platform/jobs/job.ts';
import { hasAgreed } from '#server/platform/text-messages/consented-numbers.ts';
import { takesPictures } from '#server/platform/text-messages/gateway-setting.ts';
import { textStopOf } from '#server/platform/text-messages/text-stops.ts';
import type { ServerContext } from '../context.ts';
import { channelOf } from './channel.ts';
import { followNumber } from './follow-number.ts';
import { hasCalled } from './has-called.ts';
import { NOT_AGREED, whyStopped } from './why-not-text.ts';
import type { LogWriter } from './write-log.ts';

/** Sends a message of a conversation as a text. */
export const chatText: JobKind<{ messageId: number }> = { name: 'chat-text' };

/** Sends the text that answers a missed call, by a name of its own, so that lists of what was sent say so. */
export const callText: JobKind<{ messageId: number }> = { name: 'missed-call-text' };

/** The job that sends a text of each kind. */
export function jobOfText(kind: TextKind): JobKind<{ messageId: number }> {
  return kind === 'call' ? callText : chatText;
}

type Queued = {
  messageId: number;
  /** Its number in the log. */
  number: number;
  kind: TextKind;
};

/** Has a message leave as a text: now, or in the next hours of texts, which the log then says. */
export async function queueText(
  log: LogWriter,
  { jobs, settings }: Pick<ServerContext, 'jobs' | 'settings'>,
  { messageId, number, kind }: Queued,
): Promise<void> {
  const { session, tx, now } = log;
  const { timeZone } = settings();
  const dueAt = kind === 'notice' ? now : answerHour(now, heardAt(kind, session), timeZone);
  const isDue = dueAt.getTime() <= now.getTime();
  const jobId = isDue ? randomUUID() : null;
  const reason = isDue ? null : waitsUntil(dueAt, timeZone);
  await tx
    .insert(textDeliveries)
    .values({ messageId, kind, state: 'waiting', reason, dueAt, jobId });
  if (jobId) await jobs.enqueue(tx, jobOfText(kind), { messageId }, { id: jobId });
  else log.add({ kind: 'delivery', details: { of: number, state: 'waiting', reason } });
}

/** When they were heard last, if that lets a text leave at any hour: what follows by itself never does. */
export function heardAt(kind: TextKind, { lastTextAt }: { lastTextAt: Date | null }): Date | null {
  return kind === 'call' ? null : lastTextAt;
}

/** What is said of a text that waits for the morning. */
export function waitsUntil(dueAt: Date, timeZone: string): string {
  const [hour = 0] = timeInZone(dueAt, timeZone).split(':').map(Number);
  const time =
    hour === 12 ? 'noon' : `${hour > 12 ? hour - 12 : hour}:00 ${hour > 12 ? 'PM' : 'AM'}`;
  return `Texts go out from 9:00 AM to 9:00 PM, on Sundays from noon. It leaves on ${formatDate(dateInZone(dueAt, timeZone))} at ${time}.`;
}

/**
 * Refuses what cannot be sent as a text, or as a mail from here. A conversation by text goes on at the new number of its customer.
 *
 * @throws RequestProblem 409 when the number wants no texts or no one has agreed to any, 422 for photos where they cannot go along.
 */
export async function requireSendable(
  log: LogWriter,
  { settings, config }: Pick<ServerContext, 'settings' | 'config'>,
  photos: readonly string[],
): Promise<void> {
  const { session, tx, now } = log;
  const channel = channelOf(session);
  if (!channel) return;
  if (session.textNumber !== null) {
    const { timeZone } = settings();
    const whyMoved = await followNumber(log, settings());
    if (whyMoved) throw new RequestProblem('wrong_state', whyMoved);
    const stop = await textStopOf(tx, session.textNumber);
    if (stop) {
      const next = stop.why === 'stop' ? ' Call them, or send an email.' : '';
      throw new RequestProblem('wrong_state', `${whyStopped(stop, timeZone)}${next}`);
    }
    const isAgreed =
      session.lastTextAt !== null ||
      (await hasAgreed(tx, session.customerId, session.textNumber)) ||
      (await hasCalled(tx, session.textNumber, now));
    if (!isAgreed) throw new RequestProblem('wrong_state', NOT_AGREED);
  }
  if (photos.length === 0 || (channel.kind === 'text' && takesPictures(config))) return;
  const detail =
    channel.kind === 'text'
      ? 'Your text gateway takes no pictures. Please send them by email.'
      : 'Photos can’t be sent from here by email. Please describe them, or use your own mail program.';
  throw new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/photos', detail }] });
}
