// A customer is billed: they find what they owe from the Overview, open the invoice and the visit behind a line, print it, and see it paid.
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { InvoiceLine } from '../src/contract/billing/invoice.ts';
import { expect, expectAccessibleInBothLooks, localKey, tabTo } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'billing-portal' });

const BILLING = '/api/console/billing';
const SAME_SITE = { headers: { 'sec-fetch-site': 'same-origin' } };

async function signIn(page: Page, name: RegExp, path: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** What the office does in the console: bills everything of a customer, and writes a payment down. */
async function officeOf(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'local_key', value: localKey, url: baseURL }]);
  const page = await context.newPage();
  await signIn(page, /owner/, '/console');
  const ask = officeRequests(page.request);
  const { items } = await ask<{ items: { customer: { id: string; name: string } }[] }>('unbilled');
  const customer = items.find(({ customer: { name } }) => name === 'Juniper Meadows')?.customer;
  if (!customer) throw new Error('Juniper has nothing to be billed');
  return {
    bill: async () => {
      const { hash } = await ask<{ hash: string }>(`preview?customers=${customer.id}`);
      const body = { customers: customer.id, hash };
      await ask('invoices', body);
      const { invoices } = await ask<{ invoices: InvoiceLine[] }>(`accounts/${customer.id}`);
      return invoices[0] as InvoiceLine;
    },
    pay: (amount: string) =>
      ask('payments', {
        ...{ customerId: customer.id, method: 'check', amount, reference: '1024' },
        receivedOn: '2026-11-09',
      }),
  };
}

function officeRequests(request: APIRequestContext) {
  return async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = body
      ? await request.post(`${BILLING}/${path}`, { ...SAME_SITE, data: body })
      : await request.get(`${BILLING}/${path}`, SAME_SITE);
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
    return answer.json();
  };
}

test('finds what is owed, opens the proof of a visit, prints the invoice, and sees it paid', async ({
  page,
  browser,
  monday,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, /Juniper Meadows/, '/customer-portal');
  await page.goto('/customer-portal/billing');
  await expect(page.getByText('No invoices yet')).toBeVisible();
  await expectAccessibleInBothLooks(page);

  const office = await officeOf(browser, monday);
  const invoice = await office.bill();

  await test.step('the Overview says what is owed, and leads there by keyboard', async () => {
    await page.goto('/customer-portal');
    const owed = page.getByRole('region', { name: 'What you owe' });
    await expect(owed).toContainText(/You owe \$[\d,.]+, due Monday, November 23\./);
    await tabTo(page, owed.getByRole('link', { name: `See Invoice ${invoice.number}` }));
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { level: 1, name: `Invoice ${invoice.number}` }),
    ).toBeFocused();
    await expectAccessibleInBothLooks(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('a line opens its visit, which says on which invoice it is', async () => {
    const lines = page.getByRole('region', { name: 'What this invoice is for' });
    await lines
      .getByRole('link', { name: /^See the visit/ })
      .first()
      .click();
    await expect(page.getByText('This visit is on')).toBeVisible();
    await page.getByRole('link', { name: `Invoice ${invoice.number}` }).click();
  });

  await test.step('it prints with the company, and without what only a screen can use', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Balance due').last()).toBeVisible();
    await expect(page.locator('.invoice-page-from')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Portal' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  });

  await test.step('a payment is there without a reload', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await office.pay(invoice.open);
    await expect(page.getByText('Check 1024, Monday, November 9, 2026')).toBeVisible();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Billing', exact: true }).click();
    await expect(page.getByText('You’re all paid up.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Check 1024');
    await expectAccessibleInBothLooks(page);
  });
});
