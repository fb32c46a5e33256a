// A busy office rings often; a visitor's calendar follows the first ring soon and the others in one go.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAUSE_MS, SPREAD_MS, unhurried } from './unhurried.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('follows the first call within a moment', () => {
  const work = vi.fn();
  unhurried(work)();
  vi.advanceTimersByTime(SPREAD_MS);
  expect(work).toHaveBeenCalledTimes(1);
});

it('does two soon, and of whatever comes after them one in each pause', () => {
  const work = vi.fn();
  const ring = unhurried(work);
  const ringFor = (ms: number) => {
    for (let elapsed = 0; elapsed < ms; elapsed += 50) {
      ring();
      vi.advanceTimersByTime(50);
    }
  };
  ringFor(2 * SPREAD_MS + 50);
  expect(work).toHaveBeenCalledTimes(2);
  ringFor(10 * PAUSE_MS);
  expect(work.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(work.mock.calls.length).toBeLessThanOrEqual(12);
  const before = work.mock.calls.length;
  vi.advanceTimersByTime(10 * PAUSE_MS);
  expect(work.mock.calls.length).toBeLessThanOrEqual(before + 1);
});

it('is as quick as ever after a quiet time', () => {
  const work = vi.fn();
  const ring = unhurried(work);
  ring();
  ring();
  vi.advanceTimersByTime(SPREAD_MS + 2 * PAUSE_MS);
  ring();
  vi.advanceTimersByTime(SPREAD_MS);
  expect(work).toHaveBeenCalledTimes(2);
});
