// Cross-site forgery: every unsafe request that does not come from our own pages is refused, whatever it looks like.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const UNSAFE = ['POST', 'PATCH', 'DELETE', 'PUT'] as const;
const SAFE = ['GET', 'HEAD', 'OPTIONS'] as const;
const SITES = [
  'same-origin',
  'same-site',
  'cross-site',
  'none',
  'same-origin, cross-site',
  '',
  undefined,
];
const ORIGINS = [
  'own',
  'https://evil.example',
  'null',
  'https://oak.example.evil.example',
  undefined,
];
const TYPES = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', undefined];
const COOKIES = ['sid=1', undefined];
const ADDRESSES = [
  '/api/appointments',
  '/api/appointments/holds',
  '/api/logout',
  '/api/nothing',
  '/',
];

type Case = { site?: string | undefined; origin?: string | undefined; cookie?: string | undefined };

/** The whole rule: our own pages by fetch metadata, else by Origin, else a client that has no cookie to abuse. */
const passing: Case[] = [
  ...ORIGINS.flatMap((origin) =>
    COOKIES.map((cookie) => ({ site: 'same-origin', origin, cookie })),
  ),
  ...COOKIES.map((cookie) => ({ origin: 'own', cookie })),
  {},
];

describe.each([
  ['on a public address', 'https://oak.example', 'oak.example'],
  ['on this machine', 'http://localhost:3000', 'localhost:3000'],
])('%s', (_where, publicUrl, host) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ PUBLIC_URL: publicUrl, RATE_LIMIT: 'on' });
  });
  afterAll(() => test.close());

  const cases = SITES.flatMap((site) =>
    ORIGINS.flatMap((origin) => COOKIES.map((cookie): Case => ({ site, origin, cookie }))),
  );

  it.each(UNSAFE)('refuses %s exactly when it is not from our own pages', async (method) => {
    for (const [index, one] of cases.entries()) {
      for (const type of TYPES) {
        const answer = await test.app.inject({
          method,
          url: ADDRESSES[index % ADDRESSES.length] ?? '/',
          headers: headersOf(one, type),
          ...(type !== undefined && { payload: '{' }),
          // A network of its own each, so that no rate limit speaks before.
          remoteAddress: `10.${index}.${TYPES.indexOf(type)}.1`,
        });
        const mayPass = passing.some((allowed) => isSame(allowed, one));
        const isRefused = answer.statusCode === 403 && answer.json().code === 'cross_site';
        expect({ ...one, type, isRefused }).toEqual({ ...one, type, isRefused: !mayPass });
      }
    }
  });

  it.each(SAFE)('lets %s through from anywhere', async (method) => {
    for (const one of cases) {
      const answer = await test.app.inject({ method, url: '/healthz', headers: headersOf(one) });
      expect(answer.statusCode).not.toBe(403);
    }
  });

  it('does not take another port or scheme of our name for our own', async () => {
    for (const origin of [
      `https://${host.split(':')[0]}:8443`,
      'http://oak.example',
      'http://localhost:3001',
    ]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/logout',
        headers: { host, origin },
      });
      expect([origin, answer.statusCode]).toEqual([origin, 403]);
    }
  });

  function headersOf({ site, origin, cookie }: Case, type?: string): Record<string, string> {
    return {
      host,
      ...(site !== undefined && { 'sec-fetch-site': site }),
      ...(origin !== undefined && { origin: origin === 'own' ? publicUrl : origin }),
      ...(cookie !== undefined && { cookie }),
      ...(type !== undefined && { 'content-type': type }),
    };
  }
});

it('on loopback the names of this machine all count as our own', async () => {
  const test = await createTestApp();
  for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000']) {
    const headers = { host, origin: `http://${host}`, cookie: 'sid=1' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/logout', headers });
    expect([host, answer.statusCode]).toEqual([host, 200]);
  }
  await test.close();
});

function isSame(a: Case, b: Case): boolean {
  return a.site === b.site && a.origin === b.origin && a.cookie === b.cookie;
}
