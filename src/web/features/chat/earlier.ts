// Asks for what was said before the first entry that a browser knows, one page at a time.
import type { ChatLogPage } from '#contract/chat/chat-log.ts';
import type { Log } from './log.ts';

const ANSWER_MS = 15_000;
const asking = new WeakSet<Log>();

/** Puts the page before the first known entry in front; without an answer nothing changes, and anyone who scrolls there asks again. */
export async function readEarlier(
  log: Log,
  back: (before: number, signal: AbortSignal) => Promise<ChatLogPage>,
  changed: () => void,
): Promise<void> {
  const first = log.entries()[0]?.number;
  if (asking.has(log) || !first) return;
  asking.add(log);
  const page = await back(first, AbortSignal.timeout(ANSWER_MS)).catch(() => undefined);
  asking.delete(log);
  if (!page) return;
  log.prepend(page.entries);
  changed();
}
