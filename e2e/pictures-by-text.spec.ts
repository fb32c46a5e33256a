// Staff answer a text with a photo: the desk says that it is a picture message, and the provider fetches a JPEG; where a gateway takes
// no pictures, the desk says so.
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { TEST_NOW } from '../test/now.ts';
import { jpegOf } from '../test/pictures.ts';
import {
  TWILIO,
  type TwilioStandIn,
  twilioSignature,
  twilioStandIn,
} from '../test/twilio-stand-in.ts';
import { log, openDesk, reply } from './desk-people.ts';
import { test as base, expect, expectAccessibleInBothLooks, localKey } from './fixtures.ts';
import { startServer } from './started-server.ts';

const test = base.extend<object, { running: { url: string; twilio: TwilioStandIn } }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const twilio = await twilioStandIn();
      const server = await startServer('test/monday-server.ts', {
        sown: 'demo',
        environment: { TWILIO_API_URL: twilio.url, ...TWILIO },
      });
      await use({ url: server.url, twilio });
      await server.stop();
      await twilio.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ running }, use) => use(running.url),
});

const photo = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await jpegOf(1600, 1200),
});
const photosButton = (page: Page) => page.getByRole('button', { name: 'Photos', exact: true });

/** A text comes in, as the provider brings it. */
async function comes(site: string, from: string, text: string): Promise<void> {
  const form = {
    ...{ AccountSid: TWILIO.TWILIO_ACCOUNT_SID, MessageSid: `SM${from.padStart(32, '0')}` },
    ...{ From: `+1${from}`, To: TWILIO.TWILIO_FROM, Body: text },
  };
  const url = new URL('/api/texts/twilio', site);
  const answer = await fetch(url, {
    ...{ method: 'POST', body: new URLSearchParams(form) },
    headers: { 'x-twilio-signature': twilioSignature(url.href, form) },
  });
  expect(answer.status).toBe(204);
}

for (const width of [390, 1280]) {
  test(`a photo goes by text, ${width} px wide`, async ({ page, running: { url, twilio } }) => {
    const number = `281555${width === 390 ? '0191' : '0192'}`;
    await comes(url, number, 'Which oak do you mean?');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/sign-in?key=${localKey}`);
    await openDesk(page);
    const shown = `(281) 555-${number.slice(-4)}`;
    await page.getByRole('link').filter({ hasText: shown }).first().click();
    await expect(log(page)).toContainText('Which oak do you mean?');
    await reply(page).fill('This one, by the gate.');
    await expect(page.getByText('1 text', { exact: true })).toBeVisible();
    await photosButton(page).click();
    await page.locator('input[type=file]').setInputFiles(await photo('oak.jpg'));
    await expect(page.getByRole('img', { name: 'Preview of oak.jpg' })).toBeVisible();
    await expect(page.getByText('1 picture message. It costs more than a text.')).toBeVisible();
    const send = page.getByRole('button', { name: 'Send Text' });
    await expect(send).toBeEnabled();
    // Its words stand in one line beside the tools.
    expect((await send.boundingBox())?.height).toBeLessThan(50);
    await expectAccessibleInBothLooks(page);

    await send.click();
    await expect(log(page)).toContainText('Sent by text');
    await expect(log(page).getByRole('img')).toHaveCount(1);
    const sent = twilio.sent.find(({ form }) => form.get('To') === `+1${number}`);
    expect(sent?.form.get('Body')).toBe('This one, by the gate.');
    const [picture] = (await sent?.pictures) ?? [];
    expect([picture?.status, picture?.type]).toEqual([200, 'image/jpeg']);
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1400 });
    await expect(photosButton(page)).toBeInViewport({ ratio: 1 });
    await page.getByRole('checkbox', { name: 'Note' }).check();
    await expect(photosButton(page)).toBeHidden();
  });
}

const SECRET = 'a secret of twenty-four letters';

base('a gateway of one’s own takes no pictures, which the desk says', async ({ page }) => {
  base.setTimeout(120_000);
  const server = await startServer('test/monday-server.ts', {
    sown: 'demo',
    environment: { SMS_URL: 'http://127.0.0.1:9/', SMS_WEBHOOK_SECRET: SECRET },
  });
  const seconds = Math.floor(TEST_NOW.getTime() / 1000);
  const news = { kind: 'text', id: 'one', from: '+1 281 555 0193', text: 'Which oak?' };
  const body = JSON.stringify(news);
  const signed = createHmac('sha256', SECRET).update(`${seconds}.${body}`).digest('hex');
  const headers = {
    ...{ 'content-type': 'application/json', 'text-signature': `t=${seconds},v1=${signed}` },
  };
  const taken = await fetch(`${server.url}/api/texts/webhook`, { method: 'POST', headers, body });
  expect(taken.status).toBe(204);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.url}/sign-in?returnTo=/admin-support&key=${localKey}`);
  await page.getByRole('button', { name: /owner/ }).click();
  await page.getByRole('link').filter({ hasText: '(281) 555-0193' }).first().click();
  await photosButton(page).click();
  await expect(page.getByText('Your text gateway takes no pictures.')).toBeVisible();
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  await expectAccessibleInBothLooks(page);
  await photosButton(page).click();
  await expect(page.getByText('Your text gateway takes no pictures.')).toBeHidden();
  // The desk would try to reach a server that is gone, and a browser calls that an error.
  await page.goto('about:blank');
  await server.stop();
});
