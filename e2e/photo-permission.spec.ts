// The office asks for a photo of a visit, its customer allows it by the mailed link without a script, a stranger sees it in the gallery, and
// withdrawn it is gone.
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, openMail, rememberWelcome } from './fixtures.ts';
import { signIn } from './monday-people.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'photo-permission' });

const CUSTOMER = 'juniper.meadows@example.com';
const TITLE = 'Farmhouse front in June';
const ALT = 'The front of a sage green farmhouse with salvia along its walk.';

/** A browser that was never here, with scripts or without. */
async function strange(browser: Browser, baseURL: string, width: number, javaScriptEnabled = true) {
  const viewport = { width, height: 844 };
  const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled });
  if (javaScriptEnabled) await context.addInitScript(rememberWelcome);
  return context.newPage();
}

/** Opens the latest visit of the customer that has photos to ask about. */
async function openVisitWithPhotos(page: Page): Promise<void> {
  await page.goto('/console/customers?q=juniper');
  await page.getByRole('main').getByRole('link', { name: 'Juniper Meadows' }).first().click();
  await expect(page.getByRole('heading', { name: 'Juniper Meadows', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Past visits' }).click();
  // The address is the new one a moment before its records are there.
  await expect(page.getByRole('heading', { name: 'Records: Past visits' })).toBeAttached();
  const visits = page.getByRole('main').locator('a[href^="/console/visits/"]');
  await expect(visits.first()).toBeVisible();
  const paths = await visits.evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  for (const path of new Set(paths)) {
    await page.goto(path ?? '');
    if (await page.getByRole('heading', { name: 'Use on our site' }).isVisible()) return;
  }
  throw new Error('no visit of Juniper Meadows has photos');
}

/** Looks at the gallery until a stranger is shown the photo, or no longer is. */
async function expectInGallery(page: Page, isShown: boolean): Promise<void> {
  await expect(async () => {
    await page.goto('/gallery');
    await expect(page.getByAltText(ALT)).toHaveCount(isShown ? 1 : 0, { timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

test('asked, allowed, shown, withdrawn, gone', async ({ page: office, browser, monday }) => {
  test.setTimeout(240_000);
  await office.setViewportSize({ width: 1280, height: 860 });
  await signIn(office, /owner/, '/console');

  await test.step('the office asks by keyboard', async () => {
    await openVisitWithPhotos(office);
    await expectAccessibleInBothLooks(office);
    await office.getByRole('button', { name: 'Ask the Customer' }).press('Enter');
    await expect(office.getByText('Please choose at least one photo.').first()).toBeVisible();
    await office.getByRole('checkbox').first().press('Space');
    await office.getByRole('button', { name: 'Ask the Customer' }).press('Enter');
    await expect(office.getByText('You see here what they answer.')).toBeVisible();
    await expect(office.getByText('Waiting for the customer')).toBeVisible();
  });

  const link = await test.step('one mail has the link', async () => {
    const mail = await openMail(office, CUSTOMER, 'May we show 1 photo of your yard?');
    const button = mail.frameLocator('iframe').getByRole('link', { name: 'Look and answer' });
    const href = await button.getAttribute('href');
    await mail.close();
    return new URL(href ?? '').pathname;
  });

  await test.step('the customer allows it without a script', async () => {
    const customer = await strange(browser, monday, 390, false);
    await customer.goto(link);
    await expect(customer.getByText('We are waiting for your answer.')).toBeVisible();
    await customer.getByRole('button', { name: 'Yes, You May Show It: Photo 1' }).click();
    await expect(
      customer.getByText('You allowed this. We may show it on our website.'),
    ).toBeVisible();
    await customer.context().close();
  });

  await test.step('the office describes it and puts it into the gallery', async () => {
    await office.reload();
    await expect(office.getByText('Allowed', { exact: true })).toBeVisible();
    await office.getByRole('link', { name: 'Picture', exact: true }).click();
    await office.getByLabel('Title').fill(TITLE);
    await office.getByLabel('Description').fill(ALT);
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(office.getByText('Saved. Pages follow within seconds.')).toBeVisible();
    await expect(office.getByText('Processing')).toHaveCount(0, { timeout: 60_000 });
    await office.goto('/console/settings/content/gallery-project');
    await office.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
    await office.getByLabel('Picture', { exact: true }).selectOption(TITLE);
    await office
      .getByRole('textbox', {
        name: 'Picture description',
        description: 'Say what the picture shows, for people who can’t see it.',
      })
      .fill(ALT);
    await office.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(office.getByText('Published. The site shows it within seconds.')).toBeVisible();
  });

  const stranger = await strange(browser, monday, 1280);
  await test.step('a stranger sees it', async () => {
    await expectInGallery(stranger, true);
    const picture = stranger.getByAltText(ALT);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('the customer withdraws it by keyboard, and it is gone', async () => {
    const customer = await strange(browser, monday, 390);
    await customer.goto(link);
    await expectAccessibleInBothLooks(customer);
    await customer.getByRole('button', { name: 'Withdraw Permission: Photo 1' }).press('Enter');
    await expect(customer.getByText('It has been taken off every page.')).toBeVisible();
    await expectAccessibleInBothLooks(customer);
    await expectInGallery(stranger, false);
    await customer.context().close();
    await stranger.context().close();
  });
});
