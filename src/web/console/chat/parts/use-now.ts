// The clock of everything that ticks on the desk: one for all of it.
import { useSyncExternalStore } from 'react';

const EVERY_MS = 1_000;
const listeners = new Set<() => void>();
let now = 0;
let timer = 0;

/** The time in milliseconds, once a second; while the page is rendered and until it is awake, the given one. */
export function useNow(atFirst: number): number {
  return useSyncExternalStore(
    listen,
    () => now || atFirst,
    () => atFirst,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    tick();
    timer = window.setInterval(tick, EVERY_MS);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}
