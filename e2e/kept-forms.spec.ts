// What someone typed into the portal when their session ended stands there again after signing in, for them alone.
import type { Page } from '@playwright/test';
import { expect, forgive, openMail, test, untilSettled } from './fixtures.ts';

const ACCOUNT = '/customer-portal/account';
const TYPED = '(281) 555-0188';

const phone = (page: Page) =>
  page.getByRole('region', { name: 'Contact Information' }).getByLabel('Phone');

async function signInAs(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL(({ pathname }) => pathname === ACCOUNT);
}

/** Rowan's account page, by signing in for it. */
async function openAccount(page: Page): Promise<void> {
  await page.goto(`/sign-in?returnTo=${ACCOUNT}`);
  await signInAs(page, /Rowan/);
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

test('finds what was typed again after the session had ended, once, and no one else does', async ({
  page,
  consoleErrors,
}) => {
  await openAccount(page);
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

/** All that the browser has stored for this site. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}

test('finds what was typed in the tab that the link of the sign-in mail has opened, once', async ({
  page,
  consoleErrors,
}) => {
  await openAccount(page);
  const before = await phone(page).inputValue();
  await sendTooLate(page);
  await page.getByLabel('Email Address').fill('rowan.fernwood@example.com');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel(/code/i)).toBeVisible();
  const mail = await openMail(page, 'rowan.fernwood@example.com', 'code');
  const link = mail.frameLocator('iframe').getByRole('link', { name: /sign in/i });
  const other = await page.context().newPage();
  await other.goto((await link.getAttribute('href')) ?? '');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await other.waitForURL(({ pathname }) => pathname === ACCOUNT);
  await expect(other.getByText('What you typed is back')).toBeVisible();
  await expect(phone(other)).toHaveValue(TYPED);
  // The tab in which it was typed has nothing more of it.
  await page.goto(ACCOUNT);
  await untilSettled(page);
  await expect(phone(page)).toHaveValue(before);
  expect(await stored(page)).not.toContain(TYPED);
  forgive(consoleErrors, /401/);
});

test('forgets what was typed when its person signs out, in whatever tab', async ({
  page,
  consoleErrors,
}) => {
  await openAccount(page);
  await sendTooLate(page);
  await page.goto('/sign-in?returnTo=/customer-portal');
  await page.getByRole('button', { name: /Rowan/ }).click();
  await page.waitForURL(({ pathname }) => pathname === '/customer-portal');
  await untilSettled(page);
  expect(await stored(page)).toContain(TYPED);
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await expect.poll(() => stored(page)).not.toContain(TYPED);

  // The other tab stays open over a sign-out.
  await openAccount(page);
  await untilSettled(page);
  await phone(page).fill(TYPED);
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
  await other.waitForFunction(() => document.cookie.includes('signed_out=1'));
  await comeBackLater(page);
  await page.waitForURL('**/sign-in?returnTo=%2Fcustomer-portal%2Faccount');
  expect(await stored(page)).not.toContain(TYPED);
  await signInAs(page, /Rowan/);
  await untilSettled(page);
  await expect(phone(page)).not.toHaveValue(TYPED);
  forgive(consoleErrors, /401/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('finds what was typed and not sent, when the page had lain in the background', async ({
    page,
    consoleErrors,
  }) => {
    await openAccount(page);
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
    await openAccount(page);
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
    await openAccount(page);
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
