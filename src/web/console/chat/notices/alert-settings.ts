// How someone wants to be told of new messages, kept in this browser.
import { useSyncExternalStore } from 'react';
import { browserShelf } from '#web/lib/browser-shelf.ts';

export type AlertChoice = { sound: boolean; desktop: boolean };

const NAME = 'desk-how-told';
const AT_FIRST: AlertChoice = { sound: false, desktop: false };

const listeners = new Set<() => void>();
let read: { text: string | null; told: AlertChoice } = { text: null, told: AT_FIRST };

/** As it is set now. */
export function alertChoice(): AlertChoice {
  const text = browserShelf.get(NAME);
  if (text !== read.text) read = { text, told: parse(text) };
  return read.told;
}

/** Sets a part of it, for all tabs. */
export function setAlertChoice(part: Partial<AlertChoice>): void {
  browserShelf.put(NAME, JSON.stringify({ ...alertChoice(), ...part }));
  for (const listener of listeners) listener();
}

/** As it is set, also when another tab sets it. */
export function useAlertChoice(): AlertChoice {
  return useSyncExternalStore(listen, alertChoice, () => AT_FIRST);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function parse(text: string | null): AlertChoice {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return { ...AT_FIRST, ...(typeof kept === 'object' ? kept : {}) };
  } catch {
    return AT_FIRST;
  }
}
