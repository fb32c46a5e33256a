// Lets people who want the same slot take turns, and tells a refusal to all who were waiting, so that a rush costs little.
import { setImmediate as eventLoopTurn, setTimeout as wait } from 'node:timers/promises';
import { RequestProblem } from '#server/platform/http/problem.ts';

/** After this long without an outcome turns are given up and everyone who waits tries at once. */
const PATIENCE_MS = 2_000;

/** A crowd that is coming in is waited for at most this long before an attempt. */
const GATHER_MS = 50;

type Waiting<Wish, Gain> = {
  wish: Wish;
  resolve: (gain: Gain) => void;
  reject: (error: unknown) => void;
};

/**
 * Gives a function that makes `attempt` when the wish's turn at its slot has come. Anyone who was already waiting when
 * someone's attempt began and ended as `slot_taken` gets the same refusal without an attempt, because the slot was seen
 * taken after they came. `exempt` names those of them whom it does not concern and who still get their own turn.
 *
 * This spares work within one process and decides nothing: attempts must be safe at any concurrency without it.
 */
export function createSlotTurns<Wish, Gain>(
  attempt: (wish: Wish) => Promise<Gain>,
  exempt: (wishes: Wish[]) => Promise<ReadonlySet<Wish>>,
): (slot: string, wish: Wish) => Promise<Gain> {
  const queues = new Map<string, Waiting<Wish, Gain>[]>();

  async function serve(slot: string, queue: Waiting<Wish, Gain>[]): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      await letIn(queue);
      const earlier = [...queue];
      const outcome = await Promise.race([
        make(next),
        wait(PATIENCE_MS, 'too slow' as const, { ref: false }),
      ]);
      if (outcome === 'too slow') for (const one of queue.splice(0)) void make(one);
      if (isTaken(outcome)) await refuse(queue, earlier, outcome);
    }
    queues.delete(slot);
  }

  /** Makes an attempt, settles its request, and gives the error if there was one. */
  async function make({ wish, resolve, reject }: Waiting<Wish, Gain>): Promise<unknown> {
    try {
      resolve(await attempt(wish));
      return undefined;
    } catch (error) {
      reject(error);
      return error;
    }
  }

  async function refuse(
    queue: Waiting<Wish, Gain>[],
    earlier: Waiting<Wish, Gain>[],
    refusal: RequestProblem,
  ): Promise<void> {
    if (earlier.length === 0) return;
    const spared = await exempt(earlier.map(({ wish }) => wish)).catch(() => 'everybody' as const);
    if (spared === 'everybody') return;
    const refused = new Set(earlier.filter(({ wish }) => !spared.has(wish)));
    queue.splice(0, queue.length, ...queue.filter((one) => !refused.has(one)));
    for (const { reject } of refused) reject(refusal);
  }

  return (slot, wish) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(slot);
      if (queue) return void queue.push({ wish, resolve, reject });
      const started = [{ wish, resolve, reject }];
      queues.set(slot, started);
      void serve(slot, started);
    });
}

/**
 * Waits while people are coming in. Node accepts one connection in each turn of its event loop, and the embedded database
 * does a whole attempt within one, so that a crowd would otherwise never be seen waiting.
 */
async function letIn(queue: unknown[]): Promise<void> {
  const deadline = performance.now() + GATHER_MS;
  for (let quietTurns = 0; quietTurns < 3 && performance.now() < deadline; ) {
    const before = queue.length;
    await eventLoopTurn();
    quietTurns = queue.length > before ? 0 : quietTurns + 1;
  }
}

function isTaken(outcome: unknown): outcome is RequestProblem {
  return outcome instanceof RequestProblem && outcome.code === 'slot_taken';
}
