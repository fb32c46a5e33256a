// Trying again what the database's absence has kept from being done.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryUntilDone } from './try-until-done.ts';

let tries: number[];
let isDone: boolean;
let isStopped: boolean;
let ended: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  tries = [];
  isDone = isStopped = ended = false;
  const attempt = async () => {
    tries.push(Date.now());
    return isDone;
  };
  void tryUntilDone(attempt, { first: 2_000, last: 10_000 }, () => isStopped).then(() => {
    ended = true;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('comes soon at first, then ever later, and ends when it is done', async () => {
  await vi.advanceTimersByTimeAsync(33_999);
  expect(tries).toEqual([0, 2_000, 6_000, 14_000, 24_000]);
  expect(ended).toBe(false);
  isDone = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries.slice(5)).toEqual([34_000]);
  expect(ended).toBe(true);
});

it('ends when the program stops', async () => {
  await vi.advanceTimersByTimeAsync(1_000);
  isStopped = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toEqual([0]);
  expect(ended).toBe(true);
});
