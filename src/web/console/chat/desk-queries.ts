// What the desk watches, as queries: each name once, so that a bell, an action and a page mean the same answer.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/browser-api.ts';

/** The first part of every key: all that belongs to the desk. */
const DESK = 'support';

/** Conversations that are not closed. */
export const chatsQuery = queryOptions({
  queryKey: [DESK, 'chats'],
  queryFn: ({ signal }) => api('GET /api/chat-sessions/active', { signal }),
  // Someone may be called by it who looks elsewhere.
  refetchIntervalInBackground: true,
});

/** One conversation as it stands in the list, also a closed one. */
export const chatQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [DESK, 'chat', sessionId],
    queryFn: ({ signal }) =>
      api('GET /api/chat-sessions/{sessionId}', { params: { sessionId }, signal }),
  });

/** Conversations beyond the list: closed or held ones, or those in which words are found. */
export const foundQuery = (asked: { search?: string; status?: 'closed' | 'held' }) =>
  infiniteQueryOptions({
    queryKey: [DESK, 'found', asked],
    queryFn: ({ signal, pageParam }) =>
      api('GET /api/chat-sessions', {
        query: { ...asked, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** Who of the staff is there. */
export const agentsQuery = queryOptions({
  queryKey: [DESK, 'agents'],
  queryFn: ({ signal }) => api('GET /api/chat-agents', { signal }),
});

/** Whether replies are suggested. */
export const suggestionsQuery = queryOptions({
  queryKey: [DESK, 'suggestions'],
  queryFn: ({ signal }) => api('GET /api/chat-suggestions', { signal }),
});

/** Canned replies by their shortcut. */
export const cannedQuery = queryOptions({
  queryKey: [DESK, 'canned'],
  queryFn: ({ signal }) => api('GET /api/canned-replies', { signal }),
  staleTime: 60_000,
});

/** How alerts are set, and the last hundred. */
export const alertsQuery = queryOptions({
  queryKey: [DESK, 'alerts'],
  queryFn: ({ signal }) => api('GET /api/chat-alerts', { signal }),
});

/** The alerts of one conversation. */
export const alertsOfQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [DESK, 'alerts', sessionId],
    queryFn: ({ signal }) =>
      api('GET /api/chat-sessions/{sessionId}/alerts', { params: { sessionId }, signal }),
  });

/** What is known of the customer. */
export const contextQuery = (sessionId: string) =>
  queryOptions({
    queryKey: [DESK, 'context', sessionId],
    queryFn: ({ signal }) =>
      api('GET /api/chat-sessions/{sessionId}/context', { params: { sessionId }, signal }),
    staleTime: 60_000,
  });

/** The keys of what a bell of the stream may have changed. */
export const rung = {
  chats: [
    [DESK, 'chats'],
    [DESK, 'found'],
  ],
  chat: (sessionId: string) => [DESK, 'chat', sessionId],
  anyChat: [DESK, 'chat'],
  desk: [
    [DESK, 'agents'],
    [DESK, 'canned'],
    [DESK, 'suggestions'],
    [DESK, 'alerts'],
  ],
} as const;
