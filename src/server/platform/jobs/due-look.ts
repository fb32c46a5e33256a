// Looks for jobs that are due, once for all kinds, and wakes the workers of those that have some. Workers that each look for themselves,
// every second and about a hundred of them, keep a quarter of a core busy while nothing is to be done.
import { setTimeout as wait } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';

/** The kinds that have a job whose turn has come, as pg-boss itself looks for one. */
const DUE_KINDS = `
  select distinct name from pgboss.job where state < 'active' and not blocked and start_after <= now()`;

/**
 * Looks again and again until it is ended, `everyMs` after the last look was over. `workers` has the worker of each kind by its name; one
 * that is not there yet looks for itself when it begins. `onError` hears of a look that failed; the next one follows all the same.
 */
export function lookForDue(
  boss: PgBoss,
  workers: ReadonlyMap<string, string>,
  everyMs: number,
  onError: (error: unknown) => void,
): { end: () => Promise<void> } {
  const ending = new AbortController();
  const { signal } = ending;

  async function look(): Promise<void> {
    const { rows } = await boss.getDb().executeSql(DUE_KINDS);
    for (const { name } of rows as { name: string }[]) {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    }
  }

  async function lookOn(): Promise<void> {
    while (!signal.aborted) {
      await look().catch(onError);
      await wait(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  const looking = lookOn();
  return {
    async end() {
      ending.abort();
      await looking;
    },
  };
}
