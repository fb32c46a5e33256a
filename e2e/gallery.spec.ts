// A visitor opens the complete gallery from the home page, filters it, turns its pages and looks at pictures large.
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInBothLooks, test } from './fixtures.ts';

const categories = [
  { label: 'Commercial', count: 5 },
  { label: 'Residential', count: 23 },
  { label: 'Irrigation', count: 5 },
  { label: 'Fencing', count: 5 },
  { label: 'Lighting', count: 7 },
  { label: 'Drainage', count: 6 },
] as const;

/** The projects of a gallery, also those that a filter or another page hides. */
const projects = (page: Page) =>
  page
    .getByRole('listitem', { includeHidden: true })
    .filter({ has: page.getByRole('figure', { includeHidden: true }) });

/** Opens the complete gallery without its loading screen and waits until it listens. */
async function openGallery(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery-full');
  const items = projects(page);
  await expect(items.filter({ visible: true })).toHaveCount(15);
  return {
    items,
    shown: items.filter({ visible: true }),
    status: page.getByRole('status').first(),
  };
}

test('opens in a new tab from the home gallery, and Back closes that tab', async ({ page }) => {
  await page.goto('/');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'View Complete Portfolio (87+ Projects)' }).click();
  const gallery = await opened;
  await expect(gallery).toHaveURL('/gallery-full');
  await expect(projects(gallery).filter({ visible: true })).toHaveCount(15);
  const closed = gallery.waitForEvent('close');
  await gallery.getByRole('link', { name: 'Back' }).click();
  await closed;
});

test('leads home by Back when no one opened the tab', async ({ page }) => {
  await openGallery(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/#gallery');
});

test('lies under a loading screen for one second, then is there', async ({ page }) => {
  await page.goto('/gallery-full', { waitUntil: 'commit' });
  const veil = page.getByText('Loading Complete Portfolio');
  await expect(veil).toBeInViewport();
  const duration = await veil.evaluate(
    (element) => element.getAnimations()[0]?.effect?.getComputedTiming().duration,
  );
  expect(duration).toBe(1000);
  await expect(projects(page).first(), 'nothing is taken away').toBeAttached();
  await expect(veil).toBeHidden();
  await expectAccessible(page);
});

test('has a breadcrumb, a heading and the figures', async ({ page }) => {
  await openGallery(page);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
    'Complete Gallery',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete portfolio, 2019-2025');
  const summary = page.getByRole('region', { name: 'The portfolio in figures' });
  await expect(summary).toContainText('87+');
  await expect(summary).toContainText('Projects from 2019-2025');
  await expect(summary).toContainText('51');
});

test('filters by each category and says how many there are', async ({ page }) => {
  const { shown, status } = await openGallery(page);
  const pages = page.getByRole('navigation', { name: 'Pages of the gallery' });
  for (const { label, count } of categories) {
    const button = page.getByRole('button', { name: label, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(shown).toHaveCount(Math.min(count, 15));
    await expect(status).toContainText(`${count} ${label.toLowerCase()} projects`);
    for (const item of await shown.all()) await expect(item).toContainText(label);
    await expect(pages).toBeVisible({ visible: count > 15 });
  }
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page.getByRole('button', { name: 'All Projects' })).toBeFocused();
  await expect(status).toHaveText('Showing 1-15 of 51 projects');
});

test('turns its four pages by number, Next and Previous', async ({ page }) => {
  const { shown, status } = await openGallery(page);
  const pages = page.getByRole('navigation', { name: 'Pages of the gallery' });
  const previous = pages.getByRole('button', { name: 'Previous' });
  const next = pages.getByRole('button', { name: 'Next' });
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(status).toHaveText('Showing 16-30 of 51 projects');
  await expect(shown.first().getByRole('link')).toBeFocused();
  await expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await pages.getByRole('button', { name: 'Page 4' }).click();
  await expect(status).toHaveText('Showing 46-51 of 51 projects');
  await expect(shown).toHaveCount(6);
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(status).toHaveText('Showing 31-45 of 51 projects');
  await page.getByRole('button', { name: 'Residential' }).click();
  await expect(status, 'a filter begins on its first page').toHaveText(
    'Showing 1-15 of 23 residential projects',
  );
  await expect(pages.getByRole('button', { name: /^Page/ })).toHaveCount(2);
});

test('shows a picture large, with its neighbors by button and key', async ({ page }) => {
  const { items } = await openGallery(page);
  const link = items.nth(1).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sage farmhouse, new front garden' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('2 of 51');
  await expect(dialog).toContainText('Tomball, TX, 2025. Residential');
  await expect(dialog.getByRole('img', { name: /sage-green farmhouse/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('3 of 51');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('button', { name: 'Previous project' }).click();
  await expect(page.getByRole('dialog'), 'before the first comes the last').toContainText(
    '51 of 51',
  );
  await page.getByRole('button', { name: 'Next project' }).click();
  await page.getByRole('button', { name: 'Next project' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();
});

test('returns the focus to a picture on another page of the gallery', async ({ page }) => {
  const { items, status } = await openGallery(page);
  await items.nth(14).getByRole('link').click();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(status).toHaveText('Showing 16-30 of 51 projects');
  await expect(items.nth(15).getByRole('link')).toBeFocused();
});

test('keeps the focus inside the large view', async ({ page }) => {
  const { items } = await openGallery(page);
  await items.first().getByRole('link').click();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !focused?.closest('dialog');
    });
    expect(outside).toBe(false);
  }
});

test('turns to the next picture with a swipe', async ({ page }) => {
  const { items } = await openGallery(page);
  await items.first().getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of 51');
  const stage = dialog.getByRole('figure').locator('> div');
  const swipe = async (from: number, to: number) => {
    const touch = { pointerType: 'touch', clientY: 300, bubbles: true };
    await stage.dispatchEvent('pointerdown', { ...touch, clientX: from });
    await stage.dispatchEvent('pointerup', { ...touch, clientX: to });
  };
  await swipe(300, 200);
  await expect(dialog).toContainText('2 of 51');
  await swipe(200, 300);
  await expect(dialog).toContainText('1 of 51');
  await swipe(300, 280);
  await expect(dialog, 'a short move is no swipe').toContainText('1 of 51');
});

test('shows all fifty-one without JavaScript, each a link to its picture', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/gallery-full');
  await expect(page.getByText('Loading Complete Portfolio')).toBeHidden();
  const items = projects(page).filter({ visible: true });
  await expect(items).toHaveCount(51);
  await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  const target = await items.first().getByRole('link').getAttribute('href');
  expect((await page.request.get(target ?? '')).status()).toBe(200);
  await context.close();
});

test('has the thirteen projects on a page of their own', async ({ page }) => {
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const grid = projects(page).filter({ visible: true });
  await expect(grid).toHaveCount(13);
  await page.getByRole('button', { name: 'Drainage' }).click();
  await expect(grid).toHaveCount(2);
  await expect(page.getByRole('status').first()).toHaveText('2 drainage projects');
  await expect(page.getByRole('link', { name: /View Complete Portfolio/ })).toHaveAttribute(
    'href',
    '/gallery-full',
  );
});

test('covers the home gallery with a sign for half a second', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const gallery = page.locator('#gallery');
  await gallery.scrollIntoViewIfNeeded();
  const sign = gallery.getByText('Loading projects...');
  await expect(sign).toBeVisible();
  await page.clock.runFor(499);
  await expect(sign).toBeVisible();
  await page.clock.runFor(1);
  await expect(sign).toBeHidden();
});

for (const width of [320, 1280]) {
  test(`both galleries are accessible at ${width} px, by day and by night`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 });
    await openGallery(page);
    await page.getByRole('button', { name: 'Fencing' }).click();
    await expectAccessibleInBothLooks(page);
    await page.goto('/gallery');
    await expectAccessibleInBothLooks(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'nothing to scroll sideways').toBe(0);
  });
}

test('keeps filter and page in the address, through a reload and a nonsense page', async ({
  page,
}) => {
  const { shown } = await openGallery(page);
  const pages = page.getByRole('navigation', { name: 'Pages of the gallery' });
  await page.getByRole('button', { name: 'Residential', exact: true }).click();
  await expect(page).toHaveURL('/gallery-full?category=residential');
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/gallery-full?category=residential&page=2');
  await expect(shown).toHaveCount(8);
  await page.reload();
  await expect(shown).toHaveCount(8);
  await expect(page.getByRole('button', { name: 'Residential', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/gallery-full?category=moon&page=99');
  await expect(shown).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'All Projects', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
