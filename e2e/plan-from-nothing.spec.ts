// A company without plans gets its first: a stranger prices a lawn, the office makes a crew and offers the plan, the stranger
// agrees by the private link, and the visits are in the schedule with their prices.
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { test } from './monday-site.ts';

test('from a stranger’s wish to visits with prices', async ({ page, browser }) => {
  await page.goto('/lawn-plan');
  await page.getByLabel('Property Address').fill('8418 Sky Ridge Dr, Cypress, TX 77433');
  await page.getByRole('button', { name: 'Validate' }).click();
  await page.getByLabel('First Name').fill('Willow');
  await page.getByLabel('Last Name').fill('Sample');
  await page.getByLabel('Email').fill('willow@example.com');
  await page.getByLabel('Phone').fill('(281) 555-0177');
  await page.getByRole('button', { name: 'Request This Plan' }).click();
  await expect(page.getByText(/^Price number \d+\. We hold this price until/)).toBeVisible();

  await page.goto('/sign-in?returnTo=/console/crews');
  await page.getByRole('button', { name: /owner/ }).click();
  await page.getByLabel('Name').last().fill('Crew Bald Cypress');
  await page.getByRole('button', { name: 'Add Crew' }).click();
  await expect(page.getByText('Crew Bald Cypress').first()).toBeVisible();

  await page.goto('/console/leads');
  await page.getByRole('link', { name: /Willow Sample/ }).click();
  await page.getByRole('link', { name: 'Start Plan' }).click();
  await expect(page.getByText('This is the price that they were shown.')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: 'Send Offer' }).click();
  await expect(page.getByText('Plan offer for 8418 Sky Ridge Dr')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  const link = await page.getByRole('link', { name: 'Page of the customer' }).getAttribute('href');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(new URL(link ?? '', page.url()).href);
  await expect(stranger.getByRole('heading', { name: 'Your lawn plan' })).toBeVisible();
  await expectAccessibleInBothLooks(stranger);
  await stranger.getByLabel('Your full name').fill('Willow Sample');
  await stranger.getByRole('button', { name: 'I Agree, Start My Plan' }).click();
  await expect(stranger.getByText('Your plan has started')).toBeVisible();

  await expect(page.getByText('Agreed to by the customer')).toBeVisible();
  await page.getByRole('link', { name: 'Willow Sample' }).click();
  await page
    .getByRole('link', { name: /Lawn Maintenance/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Upcoming visits' })).toBeVisible();
  await page
    .getByRole('link', { name: /, 2026$/ })
    .first()
    .click();
  await expect(page.getByText('Price of this visit')).toBeVisible();
  await expect(page.getByText('Trust and Safety Fee')).toBeVisible();
});
