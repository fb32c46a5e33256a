// Gives pictures to worker processes, two at a time, so that the many pictures of one sender never hold up those of others.
import type { FastifyBaseLogger } from 'fastify';
import { RequestProblem } from '../http/problem.ts';
import type { PdfResult, PictureOrder, PictureResult } from './picture-worker.ts';
import type { OriginalResult } from './site-picture-orders.ts';
import type { TextPictureResult } from './text-picture-order.ts';
import { type ResultOf, startWorkerProcess, type WorkerProcess } from './worker-process.ts';

export type Workshop = {
  /**
   * Makes the renditions of a picture. `sender` is the client's network: each has one worker at a time, and among those
   * in line it is the turn of the one who waits longest. How many may be in line is for the intake of uploads to say.
   *
   * @throws RequestProblem 503 when no worker comes up or the workshop is stopped.
   */
  make: (bytes: Uint8Array, sender: string) => Promise<PictureResult>;
  /**
   * Makes the renditions of the first pages of a PDF, at most so many, in the same line. Its worker ends with it.
   *
   * @throws RequestProblem 503, as `make` does.
   */
  makePages: (bytes: Uint8Array, sender: string, most: number) => Promise<PdfResult>;
  /**
   * Makes our own original of a picture for the site, in the same line.
   *
   * @throws RequestProblem 503, as `make` does.
   */
  makeOriginal: (bytes: Uint8Array, sender: string) => Promise<OriginalResult>;
  /**
   * Makes the JPEG of a stored photo that leaves with a text message, in the same line.
   *
   * @throws RequestProblem 503, as `make` does.
   */
  makeForText: (bytes: Uint8Array, sender: string) => Promise<TextPictureResult>;
  /** Ends the workers; anyone who is still in line is asked to come again. */
  stop: () => void;
};

const WORKERS = 2;
const RETRY_AFTER_SECONDS = 5;

/** Workers come with the first picture and go when none came for a while, so that a server at rest has none. */
const IDLE_MS = 60_000;

type Waiting = {
  sender: string;
  /** Has it done, and hands the result on. */
  serve: (worker: Worker) => Promise<void>;
  /** A reader of PDFs never gives memory back, and what it has read stays in it. */
  endsWorker: boolean;
  reject: (reason: Error) => void;
};

type Worker = WorkerProcess & { worksFor: string | undefined; retirement?: NodeJS.Timeout };

/** Opens the workshop; no process is started before the first picture. */
export function createWorkshop(log: FastifyBaseLogger): Workshop {
  const line: Waiting[] = [];
  const workers = new Set<Worker>();

  const hire = (): Worker => {
    const worker: Worker = {
      ...startWorkerProcess(() => workers.delete(worker)),
      worksFor: undefined,
    };
    workers.add(worker);
    return worker;
  };
  const dismiss = (worker: Worker) => {
    workers.delete(worker);
    worker.end();
  };
  const freeWorker = () =>
    [...workers].find((worker) => worker.worksFor === undefined) ??
    (workers.size < WORKERS ? hire() : undefined);
  /** The first in line of a sender for whom no one works at the moment. */
  const placeOfNext = () => {
    const served = new Set([...workers].map(({ worksFor }) => worksFor));
    return line.findIndex(({ sender }) => !served.has(sender));
  };

  const serveLine = async (): Promise<void> => {
    const place = placeOfNext();
    const worker = place === -1 ? undefined : freeWorker();
    const [waiting] = worker ? line.splice(place, 1) : [];
    if (!worker || !waiting) return;
    clearTimeout(worker.retirement);
    worker.worksFor = waiting.sender;
    try {
      await waiting.serve(worker);
    } catch (error) {
      log.error({ err: error }, 'no picture worker');
      waiting.reject(comeAgain());
    }
    worker.worksFor = undefined;
    if (waiting.endsWorker) dismiss(worker);
    else worker.retirement = setTimeout(() => dismiss(worker), IDLE_MS).unref();
    return serveLine();
  };
  const enqueue = <Order extends PictureOrder>(order: Order, sender: string) =>
    new Promise<ResultOf<Order>>((resolve, reject) => {
      const serve = async (worker: Worker) => resolve(await worker.work(order));
      line.push({ sender, serve, endsWorker: order.for === 'pages', reject });
      void serveLine();
    });

  return {
    make: (bytes, sender) => enqueue({ bytes }, sender),
    makePages: (bytes, sender, most) => enqueue({ bytes, for: 'pages', most }, sender),
    makeOriginal: (bytes, sender) => enqueue({ bytes, for: 'original' }, sender),
    makeForText: (bytes, sender) => enqueue({ bytes, for: 'text' }, sender),
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
