// The owner sees a portal as its customer does: for a reason, by keyboard, without changing anything; leaves it, and the log says so.
import { expect, expectAccessibleInBothLooks, forgive } from './fixtures.ts';
import { signIn } from './monday-people.ts';
import { test } from './monday-site.ts';

test.use({ siteOf: 'seen-portal' });

const REASON = 'She called about her next visit.';

test('opened for a reason, only read, left, and in the log', async ({ page, consoleErrors }) => {
  // A change that is refused.
  forgive(consoleErrors, /403/);
  await page.setViewportSize({ width: 1280, height: 860 });
  await signIn(page, /owner/, '/console');
  const band = page.getByRole('region', { name: 'Portal of a customer' });

  await test.step('it takes a reason', async () => {
    await page.goto('/console/customers?q=juniper');
    await page.getByRole('main').getByRole('link', { name: 'Juniper Meadows' }).first().click();
    await page.getByRole('link', { name: 'See portal' }).press('Enter');
    await expect(page.getByText('No one yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Open Portal' }).press('Enter');
    await expect(page.getByLabel('Why you open it')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBothLooks(page);
    await page.getByLabel('Why you open it').fill(REASON);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/customer-portal');
  });

  for (const width of [390, 1280]) {
    await test.step(`every page says whose it is at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 860 });
      for (const path of ['/customer-portal', '/customer-portal/account']) {
        await page.goto(path);
        await expect(band).toContainText('You’re seeing Juniper Meadows’s portal.');
        await expect(band).toContainText('Nothing can be changed.');
        await expect(band).toBeInViewport();
        await expectAccessibleInBothLooks(page);
      }
    });
  }

  await test.step('what would change something is refused in words', async () => {
    const contact = page.getByRole('region', { name: 'Contact Information' });
    await contact.getByLabel('First name').fill('Somebody');
    await contact.getByRole('button', { name: 'Update Information' }).press('Enter');
    await expect(
      page.getByText('You are seeing the portal of Juniper Meadows.').first(),
    ).toBeVisible();
    await page.reload();
    await expect(contact.getByLabel('First name')).toHaveValue('Juniper');
  });

  await test.step('it is left by keyboard', async () => {
    await band.getByRole('button', { name: 'End' }).press('Enter');
    await expect(page.getByText('You have left the portal of this customer.')).toBeVisible();
    await page.getByRole('link', { name: 'See portal' }).click();
    await expect(page.getByText(REASON)).toBeVisible();
    await expect(page.getByText('and still open')).toHaveCount(0);
  });

  await test.step('the log names who, whose and why', async () => {
    await page.goto('/console/settings/log');
    const lines = page.getByRole('main').getByRole('listitem');
    const started = lines.filter({ hasText: 'opened the portal as the customer sees it' }).first();
    await expect(started).toContainText('Juniper Meadows');
    await expect(started).toContainText(REASON);
    await expect(lines.filter({ hasText: 'left a customer’s portal' }).first()).toBeVisible();
  });
});
