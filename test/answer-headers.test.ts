// The security headers stand on every answer of the whole server: pages, files, the API, refusals and failures.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '#server/platform/http/headers.ts';
import { projectRoot } from '#server/platform/installation/project-root.ts';
import { rawRequest } from './raw-request.ts';
import { type RunningTestServer, startRunningServer } from './running-server.ts';

const CSP = 'content-security-policy';
const publicUrl = new URL('http://localhost');
const { [CSP]: _policy, ...common } = securityHeaders({ kind: 'document', publicUrl });

let server: RunningTestServer;
beforeAll(async () => {
  server = await startRunningServer();
});
afterAll(() => server.close());

type Expectation = {
  status: number;
  policy: RegExp;
  cache: string | RegExp;
  type?: string;
  /** Asked for by a browser that has followed a link which the start prints. */
  withKey?: true;
};

const API = /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'$/;
const DOCUMENT =
  /^default-src 'none'; script-src 'self'; style-src 'self'(?: 'sha256-[\w+/]{43}='){1,3}; img-src /;
const APPLICATION =
  /^default-src 'none'; script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'self' 'sha256-[\w+/]{43}=' 'nonce-[\w+/]{22}=='; style-src-attr 'unsafe-inline'; /;
/** Of an application without a stylesheet of its own. */
const REFERENCE =
  /^default-src 'none'; script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'self' 'nonce-[\w+/]{22}=='; style-src-attr 'unsafe-inline'; /;
const PLAIN = /^default-src 'none'; style-src 'nonce-[\w+/]{22}=='; frame-src 'self'; /;

const html = 'text/html; charset=utf-8';
const json = 'application/json; charset=utf-8';
const problem = 'application/problem+json; charset=utf-8';
const revalidate = 'public, max-age=0, must-revalidate';
const forever = 'public, max-age=31536000, immutable';

const answers: [what: string, path: string, init: RequestInit, expected: Expectation][] = [
  ['a document', '/', {}, { status: 200, policy: DOCUMENT, cache: revalidate, type: html }],
  [
    'its head',
    '/',
    { method: 'HEAD' },
    { status: 200, policy: DOCUMENT, cache: revalidate, type: html },
  ],
  [
    'the 404 page',
    '/nothing/here',
    {},
    { status: 404, policy: DOCUMENT, cache: 'no-store', type: html },
  ],
  [
    'a built file that is gone',
    '/assets/gone-1a2b3c.js',
    {},
    { status: 404, policy: DOCUMENT, cache: 'no-store', type: html },
  ],
  [
    'the folder of the built files',
    '/assets/',
    {},
    { status: 404, policy: DOCUMENT, cache: 'no-store', type: html },
  ],
  [
    'an application',
    '/sign-in',
    {},
    { status: 200, policy: APPLICATION, cache: 'no-store', type: html },
  ],
  [
    'a document that is rendered for each request',
    '/quote',
    {},
    { status: 200, policy: DOCUMENT, cache: 'no-store', type: html },
  ],
  [
    'the console',
    '/console',
    {},
    { status: 401, policy: APPLICATION, cache: 'no-store', type: html },
  ],
  ['the API page', '/api/docs', {}, { status: 200, policy: REFERENCE, cache: /./, type: html }],
  [
    'the mailbox',
    '/dev/mailbox',
    {},
    { status: 200, policy: PLAIN, cache: 'no-store', type: html, withKey: true },
  ],
  [
    'the mailbox without the key',
    '/dev/mailbox',
    {},
    { status: 404, policy: DOCUMENT, cache: 'no-store', type: html },
  ],
  [
    'an API answer',
    '/api/company',
    {},
    { status: 200, policy: API, cache: 'no-store', type: json },
  ],
  [
    'a redirect',
    '/api/login',
    { redirect: 'manual' },
    { status: 302, policy: API, cache: 'no-store' },
  ],
  [
    'an unknown API address',
    '/api/nothing',
    {},
    { status: 404, policy: API, cache: 'no-store', type: problem },
  ],
  [
    'an unauthorized one',
    '/api/auth/user',
    {},
    { status: 401, policy: API, cache: 'no-store', type: problem },
  ],
  [
    'a wrong method',
    '/api/company',
    { method: 'DELETE' },
    { status: 405, policy: API, cache: 'no-store', type: problem },
  ],
  [
    'a foreign form',
    '/api/logout',
    { method: 'POST', headers: { origin: 'https://evil.example' } },
    { status: 403, policy: API, cache: 'no-store', type: problem },
  ],
  [
    'broken JSON',
    '/api/appointments',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' },
    { status: 400, policy: API, cache: 'no-store', type: problem },
  ],
  [
    'too large a body',
    '/api/appointments',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: 'x'.repeat(200_000) },
    { status: 413, policy: API, cache: 'no-store', type: problem },
  ],
  ['a broken escape', '/%zz', {}, { status: 400, policy: DOCUMENT, cache: 'no-store', type: html }],
  ['health', '/healthz', {}, { status: 200, policy: API, cache: 'no-store', type: json }],
];

describe('every answer carries its headers', () => {
  it.each(answers)('%s', async (_what, path, init, expected) => {
    const key = expected.withKey && { headers: { cookie: server.localCookie } };
    const answer = await fetch(`${server.url}${path}`, { ...init, ...key });
    await answer.arrayBuffer();
    expectHeaders(answer.headers);
    expect(answer.status).toBe(expected.status);
    expect(answer.headers.get(CSP)).toMatch(expected.policy);
    expect(answer.headers.get('cache-control') ?? 'none').toMatch(exactly(expected.cache));
    if (expected.type) expect(answer.headers.get('content-type')).toBe(expected.type);
  });

  it('a document that the browser has already, in each encoding', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = await fetch(`${server.url}/`, { headers });
      await first.arrayBuffer();
      const tag = first.headers.get('etag') ?? '';
      expect(tag).toContain(encoding);
      const again = await fetch(`${server.url}/`, {
        headers: { ...headers, 'if-none-match': tag },
      });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expectHeaders(again.headers);
      expect(again.headers.get(CSP)).toBe(first.headers.get(CSP));
      expect(again.headers.get('vary')).toBe('accept-encoding');
    }
  });

  it.each([
    ['a page with a form', '/lawn-plan', 'br'],
    ['what the API knows', '/api/blog-posts', 'br'],
    ['a stream of events, whose bytes may not wait for more', '/api/events', null],
  ])('%s, compressed when it may be', async (_what, path, coding) => {
    const gone = new AbortController();
    const answer = await fetch(`${server.url}${path}`, {
      headers: { 'accept-encoding': 'br' },
      signal: gone.signal,
    });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    gone.abort();
  });

  it.each(['assets', 'pictures'])('a built file of %s, kept for ever', async (folder) => {
    const names = readdirSync(join(projectRoot, 'build/client', folder));
    for (const name of names.filter((one) => !/\.(br|gz)$/.test(one)).slice(0, 20)) {
      const answer = await fetch(`${server.url}/${folder}/${name}`);
      await answer.arrayBuffer();
      expect([name, answer.status]).toEqual([name, 200]);
      expectHeaders(answer.headers);
      expect(answer.headers.get(CSP)).toMatch(API);
      expect(answer.headers.get('cache-control')).toBe(forever);
    }
  });

  it.each([
    ['no HTTP at all', 'HELLO\r\n\r\n', 400, 'malformed_request'],
    [
      'a header without a name',
      'GET / HTTP/1.1\r\nHost: x\r\n: y\r\n\r\n',
      400,
      'malformed_request',
    ],
    [
      'too long an address',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      'headers_too_large',
    ],
  ])('%s', async (_what, text, status, code) => {
    const answer = await rawRequest(server.port, text);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectHeaders(
      new Headers(
        head
          .split('\r\n')
          .slice(1)
          .map((line) => splitHeader(line)),
      ),
    );
    expect(JSON.parse(body)).toMatchObject({ status, code });
  });
});

describe('the policy', () => {
  it.each([
    ['/', 2],
    ['/about', 2],
    ['/print-flyer', 3],
    ['/contact', 2],
  ])(
    'of %s names its style elements by their hashes and has no nonce, so that its bytes fit everyone',
    async (path, sheets) => {
      const answer = await fetch(`${server.url}${path}`);
      const page = await answer.text();
      const styles = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
        ([, text = '']) => text,
      );
      const policy = securityHeaders({ kind: 'document', publicUrl, inlineStyles: styles })[CSP];
      expect(answer.headers.get(CSP)).toBe(policy);
      expect(policy).toMatch(/style-src 'self'( 'sha256-[\w+/]+=')+;/);
      expect(policy).not.toMatch(/unsafe|nonce|\*|http:/);
      expect(page).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")/);
      expect(page.match(/<style/g)).toHaveLength(sheets);
      expect(page).not.toMatch(/\sstyle="|\son\w+="|nonce=/);
    },
  );

  it('of an application has a new nonce each time, and its scripts carry it', async () => {
    const seen = new Set<string>();
    for (let visit = 0; visit < 3; visit++) {
      const answer = await fetch(`${server.url}/sign-in`);
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(answer.headers.get(CSP) ?? '') ?? [];
      const page = await answer.text();
      const inline =
        page.match(/<script(?![^>]*\bsrc=)(?![^>]*type="application\/(ld\+)?json")[^>]*>/g) ?? [];
      expect(inline.length).toBeGreaterThan(0);
      for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
      seen.add(nonce);
    }
    expect(seen.size).toBe(3);
  });

  it('tells browsers to stay on https only where the site is public', () => {
    const strict = (address: string) =>
      securityHeaders({ kind: 'api', publicUrl: new URL(address) })['strict-transport-security'];
    expect(strict('https://oak.example')).toBe('max-age=63072000; includeSubDomains');
    expect(strict('http://oak.example')).toBeUndefined();
    expect(strict('https://localhost')).toBeUndefined();
  });
});

/** All headers but the policy, each exactly once, and nothing that names the software. */
function expectHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(common))
    expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.has(CSP)).toBe(true);
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    expect(headers.has(name)).toBe(false);
  }
}

function exactly(text: string | RegExp): RegExp {
  return typeof text === 'string' ? new RegExp(`^${text}$`) : text;
}

function splitHeader(line: string): [string, string] {
  const colon = line.indexOf(': ');
  return [line.slice(0, colon), line.slice(colon + 2)];
}
