// A customer pays an invoice by card: a card that is declined, one that works, the wait for the bank, and the receipt; a stand-in takes the place of Stripe.
import type { Browser, Page } from '@playwright/test';
import type { InvoiceLine } from '../src/contract/billing/invoice.ts';
import { TEST_NOW } from '../test/now.ts';
import type { BankEvent } from '../test/stripe-bank.ts';
import { signatureOf, startStripeStandIn } from '../test/stripe-stand-in.ts';
import { test as base, expect, expectAccessibleInBothLooks, localKey, tabTo } from './fixtures.ts';
import { startServer } from './started-server.ts';

type Paying = {
  site: string /** Sends what the bank has said since. */;
  hear: () => Promise<void>;
};

const test = base.extend<object, { paying: Paying }>({
  paying: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const waiting: BankEvent[] = [];
      const stripe = await startStripeStandIn(
        () => TEST_NOW,
        (event) => waiting.push(event),
      );
      const server = await startServer('test/monday-server.ts', {
        environment: { SEED: 'demo', NODE_ENV: 'production', ...stripe.environment },
      });
      const hear = async () => {
        for (const event of waiting.splice(0)) {
          const answer = await fetch(`${server.url}/api/stripe/webhook`, {
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'stripe-signature': signatureOf(event, TEST_NOW),
            },
            body: event.body,
          });
          expect(answer.status).toBe(204);
        }
      };
      await use({ site: server.url, hear });
      await server.stop();
      await stripe.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ paying }, use) => use(paying.site),
});

async function signIn(page: Page, name: RegExp, path: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** The office bills Juniper for what is done, and for a part when one is named. */
async function bill(browser: Browser, baseURL: string, part?: string): Promise<InvoiceLine> {
  const context = await browser.newContext({ baseURL });
  await context.addCookies([{ name: 'local_key', value: localKey, url: baseURL }]);
  const page = await context.newPage();
  await signIn(page, /owner/, '/console');
  const headers = { 'sec-fetch-site': 'same-origin' };
  const at = '/api/console/billing';
  if (part) {
    const { items: billed } = await (
      await page.request.get(`${at}/invoices?view=all`, { headers })
    ).json();
    const data = {
      description: part,
      amount: '18.50',
      taxClass: 'taxable',
      chargedOn: '2026-11-09',
    };
    const account = `${at}/accounts/${billed[0].customer.id}`;
    expect((await page.request.post(`${account}/charges`, { headers, data })).ok()).toBe(true);
  }
  const { items } = await (await page.request.get(`${at}/unbilled`, { headers })).json();
  const found = items.find(
    ({ customer }: { customer: { name: string } }) => customer.name === 'Juniper Meadows',
  );
  const customers = found.customer.id;
  const preview = await page.request.get(`${at}/preview?customers=${customers}`, { headers });
  const data = { customers, hash: (await preview.json()).hash };
  const issued = await page.request.post(`${at}/invoices`, { headers, data });
  const [made] = (await issued.json()).invoices;
  const invoice = await (await page.request.get(`${at}/invoices/${made.id}`, { headers })).json();
  await context.close();
  return invoice;
}

test('pays an invoice by card, after one that was declined, and gets a receipt', async ({
  page,
  browser,
  paying,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const invoice = await bill(browser, paying.site);
  await signIn(page, /Juniper Meadows/, '/customer-portal/billing');
  const number = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number');
  const pay = page.getByRole('button', { name: /^Pay \$/ });

  await test.step('the invoice leads to the form, by keyboard', async () => {
    await page.goto(`/customer-portal/billing/${invoice.id}`);
    await tabTo(page, page.getByRole('link', { name: /^Pay \$/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Pay \$/ })).toBeVisible();
    await expect(number).toBeVisible();
    await expect(pay).toBeEnabled();
    await expectAccessibleInBothLooks(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('a card that is declined is said, and nothing is lost', async () => {
    await number.fill('4000 0000 0000 9995');
    await pay.click();
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await paying.hear();
  });

  await test.step('one that works leads to a page that waits for the bank, and follows', async () => {
    await number.fill('4242 4242 4242 4242');
    await page.getByLabel('Keep this card or account for the next time').check();
    await pay.click();
    await expect(page.getByText(/is being confirmed/)).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await paying.hear();
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
    await expect(page.getByText('Visa 4242')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectAccessibleInBothLooks(page);
  });

  await test.step('the invoice is paid', async () => {
    await page.getByRole('link', { name: `See invoice ${invoice.number}` }).click();
    await expect(page.getByText('Paid', { exact: true })).toBeVisible();
    await expect(page.getByText(/^Online Visa 4242/)).toBeVisible();
  });

  await test.step('the next one is paid with the card that was kept', async () => {
    await page.goto('/customer-portal/billing/cards');
    await expect(page.getByRole('button', { name: 'Remove Visa 4242' })).toBeVisible();
    await expectAccessibleInBothLooks(page);
    const next = await bill(browser, paying.site, 'A valve');
    await page.goto(`/customer-portal/billing/pay?invoice=${next.id}`);
    await page.frameLocator('iframe[title="Card details"]').getByLabel('visa 4242').check();
    await pay.click();
    await expect(page.getByText(/is being confirmed/)).toBeVisible();
    await paying.hear();
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  });
});
