// What earlier releases left behind (test/earlier-release/README.md): unpacks it, serves it with the present program, and reads it as its people.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { constants, createZstdDecompress, gzip } from 'node:zlib';
import { vi } from 'vitest';
import { migrationsFolder } from '#server/platform/database/migration-files.ts';
import { AT_ONCE } from '#server/platform/http/listener.ts';
import { createLogger } from '#server/platform/http/log.ts';
import { readConfig } from '#server/platform/installation/config.ts';
import { type StartOptions, startServer } from '#server/start/start-server.ts';
import { askAsBefore } from './earlier-shapes.ts';
import { withoutPages } from './without-pages.ts';

const folder = join(import.meta.dirname, 'earlier-release');

/** The days on which releases were kept, the latest last. */
export const releases = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .toSorted();

/** One question of a person, and what the answer must still say. */
type Read = { who: string; get: string; status: number } & (
  | { holds: unknown }
  | { events: number }
  | { sha256: string }
  | object
);

/** What was written down when a release was kept. */
export type Ledger = {
  /** When it was written: clocks stand there, so that what depends on the day is the same. */
  now: string;
  sessionSecret?: string;
  /** The cookies of each person's browser. */
  people: Record<string, string>;
  reads: Read[];
};

export function readLedger(release: string, engine: 'embedded' | 'postgres'): Ledger {
  return JSON.parse(readFileSync(join(folder, release, `${engine}.json`), 'utf8')) as Ledger;
}

/** Unpacks an archive of a release into a new directory. Backups are kept without their gzip, which hides repetitions from zstd. */
export async function unpack(
  release: string,
  archive: 'data-directory' | 'postgres',
  directory: string,
): Promise<void> {
  await mkdir(directory, { recursive: true });
  // It reads to the end with -i; otherwise it may hang up on the zeros that fill the last block.
  const tar = spawn('tar', ['-xi', '--no-same-owner', '-C', directory], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = once(tar, 'close');
  const params = { [constants.ZSTD_d_windowLogMax]: 27 };
  await pipeline(
    createReadStream(join(folder, release, `${archive}.tar.zst`)),
    createZstdDecompress({ params }),
    tar.stdin,
  );
  const [code] = await ended;
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}

/** The names of the backups of an unpacked directory, the oldest first, which are then as the program made them. */
export async function packBackups(dataDir: string): Promise<string[]> {
  const directory = join(dataDir, 'backups');
  const tars = readdirSync(directory).filter((name) => name.endsWith('.tar'));
  for (const name of tars) {
    const bytes = await promisify(gzip)(await readFile(join(directory, name)), { level: 1 });
    await writeFile(join(directory, `${name}.gz`), bytes);
    await rm(join(directory, name));
  }
  return tars.map((name) => `${name}.gz`).toSorted();
}

/** The project's migrations and one more, which comes after all of them. */
export async function plantMigration(directory: string, sql: string): Promise<void> {
  await cp(migrationsFolder, directory, { recursive: true });
  await writeFile(join(directory, '9999_planted.sql'), sql);
  const file = join(directory, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as {
    entries: { idx: number; when: number }[];
  };
  const last = journal.entries.at(-1);
  if (!last) throw new Error('there are no migrations');
  const planted = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_planted' };
  journal.entries.push(planted);
  await writeFile(file, JSON.stringify(journal));
}

/**
 * Serves what was unpacked, without pages, at the instant of its ledger; gives the address and how to stop. Until then the date of
 * this process is that instant too: sessions end by it, and theirs began before.
 */
export async function serveRelease(
  dataDir: string,
  { now, sessionSecret }: Ledger,
  { databaseUrl, ...options }: Pick<StartOptions, 'migrations'> & { databaseUrl?: string } = {},
) {
  const config = readConfig({
    PORT: '0',
    PUBLIC_URL: 'http://localhost',
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
    ...(sessionSecret && { SESSION_SECRET: sessionSecret }),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const clock = () => new Date(now);
  vi.useFakeTimers({ toFake: ['Date'], now: clock(), shouldAdvanceTime: true });
  const { app, stop } = await startServer(config, createLogger('fatal'), clock, {
    choosePages: withoutPages,
    ...options,
  });
  const { port } = app.server.address() as AddressInfo;
  const stopAndReturn = async () => {
    await stop(AT_ONCE);
    vi.useRealTimers();
  };
  return { url: `http://127.0.0.1:${port}`, stop: stopAndReturn };
}

/** What of a ledger is not as it was, in a line each; empty when every person reads what they have read before. */
export async function differences(url: string, { people, reads }: Ledger): Promise<string[]> {
  const all = await Promise.all(reads.map((read) => differencesOf(url, read, people[read.who])));
  return all.flat();
}

async function differencesOf(url: string, read: Read, cookie = ''): Promise<string[]> {
  const headers = { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) };
  const name = `${read.who} ${read.get}`;
  if ('holds' in read) {
    const ask = async (path: string) => {
      const answer = await fetch(url + path, { headers });
      return { status: answer.status, body: await answer.json() };
    };
    const { status, body } = await askAsBefore(ask, read.get);
    if (status !== read.status) return [`${name}: ${status} ${JSON.stringify(body)}`];
    return misses(body, read.holds, name);
  }
  const answer = await fetch(url + read.get, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== read.status) return [`${name}: ${answer.status} ${bytes.toString()}`];
  if ('events' in read) {
    return misses(bytes.toString().split('BEGIN:VEVENT').length - 1, read.events, name);
  }
  if ('sha256' in read) {
    return misses(createHash('sha256').update(bytes).digest('hex'), read.sha256, name);
  }
  return [];
}

/** Where an answer lacks what was kept of an earlier one; a list was kept as its length and its first entries. */
function misses(now: unknown, kept: unknown, name: string): string[] {
  if (isList(kept)) {
    if (!Array.isArray(now)) return [`${name}: no list any more`];
    if (now.length !== kept.count) return [`${name}: ${now.length} instead of ${kept.count}`];
    return kept.first.flatMap((one, index) => misses(now[index], one, `${name}/${index}`));
  }
  if (kept === null || typeof kept !== 'object') {
    const [was, is] = [JSON.stringify(kept), JSON.stringify(now)];
    return was === is ? [] : [`${name}: ${is} instead of ${was}`];
  }
  return Object.entries(kept).flatMap(([key, value]) =>
    misses((now as Record<string, unknown> | undefined)?.[key], value, `${name}/${key}`),
  );
}

function isList(kept: unknown): kept is { count: number; first: unknown[] } {
  return kept !== null && typeof kept === 'object' && 'count' in kept && 'first' in kept;
}
