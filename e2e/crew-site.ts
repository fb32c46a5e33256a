// A Monday morning at the demonstration's company, its office, and a crew whose way to the server can be lost.
import { type APIRequestContext, request as newRequest } from '@playwright/test';
import { type WeakSignal, weakSignal } from '../test/weak-signal.ts';
import { test as base, localKey } from './fixtures.ts';
import { startServer } from './started-server.ts';

const TODAY = '2026-11-09';

export type Site = { signal: WeakSignal; office: APIRequestContext; path: string };

/**
 * A Monday morning, its office, and a crew whose way to the server can be lost. A file names its day: the next one works on visits that
 * no one has touched, since Playwright gives another value another worker.
 */
export const test = base.extend<object, { dayOf: string; site: Site }>({
  dayOf: ['', { scope: 'worker', option: true }],
  site: [
    async ({ dayOf: _ }, use) => {
      const server = await startServer('test/monday-server.ts', {
        sown: 'demo',
        environment: { E2E_CLOCK: 'runs' },
      });
      const signal = await weakSignal(server.url);
      const office = await newRequest.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
      });
      await office.get(`/sign-in?key=${localKey}`);
      await office.post('/api/auth/demo', { data: { email: 'owner@prairieoak.example' } });
      const link = await office.get(`/api/console/crew-links?crewId=1&date=${TODAY}`);
      const { url } = await link.json();
      await use({ signal, office, path: new URL(url).pathname });
      await office.dispose();
      await signal.close();
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
