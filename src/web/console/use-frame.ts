// What the frame of the console keeps up to date on every page: counts, lists under a name, and news of colleagues.
import { useQuery } from '@tanstack/react-query';
import type { WaitingCounts } from '#contract/overviews/console.ts';
import type { SavedView, TeamActivity } from '#contract/overviews/console-own.ts';
import { api } from '#web/lib/browser-api.ts';
import { useLiveQuery } from './live/use-live.ts';
import { COUNTED_THINGS } from './page-hints.ts';
import { useRight } from './use-rights.ts';

const WAITING = ['console', 'waiting'];
export const VIEWS = ['console', 'views'];
export const TEAM_ACTIVITY = ['console', 'actions'];

/** A stream is never promised, so this often it is asked for in any case. */
const CHECK_MS = 60_000;

export type LoadedFrame = {
  waiting: WaitingCounts;
  views: SavedView[];
  unseen: number;
  loadedAt: number;
};

/** How much waits, on which page. */
export function useWaiting({ waiting, loadedAt }: LoadedFrame): WaitingCounts {
  const { data } = useQuery({
    queryKey: WAITING,
    queryFn: ({ signal }) => api('GET /api/console/waiting', { signal }),
    initialData: waiting,
    initialDataUpdatedAt: loadedAt,
    refetchInterval: CHECK_MS,
  });
  useLiveQuery(COUNTED_THINGS, WAITING);
  return data;
}

/** How much of what colleagues did is new. */
export function useUnseen({ unseen, loadedAt }: LoadedFrame): number {
  const { data } = useQuery({
    queryKey: TEAM_ACTIVITY,
    queryFn: ({ signal }): Promise<TeamActivity> => api('GET /api/console/deeds', { signal }),
    initialData: { items: [], unseen },
    initialDataUpdatedAt: loadedAt,
    refetchInterval: CHECK_MS,
  });
  useLiveQuery(['colleague'], TEAM_ACTIVITY);
  return data.unseen;
}

/** The signed-in person's lists, for whichever part of the page shows them. */
export function useViews(loaded?: LoadedFrame): SavedView[] {
  const { data } = useQuery({
    queryKey: VIEWS,
    queryFn: ({ signal }) => api('GET /api/console/views', { signal }),
    ...(loaded && { initialData: loaded.views, initialDataUpdatedAt: loaded.loadedAt }),
    enabled: useRight('staff'),
  });
  return data ?? [];
}
