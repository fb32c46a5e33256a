// The reference of the API shows every endpoint, tries one out, and is there without a script; it asks no one else for anything.
import { endpoints } from '../src/contract/endpoints.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

test('an endpoint is found and tried out', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol !== 'data:' && origin !== new URL(baseURL ?? '').origin) elsewhere.push(origin);
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prairie Oak Landscaping API');
  await page
    .getByRole('heading', { name: /^company/ })
    .getByRole('button')
    .click();
  await page.getByRole('button', { name: /^GET \/api\/company / }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.locator('.live-responses-table')).toContainText('"shortName": "Prairie Oak"');
  expect(elsewhere).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible and fits a phone, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api/docs');
    await expect(page.getByPlaceholder('Filter by tag or path')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 860 });
    await expectAccessible(page);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('every endpoint stands in a table', async ({ page }) => {
    await page.goto('/api/docs');
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(Object.keys(endpoints).length + 1);
    await expect(rows.filter({ hasText: 'GET /api/company' }).first()).toContainText('Anybody');
  });
});
