// An older and a newer program on one PostgreSQL: from the newer one's migration on, nothing that the older one would write gets in.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '#server/platform/database/client.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openTestDatabase } from './database.ts';
import { plantMigration } from './earlier-release.ts';
import { type ServerProcess, startProcess } from './server-process.ts';

/** Writes down what was there in the middle of the migration, long enough for others to come in between if they could. */
const PLANTED = `create table there_before as select email from newsletter_subscriptions;
--> statement-breakpoint
select pg_sleep(0.5);`;

describe.runIf('server' in inject('prepared'))('an older and a newer program', () => {
  let open: OpenDatabase;
  let url: string;
  let root: string;
  let migrations: string;
  let older: ServerProcess;
  let newer: ServerProcess;
  const environment = () => ({
    DATABASE_URL: url,
    SESSION_SECRET: 'a secret that both instances have, for this test',
  });
  beforeAll(async () => {
    open = await openTestDatabase();
    url = (open.engine.kind === 'postgres' && open.engine.pool.options.connectionString) || '';
    root = await mkdtemp(join(tmpdir(), 'two-releases-'));
    migrations = join(root, 'migrations');
    await plantMigration(migrations, PLANTED);
    older = await startProcess(join(root, 'older'), {}, environment());
  });
  afterAll(async () => {
    await Promise.all([older?.stop(), newer?.stop()]);
    await open.close();
    await rm(root, { recursive: true, force: true });
  });

  it('that starts beside it: all that the older one has answered for is there when the tables change, and no more', async () => {
    const taken: string[] = [];
    const refused = new Set<number>();
    let isOver = false;
    const writing = Array.from({ length: 2 }, async () => {
      while (!isOver) {
        const email = `${crypto.randomUUID()}@example.com`;
        const status = await subscribe(older.url, email);
        if (status === 200) taken.push(email);
        else refused.add(status);
      }
    });
    await expect.poll(() => taken.length, { timeout: 20_000 }).toBeGreaterThan(3);
    newer = await startProcess(join(root, 'newer'), { migrations }, environment());
    await expect.poll(() => refused.size, { timeout: 20_000 }).toBe(1);
    isOver = true;
    await Promise.all(writing);
    expect([...refused]).toEqual([503]);
    expect(await emails('there_before')).toEqual(taken.toSorted());
    expect(await emails('newsletter_subscriptions')).toEqual(taken.toSorted());
  });

  it('of which the older one says so in plain words and the newer one goes on', async () => {
    await expect.poll(() => statusOf(older.url, '/readyz'), { timeout: 5_000 }).toBe(503);
    const answer = await fetch(`${older.url}/api/company`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      detail: expect.stringMatching(/^We are updating our site right now/),
    });
    expect(await statusOf(older.url, '/healthz')).toBe(200);
    expect(await statusOf(newer.url, '/readyz')).toBe(200);
    expect(await subscribe(newer.url, 'later@example.com')).toBe(200);
    expect(await emails('newsletter_subscriptions')).toContain('later@example.com');
  });

  it('of which the older one does not start again, and says why', async () => {
    const again = openPostgres(url, () => {});
    await expect(migrate(again)).rejects.toThrow(
      /^The database was changed by a newer version of this program: its tables are of \d{4}-\d\d-\d\dT/,
    );
    await again.close();
  });

  it('of which one from before this rule, whose connections say nothing, can read but not write', async () => {
    const { rows } = await onServer('select from newsletter_subscriptions');
    expect(rows.length).toBeGreaterThan(3);
    for (const statement of [
      "insert into newsletter_subscriptions (email) values ('past@example.com')",
      'update consultation_types set name = name',
      'delete from newsletter_subscriptions',
      'truncate newsletter_subscriptions cascade',
      'delete from pgboss.job',
    ]) {
      await expect(onServer(statement)).rejects.toMatchObject({ code: '25006' });
    }
  });

  async function emails(table: string): Promise<string[]> {
    const { rows } = await onServer(`select email from ${table}`);
    return rows.map(({ email }) => email).toSorted();
  }

  async function onServer(statement: string) {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await client.query(statement);
    } finally {
      await client.end();
    }
  }
});

async function subscribe(url: string, email: string): Promise<number> {
  const answer = await fetch(`${url}/api/newsletter/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

async function statusOf(url: string, path: string): Promise<number> {
  return (await fetch(url + path)).status;
}
