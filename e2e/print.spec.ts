// A neighbor prints the flyer and the business card, or saves them, and scans what is on them.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { readPdf } from '../test/read-pdf.ts';
import { expect, expectAccessibleInBothLooks, forgive, test } from './fixtures.ts';

const FLYER = { path: '/print-flyer', api: '**/api/generate-flyer-pdf', width: 120 };
const CARD = { path: '/business-card', api: '**/api/generate-business-card-pdf', width: 100 };

for (const { path, width } of [FLYER, CARD]) {
  test(`scans the three codes of ${path} from the screen`, async ({ page, baseURL }) => {
    await page.goto(path);
    const origin = new URL(baseURL ?? '').origin;
    const targets = { Website: '/', Portfolio: '/#gallery', Reviews: '/#testimonials' };
    for (const [label, target] of Object.entries(targets)) {
      const code = page.getByRole('img', { name: `QR code: ${label}` });
      await expect(code).toHaveAttribute('width', String(width));
      expect(await scan(code)).toBe(origin + target);
    }
  });

  test(`finds the codes of ${path} leading to sections that exist`, async ({ page }) => {
    await page.goto(path);
    for (const [label, section] of [
      ['Portfolio', '#gallery'],
      ['Reviews', '#testimonials'],
    ] as const) {
      const href = await page
        .getByRole('main')
        .getByRole('link', { name: label })
        .getAttribute('href');
      expect(href).toMatch(new RegExp(`/${section}$`));
    }
    await page.goto('/');
    await expect(page.locator('#gallery')).toBeAttached();
    await expect(page.locator('#testimonials')).toBeAttached();
  });

  test(`keeps the icon on ${path} when a code cannot be drawn`, async ({ page, consoleErrors }) => {
    await page.route(`**${path}`, async (route) => {
      const answer = await route.fetch();
      const tooMuch = 'x'.repeat(3_000);
      const html = (await answer.text()).replace(/data-qr="[^"]*#gallery"/, `data-qr="${tooMuch}"`);
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto(path);
    await expect(page.getByRole('img', { name: 'QR code: Website' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'QR code: Reviews' })).toBeVisible();
    const portfolio = page.locator('[data-qr-label="Portfolio"]');
    await expect(portfolio.locator('svg')).toBeVisible();
    await expect(portfolio.locator('img')).toHaveCount(0);
    await expect(() => expect(consoleErrors.join()).toMatch(/could not be drawn/)).toPass();
    consoleErrors.length = 0;
  });

  test(`hears an alert on ${path} when the PDF cannot be made`, async ({ page, consoleErrors }) => {
    await page.route(path === FLYER.path ? FLYER.api : CARD.api, (route) =>
      route.fulfill({ status: 500, json: { detail: 'no' } }),
    );
    await page.goto(path);
    expect(await alertAfterDownload(page)).toBe('Error generating PDF. Please try again.');
    forgive(consoleErrors, /500/);
  });

  test(`prints ${path} without anything of the site around it`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('img', { name: 'QR code: Reviews' })).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Download PDF' })).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden();
    const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    const sizes = printed.map((sheet) => [sheet.width, sheet.height]);
    expect(sizes).toEqual(
      path === FLYER.path
        ? [[612, 792]]
        : [
            [252, 144],
            [252, 144],
          ],
    );
  });

  test(`saves ${path} where no script runs`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(path);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^Prairie-Oak-Landscaping-.*\.pdf$/);
    await context.close();
  });

  test(`finds ${path} accessible, by day and by night, down to 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 860 });
      await page.goto(path);
      await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(3);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
      await expectAccessibleInBothLooks(page);
    }
  });
}

test('reads the flyer and saves it', async ({ page }) => {
  await page.goto(FLYER.path);
  const flyer = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Prairie Oak Landscaping');
  for (const words of [
    'Transforming Spaces, Exceeding Expectations',
    '127+ Five-Star Reviews',
    'Licensed & Insured • FREE Estimates',
    'Years of Experience',
    'Service Areas',
    'The Woodlands',
    'Get Your Free Quote',
    'Call or text',
  ]) {
    await expect(flyer).toContainText(words);
  }
  await expect(flyer.getByRole('link', { name: '(281) 555-0142' })).toHaveCount(2);
  await expect(flyer.getByRole('link', { name: 'hello@prairieoak.example' })).toHaveCount(2);
  const pages = await downloadedPages(page, 'Prairie-Oak-Landscaping-Flyer.pdf');
  expect(pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]]);
});

test('shows the flyer at 7.5 by 10 inches on letter paper', async ({ page }) => {
  await page.setViewportSize({ width: 816, height: 1056 });
  await page.goto(FLYER.path);
  await page.emulateMedia({ media: 'print' });
  const flyer = page.getByRole('article');
  const picture = await flyer.locator('picture').first().boundingBox();
  expect(picture?.width).toBeCloseTo(7.5 * 96, 0);
  const top = await flyer.locator('header').boundingBox();
  const end = await flyer.getByRole('paragraph').last().boundingBox();
  const height = (end?.y ?? 0) + (end?.height ?? 0) - (top?.y ?? 0);
  expect(height).toBeGreaterThan(9.9 * 96);
  expect(height).toBeLessThan(10.1 * 96);
});

test('hears that the flyer could not be fetched', async ({ page, consoleErrors }) => {
  await page.route(FLYER.api, (route) => route.abort());
  await page.goto(FLYER.path);
  expect(await alertAfterDownload(page)).toBe('Error downloading PDF. Please try again.');
  forgive(consoleErrors, /ERR_FAILED/);
});

test('reads the business card and saves it', async ({ page }) => {
  await page.goto(CARD.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Card Design');
  const front = page.getByRole('region', { name: 'Front of the business card' });
  await expect(front.getByRole('img')).toBeVisible();
  const back = page.getByRole('region', { name: 'Back of the business card' });
  await expect(back).toContainText('Transforming Spaces, Exceeding Expectations');
  await expect(back).toContainText('(281) 555-0142');
  const pages = await downloadedPages(page, 'Prairie-Oak-Landscaping-Business-Card.pdf');
  expect(pages.map(({ width, height }) => [width, height])).toEqual([
    [252, 144],
    [252, 144],
  ]);
});

test('hears what else to do when the press is full', async ({ page, consoleErrors }) => {
  await page.route(CARD.api, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      json: { message: 'We are busy.', alternative: 'Print from your browser.' },
    }),
  );
  await page.goto(CARD.path);
  expect(await alertAfterDownload(page)).toBe('We are busy.\n\nPrint from your browser.');
  forgive(consoleErrors, /503/);
});

test('hears that the card could not be fetched', async ({ page, consoleErrors }) => {
  await page.route(CARD.api, (route) => route.abort());
  await page.goto(CARD.path);
  expect(await alertAfterDownload(page)).toBe(
    'Error downloading PDF. Please use browser print function (Ctrl+P or Cmd+P) to save as PDF.',
  );
  forgive(consoleErrors, /ERR_FAILED/);
});

/** What a telephone's camera reads: the code with what stands around it. */
async function scan(code: Locator): Promise<string | undefined> {
  await code.scrollIntoViewIfNeeded();
  await code.evaluate((image: HTMLImageElement) => image.decode());
  const { x, y, width, height } = (await code.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
  const around = 10;
  const clip = {
    x: x - around,
    y: y - around,
    width: width + 2 * around,
    height: height + 2 * around,
  };
  const { data, info } = await sharp(await code.page().screenshot({ clip }))
    .resize({ width: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

async function alertAfterDownload(page: Page): Promise<string> {
  const heard = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await page.getByRole('button', { name: 'Download PDF' }).click();
  return heard;
}

async function downloadedPages(page: Page, fileName: string) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(fileName);
  return readPdf(await readFile(await download.path()));
}
