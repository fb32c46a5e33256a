// The built server as a process: one per directory, safe first starts, an orderly end, and settings that count.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../scripts/free-port.ts';
import { type BuiltServer, spawnBuiltServer } from './built-server.ts';
import { localKeyCookie } from './local-key.ts';
import { rounds } from './rounds.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let root: string;
/** A data directory with the content seed, made once and copied for each test that needs one. */
let prepared: string;
const started: BuiltServer[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'processes-'));
  prepared = join(root, 'prepared');
  await startAndWait({ DATA_DIR: prepared, SEED: 'content' });
  await killAll();
});
afterEach(killAll);
afterAll(() => rm(root, { recursive: true, force: true }));

async function killAll(): Promise<void> {
  for (const server of started.splice(0)) {
    server.kill('SIGKILL');
    await server.exited;
  }
}

const directory = (name: string) => join(root, name);

async function copyOfPrepared(name: string): Promise<string> {
  await cp(prepared, directory(name), { recursive: true });
  return directory(name);
}

async function start(environment: Record<string, string>): Promise<BuiltServer> {
  const server = await spawnBuiltServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'warn', ...environment });
  started.push(server);
  return server;
}

async function startAndWait(environment: Record<string, string>): Promise<BuiltServer> {
  const server = await start(environment);
  await server.listening;
  return server;
}

async function json(server: BuiltServer, path: string) {
  return (await fetch(`${server.url}${path}`)).json();
}

describe('one data directory', () => {
  it('is held by one process: a second ends at once with a clear word, and the first works on', async () => {
    const DATA_DIR = await copyOfPrepared('shared');
    const first = await startAndWait({ DATA_DIR });
    const before = await fingerprint(join(DATA_DIR, 'database'));
    const second = await start({ DATA_DIR });
    expect(await second.exited).toEqual({ code: 1, signal: null });
    expect(second.output()).toBe(
      `${DATA_DIR} is in use by another running copy of this program. Stop that one first, or set DATA_DIR to another directory.\n`,
    );
    expect(Object.keys(await fingerprint(join(DATA_DIR, 'database')))).toEqual(Object.keys(before));
    expect(await json(first, '/api/consultation-types')).toHaveLength(4);

    first.kill('SIGKILL');
    await first.exited;
    const third = await startAndWait({ DATA_DIR });
    expect(await json(third, '/api/consultation-types')).toHaveLength(4);
  });

  it.each([
    ['without its PG_VERSION', async (database: string) => rm(join(database, 'PG_VERSION'))],
    [
      'of another version',
      async (database: string) => writeFile(join(database, 'PG_VERSION'), '17\n'),
    ],
    [
      'without its control file',
      async (database: string) => rm(join(database, 'global/pg_control')),
    ],
  ])('%s is refused and left untouched', async (what, damage) => {
    const DATA_DIR = directory(`damaged ${what}`);
    const database = join(DATA_DIR, 'database');
    await mkdir(join(database, 'global'), { recursive: true });
    await mkdir(join(database, 'base'), { recursive: true });
    await writeFile(join(database, 'PG_VERSION'), '18\n');
    await writeFile(join(database, 'global/pg_control'), 'control');
    await writeFile(join(database, 'base/1'), 'the appointments of a whole year');
    await damage(database);
    const before = await fingerprint(database);
    const server = await start({ DATA_DIR });
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.output()).toContain(`${database} is not a complete database of version 18`);
    expect(server.output()).toContain(
      'It was left untouched. Bring back a backup with npm run restore, or set DATA_DIR',
    );
    expect(await fingerprint(database)).toEqual(before);
  });

  it('recovers from a first start that was killed half way, wherever that was', async () => {
    const DATA_DIR = directory('interrupted');
    const points = [
      'database.being-made',
      'secret',
      'database',
      'database/PG_VERSION',
      'database/global/pg_control',
    ];
    for (const point of points.slice(0, rounds(2, points.length))) {
      await rm(DATA_DIR, { recursive: true, force: true });
      const broken = await start({ DATA_DIR });
      await vi.waitFor(() => expect(existsSync(join(DATA_DIR, point))).toBe(true), {
        timeout: 100_000,
        interval: 5,
      });
      broken.kill('SIGKILL');
      await broken.exited;
    }
    const server = await startAndWait({ DATA_DIR });
    expect(await json(server, '/api/consultation-types')).toHaveLength(4);
    // The demonstration of a first start is there as well: it had not been sown by the one that died.
    const key = { headers: { cookie: await localKeyCookie(DATA_DIR) } };
    const demo = await (await fetch(`${server.url}/api/auth/demo`, key)).json();
    expect(demo.people).not.toHaveLength(0);
    expect(existsSync(join(DATA_DIR, 'database.being-made'))).toBe(false);
  });
});

describe('SIGTERM', () => {
  it('lets the request under way be answered, takes no new one, and ends with 0 within ten seconds', async () => {
    const server = await startAndWait({ DATA_DIR: await copyOfPrepared('term') });
    const [slot] = await freeSlots(server);
    const body = JSON.stringify({ consultationTypeId: 1, ...slot });
    const request = await halfSent(server.port, body);
    const stoppedAt = Date.now();
    server.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${server.url}/healthz`)).rejects.toThrow(), {
      timeout: 5_000,
    });
    request.socket.write(body.slice(10));
    expect(await request.answer).toMatch(/HTTP\/1\.1 201 Created[\s\S]*"expiresAt"/);
    expect(await server.exited).toEqual({ code: 0, signal: null });
    expect(Date.now() - stoppedAt).toBeLessThan(10_000);
    expect(server.output()).not.toMatch(/error|warn/i);
  });
});

describe('the settings', () => {
  it('PORT, PUBLIC_URL, DATA_DIR and SEED are obeyed', async () => {
    const PORT = String(await freePort());
    const DATA_DIR = directory('settings');
    const PUBLIC_URL = 'http://127.0.0.1:8080';
    const server = await startAndWait({ PORT, DATA_DIR, PUBLIC_URL, SEED: 'none' });
    expect(server.url).toBe(`http://127.0.0.1:${PORT}`);
    expect(server.output()).toContain(`Site      ${PUBLIC_URL}\n`);
    expect((await json(server, '/api/openapi.json')).servers).toEqual([{ url: PUBLIC_URL }]);
    expect(await json(server, '/api/consultation-types')).toEqual([]);
    const made = ['backups', 'database', 'journal', 'lock', 'secret', 'uploads'];
    expect((await readdir(DATA_DIR)).sort()).toEqual(made);
    expect((await readFile(join(DATA_DIR, 'secret'), 'utf8')).length).toBeGreaterThanOrEqual(43);
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a". Allowed: a whole number from 0 to 65535.'],
    [{ SEED: 'all' }, 'SEED is "all". Allowed: content, demo or none.'],
    [
      { SEED: 'demo', HOST: '0.0.0.0', RATE_LIMIT: 'on' },
      'SEED is "demo", which is allowed only when',
    ],
    [
      { RATE_LIMIT: 'off', PUBLIC_URL: 'https://oak.example' },
      'RATE_LIMIT is "off", which is allowed only when',
    ],
    [{ SMTP_URL: 'canary-word' }, 'SMTP_URL is a value that does not fit. Allowed: '],
  ])(
    '%j stops the start with a sentence, before anything is made',
    async (environment, sentence) => {
      const DATA_DIR = directory('refused');
      const server = await start({ DATA_DIR, ...(environment as Record<string, string>) });
      expect(await server.exited).toEqual({ code: 1, signal: null });
      expect(server.output()).toContain(sentence);
      expect(server.output().trim().split('\n')).toHaveLength(1);
      expect(server.output()).not.toContain('canary-word');
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );

  it('a port that another program has stops the start with a sentence', async () => {
    const holder = await startAndWait({ DATA_DIR: await copyOfPrepared('holder') });
    const late = await copyOfPrepared('late');
    const server = await start({ DATA_DIR: late, PORT: String(holder.port) });
    expect(await server.exited).toEqual({ code: 1, signal: null });
    expect(server.output()).toBe(
      `PORT ${holder.port} is in use by another program. Stop that one first, or set PORT to another number.\n`,
    );
  });
});

/** Sends the head and a part of a hold request, and waits until the server asks for the rest. */
async function halfSent(
  port: number,
  body: string,
): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const answer = new Promise<string>((resolve) => socket.on('close', () => resolve(received)));
  const head = [
    'POST /api/appointments/holds HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await vi.waitFor(() => expect(received).toContain('100 Continue'), { timeout: 10_000 });
  socket.write(body.slice(0, 10));
  return { socket, answer };
}

/** Slots that can be booked next month. */
async function freeSlots(
  server: BuiltServer,
): Promise<{ appointmentDate: string; appointmentTime: string }[]> {
  const month = new Date(Date.now() + 35 * 86_400_000).toISOString().slice(0, 7);
  const { days } = await json(server, `/api/appointments/availability?month=${month}`);
  return (days as { date: string; availableTimeSlots: string[] }[])
    .filter((day) => day.availableTimeSlots.includes('9:00 AM'))
    .map((day) => ({ appointmentDate: day.date, appointmentTime: '09:00' }));
}

/** Every file below a folder with a hash of what is in it. */
async function fingerprint(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.sort().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [file, hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
