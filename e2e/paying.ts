// A server whose customers pay through a stand-in of Stripe, for scenarios with money: what the bank says, and an invoice of what is done.
import type { Browser, Page } from '@playwright/test';
import type { InvoiceLine } from '../src/contract/billing/invoice.ts';
import { TEST_NOW } from '../test/now.ts';
import type { BankEvent } from '../test/stripe-shapes.ts';
import { signatureOf, startStripeStandIn } from '../test/stripe-stand-in.ts';
import { test as base, expect, localKey } from './fixtures.ts';
import { startServer } from './started-server.ts';

type Paying = {
  site: string;
  /** Sends what the bank has said since. */
  hear: () => Promise<void>;
  /** It is another instant, for a program whose clock can be moved. */
  becomes: (instant: string) => Promise<void>;
};

/** Tests on such a server, run by a program of `test/`. */
export function payingTest(program: string) {
  return base.extend<object, { paying: Paying }>({
    paying: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
      async ({}, use) => {
        const waiting: BankEvent[] = [];
        let now = TEST_NOW;
        const stripe = await startStripeStandIn(
          () => now,
          (event) => waiting.push(event),
        );
        const server = await startServer(program, {
          sown: 'demo',
          environment: stripe.environment,
        });
        const hear = async () => {
          for (const event of waiting.splice(0)) {
            const answer = await fetch(`${server.url}/api/stripe/webhook`, {
              method: 'POST',
              headers: {
                'content-type': 'application/json',
                'stripe-signature': signatureOf(event, now),
              },
              body: event.body,
            });
            expect(answer.status).toBe(204);
          }
        };
        const becomes = async (instant: string) => {
          now = new Date(instant);
          await server.tell(instant);
        };
        await use({ site: server.url, hear, becomes });
        await server.stop();
        await stripe.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    baseURL: async ({ paying }, use) => use(paying.site),
  });
}

/** Signs in by the button of a demonstration. */
export async function signIn(page: Page, name: RegExp, path: string): Promise<void> {
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(path)}`);
  await page.getByRole('button', { name }).click();
  await page.waitForURL((url) => url.pathname === path);
}

/** The office bills Juniper for what is done, and for a part when one is named. */
export async function bill(browser: Browser, baseURL: string, part?: string): Promise<InvoiceLine> {
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
