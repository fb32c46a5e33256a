// Limits are exact, per client network, on both ways of counting; no one gets around them by changing address in a /64.
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../../test/database.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import type { OpenDatabase } from '../database/client.ts';
import { RequestProblem } from './problem.ts';
import {
  countInDatabase,
  countInMemory,
  createRateLimiter,
  type HitCounter,
  networkOf,
  sweepHits,
} from './rate-limit.ts';
import { countInFile } from './rate-limit-file.ts';

const BOOKINGS_PER_HOUR = 80;
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

describe.each([
  ['in memory', () => countInMemory(() => TEST_NOW)],
  ['in the database', () => countInDatabase(open.db)],
])('counting %s', (place, counter) => {
  it('lets exactly the limit pass when 500 requests come at once', async () => {
    const passed = await hit(
      counter(),
      Array.from({ length: 500 }, () => address(place, '1::')),
    );
    expect(passed.filter(Boolean)).toHaveLength(BOOKINGS_PER_HOUR);
  });

  it('lets exactly the limit pass when they come from 500 addresses of one IPv6 network', async () => {
    const addresses = Array.from({ length: 500 }, (_, index) =>
      address(place, `2:0:0:${index.toString(16)}:7`),
    );
    const passed = await hit(counter(), addresses);
    expect(passed.filter(Boolean)).toHaveLength(BOOKINGS_PER_HOUR);
  });

  it('gives every network its own share', async () => {
    const addresses = Array.from({ length: 500 }, (_, index) =>
      address(place, `${(index + 256).toString(16)}::7`),
    );
    expect(await hit(counter(), addresses)).not.toContain(false);
  });

  it('begins anew with the next window', async () => {
    const count = counter();
    const here = Array.from({ length: BOOKINGS_PER_HOUR + 5 }, () => address(place, '3::'));
    expect((await hit(count, here)).filter(Boolean)).toHaveLength(BOOKINGS_PER_HOUR);
    expect((await hit(count, here, minutesLater(60))).filter(Boolean)).toHaveLength(
      BOOKINGS_PER_HOUR,
    );
  });
});

it('the nightly clearing leaves no network whose window has ended', async () => {
  const count = countInDatabase(open.db);
  await count('booking:192.0.2.7', minutesLater(1));
  await count('booking:192.0.2.8', minutesLater(60), 3);
  await sweepHits(open.db, minutesLater(2));
  expect(await count('booking:192.0.2.8', minutesLater(60), 0)).toBe(3);
  const { rows } = await open.db.execute<{ key: string }>(
    sql`select key from rate_limit_hits where key like 'booking:192.0.2.%'`,
  );
  expect(rows).toEqual([{ key: 'booking:192.0.2.8' }]);
});

describe('in memory', () => {
  it('a flood of addresses neither fills the memory nor frees the one that is counted', async () => {
    const count = countInMemory(() => TEST_NOW, 1_000);
    const end = minutesLater(60);
    for (let index = 0; index < 900; index++) await count(`old ${index}`, minutesLater(-1));
    for (let hits = 1; hits <= 20; hits++) expect(await count('flooder', end)).toBe(hits);
    for (let index = 0; index < 900; index++) await count(`new ${index}`, end);
    expect(await count('flooder', end)).toBe(21);
  });
});

it('what only its end shows the size of is counted afterwards, and the next one is refused', async () => {
  const limiter = createRateLimiter({
    enabled: true,
    count: countInMemory(() => TEST_NOW),
    clock: () => TEST_NOW,
  });
  const visitor = { ip: '192.0.2.1' } as FastifyRequest;
  await limiter.take('storage', visitor, 0);
  await limiter.charge('storage', visitor, 200_000);
  await limiter.take('storage', visitor, 0);
  await limiter.charge('storage', visitor, 1);
  await expect(limiter.take('storage', visitor, 0)).rejects.toThrow(/try again in \d+ hours\./);
  await limiter.take('storage', { ip: '192.0.2.2' } as FastifyRequest, 0);
});

describe('in a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rate-limit-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const failOnError = (error: unknown) => expect(error).toBeUndefined();

  it('what was counted before a stop is counted after the start, until its window ends', async () => {
    const file = join(folder, 'stopped.json');
    const before = countInFile(file, () => TEST_NOW, failOnError);
    for (let hits = 1; hits <= 5; hits++) await before.count('hour', minutesLater(60));
    await before.count('minute', minutesLater(1), 7);
    await before.stop();
    expect((await stat(file)).mode & 0o077).toBe(0);

    const after = countInFile(file, () => minutesLater(2), failOnError);
    expect(await after.count('hour', minutesLater(60))).toBe(6);
    expect(await after.count('minute', minutesLater(1), 0)).toBe(0);
    await after.stop();
  });

  it('a damaged file is told and begins anew', async () => {
    const file = join(folder, 'damaged.json');
    await writeFile(file, '[["hour",');
    const errors: unknown[] = [];
    const counter = countInFile(
      file,
      () => TEST_NOW,
      (error) => errors.push(error),
    );
    expect(errors).toHaveLength(1);
    expect(await counter.count('hour', minutesLater(60))).toBe(1);
    await counter.stop();
  });
});

describe('the network of a client', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (given, network) => {
    expect(networkOf(given)).toBe(network);
  });
});

describe('a visitor who asks too often', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ RATE_LIMIT: 'on' });
  });
  afterAll(() => test.close());

  const ask = (remoteAddress: string, headers = {}) =>
    test.app.inject({ method: 'POST', url: '/api/auth/code', payload: {}, remoteAddress, headers });

  it('is told in words and in Retry-After how long to wait', async () => {
    for (let times = 0; times < 20; times++) expect((await ask('192.0.2.1')).statusCode).toBe(422);
    const refused = await ask('192.0.2.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', status: 429 });
    expect(refused.json().detail).toContain('Please try again in 15 minutes.');
  });

  it('gets no further by claiming another address, since no proxy is trusted', async () => {
    const claims = {
      'x-forwarded-for': '198.51.100.7',
      forwarded: 'for=198.51.100.7',
      'x-real-ip': '198.51.100.7',
    };
    expect((await ask('192.0.2.1', claims)).statusCode).toBe(429);
  });

  it('does not take anything from another visitor, nor from another kind of request', async () => {
    expect((await ask('192.0.2.2')).statusCode).toBe(422);
    const reading = await test.app.inject({ url: '/api/company', remoteAddress: '192.0.2.1' });
    expect(reading.statusCode).toBe(200);
  });

  it('may ask again when the window has passed', async () => {
    test.setNow(minutesLater(15));
    expect((await ask('192.0.2.1')).statusCode).toBe(422);
  });
});

it('behind a trusted proxy the address that the proxy saw is counted', async () => {
  const test = await createTestApp({ RATE_LIMIT: 'on', TRUSTED_PROXIES: '10.0.0.1' });
  const ask = (client: string, remoteAddress = '10.0.0.1') =>
    test.app.inject({
      method: 'POST',
      url: '/api/auth/code',
      payload: {},
      remoteAddress,
      headers: { 'x-forwarded-for': client },
    });
  for (let times = 0; times < 20; times++) await ask('192.0.2.1');
  expect((await ask('192.0.2.1')).statusCode).toBe(429);
  expect((await ask('192.0.2.2')).statusCode).toBe(422);
  // What the client itself put in front of the proxy's entry counts for nothing.
  expect((await ask('192.0.2.99, 192.0.2.1')).statusCode).toBe(429);
  await test.close();
});

/** Sends one booking from each address at the same moment; tells for each whether it passed. */
async function hit(count: HitCounter, addresses: string[], now = TEST_NOW): Promise<boolean[]> {
  const limiter = createRateLimiter({ enabled: true, count, clock: () => now });
  return Promise.all(
    addresses.map((ip) =>
      limiter.take('booking', { ip } as FastifyRequest).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(RequestProblem);
          return false;
        },
      ),
    ),
  );
}

/** An IPv6 address in a network that no other test uses; the /64 is everything up to `rest`'s first group. */
function address(place: string, rest: string): string {
  return `2001:db8:${place === 'in memory' ? 1 : 2}:${rest}`;
}
