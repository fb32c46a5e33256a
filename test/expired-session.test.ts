// A session that is over, on every page of the portal and with every form there: 401, in words that say what to do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** The paths of the portal's pages, each with an id where it takes one. */
const paths = routes
  .flatMap(({ children = [] }) => children)
  .map(({ path = '' }) => `/${path.replace(':id', crypto.randomUUID())}`)
  .filter((path) => path.startsWith('/customer-portal'));

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({}, { withPages: true });
});
afterAll(() => test.close());

/** As a browser whose session has just ended on another device. */
const headers = {
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
  cookie: 'sid=over.signature; signed_in=1',
};

describe('a session that is over', () => {
  it('covers the whole portal', () => {
    expect(paths.length).toBeGreaterThan(10);
  });

  it.each(paths)('is said on %s', async (url) => {
    const answer = await test.app.inject({ url, headers: { cookie: headers.cookie } });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('Please sign in to see this page.');
    expect(answer.body).toContain('/api/login?returnTo=/customer-portal');
  });

  it.each(paths)('is said of a form on %s', async (url) => {
    const steps = ['contact', 'notices', 'feed', 'reveal', 'signed-out', 'others-signed-out'];
    for (const step of url === '/customer-portal/account' ? steps : ['']) {
      const id = crypto.randomUUID();
      const payload = new URLSearchParams({ step, id, email: '', phone: '' }).toString();
      const answer = await test.app.inject({ method: 'POST', url, headers, payload });
      // A page without forms takes none.
      if (answer.statusCode === 405) continue;
      // What does not fit is refused by the page itself, before anyone is asked who sends it.
      expect([401, 422]).toContain(answer.statusCode);
      expect(answer.body).toContain('Your session has expired. ');
      expect(answer.body).toContain('Please sign in again.');
    }
  });
});
