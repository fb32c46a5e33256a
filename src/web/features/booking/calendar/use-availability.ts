// Connects components to the shared availability of the page: loads what is shown, prefetches the month after it.
import { useEffect, useSyncExternalStore } from 'react';
import { addMonths } from '#company/rules/time/company-time.ts';
import { api } from '#web/lib/browser-api.ts';
import { listenTo } from '#web/lib/event-listener.ts';
import { takeEarly } from '../early-month.ts';
import {
  createAvailabilityStore,
  type MonthKey,
  type MonthView,
  unknownMonth,
} from './availability-store.ts';
import { isMonthInReach } from './month-days.ts';
import { unhurried } from './unhurried.ts';

const ask = ({ month, typeId }: MonthKey) =>
  api('GET /api/appointments/availability', {
    query: { month, ...(typeId === null ? {} : { consultationTypeId: String(typeId) }) },
  });

const store = createAvailabilityStore(
  (key) => takeEarly(key.month, key.typeId)?.catch(() => ask(key)) ?? ask(key),
);

/** A month that lies in the past or beyond the horizon: nothing is free in it, and no one needs to be asked. */
const monthOutOfReach: MonthView = {
  days: new Map(),
  isLoading: false,
  hasFailed: false,
  loadedAt: 0,
  isExpired: false,
};

/**
 * What is known about a month, kept fresh: loaded when it is first shown, again when the window comes back after a
 * while, and with the following month fetched ahead once it has arrived.
 */
export function useMonth({ month, typeId }: MonthKey, today: string): MonthView {
  const inReach = isMonthInReach(month, today);
  const view = useSyncExternalStore(
    store.subscribe,
    () => (inReach ? store.view({ month, typeId }) : monthOutOfReach),
    () => (inReach ? unknownMonth : monthOutOfReach),
  );

  useEffect(() => {
    if (!inReach) return;
    const look = () => {
      if (document.visibilityState === 'visible') void store.load({ month, typeId });
    };
    look();
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [month, typeId, inReach]);

  const mustReload = inReach && view.isExpired;
  useEffect(() => {
    if (mustReload) void store.load({ month, typeId });
  }, [mustReload, month, typeId]);

  const hasArrived = view.days !== undefined && !view.isLoading && !view.isExpired;
  useEffect(() => {
    const next = addMonths(month, 1);
    const key = { month: next, typeId };
    // Only what has never been seen: what others book would otherwise cost each visitor two months.
    if (inReach && hasArrived && isMonthInReach(next, today) && !store.view(key).loadedAt)
      void store.load(key);
  }, [month, typeId, inReach, hasArrived, today]);

  return view;
}

/** Fetches one month again, as the Retry buttons do. */
export function reloadMonth(key: MonthKey): void {
  void store.reload(key);
}

/** Keeps what is shown up to date with what others book; gives a function that stops. */
export function followOpenings(): () => void {
  return listenTo('openings', unhurried(refreshAvailability));
}

/** After a booking or a refusal: what is shown is fetched again now, other months when they are looked at next. */
export function refreshAvailability(): void {
  store.expire();
}
