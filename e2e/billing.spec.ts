// The office bills a month of work: it reviews what each customer would be sent, sends it, records a payment, takes one back and credits a line.
import { signInAsOwner } from './every-screen.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'billing' });

test('from finished work to a paid invoice, a returned check and a credit note', async ({
  page,
}) => {
  await signInAsOwner(page);
  await page.goto('/console/billing');
  await expect(page.getByRole('heading', { name: 'Billing', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const boxes = page.getByRole('checkbox');
  const waiting = await boxes.count();
  expect(waiting).toBeGreaterThan(0);
  await boxes.first().check();
  await page.getByRole('button', { name: 'Review Invoices' }).click();

  await expect(page.getByRole('heading', { name: 'Review invoices' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send 1 invoice' }).click();
  await expect(page.getByText('The invoices are sent.')).toBeVisible();

  await page.getByRole('link', { name: 'To bill' }).click();
  await expect(boxes).toHaveCount(waiting - 1);
  await page.getByRole('link', { name: 'Open', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Invoice 1001' });
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Invoice 1001/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^The visit/ }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Check number or reference (optional)').fill('1024');
  await page.getByRole('button', { name: 'Record Payment' }).click();
  await expect(page.getByText('The payment is recorded.')).toBeVisible();
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Check 1024/)).toBeVisible();

  await page.getByRole('link', { name: /’s account$/ }).click();
  await expect(page.getByText('Owes nothing')).toBeVisible();
  await page.getByText('Take Back', { exact: true }).click();
  await page.getByRole('button', { name: 'Take Payment Back' }).click();
  await expect(page.getByText('Please say why.').first()).toBeVisible();
  await page.getByLabel(/^Why, such as “returned/).fill('Returned by the bank');
  await page.getByRole('button', { name: 'Take Payment Back' }).click();
  await expect(page.getByText('Taken back: Returned by the bank')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Invoice 1001' }).click();
  await page.getByText('Issue a Credit Note').click();
  await page.getByLabel('Reason').fill('Billed twice in the other program');
  await page.getByRole('button', { name: 'Issue Credit Note' }).click();
  await expect(page.getByText('The credit note is issued.')).toBeVisible();
  await expect(page.getByText('Credited', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Credit note 101/)).toBeVisible();
});
