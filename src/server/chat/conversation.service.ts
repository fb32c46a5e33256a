// What both sides do in a conversation beside talking: close it, read, rate, ask for the transcript. One transaction each.
import { sql } from 'drizzle-orm';
import type { ChatSession, ChatSide } from '#contract/chat/chat-log.ts';
import { audit } from '#server/platform/audit/audit.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { agentName } from './chat.policy.ts';
import { chatMail } from './chat-jobs.ts';
import type { Speaker } from './chat-message.ts';
import { setStatus } from './log-draft.ts';
import { presentCounted } from './present-chat.ts';
import { type LogWriter, writeLog } from './write-log.ts';

/** Closes a conversation; a closed one stays as it is. */
export function closeChat(
  context: ServerContext,
  sessionId: string,
  { caller, side }: Speaker,
): Promise<ChatSession> {
  return writeLog(context, sessionId, async (log) => {
    const isOpen = log.session.status !== 'closed';
    const name = side === 'support' && caller.user ? agentName(caller.user) : null;
    setStatus(log, 'closed', side, name);
    if (isOpen && side === 'support' && caller.user) {
      const subject = { type: 'chat', id: sessionId } as const;
      await audit(log.tx, { actorId: caller.user.id, action: 'chat-closed', subject, at: log.now });
    }
    return presentCounted(log.tx, log.session, side);
  });
}

/** Moves the mark of a side forward. The log hears of it when a message of the other side lies in between. */
export function markRead(
  context: ServerContext,
  sessionId: string,
  upTo: number,
  side: ChatSide,
): Promise<ChatSession> {
  return writeLog(context, sessionId, async (log) => {
    await moveMark(log, upTo, side);
    return presentCounted(log.tx, log.session, side);
  });
}

async function moveMark(log: LogWriter, upTo: number, side: ChatSide): Promise<void> {
  const { session, tx } = log;
  const mark = side === 'customer' ? session.readByCustomer : session.readBySupport;
  const next = Math.min(upTo, session.lastEventNumber);
  const read = await tx.execute(sql`
    select from chat_events as event join chat_messages as message on message.id = event.message_id
    where event.session_id = ${session.id} and event.number > ${mark} and event.number <= ${next}
      and message.sender <> ${side} limit 1`);
  // What is no news for anyone stays out of the log, and the mark where it was; so does a mark that comes late.
  if (read.rows.length === 0) return;
  log.set(side === 'customer' ? { readByCustomer: next } : { readBySupport: next });
  log.add({ kind: 'read', details: { side, upTo: next } });
}

/** Keeps what the visitor thought of it; the last rating counts. */
export function rateChat(
  context: ServerContext,
  sessionId: string,
  rating: { stars: number; words: string },
): Promise<ChatSession> {
  return writeLog(context, sessionId, async (log) => {
    const { ratingStars, ratingWords } = log.session;
    if (ratingStars !== rating.stars || (ratingWords ?? '') !== rating.words) {
      log.set({ ratingStars: rating.stars, ratingWords: rating.words });
      log.add({ kind: 'rating', details: rating });
    }
    return presentCounted(log.tx, log.session, 'customer');
  });
}

/**
 * Mails what was said to the address of the conversation.
 *
 * @throws RequestProblem 422 when it has none, when it is held by mail, or when we have not answered yet: anyone can type anyone's address.
 */
export function mailTranscript(context: ServerContext, sessionId: string): Promise<void> {
  return writeLog(context, sessionId, async (log) => {
    const { customerEmail: to, lastEventNumber: upTo } = log.session;
    if (!to) {
      throw new RequestProblem('invalid_input', 'This chat has no email address to send it to.');
    }
    if (log.session.mailAddress !== null) {
      throw new RequestProblem('invalid_input', 'They have all of it in their mailbox.');
    }
    if (log.session.lastSupportNumber === 0) {
      throw new RequestProblem('invalid_input', 'There is nothing to send until we have answered.');
    }
    log.add({ kind: 'transcript', details: { to } });
    const job = { sessionId, kind: 'transcript', after: 0, upTo } as const;
    await context.jobs.enqueue(log.tx, chatMail, job);
  });
}
