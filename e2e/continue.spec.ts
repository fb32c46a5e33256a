// A person begins on the phone and goes on at the desk: a private link carries what was filled in, photos included.
import type { Browser, Page } from '@playwright/test';
import { jpegOf } from '../test/pictures.ts';
import {
  expect,
  expectAccessibleInBothLooks,
  forgive,
  newAddress,
  rememberWelcome,
  scrollTo,
  test,
} from './fixtures.ts';

// Chromium reports the fade that it leaves out before an application as an error of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const link = (page: Page) => page.getByText(/\/continue\/\w{4}-/);

/** Another device: nothing of the first one's memory or cookies. */
async function otherDevice(browser: Browser, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  await context.addInitScript(rememberWelcome);
  return context.newPage();
}

/** Presses until the page behind it is there: the form may be read before its script is awake. */
async function fillQuote(page: Page, email: string): Promise<void> {
  await page.goto('/quote');
  const photos = page.getByLabel(/Photos of your property/);
  await expect(async () => {
    await page.getByLabel('First Name').fill('Maria');
    await page.getByLabel('Email Address').first().fill(email);
    await page.getByLabel('Project Details').fill('The fence fell over.');
    expect(await page.evaluate(() => sessionStorage.getItem('quote-draft'))).toContain('Maria');
  }).toPass();
  await photos.setInputFiles({
    name: 'fence.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await jpegOf(300, 200)),
  });
  await expect(page.getByText('Uploaded')).toBeVisible();
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Make My Link' }).click();
  await expect(page.getByRole('heading', { name: 'Your link is ready' })).toBeVisible();
  return new URL(`/continue/${(await link(page).innerText()).split('/').at(-1)}`, page.url()).href;
}

test('takes a quote request with its photo from the phone to the desk and sends it there', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = newAddress('carried');
  await fillQuote(page, email);
  await page.getByRole('link', { name: 'Continue on another device' }).click();
  await expect(page.getByText('Quote request with 1 photo')).toBeVisible();
  await expectAccessibleInBothLooks(page, 'main');
  const url = await makeLink(page);
  await expect(page.getByRole('img', { name: 'Code with the link, for a camera' })).toBeVisible();
  await expectAccessibleInBothLooks(page, 'main');

  const desk = await otherDevice(browser);
  const seen: string[] = [];
  desk.on('request', (request) => seen.push(request.headers().referer ?? ''));
  const answer = await desk.goto(url);
  expect(answer?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  // A look uses nothing up and tells nothing.
  await expect(desk.getByText('Maria')).toHaveCount(0);
  await expectAccessibleInBothLooks(desk, 'main');
  const open = desk.getByRole('button', { name: 'Open It on This Device' });
  await open.focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { name: 'Here it is' })).toBeVisible();
  await expect
    .poll(() => desk.evaluate(() => sessionStorage.getItem('quote-draft')))
    .toContain('Maria');
  await expectAccessibleInBothLooks(desk, 'main');
  await desk.getByRole('button', { name: 'Continue the Quote Request' }).click();
  await expect(desk.getByLabel('First Name')).toHaveValue('Maria');
  await expect(desk.getByLabel('Project Details')).toHaveValue('The fence fell over.');
  await expect(desk.getByRole('img', { name: /Photo 1/ })).toBeVisible();
  expect(seen.filter((from) => from.includes('/continue/'))).toEqual([]);

  await desk.getByLabel('Last Name').fill('Garcia');
  await desk.getByLabel('Phone Number').fill('(281) 555-0164');
  await desk.getByLabel('Service *').selectOption('fencing');
  await desk.getByRole('button', { name: 'Send My Request' }).click();
  await expect(desk.getByText('Got it. We’ll call or email you')).toBeVisible();
  await desk.context().close();
});

test('takes a lawn plan and a calculation along, and stops the link', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await page.goto('/#lawn-maintenance');
  const lawn = page.locator('#lawn-maintenance');
  await expect(async () => {
    await lawn.getByLabel('Property Address').fill('12345 Sky Ridge Dr, Cypress, TX 77429');
    await lawn.getByRole('button', { name: 'Validate' }).click();
    await expect(lawn.getByLabel('Lot size in sq ft')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await lawn.getByText('Bi-weekly').first().click();
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('plan-choices')))
    .toContain('bi-weekly');
  const calculator = page.locator('#cost-calculator');
  await calculator.getByLabel('Fence length').and(page.locator('[type=number]')).fill('150');
  await calculator.getByRole('button', { name: 'Continue on Another Device', exact: true }).click();
  await expect(page.getByText('Lawn plan for 12345 Sky Ridge Dr')).toBeVisible();
  await expect(page.getByText(/^Cost calculator, \d jobs?$/)).toBeVisible();
  const url = await makeLink(page);

  const desk = await otherDevice(browser);
  await desk.goto(url);
  await desk.getByRole('button', { name: 'Open It on This Device' }).click();
  await expect
    .poll(() => desk.evaluate(() => sessionStorage.getItem('plan-address')))
    .toContain('Sky Ridge');
  await desk.getByRole('button', { name: 'Continue the Lawn Plan' }).click();
  await expect(desk.getByRole('radio', { name: /Bi-weekly/ })).toBeChecked();
  await scrollTo(desk.locator('#cost-calculator'));
  await expect(desk.locator('[data-number=fence]')).toHaveValue('150');
  await desk.context().close();

  await page.getByRole('button', { name: 'Stop This Link' }).click();
  await expect(page.getByRole('heading', { name: 'The link has expired' })).toBeVisible();
  await page.goto(url);
  await page.getByRole('button', { name: 'Open It on This Device' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has ended');
  forgive(consoleErrors, /404/);
});

test('says what to do while nothing is filled in', async ({ page }) => {
  await page.goto('/continue');
  await expect(page.getByText('Nothing is filled in yet in this tab')).toBeVisible();
  await expectAccessibleInBothLooks(page, 'main');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('carries a quote request with its photo, a plan and a calculation', async ({
    page,
    browser,
  }) => {
    const email = newAddress('carried-plain');
    await page.goto('/quote');
    await page.getByLabel('First Name').fill('Plain');
    await page.getByLabel('Email Address').first().fill(email);
    await page.getByLabel(/Photos of your property/).setInputFiles({
      name: 'fence.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(await jpegOf(300, 200)),
    });
    await page.getByRole('button', { name: 'Continue on another device' }).click();
    const path = (await link(page).innerText()).split('/').at(-1);

    const desk = await otherDevice(browser, false);
    await desk.goto(new URL(`/continue/${path}`, page.url()).href);
    await desk.getByRole('button', { name: 'Open It on This Device' }).click();
    await desk.getByRole('button', { name: 'Continue the Quote Request' }).click();
    await expect(desk.getByLabel('First Name')).toHaveValue('Plain');
    await expect(desk.getByText('One photo is here already')).toBeVisible();
    await desk.getByLabel('Last Name').fill('Example');
    await desk.getByLabel('Phone Number').fill('(281) 555-0165');
    await desk.getByLabel('Service *').selectOption('fencing');
    await desk.getByRole('button', { name: 'Send My Request' }).click();
    await expect(desk.getByRole('heading', { name: 'Quote Request Submitted!' })).toBeVisible();
    await desk.context().close();

    await page.goto('/#cost-calculator');
    await page.getByRole('button', { name: 'Continue on Another Device', exact: true }).click();
    await page.getByRole('button', { name: 'Make My Link' }).click();
    await page.goto(
      new URL(`/continue/${(await link(page).innerText()).split('/').at(-1)}`, page.url()).href,
    );
    await page.getByRole('button', { name: 'Open It on This Device' }).click();
    await page.getByRole('button', { name: 'Continue the Calculator' }).click();
    await expect(page.getByRole('heading', { name: 'Your estimate', level: 1 })).toBeVisible();

    await page.goto('/lawn-plan');
    await page.getByLabel('Property Address').fill('12345 Sky Ridge Dr, Cypress, TX 77429');
    await page.getByRole('button', { name: 'Validate' }).click();
    await page.getByLabel('First Name').fill('Plain');
    await page.getByRole('button', { name: 'Continue on another device' }).click();
    await page.goto(
      new URL(`/continue/${(await link(page).innerText()).split('/').at(-1)}`, page.url()).href,
    );
    await page.getByRole('button', { name: 'Open It on This Device' }).click();
    await page.getByRole('button', { name: 'Continue the Lawn Plan' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Plain');
    await expect(page.getByLabel('Property Address')).toHaveValue(/Sky Ridge/);
  });
});
