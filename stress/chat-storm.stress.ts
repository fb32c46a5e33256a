// A hundred visitors and five agents chat for a minute while servers are killed ten times, alone and in a pair.
import { it } from 'vitest';
import { startTemporaryPostgres } from '../scripts/temporary-postgres.ts';
import { type StormSize, stormAlone, stormOfTwo } from '../test/chat-storms.ts';

const SIZE: StormSize = { people: 100, agents: 5, kills: 10, lifeMs: 5_500, pauseMs: 1_500 };

it.skipIf(process.env.TEST_DATABASE_URL)('a server alone keeps one log for everybody', async () => {
  console.log(`${await stormAlone(SIZE)} messages were acknowledged, alone`);
});

it('two servers keep one log for everybody', async () => {
  const postgres = await startTemporaryPostgres();
  try {
    console.log(`${await stormOfTwo(postgres.url, SIZE)} messages were acknowledged, by two`);
  } finally {
    await postgres.stop();
  }
});
