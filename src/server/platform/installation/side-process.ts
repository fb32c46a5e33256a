// Starts a process of ours beside the server, for work on what strangers have sent: it may die of it, and the server goes on.
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Behind the pages, but not so far that a busy machine would never come to it. */
const NICENESS = 4;
/** For what no one waits for: behind those, too. */
export const LAST_NICENESS = 15;

/** Where its program is: a source file in development and tests, a file of the bundle in production (vite.server.config.ts). */
export function sideProgram(directory: string, name: string): string {
  return import.meta.filename.endsWith('.ts')
    ? join(directory, `${name}.ts`)
    : join(projectRoot, `dist/server/${name}.js`);
}

/** Starts it with a heap of its own, at a lower priority, or the lowest; it does not keep a finished server alive. */
export function startSideProcess(program: string, heapMb: number, isLast = false): ChildProcess {
  const child = fork(program, {
    execArgv: [`--max-old-space-size=${heapMb}`],
    // Nothing of our environment, above all no address with a password, goes where strangers' files are read.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  try {
    if (child.pid) setPriority(child.pid, isLast ? LAST_NICENESS : NICENESS);
  } catch {
    // Some systems do not let us; the work is done all the same.
  }
  return child;
}
