// A job with a deposit is called off: its customer pays the deposit from the quote, and reads later that it was called off and given back.
import { expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { officeOf, signIn } from './monday-people.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'called-off' });

test('a job with a deposit is called off, and the deposit goes back', async ({
  page,
  browser,
  monday,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, /Olive/, '/customer-portal/add-ons');
  await page.getByRole('link', { name: 'See Quote (Tree Trimming)' }).click();
  await expect(
    page.getByText(/^The deposit is \$[\d.]+\. We’ll send you its invoice\.$/),
  ).toBeVisible();
  const quote = new URL(page.url()).pathname;
  const request = quote
    .replace('/customer-portal/add-ons', '/console/requests')
    .replace('/quote', '');
  const office = await officeOf(browser, monday);

  await test.step('the office bills the deposit, and its customer finds it from the quote', async () => {
    await office.goto(request);
    await office.getByRole('link', { name: 'Review the Invoice' }).click();
    await office.getByRole('button', { name: /^Send \d+ invoices?$/ }).click();
    await office.waitForURL(/\/console\/billing\?/);
    await page.goto(quote);
    await expect(page.getByText(/^The deposit of \$[\d.]+ is due\.$/)).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.getByRole('link', { name: 'Pay the Deposit' }).click();
    await expect(page.getByRole('heading', { name: /^Invoice \d+/ })).toBeVisible();
    await office.goto(request);
    await office.getByRole('link', { name: /^Invoice \d+$/ }).click();
    await office.getByRole('button', { name: 'Record Payment' }).click();
    await expect(office.getByText('The payment is recorded.')).toBeVisible();
    await page.goto(quote);
    await expect(page.getByText(/^Deposit paid: /)).toBeVisible();
  });

  await test.step('the office calls the job off', async () => {
    await office.goto(request);
    await office.getByText('Call the Job Off').click();
    await office.getByRole('button', { name: 'Call Job Off' }).click();
    await expect(office.getByText('Please say why.').first()).toBeVisible();
    await office
      .getByLabel('Reason for calling it off')
      .fill('The oaks have wilt and must not be cut.');
    await expectAccessibleInBothLooks(office);
    await office.getByRole('button', { name: 'Call Job Off' }).click();
    await expect(office.getByText(/^Called off\. Its days are free/)).toBeVisible();
    await expect(office.getByText('Given back', { exact: true })).toBeVisible();
    await expect(office.getByRole('link', { name: 'See the Credit on the Account' })).toBeVisible();
    await expect(office.getByText('Call the Job Off')).toHaveCount(0);
  });

  await test.step('the customer reads it', async () => {
    await page.goto(quote);
    await expect(page.getByText('This job was called off.')).toBeVisible();
    await expect(page.getByText(/^We gave the deposit of \$[\d.]+ back\./)).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await page.getByRole('link', { name: 'Back to the request' }).click();
    await expect(page.getByText('The oaks have wilt and must not be cut.')).toBeVisible();
  });
  await office.context().close();
});
