// A visitor and the desk in two browsers: photos both ways, typing, words found again, the end by a block, and a customer in
// the portal.
import type { Browser, Locator, Page } from '@playwright/test';
import { pdfOf } from '../test/pdfs.ts';
import { jpegOf } from '../test/pictures.ts';
import { log, openDesk, reply, toasts, unique } from './desk-people.ts';
import { expect, localKey, newAddress, test } from './fixtures.ts';

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Live Support' });
const field = (panel: Locator) => panel.getByRole('textbox', { name: 'Your message' });
const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpegOf(64, 48),
});

/** A browser of someone else, with a page of the site. */
async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  return context.newPage();
}

/** Whether a picture has arrived, seen by its pixels. */
const widthOf = (picture: Locator) =>
  picture.evaluate((element) => (element as HTMLImageElement).naturalWidth);

test('talk with photos both ways, see the other type, and end when one is blocked', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = unique('Linnet');
  const word = `pergola${crypto.randomUUID().slice(0, 6)}`;
  const site = await otherBrowser(browser, baseURL);
  await site.goto('/contact#chat');
  const panel = panelOf(site);
  await panel.getByLabel('Your name').fill(name);
  await panel.getByLabel('Phone or email').fill(newAddress('linnet'));
  await panel.getByLabel('How can we help?').fill(`Can you paint a ${word}?`);
  await panel.getByRole('button', { name: 'Start Chat' }).click();
  await expect(panel.getByRole('log', { name: 'Conversation' })).toContainText(word);

  await openDesk(page);
  await page.getByLabel('Search all conversations').fill(word.toUpperCase());
  await page.keyboard.press('Enter');
  const found = page.getByRole('link', { name: new RegExp(name) });
  await expect(found).toContainText(word);
  await found.click();
  await expect(log(page)).toContainText(word);

  await field(panel).pressSequentially('Here it is');
  await expect(log(page)).toContainText(`${name} is typing`);
  // As Windows gives it: a name, and no type.
  const heic = { name: 'IMG_0001.HEIC', mimeType: '', buffer: Buffer.alloc(100) };
  await panel.locator('input[type=file]').setInputFiles(heic);
  await expect(panel.getByRole('alert')).toContainText('This photo is a HEIC file.');
  await panel.locator('input[type=file]').setInputFiles(await photo('pergola.jpg'));
  await expect(panel.getByRole('img', { name: 'pergola.jpg' })).toBeVisible();
  const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: await pdfOf(6) };
  await panel.locator('input[type=file]').setInputFiles(plan);
  const leftOut = panel.getByRole('status').filter({ hasText: 'First 4 pages of 6 will be sent.' });
  await expect(leftOut).toBeVisible();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  const preview = panel.getByRole('img', { name: 'plan.pdf, page 4 of 6' });
  await expect.poll(() => widthOf(preview)).toBeGreaterThan(0);
  await expect.poll(async () => (await preview.boundingBox())?.height).toBe(64);
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(leftOut).toBeHidden();
  await expect(preview).toHaveCount(0);
  const theirs = log(page).getByRole('img');
  await expect(theirs.last()).toHaveAccessibleName(/Page 4 of 6$/);
  await expect.poll(() => widthOf(theirs.last())).toBeGreaterThan(0);
  await expect(log(page)).not.toContainText(`${name} is typing`);

  await reply(page).pressSequentially('It could look');
  await expect(panel.getByText('Someone is typing...')).toBeVisible();
  await page.getByRole('button', { name: 'Photos', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(heic);
  await expect(toasts(page)).toContainText('This photo is a HEIC file.');
  await page.locator('input[type=file]').setInputFiles(await photo('painted.jpg'));
  await expect(page.getByRole('img', { name: 'Preview of painted.jpg' })).toBeVisible();
  const offer = { ...plan, name: 'offer.pdf', buffer: await pdfOf(1) };
  await page.locator('input[type=file]').setInputFiles(offer);
  const drawn = page.getByRole('img', { name: 'Preview of offer.pdf, page 1 of 1' });
  await expect.poll(() => widthOf(drawn)).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
  await reply(page).press('Enter');
  await expect(toasts(page)).toContainText('Message Sent');
  const ours = panel.getByRole('log', { name: 'Conversation' }).getByRole('img');
  await expect(ours).toHaveCount(7);
  await expect.poll(() => widthOf(ours.last())).toBeGreaterThan(0);

  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Block visitor' }).click();
  await expect(toasts(page)).toContainText('Visitor Blocked');
  await field(panel).fill('Hello?');
  await panel.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(panel).toContainText('We have ended this conversation. Please call us at');
  await site.context().close();
});

test('know a customer in the portal by their account, on the next page as well', async ({
  page,
  browser,
  baseURL,
}) => {
  const portal = await otherBrowser(browser, baseURL);
  await portal.goto(`/sign-in?key=${localKey}`);
  await portal.getByRole('button', { name: /Juniper Meadows/ }).click();
  await expect(portal.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  // Pressed before the page is awake: the script comes only then.
  let isPressed = () => {};
  const pressed = new Promise<void>((resolve) => {
    isPressed = resolve;
  });
  await portal.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await portal.reload({ waitUntil: 'commit' });
  await portal.getByRole('button', { name: 'Chat with us' }).click();
  isPressed();
  const panel = panelOf(portal);
  await expect(panel.getByLabel('Your name')).toHaveCount(0);
  const words = unique('Could you come earlier');
  await panel.getByRole('textbox').first().fill(words);
  await panel.getByRole('button', { name: /Start Chat|Send/ }).click();
  await expect(panel.getByRole('log', { name: 'Conversation' })).toContainText(words);
  await portal.goto('/customer-portal/schedule');
  await expect(panel.getByRole('log', { name: 'Conversation' })).toContainText(words);

  await openDesk(page);
  await page.getByLabel('Search all conversations').fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /Juniper Meadows/ }).click();
  await expect(log(page)).toContainText(words);
  await reply(page).fill('At seven, then.');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('At seven, then.');
  await portal.context().close();
});
