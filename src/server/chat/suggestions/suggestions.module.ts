// Replies that a language model suggests to staff.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { Module } from '../../module.ts';
import { readSuggestions, suggestReply } from './suggestion.service.ts';

type SuggestionEndpoints =
  | 'GET /api/chat-suggestions'
  | 'POST /api/chat-sessions/{sessionId}/suggestion';

export const suggestionsModule: Module = {
  handlers({ context }): Handlers<SuggestionEndpoints> {
    return {
      async 'GET /api/chat-suggestions'() {
        return readSuggestions(context);
      },

      async 'POST /api/chat-sessions/{sessionId}/suggestion'({ params }) {
        return suggestReply(context, params.sessionId);
      },
    };
  },
};
