// The same server on a database that forgets: for tests that try thousands of requests, each on a clean state.
import type { FastifyInstance } from 'fastify';
import { createApp } from '#server/app.ts';
import type { ServerContext } from '#server/context.ts';
import type { Db } from '#server/platform/database/client.ts';
import { noJournal } from '#server/platform/journal/journal.ts';
import type { TestApp } from './test-app.ts';

class Undo extends Error {}

export type UndoApp = {
  app: FastifyInstance;
  /**
   * Does the work, requests to `app` included, and undoes what it wrote. May be nested. Everything runs in one
   * transaction with savepoints, so requests must come one after the other.
   */
  undone: <Result>(work: (db: Db) => Promise<Result>) => Promise<Result>;
};

/** Puts a second app over the context of a test app, whose requests join the transaction of `undone`. */
export async function createUndoApp(test: TestApp): Promise<UndoApp> {
  let current: Db = test.open.db;
  const context: ServerContext = {
    ...test.context,
    // What is undone is not kept either; and the journal reads over the outer connection, which waits for ours.
    journal: noJournal,
    get db() {
      return current;
    },
  };
  const app = await createApp(context, { engine: test.open.engine.kind, checkAnswers: true });
  await app.ready();
  return {
    app,
    async undone(work) {
      const outer = current;
      let done: { result: Awaited<ReturnType<typeof work>> } | undefined;
      try {
        await outer.transaction(async (tx) => {
          current = tx;
          done = { result: await work(tx) };
          throw new Undo();
        });
      } catch (error) {
        if (!(error instanceof Undo)) throw error;
      } finally {
        current = outer;
      }
      if (!done) throw new Error('the work was not done');
      return done.result;
    },
  };
}
