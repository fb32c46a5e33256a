// The owner asks what November came to: from a figure to its rows, a visit and its photos; on a phone, at night, on paper, and as a file.
import { signInAsOwner } from './every-screen.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'reports' });

test('from a figure of a report to the photos of a visit', async ({ page }) => {
  await signInAsOwner(page);
  await page.goto('/console/billing/preview');
  await page.getByRole('button', { name: /^Send \d+ invoices$/ }).click();
  await expect(page.getByText('The invoices are sent.')).toBeVisible();

  await page.goto('/console/reports?report=money&from=2026-11-01&to=2026-11-30&by=crew');
  await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const table = page.getByRole('table', { name: 'Money' });
  await expect(table.getByRole('columnheader', { name: 'Invoiced' })).toBeVisible();
  await table.getByRole('link', { name: /rows of Invoiced, Total$/ }).click();
  await expect(page.getByRole('heading', { name: 'Invoiced', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const rows = page.getByRole('table', { name: 'Invoiced' });
  await rows.locator('a[href^="/console/visits/"]').first().click();
  await expect(page).toHaveURL(/\/console\/visits\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('on a phone, at night, on paper, and as a file', async ({ page }) => {
  await signInAsOwner(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const report of ['money', 'leads', 'plans', 'lawns', 'promises']) {
    await page.goto(`/console/reports?report=${report}&from=2025-01-01&to=2026-11-30`);
    await expect(page.getByRole('heading', { name: 'Reports', level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Download CSV' })).toBeHidden();
  await expect(page.getByRole('table', { name: 'Promises' })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const link = page.getByRole('link', { name: 'Download CSV' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toContain('report-promises-2025-01-01');
  expect(await file.text()).toContain('"Crew within the window"');
});
