// The reference of the API: a page and two files of our own, under a policy that lets nothing else run.
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { registerApiDocs } from './api-docs.tsx';

const app = fastify();
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  registerApiDocs(app, test.context);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

it('names files of this server alone, each of which is there, squeezed, and kept for good', async () => {
  const page = await app.inject('/api/docs');
  const files = [...page.body.matchAll(/(?:href|src)="([^"]+swagger[^"]+)"/g)].map(
    ([, path]) => path,
  );
  expect(files).toHaveLength(2);
  for (const path of files) {
    expect(path).toMatch(/^\/api\/docs\/\d+\.\d+\.\d+\//);
    const { statusCode, headers, rawPayload } = await app.inject(path ?? '');
    expect([statusCode, headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(headers['cache-control']).toContain('immutable');
    expect(rawPayload.length).toBeGreaterThan(10_000);
  }
});

it('runs no script that came with anything but the page, and asks no one else', async () => {
  const { headers, body } = await app.inject('/api/docs');
  const policy = String(headers['content-security-policy']);
  const nonce = /<script nonce="([^"]+)"/.exec(body)?.[1];
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe|https:/);
});

it('has nothing else of the package', async () => {
  const { statusCode } = await app.inject('/api/docs/5.35.0/swagger-initializer.js');
  expect(statusCode).toBe(404);
});
