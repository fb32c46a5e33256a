// A quote asks for a deposit: its customer reads the terms before they sign, the office bills and books it, and the last invoice uses it.
import type { Page } from '@playwright/test';
import type { ServiceRequest } from '../src/contract/quotes/service-request.ts';
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { officeOf, signIn } from './monday-people.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'deposits' });

const SAME_SITE = { headers: { 'sec-fetch-site': 'same-origin' } };

async function ask(page: Page): Promise<ServiceRequest> {
  const answer = await page.request.post('/api/service-requests', {
    ...SAME_SITE,
    data: {
      ...{ serviceType: 'Mulch Installation', description: 'The front beds', urgency: 'normal' },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

test('a deposit is agreed, paid and used', async ({ page, browser, monday }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, /Juniper Meadows/, '/customer-portal');
  const { id } = await ask(page);
  const office = await officeOf(browser, monday);
  const request = `/console/requests/${id}`;

  await test.step('the office writes the terms', async () => {
    await office.goto(`${request}/quote`);
    await office.getByLabel('Description').fill('Mulch for the front beds');
    await office.getByLabel('Price, $').fill('1000');
    await office.getByLabel('Deposit, due on acceptance').selectOption('percent');
    await office.getByRole('textbox', { name: 'Percent' }).fill('300');
    await office.getByRole('button', { name: 'Save Draft' }).click();
    await expect(office.getByText('Please enter a whole percent from 1 to 100.')).toBeVisible();
    await office.getByRole('textbox', { name: 'Percent' }).fill('30');
    await office.getByRole('button', { name: 'Add a Progress Payment' }).click();
    await office.getByLabel('Due when').fill('Beds dug');
    await office.getByRole('textbox', { name: 'Percent' }).nth(1).fill('40');
    await expect(office.getByText('$324.75').first()).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByRole('button', { name: 'Send Quote' }).click();
    await expect(office.getByText('The customer has the quote.')).toBeVisible();
  });

  await test.step('the customer reads them before signing', async () => {
    await page.goto(`/customer-portal/add-ons/${id}/quote`);
    await expect(page.getByText('Deposit, 30%')).toBeVisible();
    await expect(page.getByText('due on acceptance')).toBeVisible();
    await expect(page.getByText('$433.00')).toBeVisible();
    expect(await isNarrow(page)).toBe(true);
    await expectAccessibleInBothLooks(page);
    await page.getByLabel('Sign by typing your full name').fill('Juniper Meadows');
    await page.getByRole('button', { name: 'Accept Quote' }).click();
    await expect(page.getByText('Accepted and signed by Juniper Meadows')).toBeVisible();
  });

  await test.step('the office is told that it is not paid, and bills it', async () => {
    await office.goto('/console/requests');
    const row = office.getByRole('row').filter({ has: office.locator(`a[href="${request}"]`) });
    await expect(row.getByText('Deposit not paid')).toBeVisible();
    await office.goto(request);
    await expect(office.getByText('Deposit not paid')).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByRole('link', { name: 'Review the Invoice' }).click();
    await expect(office.getByText('Deposit: Mulch Installation').first()).toBeVisible();
    await office.getByRole('button', { name: /^Send \d+ invoices?$/ }).click();
    await office.waitForURL(/\/console\/billing\?/);
    await office.goto(request);
    await office.getByRole('link', { name: /^Invoice \d+$/ }).click();
    await expect(office.getByRole('checkbox', { name: 'Send a receipt by email' })).toBeChecked();
    await office.getByRole('button', { name: 'Record Payment' }).click();
    await expect(office.getByText('The payment is recorded.')).toBeVisible();
    await office.goto(request);
    await expect(office.getByText('Paid', { exact: true })).toBeVisible();
    await expect(office.getByText('Give the Deposit Back')).toBeVisible();
  });

  await test.step('the last invoice uses it', async () => {
    await office.getByText('The work is done').click();
    await office.getByLabel('Final price, with tax').fill('1082.50');
    await office.getByRole('button', { name: 'Complete Request' }).click();
    await expect(office.getByText('Done. We emailed the customer the price.')).toBeVisible();
    await office.goto('/console/billing/preview');
    await expect(office.getByText('Deposit used')).toBeVisible();
    await expectAccessibleInBothLooks(office);
    await office.getByRole('button', { name: /^Send \d+ invoices?$/ }).click();
    await office.waitForURL(/\/console\/billing\?/);
    await office.goto(request);
    await expect(office.getByText('Used', { exact: true })).toBeVisible();
  });

  await test.step('the customer has the receipt, and the year', async () => {
    await page.goto('/customer-portal/billing');
    await page.getByRole('link', { name: /^Receipt of \$324\.75/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.goto('/customer-portal/billing/years/2026');
    await expect(page.getByText('Deposits used for finished work')).toBeVisible();
    expect(await isNarrow(page)).toBe(true);
    await expectAccessibleInBothLooks(page);
  });
  await office.context().close();
});
