// A data directory of an earlier release: it starts, is killed while it migrates, comes back from its backups and its journal, and its
// people read what they have read before (test/earlier-release/README.md).
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#server/platform/database/client.ts';
import {
  differences,
  type Ledger,
  packBackups,
  plantMigration,
  readLedger,
  releases,
  serveRelease,
  unpack,
} from './earlier-release.ts';
import { localKeyCookie } from './local-key.ts';
import { beginProcess, runRestore } from './server-process.ts';

/** What the journal keeps of the story: its reads are whole also where everything else is older. */
const LEADS = /by-link|leads\/(quote|plan)\//;

/** Waits where a table has lost its name, once: the next start goes on. Only PGlite's own process can see this file. */
const PLANTED = `alter table quotes rename to quotes_under_way;
--> statement-breakpoint
create table planted (id integer primary key);
--> statement-breakpoint
do $$ begin
  if (pg_stat_file('middle', true)).size is null then
    copy (select 1) to '/pglite/data/middle';
    perform pg_sleep(60);
  end if;
end $$;
--> statement-breakpoint
alter table quotes_under_way rename to quotes;`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'earlier-release-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe.each(releases)('the data directory of %s', (release) => {
  const ledger = readLedger(release, 'embedded');
  let kept: string;
  let backups: string[];
  beforeAll(async () => {
    kept = join(root, release);
    await unpack(release, 'data-directory', kept);
    backups = await packBackups(kept);
  });

  it('starts, and everyone reads what was there', async () => {
    const dataDir = await copyOf(kept, 'started', ['database', 'journal', 'secret', 'uploads']);
    expect(await whatDiffers(dataDir, ledger)).toEqual([]);
  });

  it('is as it was after a kill in the middle of a migration, and whole after the next start', async () => {
    const dataDir = await copyOf(kept, 'killed', ['database', 'journal', 'secret', 'uploads']);
    const migrations = await mkdtemp(join(root, 'migrations-'));
    await plantMigration(migrations, PLANTED);
    const { kill, listening } = beginProcess(dataDir, { now: ledger.now, migrations });
    const middle = join(dataDir, 'database', 'middle');
    await expect.poll(() => existsSync(middle), { timeout: 30_000, interval: 20 }).toBe(true);
    await kill();
    await expect(listening).rejects.toThrow('did not start');
    expect(await tablesOf(dataDir)).toEqual(['quotes']);
    expect(await whatDiffers(dataDir, ledger, migrations)).toEqual([]);
    expect(await tablesOf(dataDir)).toEqual(['planted', 'quotes']);
  });

  it('comes back from its backup and its journal with the restore command', async () => {
    const dataDir = await copyOf(kept, 'restored', ['backups', 'journal', 'secret', 'uploads']);
    const { printed, code } = await runRestore(dataDir, 'newest');
    expect([code, printed]).toEqual([0, expect.stringContaining('From the journal: ')]);
    expect(printed).not.toContain('Could not be brought back');
    expect(await whatDiffers(dataDir, ledger)).toEqual([]);
  });

  it('has at a plain start what only its journal knows, on a database from before all of it', async () => {
    const [oldest = ''] = backups;
    const dataDir = await copyOf(kept, 'older', ['journal', 'secret', 'uploads']);
    await cp(join(kept, 'backups', oldest), join(dataDir, 'backups', oldest));
    await mkdir(join(dataDir, 'database'));
    spawnSync('tar', ['-xzf', join(kept, 'backups', oldest), '-C', join(dataDir, 'database')]);
    const server = await serveRelease(dataDir, ledger);
    const ivy = await signInAgain(server.url, dataDir, 'ivy@prairieoak.example');
    const reads = ledger.reads.filter(({ get }) => LEADS.test(get));
    expect(await differences(server.url, { ...ledger, reads, people: { ivy } })).toEqual([]);
    await server.stop();
  });

  async function copyOf(from: string, name: string, parts: string[]): Promise<string> {
    const dataDir = await mkdtemp(join(root, `${name}-`));
    for (const part of parts) await cp(join(from, part), join(dataDir, part), { recursive: true });
    return dataDir;
  }
});

async function whatDiffers(
  dataDir: string,
  ledger: Ledger,
  migrations?: string,
): Promise<string[]> {
  const server = await serveRelease(dataDir, ledger, migrations ? { migrations } : {});
  try {
    return await differences(server.url, ledger);
  } finally {
    await server.stop();
  }
}

/** A sign-in of the demonstration's, whose sessions are younger than the database. */
async function signInAgain(url: string, dataDir: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/demo`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: await localKeyCookie(dataDir),
    },
    body: JSON.stringify({ email }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Those of the planted migration that are there, under the names that they have, while no server has the database. */
async function tablesOf(dataDir: string): Promise<string[]> {
  const open = await openEmbedded(join(dataDir, 'database'));
  const { rows } = await open.db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables
    where tablename in ('planted', 'quotes', 'quotes_under_way') order by 1`);
  await open.close();
  return rows.map(({ name }) => name);
}
