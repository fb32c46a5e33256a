// The owner looks at what leaves by itself in the next seven days, reads one as its reader will, and finds what it is about.
import { signInAsOwner } from './every-screen.ts';
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { test } from './monday-site.ts';

for (const width of [390, 1280]) {
  test(`what goes out soon, ${width} px wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsOwner(page);
    await page.setViewportSize({ width, height: 844 });

    await test.step('the days with their messages', async () => {
      await page.goto('/console/settings');
      await page.getByRole('link', { name: 'Going out soon' }).click();
      await expect(page.getByRole('heading', { name: 'Going out soon', level: 1 })).toBeVisible();
      await expect(page.getByRole('table').first()).toContainText('Their visit is on');
      await expectAccessibleInBothLooks(page);
    });

    await test.step('one of them as it would read', async () => {
      await page.getByRole('table').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Why it leaves' })).toBeVisible();
      await expect(page.getByText('have not turned this email off')).toBeVisible();
      const frame = page.frameLocator('iframe[title="The message as its reader sees it"]');
      await expect(frame.getByText('Prairie Oak').first()).toBeVisible();
      await expectAccessibleInBothLooks(page);
    });

    await test.step('what it is about', async () => {
      await page.getByRole('link', { name: 'Open what it is about' }).click();
      await page.waitForURL(/\/console\/visits\/\d+/);
    });
  });
}
