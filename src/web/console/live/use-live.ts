// Keeps what a page of the console shows up to date with what customers and colleagues do.
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ConsoleThing } from '#contract/platform/console-events.ts';
import { oneAtATime } from '#web/lib/one-at-a-time.ts';
import { whenSeenAgain } from '#web/lib/when-seen-again.ts';
import { type ConsoleChange, listenToChanges } from './console-events.ts';

/**
 * Calls back at each change of these kinds, with its id when it is known. With an id of one's own only for that thing, or
 * when any may have changed.
 */
function useConsoleChanges(
  kinds: readonly ConsoleThing[],
  onChange: (change: ConsoleChange) => void,
  id?: string | number,
): void {
  const latest = useRef({ kinds, onChange, id });
  useEffect(() => {
    latest.current = { kinds, onChange, id };
  });
  useEffect(
    () =>
      listenToChanges((change) => {
        const { kinds, onChange, id } = latest.current;
        if (!kinds.includes(change.what)) return;
        if (id !== undefined && change.id !== undefined && change.id !== String(id)) return;
        onChange(change);
      }),
    [],
  );
}

/** Asks for a query again, and all whose key begins with it, when a thing of these kinds changes. */
export function useLiveQuery(
  kinds: readonly ConsoleThing[],
  queryKey: QueryKey,
  id?: string | number,
): void {
  const queries = useQueryClient();
  const key = useRef(queryKey);
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    key.current = queryKey;
    again.current ??= oneAtATime(() => queries.invalidateQueries({ queryKey: key.current }));
  });
  useConsoleChanges(kinds, () => again.current?.(), id);
}

/** The same for a page that shows what its loader has brought; also when someone looks at it again after a while. */
export function useLivePage(kinds: readonly ConsoleThing[], id?: string | number): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = revalidate;
    again.current ??= oneAtATime(() => latest.current());
  });
  useEffect(() => whenSeenAgain(() => again.current?.()), []);
  useConsoleChanges(kinds, () => again.current?.(), id);
}
