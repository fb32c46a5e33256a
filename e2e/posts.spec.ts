// A post from its title to its readers: written with buttons and keys beside the real page, published, and found under a new address.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, forgive } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'posts' });

/** What a stranger gets at an address. */
async function asStranger(page: Page, path: string) {
  return page.request.get(path, { headers: { cookie: '' }, maxRedirects: 0 });
}

test('a post is written, seen, published, and given another address', async ({
  page,
  consoleErrors,
}) => {
  // A preview of what is not complete yet.
  forgive(consoleErrors, /422/);
  await page.goto('/sign-in?returnTo=/console/settings/content/post');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Blog posts', level: 1 })).toBeVisible();
  await page.getByText('Add a post').click();
  await page.getByLabel('Name').fill('Mulch before the freeze');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Mulch before the freeze', level: 1 }),
  ).toBeVisible();

  await page.getByLabel('Summary').fill('Three inches keep roots warm.');
  await page.getByLabel('Category').selectOption('Landscaping Tips');
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('Three inches.');
  await text.press('Control+a');
  await text.press('Control+b');
  await expect(text).toHaveValue('**Three inches.**');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByLabel('Search').fill('rotor');
  await page.getByRole('button', { name: 'Rotor sprinkler on a back lawn' }).click();
  await expect(text).toHaveValue(/^\*\*Three inches\.\*\*\n\n!\[.*\]\(back-lawn-rotor-spray\)/);

  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Mulch before the freeze' })).toBeVisible();
  await expect(preview.locator('.prose strong')).toHaveText('Three inches.');
  await expect(preview.locator('.prose img')).toBeVisible();
  const written = '/blog/mulch-before-the-freeze';
  expect((await asStranger(page, written)).status()).toBe(404);
  await expectAccessibleInBothLooks(page);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published. The site shows it within seconds.')).toBeVisible();
  await expect.poll(async () => (await asStranger(page, written)).status()).toBe(200);
  expect(await (await asStranger(page, '/blog/rss.xml')).text()).toContain(written);

  await page.getByText('Change the address').click();
  await page.getByLabel('New address').fill('mulch-and-frost');
  await page.getByRole('button', { name: 'Change Address' }).click();
  await expect(page.getByText('Address changed. The old one leads to the new one.')).toBeVisible();
  await expect(page).toHaveURL(/content\/post\/mulch-and-frost/);
  await expect
    .poll(async () => (await asStranger(page, written)).headers().location)
    .toBe('/blog/mulch-and-frost');
  await page.goto(written);
  await expect(page).toHaveURL(/\/blog\/mulch-and-frost$/);
  await expect(page.getByRole('heading', { name: 'Mulch before the freeze' })).toBeVisible();
});
