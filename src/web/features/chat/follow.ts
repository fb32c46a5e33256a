// Follows the log of a conversation: everything after the last number it has, then a stream; while there is none it asks again
// and again. It never gives up (docs/product/chat.md#receiving).
import type { ChatEntry, ChatLogPage } from '#contract/chat/chat-log.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { readEvents } from './read-events.ts';
import { waitAfter } from './try-again.ts';

/** Why nothing comes right now: this device has no network, we cannot be reached, or nothing is wrong. */
export type Trouble = 'network' | 'server' | null;

export type FollowOptions = {
  /** The entries after a number. Rejects like the API client. */
  ask: (after: number, signal: AbortSignal) => Promise<ChatLogPage>;
  /** Opens the stream after a number. Rejects with ApiError when it is refused. */
  listen: (after: number, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** The last number that is there without a hole. */
  last: () => number;
  /** Takes in entries; gives whether there is a hole. */
  take: (entries: readonly ChatEntry[]) => boolean;
  /** The other side types. */
  typing: () => void;
  /** Whether someone answers may have changed. */
  support: () => void;
  changed: () => void;
  /** Another tab, which has the stream, tells what is new. */
  isFed: () => boolean;
  /** The conversation is not ours, or no more. */
  gone: (error: ApiError) => void;
  timing?: Partial<FollowTiming>;
};

export type FollowTiming = {
  /** Without a stream the log is asked this often. */
  pollMs: number;
  /** A stream without a sound for this long is dead. */
  silentMs: number;
  /** Who is refused a stream asks for it again after this time, and up to twice as long. */
  refusedMs: number;
};

const TIMING: FollowTiming = { pollMs: 2_000, silentMs: 35_000, refusedMs: 30_000 };
const ENDED = [401, 403, 404, 410];
/** Without an answer for so long there is none. */
const ANSWER_MS = 15_000;

export type Follower = {
  trouble: () => Trouble;
  isLive: () => boolean;
  /** Asks now, because something is missing. */
  catchUp: () => Promise<void>;
  /** The page is back, or the network: asks now and connects anew, since a sleeping connection may be dead. */
  wake: () => void;
  /** Holds the stream until the function that it gives is called; before and after, only what is asked for is known. */
  lead: () => () => void;
  stop: () => void;
};

/** Begins to follow, by asking for everything once. */
export function followLog(options: FollowOptions): Follower {
  const timing = { ...TIMING, ...options.timing };
  let isLeading = false;
  let isLive = false;
  let isStopped = false;
  let trouble: Trouble = null;

  const say = (next: Partial<{ live: boolean; trouble: Trouble }>) => {
    const { live = isLive, trouble: other = trouble } = next;
    if (live === isLive && other === trouble) return;
    isLive = live;
    trouble = other;
    options.changed();
  };
  const stop = () => {
    isStopped = true;
    asker.stop();
    line.stop();
  };
  const failed = (error: unknown) => {
    if (error instanceof ApiError && ENDED.includes(error.status)) {
      stop();
      return options.gone(error);
    }
    // Without an answer a server that is away looks like a lost network; the browser knows of the latter alone.
    say({ trouble: 'server' });
  };
  const isDone = () => isStopped;
  const asker = createAsker(options, {
    isDone,
    failed,
    pollMs: timing.pollMs,
    isServed: () => isLive || options.isFed(),
    answered: () => say({ trouble: null }),
  });
  const line = createLine(options, { isDone, failed, say, timing, asker });

  void asker.ask();
  return {
    trouble: () => trouble,
    isLive: () => isLive,
    catchUp: asker.ask,
    wake() {
      if (isStopped) return;
      void asker.ask();
      if (isLeading) line.connect();
    },
    lead() {
      isLeading = true;
      if (!isStopped) line.connect();
      return () => {
        isLeading = false;
        line.stop();
        say({ live: false });
      };
    },
    stop,
  };
}

type Asker = { ask: () => Promise<void>; stop: () => void };

/** Asks for what is missing, once at a time; by itself as long as there is no stream. */
function createAsker(
  { ask, last, take }: FollowOptions,
  given: {
    isDone: () => boolean;
    failed: (error: unknown) => void;
    answered: () => void;
    /** Others tell what is new. */
    isServed: () => boolean;
    pollMs: number;
  },
): Asker {
  let asking: Promise<void> | undefined;
  let isWanted = false;
  let fails = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askAll(): Promise<void> {
    for (;;) {
      const before = last();
      const page = await ask(before, AbortSignal.timeout(ANSWER_MS));
      if (given.isDone()) return;
      take(page.entries);
      fails = 0;
      given.answered();
      // An answer that brings nothing new would be asked for for ever.
      if (last() === before || last() >= page.lastNumber) return;
    }
  }
  async function run(): Promise<void> {
    while (isWanted && !given.isDone()) {
      isWanted = false;
      await askAll().catch((error: unknown) => {
        fails += 1;
        given.failed(error);
      });
    }
    asking = undefined;
    if (!given.isDone()) timer = setTimeout(poll, given.pollMs * 2 ** Math.min(fails, 4));
  }
  function poll(): void {
    // Whether others tell what is new changes without a word: the stream goes from tab to tab.
    if (given.isServed() && fails === 0) timer = setTimeout(poll, given.pollMs);
    else void asker.ask();
  }
  const asker: Asker = {
    ask() {
      clearTimeout(timer);
      isWanted = true;
      asking ??= run();
      return asking;
    },
    stop: () => clearTimeout(timer),
  };
  return asker;
}

/** Holds the stream, and comes back to it. */
function createLine(
  { listen, last, take, typing, support }: FollowOptions,
  given: {
    isDone: () => boolean;
    failed: (error: unknown) => void;
    say: (next: Partial<{ live: boolean; trouble: Trouble }>) => void;
    timing: FollowTiming;
    asker: Asker;
  },
): { connect: () => void; stop: () => void } {
  const { silentMs, refusedMs } = given.timing;
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  async function hear(signal: AbortSignal): Promise<number> {
    let comeBackMs = 1_000;
    const body = await listen(last(), signal);
    await readEvents(
      body,
      {
        alive() {
          if (signal.aborted) return;
          tries = 0;
          given.say({ live: true, trouble: null });
        },
        retry: (ms) => {
          comeBackMs = ms;
        },
        event(name, data) {
          if (signal.aborted) return;
          if (name === 'entry') {
            if (take([JSON.parse(data)])) void given.asker.ask();
          } else if (name === 'chat-typing' && data !== '*') typing();
          else if (name === 'support') support();
        },
      },
      silentMs,
    );
    return comeBackMs;
  }
  const comeBackAfter = (error: unknown): number => {
    if (error instanceof ApiError) {
      given.failed(error);
      return refusedMs * (1 + Math.random());
    }
    tries += 1;
    return waitAfter(error, tries - 1) ?? refusedMs;
  };
  function connect(): void {
    clearTimeout(timer);
    current.abort();
    const own = new AbortController();
    current = own;
    hear(own.signal)
      .catch((error: unknown) => (own === current ? comeBackAfter(error) : 0))
      .then((waitMs) => {
        own.abort();
        if (own !== current || given.isDone()) return;
        given.say({ live: false });
        void given.asker.ask();
        timer = setTimeout(connect, waitMs);
      });
  }
  return {
    connect,
    stop() {
      clearTimeout(timer);
      const last = current;
      // Another tab has the stream from now on: the end of this one brings nothing back.
      current = new AbortController();
      last.abort();
    },
  };
}
