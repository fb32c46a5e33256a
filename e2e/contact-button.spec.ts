// What floats in the corner of the page: the contact button with its dialog, and the flyer.
import { expect, test } from './fixtures.ts';
import { contact, contactButton, freeContactButton, scrollTo } from './over-the-page.ts';

test('finds the contact button below 300 px, and everything in its dialog', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await expect(contactButton(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: 'instant' }));
  await expect(contactButton(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(contactButton(page)).toBeHidden();
  await scrollTo(page, 0.3);
  await (await freeContactButton(page)).click();
  const dialog = contact(page);
  for (const text of [
    'Get in touch with us for your landscaping needs',
    /Monday-Friday\s*7:00 AM - 6:00 PM/,
    /Saturday\s*8:00 AM - 4:00 PM/,
    /Sunday\s*emergency calls only/i,
    'Emergency services 24/7',
  ]) {
    await expect(dialog).toContainText(text);
  }
  await expect(dialog.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    'tel:+12815550142',
  );
  await expect(dialog.getByRole('link', { name: /^Email/ })).toHaveAttribute(
    'href',
    'mailto:hello@prairieoak.example',
  );
  const office = dialog.getByRole('link', { name: /Visit Our Office/ });
  await expect(office).toHaveAttribute('target', '_blank');
  await expect(office).toHaveAttribute('href', /maps\/dir\/.*Cypress%2C%20TX%2077429/);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contactButton(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByRole('link', { name: 'Get Free Quote' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Get Your Free Quote' })).toBeInViewport();
});

test('finds the contact button on other pages, the flyer on the home page alone', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'View Flyer' })).toHaveAttribute(
    'href',
    '/print-flyer',
  );
  await page.setViewportSize({ width: 390, height: 500 });
  for (const path of ['/blog', '/sign-in']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'View Flyer' })).toHaveCount(0);
    await scrollTo(page, 1);
    const place = await contactButton(page).boundingBox();
    expect(place && place.x + place.width).toBe(390 - 16);
    await contactButton(page).click();
    await expect(contact(page).getByRole('link', { name: 'Get Free Quote' })).toHaveAttribute(
      'href',
      '/#contact',
    );
    await page.keyboard.press('Escape');
  }
});

test('never has one floating thing over the other, nor over what has the focus', async ({
  page,
}) => {
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 390, height: 844 },
    { width: 1280, height: 860 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    // Among the questions, where no button is for which the corner would step aside.
    await page
      .locator('#faq summary')
      .nth(5)
      .evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const button = await contactButton(page).boundingBox();
    const flyer = await page.getByRole('link', { name: 'View Flyer' }).boundingBox();
    if (!button || !flyer) throw new Error('one of them is not there');
    expect(button.x + button.width).toBeLessThanOrEqual(flyer.x);
    expect(flyer.x + flyer.width).toBeLessThanOrEqual(viewport.width);
    if (viewport.width < 640) expect(flyer.width, 'an icon on a phone').toBeLessThanOrEqual(48);
    for (const { width, height } of [button, flyer]) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.locator('#faq summary').first().focus();
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab');
      // The page may still be scrolling to what has just got the focus.
      await expect.poll(() => page.evaluate(isFocusCovered)).toBe(false);
    }
  }
});

test('leaves a small screen to who writes in a field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await scrollTo(page, 0.5);
  await freeContactButton(page);
  const flyer = page.getByRole('link', { name: 'View Flyer' });
  await expect(flyer).toBeVisible();
  const field = page.locator('#newsletter').getByRole('textbox');
  await field.focus();
  await expect(flyer).toBeHidden();
  await expect(contactButton(page)).toBeHidden();
  await field.blur();
  await expect(flyer).toBeVisible();
});

for (const path of [
  '/',
  '/about',
  '/areas',
  '/blog',
  '/book',
  '/contact',
  '/estimate',
  '/gallery-full',
  '/lawn-plan',
  '/es/lawn-plan',
  '/quote',
  '/services',
  '/services/drainage',
  '/sign-in',
  '/storm',
  '/es/storm',
]) {
  test(`covers no button anywhere on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await page.waitForLoadState('load');
    const { steps, covered } = await page.evaluate(coveredButtons);
    expect(steps).toBeGreaterThan(0);
    expect(covered).toEqual([]);
  });
}

/** Runs in the page: scrolls through it and gives the buttons that something of the corner lay over. */
async function coveredButtons(): Promise<{ steps: number; covered: string[] }> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const floating = [...document.querySelectorAll('.contact-corner > :not(dialog)')];
  const buttons = [...document.querySelectorAll('main .button')];
  const covered = new Set<string>();
  let steps = 0;
  for (let top = 0; top < document.documentElement.scrollHeight; top += 90) {
    window.scrollTo({ top, behavior: 'instant' });
    // The scroll is told in the next frame, and what it changes is painted with it.
    await frame();
    await frame();
    steps += 1;
    const over = floating.filter((one) => one.checkVisibility({ visibilityProperty: true }));
    for (const button of buttons) {
      const below = button.getBoundingClientRect();
      const isCovered = over.some((one) => {
        const { left, right, top: upper, bottom } = one.getBoundingClientRect();
        return (
          below.right > left && below.left < right && below.bottom > upper && below.top < bottom
        );
      });
      if (isCovered && button.checkVisibility()) covered.add(`${button.textContent} at ${top}`);
    }
  }
  return { steps, covered: [...covered] };
}

/** Runs in the page: whether the corner lies over the middle of what has the focus. */
function isFocusCovered(): boolean {
  const corner = '[aria-label="Quick contact"]';
  const focused = document.activeElement;
  if (!focused || focused.closest(corner)) return false;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  return seen?.closest(corner) != null;
}
