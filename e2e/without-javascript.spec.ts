// A visitor without JavaScript reads everything and books from the list of next openings.
import { expect, forgive, newAddress, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

test('reads the home page and books from the list', async ({ page, consoleErrors }) => {
  const email = newAddress('plain');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Schedule Your Consultation' })).toBeVisible();
  const form = page.locator('#calendar form').filter({ has: page.getByLabel('Full Name') });
  await form.getByRole('radio').first().check();
  await form.getByLabel('Full Name').fill('Plain Example');
  await form.getByLabel('Email Address').fill('plain@example');
  await form.getByLabel('Phone Number').fill('(281) 555-0126');
  await form.getByRole('button', { name: 'Confirm Booking' }).click();

  // The server answers with the form, what was typed, and what is wrong.
  await expect(page.getByText(/valid email address/)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Plain Example');
  forgive(consoleErrors, /422/);
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
  await expect(page.getByText('Consultation Booked!')).toBeVisible();
});

test('signs in with the mailed code', async ({ page, consoleErrors }) => {
  const email = newAddress('somebody-with-a-name-as-long-as-a-summer-day');
  await page.goto('/sign-in');
  await page.getByLabel('Email Address').fill('no-address');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByRole('group', { name: 'Please check this:' })).toBeFocused();
  await expect(page.getByLabel('Email Address')).toHaveValue('no-address');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText(/the code is on its way/)).toBeVisible();

  const mailbox = await page.context().newPage();
  let code = '';
  await expect(async () => {
    await mailbox.goto('/dev/mailbox');
    const row = mailbox.getByRole('row').filter({ hasText: email });
    code = /\b\d{8}\b/.exec(await row.first().innerText({ timeout: 1_000 }))?.[0] ?? '';
    expect(code).toHaveLength(8);
  }).toPass({ timeout: 20_000 });

  await page.getByLabel('Code').fill('00000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText(/wrong or has expired/)).toBeVisible();
  forgive(consoleErrors, /422/);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  // Who has given no name is shown by address at the top, which gives way.
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText(`Signed in as ${email}.`)).toBeVisible();
});
