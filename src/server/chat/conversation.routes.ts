// Answers both sides of one conversation: who calls, on which side, then what is read or the service.
import type { ChatSide } from '#contract/chat/chat-log.ts';
import type { Handlers } from '#server/platform/http/mount.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../context.ts';
import type { ChatRow } from './chat.queries.ts';
import type { Speaker } from './chat-message.ts';
import { closeChat, mailTranscript, markRead, rateChat } from './conversation.service.ts';
import { callerOf, openChat } from './open-chat.ts';
import { notePage, type Presence, whileOpen } from './presence.ts';
import { presentChat, presentCounted } from './present-chat.ts';
import { readLog, readLogBefore, readMessages, streamedLog } from './read-log.ts';
import { say } from './send-message.service.ts';
import type { SupportWatch } from './support-watch.ts';

type ReadingEndpoints =
  | 'GET /api/chat-session/{sessionId}'
  | 'GET /api/chat-session/{sessionId}/log'
  | 'GET /api/chat-session/{sessionId}/events';

type WritingEndpoints =
  | 'POST /api/chat-session/{sessionId}/message'
  | 'PATCH /api/chat-session/{sessionId}/close'
  | 'POST /api/chat-session/{sessionId}/typing'
  | 'POST /api/chat-session/{sessionId}/read'
  | 'POST /api/chat-session/{sessionId}/page'
  | 'POST /api/chat-session/{sessionId}/rating'
  | 'POST /api/chat-session/{sessionId}/transcript';

/** What is read of a conversation. */
export function conversationReading(
  context: ServerContext,
  { presence, watch }: { presence: Presence; watch: SupportWatch },
): Handlers<ReadingEndpoints> {
  const { db } = context;
  const open = opener(context);
  return {
    async 'GET /api/chat-session/{sessionId}'({ params, ...call }) {
      const { session, side } = await open(params, call);
      const messages = await readMessages(db, session, side);
      return { ...(await presentCounted(db, session, side)), messages };
    },

    async 'GET /api/chat-session/{sessionId}/log'({ params, ...call }) {
      const { session, side } = await open(params, call);
      const { before, after = 0 } = call.query;
      const entries =
        before === undefined
          ? await readLog(db, session.id, after, side)
          : await readLogBefore(db, session.id, before, side);
      // What was written since the session was read is the caller's as well.
      const last = entries.at(-1)?.number ?? 0;
      return { entries, lastNumber: Math.max(last, session.lastEventNumber) };
    },

    async 'GET /api/chat-session/{sessionId}/events'({ params, ...call }) {
      const { session, side } = await open(params, call);
      if (side === 'customer') {
        whileOpen(call.reply, presence.visitorCame(session.id));
        watch.begin();
      }
      const after = streamedLog(db, session.id, side, call.query.after ?? 0);
      return {
        signals: [
          { topic: 'chat-typing', id: typingId(session.id, otherSide(side)) },
          ...(side === 'customer' ? (['support'] as const) : []),
        ],
        log: { topic: 'chat', id: session.id, after },
      };
    },
  };
}

/** What is done in a conversation. */
export function conversationWriting(context: ServerContext): Handlers<WritingEndpoints> {
  const { db, clock } = context;
  const open = opener(context);
  return {
    async 'POST /api/chat-session/{sessionId}/message'({ params, body, ...call }) {
      const { session, ...speaker } = await open(params, call);
      const entry = await say(context, session, body, speaker);
      if (body.page && speaker.side === 'customer') {
        await notePage(db, session.id, body.page, clock());
      }
      return entry;
    },

    async 'PATCH /api/chat-session/{sessionId}/close'({ params, ...call }) {
      const { session, ...speaker } = await open(params, call);
      return closeChat(context, session.id, speaker);
    },

    async 'POST /api/chat-session/{sessionId}/typing'({ params, ...call }) {
      const { session, side } = await open(params, call);
      await announce(db, 'chat-typing', typingId(session.id, side));
      return null;
    },

    async 'POST /api/chat-session/{sessionId}/read'({ params, body, ...call }) {
      const { session, side } = await open(params, call);
      const mark = side === 'customer' ? session.readByCustomer : session.readBySupport;
      // Asked again and again while a panel is open: without a lock when there is nothing to do.
      if (body.upTo <= mark) return presentCounted(db, session, side);
      return markRead(context, session.id, body.upTo, side);
    },

    async 'POST /api/chat-session/{sessionId}/page'({ params, body, ...call }) {
      const { session, side } = await open(params, call);
      if (side === 'customer') {
        await notePage(db, session.id, body.page, clock());
        await announce(db, 'chat-desk');
      }
      return null;
    },

    async 'POST /api/chat-session/{sessionId}/rating'({ params, body, ...call }) {
      const { session, side } = await open(params, call);
      // Staff do not rate themselves.
      if (side === 'support') return presentChat(session, 0, side);
      return rateChat(context, session.id, body);
    },

    async 'POST /api/chat-session/{sessionId}/transcript'({ params, ...call }) {
      const { session } = await open(params, call);
      await mailTranscript(context, session.id);
      return null;
    },
  };
}

/** Finds the conversation of a call, and who calls on which side. */
function opener(context: ServerContext) {
  return async (
    params: { sessionId: string },
    call: Parameters<typeof callerOf>[0],
  ): Promise<Speaker & { session: ChatRow }> => {
    const caller = callerOf(call);
    return { caller, ...(await openChat(context, params.sessionId, caller)) };
  };
}

function typingId(sessionId: string, side: ChatSide): string {
  return `${sessionId}-${side}`;
}

function otherSide(side: ChatSide): ChatSide {
  return side === 'customer' ? 'support' : 'customer';
}
