// Someone of the office looks at the day: who comes when, where they live, and the number to tap.
import { request as newRequest, type Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, forgive } from './fixtures.ts';
import { test } from './monday-site.ts';

/** The product promises a second (docs/product/console.md#live); a busy machine of tests is given more. */
const AT_ONCE = { timeout: 4_000 };
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

/** Books as someone who has never been here. */
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

  // Someone books while the page is open.
  await book(monday, {
    ...wren,
    customerName: 'Clover Early',
    customerEmail: 'clover.early@example.com',
    appointmentTime: '11:00',
  });
  const consultations = page.getByRole('region', { name: 'Consultations' });
  await expect(consultations.getByRole('heading', { level: 3 })).toHaveText(
    [/Clover Early/, /Wren Hollow/],
    AT_ONCE,
  );
});

test('sees a lead arrive, finds it by its number, and goes on by keys', async ({
  page,
  monday,
}) => {
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  const waiting = page.getByRole('region', { name: 'Needs an answer' });
  await expect(waiting).toBeVisible();
  await askForQuote(monday);
  await expect(waiting.getByRole('link', { name: 'Tansy Meadow', exact: true })).toBeVisible(
    AT_ONCE,
  );

  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.type('555 0142');
  const found = page.getByRole('menuitem', { name: /Tansy Meadow/ });
  await expect(found).toContainText('Quote: Fencing');
  await expectAccessibleInBothLooks(page);
  // The first takes away what was typed, the second closes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { name: 'Team activity' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
    'Undo the last change',
  );
  // The focus stays in the dialog.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expectAccessibleInBothLooks(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('calen');
  await expect(page.getByRole('menuitem').first()).toHaveText(/^Calendar/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

async function askForQuote(baseURL: string): Promise<void> {
  const visitor = await newRequest.newContext({ baseURL });
  const answer = await visitor.post('/api/quote-requests', {
    data: {
      firstName: 'Tansy',
      lastName: 'Meadow',
      email: 'tansy.meadow@example.com',
      phone: '(281) 555-0142',
      serviceType: 'fencing',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  await visitor.dispose();
}

test('finds the way by keyboard, on a desk and on a phone', async ({ page }) => {
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  // The page can be read before its styles have come, which take "More" away on a desk.
  await expect(page.getByRole('navigation', { name: 'Console' }).getByText('More')).toBeHidden();
  const names = [
    'Skip to content',
    /home page/,
    /^Team activity/,
    'Search',
    /^Today/,
    ...(await restOfPages(page)),
    /Daniel Oakley/,
    'Sign out',
    'Storm notice',
    'Refresh',
  ];
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

/** The pages of the navigation after Today, by name. */
async function restOfPages(page: Page): Promise<RegExp[]> {
  const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
  const titles = await links.evaluateAll((all) => all.map((link) => link.getAttribute('title')));
  return titles.slice(1).map((title) => new RegExp(`^${title?.split(' (')[0]}`));
}

test('is told when the day could not be asked for again', async ({ page, consoleErrors }) => {
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await page.context().setOffline(true);
  // The page can be read before its script is awake: anyone who sees nothing happen presses again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click({ timeout: 1_000 });
    await expect(page.getByText('This may be out of date.')).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 15_000 });
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
  await expect(page.getByRole('heading', { name: 'You can’t open this page.' })).toBeVisible();
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

for (const { name, from, link, data, heading } of [
  {
    name: 'of the console',
    from: '/console',
    link: 'nav[aria-label="Console"] a[href="/console/leads"]',
    data: '**/console/leads.data*',
    heading: 'Leads',
  },
  {
    name: 'in a table',
    from: '/console/customers',
    link: 'main a:has-text("Juniper Meadows")',
    data: /\/console\/customers\/[0-9a-f-]{36}\.data/,
    heading: 'Juniper Meadows',
  },
]) {
  test(`a pressed link ${name} says so until its page is there`, async ({ page }) => {
    await page.goto(`/sign-in?returnTo=${from}`);
    await page.getByRole('button', { name: /owner/ }).click();
    await expect(page).toHaveURL(from);
    let isShown = () => {};
    const shown = new Promise<void>((resolve) => {
      isShown = resolve;
    });
    await page.route(data, async (route) => {
      await shown;
      await route.continue();
    });
    // The page can be read before its script is awake, and then the link is the browser's own: so its palette opens first.
    await expect(async () => {
      await page.keyboard.press('/');
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    const pressed = page.locator(link).first();
    await pressed.click();
    await expect(pressed).toHaveAttribute('data-pressed');
    isShown();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });
}
