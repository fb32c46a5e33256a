// Marks the API calls of our own pages while they are rendered. The mark is no header: what comes over a socket cannot carry it.
import { AsyncLocalStorage } from 'node:async_hooks';

/** One visit of a page, with what its calls have read for each other, by name. */
export type Visit = Map<string, Promise<unknown>>;

const visits = new AsyncLocalStorage<Visit>();

/** Does the work, an injected request, as a call of our own pages on a visit. */
export function inProcess<Result>(visit: Visit, work: () => Promise<Result>): Promise<Result> {
  return visits.run(visit, work);
}

/** Whether the request under way is such a call. */
export function isInProcess(): boolean {
  return visits.getStore() !== undefined;
}

/** Reads what all calls of one visit ask alike, once for all of them; a request over a socket reads it for itself. */
export function onceAVisit<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  const visit = visits.getStore();
  if (!visit) return read();
  const found = (visit.get(name) as Promise<Result> | undefined) ?? read();
  visit.set(name, found);
  return found;
}
