// Proves when a month is fetched, and that a late answer never overwrites a newer one.
import { describe, expect, it } from 'vitest';
import type { MonthAvailability } from '#contract/booking/booking.ts';
import {
  createAvailabilityStore,
  FRESH_MS,
  isTimeLost,
  type MonthKey,
  unknownMonth,
} from './availability-store.ts';

const key: MonthKey = { month: '2026-11', typeId: 3 };

function answer(...availableTimeSlots: string[]): MonthAvailability {
  return {
    month: '2026-11',
    days: [{ date: '2026-11-24', availableTimeSlots, occupiedSlots: [] }],
  };
}

/** A store whose requests are answered by hand. */
function storeByHand() {
  const asked: { key: MonthKey; answer: (month: MonthAvailability) => void; fail: () => void }[] =
    [];
  const clock = { now: 1_000_000 };
  const store = createAvailabilityStore(
    (month) =>
      new Promise((resolve, reject) => {
        asked.push({ key: month, answer: resolve, fail: () => reject(new Error('offline')) });
      }),
    () => clock.now,
  );
  return { store, asked, clock };
}

const freeSlots = (store: ReturnType<typeof storeByHand>['store']) =>
  store.view(key).days?.get('2026-11-24')?.availableTimeSlots;

describe('createAvailabilityStore', () => {
  it('asks once for a month, however often it is looked at', async () => {
    const { store, asked } = storeByHand();
    const loading = store.load(key);
    store.load(key);
    expect(asked).toHaveLength(1);
    expect(store.view(key).isLoading).toBe(true);
    asked[0]?.answer(answer('9:00 AM'));
    await loading;
    await store.load(key);
    expect(asked).toHaveLength(1);
    expect(freeSlots(store)).toEqual(['9:00 AM']);
    expect(store.view(key).isLoading).toBe(false);
  });

  it('keeps months and types apart', () => {
    const { store, asked } = storeByHand();
    store.load(key);
    store.load({ ...key, typeId: null });
    store.load({ ...key, month: '2026-12' });
    expect(asked.map((request) => request.key)).toEqual([
      key,
      { ...key, typeId: null },
      { ...key, month: '2026-12' },
    ]);
  });

  it('asks again when the month is stale, and shows the old days meanwhile', async () => {
    const { store, asked, clock } = storeByHand();
    const first = store.load(key);
    asked[0]?.answer(answer('9:00 AM'));
    await first;
    clock.now += FRESH_MS + 1;
    store.load(key);
    expect(asked).toHaveLength(2);
    expect(freeSlots(store)).toEqual(['9:00 AM']);
  });

  it('ignores an answer from before a reload', async () => {
    const { store, asked } = storeByHand();
    const before = store.load(key);
    const afterBooking = store.reload(key);
    asked[1]?.answer(answer('10:00 AM'));
    await afterBooking;
    asked[0]?.answer(answer('9:00 AM', '10:00 AM'));
    await before;
    expect(freeSlots(store)).toEqual(['10:00 AM']);
  });

  it('reports a failure and tries again at the next look', async () => {
    const { store, asked } = storeByHand();
    const first = store.load(key);
    asked[0]?.fail();
    await first;
    expect(store.view(key)).toMatchObject({ hasFailed: true, isLoading: false });
    store.load(key);
    expect(asked).toHaveLength(2);
  });

  it('keeps known days when only the refresh failed', async () => {
    const { store, asked } = storeByHand();
    const first = store.load(key);
    asked[0]?.answer(answer('9:00 AM'));
    await first;
    const second = store.reload(key);
    asked[1]?.fail();
    await second;
    expect(store.view(key).hasFailed).toBe(false);
    expect(freeSlots(store)).toEqual(['9:00 AM']);
  });

  it('fetches again after everything has been expired', async () => {
    const { store, asked } = storeByHand();
    const first = store.load(key);
    asked[0]?.answer(answer('9:00 AM'));
    await first;
    store.expire();
    expect(store.view(key).isExpired).toBe(true);
    store.load(key);
    expect(asked).toHaveLength(2);
    expect(store.view(key).isExpired).toBe(false);
  });

  it('does not trust an answer that was on its way when everything expired', async () => {
    const { store, asked } = storeByHand();
    const before = store.load(key);
    store.expire();
    const afterBooking = store.load(key);
    asked[1]?.answer(answer('10:00 AM'));
    await afterBooking;
    asked[0]?.answer(answer('9:00 AM', '10:00 AM'));
    await before;
    expect(freeSlots(store)).toEqual(['10:00 AM']);
  });
});

describe('isTimeLost', () => {
  const day = { availableTimeSlots: ['9:00 AM'], occupiedSlots: ['10:00 AM'] };
  const view = { ...unknownMonth, isLoading: false, days: new Map([['2026-11-24', day]]) };

  it('knows a time that is not free any more', () => {
    expect(isTimeLost(view, '2026-11-24', '10:00')).toBe(true);
    expect(isTimeLost(view, '2026-11-24', '09:00')).toBe(false);
  });

  it('does not guess while loading or without a choice', () => {
    expect(isTimeLost({ ...view, isLoading: true }, '2026-11-24', '10:00')).toBe(false);
    expect(isTimeLost(unknownMonth, '2026-11-24', '10:00')).toBe(false);
    expect(isTimeLost(view, null, null)).toBe(false);
  });
});
