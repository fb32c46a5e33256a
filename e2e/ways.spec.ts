// Ways through the site: on a page of its own the navigation leads to pages, and nobody is left at a 404.
import { expect, test } from './fixtures.ts';

test('on another page the navigation leads to the pages of the same name', async ({ page }) => {
  await page.goto('/areas');
  const nav = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of [
    ['Services', '/services'],
    ['About', '/about'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
    ['Schedule', '/#calendar'],
  ] as const) {
    await expect(nav.getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('a page that does not exist keeps its words and leads on', async ({ page, consoleErrors }) => {
  await page.goto('/nowhere-at-all');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  for (const name of ['What we do', 'Book a free consultation', 'Get a free quote']) {
    await expect(main.getByRole('link', { name })).toBeVisible();
  }
  consoleErrors.length = 0;
});
