// The site on one Monday morning, November 9, 2026, 9:00 AM in Cypress, on a server of its own for the scenarios of a file.
import { test as base } from './fixtures.ts';
import { startServer } from './started-server.ts';

type MondaySite = {
  monday: string;
  /** A file that names itself here finds the site as it was sown: no other file's scenarios have been on its server. */
  siteOf: string;
  /** Where the order of what people tap is the subject, time passes. */
  clock: 'stands' | 'runs';
};

export const test = base.extend<object, MondaySite>({
  siteOf: ['all', { option: true, scope: 'worker' }],
  clock: ['stands', { option: true, scope: 'worker' }],
  monday: [
    async ({ clock }, use) => {
      const environment = { E2E_CLOCK: clock };
      const server = await startServer('test/monday-server.ts', { sown: 'demo', environment });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ monday }, use) => use(monday),
});
