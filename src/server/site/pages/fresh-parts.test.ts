// The parts that change by the second: read when something rings or time has come, and put where their tokens stand.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHub, type Hub } from '#server/platform/realtime/hub.ts';
import { type FreshParts, keepFreshParts } from './fresh-parts.ts';
import type { Fresh } from './web-build.ts';

let hub: Hub;
let fresh: FreshParts;
let answer: Fresh | Error;
let reads: number;
let changes: number;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-09T15:00:00Z') });
  hub = createHub(() => {});
  answer = { parts: { opening: '<b>Mon</b>' }, changesAt: '2026-11-09T16:00:00Z' };
  reads = 0;
  changes = 0;
  fresh = keepFreshParts({ hub, clock: () => new Date(), log: quiet }, async () => {
    reads += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const started = fresh.start(async () => {
    changes += 1;
  });
  await pass(20);
  await started;
});
afterEach(() => {
  fresh.stop();
  vi.useRealTimers();
});

const quiet = { error: () => {} } as unknown as Parameters<typeof keepFreshParts>[0]['log'];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const stamped = () => fresh.stamp(`<p>${fresh.tokens().opening}</p>`);
const say = (html: string, changesAt = '2026-11-09T16:00:00Z') => {
  answer = { parts: { opening: html }, changesAt };
};

it('stand where their tokens stood', () => {
  expect(fresh.tokens().opening).not.toContain('Mon');
  expect(stamped()).toBe('<p><b>Mon</b></p>');
  expect(fresh.now()).toEqual({ opening: '<b>Mon</b>' });
});

it('are new at once after a booking, and nothing is stamped when they are the same', async () => {
  hub.publish('openings');
  await pass(30);
  expect(changes).toBe(0);
  await pass(300);
  say('<b>Tue</b>');
  hub.publish('openings');
  await pass(30);
  expect(changes).toBe(1);
  expect(stamped()).toBe('<p><b>Tue</b></p>');
});

it('are read a few times in a rush, and once more for what rang last', async () => {
  for (let times = 0; times < 50; times += 1) {
    hub.publish('openings');
    await pass(20);
  }
  say('<b>Wed</b>');
  hub.publish('openings');
  await pass(300);
  expect(stamped()).toBe('<p><b>Wed</b></p>');
  expect(reads).toBeLessThan(8);
});

it('are read when the time has come, although nothing rang', async () => {
  say('<b>Thu</b>');
  await pass(3_600_000 - 100);
  await pass(200);
  expect(stamped()).toBe('<p><b>Thu</b></p>');
});

it('stay as they were while they cannot be read, and are read again soon', async () => {
  answer = new Error('the database is away');
  hub.publish('openings');
  await pass(100);
  expect(stamped()).toBe('<p><b>Mon</b></p>');
  say('<b>Fri</b>');
  await pass(2_500);
  expect(stamped()).toBe('<p><b>Fri</b></p>');
});
