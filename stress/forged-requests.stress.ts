// A storm of forged requests over all endpoints and pages: each answer obeys the rules, and none is a failure of ours.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAnswer, FORGED_REQUESTS } from '../test/forged-requests.ts';
import { type RunningTestServer, startRunningServer } from '../test/running-server.ts';

const REQUESTS = 40_000;
/** A prime, so that the steps meet every value of every part. */
const STEP = 7_919;

let server: RunningTestServer;
beforeAll(async () => {
  server = await startRunningServer({ PUBLIC_URL: 'https://oak.example', RATE_LIMIT: 'on' });
});
afterAll(() => server.close());

it(`${REQUESTS} of ${FORGED_REQUESTS} forged requests`, async () => {
  const seen = new Map<number, number>();
  for (let index = 0; index < REQUESTS; index++) {
    const status = await expectAnswer(server.app, (index * STEP) % FORGED_REQUESTS);
    seen.set(status, (seen.get(status) ?? 0) + 1);
  }
  for (const status of [200, 401, 403, 404, 405, 415, 421]) {
    expect([...seen.keys()], `no request was answered ${status}`).toContain(status);
  }
});
