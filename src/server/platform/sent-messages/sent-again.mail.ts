// The copy of a mail that had left: as it was, to the same address, under a Message-ID of its own.
import { eq } from 'drizzle-orm';
import type { ServerContext } from '../../context.ts';
import { sentMails } from '../database/schema/customer.ts';
import type { Mail } from '../mail/mailer.ts';
import { openCopy } from './message-copy.ts';
import { messageIdOf } from './messages.queries.ts';

/** Undefined when it was set aside or asked for anew meanwhile, and once what it said is no longer stored. */
export async function sentAgainMailOf(
  context: ServerContext,
  { messageId, copy }: { messageId: number; copy: number },
): Promise<Mail | undefined> {
  const [row] = await context.db.select().from(sentMails).where(eq(sentMails.id, messageId));
  if (row?.status !== 'waiting' || row.copies !== copy || !row.sealedBody) return undefined;
  const stored = await openCopy(context, row.sealedBody);
  if (!stored) return undefined;
  const { subject, text, html, replyTo, inReplyTo, returnPath, calendar, isUrgent } = stored;
  return {
    ...{ to: row.recipient, id: messageIdOf(row), copyOf: row.mailId, subject, text, html },
    ...(replyTo && { replyTo }),
    ...(inReplyTo && { inReplyTo }),
    ...(returnPath && { returnPath }),
    ...(calendar && { calendar }),
    ...(isUrgent && { isUrgent }),
  };
}
