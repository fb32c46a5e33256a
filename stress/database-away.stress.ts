// PostgreSQL goes away and comes back again and again while many visitors ask for everything.
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AwayTest,
  expectNoFailure,
  startAwayTest,
  untilAway,
  untilBack,
  visitAll,
} from '../test/database-away.ts';

const ROUNDS = 10;
const VISITORS = 40;

let test: AwayTest;
beforeAll(async () => {
  test = await startAwayTest();
});
afterAll(() => test.close());

it(`${ROUNDS} times within reach of ${VISITORS} visitors, and nobody meets a failure of ours`, async () => {
  const { url } = test.server;
  const done = new AbortController();
  const visitors = Array.from({ length: VISITORS }, () => visitAll(url, done.signal));
  for (let round = 0; round < ROUNDS; round++) {
    await test.stopDatabase();
    await untilAway(url);
    await test.startDatabase();
    await untilBack(url);
  }
  done.abort();
  for (const met of await Promise.all(visitors)) expectNoFailure(met);
  expect(test.server.output()).not.toMatch(/uncaught|unhandled/i);
});
