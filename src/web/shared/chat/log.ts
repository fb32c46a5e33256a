// The log of one conversation as far as this browser knows it: a prefix without holes, whatever comes late, twice or out of
// order (docs/product/chat.md#log).
import type { ChatEntry } from '#contract/chat-log.ts';

export type Log = {
  /** All entries up to the first hole, by number; a new array after each change. */
  entries: () => readonly ChatEntry[];
  /** The number of the last one of them, 0 for none. */
  last: () => number;
  /** Takes in what came, in any order. Gives whether something behind a hole waits: then the log is to be asked. */
  take: (came: readonly ChatEntry[]) => boolean;
};

/** An empty log. What is there already stays as it is: an entry never changes. */
export function createLog(): Log {
  let prefix: readonly ChatEntry[] = [];
  const behindHole = new Map<number, ChatEntry>();
  return {
    entries: () => prefix,
    last: () => prefix.length,
    take(came) {
      for (const entry of came) {
        if (entry.number > prefix.length) behindHole.set(entry.number, entry);
      }
      const fitting: ChatEntry[] = [];
      for (;;) {
        const number = prefix.length + fitting.length + 1;
        const next = behindHole.get(number);
        if (!next) break;
        behindHole.delete(number);
        fitting.push(next);
      }
      if (fitting.length > 0) prefix = [...prefix, ...fitting];
      return behindHole.size > 0;
    },
  };
}
