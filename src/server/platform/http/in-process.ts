// Marks the API calls of our own pages while they are rendered. The mark is no header: what comes over a socket cannot carry it.
import { AsyncLocalStorage } from 'node:async_hooks';

/** One visit of a page, with what its calls have read for each other, by name. */
export type Visit = Map<string, Promise<unknown>>;

/** The page that calls: one of the portal shows the account, all others who is signed in. */
export type CallingPage = { isOfPortal: boolean };

const visits = new AsyncLocalStorage<{ visit: Visit; page: CallingPage }>();

/** Does the work, an injected request, as a call of one of our own pages on a visit. */
export function inProcess<Result>(
  visit: Visit,
  page: CallingPage,
  work: () => Promise<Result>,
): Promise<Result> {
  return visits.run({ visit, page }, work);
}

/** Whether a page of the portal makes the request under way. */
export function isOfPortalPage(): boolean {
  return visits.getStore()?.page.isOfPortal ?? false;
}

/** Whether the request under way is such a call. */
export function isInProcess(): boolean {
  return visits.getStore() !== undefined;
}

/** Reads what all calls of one visit ask alike, once for all of them; a request over a socket reads it for itself. */
export function onceAVisit<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  const visit = visits.getStore()?.visit;
  if (!visit) return read();
  const found = (visit.get(name) as Promise<Result> | undefined) ?? read();
  visit.set(name, found);
  return found;
}
