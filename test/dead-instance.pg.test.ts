// One of two instances dies in the middle of a mail: the other one sends it soon, and no one gets it a third time.
import { inject, it } from 'vitest';
import { openTestDatabase } from './database.ts';
import { bookAndKill } from './dead-instance.ts';

it.skipIf(!('server' in inject('prepared')))(
  'jobs of an instance that was killed are done by the other one',
  async () => {
    const open = await openTestDatabase();
    const pool = open.engine.kind === 'postgres' ? open.engine.pool : undefined;
    try {
      await bookAndKill({
        databaseUrl: pool?.options.connectionString ?? '',
        bookings: 3,
        // The shortest waits that the queue allows; the real ones are in stress/.
        jobTiming: { retryDelay: 1, heartbeat: 10, lookEvery: 1 },
        withinMs: 60_000,
      });
    } finally {
      await open.close();
    }
  },
  90_000,
);
