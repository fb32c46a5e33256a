// Someone of the office plans visits: puts a crew's day in a shorter order, and moves a rain day without a script.
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { test } from './monday-site.ts';

test('puts a crew’s day in a shorter order, by one press or stop by stop', async ({ page }) => {
  await page.goto('/sign-in?returnTo=/console/visits');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Visits', level: 1 })).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('link', { name: /^Live Oak Crew, Tuesday, November 10: 7 of 8/ }).click();
  await expect(page.getByRole('heading', { name: 'Live Oak Crew' })).toBeVisible();
  await expectAccessibleInBothLooks(page);

  const stops = page.getByRole('list', { name: 'Stops in order' }).getByRole('listitem');
  await expect(stops.first()).toContainText('Hazel Bloomfield');
  await page.getByRole('button', { name: /^Optimize route, saves \d+ min$/ }).click();
  await expect(page.getByText('The route is already the shortest.')).toBeVisible();
  await expect(
    page.getByText(/^Saves \d+ minutes? compared with the previous route\.$/).first(),
  ).toBeVisible();
  const order = await stops.allInnerTexts();

  // A press that goes wrong is taken back, by keyboard as well.
  const name = (await stops.nth(1).getByRole('link').innerText()).trim();
  await stops
    .nth(1)
    .getByRole('button', { name: `${name} earlier` })
    .press('Enter');
  await expect(stops.first()).toContainText(name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stops.first()).not.toContainText(name);
  expect(await stops.allInnerTexts()).toEqual(order);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('moves a rain day once it was looked at, and takes it back', async ({ page }) => {
    await page.goto('/sign-in?returnTo=/console/visits/rain-day');
    await page.getByRole('button', { name: /owner/ }).click();
    await page.getByLabel('Day').fill('2026-11-10');
    await page.getByLabel('Pecan Crew').uncheck();
    await page.getByLabel('Redbud Crew').uncheck();
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByRole('heading', { name: 'Move Tuesday, November 10' })).toBeVisible();
    const hazel = page.getByRole('listitem').filter({ hasText: 'Hazel Bloomfield' });
    await hazel.getByLabel('New day').selectOption('stay');
    await hazel.getByRole('button', { name: /^Set/ }).click();
    await expect(page.getByText('Your visit on Tuesday, November 10')).toContainText('Heavy rain');
    await page.getByRole('button', { name: 'Move 6 visits' }).click();
    await expect(page.getByText(/^Moved\. Messages leave at/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Everything is where it was.')).toBeVisible();
  });
});
