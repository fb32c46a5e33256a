// A customer chooses the language that we write to them in, in their account; the office reads it on their record and changes it there.
import { expect, expectAccessibleInBothLooks, newAddress, openMail, test } from './fixtures.ts';

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a customer chooses Spanish in their account', async ({ page }) => {
      const address = newAddress('luz');
      await page.goto('/sign-in?returnTo=/customer-portal/account');
      await page.getByLabel('Email Address').fill(address);
      await page.getByRole('button', { name: 'Send me a code' }).click();
      const mail = await openMail(page, address, 'sign-in code');
      const code = /\d{8}/.exec((await mail.textContent('body')) ?? '')?.[0] ?? '';
      await mail.close();
      await page.getByLabel('Code').fill(code);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/customer-portal/account');
      const part = page.getByRole('region', { name: 'Contact Information' });
      const language = part.getByLabel('Language we write to you in');
      await expect(language).toHaveValue('en');
      await part.getByLabel('First name').fill('Luz');
      await part.getByLabel('Last name').fill('Vega');
      await part.getByLabel('Phone').fill('(281) 555-0176');
      await language.selectOption('Español');
      await part.getByRole('button', { name: 'Update Information' }).click();
      await expect(page.getByText('Your contact information is saved.')).toBeVisible();
      await page.reload();
      await expect(language).toHaveValue('es');
      await expectAccessibleInBothLooks(page);
    });

    test('the office writes down that a customer speaks Spanish', async ({ page }) => {
      await page.goto('/sign-in?returnTo=/console/customers/new');
      await page.getByRole('button', { name: /Daniel Oakley/ }).click();
      await page.getByLabel('First name').fill('Wren');
      await page.getByLabel('Last name').fill('Alder');
      await page.getByLabel('Email').fill(newAddress('wren'));
      await page.getByLabel('Phone').fill('(281) 555-0177');
      await page.getByRole('button', { name: 'Add customer' }).click();
      await page.waitForURL(/customers\/[0-9a-f-]{36}/);
      await expect(page.getByText('Speaks Spanish')).toHaveCount(0);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByLabel('Language we write to them in').selectOption('Español');
      await expectAccessibleInBothLooks(page);
      await page.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('The changes are saved.')).toBeVisible();
      await expect(page.getByText('Speaks Spanish')).toBeVisible();
      await expectAccessibleInBothLooks(page);
    });
  });
}
