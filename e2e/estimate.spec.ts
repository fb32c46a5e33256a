// The calculator's figures as a document: from the home page to the mailbox, without a script.
import { expect, expectAccessibleInBothLooks, newAddress, openMail, test } from './fixtures.ts';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('someone takes the calculator’s figures along by mail', async ({ page }) => {
    await page.goto('/');
    await page.locator('#service-fencing').press('Space');
    await page.getByRole('button', { name: 'Email Me This Estimate' }).click();
    await expect(page.getByRole('heading', { name: 'Your estimate', level: 1 })).toBeVisible();
    await expect(page.getByRole('row', { name: /fencing/i })).toContainText('not taxed');
    await expect(page.getByRole('row', { name: /Sales tax 8.25%/ })).toBeVisible();
    const address = newAddress('estimate');
    await page.getByLabel('Email Address').fill(address);
    await page.getByRole('button', { name: 'Email Me This Estimate' }).click();
    await expect(page.getByRole('heading', { name: 'Your estimate is on its way' })).toBeVisible();
  });
});

test('the mail comes with its figures', async ({ page }) => {
  await page.goto('/estimate?propertySize=9200&frequency=weekly');
  await expectAccessibleInBothLooks(page);
  const total = await page
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell')
    .textContent();
  const address = newAddress('lawn-estimate');
  await page.getByLabel('Email Address').fill(address);
  await page.getByRole('button', { name: 'Email Me This Estimate' }).click();
  await expect(page.getByText('Look for it in your mailbox')).toBeVisible();
  const mail = await openMail(page, address, `Your estimate: ${total} with tax`);
  await expect(mail.getByText('This is a first figure.').first()).toBeVisible();
});

test('what is no estimate asks for one', async ({ page }) => {
  await page.goto('/estimate?propertySize=5&frequency=weekly');
  await page.getByLabel('Lot size in square feet').fill('8000');
  await page.getByRole('button', { name: 'Show the Figures' }).click();
  await expect(page.getByRole('row', { name: /Mowing, weekly/ })).toBeVisible();
});
