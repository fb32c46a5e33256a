// Runs the built server as its own process, the way a customer runs it, to be stopped and killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { freePort } from '../scripts/free-port.ts';
import { nodeSwitches, environment as production } from '../scripts/production.mjs';

type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type BuiltServer = {
  url: string;
  port: number;
  pid: number;
  /** Everything that it has printed so far. */
  output: () => string;
  /** Settles when it listens; rejects with what it printed when it ends before. */
  listening: Promise<void>;
  exited: Promise<Exit>;
  kill: (signal: NodeJS.Signals) => void;
};

/** Nothing that a test has started outlives the test run. */
const living = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of living) child.kill('SIGKILL');
});

/**
 * Starts the server and does not wait. `environment` is all that it gets besides a port, where programs are and that it
 * compresses quickly. `within` is a command that runs another, such as `unshare`, with its arguments.
 */
export async function spawnBuiltServer(
  environment: Record<string, string>,
  within: string[] = [],
): Promise<BuiltServer> {
  const entry = join(projectRoot, 'dist/server/main.js');
  if (!existsSync(entry))
    throw new Error('The server has not been built. Run `npm run build` first.');
  const port = Number(environment.PORT ?? (await freePort()));
  const [file = process.execPath, ...args] = [...within, process.execPath, ...nodeSwitches, entry];
  const child = spawn(file, args, {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      ...production,
      PRAIRIE_OAK_COMPRESSION: 'quick',
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  living.add(child);
  child.once('close', () => living.delete(child));
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => printed.push(chunk.toString()));
  }
  const output = () => printed.join('');
  const exited = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    output,
    listening: untilListening(child, output),
    exited,
    kill: (signal) => void child.kill(signal),
  };
}

/** Starts the server and waits until it listens. */
export async function startBuiltServer(environment: Record<string, string>): Promise<BuiltServer> {
  const server = await spawnBuiltServer(environment);
  await server.listening;
  return server;
}

/** The word to the person at the terminal is printed when the port is open. */
function untilListening(child: ChildProcess, output: () => string): Promise<void> {
  const listening = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('  Site      ')) resolve();
    });
    child.once('close', () => reject(new Error(`The server ended:\n${output()}`)));
  });
  // Anyone who does not wait for it must not be stopped by a server that was killed on purpose.
  listening.catch(() => {});
  return listening;
}
