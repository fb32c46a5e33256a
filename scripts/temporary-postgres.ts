// Starts a PostgreSQL of its own for one test run, in a temporary folder, and takes it away again.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgres } from './find-program.ts';
import { freePort } from './free-port.ts';
import { requireProgram } from './needed-programs.ts';

/** A running server: its address as superuser, and how to stop it and remove every trace. */
export type TemporaryPostgres = {
  url: string;
  stop: () => Promise<void>;
  /** Stops it and keeps its data. */
  pause: () => Promise<void>;
  /** Starts it again at the same address. */
  resume: () => Promise<void>;
};

/** PostgreSQL refuses to run as root; Debian's package brings this user along. */
const UNPRIVILEGED_USER = 'postgres';
const STARTS_WITHIN_MS = 30_000;

/** Nothing of a test run has to survive a power cut. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

/**
 * Makes a cluster and starts it on a free port, with its socket in the same folder.
 *
 * @throws Error with the server's own words when it does not start.
 */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'test-postgres-'));
  const identity = process.getuid?.() === 0 ? identityOf(UNPRIVILEGED_USER) : undefined;
  if (identity) chownSync(folder, identity.uid, identity.gid);
  const cluster = join(folder, 'cluster');
  const settings = ['-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(programOf('initdb'), ['-D', cluster, ...settings], {
    ...identity,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);

  const port = await freePort();
  const where = ['-D', cluster, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const resume = async () => {
    server = spawn(
      programOf('postgres'),
      [...where, ...FAST.flatMap((setting) => ['-c', setting])],
      // A group of its own: Ctrl+C in the terminal reaches us first, and we stop it in order.
      { ...identity, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const words: string[] = [];
    server.stderr?.on('data', (chunk: Buffer) => words.push(chunk.toString()));
    await untilItAnswers(url, server, words);
  };
  const pause = async () => {
    if (server) await stopProcess(server);
  };
  const stop = async () => {
    await pause();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await resume();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop, pause, resume };
}

async function untilItAnswers(url: string, server: ChildProcess, words: string[]): Promise<void> {
  for (const deadline = Date.now() + STARTS_WITHIN_MS; Date.now() < deadline; await wait(50)) {
    if (server.exitCode !== null) break;
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // Not yet.
    }
  }
  throw new Error(`PostgreSQL did not start:\n${words.join('')}`);
}

/** SIGINT is PostgreSQL's fast shutdown: sessions are ended, the data stays whole. */
function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill('SIGINT');
  });
}

function programOf(name: 'initdb' | 'postgres'): string {
  return findPostgres(name) ?? requireProgram('postgres');
}

function identityOf(user: string): { uid: number; gid: number } {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${user}:`));
  if (!line) throw new Error(`There is no user ${user} to run PostgreSQL as.`);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
