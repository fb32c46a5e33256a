// A conversation goes on by mail: a copy that leads back to it, a link that ended, and an answer written in the mailbox.

import { replyAddress } from '../src/server/platform/inbound-mail/reply-address.ts';
import { loadSecrets } from '../src/server/platform/installation/secrets.ts';
import { answer, begin, idOf, logOf, MAIL_SECRET, panelOf, saidIn, test } from './chat-at-night.ts';
import { englishIn } from './english-in.ts';
import {
  expect,
  expectAccessibleInBothLooks,
  expectAccessibleOnDeskAndPhone,
  forgive,
  localKey,
  newAddress,
  openMail,
} from './fixtures.ts';

test('has a copy mailed, and goes on from it in another browser', async ({
  page,
  desk,
  browser,
  night,
}) => {
  const who = newAddress('cedar');
  const panel = await begin(page, 'Do you trim oaks?', who);
  await answer(desk, await idOf(desk, who), 'From July to January.');
  await expect(logOf(panel)).toContainText('From July to January.');
  await panel.getByRole('button', { name: 'Email me a copy' }).click();
  await expect(logOf(panel)).toContainText(`A copy of this chat went to ${who}`);
  const mail = await openMail(page, who, 'chat');
  const link = await mail
    .frameLocator('iframe')
    .getByRole('link', { name: 'Continue the chat' })
    .getAttribute('href');

  const plain = await browser.newContext({ baseURL: night, javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  await unscripted.goto(link ?? '');
  await expect(unscripted.getByRole('heading', { level: 1 })).toHaveText(
    'Continue your chat, Fern?',
  );
  await expect(unscripted.getByRole('link', { name: 'write to us' })).toBeVisible();
  await plain.close();

  const elsewhere = await browser.newContext({ baseURL: night });
  const other = await elsewhere.newPage();
  await other.goto(link ?? '');
  await expectAccessibleOnDeskAndPhone(other);
  await other.getByRole('button', { name: 'Continue the Chat' }).click();
  await expect(saidIn(panelOf(other))).toHaveText(['Do you trim oaks?', 'From July to January.']);
  await elsewhere.close();

  // A browser that has the chat open already would show it over the page.
  const spanish = await browser.newContext({ baseURL: night });
  const third = await spanish.newPage();
  await third.goto((link ?? '').replace('/chat/', '/es/chat/'));
  await expect(third.getByRole('heading', { level: 1 })).toHaveText('¿Seguimos con su chat, Fern?');
  expect(await englishIn(third.getByRole('main'))).toEqual([]);
  await expectAccessibleOnDeskAndPhone(third);
  await third.getByRole('button', { name: 'Seguir con el chat' }).click();
  await expect(third).toHaveURL(/\/es#chat$/);
  await expect(third.getByText('Do you trim oaks?')).toBeVisible();
  await spanish.close();
});

test('is told that a link opens its chat no more', async ({ page, consoleErrors }) => {
  const answer = await page.goto(`/chat/${'x'.repeat(43)}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This chat can no longer be opened.',
  );
  await expectAccessibleOnDeskAndPhone(page);
  forgive(consoleErrors, /404/);
});

test('answers by mail, and finds it in the chat', async ({ page, desk }) => {
  const who = newAddress('laurel');
  const panel = await begin(page, 'Do you plant hedges?', who);
  const id = await idOf(desk, who);
  await answer(desk, id, 'We do. How long is it?');
  const { replyTag } = await loadSecrets(process.env.E2E_SECRET, '');
  const subject = { kind: 'chat', id: id.replaceAll('-', '') };
  const to = replyAddress(replyTag, 'reply@mail.example.com', subject);
  const words =
    'Forty feet, by the fence.\r\n\r\nOn Mon, Nov 9, 2026 Prairie Oak wrote:\r\n> We do.';
  const taken = await desk.post('/api/inbound-mail', {
    headers: { authorization: `Bearer ${MAIL_SECRET}`, 'content-type': 'message/rfc822' },
    data: `From: Fern <${who}>\r\nTo: ${to}\r\nMessage-ID: <${id}@example.com>\r\n\r\n${words}`,
  });
  expect(taken.status(), await taken.text()).toBe(202);
  const own = logOf(panel).getByRole('listitem').filter({ hasText: 'Forty feet' });
  await expect(own).toContainText('by email');
  await expect(logOf(panel)).not.toContainText('Prairie Oak wrote');

  await page.goto(`/sign-in?key=${localKey}`);
  await page.goto(`/sign-in?returnTo=/admin-support/${id}`);
  await page.getByRole('button', { name: /owner/ }).click();
  await expect(page.getByText('LIVE', { exact: true })).toHaveAttribute('data-state', 'live');
  const message = page.getByRole('article').filter({ hasText: 'Forty feet' });
  await expect(message).toContainText('by email');
  await expect(message.getByText('Prairie Oak wrote')).toBeHidden();
  const below = message.getByText(`From ${who}`);
  await below.focus();
  await page.keyboard.press('Enter');
  await expect(message.getByText('Prairie Oak wrote')).toBeVisible();
  await expectAccessibleInBothLooks(page);
});

test('begins by mail, and is answered at the desk by email alone', async ({ page, desk }) => {
  const who = newAddress('sorrel');
  const taken = await desk.post('/api/inbound-mail', {
    headers: { authorization: `Bearer ${MAIL_SECRET}`, 'content-type': 'message/rfc822' },
    data: `From: Sorrel Lane <${who}>\r\nTo: reply@mail.example.com\r\nSubject: My hedge\r\nMessage-ID: <${who}>\r\n\r\nCan you trim it?`,
  });
  expect(taken.status(), await taken.text()).toBe(202);

  await page.goto(`/sign-in?key=${localKey}`);
  await page.goto('/sign-in?returnTo=/admin-support');
  await page.getByRole('button', { name: /owner/ }).click();
  const row = page.getByRole('link', { name: /Sorrel Lane/ });
  await expect(row).toContainText('Email');
  await expect(row).toContainText(who);
  await row.click();
  await expect(page.getByText(`Unassigned · by email, ${who}`)).toBeVisible();
  await expect(page.getByRole('article')).toContainText('My hedge');
  await expect(page.getByText('No customer has this address.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Offer times or a price' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Photos' })).toHaveCount(0);
  await expectAccessibleOnDeskAndPhone(page);
  await page.getByRole('textbox', { name: /^Reply to/ }).fill('Yes, on Friday.');
  await page.getByRole('button', { name: 'Send Email' }).click();
  await expect(page.getByRole('article').last()).toContainText('Yes, on Friday.');
});
