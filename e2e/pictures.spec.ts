// The owner drops two photos, describes and crops them, and puts one on the home page, where a stranger sees it.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { jpegOf } from '../test/pictures.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothLooks,
  forgive,
  rememberWelcome,
  untilSettled,
} from './fixtures.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'pictures' });

const ALT = 'A back yard with a limestone path and two young oaks.';

type NamedFile = { name: string; bytes: Buffer };

/** Drops files as a person does from a folder. */
async function drop(target: Locator, files: readonly NamedFile[]): Promise<void> {
  const sent = files.map(({ name, bytes }) => ({ name, text: bytes.toString('base64') }));
  const dataTransfer = await target.page().evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, text } of given) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
    }
    return transfer;
  }, sent);
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await target.dispatchEvent(type, { dataTransfer });
  }
}

/** The part of the picture that its fields hold. */
function cropOf(page: Page): Promise<number[]> {
  const fields = ['Cut from the left', 'Cut from the top', 'Width to keep', 'Height to keep'];
  return Promise.all(
    fields.map(async (name) => Number(await page.getByLabel(`${name} (%)`).inputValue())),
  );
}

test('two photos are dropped, described, cropped, and one is on the home page', async ({
  page,
  browser,
  monday,
  consoleErrors,
}) => {
  test.setTimeout(240_000);
  // A file that is no picture.
  forgive(consoleErrors, /415/);
  await page.goto('/sign-in?returnTo=/console/settings/pictures');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { name: 'Pictures', level: 1 })).toBeVisible();

  await test.step('two are taken, a text file is not', async () => {
    const field = page.getByLabel('Upload pictures');
    await drop(field, [
      { name: 'back yard.jpg', bytes: await jpegOf(1400, 1000) },
      { name: 'notes.jpg', bytes: readFileSync('README.md') },
      { name: 'path.jpg', bytes: await jpegOf(1200, 900) },
    ]);
    await expect(page.getByRole('status').filter({ hasText: 'uploaded' })).toHaveText(
      '2 of 3 pictures uploaded, 1 not taken.',
      { timeout: 60_000 },
    );
    await expect(page.getByRole('alert').filter({ hasText: 'JPEG, PNG, or WebP' })).toBeVisible();
    await expect(page.getByText('Not described')).toHaveCount(2, { timeout: 60_000 });
    await expectAccessibleInBothLooks(page);
  });

  await test.step('one is cropped by mouse and by keyboard', async () => {
    const row = page.getByRole('listitem').filter({ hasText: 'back yard.jpg' });
    await row.getByRole('link', { name: 'Describe and crop' }).click();
    await page.getByLabel('Title').fill('Back yard in March');
    await page.getByLabel('Description').fill(ALT);
    const corner = page.getByRole('button', { name: 'Top left corner of the crop' });
    await corner.scrollIntoViewIfNeeded();
    await untilSettled(page);
    const at = await corner.boundingBox();
    if (!at) throw new Error('no corner');
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2);
    await page.mouse.down();
    await page.mouse.move(at.x + at.width / 2 + 60, at.y + at.height / 2 + 40, { steps: 4 });
    await page.mouse.up();
    const [left = 0, top = 0, width = 0, height = 0] = await cropOf(page);
    expect(left).toBeGreaterThan(4);
    expect(top).toBeGreaterThan(4);
    expect(left + width).toBeCloseTo(100, 1);
    expect(top + height).toBeCloseTo(100, 1);
    await page.getByRole('button', { name: 'Bottom right corner of the crop' }).press('ArrowLeft');
    await page.getByRole('button', { name: 'Focal point' }).press('Shift+ArrowUp');
    expect((await cropOf(page))[2]).toBeCloseTo(width - 1, 1);
    await expect(page.getByLabel('Focal point from the top (%)')).not.toHaveValue('50');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved. Pages follow within seconds.')).toBeVisible();
    await expect(page.getByText('Processing')).toHaveCount(0, { timeout: 60_000 });
  });

  await test.step('it is put on the home page', async () => {
    await page.goto('/console/settings/content/gallery-project');
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
    await page.getByLabel('Picture', { exact: true }).selectOption('Back yard in March');
    await page
      .getByRole('textbox', {
        name: 'Picture description',
        description: 'Say what the picture shows, for people who can’t see it.',
      })
      .fill(ALT);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText('Published. The site shows it within seconds.')).toBeVisible();
  });

  for (const width of [390, 1280]) {
    await test.step(`a stranger sees it at ${width} px`, async () => {
      const context = await browser.newContext({
        baseURL: monday,
        viewport: { width, height: 844 },
      });
      await context.addInitScript(rememberWelcome);
      const stranger = await context.newPage();
      const picture = stranger.getByAltText(
        'A back yard with a limestone path and two young oaks.',
      );
      await expect(async () => {
        await stranger.goto('/');
        await expect(picture.first()).toBeAttached({ timeout: 1_000 });
      }).toPass();
      await picture.first().scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.first().evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0);
      await context.close();
    });
  }
});
