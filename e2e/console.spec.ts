// Somebody of the office looks at the day: who comes when, where they live, and the number to tap.
import { request as newRequest } from '@playwright/test';
import { test as base, expect, expectAccessibleInBothLooks, forgive } from './fixtures.ts';
import { startServer } from './started-server.ts';

/** All errands of this file happen on one Monday morning, on a server of their own. */
const test = base.extend<object, { monday: string }>({
  monday: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer('test/monday-server.ts', {
        environment: { SEED: 'demo', NODE_ENV: 'production' },
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ monday }, use) => use(monday),
});

const TODAY = '2026-11-09';

const wren = {
  customerName: 'Wren Hollow',
  customerEmail: 'wren.hollow@example.com',
  customerPhone: '(281) 555-0177',
  propertyAddress: '12 Sample Hollow Road, Cypress, TX 77429',
  consultationTypeId: 1,
  appointmentDate: TODAY,
  appointmentTime: '14:00',
};

/** Books as somebody who has never been here. */
async function book(baseURL: string, booking: object): Promise<void> {
  const visitor = await newRequest.newContext({ baseURL });
  const answer = await visitor.post('/api/appointments', { data: booking });
  expect(answer.status(), await answer.text()).toBe(201);
  await visitor.dispose();
}

test('opens the console, and reads the day in its order', async ({ page, monday }) => {
  await book(monday, wren);
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByText('Monday, November 9, 2026')).toBeVisible();

  const entry = page.getByRole('listitem').filter({ hasText: 'Wren Hollow' });
  await expect(entry).toContainText('2:00 PM');
  await expect(entry).toContainText('12 Sample Hollow Road');
  await expect(entry.getByRole('link', { name: 'Call Wren Hollow' })).toHaveAttribute(
    'href',
    'tel:+12815550177',
  );
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expectAccessibleInBothLooks(page);

  // Somebody books while the page is open.
  await book(monday, {
    ...wren,
    customerName: 'Clover Early',
    customerEmail: 'clover.early@example.com',
    appointmentTime: '11:00',
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/Clover Early/, /Wren Hollow/]);
});

test('finds the way by keyboard, on a desk and on a phone', async ({ page }) => {
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  const names = ['Skip to content', /home page/, 'Today', 'Sign out', 'Refresh'];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('navigation', { name: 'Console' });
  const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBe(844);
  await expect(bar.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessibleInBothLooks(page);
});

test('is told when the day could not be asked for again', async ({ page, consoleErrors }) => {
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('This may be out of date.')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('This may be out of date.')).toBeHidden();
  forgive(consoleErrors, /ERR_INTERNET_DISCONNECTED/);
});

test('is closed to customers, who are told so in its frame', async ({ page, consoleErrors }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: /Juniper Meadows/ }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back, Juniper' })).toBeVisible();
  const answer = await page.goto('/console');
  expect(answer?.status()).toBe(403);
  await expect(page.getByRole('heading', { name: 'You cannot open this page.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Console' })).toHaveCount(0);
  await expectAccessibleInBothLooks(page);
  forgive(consoleErrors, /403/);
});

test('asks who is not signed in to sign in, and leads there', async ({ page, consoleErrors }) => {
  await page.goto('/console');
  await expect(page.getByText('Please log in to open the console.')).toBeVisible();
  await page.waitForURL('**/sign-in?returnTo=*');
  forgive(consoleErrors, /401/);
});
