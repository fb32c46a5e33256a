// A first start copies the database of the build; without one for the present tables it makes its own.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbedded } from './client.ts';
import { copyNewDatabase, prepareNewDatabase } from './new-database.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-database-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('has all tables and no rows, and is made once', async () => {
  const built = join(folder, 'built');
  await prepareNewDatabase(built);
  await prepareNewDatabase(built);
  expect(await readdir(built)).toHaveLength(1);
  await copyNewDatabase(join(folder, 'database'), built);
  const { db, close } = await openEmbedded(join(folder, 'database'));
  const { rows } = await db.execute(sql`select count(*)::int as count from users`);
  expect(rows).toEqual([{ count: 0 }]);
  await close();
});

it('is left out where the build has none for these tables', async () => {
  await copyNewDatabase(join(folder, 'other'), join(folder, 'not-built'));
  expect(existsSync(join(folder, 'other'))).toBe(false);
});
