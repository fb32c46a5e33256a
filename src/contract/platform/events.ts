// What a browser can listen to while a page is open: bells that say what to ask for again, never the data itself.
import type { EndpointTable } from './endpoint.ts';

export const eventsEndpoints = {
  'GET /api/events': {
    summary: 'Tells what has changed, for as long as one listens',
    access: 'public',
    limit: 'stream',
    status: 200,
    answer: {
      events: {
        openings: 'Free slots have changed: ask for the shown month again',
        support: 'Whether someone answers chats has changed: ask GET /api/chat-session again',
      },
    },
  },
} as const satisfies EndpointTable;
