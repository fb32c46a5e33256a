// Messages on their way: kept in the browser before the first try and until the log has them, sent one after the other
// under their key (docs/product/chat.md#sending-again).
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { newKey } from '#web/lib/new-key.ts';
import { waitAfter } from './try-again.ts';

/** A message on its way. */
export type Outgoing<Words> = {
  key: string;
  words: Words;
  /** When it was written, by this browser's clock. */
  at: string;
  /** Stored on the server; it leaves the outbox when the log shows it. */
  isSent?: boolean;
  /** Why the server does not take it; it waits for a person then, and those behind it go on. */
  refusal?: Pick<Problem, 'detail'> & Partial<Problem>;
};

/** What keeps texts by name over a reload, for all tabs. */
export type Shelf = {
  get: (name: string) => string | null;
  put: (name: string, text: string) => void;
  /** The names that begin so. */
  names: (start: string) => string[];
};

export type OutboxOptions<Words> = {
  /** Under which everything is kept; of one conversation on one side of it. */
  name: string;
  shelf: Shelf;
  /** Sends one message; rejects like the API client. */
  send: (words: Words, key: string) => Promise<ChatEntry>;
  /** Is given the answer, for the log. */
  sent: (entry: ChatEntry) => void;
  /** The conversation is not there any more: nothing of it can be sent. */
  ended: (error: ApiError) => void;
  changed: () => void;
};

export type Outbox<Words> = {
  list: () => Outgoing<Words>[];
  /** Whether the last try failed and another one will follow by itself. */
  isWaiting: () => boolean;
  /** Keeps the words, then sends them. Gives their key. */
  add: (words: Words) => string;
  /** Sends a refused one again, with other words if need be, under its key: it was never stored. */
  again: (key: string, words?: Words) => void;
  remove: (key: string) => void;
  /** Takes out what the log has. */
  settle: (entries: readonly ChatEntry[]) => void;
  /** Tries at once, because something suggests that it may succeed now. */
  hurry: () => void;
  stop: () => void;
};

const ENDED = [404, 410];
const UNREADABLE = 'This message was not sent. Please try again.';

/** The outbox of a conversation; what it still holds is sent at once. */
export function createOutbox<Words>({
  name,
  shelf,
  send,
  sent,
  ended,
  changed,
}: OutboxOptions<Words>): Outbox<Words> {
  let isSending = false;
  let isStopped = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const { list, keep, set, remove, settle } = createKept<Words>(name, shelf, changed);

  /** Ends in the same step in which it finds nothing more to send: what is added after that starts it again. */
  async function sendAll(): Promise<void> {
    isSending = true;
    for (;;) {
      const next = list().find(({ isSent, refusal }) => !isSent && !refusal);
      if (!next || isStopped) break;
      try {
        const entry = await send(next.words, next.key);
        tries = 0;
        set(next.key, (one) => ({ ...one, isSent: true }));
        sent(entry);
      } catch (error) {
        if (error instanceof ApiError && ENDED.includes(error.status)) {
          isStopped = true;
          ended(error);
          break;
        }
        const wait = waitAfter(error, tries);
        if (wait === null) {
          set(next.key, (one) => ({ ...one, refusal: refusalOf(error) }));
          continue;
        }
        tries += 1;
        timer = setTimeout(start, wait);
        break;
      }
    }
    isSending = false;
    changed();
  }
  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isSending && !isStopped) void sendAll();
  }

  start();
  return {
    list,
    isWaiting: () => timer !== undefined,
    add(words) {
      const key = newKey();
      keep(key, words);
      if (timer === undefined) start();
      return key;
    },
    again(key, words) {
      set(key, ({ refusal, ...one }) => ({ ...one, words: words ?? one.words }));
      start();
    },
    remove,
    settle,
    hurry() {
      tries = 0;
      start();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

/**
 * What the shelf keeps, each message under a name of its own: tabs share it and see each other's changes late, so a list that
 * one writes could lack what another has just added.
 */
function createKept<Words>(name: string, shelf: Shelf, changed: () => void) {
  type One = Outgoing<Words>;
  const start = `${name}:`;
  /** Keys that the log has: another tab may put such a message back, not knowing yet. */
  const settled = new Set<string>();
  let lastAt = 0;
  const list = (): One[] =>
    shelf
      .names(start)
      .flatMap((each) => read<Words>(shelf.get(each)) ?? [])
      .filter(({ key }) => !settled.has(key))
      .sort((one, other) => (one.at < other.at ? -1 : 1));
  const put = (key: string, one: One | null) => {
    shelf.put(start + key, one ? JSON.stringify(one) : '');
    changed();
  };
  return {
    list,
    keep(key: string, words: Words) {
      // One after the other also within a millisecond.
      lastAt = Math.max(Date.now(), lastAt + 1);
      put(key, { key, words, at: new Date(lastAt).toISOString() });
    },
    set(key: string, part: (one: One) => One) {
      const one = read<Words>(shelf.get(start + key));
      if (one) put(key, part(one));
    },
    remove: (key: string) => put(key, null),
    settle(entries: readonly ChatEntry[]) {
      for (const entry of entries) {
        const key = keyOf(entry);
        if (key === null) continue;
        settled.add(key);
        if (shelf.get(start + key)) put(key, null);
      }
    },
  };
}

/** The key under which an entry was sent, when it was sent under one. */
export function keyOf(entry: ChatEntry): string | null {
  if (entry.kind === 'message') return entry.message.key;
  return entry.kind === 'note' ? entry.key : null;
}

function refusalOf(error: unknown): NonNullable<Outgoing<unknown>['refusal']> {
  return (error instanceof ApiError && error.problem) || { detail: UNREADABLE };
}

function read<Words>(text: string | null): Outgoing<Words> | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
