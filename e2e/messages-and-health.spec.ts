// On an empty installation the owner finds a mail that was sent, reads it, sends it once more, and looks at the health of the installation.
import { expect, localKey } from './fixtures.ts';
import { OWNER, signInByMail, test } from './year-site.ts';

test.use({ siteOf: 'messages-and-health' });

const CUSTOMER = 'holly@example.com';

for (const width of [390, 1280]) {
  test(`a message and the health of the installation, ${width} px wide`, async ({
    page,
    browser,
    year,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ baseURL: year.url });
    const mailbox = await context.newPage();
    await mailbox.goto(`/dev/mailbox?key=${localKey}`);
    await page.setViewportSize({ width, height: 844 });
    await signInByMail(page, mailbox, OWNER, '/console/settings');

    await test.step('a reply to a request is found by its address', async () => {
      const asked = await page.request.post('/api/quote-requests', {
        headers: { 'sec-fetch-site': 'same-origin' },
        data: {
          ...{ firstName: 'Holly', lastName: 'Sample', email: CUSTOMER },
          ...{ phone: '(281) 555-0179', serviceType: 'fencing' },
        },
      });
      expect(asked.ok()).toBe(true);
      await expect(async () => {
        await page.goto(`/console/settings/mails?recipient=${CUSTOMER}&status=sent`);
        await expect(page.getByRole('link', { name: CUSTOMER }).first()).toBeVisible({
          timeout: 1_000,
        });
      }).toPass({ timeout: 30_000 });
      await page.getByRole('link', { name: CUSTOMER }).first().click();
      await expect(page.getByRole('heading', { name: 'Delivery' })).toBeVisible();
    });

    await test.step('it is read and sent once more', async () => {
      const frame = page.frameLocator('iframe[title="The message as its reader sees it"]');
      await expect(frame.getByText('Holly').first()).toBeVisible();
      await expect(frame.locator('a[href]')).toHaveCount(0);
      await page.getByRole('button', { name: 'Send Again' }).click();
      await expect(page.getByText('Trying to send it now.')).toBeVisible();
    });

    await test.step('the health of the installation is read', async () => {
      await page.goto('/console/settings/health');
      await expect(page.getByRole('heading', { name: 'Database' })).toBeVisible();
      await page.getByRole('button', { name: 'Test a Restore Now' }).click();
      await expect(page.getByText('The test is running.')).toBeVisible();
      await expect(async () => {
        await page.reload();
        await expect(page.getByText('A backup was restored as a test')).toBeVisible({
          timeout: 1_000,
        });
      }).toPass({ timeout: 60_000 });
    });
    await context.close();
  });
}
