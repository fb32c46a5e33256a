// A log that is known from its end on: what is new follows, what was before is put in front, and nothing stands twice.
import { expect, it } from 'vitest';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { createLog } from './log.ts';

const entries = (from: number, to: number): ChatEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({
    kind: 'hidden',
    number: from + index,
    at: '2026-11-09T15:00:00.000Z',
  }));
const numbers = (log: ReturnType<typeof createLog>) => log.entries().map(({ number }) => number);

it('takes nothing in before it is known where it begins, and has itself asked for', () => {
  const log = createLog(null);
  expect(log.take(entries(9_900, 9_900))).toBe(true);
  expect([numbers(log), log.last(), log.isBegun()]).toEqual([[], 0, false]);
});

it('begins at its end and grows on both sides', () => {
  const log = createLog(null);
  log.begin(97);
  expect([log.last(), log.hasOlder()]).toEqual([97, true]);
  expect(log.take(entries(98, 100))).toBe(false);
  expect(log.take(entries(102, 102))).toBe(true);
  expect(log.take(entries(101, 101))).toBe(false);
  expect(numbers(log)).toEqual([98, 99, 100, 101, 102]);
  expect(log.after(100).map(({ number }) => number)).toEqual([101, 102]);
  log.prepend(entries(95, 97));
  log.prepend(entries(95, 97));
  log.prepend(entries(1, 20));
  expect(numbers(log)).toEqual([95, 96, 97, 98, 99, 100, 101, 102]);
  log.prepend(entries(1, 94));
  expect([log.hasOlder(), log.last(), log.after(0).length]).toEqual([false, 102, 102]);
});

it('knows all of a log that it follows from the first entry on', () => {
  const log = createLog();
  log.take(entries(1, 3));
  expect([numbers(log), log.hasOlder(), log.after(1).length]).toEqual([[1, 2, 3], false, 2]);
});
