// Answers staff who want a reply suggested.
import type { Handlers } from '#server/platform/http/mount.ts';
import type { ServerContext } from '../../context.ts';
import { suggestReply } from './suggestion.service.ts';

type SuggestionEndpoints =
  | 'GET /api/chat-suggestions'
  | 'POST /api/chat-sessions/{sessionId}/suggestion';

export function suggestionHandlers(context: ServerContext): Handlers<SuggestionEndpoints> {
  return {
    async 'GET /api/chat-suggestions'() {
      return { isOn: context.config.languageModel !== undefined };
    },

    async 'POST /api/chat-sessions/{sessionId}/suggestion'({ params }) {
      return suggestReply(context, params.sessionId);
    },
  };
}
