// Forged requests, spread over all that there are: each answer obeys the rules, and none is a failure of ours.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { expectAnswer, FORGED_REQUESTS } from './forged-requests.ts';
import { rounds } from './rounds.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

vi.setConfig({ testTimeout: rounds(120_000, 600_000), hookTimeout: 120_000 });

const REQUESTS = rounds(1_500, 40_000);
/** A prime, so that the steps meet every value of every part; one that meets pages that are not there, however many addresses there are. */
const STEP = 15_508_903;

let server: RunningTestServer;
beforeAll(async () => {
  server = await startRunningServer({ PUBLIC_URL: 'https://oak.example', RATE_LIMIT: 'on' });
});
afterAll(() => server.close());

it(`${REQUESTS} of ${FORGED_REQUESTS} forged requests obey the rules, and none fails`, async () => {
  const seen = new Set<number>();
  for (let index = 0; index < REQUESTS; index++) {
    seen.add(await expectAnswer(server.app, (index * STEP) % FORGED_REQUESTS));
  }
  expect([...seen]).toEqual(expect.arrayContaining([403, 404, 405, 415, 421]));
});
