// One conversation in a browser: its log, what is on its way, who types, what has been read. Knows no page; who shows it is
// told when something changed (docs/product/chat.md#receiving).
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { SentBodyOf } from '#contract/platform/endpoint-types.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { api } from '#web/lib/browser-api.ts';
import { browserShelf } from '#web/lib/browser-shelf.ts';
import { type OneLine, shareLine } from '#web/lib/one-line.ts';
import { type Follower, followLog, type Trouble } from './follow.ts';
import { createHistory } from './history.ts';
import { createOutbox, type Outgoing } from './outbox.ts';

/** A message as it is sent, but for its key. */
export type Words = Omit<SentBodyOf<'POST /api/chat-session/{sessionId}/message'>, 'key'>;

export type ConversationOptions = {
  sessionId: string;
  /** The visitor's side, also of staff who look at their own site; without it the desk's. */
  as?: 'visitor';
  /** Only sends what is on its way, and follows nothing. */
  isLeft?: boolean;
  /** What is known of it already; else its last entries are asked for, and it is followed from there. */
  known?: readonly ChatEntry[];
  /** Something changed: show it again. Not called before the conversation is given; the first look one takes by oneself. */
  changed: () => void;
  /** Whether someone answers may have changed. */
  support?: () => void;
  /** The conversation is not ours, or no more. */
  gone: (error: ApiError) => void;
};

export type Conversation = {
  /** From some entry on to the last one that is there. */
  entries: () => readonly ChatEntry[];
  /** Asks for some that are before those, if there are any; without an answer nothing changes. */
  older: () => Promise<void>;
  outgoing: () => Outgoing<Words>[];
  /** Whether what is on its way waits for another try. */
  isWaiting: () => boolean;
  trouble: () => Trouble;
  /** News come by the stream of this tab or another one. */
  isLive: () => boolean;
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
type Told = { entries: readonly ChatEntry[] } | 'typing' | 'support';

const TYPING_EVERY_MS = 3_000;
const TYPING_LASTS_MS = 6_000;
const SENT_WITHIN_MS = 20_000;

/** Opens a conversation: loads it, follows it, and sends what was still on its way. */
export function openConversation(options: ConversationOptions): Conversation {
  const { sessionId, as } = options;
  let isOpen = false;
  const changed = () => void (isOpen && options.changed());
  const name = `chat-${as ?? 'desk'}-${sessionId}`;
  const wire = wireOf(sessionId, as);
  const log = createHistory(wire, { known: options.known, changed });
  const typing = createTyping(changed, wire.type);
  const takeIn = (entries: readonly ChatEntry[]): boolean => {
    const before = log.last();
    const hasHole = log.take(entries);
    // What was said long ago, and sent again, stands before what is shown.
    outbox.settle([...entries.filter(({ number }) => number <= before), ...log.after(before)]);
    if (log.last() > before) {
      if (entries.some(({ kind }) => kind === 'message')) typing.ended();
      changed();
    }
    return hasHole;
  };
  const gone = (error: ApiError) => {
    if (!isOpen) return;
    close();
    options.gone(error);
  };
  const feed = createFeed(options, {
    takeIn,
    typing: typing.heard,
    lead: () => follower.lead(),
    catchUp: () => void follower.catchUp(),
  });
  const outbox = createOutbox<Words>({
    name,
    shelf: browserShelf,
    send: wire.send,
    sent: (entry) => feed.take([entry]),
    ended: gone,
    changed,
  });
  const follower = followLog({
    ...log,
    ...feed,
    take: feed.takeAndTell,
    changed,
    gone,
  });
  feed.begin();
  const watching = watchPage({ name, follower, outbox, changed });
  function close(): void {
    isOpen = false;
    for (const part of [watching, feed, follower, outbox]) part.stop();
  }
  isOpen = true;
  return {
    entries: log.entries,
    older: log.older,
    outgoing: outbox.list,
    isWaiting: outbox.isWaiting,
    trouble: () => (navigator.onLine === false ? 'network' : follower.trouble()),
    isLive: () => follower.isLive() || feed.isFed(),
    isOtherTyping: typing.isHeard,
    say: outbox.add,
    sayAgain: outbox.again,
    takeBack: outbox.remove,
    take: feed.take,
    type: typing.tell,
    read: createReadMark(wire.read).read,
    close,
  };
}

/** What the tabs of a browser tell each other of a conversation. */
function createFeed(
  { sessionId, as, isLeft = false, support = () => {} }: ConversationOptions,
  own: {
    takeIn: (entries: readonly ChatEntry[]) => boolean;
    typing: () => void;
    lead: () => () => void;
    catchUp: () => void;
  },
) {
  let line: OneLine<Told> | undefined;
  const takeAndTell = (entries: readonly ChatEntry[]): boolean => {
    if (entries.length > 0) line?.tell({ entries });
    return own.takeIn(entries);
  };
  return {
    takeAndTell,
    /** Also what this tab has sent itself: the one with the stream may have handed it over before that came. */
    take: (entries: readonly ChatEntry[]) => void (takeAndTell(entries) && own.catchUp()),
    typing() {
      line?.tell('typing');
      own.typing();
    },
    support() {
      line?.tell('support');
      support();
    },
    isFed: () => isLeft || (line?.isFed() ?? false),
    begin() {
      if (isLeft) return;
      line = shareLine<Told>({
        // One for all conversations of a side: each tab may show another one.
        name: `chat-log-${as ?? 'desk'}`,
        about: sessionId,
        inBackground: true,
        lead: own.lead,
        hear(told) {
          if (told === 'typing') own.typing();
          else if (told === 'support') support();
          else if (own.takeIn(told.entries)) own.catchUp();
        },
      });
    },
    stop: () => line?.stop(),
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
    back: (before: number, signal: AbortSignal) =>
      api('GET /api/chat-session/{sessionId}/log', {
        params,
        query: { ...query, before: String(before) },
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
  outbox: { hurry: () => void };
  changed: () => void;
}): { stop: () => void } {
  const { follower, outbox } = given;
  const listeners = new AbortController();
  const { signal } = listeners;
  const wake = () => {
    if (document.hidden) return;
    follower.wake();
    outbox.hurry();
    given.changed();
  };
  addEventListener('online', wake, { signal });
  addEventListener('offline', given.changed, { signal });
  addEventListener('pageshow', wake, { signal });
  document.addEventListener('visibilitychange', wake, { signal });
  const isOurs = (key: string | null) => key === null || key.startsWith(`${given.name}:`);
  addEventListener('storage', ({ key }) => isOurs(key) && given.changed(), { signal });
  return { stop: () => listeners.abort() };
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
