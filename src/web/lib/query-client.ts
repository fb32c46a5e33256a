// What a person watches: answers of the API that are asked for again while they look. Only applications import it.
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-client.ts';

/** How often an answer may be had again without asking the server. */
const FRESH_MS = 10_000;

/** A passing failure is tried again; what the API refuses stays refused. */
const TRIES = 2;

/**
 * A client with the defaults of applications: what the loader has brought is fresh for ten seconds; it is asked for again
 * when the window is looked at or the network is back, and never while no one looks. One for each frame that is mounted,
 * so that no answer outlives its person on the server.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Also without a network it is tried, and fails: a query that only waits would say nothing to who looks on.
        networkMode: 'always',
        staleTime: FRESH_MS,
        refetchOnWindowFocus: true,
        refetchOnReconnect: 'always',
        refetchIntervalInBackground: false,
        retry: (failures, error) => failures < TRIES && isPassing(error),
      },
      mutations: { retry: false },
    },
  });
}

/** Whether a second try may succeed: no answer at all, or one that says so (RFC 9110 15.6.4). */
function isPassing(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 503;
}
