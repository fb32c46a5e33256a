// Gives pictures to worker processes, two at a time with twenty in line; more are asked to come again in a moment.
import type { FastifyBaseLogger } from 'fastify';
import { RequestProblem } from '../http/problem.ts';
import type { PictureResult } from './picture-worker.ts';
import { startWorkerProcess, type WorkerProcess } from './worker-process.ts';

export type Workshop = {
  /**
   * Makes the renditions of a picture.
   *
   * @throws RequestProblem 503 when the line is full or no worker comes up.
   */
  make: (bytes: Uint8Array) => Promise<PictureResult>;
  /** Ends the workers; whoever is still in line is asked to come again. */
  stop: () => void;
};

const WORKERS = 2;
const PLACES_IN_LINE = 20;
const RETRY_AFTER_SECONDS = 5;

/** Workers come with the first picture and go when none came for a while, so that a server at rest has none. */
const IDLE_MS = 60_000;

type Waiting = {
  bytes: Uint8Array;
  resolve: (result: PictureResult) => void;
  reject: (reason: Error) => void;
};

type Worker = WorkerProcess & { isBusy: boolean; retirement?: NodeJS.Timeout };

/** Opens the workshop; no process is started before the first picture. */
export function createWorkshop(log: FastifyBaseLogger): Workshop {
  const line: Waiting[] = [];
  const workers = new Set<Worker>();

  const hire = (): Worker => {
    const worker: Worker = {
      ...startWorkerProcess(() => workers.delete(worker)),
      isBusy: false,
    };
    workers.add(worker);
    return worker;
  };
  const freeWorker = () =>
    [...workers].find((worker) => !worker.isBusy) ?? (workers.size < WORKERS ? hire() : undefined);

  const serveLine = async (): Promise<void> => {
    const worker = line.length > 0 ? freeWorker() : undefined;
    const waiting = worker && line.shift();
    if (!waiting) return;
    clearTimeout(worker.retirement);
    worker.isBusy = true;
    try {
      waiting.resolve(await worker.work({ bytes: waiting.bytes }));
    } catch (error) {
      log.error({ err: error }, 'no picture worker');
      waiting.reject(comeAgain());
    }
    worker.isBusy = false;
    worker.retirement = setTimeout(() => {
      workers.delete(worker);
      worker.end();
    }, IDLE_MS).unref();
    return serveLine();
  };

  return {
    make(bytes) {
      const isFull = line.length >= PLACES_IN_LINE && freeWorker() === undefined;
      if (isFull) return Promise.reject(comeAgain());
      return new Promise((resolve, reject) => {
        line.push({ bytes, resolve, reject });
        void serveLine();
      });
    },
    stop() {
      for (const { reject } of line.splice(0)) reject(comeAgain());
      for (const worker of workers) worker.end();
      workers.clear();
    },
  };
}

function comeAgain(): RequestProblem {
  return new RequestProblem(
    'unavailable',
    'We are receiving many photos right now. Please try again in a moment.',
    { retryAfterSeconds: RETRY_AFTER_SECONDS },
  );
}
