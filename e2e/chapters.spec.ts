// A visitor goes straight to a chapter far below, whose place the browser has not measured yet.
import { expect, test, untilStill } from './fixtures.ts';

test('follows an address with an anchor, and stands there again after a reload', async ({
  page,
}) => {
  // A font that comes late is left to the next page (`font-display: optional`), whose lines then break elsewhere: it is there.
  await page.goto('/contact');
  await page.evaluate(() => document.fonts.ready);
  await page.goto('/#testimonials');
  const heading = page.locator('#testimonials-heading');
  await untilStill(page);
  await expect(heading).toBeInViewport();
  await page.locator('#faq-heading').scrollIntoViewIfNeeded();
  await untilStill(page);
  const before = await page.locator('#faq-heading').boundingBox();
  await page.reload();
  await untilStill(page);
  const after = await page.locator('#faq-heading').boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 1_000))).toBeLessThan(2);
});

test('lands at the heading of a chapter, not at the blank above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const anchor of ['contact', 'calendar', 'faq', 'testimonials']) {
    await page.goto(`/#${anchor}`);
    await untilStill(page);
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.locator(`#${anchor}-heading`).boundingBox();
    const blank = (heading?.y ?? 1_000) - (header?.height ?? 0);
    expect(blank, anchor).toBeGreaterThanOrEqual(0);
    expect(blank, anchor).toBeLessThan(48);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to its chapter', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.locator('#contact-heading')).toBeInViewport();
  });
});
