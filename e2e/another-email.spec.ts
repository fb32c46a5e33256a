// A customer gets another email: by a code that they type, wrong at first; and by the office, for one who can no longer read theirs.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  newAddress,
  openMail,
  test,
} from './fixtures.ts';

const subject = 'Your code for a new email';

/** The eight digits that were mailed to an address. */
async function codeOf(page: Page, address: string, about: string): Promise<string> {
  const mail = await openMail(page, address, about);
  const title = (await mail.getByText(about).first().textContent()) ?? '';
  await mail.close();
  return /\d{8}/.exec(title)?.[0] ?? '';
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto('/sign-in?returnTo=/customer-portal/account');
  await page.getByLabel('Email Address').fill(address);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(await codeOf(page, address, 'sign-in code'));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/customer-portal/account');
}

test('types the code of the new email, and signs in with it from then on', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const wanted = newAddress('new-email');
  await signIn(page, newAddress('old-email'));
  const part = page.getByRole('region', { name: 'Email', exact: true });
  await part.getByLabel('New email').fill(wanted);
  await part.getByRole('button', { name: 'Send Code' }).click();
  await expect(page.getByText('A code is on its way to the new email.')).toBeVisible();
  await expect(part.getByText(`Eight digits, mailed to ${wanted}.`)).toBeVisible();
  await expect(part.getByLabel('Or another email')).toHaveValue('');
  await expectAccessibleInBothLooks(page);

  await part.getByLabel('Code').fill('00000000');
  await part.getByRole('button', { name: 'Use This Email' }).click();
  await expect(part.getByLabel('Code')).toHaveAccessibleDescription(/wrong or has expired/);
  forgive(consoleErrors, /422/);
  await part.getByLabel('Code').fill(await codeOf(page, wanted, subject));
  await part.getByRole('button', { name: 'Use This Email' }).click();
  await expect(page.getByText(`Signed in as ${wanted}.`)).toBeVisible();
  await expect(part.getByLabel('Code')).toHaveCount(0);

  // Its stream would ask once more, and be told that no one is signed in.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: /^(sid|signed_in)$/ });
  await signIn(page, wanted);
  await expect(page.getByText(`Signed in as ${wanted}.`)).toBeVisible();
});

test('has the office give a customer another email, who reads the code out', async ({ page }) => {
  const [old, wanted] = [newAddress('lost-email'), newAddress('found-email')];
  await page.goto('/sign-in?returnTo=/console/customers/new');
  await page.getByRole('button', { name: /Daniel Oakley/ }).click();
  await page.getByLabel('First name').fill('Wren');
  await page.getByLabel('Last name').fill('Alder');
  await page.getByLabel('Email').fill(old);
  await page.getByLabel('Phone').fill('(281) 555-0176');
  await page.getByRole('button', { name: 'Add customer' }).click();
  await page.waitForURL(/customers\/[0-9a-f-]{36}/);
  await page.goto(`${new URL(page.url()).pathname}/edit`);
  const part = page.getByRole('region', { name: 'Email', exact: true });
  await part.getByLabel('New email').fill(wanted);
  await part.getByRole('button', { name: 'Send Code' }).click();
  await expect(part.getByText(`Eight digits, mailed to ${wanted}.`)).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await (await openMail(page, old, 'Someone asked us for a new email')).close();
  await part.getByLabel('Code').fill(await codeOf(page, wanted, subject));
  await part.getByRole('button', { name: 'Use This Email' }).click();
  await expect(page.getByText('The email is changed.')).toBeVisible();
  await expect(page.getByRole('main').getByText(wanted).first()).toBeVisible();
  await (await openMail(page, old, 'Your account has a new email')).close();
});
