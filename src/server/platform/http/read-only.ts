// A database that is only read from, for as long as someone looks at what is not theirs to change.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../database/client.ts';
import { RequestProblem } from './problem.ts';

const reading = new AsyncLocalStorage<true>();

/** PostgreSQL's code for a write within a transaction that only reads. */
const READ_ONLY_TRANSACTION = '25006';

const WRITES = new Set<PropertyKey>(['insert', 'update', 'delete']);

/** Does the work; whatever it asks of a `guardedDb` is read, and nothing is written. */
export function readingOnly<Result>(work: () => Promise<Result>): Promise<Result> {
  return reading.run(true, work);
}

/** Whether the work under way only reads: marks such as "seen" are not set then. */
export function isReadingOnly(): boolean {
  return reading.getStore() !== undefined;
}

/**
 * The same database, which refuses each write while the work only reads. What reads it by raw SQL or in a transaction gets one that
 * PostgreSQL itself holds to reading.
 */
export function guardedDb(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (isReadingOnly()) {
        if (WRITES.has(name)) return () => refuse();
        if (name === 'execute') {
          return (query: Parameters<Db['execute']>[0]) => readIn(target, (tx) => tx.execute(query));
        }
        if (name === 'transaction') {
          return (work: Parameters<Db['transaction']>[0]) => readIn(target, work);
        }
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function readIn(db: Db, work: Parameters<Db['transaction']>[0]): Promise<unknown> {
  try {
    return await db.transaction(work, { accessMode: 'read only' });
  } catch (error) {
    if (codeOf(error) === READ_ONLY_TRANSACTION) refuse();
    throw error;
  }
}

function refuse(): never {
  throw new RequestProblem('only_looking', 'Nothing can be changed from here.');
}

/** The driver's error is the cause of Drizzle's. */
function codeOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}
