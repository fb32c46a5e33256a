// One worker process for pictures: how it is started, given orders, and ended when it hangs.
import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../installation/project-root.ts';
import type { PaperResult, PictureOrder, PictureResult } from './picture-worker.ts';

export type WorkerProcess = {
  /**
   * Does one order at a time. A process that dies of a picture has found it damaged.
   *
   * @throws Error when the process never came up.
   */
  work: <Order extends PictureOrder>(order: Order) => Promise<ResultOf<Order>>;
  end: () => void;
};

/** What an order comes to. */
type ResultOf<Order> = Order extends { for: 'paper' } ? PaperResult : PictureResult;

/** The worker gives up after 10 s by itself; one that does not is ended. */
const END_AFTER_MS = 15_000;
const HEAP_MB = 128;

/** Behind the pages, but not so far that a busy machine would never come to it. */
const NICENESS = 4;

/** A source file in development and tests, a file of the bundle in production (vite.server.config.ts). */
const workerFile = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'picture-worker.ts')
  : join(projectRoot, 'dist/server/picture-worker.js');

/**
 * Starts a process; `onGone` hears once that it has ended, for whatever reason. One that takes longer than `endAfterMs`
 * for an order is ended; the next order gets a new one.
 */
export function startWorkerProcess(onGone: () => void, endAfterMs = END_AFTER_MS): WorkerProcess {
  const child = fork(workerFile, {
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // Nothing of our environment, above all no address with a password, goes where strangers' files are read.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  makeWay(child);
  let isLate = false;
  let hear: (message: unknown) => void = () => {};
  let isUp: (up: boolean) => void = () => {};
  const up = new Promise<boolean>((resolve) => {
    isUp = resolve;
  });
  const gone = () => {
    isUp(false);
    hear(undefined);
    onGone();
  };
  child.on('message', (message) => (message === 'ready' ? isUp(true) : hear(message)));
  child.once('exit', gone);
  child.on('error', gone);

  return {
    async work<Order extends PictureOrder>(order: Order) {
      if (!(await up)) throw new Error('a picture worker could not be started');
      const deadline = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, endAfterMs);
      const result = await new Promise((resolve) => {
        hear = resolve;
        child.send(order, (error) => error && resolve(undefined));
      });
      clearTimeout(deadline);
      const fault = isLate ? 'too slow' : 'damaged';
      return (result ?? { made: false, fault }) as ResultOf<Order>;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

/** Pages come first: the worker runs at a lower priority, and it does not keep a finished server alive. */
function makeWay(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  try {
    if (child.pid) setPriority(child.pid, NICENESS);
  } catch {
    // Some systems do not let us; the work is done all the same.
  }
}
