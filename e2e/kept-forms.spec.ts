// What somebody typed into the portal when their session ended stands there again after signing in, for them alone.
import type { Page } from '@playwright/test';
import { expect, forgive, test, untilSettled } from './fixtures.ts';

const ACCOUNT = '/customer-portal/account';
const TYPED = '(281) 555-0188';

const phone = (page: Page) =>
  page.getByRole('region', { name: 'Contact Information' }).getByLabel('Phone');

async function signInAs(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL(({ pathname }) => pathname === ACCOUNT);
}

/** Changes the number when the session is over already, and is led to sign in. */
async function sendTooLate(page: Page): Promise<void> {
  // Before the page's script is there, a form is the browser's own.
  await untilSettled(page);
  await phone(page).fill(TYPED);
  await page.context().clearCookies({ name: 'sid' });
  await page.getByRole('button', { name: 'Update Information' }).click();
  await expect(page.getByText('Session Expired')).toBeVisible();
  await page.waitForURL('**/sign-in?returnTo=%2Fcustomer-portal%2Faccount');
}

test('finds what was typed again after the session had ended, once, and nobody else does', async ({
  page,
  consoleErrors,
}) => {
  await page.goto(`/sign-in?returnTo=${ACCOUNT}`);
  await signInAs(page, /Rowan/);
  const before = await phone(page).inputValue();
  await sendTooLate(page);
  await signInAs(page, /Rowan/);
  await expect(page.getByText('What you typed is back')).toBeVisible();
  await expect(phone(page)).toHaveValue(TYPED);
  // It was not sent.
  await page.reload();
  await expect(phone(page)).toHaveValue(before);
  await expect(page.getByText('What you typed is back')).toBeHidden();

  await sendTooLate(page);
  await signInAs(page, /Juniper/);
  await expect(phone(page)).not.toHaveValue(TYPED);
  await expect(page.getByText('What you typed is back')).toBeHidden();
  forgive(consoleErrors, /401/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('finds what was typed and not sent, when the page had lain in the background', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(`/sign-in?returnTo=${ACCOUNT}`);
    await signInAs(page, /Rowan/);
    await untilSettled(page);
    await phone(page).fill(TYPED);
    await page.context().clearCookies({ name: 'sid' });
    await comeBackLater(page);
    await page.waitForURL('**/sign-in?returnTo=%2Fcustomer-portal%2Faccount');
    await signInAs(page, /Rowan/);
    await expect(page.getByText('What you typed is back')).toBeVisible();
    await expect(phone(page)).toHaveValue(TYPED);
    forgive(consoleErrors, /401/);
  });

  test('finds what the browser has sent before the page’s script was there', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto(`/sign-in?returnTo=${ACCOUNT}`);
    await signInAs(page, /Rowan/);
    await untilSettled(page);
    const scripts = /\/assets\/.*\.js/;
    await page.route(scripts, (route) => route.abort());
    await page.reload();
    await phone(page).fill(TYPED);
    await page.unroute(scripts);
    await page.context().clearCookies({ name: 'sid' });
    await page.getByRole('button', { name: 'Update Information' }).click();
    await page.waitForURL('**/sign-in?returnTo=%2Fcustomer-portal%2Faccount');
    await signInAs(page, /Rowan/);
    await expect(phone(page)).toHaveValue(TYPED);
    forgive(consoleErrors, /401|ERR_FAILED/);
  });

  test('forgets what was typed when its page was left with the session', async ({ page }) => {
    await page.goto(`/sign-in?returnTo=${ACCOUNT}`);
    await signInAs(page, /Rowan/);
    await untilSettled(page);
    const before = await phone(page).inputValue();
    await phone(page).fill(TYPED);
    await page.reload();
    await untilSettled(page);
    await expect(page.getByText('What you typed is back')).toBeHidden();
    expect(before).not.toBe(TYPED);
  });
});

/** The page lies in the background for longer than it may go without asking, and is seen again. */
function comeBackLater(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = Date.now;
    const show = (isHidden: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    show(true);
    Date.now = () => now() + 31_000;
    show(false);
    Date.now = now;
  });
}
