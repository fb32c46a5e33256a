// An answer that was asked for before its page: at the press of a link, a tenth of a second before the click that follows.

/** So long after it was asked for may an answer still stand for the page. */
const FRESH_MS = 5_000;

type Ahead = { url: string; answer: Promise<Response>; askedAt: number; stop: AbortController };

/** Asks for one address at a time, and hands its answer to anyone who fetches that address next, once. */
export type AnswerAhead = {
  /** Asks now, unless the same is under way. */
  ask: (url: string) => void;
  /** Breaks off what was asked for: the press has become a scroll, or something is being changed. */
  forget: () => void;
  /** In place of the browser's own: hands over what was asked for, and asks for everything else. */
  fetch: typeof fetch;
};

/**
 * The browser's cache cannot do this: pages of one person are answered with `no-store` (docs/product/pages-and-speed.md#asked-ahead).
 *
 * @param ask how the network is asked.
 * @param now milliseconds that never go back.
 */
export function answerAhead(ask: typeof fetch, now = () => performance.now()): AnswerAhead {
  let ahead: Ahead | undefined;

  function isFresh({ askedAt }: Ahead): boolean {
    return now() - askedAt < FRESH_MS;
  }

  function forget(): void {
    ahead?.stop.abort();
    ahead = undefined;
  }

  function take(url: string): Promise<Response> | undefined {
    if (ahead?.url !== url) return undefined;
    if (!isFresh(ahead)) return void forget();
    const { answer } = ahead;
    ahead = undefined;
    return answer;
  }

  return {
    ask(url) {
      if (ahead?.url === url && isFresh(ahead)) return;
      forget();
      const stop = new AbortController();
      const answer = ask(url, { signal: stop.signal });
      // No one may ever take it; who does, hears of it.
      answer.catch(() => undefined);
      ahead = { url, answer, askedAt: now(), stop };
    },
    forget,
    fetch(input, init) {
      const isReading =
        (init?.method ?? (input instanceof Request ? input.method : 'GET')) === 'GET';
      // What was asked for before a change may not show it.
      if (!isReading) forget();
      const answer = isReading ? take(addressOf(input)) : undefined;
      return answer ? answer.catch(() => ask(input, init)) : ask(input, init);
    },
  };
}

function addressOf(input: RequestInfo | URL): string {
  return input instanceof Request ? input.url : String(input);
}
