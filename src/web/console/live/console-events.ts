// Hears what customers and colleagues have changed, over one stream for every page of the console.
import { CONSOLE_THINGS, type ConsoleThing } from '#contract/platform/console-events.ts';
import { eventsOf } from '#web/lib/event-listener.ts';
import { leaveWhenRefused } from '#web/lib/leave-when-refused.ts';

/** A change: what kind of thing, and which one. Without an id any of them may have changed. */
export type ConsoleChange = { what: ConsoleThing; id: string | undefined };

const listenToConsole = eventsOf(
  '/api/console/events',
  ['console', 'chat'],
  (address) => void leaveWhenRefused(address),
);
const listeners = new Set<(change: ConsoleChange) => void>();
let stop: (() => void)[] = [];

/** Calls back at each change that is heard; gives a function that stops. The last who stops ends the stream. */
export function listenToChanges(listener: (change: ConsoleChange) => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    stop = [
      listenToConsole('console', (data) => changesOf(data).forEach(tell)),
      listenToConsole('chat', (data) => tell({ what: 'chat', id: idOf(data) })),
    ];
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const each of stop.splice(0)) each();
  };
}

function tell(change: ConsoleChange): void {
  for (const listener of [...listeners]) listener(change);
}

/** "lead quote-12", "lead" or "*"; a kind that this page does not know yet is passed over. */
function changesOf(data: string): ConsoleChange[] {
  const [name, id] = data.split(' ');
  const isMeant = (what: ConsoleThing) => what === name || name === '*';
  return CONSOLE_THINGS.filter(isMeant).map((what) => ({ what, id: id && idOf(id) }));
}

function idOf(text: string): string | undefined {
  return text === '*' ? undefined : text;
}
