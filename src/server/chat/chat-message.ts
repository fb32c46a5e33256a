// What a message is in its table, and what an answer of ours changes in its conversation.
import type { NewChatMessage } from '#contract/chat/chat.ts';
import type { ChatSide } from '#contract/chat/chat-log.ts';
import type { chatMessages } from '#server/platform/database/schema/chat.ts';
import { agentName, type ChatCaller } from './chat.policy.ts';
import type { ChatRow } from './chat.queries.ts';
import { type LogDraft, setStatus } from './log-draft.ts';
import type { EntryDetails, StoredMail } from './log-entry.ts';

/** Who speaks, and on which side: it was found out before, by policy. */
export type Speaker = { caller: ChatCaller; side: ChatSide };

/** What is said, and the mail in which it came; everything else in a body counts for nothing. */
export type Said = Pick<
  NewChatMessage,
  'text' | 'key' | 'photos' | 'note' | 'seenUpTo' | 'sendAnyway' | 'suggestion'
> & {
  mail?: StoredMail;
  /** Of a mail with which we begin a conversation. */
  subject?: string;
  /** One of the words that everyone may text (STOP, START, HELP): nothing holds it back, and no one waits for an answer. */
  isWord?: boolean;
  /** A call that no one answered, which waits like a message. */
  isCall?: true;
};

/** The row of a message. Who sent it comes from the sign-in or from the conversation. */
export function messageRow(
  session: ChatRow,
  { text, key }: Said,
  { caller, side }: Speaker,
  now: Date,
) {
  const author = side === 'support' ? caller.user : undefined;
  return {
    sessionId: session.id,
    clientKey: key ?? null,
    text,
    sender: side,
    senderName: author ? agentName(author) : session.customerName,
    authorId: author?.id ?? null,
    timestamp: now,
  } satisfies typeof chatMessages.$inferInsert;
}

/** What the log keeps of a message beside its row. Only staff have replies suggested. */
export function messageDetails(
  { mail, subject, isCall, suggestion }: Said,
  { side }: Speaker,
): EntryDetails['message'] {
  return {
    ...(mail && { mail }),
    ...(subject && { subject }),
    ...(isCall && { isCall }),
    ...(side === 'support' && suggestion && { suggestion }),
  };
}

/** The first to answer takes the conversation. */
export function answered(
  log: LogDraft,
  number: number,
  seenUpTo: number,
  { user }: ChatCaller,
): void {
  const name = user ? agentName(user) : null;
  log.set({
    lastSupportNumber: number,
    lastSupportAt: log.now,
    readBySupport: Math.max(log.session.readBySupport, Math.min(seenUpTo, number)),
  });
  setStatus(log, 'active', 'support', name);
  if (log.session.assignedTo !== null || !user) return;
  log.set({ assignedTo: user.id, assignedAgent: name });
  log.add({ kind: 'assignment', details: { agentName: name, agentId: user.id } });
}
