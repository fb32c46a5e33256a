// Starts the built server as `npm start` does, on a free port with settings of its own, and stops it.
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../scripts/find-program.ts';
import { freePort } from '../scripts/free-port.ts';
import { nodeSwitches, environment as production } from '../scripts/production.mjs';
import { interrupt, type Lab } from './lab.ts';
import type { Caused } from './probe.ts';

/** The folder that holds package.json. */
export const projectRoot = join(import.meta.dirname, '..');

/** On two busy processors a first start on an empty database takes most of a minute. */
const START_WITHIN_MS = 180_000;

export type ServerOptions = {
  dataDir: string;
  /** Address of a PostgreSQL database; the embedded one without it. */
  databaseUrl?: string;
  /** Where the server is reached by, when something stands in front of it. */
  publicUrl?: string;
  /** Who may sign in as staff. */
  staffEmails?: string;
  /** People, leads and visits to look at; without it the site's content alone. */
  seed?: 'demo';
  /** Processor that the server is kept on, where the system can do that. */
  processor?: number;
  /** Counts queries and renders per request (probe.ts); costs a little time. */
  probe?: boolean;
};

/** A running server. */
export type Server = {
  origin: string;
  pid: number;
  /** What each request since the last call caused; needs `probe`. */
  caused: () => Promise<Caused[]>;
  stop: () => Promise<void>;
};

/** Starts the server and gives it when `/` is served and the work of its start is done. */
export async function startServer(lab: Lab, options: ServerOptions): Promise<Server> {
  const { server, log } = await launch(lab, options);
  await untilQuiet(log);
  return server;
}

/** Starts the server for the first time and stops it as soon as it serves: its tables and content are there. */
export async function makeDatabase(lab: Lab, options: ServerOptions): Promise<void> {
  const { server } = await launch(lab, options);
  await server.stop();
}

async function launch(lab: Lab, options: ServerOptions): Promise<{ server: Server; log: string }> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const log = join(options.dataDir, `server-${port}.log`);
  const output = openSync(log, 'w');
  const probe = options.probe ? ['--import', join(projectRoot, 'bench/probe.ts')] : [];
  const pin = pinTo(options.processor);
  const command = [process.execPath, ...nodeSwitches, ...probe, 'dist/server/main.js'];
  const child = lab.start([...pin, ...command], {
    cwd: projectRoot,
    env: environment(port, options),
    stdio: ['ignore', output, output, ...(options.probe ? (['ipc'] as const) : [])],
  });
  lab.defer(() => interrupt(child));
  const sayWhy = () => `The server did not start:\n${readFileSync(log, 'utf8').slice(-2_000)}`;
  await untilServed(`${origin}/`, START_WITHIN_MS, () => child.exitCode !== null, sayWhy);
  const server = {
    origin,
    pid: child.pid ?? 0,
    async caused() {
      const answer = once(child, 'message');
      child.send('what did the requests cause?');
      return (await answer)[0] as Caused[];
    },
    stop: () => interrupt(child),
  };
  return { server, log };
}

/** The words that keep a command on one processor; none where `taskset` is missing. */
export function pinTo(processor: number | undefined): string[] {
  if (processor === undefined) return [];
  const taskset = findProgram('taskset');
  return taskset ? [taskset, '--cpu-list', String(processor)] : [];
}

/** Waits until an address answers 200, asking often enough to time a start. */
export async function untilServed(
  address: string,
  withinMs: number,
  hasEnded: () => boolean,
  sayWhy: () => string,
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (performance.now() < deadline && !hasEnded()) {
    const answer = await fetch(address).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(sayWhy());
}

/** Waits until the server's last work of the start is done, as its log says. */
async function untilQuiet(log: string): Promise<void> {
  const deadline = performance.now() + START_WITHIN_MS;
  while (performance.now() < deadline) {
    if (readFileSync(log, 'utf8').includes('documents are compressed well')) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** No settings at all: those of the person who runs the bench must not change what is measured. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return { ...(PATH && { PATH }), ...(HOME && { HOME }) };
}

function environment(
  port: number,
  { dataDir, databaseUrl, publicUrl, staffEmails, seed }: ServerOptions,
): NodeJS.ProcessEnv {
  return {
    ...plainEnvironment(),
    ...production,
    PORT: String(port),
    DATA_DIR: dataDir,
    SEED: seed ?? 'content',
    RATE_LIMIT: 'off',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...(publicUrl && { PUBLIC_URL: publicUrl }),
    ...(staffEmails && { STAFF_EMAILS: staffEmails }),
  };
}
