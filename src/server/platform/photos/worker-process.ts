// One worker process for pictures: how it is started, given orders, and ended when it hangs.
import { sideProgram, startSideProcess } from '../installation/side-process.ts';
import type {
  PaperOrder,
  PaperResult,
  PdfOrder,
  PdfResult,
  PictureOrder,
  PictureResult,
} from './picture-worker.ts';
import type {
  OriginalOrder,
  OriginalResult,
  SiteFileOrder,
  SiteFileResult,
} from './site-picture-orders.ts';
import type { TextPictureOrder, TextPictureResult } from './text-picture-order.ts';

export type WorkerProcess = {
  /**
   * Does one order at a time. A process that dies of a picture has found it damaged.
   *
   * @throws Error when the process never came up, or had ended before the order reached it: the picture is to blame for neither.
   */
  work: <Order extends PictureOrder>(order: Order) => Promise<ResultOf<Order>>;
  end: () => void;
};

/** What an order comes to. */
export type ResultOf<Order> = Order extends PaperOrder
  ? PaperResult
  : Order extends PdfOrder
    ? PdfResult
    : Order extends OriginalOrder
      ? OriginalResult
      : Order extends SiteFileOrder
        ? SiteFileResult
        : Order extends TextPictureOrder
          ? TextPictureResult
          : PictureResult;

/** After how long a worker is ended that has not finished its order, in milliseconds. */
type Limits = { picture: number; pdf: number; siteFile: number };

/** With a picture the worker gives up after 10 s by itself; with a PDF it cannot. The widest AVIF of the site takes a few seconds of an idle processor. */
const LIMITS: Limits = { picture: 15_000, pdf: 10_000, siteFile: 120_000 };
const HEAP_MB = 128;

const workerFile = sideProgram(import.meta.dirname, 'picture-worker');

/**
 * Starts a process; `onGone` hears once that it has ended, for whatever reason. One that takes longer than its limit
 * for an order is ended; the next order gets a new one. With `isLast` it is for work that no one waits for.
 */
export function startWorkerProcess(
  onGone: () => void,
  { limits = LIMITS, isLast = false }: { limits?: Limits; isLast?: boolean } = {},
): WorkerProcess {
  const child = startSideProcess(workerFile, HEAP_MB, isLast);
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
      const deadline = setTimeout(
        () => {
          isLate = true;
          child.kill('SIGKILL');
        },
        limitFor(order, limits),
      );
      const result = await new Promise((resolve, reject) => {
        hear = resolve;
        child.send(order, (error) => error && reject(error));
      }).finally(() => clearTimeout(deadline));
      const fault = isLate ? 'too slow' : 'damaged';
      return (result ?? { made: false, fault }) as ResultOf<Order>;
    },
    end: () => void child.kill('SIGKILL'),
  };
}

function limitFor(order: PictureOrder, limits: Limits): number {
  if (order.for === 'pages') return limits.pdf;
  return order.for === 'site file' ? limits.siteFile : limits.picture;
}
