// How an island wakes up: nothing of React before it is needed, and nothing lost of what a visitor did too early.
import { expect, test } from './fixtures.ts';

test('gets no framework before scrolling near an island', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(
    scripts.filter((path) => !/^\/assets\/(loader|toast|start|rolldown|quote-preset)/.test(path)),
  ).toEqual([]);
  await page.locator('island-root').first().scrollIntoViewIfNeeded();
  await expect(() => expect(scripts.join()).toContain('/assets/hydrate')).toPass();
});

test('clicks before the island is awake, and the click counts once', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/hydrate/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#calendar');
  const island = page.locator('#calendar island-root');
  const shown = island.getByRole('heading', { name: /^[A-Z][a-z]+ 20\d\d$/ });
  const before = await shown.textContent();
  await island.getByRole('button', { name: /Next/ }).click();
  await expect(shown).toHaveText(before ?? '');
  letThrough();
  await expect(shown).toHaveText(monthAfter(before ?? ''));
});

test('chooses from a field before the island is awake, and the choice stays', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/hydrate/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#calendar');
  const field = page.locator('#calendar island-root').getByLabel('Consultation type');
  await field.selectOption({ index: 1 });
  const chosen = await field.inputValue();
  const hydrated = page.waitForResponse(/\/assets\/hydrate/);
  letThrough();
  await hydrated;
  await page.waitForTimeout(500);
  await expect(field).toHaveValue(chosen);
});

function monthAfter(month: string): string {
  const date = new Date(`${month} 1 UTC`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return date.toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
