// Loaded into a server before its own code: counts database queries and page renders per request, for the bench alone.
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** What one request caused, on whatever detour; the queue's and the page cache's own work belongs to none. */
export type Caused = { url: string; queries: number; renders: number };

type Method = (this: unknown, ...args: unknown[]) => unknown;

const current = new AsyncLocalStorage<Caused>();
let finished: Caused[] = [];

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: { url?: string } };
  const caused = { url: request.url ?? '', queries: 0, renders: 0 };
  current.enterWith(caused);
  finished.push(caused);
});

countCalls(PGlite.prototype, 'query', 'queries');
countCalls(PGlite.prototype, 'exec', 'queries');
countInTransactions();
countCalls(pg.Client.prototype, 'query', 'queries');
// React's server renderer is CommonJS: changed before its first import, it is changed for everyone.
const renderer = createRequire(import.meta.url)('react-dom/server');
countCalls(renderer, 'renderToPipeableStream', 'renders');
countCalls(renderer, 'renderToString', 'renders');

process.on('message', () => {
  process.send?.(finished);
  finished = [];
});

function countCalls(owner: object, name: string, kind: 'queries' | 'renders'): void {
  const methods = owner as Record<string, Method>;
  const original = methods[name];
  if (!original) throw new Error(`there is no ${name} to count`);
  methods[name] = function (...args) {
    const caused = current.getStore();
    if (caused) caused[kind] += 1;
    return original.apply(this, args);
  };
}

/** PGlite gives each transaction an object of its own to query with. */
function countInTransactions(): void {
  const original = PGlite.prototype.transaction;
  PGlite.prototype.transaction = function (this: PGlite, work) {
    return original.call(this, (transaction) => {
      countCalls(transaction, 'query', 'queries');
      countCalls(transaction, 'exec', 'queries');
      return work(transaction);
    });
  } as typeof original;
}
