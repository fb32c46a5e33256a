// Two people of the office edit the same thing: the slower one sees both versions and chooses.
import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, forgive, test } from './fixtures.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/sign-in?returnTo=/console/customers');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Customers', level: 1 })).toBeVisible();
});

test('a telephone number that a colleague has changed meanwhile', async ({
  page,
  consoleErrors,
}) => {
  forgive(consoleErrors, /409/);
  await page.getByRole('link', { name: 'Basil Thornfield' }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).first().click();
  const phone = page.getByLabel('Phone');
  await expect(phone).toBeVisible();
  const before = await phone.inputValue();
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await colleague.getByLabel('Phone').fill('(281) 555-0171');
  await colleague.getByRole('button', { name: 'Save changes' }).click();
  await expect(colleague.getByRole('heading', { name: 'Basil Thornfield' })).toBeVisible();
  await colleague.close();

  await phone.fill('(281) 555-0172');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Phone' });
  await expect(row.getByRole('cell')).toHaveText(['(281) 555-0171', '(281) 555-0172']);
  await expect(phone).toHaveValue('(281) 555-0172');
  await expectAccessibleInBothLooks(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothLooks(page);
  await phone.fill(before);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(before).first()).toBeVisible();
});

test('a lead that a colleague has moved meanwhile, without a script', async ({ page, browser }) => {
  await page.goto('/console/leads');
  const open = page.getByRole('main').getByRole('link').filter({ hasText: 'Juniper' }).first();
  await open.click();
  const stage = page.getByLabel('Stage');
  await expect(stage).toBeVisible();
  const before = await stage.inputValue();
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const slower = await plain.newPage();
  await slower.goto(page.url());
  await stage.selectOption('quoted');
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByRole('main').getByText('Quoted').first()).toBeVisible();

  await slower.getByLabel('Stage').selectOption('lost');
  await slower.getByRole('button', { name: 'Move', exact: true }).click();
  const row = slower.getByRole('row').filter({ hasText: 'Stage' });
  await expect(row.getByRole('cell')).toHaveText(['Quoted', 'Lost']);
  await expect(slower.getByRole('link', { name: 'Keep Theirs' })).toBeVisible();
  await slower.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(slower.getByLabel('Stage')).toHaveValue('lost');
  await expect(slower.getByText('Someone else changed this first.')).toHaveCount(0);
  await slower.getByLabel('Stage').selectOption(before);
  await slower.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(slower.getByLabel('Stage')).toHaveValue(before);
  await plain.close();
});

test('a visit that a colleague has said is not done meanwhile', async ({ page, consoleErrors }) => {
  forgive(consoleErrors, /409|ERR_FAILED|events/);
  const slower = await page.context().newPage();
  // Without the news that would show it at once.
  await slower.route('**/api/console/events', (route) => route.abort());
  await page.goto('/console/visits');
  const weeks = page.getByRole('navigation', { name: 'Weeks' });
  await expect(page.getByRole('table').first()).toBeVisible();
  let ahead = await daysAhead(page);
  if (ahead.length === 0) {
    // This week may have nothing left to do: on Thanksgiving no crew goes out anymore.
    await weeks.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL(/week=/);
    await expect(page.locator('.week-table-load').first()).toBeVisible();
    ahead = await daysAhead(page);
  }
  await page.locator(`.week-table-load[href="${ahead[0]}"]`).click();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'For the crew' })).toBeVisible();
  await slower.goto(page.url());

  await say(page, 'Gate locked.');
  await expect(page.getByRole('button', { name: 'Undo “not done”' })).toBeVisible();
  await say(slower, 'Too wet.');
  const row = slower.getByRole('row').filter({ hasText: 'What happened' });
  await expect(row.getByRole('cell')).toHaveText(['Gate locked.', 'Too wet.']);
  await expectAccessibleInBothLooks(slower);

  await slower.getByRole('link', { name: 'Keep Theirs' }).click();
  await expect(slower.getByText('Someone else changed this first.')).toHaveCount(0);
  await slower.getByRole('button', { name: 'Undo “not done”' }).click();
  await expect(slower.getByRole('heading', { name: 'For the crew' })).toBeVisible();
  await slower.close();
});

/** The addresses of days after today on which a crew has visits, in the week that is open. */
async function daysAhead(page: Page): Promise<string[]> {
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Chicago' });
  const links = await page.locator('.week-table-load').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  return addresses.filter((address) => address !== null).filter((one) => one.slice(-10) > today);
}

async function say(page: Page, reason: string) {
  await page.getByText('Mark as not done').first().click();
  await page.getByRole('combobox', { name: 'Why' }).selectOption('other');
  await page.getByLabel('What happened').fill(reason);
  await page.getByRole('button', { name: 'Mark as not done' }).click();
}
