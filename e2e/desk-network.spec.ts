// The desk of live chat where the network goes, or no stream can be held.
import { log, openDesk, reply, toasts, unique, visitor } from './desk-people.ts';
import { expect, forgive, test } from './fixtures.ts';

test('sends what was left behind, and says that there is no network', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const crane = await visitor(baseURL, unique('Crane'), 'When do you come?');
  const other = await visitor(baseURL, unique('Egret'), 'Hi.');
  await openDesk(page, `/admin-support/${crane.id}`);
  await expect(log(page)).toContainText('When do you come?');
  await page.context().setOffline(true);
  await expect(page.getByText('No connection', { exact: true })).toBeVisible({ timeout: 15_000 });
  await reply(page).fill('On Monday at eight.');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not sent yet. We keep trying.')).toBeVisible();
  await expect(toasts(page)).toContainText('Failed to send message. Please try again.');
  // They look into another chat; then the network is back.
  await page.getByRole('link', { name: new RegExp(other.name) }).click();
  await page.context().setOffline(false);
  await expect
    .poll(async () => JSON.stringify(await crane.log()), { timeout: 40_000 })
    .toContain('On Monday at eight.');
  await expect(page.getByText('LIVE', { exact: true })).toHaveAttribute('data-state', 'live');
  forgive(consoleErrors, /ERR_INTERNET_DISCONNECTED/);
});

test('goes on by asking where no stream can be held', async ({ page, baseURL, consoleErrors }) => {
  const asked = { list: 0, log: 0 };
  await page.route(/\/api\/chat-sessions?\/([^/]+\/)?events/, (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/api/chat-sessions/active') asked.list += 1;
    if (pathname.endsWith('/log')) asked.log += 1;
  });
  const dove = await visitor(baseURL, unique('Dove'), 'Anybody there?');
  await openDesk(page, `/admin-support/${dove.id}`);
  await expect(page.getByText('Every 3 s')).toBeVisible();
  const before = { ...asked };
  await dove.say('I can wait.');
  await expect(log(page)).toContainText('I can wait.', { timeout: 5_000 });
  const later = await visitor(baseURL, unique('Teal'), 'Me too.');
  await expect(page.getByRole('link', { name: new RegExp(later.name) })).toBeVisible({
    timeout: 6_000,
  });
  await expect.poll(() => asked.log - before.log, { timeout: 8_000 }).toBeGreaterThanOrEqual(3);
  expect(asked.list).toBeGreaterThan(before.list);
  await reply(page).fill('We are.');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Message Sent');
  forgive(consoleErrors, /503/);
});

test('a part that the next release no longer has is missed in words, and what was typed stays', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  await page.route(/\/assets\/key-list-[^/]+\.js$/, (route) => route.fulfill({ status: 404 }));
  const stork = await visitor(baseURL, unique('Stork'), 'Do you mow on Mondays?');
  await openDesk(page, `/admin-support/${stork.id}`);
  await reply(page).fill('We do, from eight');
  await reply(page).blur();
  await page.keyboard.press('?');
  await expect(toasts(page)).toContainText('Please load the page again.');
  await expect(log(page)).toContainText('Do you mow on Mondays?');
  await expect(reply(page)).toHaveValue('We do, from eight');
  forgive(consoleErrors, /404/);
});
