// One conversation in a browser: its log, what is on its way, who types, what has been read. Knows no page; who shows it is
// told when something changed (docs/product/chat.md#receiving).
import type { ChatEntry } from '#contract/chat-log.ts';
import type { SentBodyOf } from '#contract/endpoint-types.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { browserShelf } from '#web/lib/browser-shelf.ts';
import { type Follower, followLog, type Trouble } from './follow.ts';
import { createLog } from './log.ts';
import { type OneLine, shareLine } from './one-line.ts';
import { createOutbox, type Outgoing } from './outbox.ts';

/** A message as it is sent, but for its key. */
export type Words = Omit<SentBodyOf<'POST /api/chat-session/{sessionId}/message'>, 'key'>;

export type ConversationOptions = {
  sessionId: string;
  /** The visitor's side, also of staff who look at their own site; without it the desk's. */
  as?: 'visitor';
  /** Something changed: show it again. The first look one takes by oneself. */
  changed: () => void;
  /** The conversation is not ours, or no more. */
  gone: (error: ApiError) => void;
};

export type Conversation = {
  entries: () => readonly ChatEntry[];
  outgoing: () => Outgoing<Words>[];
  /** Whether what is on its way waits for another try. */
  isWaiting: () => boolean;
  trouble: () => Trouble;
  isOtherTyping: () => boolean;
  say: (words: Words) => string;
  sayAgain: (key: string, words?: Words) => void;
  takeBack: (key: string) => void;
  /** Takes in entries that came as the answer of something else, such as a booked card. */
  take: (entries: readonly ChatEntry[]) => void;
  /** One types here; told to the other side every three seconds at most. */
  type: () => void;
  /** Everything up to a number has been seen here; the server is told once. */
  read: (upTo: number) => void;
  close: () => void;
};

/** What tabs of one browser tell each other. */
type Told = { entries: readonly ChatEntry[] } | 'typing';

const TYPING_EVERY_MS = 3_000;
const TYPING_LASTS_MS = 6_000;
const SENT_WITHIN_MS = 20_000;

/** Opens a conversation: loads it, follows it, and sends what was still on its way. */
export function openConversation(options: ConversationOptions): Conversation {
  const { sessionId, as } = options;
  let isOpen = false;
  // Not before the caller has what it is told about.
  const changed = () => void (isOpen && options.changed());
  const name = `chat-${as ?? 'desk'}-${sessionId}`;
  const wire = wireOf(sessionId, as);
  const log = createLog();
  const typing = createTyping(changed, wire.type);
  const marks = createReadMark(wire.read);
  const takeIn = (entries: readonly ChatEntry[]): boolean => {
    const before = log.last();
    const hasHole = log.take(entries);
    if (log.last() > before) {
      if (entries.some(({ kind }) => kind === 'message')) typing.ended();
      outbox.settle(log.entries());
      changed();
    }
    return hasHole;
  };
  const take = (entries: readonly ChatEntry[]) => {
    if (takeIn(entries)) void follower.catchUp();
  };
  const outbox = createOutbox<Words>({
    name,
    shelf: browserShelf,
    send: wire.send,
    sent: (entry) => take([entry]),
    changed,
  });
  const follower = followLog({
    ...wire,
    last: log.last,
    take(entries) {
      if (entries.length > 0) line.tell({ entries });
      return takeIn(entries);
    },
    typing() {
      line.tell('typing');
      typing.heard();
    },
    changed,
    gone: options.gone,
  });
  const line = shareLine<Told>(name, follower.lead, (told) => {
    if (told === 'typing') typing.heard();
    else take(told.entries);
  });
  const unwatch = watchPage({ name, follower, line, outbox, changed });
  isOpen = true;
  return {
    entries: log.entries,
    outgoing: outbox.list,
    isWaiting: outbox.isWaiting,
    trouble: () => (navigator.onLine === false ? 'network' : follower.trouble()),
    isOtherTyping: typing.isHeard,
    say: outbox.add,
    sayAgain: outbox.again,
    takeBack: outbox.remove,
    take,
    type: typing.tell,
    read: marks.read,
    close() {
      unwatch();
      line.stop();
      follower.stop();
      outbox.stop();
    },
  };
}

/** What is asked of the server about one conversation. */
function wireOf(sessionId: string, as: 'visitor' | undefined) {
  const params = { sessionId };
  const query = as ? { as } : {};
  return {
    ask: (after: number, signal: AbortSignal) =>
      api('GET /api/chat-session/{sessionId}/log', {
        params,
        query: { ...query, after: String(after) },
        signal,
      }),
    /** The stream as an ordinary request. */
    async listen(after: number, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
      const path = `/api/chat-session/${encodeURIComponent(sessionId)}/events`;
      const asked = new URLSearchParams({ ...query, after: String(after) });
      const answer = await fetch(`${path}?${asked}`, { signal });
      if (answer.ok && answer.body) return answer.body;
      const { status, statusText, headers } = answer;
      const text = await answer.text();
      throw new ApiError({ status, statusText, text, retryAfter: headers.get('retry-after') });
    },
    send: (body: Words, key: string) =>
      api('POST /api/chat-session/{sessionId}/message', {
        params,
        query,
        body: { ...body, key },
        signal: AbortSignal.timeout(SENT_WITHIN_MS),
      }),
    type: () => api('POST /api/chat-session/{sessionId}/typing', { params, query }),
    read: (upTo: number) =>
      api('POST /api/chat-session/{sessionId}/read', { params, query, body: { upTo } }),
  };
}

/** What happens to the page and to other tabs: coming back, the network going and coming, another tab's outbox. */
function watchPage(given: {
  name: string;
  follower: Follower;
  line: OneLine<Told>;
  outbox: { hurry: () => void };
  changed: () => void;
}): () => void {
  const { follower, line, outbox } = given;
  const listeners = new AbortController();
  const { signal } = listeners;
  const wake = () => {
    if (document.hidden) return;
    line.claim();
    follower.wake();
    outbox.hurry();
    given.changed();
  };
  addEventListener('online', wake, { signal });
  addEventListener('offline', given.changed, { signal });
  addEventListener('pageshow', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  addEventListener('storage', ({ key }) => key === given.name && given.changed(), { signal });
  if (!document.hidden) line.claim();
  return () => listeners.abort();
}

/** Who types: told and heard, never stored. */
function createTyping(changed: () => void, post: () => Promise<unknown>) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    changed();
  };
  return {
    ended,
    isHeard: () => timer !== undefined,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(ended, TYPING_LASTS_MS);
      changed();
    },
    tell() {
      if (performance.now() - toldAt < TYPING_EVERY_MS) return;
      toldAt = performance.now();
      post().catch(() => {});
    },
  };
}

/** Tells how far one has read, one request at a time and only forward; a lost one is made up for by the next. */
function createReadMark(post: (upTo: number) => Promise<unknown>) {
  let wanted = 0;
  let told = 0;
  let isTelling = false;
  return {
    async read(upTo: number): Promise<void> {
      wanted = Math.max(wanted, upTo);
      if (isTelling) return;
      isTelling = true;
      while (told < wanted) {
        const next = wanted;
        const isTold = await post(next).then(
          () => true,
          () => false,
        );
        if (!isTold) break;
        told = next;
      }
      isTelling = false;
    },
  };
}
