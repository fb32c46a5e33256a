// From where on a browser knows a conversation: its last entries first, earlier ones when they are asked for
// (docs/product/chat.md#receiving).
import type { ChatEntry, ChatLogPage } from '#contract/chat/chat-log.ts';
import { createLog } from './log.ts';

/** Above every number, so that what is before it are the last entries (contract/chat/chat.ts). */
const NEWEST = 2_147_483_647;

/** What is asked of the server. */
type Wire = {
  /** The entries after a number. */
  ask: (after: number, signal: AbortSignal) => Promise<ChatLogPage>;
  /** The last ones before a number. */
  back: (before: number, signal: AbortSignal) => Promise<ChatLogPage>;
  listen: (after: number, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
};

/** Begins with what is known already, else asks for the last entries; then for what follows and, page by page, for what was before. */
export function createHistory(
  wire: Wire,
  { known = [], changed }: { known: readonly ChatEntry[] | undefined; changed: () => void },
) {
  const log = createLog(null);
  let begun = () => {};
  const whenBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const begin = (after: number) => {
    log.begin(after);
    begun();
  };
  const [first] = known;
  if (first) {
    begin(first.number - 1);
    log.take(known);
  }
  return {
    ...log,
    async ask(after: number, signal: AbortSignal) {
      if (log.isBegun()) return wire.ask(after, signal);
      const page = await wire.back(NEWEST, signal);
      begin((page.entries[0]?.number ?? page.lastNumber + 1) - 1);
      return page;
    },
    /** A stream from the first entry on would bring all of them. */
    async listen(_: number, signal: AbortSignal) {
      await whenBegun;
      return wire.listen(log.last(), signal);
    },
    /** Most conversations have none: its code comes with the first that are asked for. */
    async older(): Promise<void> {
      if (!log.hasOlder()) return;
      const earlier = await import('./earlier.ts');
      await earlier.readEarlier(log, wire.back, changed);
    },
  };
}
