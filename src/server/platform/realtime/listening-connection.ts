// One connection to PostgreSQL that only listens: it notices its own death and comes back.
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** One for everything: a server wakes each listening connection of a channel, so there is one connection an instance. */
export const CHANNEL = 'hub';

/** A connection can die without a word; asking also finds a pooler that has swapped it for one that does not listen. */
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5_000;
const GOODBYE_MS = 1_000;

/** The wait before coming back: doubled each time and spread, so that many instances do not come at once. */
const WAIT_MS = { first: 100, longest: 10_000 } as const;

export type Hearing = {
  hear: (payload: string) => void;
  /** It listens again after a time in which it did not. */
  onBack: () => void;
  /** It does not listen any more; told once until it is back. */
  onLost: (error: unknown) => void;
};

/** Listens until it is stopped. Resolves after the first attempt, whatever came of it. */
export async function keepListening(
  connectionString: string,
  hearing: Hearing,
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const { promise: tried, resolve: haveTried } = Promise.withResolvers<void>();

  async function listenOn(): Promise<void> {
    let failures = 0;
    let isLost = false;
    while (!signal.aborted) {
      try {
        await listenOnce(connectionString, hearing.hear, signal, () => {
          if (isLost) hearing.onBack();
          isLost = false;
          failures = 0;
          haveTried();
        });
      } catch (error) {
        haveTried();
        if (signal.aborted) return;
        if (!isLost) hearing.onLost(error);
        isLost = true;
        await wait(waitBefore(failures++), undefined, { signal }).catch(() => {});
      }
    }
  }
  const listening = listenOn();
  await tried;
  return {
    async stop() {
      stopping.abort();
      await listening;
    },
  };
}

function waitBefore(failures: number): number {
  const longest = Math.min(WAIT_MS.longest, WAIT_MS.first * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/** Resolves when told to stop. Throws when the connection cannot be made or is lost. */
async function listenOnce(
  connectionString: string,
  hear: (payload: string) => void,
  signal: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = new Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  // Anyone who is still connecting hears of an error twice.
  ended.catch(() => {});
  client.on('error', reject);
  client.on('end', () => reject(new Error('the listening connection has ended')));
  client.on('notification', ({ payload }) => hear(payload ?? ''));
  const asking = setInterval(() => void requireListening(client).catch(reject), ASK_EVERY_MS);
  const stop = () => resolve();
  signal.addEventListener('abort', stop);
  try {
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    onListening();
    if (!signal.aborted) await ended;
  } finally {
    clearInterval(asking);
    signal.removeEventListener('abort', stop);
    // No one answers a goodbye on a dead line.
    await Promise.race([client.end().catch(() => {}), wait(GOODBYE_MS, undefined, { ref: false })]);
  }
}

/** Throws unless the server says that this connection listens. */
async function requireListening(client: Client): Promise<void> {
  const { rowCount } = await client.query(
    'select from pg_listening_channels() as channel where channel = $1',
    [CHANNEL],
  );
  if (rowCount !== 1) throw new Error('the listening connection does not listen any more');
}
