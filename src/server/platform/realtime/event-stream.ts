// The bytes of one stream of server-sent events (WHATWG HTML 9.2): bells and log entries, made only when they are wanted.
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Hub, Topic } from './hub.ts';

/** An entry of a log as it is sent. Its id is its number, which the browser sends back when it reconnects. */
export type LogEntry = { id: string; event: string; data: unknown };

/** An ordered log in the database whose entries themselves are streamed, to anyone who may read all of it. */
type Log = {
  topic: Topic;
  /** Which log of the topic. */
  id: string;
  /**
   * The next entries after the one with an id, some dozens at most; from the first when there is none. The id comes from
   * the browser and may be any short text.
   */
  after: (id: string | undefined) => Promise<LogEntry[]>;
};

/** A topic, or one thing of it by its id: of the others nothing is told. */
type Signal = Topic | { topic: Topic; id: string };

/** What a stream tells: that something of a topic changed and, of a log, everything in it. */
export type Watched = {
  signals?: readonly Signal[];
  log?: Log;
  /** Whether who listens may still: asked before an entry leaves and every few seconds. Without it nothing is asked. */
  mayStill?: () => Promise<boolean>;
};

export type StreamTiming = {
  /** A comment goes out this often, so that no one on the way takes the stream for dead. */
  heartbeatMs: number;
  /**
   * Whether who listens may still is asked this often: an account that was closed hears nothing after 5 s
   * (docs/product/sign-in-and-people.md#people).
   */
  askMs: number;
  /** A bell that rings often is heard at once and then this often. */
  signalEveryMs: number;
  /**
   * Who comes without an id has just loaded what it shows, within this time: what rang in it and concerns them rings once at
   * the begin. The calendar takes a month for fresh for 30 s.
   */
  recentMs: number;
  /** A stream ends after this time at the latest and is asked for anew, with the rights of then. */
  lastsMs: number;
};

export const STREAM_TIMING: StreamTiming = {
  heartbeatMs: 15_000,
  askMs: 4_000,
  signalEveryMs: 300,
  recentMs: 35_000,
  lastsMs: 15 * 60_000,
};

/** A stream's bytes, and its end: the browser is told to come back after some milliseconds. */
export type EventStream = {
  bytes: Readable;
  end: (comeBackMs: number) => void;
  /** Asks whether who listens may still, and ends the stream when not. */
  ask: () => void;
};

/** The bytes made ahead of a slow reader. What does not fit is not made: bells become one, a log is read later. */
const MADE_AHEAD_BYTES = 1_024;
/** With more ids than this the bell says that anything may have changed. */
const MOST_IDS = 100;
const ANY = '*';
const LONGEST_EVENT_ID = 64;
/** How long a browser waits after a broken connection; spread, so that not all come back in one moment. */
const RETRY_MS = { least: 2_000, spread: 2_000 } as const;

/** A position in another process says nothing about this one. */
const PROCESS = randomBytes(6).toString('base64url');

/** A stream as its parts see it: whether anything is wanted right now, and where it goes. */
type Outlet = {
  isWanted: () => boolean;
  write: (text: string) => void;
  fail: (error: Error) => void;
};

/** What a stream is made of: it writes what it has when it is told that something is wanted. */
type Part = { tell: () => void; stop: () => void };

/** Makes a stream. `lastEventId` is what the browser says it saw last; it may be anything. */
export function createEventStream(
  hub: Hub,
  { signals = [], log, mayStill }: Watched,
  lastEventId: string | undefined,
  timing: StreamTiming = STREAM_TIMING,
): EventStream {
  const seen = lastEventId?.slice(0, LONGEST_EVENT_ID);
  const position = () => (log ? '' : `id: ${PROCESS}-${hub.position()}\n`);
  let isWanted = false;
  const bytes = new Readable({
    highWaterMark: MADE_AHEAD_BYTES,
    read() {
      isWanted = true;
      for (const { tell } of parts) tell();
    },
    destroy(error, done) {
      clearInterval(heartbeat);
      clearTimeout(lifetime);
      for (const { stop } of parts) stop();
      done(error);
    },
  });
  const outlet: Outlet = {
    isWanted: () => isWanted && !bytes.destroyed,
    write: (text) => {
      isWanted = bytes.push(text);
    },
    fail: (error) => void bytes.destroy(error),
  };
  const end = (comeBackMs: number) => {
    if (!isWanted) return void bytes.destroy();
    bytes.push(`retry: ${comeBackMs}\n\n`);
    bytes.push(null);
    isWanted = false;
  };
  const heartbeat = setInterval(() => {
    if (isWanted) outlet.write(':\n\n');
  }, timing.heartbeatMs);
  // While the database is away no one can say; what would leave is held by the same question.
  const ask = () => void mayStill?.().then((may) => may || end(spread(0)), noAnswer);
  const lifetime = setTimeout(() => end(spread(0)), timing.lastsMs);
  bytes.push(`retry: ${spread(RETRY_MS.least)}\n${position()}\n`);
  const parts: Part[] = [
    followSignals(hub, signals, seen, { position, timing, outlet }),
    ...(log ? [followLog(hub, guarded(log, mayStill), seen, outlet)] : []),
  ];
  return { bytes, end, ask };
}

/** The log for as long as who listens may read it; then the stream is cut, and anyone who comes back is refused. */
function guarded(log: Log, mayStill: Watched['mayStill']): Log {
  if (!mayStill) return log;
  return {
    ...log,
    async after(id) {
      const entries = await log.after(id);
      if (entries.length > 0 && !(await mayStill())) throw new Error('who listens may no longer');
      return entries;
    },
  };
}

function noAnswer(): void {}

function spread(least: number): number {
  return Math.round(least + Math.random() * RETRY_MS.spread);
}

/** Tells that topics rang, of the same thing once at a time; begins with what was missed. */
function followSignals(
  hub: Hub,
  signals: readonly Signal[],
  seen: string | undefined,
  { position, timing, outlet }: { position: () => string; timing: StreamTiming; outlet: Outlet },
): Part {
  const ringing = new Map<Topic, Set<string>>();
  const own = signals.map((signal) =>
    typeof signal === 'string' ? { topic: signal, id: undefined } : signal,
  );
  let resting: NodeJS.Timeout | undefined;

  function ring(topic: Topic, id = ANY): void {
    const ids = ringing.get(topic) ?? new Set();
    if (id === ANY || ids.size >= MOST_IDS) ringing.set(topic, new Set([ANY]));
    else if (!ids.has(ANY)) ringing.set(topic, ids.add(id));
    tell();
  }
  function tell(): void {
    if (!outlet.isWanted() || ringing.size === 0 || resting) return;
    const events = [...ringing].flatMap(([topic, ids]) =>
      [...ids].map((id) => `${position()}event: ${topic}\ndata: ${id}\n\n`),
    );
    ringing.clear();
    resting = setTimeout(() => {
      resting = undefined;
      tell();
    }, timing.signalEveryMs);
    outlet.write(events.join(''));
  }

  if (`id: ${seen}\n` !== position()) {
    const missed = own.filter(({ topic, id }) => seen || hub.quietFor(topic, id) < timing.recentMs);
    for (const { topic } of missed) ring(topic);
  }
  const stops = own.map((one) => hub.subscribe(one.topic, (id) => ring(one.topic, id), one.id));
  return {
    tell,
    stop() {
      clearTimeout(resting);
      for (const stop of stops) stop();
    },
  };
}

/** Tells the entries of a log after the one seen last, as fast as they are taken. */
function followLog(hub: Hub, log: Log, seen: string | undefined, outlet: Outlet): Part {
  let last = seen;
  let isUnread = true;
  let isReading = false;

  async function read(): Promise<void> {
    isReading = true;
    try {
      while (isUnread && outlet.isWanted()) {
        isUnread = false;
        const entries = await log.after(last);
        if (entries.length === 0) continue;
        isUnread = true;
        // The stream may have ended meanwhile, or be full of signals.
        if (!outlet.isWanted()) break;
        last = entries.at(-1)?.id;
        outlet.write(entries.map(entryText).join(''));
      }
    } catch (error) {
      // Cut off: on coming back they get everything after what they have.
      outlet.fail(error as Error);
    }
    isReading = false;
  }
  const tell = () => {
    if (!isReading) void read();
  };
  const haveNew = () => {
    isUnread = true;
    tell();
  };
  return { tell, stop: hub.subscribe(log.topic, haveNew, log.id) };
}

function entryText({ id, event, data }: LogEntry): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
