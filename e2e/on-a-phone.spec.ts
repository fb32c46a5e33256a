// On a phone what repeats on the home page is swiped, so that it is short enough to be read.
import type { Page } from '@playwright/test';
import { expect, test, untilMeasured, untilStill } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the home page is short enough to be read, and never wider than the window', async ({
  page,
}) => {
  await page.goto('/');
  await untilMeasured(page);
  await untilStill(page);
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect(height).toBeLessThan(27_000);
  expect(width).toBe(390);
});

for (const width of [320, 390]) {
  test(`shows at the edge of each row at ${width} px that there is more of it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await untilMeasured(page);
    const peeks = await page.evaluate(() =>
      [...document.querySelectorAll('.rail')].map((rail) => {
        const [first, second] = [...rail.querySelectorAll('figure, li, article')].filter((one) =>
          one.checkVisibility(),
        );
        const next = second?.getBoundingClientRect();
        return first && next
          ? innerWidth - Math.max(next.left, first.getBoundingClientRect().right)
          : 0;
      }),
    );
    expect(peeks.length).toBeGreaterThanOrEqual(5);
    for (const peek of peeks) expect(peek).toBeGreaterThanOrEqual(24);
  });
}

test('reaches each row by keys while it can be scrolled, and passes by it where it is a list', async ({
  page,
}) => {
  await page.goto('/');
  await untilMeasured(page);
  await expect.poll(() => tabStops(page)).toEqual(['0']);
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect.poll(() => tabStops(page)).toEqual(['-1']);
});

test('follows the focus to a card that lies beside the window', async ({ page }) => {
  await page.goto('/');
  await untilMeasured(page);
  const last = page.locator('#services').getByRole('link', { name: 'Learn More' }).last();
  await expect(last).not.toBeInViewport();
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollX)).toBe(0);
});

/** Which kinds of `tabindex` the rows have. */
function tabStops(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('.rail')].map((rail) => rail.getAttribute('tabindex')),
    ),
  ]);
}
