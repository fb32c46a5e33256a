// On a phone chapters begin at their heading, and what repeats is swiped.
import { expect, test, untilStill } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the home page is short enough to be read, and never wider than the window', async ({
  page,
}) => {
  await page.goto('/#testimonials');
  await untilStill(page);
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect(height).toBeLessThan(27_000);
  expect(width).toBe(390);
});

test('a chapter begins at its heading, below the header', async ({ page }) => {
  for (const id of ['services', 'faq', 'calendar', 'contact']) {
    await page.goto(`/#${id}`);
    await untilStill(page);
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.locator(`#${id}-heading`).boundingBox();
    const blank = (heading?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
    expect(blank, id).toBeGreaterThanOrEqual(0);
    expect(blank, id).toBeLessThan(48);
  }
});
