// The program as developers run it, from its sources: a document opens without a fault, and an application wakes up.
import { expect, test } from './fixtures.ts';
import { startServer } from './started-server.ts';

test('opens a document and wakes an application from their sources', async ({ page }) => {
  test.slow();
  const server = await startServer('src/server/start/main.ts', {
    switches: ['--conditions=development'],
    environment: { PRAIRIE_OAK_DEVELOPMENT: '1', SEED: 'content' },
  });
  try {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${server.url}/sign-in`);
    // The code comes file by file; until React has taken the page over, a press would send the form.
    await page.waitForFunction(() => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
    });
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByRole('group', { name: 'Please check this:' })).toBeVisible();
  } finally {
    // What is open would ask the stopped server for events.
    await page.goto('about:blank');
    await server.stop();
  }
});
