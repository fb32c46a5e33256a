// When documents are rendered again: at once after a publication, a little later after bookings.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { defaultSettings } from '#company/facts/settings.ts';
import { createHub, type Hub } from '#server/platform/realtime/hub.ts';
import type { ServerContext } from '../../context.ts';
import { keepFresh, type Scope } from './refresh-documents.ts';

let hub: Hub;
let refreshes: { scope: Scope; at: number }[];
let isBroken: boolean;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-09T15:00:00Z') });
  hub = createHub(() => {});
  refreshes = [];
  isBroken = false;
  const began = Date.now();
  const context = {
    hub,
    clock: () => new Date(),
    settings: () => defaultSettings,
    log: { error: () => {} },
  } as unknown as ServerContext;
  stop = keepFresh(context, async (scope) => {
    refreshes.push({ scope, at: Date.now() - began });
    if (isBroken) throw new Error('could not be rendered');
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('renders all at once after a publication', async () => {
  await pass(5_000);
  hub.publish('content');
  await pass(1);
  expect(refreshes).toEqual([{ scope: 'all', at: 5_000 }]);
});

it('renders once a second while one publication follows the other, and shows the last', async () => {
  await pass(5_000);
  for (let times = 0; times < 4; times += 1) {
    hub.publish('content');
    await pass(250);
  }
  await pass(3_000);
  expect(refreshes.map(({ at }) => at)).toEqual([5_000, 6_000]);
});

it('waits with bookings, and renders a rush of them once', async () => {
  await pass(5_000);
  for (let times = 0; times < 10; times += 1) {
    hub.publish('openings');
    await pass(100);
  }
  await pass(5_000);
  expect(refreshes).toEqual([{ scope: 'openings', at: 8_000 }]);
});

it('does not let a publication wait for a booking', async () => {
  await pass(5_000);
  hub.publish('openings');
  await pass(500);
  hub.publish('content');
  await pass(5_000);
  expect(refreshes).toEqual([{ scope: 'all', at: 5_500 }]);
});

it('goes on after pages could not be rendered', async () => {
  await pass(5_000);
  isBroken = true;
  hub.publish('content');
  await pass(2_000);
  isBroken = false;
  hub.publish('content');
  await pass(2_000);
  expect(refreshes).toHaveLength(2);
});

it('renders again when the day turns at the company, and every ten minutes', async () => {
  await pass(600_000 + 10_000);
  expect(refreshes).toHaveLength(1);
  vi.setSystemTime(new Date('2026-11-10T06:00:05Z'));
  await pass(12_000);
  expect(refreshes).toHaveLength(2);
});
