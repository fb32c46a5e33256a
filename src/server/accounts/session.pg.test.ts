// The session of a site behind a proxy that speaks https, as on the open net.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInCodes } from '#server/platform/database/schema/account.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { signInCode } from './sign-in-token.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    PUBLIC_URL: 'https://oak.example',
    TRUSTED_PROXIES: '127.0.0.1',
    RATE_LIMIT: 'on',
    STAFF_EMAILS: 'Kim@Example.com',
  });
});
afterAll(() => test.close());

function post(url: string, payload: object, cookie = '') {
  const headers = {
    host: 'oak.example',
    'x-forwarded-proto': 'https',
    'sec-fetch-site': 'same-origin',
    cookie,
  };
  return test.app.inject({ method: 'POST', url, payload, headers });
}

it('belongs to this host alone and never goes out in clear; staff get their role in any spelling', async () => {
  const email = 'kim@example.com';
  const asked = await post('/api/auth/code', { email });
  const visitor = asked.cookies.find(({ name }) => name === 'visitor');
  expect(visitor).toMatchObject({ secure: true, httpOnly: true });
  const [row] = await test.open.db.select().from(signInCodes);
  const code = signInCode(test.context.secrets.signInCode, row?.id ?? '');
  const verified = await post('/api/auth/verify', { email, code }, `visitor=${visitor?.value}`);
  expect(verified.json()).toMatchObject({ email, role: 'owner' });
  expect(verified.cookies.map(({ name }) => name)).not.toContain('sid');
  // A browser takes this prefix only with Secure, Path=/ and no Domain (RFC 6265bis 4.1.3.2).
  const session = verified.cookies.find(({ name }) => name === '__Host-sid');
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', path: '/' });
  expect(session?.domain).toBeUndefined();
});
