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
