// The office puts a conversation away until later; it is back by hand, and at once when its visitor writes.
import { log, openDesk, unique, visitor } from './desk-people.ts';
import { expect, expectAccessibleInBothLooks, test } from './fixtures.ts';

test('snoozes a chat by one press or until a day of its own, with a script and without', async ({
  page,
  baseURL,
  browser,
}) => {
  const rail = await visitor(baseURL, unique('Rail'), 'Please call me next week.');
  await openDesk(page, `/admin-support/${rail.id}`);
  const row = page.getByRole('listitem').filter({ hasText: rail.name });
  await expect(row).toBeVisible();
  await page.getByLabel('More', { exact: true }).click();
  await page.getByRole('link', { name: 'Snooze', exact: true }).click();
  await expect(page.getByText('alerts go on')).toBeVisible();
  await expectAccessibleInBothLooks(page);
  await page.getByRole('button', { name: /^Tomorrow morning/ }).click();
  await expect(page.getByText(/^Snoozed until .+ 8:00 AM by /).first()).toBeVisible();
  await expect(log(page)).toContainText(/snoozed the chat until .+ 8:00 AM/);
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: /^Snoozed/ }).click();
  await expect(row).toContainText('Snoozed until');
  await expectAccessibleInBothLooks(page);
  await rail.say('Today is fine, too.');
  await expect(row).toHaveCount(0);
  await page.getByRole('link', { name: /^Open/ }).click();
  await expect(row).toBeVisible();

  // Without a script: a time that is over is refused with what was typed, another one is taken and taken back.
  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const bare = await plain.newPage();
  await bare.goto(`/admin-support/${rail.id}/snooze`);
  await bare.getByLabel(/^Day/).fill('2020-01-01');
  await bare.getByLabel(/^Time/).fill('08:00');
  await bare.getByRole('button', { name: 'Snooze', exact: true }).click();
  await expect(bare.getByText('Please choose a time that is still to come.').first()).toBeVisible();
  const soon = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  await bare.getByLabel(/^Day/).fill(soon);
  await bare.getByRole('button', { name: 'Snooze', exact: true }).click();
  await expect(bare.getByRole('button', { name: 'Bring Back' })).toBeVisible();
  await bare.getByRole('button', { name: 'Bring Back' }).click();
  await expect(bare.getByRole('button', { name: 'Bring Back' })).toHaveCount(0);
  await plain.close();
});
