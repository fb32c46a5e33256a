// Marks the API calls of our own pages while they are rendered. The mark is no header: what comes over a socket cannot carry it.
import { AsyncLocalStorage } from 'node:async_hooks';

const calls = new AsyncLocalStorage<true>();

/** Does the work, an injected request, as a call of our own pages. */
export function inProcess<Result>(work: () => Promise<Result>): Promise<Result> {
  return calls.run(true, work);
}

/** Whether the request under way is such a call. */
export function isInProcess(): boolean {
  return calls.getStore() === true;
}
