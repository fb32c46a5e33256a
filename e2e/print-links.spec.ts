// The office makes a short link; someone scans it, walks the site without a script, asks for a quote, and the link's page shows it.
import { signInAsOwner } from './every-screen.ts';
import { expect, expectAccessible } from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'print-links' });

const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Mobile Safari/537.36';

test('from a scan to a lead, without a script and without a cookie', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page);
  await page.goto('/console/print');
  await expect(page.getByText('No links yet')).toBeVisible();
  await page.getByText('New link').click();
  await page.getByLabel('Printed on').selectOption('yard-sign');
  await page.getByLabel('Leads to').selectOption('/services');
  await page.getByLabel('Name').fill('Bridgeland, May');
  await page.getByLabel('ZIP code').fill('77433');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make Link' }).click();
  await expect(page.getByRole('heading', { name: 'Bridgeland, May' })).toBeVisible();
  const qr = page.getByRole('img', { name: /^QR code of / });
  await expect(qr).toBeVisible();
  const path = new URL((await qr.getAttribute('alt'))?.replace('QR code of ', '') ?? '').pathname;

  const visitor = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    // A browser without a head calls itself one, and counts as a robot.
    userAgent: PHONE,
  });
  const phone = await visitor.newPage();
  await phone.goto(path);
  expect(new URL(phone.url()).search).toBe(`?via=${path.slice('/go/'.length)}`);
  expect(await visitor.cookies()).toEqual([]);
  await phone.locator('a[href="/about"]').first().click();
  await expect(phone).toHaveURL(/\/about\?via=/);
  await phone.goto(`/quote${new URL(phone.url()).search}`);
  await phone.getByLabel('First Name').fill('Ivy');
  await phone.getByLabel('Last Name').fill('Sample');
  await phone.getByLabel('Email Address').fill('ivy@example.com');
  await phone.getByLabel('Phone Number').fill('(281) 555-0123');
  await phone.getByLabel(/^Service/).selectOption('fencing');
  await phone.getByRole('button', { name: 'Send My Request' }).click();
  await expect(phone).toHaveURL(/sent=/);
  await visitor.close();

  await page.reload();
  const row = (name: string) => page.locator('summary').filter({ hasText: name });
  await expect(row('Scans')).toContainText('1');
  await row('Leads').click();
  await expect(page.getByRole('link', { name: 'Ivy Sample' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const screen of [page.url(), '/console/print']) {
    await page.goto(screen);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
