// Until the site of a new installation is open, every page of the console says so to the owner, who can open it, and to no one else.
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { appliedSeeds } from '#server/platform/database/schema/operations.ts';
import { seedSite } from '#server/site/seed/seed-site.ts';
import { consolePages } from '#web/console/console-pages.ts';
import { EDITORS, openContentEditors } from './content-editors.ts';
import { TEST_NOW } from './now.ts';
import { createTestApp, type TestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const WORDS = 'Your site is not open yet. Search engines leave it out.';
const SOON = { timeout: 20_000, interval: 100 };

let test: TestApp;
let cookies: Record<'owner' | 'staff', string>;
beforeAll(async () => {
  const environment = { ...EDITORS, PUBLIC_URL: 'https://elm.example', RATE_LIMIT: 'on' };
  test = await createTestApp(environment, { withPages: true });
  test = { ...test, app: askedAs(test.app, 'elm.example') };
  ({ cookies } = await openContentEditors(test));
  await test.open.db.delete(appliedSeeds);
  await seedSite(test.open.db, TEST_NOW);
  await vi.waitFor(() => expect(test.context.settings().isLive).toBe(false), SOON);
});
afterAll(() => test.close());

/** An app whose every request is for one host. */
function askedAs(app: FastifyInstance, host: string): FastifyInstance {
  const inject = (options: InjectOptions) =>
    app.inject({ ...options, headers: { ...options.headers, host } });
  return Object.assign(Object.create(app), { inject });
}

/** By one more than how often a page says it. */
async function countAt(url: string, who: 'owner' | 'staff' = 'owner'): Promise<number> {
  const answer = await test.app.inject({ url, headers: { cookie: cookies[who] } });
  expect(answer.statusCode, url).toBe(200);
  return answer.body.split('</body>')[0]?.split(`>${WORDS}<`).length ?? 0;
}

/** The desk has no room for a line above it. */
const paths = consolePages.map(({ path }) => path).filter((path) => path !== '/admin-support');

it.each([...paths, '/console/settings/company', '/console/newsletter/subscribers'])(
  '%s says it once, with the way to open it',
  async (path) => {
    expect(await countAt(path)).toBe(2);
  },
);

it('the guide, which has its own words for it, does not repeat it', async () => {
  expect(await countAt('/console/setup')).toBe(1);
});

it('the office, which cannot open it, is not told', async () => {
  expect(await countAt('/console/leads', 'staff')).toBe(1);
});

it('it is gone once the site is open', async () => {
  await test.open.db.execute(
    `update business_settings set values = values || '{"isLive": true}' where id = 1`,
  );
  await test.open.db.execute('update content_version set version = version + 1');
  await vi.waitFor(() => expect(test.context.settings().isLive).toBe(true), SOON);
  expect(await countAt('/console/leads')).toBe(1);
});
