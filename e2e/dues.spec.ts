// An invoice is not paid by its day: its customer is reminded by mail, finds it from there, pays by card, opens the receipt, and hears no more of it.
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  localKey,
  openMail,
  tabTo,
} from './fixtures.ts';
import { bill, payingTest, signIn } from './paying.ts';

const test = payingTest('test/year-server.ts');

test('a reminder leads to the payment, and the payment ends the reminders', async ({
  page,
  browser,
  paying,
  consoleErrors,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const invoice = await bill(browser, paying.site);
  const context = await browser.newContext({ baseURL: paying.site });
  await context.addCookies([{ name: 'local_key', value: localKey, url: paying.site }]);
  const office = await context.newPage();
  await office.setViewportSize({ width: 1280, height: 800 });
  await signIn(office, /owner/, '/console');
  const reminders = office.getByRole('region', { name: 'Reminders' });
  const expectNarrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await test.step('the mail leads to the invoice, by way of signing in', async () => {
    // Monday after Thanksgiving: due for a week, and the office was closed on the day of the first reminder.
    await paying.becomes('2026-11-30T16:40:00Z');
    const mail = await openMail(office, 'juniper', `Reminder: Invoice ${invoice.number}`);
    const letter = await mail.locator('iframe').first().contentFrame();
    const link = letter.getByRole('link', { name: 'See the invoice' });
    const path = new URL((await link.getAttribute('href')) ?? '').pathname;
    await mail.close();
    // Answered with 401 and the way to sign in.
    forgive(consoleErrors, /401/);
    await page.goto(path);
    await page.getByRole('button', { name: /Juniper Meadows/ }).click();
    await page.waitForURL((url) => url.pathname === path);
    await expect(page.getByRole('heading', { name: `Invoice ${invoice.number}` })).toBeVisible();
    await expect(page.getByText('Overdue', { exact: true })).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await expectNarrow();
    await office.goto('/console/customers?q=juniper');
    await office
      .getByRole('link', { name: /Juniper Meadows/ })
      .first()
      .click();
    const billing = office.getByRole('region', { name: 'Billing' });
    await expect(billing).toContainText(/Owes \$\d/);
    await expect(billing).toContainText('Overdue');
    await billing.getByRole('link', { name: 'Open account' }).click();
    await office.getByRole('link', { name: `Invoice ${invoice.number}` }).click();
    await expect(reminders).toContainText('Reminder 1 sent, Monday, November 30');
    await expect(reminders).toContainText('Next: reminder 2');
  });

  await test.step('it is paid by card', async () => {
    await tabTo(page, page.getByRole('link', { name: /^Pay \$/ }));
    await page.keyboard.press('Enter');
    const number = page.frameLocator('iframe[title="Card details"]').getByLabel('Card number');
    await expect(number).toBeVisible();
    const pay = page.getByRole('button', { name: /^Pay \$/ });
    await expect(pay).toBeEnabled();
    await number.fill('4242 4242 4242 4242');
    await pay.click();
    await expect(page.getByText(/is being confirmed/)).toBeVisible();
    await paying.hear();
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible();
  });

  await test.step('the receipt is found under Billing, and prints', async () => {
    await page.goto('/customer-portal/billing');
    await expect(page.getByText('You’re all paid up.')).toBeVisible();
    await page
      .getByRole('region', { name: 'Payments' })
      .getByRole('link', { name: /^Receipt/ })
      .click();
    await page.waitForURL(/\/billing\/receipts\//);
    await expect(page.getByText(`Invoice ${invoice.number}`)).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await expectNarrow();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('no other reminder comes', async () => {
    await expect(reminders).toContainText('No more reminders: nothing is owed.');
    for (const day of ['2026-12-04', '2026-12-17', '2026-12-21'])
      await paying.becomes(`${day}T16:40:00Z`);
    await office.reload();
    await expect(reminders.getByRole('listitem')).toHaveCount(1);
    const { items } = await (
      await office.request.get('/api/console/mails?kind=payment-reminder-mail', {
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    ).json();
    expect(items).toHaveLength(1);
  });
  await context.close();
});
