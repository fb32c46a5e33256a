// Keeps the parts of the frame that must be true within a second, and has the kept pages stamped with them when they change
// (docs/decisions/0049-fresh-parts.md).
import { randomUUID } from 'node:crypto';
import type { Topic } from '#server/platform/realtime/hub.ts';
import type { ServerContext } from '../../context.ts';
import type { Fresh, FreshHtml } from './web-build.ts';

/** A rush of bookings is read about four times a second, and the last of it always. */
const PAUSE_MS = 250;
const AFTER_FAILURE_MS = 2_000;
/** A clock that was set, or a timer that slept with the machine, is made up for. */
const LONGEST_WAIT_MS = 600_000;

const TOPICS: readonly Topic[] = ['openings', 'content'];

export type FreshParts = {
  /** The parts as of now, for a page of one request. */
  now: () => FreshHtml;
  /** What stands for them in pages that are kept. No one can guess it, so nothing that people type is taken for it. */
  tokens: () => FreshHtml;
  /** Puts the parts into a kept page. */
  stamp: (html: string) => string;
  /** Reads them once, and from then on whenever they may have changed; `changed` is called when they have. */
  start: (changed: () => Promise<void>) => Promise<void>;
  /** Settles once what has rung by now is read and stamped; never rejects. */
  settled: () => Promise<void>;
  stop: () => void;
};

/** Makes the keeper; before its start there are no parts. */
export function keepFreshParts(
  { hub, clock, log }: Pick<ServerContext, 'hub' | 'clock' | 'log'>,
  read: () => Promise<Fresh>,
): FreshParts {
  const secret = randomUUID();
  const tokenOf = (name: string) => `${name}-${secret}`;
  let current: Fresh = { parts: {}, changesAt: '' };
  let timer: NodeJS.Timeout | undefined;
  let isReading = false;
  let isDue = false;
  let isStopped = false;
  let looking = Promise.resolve();
  let unsubscribes: (() => void)[] = [];

  const readIn = (ms: number, run: () => void) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST_WAIT_MS)).unref();
  };
  const take = (next: Fresh): boolean => {
    const isNew = JSON.stringify(next.parts) !== JSON.stringify(current.parts);
    current = next;
    return isNew;
  };
  return {
    now: () => current.parts,
    tokens: () =>
      Object.fromEntries(Object.keys(current.parts).map((name) => [name, tokenOf(name)])),
    stamp: (html) =>
      Object.entries(current.parts).reduce(
        (stamped, [name, part]) => stamped.replaceAll(tokenOf(name), () => part),
        html,
      ),
    async start(changed) {
      const look = async () => {
        isDue = true;
        if (isReading) return;
        isReading = true;
        let wait = 0;
        try {
          isDue = false;
          if (take(await read())) await changed();
          wait = Date.parse(current.changesAt) - clock().getTime();
        } catch (error) {
          log.error({ err: error }, 'the fresh parts of pages could not be made');
          wait = AFTER_FAILURE_MS;
        }
        // What rang meanwhile is looked at again, after a breath.
        setTimeout(() => {
          isReading = false;
          if (isDue && !isStopped) void look();
          else readIn(wait - PAUSE_MS, () => void look());
        }, PAUSE_MS).unref();
      };
      take(await read());
      readIn(Date.parse(current.changesAt) - clock().getTime(), () => void look());
      unsubscribes = TOPICS.map((topic) =>
        hub.subscribe(topic, () => {
          looking = Promise.all([looking, look()]).then(() => {});
        }),
      );
    },
    settled: () => looking,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
