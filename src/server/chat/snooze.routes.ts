// Answers staff who put a conversation away or bring it back.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../context.ts';
import { snoozeChat, unsnoozeChat } from './snooze.service.ts';

type SnoozeEndpoints =
  | 'POST /api/chat-sessions/{sessionId}/snooze'
  | 'POST /api/chat-sessions/{sessionId}/unsnooze';

export function snoozeHandlers(context: ServerContext): Handlers<SnoozeEndpoints> {
  return {
    async 'POST /api/chat-sessions/{sessionId}/snooze'({ params, body, user }) {
      return snoozeChat(context, params.sessionId, body, user);
    },

    async 'POST /api/chat-sessions/{sessionId}/unsnooze'({ params, user }) {
      return unsnoozeChat(context, params.sessionId, user);
    },
  };
}
