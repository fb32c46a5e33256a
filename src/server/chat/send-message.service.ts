// Says something in a conversation: one transaction that names all its consequences (docs/product/chat.md#sending).
import { sql } from 'drizzle-orm';
import type { ChatEntry, ChatSide } from '#contract/chat/chat-log.ts';
import {
  mentionedNames,
  readMentioned,
  writeMentions,
} from '#server/customers/mentions/write-mention.ts';
import { hasTooManyLinks } from '#server/leads/form-guard/content-signs.ts';
import { getsReceipt } from '#server/leads/form-guard/review-reasons.ts';
import { chatMessages } from '#server/platform/database/schema/chat.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { claimPhotos } from '#server/platform/photos/photo.service.ts';
import type { ServerContext } from '../context.ts';
import { channelOf } from './channel.ts';
import { chatLead } from './chat.lead.ts';
import { agentName, type ChatCaller } from './chat.policy.ts';
import type { ChatRow } from './chat.queries.ts';
import { promiseAt } from './chat-hours.ts';
import { chatMail, chatPush } from './chat-jobs.ts';
import { limitMessages } from './chat-limits.ts';
import { answered, messageDetails, messageRow, type Said, type Speaker } from './chat-message.ts';
import { endSnooze, setStatus } from './log-draft.ts';
import { presentEntry, type StoredEntry } from './log-entry.ts';
import { queueText, requireSendable } from './outgoing-text.ts';
import { readEntryOfKey, readPages } from './read-log.ts';
import { sayAtOnce } from './send-plain-message.ts';
import { type LogWriter, writeLog } from './write-log.ts';

/**
 * Writes a message or note to the log of a conversation that was just read, and answers with its entry. A repetition under the same key gives the first entry
 * again.
 *
 * @throws RequestProblem 403 when the visitor is blocked; 409 `message_differs` for a key with other text,
 *   `missed_messages` when a colleague has answered since, `wrong_state` when staff write to a closed one; 422 for
 *   photos that are not the sender's; 429; 503 when it could not be kept safely.
 */
export async function say(
  context: ServerContext,
  session: ChatRow,
  said: Said,
  speaker: Speaker,
): Promise<ChatEntry> {
  const kept =
    (await sayAtOnce(context, session, said, speaker)) ??
    (await writeLog(context, session.id, (log) => sayWithin(log, context, said, speaker)));
  if (kept.kind === 'message')
    await context.journal.append(chatLead, `${session.id}/${kept.number}`);
  return presentEntry(kept, speaker.side);
}

/** The same within a transaction that holds the conversation. */
export async function sayWithin(
  log: LogWriter,
  context: ServerContext,
  said: Said,
  speaker: Speaker,
): Promise<StoredEntry> {
  const repeated = said.key && (await readEntryOfKey(log.tx, log.session.id, said.key));
  if (repeated) return sameOrRefused(repeated, said, speaker.side);
  if (!said.text && said.photos.length === 0) throw blank();
  if (said.note && speaker.side === 'support') {
    return takeNote(log, context, said, speaker.caller);
  }
  if (speaker.side === 'support') {
    await requireSeen(log, said, speaker.caller);
    await requireSendable(log, context, said.photos);
  } else if (!said.isWord) {
    refuseBlocked(log, context);
    await limitMessages(log, context);
  }
  const entry = await insertMessage(log, said, speaker);
  if (speaker.side === 'support') {
    answered(log, entry.number, said.seenUpTo ?? 0, speaker.caller);
    await leaveAsText(log, context, entry);
  } else if (!said.isWord) await asked(log, context, entry.number, said.text);
  return entry;
}

/** In a conversation by text an answer of ours leaves as one. */
async function leaveAsText(log: LogWriter, context: ServerContext, entry: StoredEntry) {
  if (log.session.textNumber === null || !entry.message) return;
  const { message, number } = entry;
  await queueText(log, context, { messageId: message.id, number, kind: 'answer' });
}

/** Only text and photos count: staff who repeat a message have seen more by then. */
function sameOrRefused(first: StoredEntry, said: Said, side: ChatSide): StoredEntry {
  const isSame =
    first.kind === 'note'
      ? said.note && side === 'support' && first.details.text === said.text
      : first.message?.sender === side &&
        first.message.text === said.text &&
        first.message.photos.length === said.photos.length;
  if (isSame) return first;
  throw new RequestProblem(
    'message_differs',
    'This message was sent before with other words. Please send it as a new one.',
  );
}

async function insertMessage(log: LogWriter, said: Said, speaker: Speaker): Promise<StoredEntry> {
  const { key, photos } = said;
  const [row] = await log.tx
    .insert(chatMessages)
    .values(messageRow(log.session, said, speaker, log.now))
    .returning();
  if (!row) throw new Error('the message was not written');
  await claimPhotos(log.tx, photos, speaker.caller.visitorHash, { chatMessageId: row.id }, log.now);
  const pages = photos.length > 0 ? await readPages(log.tx, row.id) : null;
  const entry = log.add({
    kind: 'message',
    details: messageDetails(said, speaker),
    messageId: row.id,
    clientKey: key ?? null,
  });
  log.set({ lastActivity: log.now });
  return { ...entry, message: { ...row, photos: photos.map((id) => id.toLowerCase()), pages } };
}

/** The visitor waits now, unless they did before; who cannot be answered at once is told by when. */
async function asked(
  log: LogWriter,
  context: ServerContext,
  number: number,
  text: string,
): Promise<void> {
  const { session, tx, now } = log;
  if (session.lastSupportNumber === 0 && hasTooManyLinks(text, [session.customerName])) {
    log.set({
      underReview: true,
      reviewReasons: [...new Set([...session.reviewReasons, 'links'])],
    });
  }
  endSnooze(log);
  if (session.status === 'waiting') return;
  setStatus(log, 'waiting', 'customer', null);
  const sessionId = session.id;
  const promise = await promiseAt(tx, context, now, session.language);
  // Who writes by text or mail reads no log.
  if (!promise.isOnline && !channelOf(session)) {
    const answerBy = promise.answerBy.toISOString();
    log.add({ kind: 'promise', details: { text: promise.sentence, answerBy } });
  }
  // Of what is held the office hears unless it looks like a robot's: people without JavaScript are held as well.
  const { underReview, reviewReasons } = session;
  if (underReview ? getsReceipt(reviewReasons) : !promise.isOnline) {
    const job = { sessionId, kind: 'left', after: number - 1, upTo: number } as const;
    await context.jobs.enqueue(tx, chatMail, job);
  }
  if (!underReview) await context.jobs.enqueue(tx, chatPush, { sessionId, number });
}

/** A note for staff, which may mention some of them. */
async function takeNote(
  log: LogWriter,
  context: ServerContext,
  { text, key }: Said,
  { user }: ChatCaller,
): Promise<StoredEntry> {
  if (!text || !user) throw blank();
  const { tx, now, session } = log;
  const mentioned = await readMentioned(tx, context, text);
  const names = mentionedNames(mentioned);
  const details = {
    ...{ text, authorName: agentName(user) },
    ...(names.length > 0 && { mentioned: names }),
  };
  const entry = log.add({ kind: 'note', details, clientKey: key ?? null });
  const place = { sessionId: session.id, noteNumber: entry.number };
  await writeMentions(tx, mentioned, { place, authorId: user.id, now });
  return entry;
}

/** Staff answer what they have seen: a colleague's answer that they have not is shown to them first. */
async function requireSeen(log: LogWriter, said: Said, { user }: ChatCaller): Promise<void> {
  if (log.session.status === 'closed') {
    throw new RequestProblem('wrong_state', 'This conversation is closed. Reopen it to answer.');
  }
  if (said.sendAnyway || said.seenUpTo === undefined || said.seenUpTo === null) return;
  if (log.session.lastSupportNumber <= said.seenUpTo) return;
  const result = await log.tx.execute<{ number: number; text: string; senderName: string }>(sql`
    select event.number, message.text, message.sender_name as "senderName"
    from chat_events as event join chat_messages as message on message.id = event.message_id
    where event.session_id = ${log.session.id} and event.number > ${said.seenUpTo}
      and message.sender = 'support' and message.author_id is distinct from ${user?.id ?? null}
    order by event.number limit 20`);
  const [first] = result.rows;
  if (!first) return;
  throw new RequestProblem(
    'missed_messages',
    `${first.senderName} has answered in the meantime. Send yours anyway?`,
    { current: { messages: result.rows, lastNumber: log.session.lastEventNumber } },
  );
}

function refuseBlocked(log: LogWriter, { settings }: Pick<ServerContext, 'settings'>): void {
  if (log.session.blockedAt === null) return;
  throw new RequestProblem(
    'forbidden',
    `We have ended this conversation. Please call us at ${settings().phone}.`,
  );
}

function blank(): RequestProblem {
  const detail = 'Please write a message.';
  return new RequestProblem('invalid_input', detail, { errors: [{ pointer: '/text', detail }] });
}
