// Hears from the server what has changed while the page is looked at, over one connection for each address of a stream.

/** When the server refuses, the browser does not try again by itself. As long, and up to twice as long. */
const TRY_AGAIN_MS = 30_000;

type One = [topic: string, listener: (event: MessageEvent<string>) => void];

/** Calls back when a topic rings; gives a function that stops. */
export type ListenTo = (...one: One) => () => void;

/**
 * Makes the listener of one stream. Where nothing can be heard nothing is called, so whoever listens also asks again when
 * what they have is old.
 */
export function eventsOf(address: string): ListenTo {
  const listening = new Set<One>();
  let source: EventSource | undefined;

  /**
   * Connects anew. A page in the background gives its connection back: with HTTP/1.1 a browser has six for all its tabs.
   * After a cut the browser comes back by itself, and the server rings when something was missed.
   */
  function follow(): void {
    source?.close();
    if (document.hidden || !listening.size) return;
    const stream = new EventSource(address);
    source = stream;
    for (const one of listening) stream.addEventListener(...one);
    stream.onerror = () => {
      if (stream === source && stream.readyState === EventSource.CLOSED)
        setTimeout(follow, TRY_AGAIN_MS * (1 + Math.random()));
    };
  }

  return (...one) => {
    listening.add(one);
    document.addEventListener('visibilitychange', follow);
    // A page that comes back from the browser's memory is not always told that it is visible.
    addEventListener('pageshow', follow);
    follow();
    return () => {
      listening.delete(one);
      follow();
    };
  };
}

/** Calls back when a topic of GET /api/events rings. */
export const listenTo = eventsOf('/api/events');
