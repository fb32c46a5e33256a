// The office hands the books to its accountant: what was booked since the last export is taken once, and its files are the same each time.
import { signInAsOwner } from './every-screen.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'books-export' });

test('an export for QuickBooks, taken once and downloaded twice', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto('/console/billing/exports');
  await expect(page.getByText('Everything is exported')).toBeVisible();
  await page.goto('/console/billing/preview');
  await page.getByRole('button', { name: /^Send \d+ invoices$/ }).click();
  await expect(page.getByText('The invoices are sent.')).toBeVisible();

  await page.goto('/console/billing/exports');
  await expect(page.getByRole('heading', { name: 'Not exported yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take Export' }).click();
  await expect(page.getByText('The export is taken. Its files are below.')).toBeVisible();
  await expect(page.getByText('Everything is exported')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Export 1' })).toBeVisible();

  const link = page.getByRole('link', { name: /^Journal of export 1/ });
  const path = (await link.getAttribute('href')) ?? '';
  const [first, second] = [await page.request.get(path), await page.request.get(path)];
  expect(first.headers()['content-disposition']).toContain('books-1-journal.csv');
  expect(await second.body()).toEqual(await first.body());

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);
});
