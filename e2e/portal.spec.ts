// A customer looks after their visits, plan and account in the portal; by keyboard, on a phone, and without a script.
import { request as newRequest, type Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, forgive, localKey, tabTo } from './fixtures.ts';
import { test } from './monday-site.ts';

async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
}

const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name }).click();

test('sees at a glance what comes next, and finds every tab usable on a phone', async ({
  page,
}) => {
  await signIn(page, 'Juniper Meadows');
  await expect(page.getByText('Plan active')).toBeVisible();
  const next = page.getByRole('region', { name: 'Next Service' });
  await expect(next).toContainText('Friday, November 13');
  await expect(next).toContainText('please keep Biscuit, a friendly beagle inside');
  const recent = page.getByRole('region', { name: 'Recent Activity' }).getByRole('listitem');
  await expect(recent).toHaveCount(2);
  await expect(recent.first()).toContainText('4 photos');
  await expect(recent.last().getByRole('img', { name: '5 of 5 stars' })).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const tab of ['Schedule', 'History', 'Add-Ons', 'Account', 'Overview']) {
    await openTab(page, tab);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(tab === 'Overview' ? /Welcome back/ : tab);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessibleInBothLooks(page);
  }
});

test('changes tabs without a reload: the title is said, and who comes back is at their place', async ({
  page,
}) => {
  await signIn(page, 'Juniper Meadows');
  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await openTab(page, 'History');
  await expect(page.getByRole('status').filter({ hasText: /^History/ })).toHaveCount(1);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await openTab(page, 'Account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'History' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('moves a visit to a free day by keyboard, and leaves a note', async ({ page }) => {
  await signIn(page, 'Juniper Meadows');
  await openTab(page, 'Schedule');
  const visit = page.getByRole('listitem').filter({ hasText: 'Monday, November 30' });
  await tabTo(page, visit.getByRole('link', { name: 'Reschedule' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reschedule' })).toBeVisible();
  await expectAccessibleInBothLooks(page);

  await page.getByRole('button', { name: 'Move the visit' }).press('Enter');
  const summary = page.getByRole('group', { name: 'Please check this:' });
  await expect(summary).toBeFocused();
  await page.getByRole('link', { name: 'New day' }).press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('radio', { name: 'Wednesday, December 2' }).press('Space');
  await page.getByRole('button', { name: 'Move the visit' }).press('Enter');
  await expect(page.getByText('Your visit has moved.')).toBeVisible();
  const moved = page.getByRole('listitem').filter({ hasText: 'Wednesday, December 2' });
  await expect(moved).toContainText('First planned for Monday, November 30, 2026.');

  await moved.getByText('Add Note').press('Enter');
  await moved.getByLabel('What should the crew know?').fill('The hose lies behind the shed.');
  await moved.getByRole('button', { name: 'Save note' }).press('Enter');
  await expect(page.getByText('Your note goes with the visit.')).toBeVisible();
  await expect(moved).toContainText('Your note: The hose lies behind the shed.');
});

test('looks at the proof of a visit, rates it, and reports a problem', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page, 'Juniper Meadows');
  await openTab(page, 'History');
  const visit = page.getByRole('listitem').filter({ hasText: 'Friday, October 30, 2026' });
  await expect(visit).toContainText('45 minutes · 4 photos');
  await visit.getByRole('button', { name: '4 stars' }).click();
  await expect(page.getByText('Thank you. Your rating is saved.')).toBeVisible();
  await expect(visit.getByRole('button', { name: '4 stars' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await visit.getByRole('link', { name: 'View Photos' }).click();
  await expect(page.getByText('9:12 AM')).toBeVisible();
  await expect(page.getByText('3.5 inches')).toBeVisible();
  const slider = page.getByRole('slider');
  await slider.focus();
  // The page can be read before its script is awake.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', /^4\d percent$/, { timeout: 1_000 });
  }).toPass();
  const pictures = page.getByRole('img', { name: /^Your property, (before|after)$/ });
  const loaded = () =>
    pictures.evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0));
  await expect.poll(loaded).toBe(true);
  await expectAccessibleInBothLooks(page);

  const gate = page.getByRole('link', { name: 'The gate, closed' });
  await gate.press('Enter');
  const large = page.getByRole('dialog', { name: 'Photos of the visit' });
  await expect(large.getByText('3 of 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByRole('img', { name: 'Your property', exact: true })).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(gate).toBeFocused();

  await page.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText('Please choose what went wrong.')).toBeVisible();
  await page.getByRole('radio', { name: 'Something was damaged' }).check();
  await page.getByLabel('What happened?').fill('A sprinkler head is broken.');
  await page.getByRole('radio', { name: 'Please fix it' }).check();
  await page.getByRole('button', { name: 'Report it' }).click();
  const report = page.getByRole('listitem').filter({ hasText: 'A sprinkler head is broken.' });
  await expect(report).toContainText('You’ll hear from us by Tuesday, November 10, 2026, 9:00 AM.');
  await expectAccessibleInBothLooks(page);
  forgive(consoleErrors, /422/);
});

test('sees what a pause means before agreeing to it, and resumes', async ({ page }) => {
  await signIn(page, 'Basil Thornfield');
  await page.getByRole('link', { name: 'Manage Plan' }).click();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('radio', { name: 'Monthly' }).check();
  await page.getByRole('button', { name: 'See the new price' }).click();
  const terms = page.getByRole('region', { name: 'Complete Care: weekly becomes monthly' });
  await expect(terms).toContainText('Per visit now$95.00');
  await expect(terms).toContainText('+$8.00 a visit');
  await expect(terms).toContainText('Per month then$103.00');
  await page.getByRole('link', { name: 'Cancel', exact: true }).click();

  await page.getByLabel('Pause from').fill('2026-11-20');
  await page.getByLabel('Last day').fill('2026-12-31');
  await page.getByRole('button', { name: 'Review the change – Pause' }).click();
  const pause = page.getByRole('region', { name: /pause from Friday, November 20, 2026/ });
  await expect(pause).toContainText('Your price stays $332.50 a month.');
  await expectAccessibleInBothLooks(page);
  await pause.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('Please sign with your first and last name.')).toBeVisible();
  await pause.getByLabel('Your full name').fill('Basil Thornfield');
  await pause.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('Your plan has changed as you agreed.')).toBeVisible();
  await expect(page.getByText('Pause coming up')).toBeVisible();
  await expect(page.getByText(/SHA-256 of these terms/)).toHaveCount(1);

  await page.getByRole('button', { name: /Review the change – Resume/ }).click();
  await page.getByLabel('Your full name').fill('Basil Thornfield');
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page.getByText('Plan active')).toBeVisible();
});

test('keeps the account, and sees the gate code by a click', async ({ page }) => {
  await signIn(page, 'Juniper Meadows');
  await openTab(page, 'Account');
  await expect(page.locator('body')).not.toContainText('2580#');
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText('2580#')).toBeVisible();
  await page.getByLabel('New gate code').fill('4711*');
  await page.getByLabel('Special instructions').fill('Ring before you come in.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Your property details are saved.')).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/2580#|4711\*/);
  await page.getByRole('button', { name: 'Show the code' }).click();
  await expect(page.getByText('4711*')).toBeVisible();

  await page.getByLabel('When the crew is on its way').uncheck();
  await page.getByRole('button', { name: 'Save notices' }).click();
  await expect(page.getByText('Your notification choices are saved.')).toBeVisible();
  await expect(page.getByLabel('When the crew is on its way')).not.toBeChecked();

  await page.getByRole('button', { name: 'Create Link' }).click();
  const address = await page.getByLabel('Your private link').inputValue();
  const feed = await page.request.get(address);
  expect(await feed.text()).toContain('BEGIN:VEVENT');
  await expectAccessibleInBothLooks(page);

  await openTab(page, 'Schedule');
  await expect(page.getByText('Special instructions: Ring before you come in.')).toBeVisible();
});

test('hears on an open page that the crew is on its way', async ({ page, monday }) => {
  await signIn(page, 'Basil Thornfield');
  const next = page.getByRole('region', { name: 'Next Service' });
  const link = await next.getByRole('link', { name: 'See the visit' }).getAttribute('href');
  const office = await newRequest.newContext({ baseURL: monday });
  await office.get(`/sign-in?key=${localKey}`);
  await office.post('/api/auth/demo', {
    data: { email: 'owner@prairieoak.example' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const answer = await office.post(`/api/console/visits/${link?.split('/').at(-1)}/on-the-way`, {
    data: { version: 1 },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status()).toBe(204);
  await expect(next.getByText('On the way')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Updated at/ })).toHaveCount(1);
  await office.dispose();
});

test('is new, and is led to the first step', async ({ page }) => {
  await signIn(page, 'Rowan Fernwood');
  await expect(page.getByRole('link', { name: 'Price a lawn plan' })).toBeVisible();
  await expect(page.getByText('You have no plan yet.')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await openTab(page, 'Schedule');
  await expect(page.getByText('No yard visit is planned')).toBeVisible();
  await openTab(page, 'History');
  await expect(page.getByText('No visits yet')).toBeVisible();
  await page.goto('/customer-portal/plan');
  await expect(page.getByRole('link', { name: 'Price a lawn plan' })).toBeVisible();
});

test('is told in the portal that someone else’s visit is not there', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page, 'Juniper Meadows');
  await openTab(page, 'History');
  const own = await page.getByRole('link', { name: 'View Photos' }).first().getAttribute('href');
  await page.context().clearCookies({ name: /session|signed_in/ });
  await signIn(page, 'Olive Branchley');
  const answer = await page.goto(own ?? '');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
  forgive(consoleErrors, /404/);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('moves a visit, leaves a note and rates one', async ({ page, consoleErrors }) => {
    await signIn(page, 'Juniper Meadows');
    await openTab(page, 'Schedule');
    const visit = page.getByRole('listitem').filter({ hasText: 'Friday, December 11' });
    await visit.getByRole('link', { name: 'Reschedule' }).click();
    await page.getByRole('button', { name: 'Move the visit' }).click();
    await expect(page.getByText('Please choose a day.')).toBeVisible();
    await page.getByRole('radio', { name: 'Thursday, December 3' }).check();
    await page.getByRole('button', { name: 'Move the visit' }).click();
    const done = page.getByText('Your visit has moved.');
    // Another errand may have moved the visit before this one to the day beside it.
    const beside = page.getByRole('checkbox');
    await expect(done.or(beside)).toBeVisible();
    if (await beside.isVisible()) {
      await beside.check();
      await page.getByRole('button', { name: 'Move the visit' }).click();
    }
    await expect(done).toBeVisible();
    const moved = page.getByRole('listitem').filter({ hasText: 'Thursday, December 3' });
    await moved.getByText('Add Note').click();
    await moved.getByLabel('What should the crew know?').fill('We are away that week.');
    await moved.getByRole('button', { name: 'Save note' }).click();
    await expect(moved).toContainText('Your note: We are away that week.');

    await openTab(page, 'History');
    const past = page.getByRole('listitem').filter({ hasText: 'Friday, October 16, 2026' });
    await past.getByRole('button', { name: '3 stars' }).click();
    await expect(past.getByRole('button', { name: '3 stars' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    forgive(consoleErrors, /422|409/);
  });

  test('asks for the deletion of the account, and keeps it', async ({ page }) => {
    await signIn(page, 'Olive Branchley');
    await page.goto('/customer-portal/your-data');
    await page.getByLabel('Your email address').fill('olive.branchley@example.com');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page.getByText('Your account will be deleted. We’ve emailed you')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByText('Your account is safe: nothing will be deleted.')).toBeVisible();
  });
});

test('takes all data along, asks for the deletion of the account and changes their mind', async ({
  page,
  consoleErrors,
}) => {
  await signIn(page, 'Rowan Fernwood');
  await openTab(page, 'Account');
  await page.getByRole('link', { name: 'See your choices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);

  await page.getByLabel('Your email address').fill('somebody@example.com');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('This isn’t the address you sign in with.')).toBeVisible();
  await page.getByLabel('Your email address').fill('rowan.fernwood@example.com');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account will be deleted. We’ve emailed you')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await openTab(page, 'Overview');
  await page.getByRole('link', { name: 'Keep my account' }).click();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account is safe: nothing will be deleted.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  forgive(consoleErrors, /422/);
});
