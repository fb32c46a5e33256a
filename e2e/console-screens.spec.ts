// Every screen of the console and of the portal, on the smallest phone, a usual one and a desk: nothing is wider than the
// window, each has one heading of its own, and axe finds nothing by day or by night.
import type { Page } from '@playwright/test';
import {
  addressOf,
  billPartlyPaid,
  type Screen,
  screensOfConsole,
  screensOfPortal,
  signInAsCustomer,
  signInAsOwner,
} from './every-screen.ts';
import { expect, expectAccessible, expectAccessibleInBothLooks } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'screens' });

for (const [name, screens] of Object.entries(screensOfConsole)) {
  test(`the console: ${name}`, async ({ page, browser, monday }) => {
    if (name === 'billing') await billPartlyPaid(browser, monday);
    await signInAsOwner(page);
    await lookAtAll(page, screens);
  });
}

for (const [name, screens] of Object.entries(screensOfPortal)) {
  test(`the portal: ${name}`, async ({ page, browser, monday }) => {
    await billPartlyPaid(browser, monday);
    await signInAsCustomer(page);
    await lookAtAll(page, screens);
  });
}

async function lookAtAll(page: Page, screens: readonly Screen[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const screen of screens) {
    const path = await addressOf(page, screen);
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.locator('h1:visible'), path).toHaveCount(1);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
      await expectAccessibleInBothLooks(page);
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(page.locator('h1:visible'), path).toHaveCount(1);
      // By night now: what differs between the looks was compared above.
      await expectAccessible(page);
    });
  }
}
