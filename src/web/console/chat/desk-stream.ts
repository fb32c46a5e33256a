// Hears the bells of the desk over one stream for all tabs, and says whether they can be heard: else the desk asks every few
// seconds by itself (docs/product/chat.md#receiving).
import { readEvents } from '#web/features/chat/read-events.ts';
import { waitAfter } from '#web/features/chat/try-again.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { type OneLine, shareLine } from '#web/lib/one-line.ts';

export type StreamState = 'starting' | 'live' | 'polling';

/** Where no stream can be held, the list is asked for this often. */
export const LIST_POLL_MS = 3_000;
/** No stream is promised, so this often the list is asked for in any case. */
export const LIST_CHECK_MS = 30_000;

/** A stream without a sound for so long is dead. */
const SILENT_MS = 35_000;
/** Until a first answer this long, then it counts as none: a proxy may hold a stream back. */
const OPENS_WITHIN_MS = 5_000;
/** Who is refused a stream asks for it again after this time, and up to twice as long. */
const REFUSED_MS = 30_000;

export type Heard = {
  /** The id of a conversation, or "*" for any. */
  onChat: (id: string) => void;
  /** Someone came or went; canned replies or alerts changed. */
  onDesk: () => void;
  onState: (state: StreamState) => void;
  /** Whether this tab is the one that calls people: of several, one shall. */
  onLead: (isLeading: boolean) => void;
};

/** What tabs of one browser tell each other; a tab that has just opened asks how things stand. */
type Told = { event: string; data: string } | { state: StreamState } | 'how?';

/**
 * Listens, which is also what being there means; gives a function that stops. Unlike other pages the desk listens in the
 * background as well: it calls someone who looks elsewhere.
 */
export function followDesk(heard: Heard): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let leading: ReturnType<typeof holdStream> | undefined;
  let state: StreamState = 'starting';
  const say = (next: StreamState) => {
    state = next;
    heard.onState(next);
  };
  const hear = (event: string, data: string) => {
    if (event === 'chat') heard.onChat(data);
    if (event === 'chat-desk') heard.onDesk();
  };
  const lead = () => {
    heard.onLead(true);
    leading = holdStream(
      (event, data) => {
        line?.tell({ event, data });
        hear(event, data);
      },
      (next) => {
        line?.tell({ state: next });
        say(next);
      },
    );
    return () => {
      heard.onLead(false);
      leading?.stop();
      leading = undefined;
    };
  };
  // A browser without locks leads at once, before the line is there to tell anyone.
  let line: OneLine<Told> | undefined;
  line = shareLine<Told>({
    name: 'chat-desk',
    inBackground: true,
    lead,
    hear(told) {
      if (told === 'how?') {
        if (leading) line?.tell({ state });
      } else if ('state' in told) say(told.state);
      else hear(told.event, told.data);
    },
  });
  const wake = () => {
    if (!document.hidden) leading?.connect();
  };
  addEventListener('online', wake, { signal });
  // A stream that was cut is silent for a while before it counts as dead.
  addEventListener('offline', () => say('polling'), { signal });
  line.tell('how?');
  return () => {
    listeners.abort();
    line?.stop();
  };
}

/** Holds the stream and comes back to it. */
function holdStream(
  hear: (event: string, data: string) => void,
  say: (state: StreamState) => void,
) {
  let current = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  async function listen(signal: AbortSignal): Promise<number> {
    let comeBackMs = 1_000;
    const opening = setTimeout(say, OPENS_WITHIN_MS, 'polling');
    try {
      const answer = await fetch('/api/chat-sessions/events', { signal });
      const { status, statusText } = answer;
      if (!answer.ok || !answer.body) {
        throw new ApiError({ status, statusText, text: await answer.text() });
      }
      tries = 0;
      clearTimeout(opening);
      say('live');
      // What happened in between has rung for no one.
      hear('chat', '*');
      hear('chat-desk', '*');
      const retry = (ms: number) => {
        comeBackMs = ms;
      };
      await readEvents(answer.body, { alive() {}, retry, event: hear }, SILENT_MS);
      return comeBackMs;
    } finally {
      clearTimeout(opening);
    }
  }
  function connect(): void {
    clearTimeout(timer);
    current.abort();
    const own = new AbortController();
    current = own;
    listen(own.signal)
      .catch((error: unknown) => {
        if (error instanceof ApiError) return REFUSED_MS * (1 + Math.random());
        tries += 1;
        return waitAfter(error, tries - 1) ?? REFUSED_MS;
      })
      .then((waitMs) => {
        if (own !== current) return;
        own.abort();
        say('polling');
        timer = setTimeout(connect, waitMs);
      });
  }
  connect();
  return {
    connect,
    stop() {
      clearTimeout(timer);
      const last = current;
      current = new AbortController();
      last.abort();
    },
  };
}
