// A thousand generated requests to newsletter, reviews, blog and addresses: every answer is a success or a clear refusal.
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsletterToken } from '#server/site/newsletter/newsletter-link.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const RUNS = 1_000;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const nasty = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '\ud800',
  "'; drop table content_entries; --",
  '%',
  '\\',
  '%zz',
  '../../etc/passwd',
  '<script>',
  'true',
  'tips',
  'Cypress',
  '__proto__',
  'null',
  '-1',
  '2147483648',
  'x'.repeat(5_000),
  '77429',
  'maria@example.com',
  'a@b',
  '12 Oak Dr, Cypress, TX',
  '🌳🌳🌳',
);
const text = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 60 }), fc.string());
const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue());
const known = ['email', 'address', 'formToken', 'proof', 'website', 'token'];
const body = fc.oneof(
  fc.dictionary(fc.oneof(fc.constantFrom(...known), text), value, { maxKeys: 5 }),
  fc.record({ email: text }),
  fc.record({ address: text }),
  fc.jsonValue(),
);
const queryNames = ['neighborhood', 'verified', 'category', 'published', 'input', 'token', 'page'];
const query = fc.array(fc.tuple(fc.constantFrom(...queryNames), text), { maxLength: 3 });
const type = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'nonsense',
  undefined,
);

const targets = fc.constantFrom<[method: 'GET' | 'POST', path: string]>(
  ['POST', '/api/newsletter/subscribe'],
  ['GET', '/api/newsletter/subscription'],
  ['GET', '/api/newsletter/unsubscribe'],
  ['POST', '/api/newsletter/unsubscribe'],
  ['POST', '/api/newsletter/resubscribe'],
  ['GET', '/api/geo-testimonials'],
  ['GET', '/api/blog-posts'],
  ['GET', '/api/blog-posts/'],
  ['GET', '/blog/rss.xml'],
  ['POST', '/api/validate-address'],
  ['GET', '/api/address-suggestions'],
);

const request = fc
  .record({ target: targets, slug: text, query, body, type, goodToken: fc.boolean() })
  .map(({ target: [method, path], slug, query: pairs, body: sent, type: sentType, goodToken }) => {
    const token = newsletterToken(test.context.secrets.newsletterLink, 7);
    const search = pairs.map(([name, given]) => `${name}=${encoded(given)}`);
    if (goodToken && path.includes('/newsletter/')) search.push(`token=${token}`);
    return {
      method,
      url: `${path}${path.endsWith('/') ? encoded(slug) : ''}?${search.join('&')}`,
      ...(method === 'POST' && {
        headers: sentType === undefined ? {} : { 'content-type': sentType },
        payload: JSON.stringify(sent),
      }),
    } satisfies InjectOptions;
  });

/** Percent-encoded where that is possible; a lone surrogate has no UTF-8, so its replacement is sent. */
function encoded(given: string): string {
  return encodeURIComponent(given.toWellFormed());
}

it(`answers ${RUNS} generated requests without a fault of ours`, async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(request, async (options) => {
      const answer = await test.app.inject(options);
      seen.add(answer.statusCode);
      expect(answer.statusCode, `${options.method} ${options.url}`).toBeLessThan(500);
      if (answer.statusCode < 400) return;
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(answer.json()).toMatchObject({ status: answer.statusCode, code: expect.any(String) });
    }),
    { numRuns: RUNS, seed: 20261109 },
  );
  // The inputs reached both sides of the checks.
  expect([...seen]).toEqual(expect.arrayContaining([200, 302, 400, 404, 415, 422]));
});
