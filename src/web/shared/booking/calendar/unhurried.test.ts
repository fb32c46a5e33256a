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

it('does at most one thing in the pause after it, and then once what came meanwhile', () => {
  const work = vi.fn();
  const ring = unhurried(work);
  ring();
  vi.advanceTimersByTime(SPREAD_MS);
  for (let elapsed = 0; elapsed < PAUSE_MS - SPREAD_MS - 100; elapsed += 100) {
    ring();
    vi.advanceTimersByTime(100);
  }
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3 * SPREAD_MS);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10 * PAUSE_MS);
  expect(work).toHaveBeenCalledTimes(2);
});

it('is as quick as ever after a quiet time', () => {
  const work = vi.fn();
  const ring = unhurried(work);
  ring();
  vi.advanceTimersByTime(SPREAD_MS + PAUSE_MS);
  ring();
  vi.advanceTimersByTime(SPREAD_MS);
  expect(work).toHaveBeenCalledTimes(2);
});
