// Keeps account of what a measurement starts and makes, processes and directories, and removes all of it at the end.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a process may take to end after SIGTERM before it is killed. */
const STOP_WITHIN_MS = 12_000;

/** Processes that were started as leaders of a group of their own. */
const leaders = new WeakSet<ChildProcess>();

/** The workplace of one measurement. */
export type Lab = {
  /** An empty directory of its own. */
  directory: (name: string) => Promise<string>;
  /** Starts a process that is stopped when the measurement ends, if it has not been before. */
  start: (command: string[], options?: SpawnOptions) => ChildProcess;
  /** Undoes something when the measurement ends, last thing first. */
  defer: (undo: () => unknown) => void;
  /** Undoes everything, once; every caller waits for the same end. */
  close: () => Promise<void>;
};

/** Opens a workplace; the caller closes it whatever happens. */
export function openLab(): Lab {
  const undoings: (() => unknown)[] = [];
  let closing: Promise<void> | undefined;
  const undoAll = async () => {
    for (let undo = undoings.pop(); undo; undo = undoings.pop()) {
      await Promise.resolve(undo()).catch((error: unknown) => console.error(error));
    }
  };
  return {
    async directory(name) {
      const path = await mkdtemp(join(tmpdir(), `bench-${name}-`));
      undoings.push(() => rm(path, { recursive: true, force: true }));
      return path;
    },
    start([file = '', ...args], options = {}) {
      const child = spawn(file, args, { stdio: 'ignore', ...options });
      if (options.detached) leaders.add(child);
      child.on('error', () => {});
      undoings.push(() => stopProcess(child));
      return child;
    },
    defer: (undo) => void undoings.push(undo),
    close() {
      closing ??= undoAll();
      return closing;
    },
  };
}

/** Ends a process in an orderly way, by force when it does not come to an end. */
export async function stopProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => kill(child), STOP_WITHIN_MS);
  child.kill(signal);
  await ended;
  clearTimeout(force);
}

/** Ends our own server as Ctrl+C does: it does not wait three seconds for a balancer to look elsewhere. */
export function interrupt(child: ChildProcess): Promise<void> {
  return stopProcess(child, 'SIGINT');
}

/** By force, with its whole group when it leads one. */
function kill(child: ChildProcess): void {
  if (leaders.has(child) && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  else child.kill('SIGKILL');
}

/** Runs a command to its end and gives what it printed; throws with its words when it fails. */
export async function run(
  lab: Lab,
  command: string[],
  options: SpawnOptions = {},
): Promise<string> {
  const child = lab.start(command, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve('it could not be started'));
    child.once('close', resolve);
  });
  if (code !== 0)
    throw new Error(`${command.join(' ')} failed (${code}):\n${output.slice(-2_000)}`);
  return output;
}
