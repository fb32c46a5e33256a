// The owner turns on the text after missed calls, a call is missed, and the office finds it at the desk and among what goes out soon.
import { TWILIO, twilioSignature } from '../test/twilio-stand-in.ts';
import { signInAsOwner } from './every-screen.ts';
import { test as base, expect, expectAccessibleInBothLooks } from './fixtures.ts';
import { startServer } from './started-server.ts';

/** Monday evening, 9:30 PM in Cypress, when no one is texted: what is to leave waits for the morning. */
const EVENING = '2026-11-10T03:30:00Z';

/** A site in the evening, whose provider is never reached. */
const test = base.extend<object, { site: string }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer('test/monday-server.ts', {
        sown: 'demo',
        environment: { E2E_NOW: EVENING, TWILIO_API_URL: 'http://127.0.0.1:9', ...TWILIO },
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site),
});

for (const width of [390, 1280]) {
  test(`a missed call and its text, ${width} px wide`, async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signInAsOwner(page);
    await page.setViewportSize({ width, height: 844 });

    await test.step('the owner says what the text says', async () => {
      await page.goto('/console/settings');
      await page.getByRole('link', { name: 'Missed calls' }).click();
      await expect(page.getByRole('heading', { name: 'Missed calls', level: 1 })).toBeVisible();
      await expect(page.getByText(`${site}/api/calls/twilio`, { exact: true })).toBeVisible();
      await page.getByLabel('Text people whose call no one answered').check();
      await page.getByLabel('What the text says').fill(`Sorry! What do you need? ${width}`);
      const preview = page.getByRole('figure', { name: 'Preview' });
      await expect(preview).toContainText(
        `Prairie Oak: Sorry! What do you need? ${width} Reply STOP to end texts.`,
      );
      await expect(preview).toContainText('Leaves as 1 text.');
      await expectAccessibleInBothLooks(page);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Saved.')).toBeVisible();
    });

    const number = `281555${width === 390 ? '0181' : '0182'}`;
    const shown = `(281) 555-${number.slice(-4)}`;
    await test.step('no one answers a call', async () => {
      const form = {
        ...{ AccountSid: TWILIO.TWILIO_ACCOUNT_SID, CallSid: `CA${number}`, From: `+1${number}` },
        ...{ To: TWILIO.TWILIO_FROM, Direction: 'inbound', DialCallStatus: 'no-answer' },
      };
      const path = '/api/calls/twilio';
      const signature = twilioSignature(new URL(path, site).href, form);
      const answer = await fetch(new URL(path, site), {
        ...{ method: 'POST', headers: { 'x-twilio-signature': signature } },
        body: new URLSearchParams(form),
      });
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringContaining('<Response/>'),
      ]);
    });

    await test.step('it is at the desk, with the way back', async () => {
      await page.goto('/admin-support');
      await page.getByRole('link').filter({ hasText: shown }).first().click();
      const log = page.getByRole('article').filter({ hasText: 'Missed call' });
      await expect(log.getByRole('link', { name: `Call ${shown}` })).toHaveAttribute(
        'href',
        `tel:+1${number}`,
      );
      await expectAccessibleInBothLooks(page);
    });

    await test.step('its text goes out soon', async () => {
      await page.goto('/console/settings/ahead');
      const row = page.getByRole('row').filter({ hasText: shown });
      await expect(row).toContainText('and no one answered');
    });
  });
}
