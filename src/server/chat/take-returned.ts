// Takes what a mail server reports about an answer of ours that it could not deliver into the log, on the messages that it had
// (docs/product/mails-in.md#what-leaves).
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { z } from 'zod';
import { returnReason } from '#company/rules/platform/returned-mail.ts';
import { chatEvents, chatMessages } from '#server/platform/database/schema/chat.ts';
import type { InboundMail } from '#server/platform/inbound-mail/parse-mail.ts';
import { noteReturned } from '#server/platform/sent-messages/write-sent-mail.ts';
import type { ServerContext } from '../context.ts';
import { setStatus } from './log-draft.ts';
import type { StoredEntry } from './log-entry.ts';
import type { LogWriter } from './write-log.ts';

/** The mail of an answer knows after which message it began. */
const Job = z.object({ after: z.number().int() });

/**
 * Says of each message of the mail that came back that it did. Only a report about a mail that we sent in this conversation counts, by
 * its Message-ID, and once: it came under the tag of the conversation, so it is from someone who has had that mail.
 *
 * @returns The first entry; undefined when the report is about no mail of ours, or it is known already.
 */
export async function takeReturnedWithin(
  log: LogWriter,
  { config }: Pick<ServerContext, 'config'>,
  { failure, returnedId, messageHash }: InboundMail,
): Promise<StoredEntry | undefined> {
  const { session, tx, now } = log;
  const sent = failure && answerOf(returnedId, session.id, config.publicUrl.hostname);
  if (!sent) return undefined;
  const reason = returnReason(failure);
  const noted = await noteReturned(tx, sent, { at: now, reason });
  if (!noted) return undefined;
  const after = Job.safeParse(noted.jobData).data?.after ?? sent.upTo - 1;
  const messages = await tx
    .select({ number: chatEvents.number })
    .from(chatEvents)
    .innerJoin(chatMessages, eq(chatMessages.id, chatEvents.messageId))
    .where(
      and(
        ...[eq(chatEvents.sessionId, session.id), eq(chatMessages.sender, 'support')],
        ...[gt(chatEvents.number, after), lte(chatEvents.number, sent.upTo)],
      ),
    )
    .orderBy(asc(chatEvents.number));
  const entries = messages.map(({ number: of }, index) => {
    const details = { of, state: 'bounced', reason } as const;
    return log.add({ kind: 'delivery', details, clientKey: index === 0 ? messageHash : null });
  });
  // Nobody looks for it among those that are done.
  if (entries.length > 0 && session.mailAddress !== null && session.status === 'closed') {
    setStatus(log, 'active', 'program', null);
  }
  return entries[0];
}

/** Which answer of a conversation a Message-ID names, also as a copy that was sent again. */
function answerOf(messageId: string, sessionId: string, site: string) {
  const [, mailId, digits] =
    /^<(chat-[\da-f-]{36}-reply-(\d{1,9}))(?:-again-\d{1,9})?@[^<>@]+>$/.exec(messageId) ?? [];
  if (!mailId || mailId !== `chat-${sessionId}-reply-${digits}`) return undefined;
  return messageId.endsWith(`@${site}>`) ? { mailId, upTo: Number(digits) } : undefined;
}
