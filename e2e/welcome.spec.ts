// The welcome over the page: when it comes, how it is left, and that it never comes again.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  test,
  untilMeasured,
  untilSettled,
} from './fixtures.ts';
import { contact, freeContactButton, scrollTo, welcome } from './over-the-page.ts';

/** A Monday morning in Cypress. */
const MONDAY = '2026-11-23T10:00:00-06:00';

const flag = (page: Page) => page.evaluate(() => localStorage.getItem('welcome-seen'));

/** The home page with a clock that stands still until the test moves it. */
async function openWithClock(page: Page, time: string): Promise<void> {
  await page.clock.install({ time });
  await page.goto('/');
  await page.clock.pauseAt(new Date(Date.parse(time) + 60_000));
}

test.describe('a new visitor', () => {
  test.use({ isNewVisitor: true });

  test('is welcomed past 40 % of the page, and reads everything about it', async ({ page }) => {
    await page.goto('/');
    await untilMeasured(page);
    await scrollTo(page, 0.39);
    await freeContactButton(page);
    await expect(welcome(page)).toBeHidden();
    await scrollTo(page, 0.42);
    await expect(welcome(page)).toBeVisible();
    for (const text of [
      'Welcome to Prairie Oak Landscaping',
      'Professional landscaping in Greater Houston since 2019',
      'Serving Cypress, Katy, Spring, Tomball & Woodlands',
      'Since 2019',
      '4.9 Customer Rating',
      'Live Support',
      /Monday-Friday\s*8:00 AM - 6:00 PM/,
      /Saturday\s*9:00 AM - 4:00 PM/,
      /Sunday\s*Closed/,
    ]) {
      await expect(welcome(page)).toContainText(text);
    }
    await expect(welcome(page).getByRole('heading', { level: 2 })).toBeFocused();
  });

  for (const [what, act] of [
    ['click', (page: Page) => page.mouse.click(5, 400)],
    ['key press', (page: Page) => page.keyboard.press('Shift')],
  ] as const) {
    test(`is welcomed three seconds after the first ${what}, not sooner`, async ({ page }) => {
      await openWithClock(page, MONDAY);
      await act(page);
      await page.clock.runFor(1500);
      await act(page);
      await page.clock.runFor(1499);
      await expect(welcome(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(welcome(page)).toBeVisible();
    });
  }

  for (const [exit, anchor] of [
    ['Start Live Chat', 'contact'],
    ['Schedule Free Consultation', 'calendar'],
    ['Continue Exploring Website', null],
    ['Close', null],
  ] as const) {
    test(`leaves by "${exit}" and never meets it again`, async ({ page }) => {
      await page.goto('/');
      await scrollTo(page, 0.5);
      await welcome(page)
        .getByRole(anchor ? 'link' : 'button', { name: exit })
        .click();
      await expect(welcome(page)).toBeHidden();
      await expect.poll(() => flag(page)).toBe('true');
      if (anchor) await expect(page.locator(`#${anchor}`)).toBeInViewport();

      await openWithClock(page, MONDAY);
      await scrollTo(page, 0.6);
      await page.mouse.click(5, 400);
      await page.clock.runFor(10_000);
      // The button looks where it lies after each frame of a scroll.
      await page.clock.resume();
      await freeContactButton(page);
      await expect(welcome(page)).toBeHidden();
    });
  }

  test('leaves by Escape or beside the dialog, too', async ({ page }) => {
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(10, 10),
    ] as const) {
      await page.goto('/');
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await scrollTo(page, 0.5);
      await expect(welcome(page)).toBeVisible();
      await leave();
      await expect(welcome(page)).toBeHidden();
      await expect.poll(() => flag(page)).toBe('true');
    }
  });

  test('is not interrupted while writing', async ({ page }) => {
    await openWithClock(page, MONDAY);
    const field = page.locator('#newsletter').getByLabel('Email Address');
    // By keyboard: a click scrolls past 40 % first, and then it is right to welcome before the field has the focus.
    await field.focus();
    await page.keyboard.type('fern@example.com');
    await page.clock.runFor(20_000);
    await expect(welcome(page)).toBeHidden();
    await field.blur();
    await page.clock.runFor(1_000);
    await expect(welcome(page)).toBeVisible();
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await expect(field).toHaveValue('fern@example.com');
  });

  test('sees one overlay at a time', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithClock(page, MONDAY);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expect(welcome(page)).toBeHidden();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await page.clock.runFor(1_000);
    await expect(welcome(page)).toBeVisible();
  });

  test('tabs round inside, both ways', async ({ page }) => {
    await page.goto('/');
    await scrollTo(page, 0.5);
    await expect(welcome(page)).toBeVisible();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let count = 0; count < 20; count++) {
        await page.keyboard.press(key);
        const isOutside = await page.evaluate(() => {
          const { activeElement } = document;
          // Between the last control and the first the browser's own buttons have the focus.
          return activeElement !== document.body && !activeElement?.closest('#welcome');
        });
        expect(isOutside).toBe(false);
      }
    }
  });

  test('is welcomed without any shift of the page', async ({ page }) => {
    await page.goto('/');
    await untilMeasured(page);
    await scrollTo(page, 0.39);
    await untilSettled(page);
    await page.evaluate(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.sum += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift' });
    });
    await page.mouse.click(5, 400);
    await expect(welcome(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(welcome(page)).toBeHidden();
    await (await freeContactButton(page)).click();
    await expect(contact(page)).toBeVisible();
    await page.keyboard.press('Escape');
    const sum = await page.evaluate(
      () => (window as unknown as { shifts: { sum: number } }).shifts.sum,
    );
    expect(sum).toBe(0);
  });

  test('is welcomed once a page where the browser blocks storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await scrollTo(page, 0.5);
    await welcome(page).getByRole('button', { name: 'Close' }).click();
    await scrollTo(page, 0.2);
    await scrollTo(page, 0.7);
    await page.mouse.click(5, 400);
    await freeContactButton(page);
    await expect(welcome(page)).toBeHidden();
  });

  test('is welcomed on other public pages, not where people sign in', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/blog');
    await page.keyboard.press('Shift');
    await expect(welcome(page)).toBeVisible();
    await welcome(page).getByRole('link', { name: 'Schedule Free Consultation' }).click();
    await expect(page).toHaveURL('/#calendar');
    for (const path of ['/sign-in', '/customer-portal']) {
      await page.goto(path);
      await expect(page.locator('#welcome')).toHaveCount(0);
    }
    forgive(consoleErrors, /401/);
  });

  for (const [time, before, after] of [
    ['Monday 8:00', ['2026-11-23T07:59:58', 'OFFLINE'], 'ONLINE'],
    ['Monday 18:00', ['2026-11-23T17:59:58', 'ONLINE'], 'OFFLINE'],
    ['Saturday 9:00', ['2026-11-28T08:59:58', 'OFFLINE'], 'ONLINE'],
    ['Saturday 16:00', ['2026-11-28T15:59:58', 'ONLINE'], 'OFFLINE'],
    ['Sunday midnight', ['2026-11-29T23:59:58', 'OFFLINE'], 'OFFLINE'],
  ] as const) {
    test(`sees the support badge turn with the second, ${time}`, async ({ page }) => {
      const answers = { ONLINE: 'Usually within 5 minutes', OFFLINE: 'Within 2-4 hours' };
      const [start, badge] = before;
      const now = new Date(`${start}-06:00`);
      await page.clock.install({ time: new Date(now.getTime() - 600_000) });
      await page.goto('/');
      await page.clock.pauseAt(now);
      await scrollTo(page, 0.5);
      const support = welcome(page).getByRole('region', { name: 'Live Support' });
      await expect(support).toContainText(badge);
      await expect(support).toContainText(answers[badge]);
      await page.clock.runFor(1_000);
      await expect(support).toContainText(badge);
      await page.clock.runFor(1_000);
      await expect(support).toContainText(after);
      await expect(support).toContainText(answers[after]);
    });
  }

  test('has a badge by the clock at the company, wherever the own one is', async ({
    browser,
    baseURL,
  }) => {
    for (const [time, badge] of [
      ['2026-11-23T05:00:00-06:00', 'OFFLINE'],
      ['2026-11-23T17:30:00-06:00', 'ONLINE'],
    ] as const) {
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        timezoneId: 'Europe/Berlin',
      });
      const page = await context.newPage();
      await page.clock.install({ time });
      await page.goto('/');
      await scrollTo(page, 0.5);
      await expect(welcome(page)).toContainText(badge);
      await context.close();
    }
  });
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, by day and by night`, () => {
    test.use({ isNewVisitor: true, viewport: { width, height: 844 } });

    test('both dialogs are accessible', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/');
      await scrollTo(page, 0.5);
      await expect(welcome(page)).toBeVisible();
      await expectAccessibleInBothLooks(page, '#welcome');
      await page.keyboard.press('Escape');
      await (await freeContactButton(page)).click();
      await expect(contact(page)).toBeVisible();
      await expectAccessibleInBothLooks(page, '#contact-dialog');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing lies over the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#welcome')).toBeHidden();
    await expect(page.locator('#contact-dialog')).toBeHidden();
    await expect(page.locator('#contact-button')).toBeHidden();
  });
});
