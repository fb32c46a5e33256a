// The office writes down which language a customer speaks, and reads it on their record.
import { expect, expectAccessibleInBothLooks, newAddress, test } from './fixtures.ts';

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

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
