// A customer pays an invoice by card: a card that is declined, one that works, the wait for the bank, and the receipt; a stand-in takes the place of Stripe.
import { expect, expectAccessibleInBothLooks, tabTo } from './fixtures.ts';
import { bill, payingTest, signIn } from './paying.ts';

const test = payingTest('test/monday-server.ts');

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
