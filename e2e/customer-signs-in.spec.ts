// A customer signs in, finds the consultations booked with their address, and signs out again.
import { expect, expectAccessible, forgive, newAddress, test } from './fixtures.ts';

test('is asked to sign in, and sent there after a second', async ({ page, consoleErrors }) => {
  await page.goto('/customer-portal');
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(page.getByText('Please log in to access your customer portal.')).toBeVisible();
  await expect(page.getByText('Redirecting to login...')).toBeVisible();
  await page.waitForURL('**/sign-in?returnTo=*');
  forgive(consoleErrors, /401/);
});

test('is told what is wrong, above the form and beside the field, and loses nothing', async ({
  page,
  consoleErrors,
}) => {
  await page.goto('/sign-in');
  const email = page.getByLabel('Email Address');
  await email.fill('nobody@nowhere');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const summary = page.getByRole('group', { name: 'Please check this:' });
  await expect(summary).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/valid email address/);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('nobody@nowhere');
  const address = newAddress('typing');
  await email.fill(address);
  await expect(summary).toBeHidden();
  await page.keyboard.press('Enter');

  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeEnabled();
  await code.fill('1234');
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  await expect(code).toHaveAccessibleDescription(/The code has eight digits/);
  await code.fill('0000 0000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/wrong or has expired/);
  await expect(summary).toBeFocused();
  await expect(code).toHaveValue('0000 0000');
  await expect(page.getByText(address)).toBeVisible();
  forgive(consoleErrors, /422/);
});

test('sees only their own consultations', async ({ page, request }) => {
  const stranger = newAddress('stranger');
  await request.post('/api/appointments', {
    data: {
      customerName: 'Stranger Example',
      customerEmail: stranger,
      customerPhone: '(281) 555-0127',
      consultationTypeId: 1,
      appointmentDate: '2027-02-16',
      appointmentTime: '10:00',
    },
  });
  await page.goto('/sign-in');
  await page.getByRole('button', { name: /Juniper Meadows/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Juniper' })).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('navigation', { name: 'Portal' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Logout' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Customer Portal' })).toBeHidden();
  await expectAccessible(page);
  const own = await page.request.get('/api/portal/appointments');
  for (const { appointment } of await own.json()) {
    expect(appointment.customerEmail).toBe('juniper.meadows@example.com');
  }

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Portal', exact: true })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Customer Portal' })).toBeVisible();
  expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
