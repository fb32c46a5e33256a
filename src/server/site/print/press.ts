// Prints each piece once per state of its facts, a few at a time; anyone who comes when the press is full is asked to wait.
import type { PrintPiece } from '#company/facts/print-copy.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { PrintFacts } from './print-facts.ts';

/** Makes the bytes of one piece. */
export type RenderPiece = (piece: PrintPiece, facts: PrintFacts) => Promise<Uint8Array>;

export type Press = {
  /**
   * The PDF of a piece. Equal facts are rendered once, also when many ask at the same time.
   *
   * @throws RequestProblem 503 with `message` and `alternative` (docs/product/print.md#pdfs) when the press is full.
   */
  print: (piece: PrintPiece, facts: PrintFacts) => Promise<Uint8Array>;
};

/** Rendering keeps a processor busy for a moment; both pieces may be under way, and one that has just changed. */
const AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 5;

/** A press with nothing printed yet. Of each piece the latest print is kept. */
export function createPress(render: RenderPiece): Press {
  const latest = new Map<PrintPiece, { key: string; bytes: Promise<Uint8Array> }>();
  let running = 0;

  const start = async (piece: PrintPiece, facts: PrintFacts): Promise<Uint8Array> => {
    running += 1;
    try {
      return await render(piece, facts);
    } finally {
      running -= 1;
    }
  };

  return {
    async print(piece, facts) {
      const key = JSON.stringify(facts);
      const known = latest.get(piece);
      if (known?.key === key) return known.bytes;
      if (running >= AT_ONCE) throw pressIsFull(piece);
      const print = { key, bytes: start(piece, facts) };
      latest.set(piece, print);
      return print.bytes.catch((error) => {
        // The next one tries again; a print of newer facts stays.
        if (latest.get(piece) === print) latest.delete(piece);
        throw error;
      });
    },
  };
}

function pressIsFull(piece: PrintPiece): RequestProblem {
  const name = piece === 'Flyer' ? 'flyer' : 'business card';
  return new RequestProblem(
    'unavailable',
    `We are making many PDFs right now. Please try the ${name} again in a moment.`,
    {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      alternative:
        'You can also use your browser: press Ctrl+P or Cmd+P and choose "Save as PDF" as the printer.',
    },
  );
}
