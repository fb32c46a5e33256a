// Starts a further server for errands that the shared one cannot serve, with a data directory that goes with it.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../scripts/free-port.ts';
import { environment as production } from '../scripts/production.mjs';
import { copySown, type Seed } from './sown-directory.ts';

/** Where its pages are and how to end it. */
type StartedServer = {
  url: string;
  /** Tells the program something, and waits until it answers. */
  tell: (message: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** What a program of the sources is run with: switches of Node, and settings beside those that all have. */
type Start = { switches?: string[]; environment?: Record<string, string> };

const TSX_LOADER = new URL('../scripts/tsx-loader.mjs', import.meta.url).href;
const READY_WITHIN_MS = 90_000;

/**
 * Runs a program from the sources until it is ready, on a data directory as a first start on the errands' Monday leaves it, or,
 * where `sown` says nothing, on an empty one.
 */
export async function startServer(
  program: string,
  { sown, ...start }: Start & { sown?: Seed },
): Promise<StartedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'e2e-server-'));
  if (sown) await copySown(sown, dataDir, (directory) => sow(sown, directory));
  const ofSown = sown ? { SEED: sown, ...production } : {};
  const environment = { ...ofSown, ...start.environment };
  const server = await run(program, dataDir, { ...start, environment });
  const stop = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Makes a data directory by a first start that is stopped in order. */
async function sow(seed: Seed, directory: string): Promise<void> {
  const environment = { SEED: seed, ...production };
  const server = await run('test/monday-server.ts', directory, { environment });
  await server.stop();
}

/** Runs it until it is ready; one that does not come up is killed. */
async function run(
  program: string,
  dataDir: string,
  { switches = [], environment }: Start,
): Promise<StartedServer> {
  const port = String(await freePort());
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn('node_modules/.bin/node', [...switches, `--import=${TSX_LOADER}`, program], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...inherited,
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      SESSION_SECRET: process.env.E2E_SECRET,
      ...environment,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  const stop = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    if (child.exitCode === null) await ended;
  };
  try {
    await untilReady(`${url}/readyz`, () => child.exitCode !== null);
  } catch (error) {
    await stop('SIGKILL');
    throw error;
  }
  const tell = async (message: string) => {
    const answer = new Promise<void>((resolve) => child.once('message', () => resolve()));
    child.send(message);
    await answer;
  };
  return { url, tell, stop: () => stop('SIGTERM') };
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const isReady = async () => {
    if (hasEnded()) throw new Error('the server has ended before it was ready');
    return (await fetch(url).catch(() => undefined))?.ok ?? false;
  };
  const options = { message: `${url} is ready`, intervals: [200], timeout: READY_WITHIN_MS };
  await expect.poll(isReady, options).toBe(true);
}
