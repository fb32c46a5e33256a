// A person gives a ZIP code once; guide, prices, drive time and openings are about their yard from then on, until they forget it.
import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessibleInBothLooks,
  expectAccessibleOnDeskAndPhone,
  test,
} from './fixtures.ts';

const part = (page: Page, name: string) => page.locator(`[data-part=${name}]`);

/** Comes near a slot, as someone who scrolls there. */
async function comeNear(page: Page, name: string): Promise<void> {
  await part(page, name).evaluate((slot) => slot.scrollIntoView({ block: 'center' }));
}

for (const width of [390, 1280]) {
  test(`gives a ZIP code on the home page, ${width} px wide, and forgets it again`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 860 });
    await page.goto('/');
    await comeNear(page, 'drive');
    await page.getByLabel('Your ZIP code').fill('77494');
    await page.getByLabel('Your ZIP code').press('Enter');
    await expect(page.getByRole('heading', { name: 'Your yard in Katy, 77494' })).toBeVisible();
    await expect(page.getByText('last frost is typically around February 26')).toBeVisible();
    await expect(page.getByText('$57.36 with 8.25% sales tax')).toBeVisible();

    await page.goto('/');
    const promised = {
      drive: '15-25 min from our office',
      price: '$52.99 a visit',
      guide: 'zone 9a',
      opening: 'Same-day consultations',
    };
    for (const [name, words] of Object.entries(promised)) {
      await comeNear(page, name);
      await expect(part(page, name)).toContainText(words);
      await expect(part(page, name)).toContainText('Katy, 77494');
    }
    await expect(page.locator('#seasonal-guide')).toContainText('irst frost about December 2');
    await expect(page.locator('#seasonal-guide')).not.toContainText('November 25');
    await expectAccessibleInBothLooks(page, '#seasonal-guide', '#lawn-maintenance');

    await part(page, 'drive').getByRole('link', { name: 'Change' }).click();
    await page.getByRole('button', { name: 'Forget My ZIP Code' }).click();
    await expect(page.getByRole('heading', { name: 'What do we know' })).toBeVisible();
    await page.goto('/');
    await comeNear(page, 'drive');
    await expect(page.getByLabel('Your ZIP code')).toBeVisible();
  });
}

test('an address that was checked gives its ZIP code as well', async ({ page }) => {
  await page.goto('/#lawn-maintenance');
  const lawn = page.locator('#lawn-maintenance');
  await expect(async () => {
    await lawn.getByLabel('Property Address').fill('12345 Sky Ridge Dr, Cypress, TX 77433');
    await lawn.getByRole('button', { name: 'Validate' }).press('Enter');
    await expect(lawn.getByLabel('Lot size in sq ft')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await page.goto('/my-area');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('77433');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of a ZIP code says it all, and what it does not know', async ({ page }) => {
    await page.goto('/my-area');
    await page.getByLabel('Your ZIP code').fill('7749');
    await page.getByRole('button', { name: 'Show My Area' }).click();
    await expect(page.getByText('Please enter a ZIP code of five digits.')).toBeVisible();
    await page.getByLabel('Your ZIP code').fill('10001');
    await page.getByRole('button', { name: 'Show My Area' }).click();
    await expect(page.getByText('We don’t know this ZIP code')).toBeVisible();
    await page.getByLabel('Your ZIP code').fill('77002');
    await page.getByRole('button', { name: 'Show My Area' }).click();
    await expect(
      page.getByText('We have frost dates for the ZIP codes of our own areas only'),
    ).toBeVisible();
    await page.getByLabel('Your ZIP code').fill('77520');
    await page.getByRole('button', { name: 'Show My Area' }).click();
    await expect(page.getByText('44 miles from our office')).toBeVisible();
    await expect(page.getByText('What mowing costs there')).toHaveCount(0);
    await page.goto('/my-area');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('77520');
    await page.getByRole('button', { name: 'Forget My ZIP Code' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'What do we know about your ZIP code?',
    );
  });
});

test('reads well on desk and phone, by day and by night', async ({ page }) => {
  await page.goto('/my-area?zip=77429');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cypress, 77429');
  await expectAccessibleOnDeskAndPhone(page);
});
