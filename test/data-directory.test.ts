// The data directory of real processes: who holds it, who may read it, and what happens when its disk is full.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '#server/platform/database/client.ts';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { type BuiltServer, spawnBuiltServer } from './built-server.ts';
import {
  AS_NOBODY,
  CONTAINER,
  cannotBeNobody,
  cannotMount,
  mountMemory,
  withBind,
} from './machine.ts';
import { prepareDataDir, runRestore } from './server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
const started: BuiltServer[] = [];
const noMount = cannotMount();
const noNobody = cannotBeNobody();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'data-directory-'));
  // Another user must be able to come to what is his.
  await chmod(root, 0o755);
});
afterEach(async () => {
  for (const server of started.splice(0)) {
    server.kill('SIGKILL');
    await server.exited;
  }
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function start(
  environment: Record<string, string>,
  within: string[] = [],
): Promise<BuiltServer> {
  const settings = { RATE_LIMIT: 'off', LOG_LEVEL: 'warn', SEED: 'none', ...environment };
  const server = await spawnBuiltServer(settings, within);
  started.push(server);
  return server;
}

/** What a start that is refused prints; fails when it takes longer than a few seconds or says more than a sentence. */
async function refusal(
  environment: Record<string, string>,
  within: string[] = [],
): Promise<string> {
  const server = await start(environment, within);
  const exit = await Promise.race([server.exited, wait(20_000, 'still there', { ref: false })]);
  expect([exit, server.output()]).toEqual([{ code: 1, signal: null }, expect.anything()]);
  expect(server.output().trim().split('\n')).toHaveLength(1);
  return server.output();
}

describe('one data directory has one holder', () => {
  let DATA_DIR: string;
  let alias: string;
  beforeAll(async () => {
    DATA_DIR = await prepareDataDir();
    alias = join(root, 'alias');
    await mkdir(alias);
    await symlink(DATA_DIR, join(root, 'link'));
  });
  afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

  it('by a symbolic link, and for the restore command', async () => {
    const holder = await start({ DATA_DIR });
    await holder.listening;
    expect(await refusal({ DATA_DIR: join(root, 'link') })).toContain(
      'is in use by another running copy of this program',
    );
    const { printed, code } = await runRestore(join(root, 'link'), 'newest');
    expect([code, printed]).toEqual([1, expect.stringContaining('is in use by another running')]);
    expect((await fetch(`${holder.url}/readyz`)).status).toBe(200);
  });

  it.skipIf(noMount)(`by a bind mount, and from another container ${noMount ?? ''}`, async () => {
    const holder = await start({ DATA_DIR });
    await holder.listening;
    for (const namespaces of [['--mount'], CONTAINER]) {
      const within = withBind(DATA_DIR, alias, namespaces);
      expect(await refusal({ DATA_DIR: alias }, within)).toContain(
        `${alias} is in use by another running copy of this program`,
      );
    }
    expect((await fetch(`${holder.url}/readyz`)).status).toBe(200);
  });

  it('and the next after a kill -9', async () => {
    const holder = await start({ DATA_DIR });
    await holder.listening;
    holder.kill('SIGKILL');
    // Not waiting for its end: a supervisor may not do so either.
    const next = await start({ DATA_DIR });
    await next.listening;
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  });
});

describe('what lies in it', () => {
  it("is its owner's alone, also what an earlier start left open, and nothing is half-written", async () => {
    const DATA_DIR = join(root, 'open');
    await mkdir(join(DATA_DIR, 'outbox'), { recursive: true, mode: 0o755 });
    await mkdir(join(DATA_DIR, 'backups'), { mode: 0o755 });
    await chmod(DATA_DIR, 0o755);
    const left = ['outbox/2026-mail.eml.1.unfinished', 'backups/database.tar.gz.1.unfinished'];
    for (const name of [...left, 'outbox/2026-mail.eml']) {
      await writeFile(join(DATA_DIR, name), 'canary', { mode: 0o644 });
    }
    const server = await start({ DATA_DIR });
    await server.listening;
    expect(await openToOthers(DATA_DIR)).toEqual([]);
    expect(left.filter((name) => existsSync(join(DATA_DIR, name)))).toEqual([]);
    expect(existsSync(join(DATA_DIR, 'outbox/2026-mail.eml'))).toBe(true);
  });

  it('leaves a directory open that others keep things in, and says so', async () => {
    const DATA_DIR = join(root, 'shared');
    await mkdir(DATA_DIR);
    await chmod(DATA_DIR, 0o755);
    await writeFile(join(DATA_DIR, 'the neighbor.txt'), 'mine', { mode: 0o644 });
    await chmod(join(DATA_DIR, 'the neighbor.txt'), 0o644);
    const server = await start({ DATA_DIR });
    await server.listening;
    expect(await openToOthers(DATA_DIR)).toEqual([DATA_DIR, join(DATA_DIR, 'the neighbor.txt')]);
    expect(server.output()).toContain('holds files of others and stays open to other users');
  });
});

describe('a start that cannot be', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'HOST of another machine',
      { HOST: '203.0.113.9', RATE_LIMIT: 'on' },
      'HOST is "203.0.113.9", which is no address',
    ],
    [
      'HOST without an address',
      { HOST: 'no-such-host.invalid', RATE_LIMIT: 'on' },
      'HOST is "no-such-host.invalid", a name',
    ],
    [
      'DATABASE_URL where no one listens',
      { DATABASE_URL: 'postgres://oak:canary-word@127.0.0.1:1/oak' },
      'DATABASE_URL names a PostgreSQL server on 127.0.0.1:1 that cannot be used: nothing listens there.',
    ],
    [
      'DATABASE_URL without an address',
      { DATABASE_URL: 'postgres://oak:canary-word@no-such-host.invalid/oak' },
      'DATABASE_URL names a PostgreSQL server on no-such-host.invalid:5432 that cannot be used: its name',
    ],
    [
      'a misspelled setting',
      { SMPT_URL: 'smtp://canary-word' },
      'SMPT_URL is not a setting. Did you mean SMTP_URL?',
    ],
    [
      'DATA_DIR that is a file',
      { DATA_DIR: '/etc/passwd' },
      'DATA_DIR is "/etc/passwd", where a file is',
    ],
    [
      'DATA_DIR below a file',
      { DATA_DIR: '/etc/passwd/x' },
      'DATA_DIR is "/etc/passwd/x", where a file is',
    ],
    [
      'DATA_DIR where none can be',
      { DATA_DIR: '/proc/x' },
      'DATA_DIR is "/proc/x", where no directory',
    ],
  ])('for %s says so in a sentence and ends', async (_what, environment, sentence) => {
    const output = await refusal({ DATA_DIR: join(root, 'never'), ...environment });
    expect(output).toContain(sentence);
    expect(output).not.toContain('canary-word');
    expect(existsSync(join(root, 'never/database'))).toBe(false);
  });

  it('for tables of a newer version says so, and leaves them as they are', async () => {
    const DATA_DIR = await prepareDataDir();
    const open = await openEmbedded(join(DATA_DIR, 'database'));
    await open.db.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`);
    await open.close();
    expect(await refusal({ DATA_DIR })).toMatch(
      /^The database was changed by a newer version of this program: .* Start the newer version, or bring back a backup/,
    );
    await rm(DATA_DIR, { recursive: true, force: true });
  });

  it('ends npm run dev as well, instead of waiting for an edit that would not help', async () => {
    const child = spawn(process.execPath, ['scripts/launch.mjs', 'dev'], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, SMPT_URL: 'smtp://canary-word' },
    });
    const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/^SMPT_URL is not a setting\..*\n$/),
    ]);
  });

  it.skipIf(noNobody)(`for want of rights says so, too ${noNobody ?? ''}`, async () => {
    const DATA_DIR = join(root, 'of-root');
    await mkdir(DATA_DIR, { mode: 0o755 });
    const sentence = `DATA_DIR is "${DATA_DIR}", where this program's user may not write.`;
    expect(await refusal({ DATA_DIR }, AS_NOBODY)).toContain(sentence);
    await chown(DATA_DIR, 65534, 65534);
    const first = await start({ DATA_DIR }, AS_NOBODY);
    await first.listening;
    first.kill('SIGKILL');
    await first.exited;
    await chown(join(DATA_DIR, 'secret'), 0, 0);
    expect(await refusal({ DATA_DIR }, AS_NOBODY)).toContain(
      `${DATA_DIR}/secret cannot be used: this program's user may not use it.`,
    );
  });
});

describe.skipIf(noMount)(`on a small disk ${noMount ?? ''}`, () => {
  let disk: string;
  let DATA_DIR: string;
  let unmount = () => {};
  beforeAll(async () => {
    disk = join(root, 'disk');
    DATA_DIR = join(disk, 'data');
    await mkdir(disk);
    unmount = mountMemory(disk, 200);
  });
  afterAll(() => unmount());

  it('a first start without room ends with a sentence, and is made up for when there is room', async () => {
    await fill(150);
    expect(await refusal({ DATA_DIR })).toMatch(
      /^The disk of DATA_DIR .* is full: 100 MB are needed, \d+ MB are left\. Free some space/,
    );
    await empty();
    const server = await start({ DATA_DIR });
    await server.listening;
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  });

  it('nothing is taken while it is full, nothing that was taken is lost, and all is well again by itself', async () => {
    const server = await start({ DATA_DIR });
    await server.listening;
    expect(await sendQuote(server, 'before@example.com')).toMatchObject({ status: 201 });
    await fill(200);
    await expect.poll(() => statusOf(server, '/readyz'), { timeout: 20_000 }).toBe(503);
    expect(await sendQuote(server, 'refused@example.com')).toMatchObject({
      status: 503,
      code: 'unavailable',
      detail: expect.stringContaining('nothing was saved'),
    });
    expect(await statusOf(server, '/')).toBe(200);
    expect(await statusOf(server, '/healthz')).toBe(200);
    await empty();
    await expect.poll(() => statusOf(server, '/readyz'), { timeout: 20_000 }).toBe(200);
    expect(await sendQuote(server, 'after@example.com')).toMatchObject({ status: 201 });
    server.kill('SIGTERM');
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(server.output()).toContain('the disk is full: nothing is taken until there is room');
    expect(server.output()).not.toContain('background work failed');
    expect(await quotes(DATA_DIR)).toEqual(['after@example.com', 'before@example.com']);
  });

  it('a restore without room changes nothing and says so', async () => {
    await fill(200);
    const before = await readdir(DATA_DIR);
    const { printed, code } = await runRestore(DATA_DIR, 'newest');
    expect([code, printed]).toEqual([
      1,
      expect.stringMatching(/The disk of DATA_DIR .* is full: \d+ MB are needed, \d+ MB are left/),
    ]);
    expect(await readdir(DATA_DIR)).toEqual(before);
    await empty();
  });

  /** Fills the disk by so many megabytes, or as far as it goes. */
  async function fill(megabytes: number): Promise<void> {
    await writeFile(join(disk, 'ballast'), Buffer.alloc(megabytes * 1024 * 1024)).catch(() => {});
  }

  async function empty(): Promise<void> {
    await rm(join(disk, 'ballast'));
  }
});

async function statusOf(server: BuiltServer, path: string): Promise<number> {
  return (await fetch(`${server.url}${path}`)).status;
}

async function sendQuote(server: BuiltServer, email: string) {
  const answer = await fetch(`${server.url}/api/quote-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Maria',
      lastName: 'Example',
      email,
      phone: '(281) 555-0111',
      serviceType: 'fencing',
    }),
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

async function quotes(dataDir: string): Promise<string[]> {
  const open = await openEmbedded(join(dataDir, 'database'));
  const { rows } = await open.db.execute<{ email: string }>(
    sql`select email from quote_requests where email like '%@example.com' order by email`,
  );
  await open.close();
  return rows.map(({ email }) => email);
}

/** Everything in a directory, and itself, that others than its owner may read, write or enter. */
async function openToOthers(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  const paths = [directory, ...names.map((name) => join(directory, name))];
  const modes = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        ({ mode }) => mode,
        () => 0,
      ),
    ),
  );
  return paths.filter((_, index) => ((modes[index] ?? 0) & 0o077) !== 0).sort();
}
