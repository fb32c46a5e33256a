// Digests: the first news goes at once, the next ones together when it has been quiet for long enough.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import type { OpenDatabase } from '../database/client.ts';
import { digests } from '../database/schema/operations.ts';
import { sweepDigests, takeDigestTurn } from './digest.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const minute = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);
const take = (name: string, at: number, quietMinutes = 10) =>
  open.db.transaction((tx) =>
    takeDigestTurn(tx, { name, quietMs: quietMinutes * 60_000, now: minute(at) }),
  );

it('goes at once, then once in each quiet time, each name for itself', async () => {
  expect(await take('maria', 0)).toBe(true);
  expect(await take('maria', 9)).toBe(false);
  expect(await take('tom', 9)).toBe(true);
  expect(await take('maria', 10)).toBe(true);
  expect(await take('maria', 11)).toBe(false);
});

it('gives one of many who ask at the same time the turn', async () => {
  const taken = await Promise.all(Array.from({ length: 8 }, () => take('rush', 0)));
  expect(taken.filter(Boolean)).toHaveLength(1);
  const again = await Promise.all(Array.from({ length: 8 }, () => take('rush', 30)));
  expect(again.filter(Boolean)).toHaveLength(1);
});

it('gives the turn back when the news are rolled back', async () => {
  const undone = open.db.transaction(async (tx) => {
    await takeDigestTurn(tx, { name: 'undone', quietMs: 1, now: TEST_NOW });
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  expect(await take('undone', 0)).toBe(true);
});

it('is forgotten after a month', async () => {
  await take('old', 0);
  await sweepDigests(open.db, minute(31 * 24 * 60));
  expect(await open.db.select().from(digests)).toEqual([]);
});
