// One of two instances dies in the middle of a mail, with the waits of production: the last mail leaves within a minute.
import { it } from 'vitest';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { bookAndKill } from '../test/dead-instance.ts';

it('the confirmations of an instance that was killed leave within 60 seconds', async () => {
  const postgres = await startTemporaryPostgres();
  try {
    const took = await bookAndKill({
      databaseUrl: postgres.url,
      bookings: 8,
      withinMs: 60_000,
    });
    console.log(`the last mail left ${Math.round(took / 1000)} s after the kill`);
  } finally {
    await postgres.stop();
  }
});
