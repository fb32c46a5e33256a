// Someone follows the link that the start printed, looks around signed in, signs out, and leaves nothing behind on Back.
import { chromium } from '@playwright/test';
import { expect, localKey, rememberWelcome, test } from './fixtures.ts';

test('opens the printed links of a first start', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/sign-in');
  await expect(page.getByText(/open the sign-in link that the program printed/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Juniper Meadows/ })).toHaveCount(0);
  expect((await page.goto('/dev/mailbox'))?.status()).toBe(404);

  await page.goto(`/sign-in?key=${localKey}`);
  await expect(page).toHaveURL('/sign-in');
  await page.getByRole('button', { name: /Juniper Meadows/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Juniper' })).toBeVisible();
  expect((await page.goto('/dev/mailbox'))?.status()).toBe(200);
  await context.close();
});

for (const way of ['by the link', 'by the page that asks first'] as const) {
  test(`shows nothing on Back after signing out ${way}`, async ({ baseURL, launchOptions }) => {
    // Playwright switches off the pages that a browser keeps whole for Back; people have them.
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    await context.addInitScript(rememberWelcome);
    const page = await context.newPage();
    await page.goto(`/sign-in?key=${localKey}`);
    await page.getByRole('button', { name: /Juniper Meadows/ }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back, Juniper' })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('booking-attempt', 'kept'));

    if (way === 'by the link') {
      await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
    } else {
      await page.goto('/sign-out');
      await page.getByRole('button', { name: 'Sign out' }).click();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => sessionStorage.getItem('booking-attempt'))).toBe('kept');

    for (let back = way === 'by the link' ? 1 : 2; back > 0; back--) await page.goBack();
    await expect(page.getByText('Redirecting to login...')).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/Juniper|juniper\.meadows|Signed in as/);
    await browser.close();
  });
}
