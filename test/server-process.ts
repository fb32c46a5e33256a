// Runs the server in a process of its own on a data directory, so that a test can kill it at any moment.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { StartOptions } from '#server/start/start-server.ts';
import { environment as production } from '../scripts/production.mjs';
import { TEST_NOW } from './now.ts';

/** What can be said on a command line of the options of a start; `now` stops the clock. */
export type EmbeddedOptions = Pick<StartOptions, 'backupEveryMs' | 'jobTiming' | 'migrations'> & {
  /** Undefined lets the clock go on. */
  now?: string | undefined;
};

export type ServerProcess = {
  url: string;
  /** Ends it with SIGKILL, wherever it is. */
  kill: () => Promise<void>;
  /** Ends it in order, with SIGTERM. */
  stop: () => Promise<void>;
};

/** A new data directory with a copy of the prepared database. Only for runs on the embedded one. */
export async function prepareDataDir(): Promise<string> {
  const prepared = inject('prepared');
  if (!('directory' in prepared)) throw new Error('this run is not on the embedded database');
  const dataDir = await mkdtemp(join(tmpdir(), 'data-dir-'));
  await cp(prepared.directory, join(dataDir, 'database'), { recursive: true });
  return dataDir;
}

/**
 * Starts a server and waits until it listens. `environment` are settings as in the process environment.
 *
 * @throws Error with what it printed when it does not come up.
 */
export async function startProcess(
  dataDir: string,
  options: EmbeddedOptions = {},
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const { kill, stop, listening } = beginProcess(dataDir, options, environment);
  return { url: await listening, kill, stop };
}

/** The same without waiting: `listening` gives the address, or rejects with what was printed when it ends before. */
export function beginProcess(
  dataDir: string,
  options: EmbeddedOptions = {},
  environment: Record<string, string> = {},
): Omit<ServerProcess, 'url'> & { listening: Promise<string> } {
  const child = fork(
    join(import.meta.dirname, 'embedded-server.ts'),
    [JSON.stringify({ now: TEST_NOW.toISOString(), ...options })],
    {
      execArgv: ['--import', join(import.meta.dirname, '../scripts/tsx-loader.mjs')],
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        NODE_COMPILE_CACHE: production.NODE_COMPILE_CACHE,
        PORT: '0',
        DATA_DIR: dataDir,
        SEED: 'none',
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'fatal',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  );
  const listening = addressOf(child);
  // Killed on purpose, it never listens, and nothing waits for that.
  listening.catch(() => {});
  return { listening, kill: () => end(child, 'SIGKILL'), stop: () => end(child, 'SIGTERM') };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk;
  });
  const port = await Promise.race([
    once(child, 'message').then(([message]) => Number(message)),
    once(child, 'exit').then(() => undefined),
  ]);
  if (port === undefined) throw new Error(`the server did not start: ${printed}`);
  return `http://127.0.0.1:${port}`;
}

/** Runs the restore command as its own program, from the sources. */
export async function runRestore(
  dataDir: string,
  ...args: string[]
): Promise<{ printed: string; code: number | null }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../src/server/start/restore-main.ts'), ...args],
    { env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir } },
  );
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  const [code] = await once(child, 'close');
  return { printed, code };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
