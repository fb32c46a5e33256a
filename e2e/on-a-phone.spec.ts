// On a phone chapters begin at their heading, what repeats is swiped, and the price stays.
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

test('the price of a first visit stays in sight while the plan is chosen', async ({ page }) => {
  await page.goto('/#lawn-maintenance');
  const address = page.getByLabel('Property Address');
  await address.fill('12345 Cypress Creek Drive, Cypress, TX 77429');
  await page.getByRole('button', { name: 'Validate' }).press('Enter');
  const bar = page.locator('.lawn-plan-bar');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toHaveText(/^First visit \$\d+\.\d\d$/);
});
