// Staff answer visitors at the desk of live chat: by keyboard, two at once, with canned replies and notes, on a phone.
import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  colleague,
  log,
  openDesk,
  reply,
  sameOrigin,
  toasts,
  unique,
  visitor,
} from './desk-people.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInBothLooks,
  forgive,
  test,
} from './fixtures.ts';

test('answers and closes by keyboard alone', async ({ page, baseURL }) => {
  const wren = await visitor(baseURL, unique('Wren'), 'Do you trim live oaks?');
  const weight = scriptWeight(page);
  await openDesk(page);
  await expect(page.getByText('Select a Chat Session')).toBeVisible();
  await expect(page.getByText('LIVE', { exact: true })).toHaveAttribute('data-state', 'live');
  const row = page.getByRole('link', { name: new RegExp(wren.name) });
  await expect(row).toContainText('Waiting');
  await expect(row).toContainText('/services');
  await expect(row).toContainText('1 unread');
  await expect(page).toHaveTitle(/^\(\d+\) Admin Support/);
  await expectAccessibleInBothLooks(page);

  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: wren.name, level: 1 })).toBeVisible();
  await expect(log(page)).toContainText('Do you trim live oaks?');
  const description = `first screen of a conversation: ${weight()} KB of script, Brotli`;
  test.info().annotations.push({ type: 'weight', description });
  expect(weight()).toBeLessThanOrEqual(280);

  // With a keyboard the field has the focus; blanks are not sent.
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('We do, from October to March.');
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toContainText('Message Sent');
  await expect(toasts(page)).toContainText('Your response has been sent to the customer.');
  await expect(reply(page)).toHaveValue('');
  await expect(log(page)).toContainText('We do, from October to March.');
  expect((await wren.log()).filter(({ kind }) => kind === 'message')).toHaveLength(2);

  // What they say next is there at once, and seen.
  await wren.say('Then please come by.');
  await expect(log(page)).toContainText('Then please come by.');
  await expect
    .poll(async () => (await wren.log()).filter(({ kind }) => kind === 'read').length)
    .toBeGreaterThan(0);

  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press('Escape');
  // As long as it is there, a key is for it.
  await expect(shortcuts).toBeHidden();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Unassign' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(toasts(page)).toContainText('Session Closed');
  await expect(toasts(page)).toContainText('Chat session has been closed successfully.');
  await expect(page.getByText('Select a Chat Session')).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(wren.name) })).toHaveCount(0);
});

test('is told when a colleague has answered meanwhile, and decides', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const finch = await visitor(baseURL, unique('Finch'), 'Is Saturday possible?');
  await openDesk(page, `/admin-support/${finch.id}`);
  await expect(log(page)).toContainText('Is Saturday possible?');
  // Nothing comes through any more, but no one has noticed.
  await page.route(/\/api\/chat-session\/[^/]+\/(events|log)/, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const ivy = await colleague(baseURL);
  const answered = await ivy.post(`/api/chat-session/${finch.id}/message`, {
    headers: sameOrigin,
    data: { text: 'Yes, at nine.', key: crypto.randomUUID(), seenUpTo: 2 },
  });
  expect(answered.status(), await answered.text()).toBe(201);
  await reply(page).fill('No, only on weekdays.');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Ivy Trellis answered before you saw it/)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ivy Trellis: Yes, at nine.');
  expect(await finch.log()).not.toContainEqual(
    expect.objectContaining({
      message: expect.objectContaining({ text: 'No, only on weekdays.' }),
    }),
  );
  await page.unroute(/\/api\/chat-session\/[^/]+\/(events|log)/);
  await page.getByRole('button', { name: 'Send anyway' }).click();
  await expect(toasts(page)).toContainText('Message Sent');
  await expect(page.getByRole('button', { name: 'Send anyway' })).toHaveCount(0);
  const said = (await finch.log()).flatMap((entry) =>
    entry.kind === 'message' ? [entry.message.text] : [],
  );
  expect(said).toEqual(['Is Saturday possible?', 'Yes, at nine.', 'No, only on weekdays.']);
  forgive(consoleErrors, /ERR_FAILED|409/);
});

test('keeps their own words of a canned reply that a colleague has changed meanwhile', async ({
  page,
  baseURL,
  consoleErrors,
}) => {
  const ivy = await colleague(baseURL);
  const shortcut = `mulch-${crypto.randomUUID().slice(0, 6)}`;
  const made = await ivy.post('/api/canned-replies', {
    headers: sameOrigin,
    data: { shortcut, text: 'Three inches of mulch.' },
  });
  const { id, version }: { id: number; version: number } = await made.json();
  await openDesk(page, '/admin-support/canned-replies');
  const one = page.getByRole('listitem').filter({ hasText: `/${shortcut}` });
  await one.getByText(`/${shortcut}`).click();
  await one.getByLabel(/^Reply/).fill('Two inches of mulch.');
  const changed = await ivy.patch(`/api/canned-replies/${id}`, {
    headers: sameOrigin,
    data: { shortcut, text: 'Four inches of mulch.', version },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await one.getByRole('button', { name: 'Save' }).click();
  const row = one.getByRole('row').filter({ hasText: 'Reply' });
  await expect(row.getByRole('cell')).toHaveText(['Four inches of mulch.', 'Two inches of mulch.']);
  await expect(one.getByLabel(/^Reply/)).toHaveValue('Two inches of mulch.');
  await one.getByRole('button', { name: 'Save' }).click();
  await expect(one.locator('summary')).toContainText('Two inches of mulch.');
  await ivy.delete(`/api/canned-replies/${id}`, { headers: sameOrigin });
  await ivy.dispose();
  forgive(consoleErrors, /409/);
});

test('uses a canned reply and leaves a note; what was begun stays', async ({ page, baseURL }) => {
  const shortcut = `gate-${crypto.randomUUID().slice(0, 6)}`;
  await openDesk(page, '/admin-support/canned-replies');
  await page
    .getByLabel(/^Shortcut/)
    .last()
    .fill(shortcut);
  await page
    .getByLabel(/^Reply/)
    .last()
    .fill('Please leave the gate unlocked.');
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByText(`/${shortcut}`)).toBeVisible();
  await expectAccessible(page);

  const lark = await visitor(baseURL, unique('Lark'), 'What shall I prepare?');
  const other = await visitor(baseURL, unique('Robin'), 'Hello?');
  await page.getByRole('link', { name: new RegExp(lark.name) }).click();
  await expect(reply(page)).toBeFocused();
  await page.keyboard.type(`/${shortcut}`);
  await expect(page.getByRole('option', { selected: true })).toContainText(shortcut);
  await page.keyboard.press('Enter');
  await expect(reply(page)).toHaveValue('Please leave the gate unlocked.');

  // Into another chat and back, and through a reload.
  await page.getByRole('link', { name: new RegExp(other.name) }).click();
  await expect(reply(page)).toHaveValue('');
  await page.getByRole('link', { name: new RegExp(lark.name) }).click();
  await expect(reply(page)).toHaveValue('Please leave the gate unlocked.');
  await page.reload();
  await expect(reply(page)).toHaveValue('Please leave the gate unlocked.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(log(page)).toContainText('Please leave the gate unlocked.');

  await page.getByRole('checkbox', { name: 'Note' }).check();
  await page.getByRole('textbox', { name: 'Note for staff' }).fill('Careful: a dog.');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(log(page).getByRole('article').last()).toContainText('Only staff see this');
  expect(JSON.stringify(await lark.log())).not.toContain('a dog');
  await expectAccessibleInBothLooks(page);
});

test('works one-handed on a phone, and without a script', async ({ page, browser, baseURL }) => {
  const heron = await visitor(baseURL, unique('Heron'), 'Do you do fences?');
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page);
  await page.getByRole('link', { name: new RegExp(heron.name) }).click();
  await expect(log(page)).toContainText('Do you do fences?');
  const bottom = page.getByRole('button', { name: 'Send' });
  expect(await bottom.evaluate((button) => button.getBoundingClientRect().bottom)).toBeGreaterThan(
    700,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessibleInBothLooks(page);
  await page.getByRole('link', { name: 'About the visitor' }).click();
  await expect(page.getByRole('heading', { name: 'Notification information' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the chat' }).click();
  await page.getByRole('link', { name: 'All conversations' }).click();
  await expect(page.getByRole('link', { name: new RegExp(heron.name) })).toBeVisible();

  // Put on a home screen it is an app of its own; the worker for push messages is let in by the policy.
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    '/admin-support.webmanifest',
  );
  const manifest = await page.request.get('/admin-support.webmanifest');
  expect(manifest.headers()['content-type']).toContain('manifest');
  expect(await manifest.json()).toMatchObject({
    start_url: '/admin-support',
    display: 'standalone',
  });
  const scope = await page.evaluate(async () => {
    const path = '/admin-support/push-worker.js';
    const worker = await navigator.serviceWorker.register(path, { scope: '/admin-support/' });
    return new URL(worker.scope).pathname;
  });
  expect(scope).toBe('/admin-support/');

  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const quiet = await plain.newPage();
  await quiet.goto(`/admin-support/${heron.id}`);
  await reply(quiet).fill('We build them.');
  await quiet.getByRole('button', { name: 'Send' }).click();
  await expect(log(quiet)).toContainText('We build them.');
  await quiet.getByRole('button', { name: 'Close Chat' }).click();
  await quiet.waitForURL('**/admin-support');
  expect((await heron.log()).at(-1)).toMatchObject({ kind: 'status', status: 'closed' });
  await plain.close();
});

/** Gives what the scripts asked for so far weigh as they are sent, in KB. */
function scriptWeight(page: Page): () => number {
  const files = new Set<string>();
  page.on('request', (request) => {
    // What the way in fetches, early or late, is not of this screen.
    if (request.frame().url().includes('/sign-in')) return;
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.+\.js$/.test(pathname)) files.add(pathname);
  });
  return () => {
    const bytes = [...files].map((file) => sizeOf(`build/client${file}`));
    return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024);
  };
}

function sizeOf(file: string): number {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return readFileSync(file).length;
  }
}
