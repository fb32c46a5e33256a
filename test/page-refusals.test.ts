// What a page answers when it cannot be shown: the status of what stands in the way, when to come again, and words.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { rawRequest } from './raw-request.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let server: RunningTestServer;
beforeAll(async () => {
  server = await startRunningServer({ RATE_LIMIT: 'on', SEED: 'content' });
});
afterAll(() => server.close());

/** A visit from an address of its own, so that no test uses up another's limit. */
const visit = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, remoteAddress, headers });

const post = (url: string, remoteAddress: string, payload: string) =>
  server.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });

/** Expects a page of ours in its frame, without anything that only programmers read. */
function expectPage(answer: { headers: Record<string, unknown>; body: string }, words: string) {
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.body).toContain(words);
  expect(answer.body).toContain('<header');
  expect(answer.body).toContain('<footer');
  expect(answer.body).toContain('tel:+1');
  expect(answer.body).not.toMatch(/node_modules|\n\s+at |Unexpected Server Error/);
}

describe('a link that leads to nothing', () => {
  it.each([1, 43, 200, 201, 600, 6_000])('with a token of %i characters is 404', async (length) => {
    for (const path of ['/appointment/', '/newsletter/unsubscribe?token=']) {
      const answer = await visit(`${path}${'a'.repeat(length)}`, `192.0.2.${length % 250}`);
      expect([path, answer.statusCode]).toEqual([path, 404]);
      expectPage(answer, path === '/appointment/' ? 'We could not find this' : 'not complete');
    }
  });
});

it('a page of signed-in people asks everyone else to sign in', async () => {
  const answer = await visit('/customer-portal', '192.0.2.1');
  expect(answer.statusCode).toBe(401);
  expectPage(answer, 'Sign in now');
  expect(answer.body).toContain('/api/login?returnTo=/customer-portal');
});

it.each(['/api', '/api?x=1', '/api/', '/api/nothing'])(
  '%s is asked by programs, which read that there is nothing as a problem',
  async (url) => {
    const answer = await visit(url, '192.0.2.2');
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  },
);

describe('someone who has used up a limit', () => {
  it('of the pages behind links gets 429 with when to come again', async () => {
    for (let times = 0; times < 60; times++) await visit('/appointment/x', '198.51.100.1');
    const answer = await visit('/appointment/x', '198.51.100.1');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expectPage(answer, 'Please try again in');
  });

  it('of reading gets no more pages; a visit takes one from it, whatever its page reads from the API', async () => {
    const ask = (url: string) => visit(url, '198.51.100.3');
    // This page reads the API three times.
    for (let times = 0; times < 20; times++) expect((await ask('/book')).statusCode).toBe(200);
    for (let times = 0; times < 580; times++) {
      expect((await ask('/api/company')).statusCode).toBe(200);
    }
    expect((await ask('/api/company')).statusCode).toBe(429);
    const answer = await ask('/book');
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expectPage(answer, 'Please give us a moment.');
    // What lies in memory costs nothing and is never refused.
    expect((await ask('/')).statusCode).toBe(200);
  });

  it('gets back what a refused form carried, and can send it as it was', async () => {
    const form = 'intent=unsubscribe&note=%3Cb%3E%22kept%22';
    let answer = await post('/newsletter/unsubscribe?token=x', '198.51.100.4', form);
    for (let times = 0; times < 61 && answer.statusCode !== 429; times++) {
      answer = await post('/newsletter/unsubscribe?token=x', '198.51.100.4', form);
    }
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expectPage(answer, 'Send it again');
    expect(answer.body).toContain('name="note" value="&lt;b&gt;&quot;kept&quot;"');
  });

  it('keeps what was typed where the form itself comes back', async () => {
    const form = 'email=kept%40example.com';
    let answer = await post('/newsletter', '198.51.100.5', form);
    for (let times = 0; times < 21 && answer.statusCode !== 429; times++) {
      answer = await post('/newsletter', '198.51.100.5', form);
    }
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.body).toContain('value="kept@example.com"');
  });
});

describe('methods', () => {
  const METHODS = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];
  it.each(['/nothing/*/here', '/a*b', '/:name', '/(a'])(
    '%s names no file, though the router would read it as a pattern',
    async (path) => {
      const answer = await rawRequest(
        server.port,
        `PUT ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  const pages: [path: string, allow: string][] = [
    ['/', 'GET, HEAD'],
    ['/services', 'GET, HEAD'],
    ['/blog/not-there', 'GET, HEAD'],
    ['/book', 'GET, HEAD, POST'],
    ['/sign-in', 'GET, HEAD, POST'],
    ['/customer-portal', 'GET, HEAD'],
    ['/favicon.svg', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ['/assets/gone.js', 'GET, HEAD'],
  ];

  it.each(pages)('%s takes only %s', async (path, allow) => {
    const wrong = allow.includes('POST') ? METHODS : [...METHODS, 'POST'];
    for (const method of wrong) {
      const answer = await rawRequest(
        server.port,
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      );
      expect([method, answer.split('\r\n')[0]]).toEqual([
        method,
        'HTTP/1.1 405 Method Not Allowed',
      ]);
      expect(answer).toMatch(new RegExp(`^allow: ${allow}\r$`, 'im'));
    }
  });

  it.each([
    '/',
    '/services/drainage',
    '/book',
    '/sign-in',
    '/customer-portal',
    '/appointment/x',
    '/nothing/here',
    '/robots.txt',
    '/favicon.svg',
    '/blog/rss.xml',
    '/services/',
    '/api/docs',
    '/api/company',
    '/api/consultation-types',
    '/api/auth/user',
    '/api/login',
    '/api/nothing',
    '/api/generate-flyer-pdf',
    '/healthz',
    '/readyz',
  ])('HEAD of %s is its GET without the body', async (path) => {
    const [head, get] = await Promise.all(
      ['HEAD', 'GET'].map((method) =>
        fetch(`${server.url}${path}`, { method, redirect: 'manual' }),
      ),
    );
    expect(head?.status).toBe(get?.status);
    await get?.arrayBuffer();
    expect(await head?.text()).toBe('');
    const [own, full] = [head, get].map((answer) => {
      const headers = new Headers(answer?.headers);
      // Made anew for each answer, or about the connection alone: this client closes that of a HEAD (RFC 9110 7.6.1).
      const ownOfEach = [
        'date',
        'content-security-policy',
        'connection',
        'keep-alive',
        'set-cookie',
      ];
      // A nonce or a key is another one each time, which compression makes longer or shorter by a few bytes.
      if (headers.has('content-encoding')) ownOfEach.push('content-length');
      for (const name of ownOfEach) headers.delete(name);
      return Object.fromEntries(headers);
    });
    expect(own).toEqual(full);
  });
});

describe('content that we do not read', () => {
  it.each(['gzip', 'br', 'deflate', 'x', 'identity, gzip'])(
    'is 415 when it is in the coding %s, on the API and on pages',
    async (coding) => {
      for (const url of ['/api/appointments', '/api/photos', '/book', '/sign-in', '/']) {
        const answer = await server.app.inject({
          method: 'POST',
          url,
          headers: {
            'content-type': url.startsWith('/api/')
              ? 'application/json'
              : 'application/x-www-form-urlencoded',
            'content-encoding': coding,
          },
          payload: '{}',
        });
        expect([url, answer.statusCode]).toEqual([url, 415]);
        expect(answer.headers['accept-encoding']).toBe('identity');
        if (url.startsWith('/api/')) expect(answer.json().code).toBe('unsupported_media_type');
        else expectPage(answer, 'We could not read that request.');
      }
    },
  );

  it('is read when it says that it is as it is', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/lawn-plans/price',
      headers: { 'content-encoding': 'identity' },
      payload: { propertySize: 8000, frequency: 'weekly' },
    });
    expect(answer.statusCode).toBe(200);
  });
});

describe('what is refused before any page is asked', () => {
  it.each([
    ['a broken escape', { url: '/%zz' }, 400],
    [
      'a form from elsewhere',
      { method: 'POST', url: '/book', headers: { 'sec-fetch-site': 'cross-site' } },
      403,
    ],
    [
      'a form of another type',
      { method: 'POST', url: '/book', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
    ],
    [
      'a form that is too large',
      {
        method: 'POST',
        url: '/book',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'x'.repeat(300_000),
      },
      413,
    ],
    [
      'a damaged form',
      {
        method: 'POST',
        url: '/book',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        payload: '--y',
      },
      400,
    ],
  ] as const)('%s', async (_what, request, status) => {
    const answer = await server.app.inject({ remoteAddress: '203.0.113.1', ...request });
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
    expectPage(answer, '<h1');
  });
});
