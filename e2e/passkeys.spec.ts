// Someone makes a passkey, signs in with it next time, gives it a name and removes it; and is told when the session is over.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  newAddress,
  openMail,
  test,
} from './fixtures.ts';

/** A device that asks for the finger and gets it, as Chromium's developer tools offer one. */
async function addDevice(page: Page) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  const touch = (enabled: boolean) =>
    tools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
  return { touch };
}

/** Signs in by the link of the mail, in the browser that asked. */
async function signInByMail(page: Page, address: string): Promise<void> {
  await page.goto('/sign-in?returnTo=/customer-portal/account');
  await page.getByLabel('Email Address').fill(address);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  const mail = await openMail(page, address, 'sign-in code');
  const link = await mail
    .frameLocator('iframe')
    .getByRole('link', { name: 'Sign in' })
    .getAttribute('href');
  await mail.close();
  await page.goto(link ?? '');
  await expect(page.getByRole('heading', { name: 'Sign in?' })).toBeVisible();
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/customer-portal/account');
}

test('makes a passkey, signs in with it, names it and removes it', async ({
  page,
  consoleErrors,
}) => {
  // The page that is left hears that its stream has ended, and asks once more.
  forgive(consoleErrors, /401/);
  const { touch } = await addDevice(page);
  await signInByMail(page, newAddress('passkey'));
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await touch(true);
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(passkeys.getByText('Chrome on Linux', { exact: true })).toBeVisible();
  await touch(false);
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByText('This browser')).toBeVisible();
  await expect(sessions.getByText(/by an emailed link/)).toBeVisible();
  await expectAccessibleInBothLooks(page);

  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
  // A browser that offers nothing in fields: there the button is the way.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/sign-in?returnTo=/customer-portal/account');
  await expect(page.getByLabel('Email Address')).toHaveAttribute('autocomplete', 'email webauthn');
  await touch(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL('/customer-portal/account');
  await expect(sessions.getByText(/by a passkey/)).toBeVisible();

  await passkeys.getByText('Change the name').click();
  await passkeys.getByLabel(/New name/).fill('Kitchen laptop');
  await passkeys.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Passkey renamed.')).toBeVisible();
  await passkeys.getByRole('button', { name: 'Remove Kitchen laptop' }).click();
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(0);
});

test('is offered the passkey in the address field', async ({ page, consoleErrors }) => {
  // The page that is left hears that its stream has ended, and asks once more.
  forgive(consoleErrors, /401/);
  const { touch } = await addDevice(page);
  await signInByMail(page, newAddress('autofill'));
  await touch(true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
  // The device answers at once whatever the browser offers in the field, as if the person had chosen it there.
  await page.goto('/sign-in?returnTo=/customer-portal/account');
  await expect(page).toHaveURL('/customer-portal/account');
  await expect(page.getByText(/by a passkey/)).toBeVisible();
});

test('is told that the session is over, and goes to sign in after a second', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: /Rowan/ }).click();
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.goto('/customer-portal/account');
  const save = page.getByRole('button', { name: 'Update Information' });
  await expect(save).toBeEnabled();
  await page.context().clearCookies({ name: 'sid' });
  // The page may hear of it before the button is pressed, and is gone then.
  await save.click({ timeout: 2_000 }).catch(() => {});
  await expect(page.getByText('Session Expired')).toBeVisible();
  await expect(
    page.getByText('Your session has expired. Redirecting to login...').first(),
  ).toBeVisible();
  await page.waitForURL('**/sign-in?returnTo=%2Fcustomer-portal%2Faccount');
  forgive(consoleErrors, /401/);
});
