// After a storm: someone asks for help without a script, the office sees it first, and raises a notice on every page.
import sharp from 'sharp';
import { englishIn } from './english-in.ts';
import { expect, expectAccessibleInBothLooks, forgive, newAddress } from './fixtures.ts';
import { test } from './monday-site.ts';
import { coveredButtons } from './over-the-page.ts';

/** The product promises a second (docs/product/storm.md#notice); a busy machine of tests, from the sources, is given more. */
const AT_ONCE = { timeout: 5_000, intervals: [50] };

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('someone asks for help with a photo, is warned of wires, and is promised a time', async ({
    page,
    consoleErrors,
  }) => {
    forgive(consoleErrors, /422/);
    await page.goto('/services');
    await page.getByRole('link', { name: 'Storm damage? Get help' }).click();
    await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Stay away');
    const send = page.getByRole('button', { name: 'Ask for a Callback' });
    await send.click();
    await expect(page.getByText('Please tell us where it is.')).toBeVisible();
    await expect(page.getByText('Please say whether a wire is involved.')).toBeVisible();
    await page.getByLabel('Where is it?').fill('Corner of Huffmeister and Barker');
    await page.getByLabel('Is a power line involved?').selectOption('unsure');
    await page.getByLabel('Photos').setInputFiles({
      name: 'limb.jpg',
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#543' } })
        .jpeg()
        .toBuffer(),
    });
    await page.getByLabel('First Name').fill('Stormy');
    await page.getByLabel('Last Name').fill('Example');
    await page.getByLabel('Email Address').fill(newAddress('storm'));
    await page.getByLabel('Phone Number').fill('(281) 555-0137');
    await send.click();
    await expect(page.getByRole('heading', { name: 'We have your storm call' })).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText(
      /We will call you by \d+:\d\d [AP]M on/,
    );
    await expect(page.getByText('Stay away from it.')).toBeVisible();
  });
});

test('the office sees the call first, and raises a notice that every page shows at once', async ({
  page,
  monday,
}) => {
  const call = await fetch(`${monday}/api/storm-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Gale',
      lastName: 'Example',
      email: newAddress('gale'),
      phone: '(281) 555-0138',
      place: '9 Windy Hollow Road, Cypress',
      powerLine: 'yes',
    }),
  });
  expect(call.status).toBe(201);
  await page.goto('/sign-in?returnTo=/console');
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Storm calls');
  await page.getByRole('link', { name: 'Gale Example', exact: true }).click();
  await expect(page.getByText('9 Windy Hollow Road').first()).toBeVisible();

  await page.goto('/console/storm');
  await expectAccessibleInBothLooks(page);
  await page.getByRole('textbox', { name: 'Message' }).fill('Limbs down <everywhere>? We are out.');
  await page.getByRole('button', { name: 'Publish Notice' }).click();
  await expect(page.getByText(/^Up until/)).toBeVisible();
  const shows = async (path: string) =>
    (await (await fetch(monday + path)).text()).includes(
      'Limbs down &lt;everywhere&gt;? We are out.',
    );
  for (const path of ['/', '/services', '/blog', '/quote', '/es/quote', '/no-such-page']) {
    await expect.poll(() => shows(path), AT_ONCE).toBe(true);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services');
  const notice = page.getByRole('region', { name: 'Storm notice' });
  const header = page.getByRole('banner');
  await expect(notice.getByRole('link', { name: 'Get storm help' })).toBeVisible();
  const [above, below] = [await notice.boundingBox(), await header.boundingBox()];
  expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y));
  await notice.getByText('Hide').click();
  await expect(notice).toBeHidden();

  await page.goto('/es/quote');
  const inSpanish = page.getByRole('region', { name: 'Aviso de tormenta' });
  await expect(inSpanish.locator('[lang="en"]')).toHaveText('Limbs down <everywhere>? We are out.');
  expect(await englishIn(inSpanish)).toEqual([]);
  await inSpanish.getByText('Ocultar').click();
  await expect(inSpanish).toBeHidden();
  await page.reload();
  await inSpanish.getByRole('link', { name: 'Pedir ayuda' }).click();
  await expect(page).toHaveURL(/\/es\/storm$/);
  await expectAccessibleInBothLooks(page);

  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/', { waitUntil: 'load' });
    await expect(notice).toBeVisible();
    await expect.poll(() => coveredButtons(page)).toEqual([]);
    await notice.getByText('Hide').click();
    await expect(notice).toBeHidden();
    await expect.poll(() => coveredButtons(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await page.goto('/console/storm');
  const takeDown = page.getByRole('button', { name: 'Take it down' });
  await takeDown.click();
  await expect(takeDown).toBeHidden();
  await expect.poll(() => shows('/services'), AT_ONCE).toBe(false);
});

for (const path of ['/storm', '/es/storm']) {
  test(`the form at ${path} is accessible, by day and by night`, async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectAccessibleInBothLooks(page);
    }
  });
}
