// Does something for one thing after the other, so that one of which something is wrong holds up no other one.
import type { FastifyBaseLogger } from 'fastify';

/**
 * Works on each; one that fails is logged by its name, and the next one follows.
 *
 * @throws Error at the end when any failed, so that the job is tried again and, given up, is seen on the page of health.
 */
export async function oneByOne<Thing>(
  log: Pick<FastifyBaseLogger, 'error'>,
  things: Iterable<Thing>,
  { what, nameOf, work }: OneByOne<Thing>,
): Promise<void> {
  let failed = 0;
  for (const thing of things) {
    try {
      await work(thing);
    } catch (error) {
      failed += 1;
      log.error({ err: error, of: nameOf(thing) }, `${what} went on without one`);
    }
  }
  if (failed > 0) throw new Error(`${what} went on without ${failed}`);
}

type OneByOne<Thing> = {
  /** The job, as the log says it. */
  what: string;
  nameOf: (thing: Thing) => string;
  work: (thing: Thing) => Promise<void>;
};
