// The PostgreSQL dump of an earlier release: it loads, is killed while it migrates, migrates, and its people read what they have read before.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  differences,
  plantMigration,
  readLedger,
  releases,
  serveRelease,
  unpack,
} from './earlier-release.ts';
import { beginProcess } from './server-process.ts';

const prepared = inject('prepared');
const server = 'server' in prepared ? prepared.server : undefined;

/** The test holds this lock, so that the migration stops where a table has lost its name. */
const MIDDLE = 9_117;
const PLANTED = `alter table quotes rename to quotes_under_way;
--> statement-breakpoint
create table planted (id integer primary key);
--> statement-breakpoint
select pg_advisory_xact_lock(${MIDDLE});
--> statement-breakpoint
alter table quotes_under_way rename to quotes;`;

describe.runIf(server).each(releases)('the dump of %s', (release) => {
  const ledger = readLedger(release, 'postgres');
  const name = `dump_${process.pid}`;
  const databaseUrl = new URL(`/${name}`, server ?? 'postgres://127.0.0.1').href;
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'earlier-dump-'));
    await unpack(release, 'postgres', join(root, 'kept'));
    await query(server ?? '', `create database ${name}`);
    const dump = await readFile(join(root, 'kept', 'dump.sql'), 'utf8');
    // What psql alone understands begins with a backslash.
    await query(databaseUrl, dump.replaceAll(/^\\.*$/gm, ''));
    // The database has its own clock, by which the sessions of that day are over.
    await query(databaseUrl, "update sessions set expire = now() + interval '1 day'");
  });
  afterAll(async () => {
    await query(server ?? '', `drop database if exists ${name} with (force)`);
    await rm(root, { recursive: true, force: true });
  });

  it('migrates, and everyone reads what was there', async () => {
    expect(await whatDiffers()).toEqual([]);
  });

  it('is as it was after a kill in the middle of a migration, and whole after the next start', async () => {
    const migrations = join(root, 'migrations');
    await plantMigration(migrations, PLANTED);
    const holder = new Client({ connectionString: databaseUrl });
    await holder.connect();
    await holder.query(`select pg_advisory_lock(${MIDDLE})`);
    const { kill } = beginProcess(
      join(root, 'kept'),
      { now: ledger.now, migrations },
      { DATABASE_URL: databaseUrl, SESSION_SECRET: ledger.sessionSecret ?? '' },
    );
    await expect
      .poll(() => query(databaseUrl, WAITING), { timeout: 30_000, interval: 50 })
      .toHaveLength(1);
    await kill();
    await holder.end();
    expect(await query(databaseUrl, TABLES)).toEqual([{ name: 'quotes' }]);
    expect(await whatDiffers(migrations)).toEqual([]);
    expect(await query(databaseUrl, TABLES)).toEqual([{ name: 'planted' }, { name: 'quotes' }]);
  });

  async function whatDiffers(migrations?: string): Promise<string[]> {
    const options = { databaseUrl, ...(migrations && { migrations }) };
    const served = await serveRelease(join(root, 'kept'), ledger, options);
    try {
      return await differences(served.url, ledger);
    } finally {
      await served.stop();
    }
  }
});

const WAITING = `select from pg_locks where locktype = 'advisory' and objid = ${MIDDLE} and not granted`;
const TABLES = `select tablename as name from pg_tables
  where tablename in ('planted', 'quotes', 'quotes_under_way') order by 1`;

async function query(connectionString: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
