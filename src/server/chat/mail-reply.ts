// Takes a reply to one of our mails about a chat into its conversation (docs/product/chat.md#by-mail); any other mail is written
// down in the same way (mails/take-mail.service.ts).
import { sql } from 'drizzle-orm';
import { MAILS_PER_DAY } from '#company/rules/chat/mail-limits.ts';
import { threadSubject } from '#company/rules/chat/mail-subject.ts';
import { MESSAGE_PHOTOS } from '#contract/chat/chat.ts';
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { keepPictures } from '#server/platform/inbound-mail/mailed-pictures.ts';
import type { InboundMail } from '#server/platform/inbound-mail/parse-mail.ts';
import type { ReplySubject } from '#server/platform/inbound-mail/reply-address.ts';
import { tokenHash } from '#server/platform/installation/secrets.ts';
import type { ServerContext } from '../context.ts';
import type { HandlerTools, ReplyTaker } from '../module.ts';
import { chatLead } from './chat.lead.ts';
import { findChat } from './chat.queries.ts';
import type { StoredEntry } from './log-entry.ts';
import { readEntryOfKey, readLastMail } from './read-log.ts';
import { sayWithin } from './send-message.service.ts';
import { takeReturnedWithin } from './take-returned.ts';
import { type LogWriter, writeLog } from './write-log.ts';

/** The kind in the address of a reply. */
export const CHAT_REPLY = 'chat';

const DAY_MS = 86_400_000;
/** What leads into a conversation is kept as a hash alone, so it does not come back within a quotation. */
const CHAT_LINK = /(\/chat\/)[\w-]{43}/g;

export type MailTools = Pick<HandlerTools, 'context' | 'workshop'>;
type Pictures = { photos: string[]; names: string[] };

/** What stands in the address of replies to a conversation; tags have neither hyphens nor capitals. */
export function replySubject(sessionId: string): ReplySubject {
  return { kind: CHAT_REPLY, id: sessionId.replaceAll('-', '') };
}

/**
 * What the visitor writes by mail is a message of theirs, once for each Message-ID, and opens a closed conversation like any
 * other. What a program wrote (RFC 3834) is a note for staff: no one waits for an answer to it.
 *
 * @throws RequestProblem 429 beyond the limits of the conversation, 503 when it could not be kept safely: the mail server
 *   tries again.
 */
export const takeChatReply: ReplyTaker = async (tools, id, mail) => {
  const { context } = tools;
  const { db, clock } = context;
  const sessionId = sessionIdOf(id);
  const found = sessionId && (await findChat(db, sessionId, undefined, clock()));
  if (!found || found.session.blockedAt !== null) return false;
  const owner = tokenHash(`chat ${sessionId}`);
  const pictures = await picturesOf(tools, sessionId, mail, owner);
  const entry = await writeLog(context, sessionId, (log) =>
    takeMailWithin(log, context, mail, pictures, owner),
  );
  if (entry.kind === 'message') {
    await context.journal.append(chatLead, `${sessionId}/${entry.number}`);
  }
  return true;
};

function sessionIdOf(id: string): string | undefined {
  const [, ...parts] =
    /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})$/.exec(id) ?? [];
  return parts.length === 5 ? parts.join('-') : undefined;
}

/** Kept before the conversation is locked, since that takes a while; one that is yet to begin has no id. */
export async function picturesOf(
  tools: MailTools,
  sessionId: string | undefined,
  mail: InboundMail,
  owner: string,
): Promise<Pictures> {
  const { db, clock } = tools.context;
  const names = mail.files.map(({ name }) => name);
  if (sessionId) {
    if (await readEntryOfKey(db, sessionId, mail.messageHash)) return { photos: [], names };
    await requireRoom(db, sessionId, clock());
  }
  if (mail.isAutomatic) return { photos: [], names };
  return keepPictures(tools, mail.files, owner, { most: MESSAGE_PHOTOS, takesPdf: true });
}

/** Writes it down, once. */
export async function takeMailWithin(
  log: LogWriter,
  context: ServerContext,
  mail: InboundMail,
  { photos, names: files }: Pictures,
  visitorHash: string,
): Promise<StoredEntry> {
  const key = mail.messageHash;
  const known = await readEntryOfKey(log.tx, log.session.id, key);
  if (known) return known;
  const { subject, messageId, from } = mail;
  const about = threadSubject(subject);
  const words = [await newSubject(log, about), withoutLinks(mail.text)]
    .filter(Boolean)
    .join('\n\n');
  // Some write the whole answer into the subject.
  const text = words || photos.length > 0 ? words : subject || '(An empty mail.)';
  if (mail.isAutomatic) {
    const returned = await takeReturnedWithin(log, context, mail);
    if (returned) return returned;
    const authorName = `the mail program of ${from.address || 'nobody'}`;
    const whole = [failureOf(mail), subject, text].filter(Boolean).join('\n\n');
    const details = { text: whole, authorName, byMail: true } as const;
    return log.add({ kind: 'note', details, clientKey: key });
  }
  const quoted = withoutLinks(mail.quoted);
  const answers = problemMailOf(mail.inReplyTo, context.config.publicUrl.hostname);
  const said = { text, key, photos, note: false, sendAnyway: false, seenUpTo: null };
  const caller = { user: undefined, keyHash: undefined, visitorHash, isVisitor: true };
  return sayWithin(
    log,
    context,
    {
      ...said,
      mail: {
        ...{ from: from.address, quoted, files, messageId, subject: about },
        ...(answers && { answers }),
      },
    },
    { caller, side: 'customer' },
  );
}

/** Which mail of ours about a problem a Message-ID names, by its local part, so that the problem's page finds its answer. */
function problemMailOf(messageId: string, site: string): string | undefined {
  const name = /^<(visit-problem-\d{1,10}-(?:reply|remedy)-\d{1,20})(?:-again-\d{1,9})?@[^<>@]+>$/;
  return messageId.endsWith(`@${site}>`) ? name.exec(messageId)?.[1] : undefined;
}

/** A conversation by mail says what it is about where that begins or changes; one on our pages has our subject. */
async function newSubject({ tx, session }: LogWriter, about: string): Promise<string> {
  if (session.mailAddress === null) return '';
  const before = await readLastMail(tx, session.id, session.lastEventNumber);
  return before?.subject === about ? '' : about;
}

function failureOf({ failure }: InboundMail): string {
  return failure ? `It was not delivered (${failure.status}). ${failure.words}`.trim() : '';
}

function withoutLinks(text: string): string {
  return text.replace(CHAT_LINK, '$1…');
}

async function requireRoom(db: Db, sessionId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from chat_events
    where session_id = ${sessionId} and created_at > ${since}::timestamptz
      and (jsonb_exists(details, 'mail') or jsonb_exists(details, 'byMail'))`);
  if ((rows[0]?.count ?? 0) < MAILS_PER_DAY) return;
  throw new RequestProblem('too_many_requests', 'This conversation has had too much mail today.', {
    retryAfterSeconds: 3600,
  });
}
