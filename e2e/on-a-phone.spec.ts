// On a phone what repeats on the home page is swiped, so that it is short enough to be read.
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
