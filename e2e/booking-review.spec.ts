// An odd booking is accepted like any other; the office looks at it by the link of its mail and confirms it.
import type { FrameLocator, Page } from '@playwright/test';
import { expect, expectAccessibleInBothLooks, newAddress, openMail, test } from './fixtures.ts';

test('the office confirms a booking under review without a script and without signing in', async ({
  page,
  browser,
}) => {
  const name = `Curious ${crypto.randomUUID().slice(0, 8)}`;
  const email = newAddress('reviewed');
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  const plain = await visitor.newPage();

  await test.step('a visitor whose browser fills in every field books, and sees nothing unusual', async () => {
    await plain.goto('/book');
    await plain.getByRole('radio').last().check();
    await plain.getByLabel('Full Name').fill(name);
    await plain.getByLabel('Email Address').fill(email);
    await plain.getByLabel('Phone Number').fill('(281) 555-0129');
    await plain.locator('input[name="website"]').fill('filled');
    await plain.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(plain.getByText('Consultation Booked!')).toBeVisible();
  });

  const link =
    await test.step('the mail to the office says why and leads to the page', async () => {
      const mail = await openMailAbout(page, name);
      await expect(mail.getByText(/A field that people do not see was filled in/)).toBeVisible();
      return mail.getByRole('link', { name: 'Look and decide' }).getAttribute('href');
    });

  await test.step('the page shows the booking, and its button confirms it', async () => {
    await page.goto(link ?? '');
    await expect(page.getByRole('heading', { name: 'Confirm this booking?' })).toBeVisible();
    await expect(page.getByText('A field that people do not see was filled in.')).toBeVisible();
    await expect(page.getByText('Review a Booking')).toBeVisible();
    await expectAccessibleInBothLooks(page);
    await plain.goto(link ?? '');
    await expect(plain.getByText(name)).toBeVisible();
    await plain.getByRole('button', { name: 'Confirm this booking' }).click();
    await expect(plain.getByRole('heading', { name: 'This booking is confirmed.' })).toBeVisible();
    await expect(plain.getByRole('button', { name: 'Release its time' })).toHaveCount(0);
  });

  const confirmation = await openMail(page, email, 'Your consultation is booked');
  await expect(confirmation.getByRole('link', { name: 'consultation.ics' })).toBeVisible();
  await visitor.close();
});

/** Opens the newest mail to the office that asks about someone's booking, and gives the frame with its text. */
async function openMailAbout(page: Page, name: string): Promise<FrameLocator> {
  await expect(async () => {
    await page.goto('/dev/mailbox');
    const rows = page.getByRole('row').filter({ hasText: 'Consultation to review' });
    await rows.first().getByRole('link').click({ timeout: 1_000 });
    await expect(page.frameLocator('iframe').getByText(name, { exact: true })).toBeVisible({
      timeout: 2_000,
    });
  }).toPass({ timeout: 20_000 });
  return page.frameLocator('iframe');
}
