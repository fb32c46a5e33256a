// One stream for all tabs of a browser: the tab that is looked at holds it, by a lock of the browser, and tells the others. With
// HTTP/1.1 a browser has six connections to a host (docs/product/chat.md#one-stream).

export type LineOptions<Message> = {
  /** What the stream is of: of all tabs with this name one holds it. */
  name: string;
  /** What this tab follows of it, such as one conversation; tabs that follow something else are told nothing. */
  about?: string;
  /** Whether a page in the background may hold it, because it calls someone who looks elsewhere. */
  inBackground: boolean;
  /** This tab is to hold the stream from now on; gives what ends that. */
  lead: () => () => void;
  /** Another tab tells something. */
  hear: (message: Message) => void;
};

export type OneLine<Message> = {
  /** Tells the other tabs that follow the same. */
  tell: (message: Message) => void;
  /** Whether another tab, which holds the stream of the same, tells what is new. */
  isFed: () => boolean;
  stop: () => void;
};

/** Between tabs: something to hear, who holds the stream, and the question who does. */
type Sent<Message> = { about: string; message: Message } | { leads: string } | 'who?';

/** The tab, as far as this needs it; a test has several. */
type Tab = Pick<
  Window & typeof globalThis,
  'navigator' | 'document' | 'addEventListener' | 'BroadcastChannel'
>;

/** Who holds the stream answers within this time, or sleeps; spread, so that not all tabs ask in one moment. */
const ASK_MS = 15_000;

/**
 * Calls `lead` when this tab is to hold the stream; what it gives is called when another one takes over, when the page goes
 * (a page that holds nothing can be kept for the way back), and in the background unless it may hold it there. Where browsers
 * have no locks (plain http outside localhost) each tab that is looked at holds its own.
 */
export function shareLine<Message>(
  { name, about = '', inBackground, lead, hear }: LineOptions<Message>,
  tab: Tab = window,
): OneLine<Message> {
  const { document } = tab;
  const locks = tab.BroadcastChannel && tab.navigator.locks;
  const listeners = new AbortController();
  const { signal } = listeners;
  let isResting = true;
  const peers = createPeers<Message>(tab, { name, about, hear });
  const lock = createLock(locks, name, () => {
    const stopLeading = lead();
    peers.isLeading = true;
    peers.tellWho();
    return () => {
      peers.isLeading = false;
      stopLeading();
    };
  });

  function begin(): void {
    isResting = false;
    peers.open(lock.claim);
    if (document.hidden) lock.wait();
    else lock.claim();
  }
  function rest(): void {
    isResting = true;
    lock.leave();
    peers.close();
  }
  function look(): void {
    const isMeant = !document.hidden || (inBackground && locks);
    if (!isMeant) rest();
    else if (isResting) begin();
    else if (!document.hidden) lock.claim();
  }

  document.addEventListener('visibilitychange', look, { signal });
  // A page that comes back from the browser's memory is not always told that it is visible.
  tab.addEventListener('pageshow', look, { signal });
  tab.addEventListener('pagehide', rest, { signal });
  look();
  return {
    tell: (message) => peers.post({ about, message }),
    isFed: peers.isFed,
    stop() {
      listeners.abort();
      rest();
    },
  };
}

/** What this tab says to the others with the same name, and hears from them. */
function createPeers<Message>(
  { BroadcastChannel, document }: Tab,
  { name, about, hear }: Pick<LineOptions<Message>, 'name' | 'hear'> & { about: string },
) {
  let channel: BroadcastChannel | undefined;
  let asking: ReturnType<typeof setTimeout> | undefined;
  let leader: string | undefined;
  let isAnswered = true;

  const post = (sent: Sent<Message>) => channel?.postMessage(sent);
  const peers = {
    isLeading: false,
    post,
    isFed: () => !peers.isLeading && leader === about,
    tellWho: () => post({ leads: about }),
    /** Listens; `claim` is called when no one says that they hold the stream: a tab that was put to sleep keeps its lock. */
    open(claim: () => void): void {
      if (!BroadcastChannel) return;
      channel = new BroadcastChannel(name);
      channel.onmessage = listen;
      leader = undefined;
      isAnswered = true;
      // Who is about to hold it themselves asks no one: the answer could be that of the one before.
      if (document.hidden) post('who?');
      askLater(claim);
    },
    close(): void {
      clearTimeout(asking);
      channel?.close();
      channel = undefined;
    },
  };
  function listen({ data }: MessageEvent<Sent<Message>>): void {
    if (data === 'who?') {
      if (peers.isLeading) peers.tellWho();
    } else if ('leads' in data) {
      isAnswered = true;
      leader = data.leads;
    } else if (data.about === about) hear(data.message);
  }
  function askLater(claim: () => void): void {
    const ask = () => {
      askLater(claim);
      if (peers.isLeading) return;
      if (!isAnswered) claim();
      isAnswered = false;
      post('who?');
    };
    asking = setTimeout(ask, ASK_MS * (0.75 + Math.random() / 2));
  }
  return peers;
}

/** The lock that one tab has at a time: waited for, or taken from the tab that has it. Without locks everyone has one. */
function createLock(locks: LockManager | undefined, name: string, lead: () => () => void) {
  let waiting: AbortController | undefined;
  let release: (() => void) | undefined;
  let isWanted = false;

  /** Holds the stream; gives what ends that, which counts once. */
  function hold(ended: () => void): () => void {
    release?.();
    const stopLeading = lead();
    const end = () => {
      if (release !== end) return;
      release = undefined;
      stopLeading();
      ended();
    };
    release = end;
    return end;
  }
  function request(options: LockOptions): void {
    let end: (() => void) | undefined;
    const granted = () =>
      isWanted
        ? new Promise<void>((resolve) => {
            end = hold(resolve);
          })
        : undefined;
    // Rejects when the wait is given up, and when another tab takes the lock away.
    locks?.request(name, options, granted).catch(() => {
      if (!end || release !== end) return;
      end();
      if (isWanted) wait();
    });
  }
  function wait(): void {
    isWanted = true;
    waiting?.abort();
    waiting = new AbortController();
    request({ signal: waiting.signal });
  }
  return {
    wait,
    claim(): void {
      isWanted = true;
      if (release) return;
      waiting?.abort();
      if (locks) request({ steal: true });
      else hold(() => {});
    },
    leave(): void {
      isWanted = false;
      waiting?.abort();
      release?.();
    },
  };
}
