// One stream for all tabs of a browser: the tab that is looked at holds it, by a lock of the browser, and tells the others. With
// HTTP/1.1 a browser has six connections to a host.

export type OneLine<Message> = {
  /** Tells the other tabs. */
  tell: (message: Message) => void;
  /** Makes this tab the one that holds the stream, because somebody looks at it. */
  claim: () => void;
  stop: () => void;
};

/**
 * Calls `lead` when this tab is to hold the stream; what it gives is called when another one takes over. Where browsers
 * have no locks (plain http outside localhost) each tab holds its own.
 */
export function shareLine<Message>(
  name: string,
  lead: () => () => void,
  hear: (message: Message) => void,
): OneLine<Message> {
  const { locks } = navigator;
  if (!locks || typeof BroadcastChannel === 'undefined') {
    return { tell: () => {}, claim: () => {}, stop: lead() };
  }
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<Message>) => hear(data);
  let waiting = new AbortController();
  let release: (() => void) | undefined;
  let isStopped = false;

  function request(options: LockOptions): void {
    let releaseThis: (() => void) | undefined;
    const hold = () => {
      if (isStopped) return;
      release?.();
      const stopLeading = lead();
      return new Promise<void>((resolve) => {
        releaseThis = () => {
          release = undefined;
          stopLeading();
          resolve();
        };
        release = releaseThis;
      });
    };
    // Rejects when the wait is given up, and when another tab takes the lock away.
    locks.request(name, options, hold).catch(() => {
      if (!release || release !== releaseThis) return;
      release();
      if (!isStopped) wait();
    });
  }
  function wait(): void {
    waiting = new AbortController();
    request({ signal: waiting.signal });
  }

  wait();
  return {
    tell: (message) => channel.postMessage(message),
    claim() {
      if (release || isStopped) return;
      waiting.abort();
      request({ steal: true });
    },
    stop() {
      isStopped = true;
      waiting.abort();
      release?.();
      channel.close();
    },
  };
}
