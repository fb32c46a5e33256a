// Hears from the server what has changed while the page is looked at, over one connection for each address of a stream,
// whatever the number of windows.
import { type OneLine, shareLine } from './one-line.ts';

/** When the server refuses, the browser does not try again by itself. As long, and up to twice as long. */
const TRY_AGAIN_MS = 30_000;

/** A bell: what rang, and what it says. */
type Signal = { topic: string; data: string };

/** Calls back when a topic rings, with what the bell says; gives a function that stops. */
export type ListenTo<Topic extends string> = (
  topic: Topic,
  listener: (data: string) => void,
) => () => void;

/**
 * Makes the listener of one stream and its topics. Where nothing can be heard nothing is called, so anyone who listens also asks
 * again when what they have is old. A page in the background hears nothing; the server rings when something was missed.
 * `refused` is called when the server answers with anything but a stream.
 */
export function eventsOf<Topic extends string>(
  address: string,
  topics: readonly Topic[],
  refused?: (address: string) => void,
): ListenTo<Topic> {
  const listening = new Set<[Topic, (data: string) => void]>();
  let line: OneLine<Signal> | undefined;

  const ring = ({ topic, data }: Signal) => {
    for (const [wanted, listener] of [...listening]) if (wanted === topic) listener(data);
  };
  function lead(): () => void {
    let source: EventSource;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const connect = () => {
      source = new EventSource(address);
      for (const topic of topics) {
        source.addEventListener(topic, ({ data }: MessageEvent<string>) => {
          line?.tell({ topic, data });
          ring({ topic, data });
        });
      }
      source.onerror = () => {
        if (source.readyState !== EventSource.CLOSED) return;
        refused?.(address);
        timer = setTimeout(connect, TRY_AGAIN_MS * (1 + Math.random()));
      };
    };
    connect();
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }

  return (topic, listener) => {
    const one: [Topic, (data: string) => void] = [topic, listener];
    listening.add(one);
    line ??= shareLine<Signal>({ name: address, inBackground: false, lead, hear: ring });
    return () => {
      listening.delete(one);
      if (listening.size > 0) return;
      line?.stop();
      line = undefined;
    };
  };
}

/** Calls back when a topic of GET /api/events rings. */
export const listenTo = eventsOf('/api/events', ['openings', 'support']);
