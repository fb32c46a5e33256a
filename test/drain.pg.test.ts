// Two stops under load: whatever was under way is answered, and with a second instance no one notices.
import { expect, inject, it } from 'vitest';
import { openTestDatabase } from './database.ts';
import { drainAlone, drainInTurn } from './drain.ts';

const ROUNDS = 2;

it.runIf('directory' in inject('prepared'))(
  'an instance alone answers everything that was under way',
  async () => {
    expect((await drainAlone(ROUNDS)).lost).toEqual([]);
  },
  120_000,
);

it.runIf('server' in inject('prepared'))(
  'of two instances behind a balancer either can be stopped, and no visitor notices',
  async () => {
    const open = await openTestDatabase();
    const pool = open.engine.kind === 'postgres' ? open.engine.pool : undefined;
    try {
      const tally = await drainInTurn(ROUNDS, pool?.options.connectionString ?? '');
      expect(tally).toEqual({ answered: tally.answered, refused: 0, atTheDoor: 0, lost: [] });
    } finally {
      await open.close();
    }
  },
  120_000,
);
