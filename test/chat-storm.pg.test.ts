// Visitors and agents chat while a server is killed: no one sees anything but a beginning of one log.
import { expect, inject, it } from 'vitest';
import { stormAlone, stormOfTwo } from './chat-storms.ts';
import { openTestDatabase } from './database.ts';

const SIZE = { people: 12, agents: 2, kills: 1, lifeMs: 1_500, pauseMs: 150 };

it.runIf('directory' in inject('prepared'))(
  'alone: nothing is lost, doubled or out of order on any screen',
  async () => {
    expect(await stormAlone(SIZE)).toBeGreaterThan(0);
  },
  180_000,
);

it.runIf('server' in inject('prepared'))(
  'of two behind a balancer that cuts lines: nothing is lost, doubled or out of order on any screen',
  async () => {
    const open = await openTestDatabase();
    const pool = open.engine.kind === 'postgres' ? open.engine.pool : undefined;
    try {
      const databaseUrl = pool?.options.connectionString ?? '';
      expect(await stormOfTwo(databaseUrl, SIZE)).toBeGreaterThan(0);
    } finally {
      await open.close();
    }
  },
  180_000,
);
