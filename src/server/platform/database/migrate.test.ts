// Proves that the migrations can be applied at every start.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { type OpenDatabase, wrapEmbedded } from './client.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = wrapEmbedded(await PGlite.create());
}, 60_000);

afterAll(() => open.close());

test('every migration is applied once, however often the program starts', async () => {
  await migrate(open);
  await migrate(open);
  const applied = await open.db.execute<{ count: number }>(
    sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
  );
  expect(applied.rows[0]?.count).toBe(journal().length);
});

test('a database that has had a newer migration is left as it is', async () => {
  await open.db.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
  await expect(migrate(open)).rejects.toThrow(NewerDatabaseError);
  await open.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  await migrate(open);
});

function journal(): unknown[] {
  const file = join(projectRoot, 'migrations/meta/_journal.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] }).entries;
}
