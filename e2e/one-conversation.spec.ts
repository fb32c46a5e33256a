// A customer writes by chat, by mail and about a request; staff read one conversation in order, answer by the way used last, and begin
// a conversation by text.
import { request as newRequest } from '@playwright/test';
import { MAIL_SECRET } from './chat-at-night.ts';
import {
  expect,
  expectAccessibleOnDeskAndPhone,
  localKey,
  test as withErrors,
} from './fixtures.ts';
import { startServer } from './started-server.ts';

const JUNIPER = 'juniper.meadows@example.com';

const test = withErrors.extend<object, { running: string }>({
  running: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer('test/monday-server.ts', {
        sown: 'demo',
        environment: {
          E2E_CLOCK: 'runs',
          REPLY_EMAIL: 'reply@mail.example.com',
          INBOUND_MAIL_SECRET: MAIL_SECRET,
        },
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ running }, use) => use(running),
});

test('reads everything that a customer wrote in order, and answers by the way used last', async ({
  page,
  baseURL,
}) => {
  const juniper = await newRequest.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { 'sec-fetch-site': 'same-origin' },
  });
  await juniper.get(`/sign-in?key=${localKey}`);
  await juniper.post('/api/auth/demo', { data: { email: JUNIPER } });
  const { id } = await (await juniper.get('/api/auth/user')).json();
  const begun = await juniper.post('/api/chat-session', {
    data: { customerName: 'Juniper', customerEmail: JUNIPER },
  });
  const { id: sessionId } = await begun.json();
  await juniper.post(`/api/chat-session/${sessionId}/message`, {
    data: { text: 'Do you trim oaks?', key: crypto.randomUUID() },
  });
  const taken = await juniper.post('/api/inbound-mail', {
    headers: { authorization: `Bearer ${MAIL_SECRET}`, 'content-type': 'message/rfc822' },
    data: `From: Juniper <${JUNIPER}>\r\nTo: reply@mail.example.com\r\nSubject: The oak\r\nMessage-ID: <oak@example.com>\r\n\r\nIt is the one by the fence.`,
  });
  expect(taken.status(), await taken.text()).toBe(202);
  const asked = await juniper.post('/api/service-requests', {
    data: {
      ...{ serviceType: 'Mulch Installation', description: 'And mulch below the oak, please.' },
      ...{ preferredDate: '2026-11-20', urgency: 'normal' },
    },
  });
  expect(asked.status(), await asked.text()).toBe(201);
  const request = await asked.json();

  await page.goto(`/sign-in?key=${localKey}`);
  await page.goto(`/sign-in?returnTo=/console/customers/${id}`);
  await page.getByRole('button', { name: /owner/ }).click();
  await page.getByRole('link', { name: 'Conversation', exact: true }).click();
  const words = page.getByRole('article');
  await expect(words.nth(-3)).toContainText('Do you trim oaks?');
  await expect(words.nth(-2)).toContainText('It is the one by the fence.');
  await expect(words.nth(-2)).toContainText('Not confirmed to be them');
  await expect(words.nth(-1)).toContainText('And mulch below the oak, please.');
  await expect(page.getByRole('radio', { name: 'Request' })).toBeChecked();
  await expectAccessibleOnDeskAndPhone(page);

  await page.getByRole('textbox', { name: 'Your answer' }).fill('We will bring mulch along.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Your answer is sent.')).toBeVisible();
  await expect(words.last()).toContainText('We will bring mulch along.');
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('');
  const thread = await juniper.get(`/api/service-requests/${request.id}`);
  expect(await thread.text()).toContain('We will bring mulch along.');

  await page.getByRole('radio', { name: 'Chat' }).check();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('We do, from July on.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(words.last()).toContainText('We do, from July on.');
  const chat = await juniper.get(`/api/chat-session/${sessionId}/log`);
  expect(await chat.text()).toContain('We do, from July on.');

  // She has agreed to texts and has never texted: a text of ours begins, counted while it is written.
  await page.goto(`/console/requests/${request.id}`);
  await page.getByRole('link', { name: 'Conversation' }).click();
  await expect(words.last()).toBeInViewport();
  await page.getByRole('radio', { name: /^Text/ }).check();
  await expect(page.getByText(/begins a conversation/)).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  await answer.fill(`${'Is the gate open on Friday? '.repeat(3)}🙂`);
  await expect(page.getByText(/^2 texts/)).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(words.last()).toContainText('Is the gate open on Friday?');
  await expect(page.getByText(/begins a conversation/)).toBeHidden();

  // A note that mentions someone waits for them on Today, until they are done.
  const agents: { handle: string; isMe: boolean }[] = await (
    await page.request.get('/api/chat-agents')
  ).json();
  const me = agents.find(({ isMe }) => isMe)?.handle;
  await page.getByRole('textbox', { name: 'New note' }).fill(`@${me} the oak is a live oak.`);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText('The note is saved.')).toBeVisible();
  await expect(words.last()).toContainText('the oak is a live oak.');
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  await expectAccessibleOnDeskAndPhone(page);
  await page.goto('/console');
  const mentions = page.getByRole('region', { name: 'You were mentioned' });
  await expect(mentions).toContainText('the oak is a live oak.');
  await expectAccessibleOnDeskAndPhone(page);
  await mentions.getByRole('button', { name: /^Done/ }).click();
  await expect(mentions).toBeHidden();
  await juniper.dispose();
});
