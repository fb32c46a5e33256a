// Free and taken slots by month and type: fetched once, shared by everything on the page, refreshed when stale.
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { DayAvailability, MonthAvailability } from '#contract/booking/booking.ts';

/** What is known about one month for one type. `days` stays while it is being refreshed. */
export type MonthView = {
  days: ReadonlyMap<string, DayAvailability> | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** When the days arrived, in milliseconds; 0 is never. */
  loadedAt: number;
  /** Something was booked or refused since: anyone who shows this month fetches it again. */
  isExpired: boolean;
};

/** One month for one type; null is the untyped answer. */
export type MonthKey = { month: string; typeId: number | null };

/** The view of a month of which nothing is known yet; also what the server renders. */
export const unknownMonth: MonthView = {
  days: undefined,
  isLoading: true,
  hasFailed: false,
  loadedAt: 0,
  isExpired: false,
};

/** How long a month counts as fresh (docs/product/booking.md#calendar). */
export const FRESH_MS = 30_000;

/**
 * Makes a store over a way to fetch a month. The newest request for a month wins, so that an answer from before a
 * booking never overwrites the one from after it.
 */
export function createAvailabilityStore(
  fetchMonth: (key: MonthKey) => Promise<MonthAvailability>,
  now: () => number = Date.now,
) {
  const views = new Map<string, MonthView>();
  const newest = new Map<string, number>();
  const listeners = new Set<() => void>();
  let requests = 0;

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function show(id: string, view: MonthView): void {
    views.set(id, view);
    notify();
  }

  async function fetchInto(key: MonthKey): Promise<void> {
    const id = idOf(key);
    const request = ++requests;
    newest.set(id, request);
    show(id, { ...(views.get(id) ?? unknownMonth), isLoading: true, isExpired: false });
    const answer = await fetchMonth(key).catch(() => undefined);
    if (newest.get(id) !== request) return;
    newest.delete(id);
    show(id, answer ? arrived(answer, now()) : failed(views.get(id)));
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    view(key: MonthKey): MonthView {
      return views.get(idOf(key)) ?? unknownMonth;
    },

    /** Fetches a month unless it is fresh or already on its way. */
    load(key: MonthKey): Promise<void> {
      const { loadedAt, isExpired } = this.view(key);
      const isFresh = !isExpired && loadedAt > 0 && now() - loadedAt < FRESH_MS;
      return isFresh || newest.has(idOf(key)) ? Promise.resolve() : fetchInto(key);
    },

    /** Fetches a month in any case; an older request on its way is then ignored. */
    reload(key: MonthKey): Promise<void> {
      return fetchInto(key);
    },

    /** Makes every month stale; an answer that is still on its way is ignored. */
    expire(): void {
      newest.clear();
      for (const [id, view] of views) views.set(id, { ...view, isExpired: true });
      notify();
    },
  };
}

function idOf({ month, typeId }: MonthKey): string {
  return `${month}|${typeId ?? 'any'}`;
}

/** Whether a chosen time HH:MM is known to be no longer free; false while that is not known. */
export function isTimeLost(view: MonthView, date: string | null, time: string | null): boolean {
  if (!date || !time || view.isLoading) return false;
  return view.days?.get(date)?.availableTimeSlots.includes(timeLabel(time)) === false;
}

function arrived({ days }: MonthAvailability, loadedAt: number): MonthView {
  const byDate = new Map(days.map((day) => [day.date, day]));
  return { days: byDate, isLoading: false, hasFailed: false, loadedAt, isExpired: false };
}

/** A refresh that failed leaves the known days in place and tries again at the next look. */
function failed(view: MonthView | undefined): MonthView {
  return {
    days: view?.days,
    isLoading: false,
    hasFailed: !view?.days,
    loadedAt: 0,
    isExpired: false,
  };
}
