// On a phone what repeats on the home page is swiped, so that it is short enough to be read.
import type { Page } from '@playwright/test';
import { expect, test, untilMeasured, untilSettled, untilStill } from './fixtures.ts';
import { openForm } from './open-booking.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('the home page is short enough to be read, and never wider than the window', async ({
  page,
}) => {
  await page.goto('/');
  // A first visit on a busy machine may stay in the letters that stand until the font has come, which are wider.
  await page.reload();
  await untilMeasured(page);
  await untilStill(page);
  const { height, width } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect(height).toBeLessThan(25_500);
  expect(width).toBe(390);
});

for (const width of [390, 1280]) {
  test(`what is out of sight rests at ${width} px, and nothing moves when it comes into sight`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await untilMeasured(page);
    await untilSettled(page);
    const resting = page.locator('[data-measured="rests"]');
    await expect.poll(() => resting.count()).toBeGreaterThan(12);
    await expectSamePlacesAtRest(page);
  });
}

test('turns the phone while chapters rest, and anchors still land', async ({ page }) => {
  await page.goto('/');
  await untilMeasured(page);
  const resting = page.locator('[data-measured="rests"]');
  await expect.poll(() => resting.count()).toBeGreaterThan(12);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => resting.count()).toBeGreaterThan(12);
  await expect(() => expectSamePlacesAtRest(page)).toPass({ timeout: 10_000 });
  await page.evaluate(() => location.assign('#faq'));
  await untilStill(page);
  await expect(page.locator('#faq').getByRole('heading', { level: 2 })).toBeInViewport();
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

test('sees the price of a lawn at once, and while the plan is put together', async ({ page }) => {
  await page.goto('/#lawn-maintenance');
  const lawn = page.locator('#lawn-maintenance');
  await expect(lawn.locator('form').first()).toHaveJSProperty('noValidate', true);
  // Anyone who types an address has had the page before them for a while, and it has come to the form.
  await untilSettled(page);
  await untilStill(page);
  await expect(lawn.getByRole('heading').first()).toBeInViewport();
  const bar = lawn.locator('.lawn-plan-bar');
  const address = lawn.getByLabel('Property Address');
  await address.fill('12345 Cypress Creek Dr, Cypress, TX 77429');
  // Enter, because the suggestions may lie over the button.
  await address.press('Enter');
  await expect(bar).toBeInViewport({ ratio: 0.5 });
  await expect(bar).toHaveText(/^First visit \$\d+\.\d\d$/);
  const before = await bar.textContent();
  await lawn.getByRole('checkbox').first().check();
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  await expect(bar).not.toHaveText(before ?? '');
  await lawn.getByRole('button', { name: 'CONTINUE' }).click();
  await expectUnderHeader(page, 'Your plan, before you send it');
  await expect(lawn.getByLabel('First Name')).toBeInViewport();
  await expect(bar).toBeHidden();
});

test('lands at the heading of a step of the booking, with the first field in sight', async ({
  page,
}) => {
  await openForm(page);
  await expectUnderHeader(page, 'Where can we reach you?');
  await expect(page.getByLabel('Full Name')).toBeInViewport({ ratio: 1 });
});

async function expectUnderHeader(page: Page, name: string): Promise<void> {
  const heading = page.getByRole('heading', { name });
  await expect(heading).toBeFocused();
  const below = () =>
    heading.evaluate(
      (one) =>
        one.getBoundingClientRect().top -
        (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
    );
  // The page may still be scrolling there.
  await expect.poll(async () => Math.abs((await below()) - 30)).toBeLessThanOrEqual(30);
}

/** Which kinds of `tabindex` the rows have. */
function tabStops(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('.rail')].map((rail) => rail.getAttribute('tabindex')),
    ),
  ]);
}

/** Chapters that rest begin where they begin when all of them are drawn. */
async function expectSamePlacesAtRest(page: Page): Promise<void> {
  const draw = (visibility: string) =>
    page.locator('[data-measured="rests"]').evaluateAll((chapters, contentVisibility) => {
      for (const { style } of chapters) Object.assign(style, { contentVisibility });
    }, visibility);
  const atRest = await placesOfChapters(page);
  await draw('visible');
  const drawn = await placesOfChapters(page);
  await draw('');
  expect(drawn).toEqual(atRest);
}

/** Where each chapter of the home page begins, in hundredths of a pixel. */
function placesOfChapters(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#content > section')].map((chapter) =>
      Math.round((chapter.getBoundingClientRect().top + scrollY) * 100),
    ),
  );
}
