// Says when documents are to be rendered again: after changes, every ten minutes, and when the day turns at the company.
import { dateInZone } from '#company/rules/time/company-time.ts';
import type { ServerContext } from '../../context.ts';

/** What a refresh renders: after a booking only the documents that show free slots. */
export type Scope = 'openings' | 'all';

/** Bookings may come fast and age one page; what the owner publishes is waited for, and shown at once if it can be. */
const PAUSE_MS: Readonly<Record<Scope, number>> = { openings: 3_000, all: 1_000 };

const REFRESH_EVERY_MS = 600_000;
const DAY_CHECK_MS = 10_000;

/**
 * Refreshes after changes. Of a burst of bookings the first is shown after three seconds,
 * with those that have come since. A publication is shown at once, unless one has just been: then a second after it.
 *
 * @returns what ends it.
 */
export function keepFresh(
  context: ServerContext,
  refresh: (scope: Scope) => Promise<void>,
): () => void {
  let day = today(context);
  let lastOfAll = Date.now();
  let scope: Scope = 'openings';
  let pending: { timer: NodeJS.Timeout; at: number } | undefined;

  const run = async () => {
    const due = scope;
    scope = 'openings';
    if (due === 'all') lastOfAll = Date.now();
    await refresh(due).catch((error: unknown) =>
      context.log.error({ err: error }, 'pages could not be rendered'),
    );
  };
  const refreshSoon = (wanted: Scope) => {
    if (wanted === 'all') scope = 'all';
    const now = Date.now();
    const at = wanted === 'all' ? Math.max(now, lastOfAll + PAUSE_MS.all) : now + PAUSE_MS.openings;
    if (pending && pending.at <= at) return;
    clearTimeout(pending?.timer);
    const timer = setTimeout(() => {
      pending = undefined;
      void run();
    }, at - now).unref();
    pending = { timer, at };
  };
  const clockwork = setInterval(() => {
    const isNewDay = day !== today(context);
    if (!isNewDay && Date.now() - lastOfAll < REFRESH_EVERY_MS) return;
    day = today(context);
    refreshSoon('all');
  }, DAY_CHECK_MS).unref();
  const unsubscribes = [
    context.hub.subscribe('openings', () => refreshSoon('openings')),
    context.hub.subscribe('content', () => refreshSoon('all')),
  ];
  return () => {
    clearTimeout(pending?.timer);
    clearInterval(clockwork);
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}

function today(context: ServerContext): string {
  return dateInZone(context.clock(), context.settings().timeZone);
}
