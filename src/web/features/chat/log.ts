// The log of one conversation as far as this browser knows it: without holes, from some number on, whatever comes late, twice
// or out of order (docs/product/chat.md#log).
import type { ChatEntry } from '#contract/chat/chat-log.ts';

export type Log = {
  /** All entries from the first known one up to the first hole, by number; a new array after each change. */
  entries: () => readonly ChatEntry[];
  /** Those of them after a number. */
  after: (number: number) => readonly ChatEntry[];
  /** The number of the last one of them; before there is one, where the log begins. */
  last: () => number;
  /** Whether it is known where it begins; before that nothing is taken in. */
  isBegun: () => boolean;
  /** It begins after a number. */
  begin: (after: number) => void;
  /** Whether there are entries before the first one. */
  hasOlder: () => boolean;
  /** Takes in what came, in any order. Gives whether something behind a hole waits: then the log is to be asked. */
  take: (came: readonly ChatEntry[]) => boolean;
  /** Puts the entries right before the first one in front. */
  prepend: (older: readonly ChatEntry[]) => void;
};

/** An empty log from the first entry on; with null it begins where `begin` says. What is there stays as it is: an entry never changes. */
export function createLog(from: number | null = 0): Log {
  let start = from;
  let known: readonly ChatEntry[] = [];
  const behindHole = new Map<number, ChatEntry>();
  const last = () => (start ?? 0) + known.length;
  return {
    entries: () => known,
    after: (number) => known.slice(Math.max(0, number - (start ?? 0))),
    last,
    isBegun: () => start !== null,
    begin(after) {
      start ??= after;
    },
    hasOlder: () => (start ?? 0) > 0,
    take(came) {
      if (start === null) return came.length > 0;
      for (const entry of came) {
        if (entry.number > last()) behindHole.set(entry.number, entry);
      }
      const fitting: ChatEntry[] = [];
      for (;;) {
        const number = last() + fitting.length + 1;
        const next = behindHole.get(number);
        if (!next) break;
        behindHole.delete(number);
        fitting.push(next);
      }
      if (fitting.length > 0) known = [...known, ...fitting];
      return behindHole.size > 0;
    },
    prepend(older) {
      const before = older.filter(({ number }) => number <= (start ?? 0));
      if (before.length === 0 || before.at(-1)?.number !== start) return;
      known = [...before, ...known];
      start -= before.length;
    },
  };
}
