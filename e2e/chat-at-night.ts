// What the errands of the chat share: a server at nine in the evening, its desk, and the steps of a conversation.
import {
  type APIRequestContext,
  type Locator,
  request as newRequest,
  type Page,
} from '@playwright/test';
import { expect, localKey, newAddress, test as withErrors } from './fixtures.ts';
import { startServer } from './started-server.ts';

/** Monday, November 9, 2026, 9:00 PM in Cypress: no one is there any more, and the next day can be booked. */
export const NIGHT = '2026-11-10T03:00:00Z';

export const MAIL_SECRET = 'what-our-own-mail-server-knows';

export const test = withErrors.extend<{ desk: APIRequestContext }, { night: string }>({
  night: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const server = await startServer('test/monday-server.ts', {
        sown: 'demo',
        environment: {
          E2E_NOW: NIGHT,
          REPLY_EMAIL: 'reply@mail.example.com',
          INBOUND_MAIL_SECRET: MAIL_SECRET,
        },
      });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ night }, use) => use(night),
  desk: async ({ night }, use) => {
    const desk = await newRequest.newContext({ baseURL: night, extraHTTPHeaders: SAME_ORIGIN });
    await desk.get(`/sign-in?key=${localKey}`);
    await desk.post('/api/auth/demo', { data: { email: 'owner@prairieoak.example' } });
    await use(desk);
    await desk.dispose();
  },
  page: async ({ page }, use) => {
    await page.clock.setFixedTime(new Date(NIGHT));
    await use(page);
  },
});

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Live Support' });
export const logOf = (panel: Locator) => panel.getByRole('log', { name: 'Conversation' });
/** Only what was said, by either side. */
export const saidIn = (panel: Locator) => logOf(panel).locator('[data-side] > p');

export async function write(panel: Locator, text: string): Promise<void> {
  await panel.getByRole('textbox', { name: 'Your message' }).fill(text);
  await panel.getByRole('button', { name: 'Send' }).click();
}

/** Begins a conversation from the contact page, and gives its panel. */
export async function begin(page: Page, text: string, who = newAddress('fern')): Promise<Locator> {
  await page.goto('/contact');
  await page.getByRole('main').getByRole('button', { name: 'Chat with us' }).click();
  const panel = panelOf(page);
  await panel.getByLabel('Your name').fill('Fern Hollow');
  await panel.getByLabel('Phone or email').fill(who);
  await panel.getByLabel('How can we help?').fill(text);
  await panel.getByRole('button', { name: 'Start Chat' }).click();
  await expect(logOf(panel)).toContainText(text);
  return panel;
}

/** The id of the conversation with someone, as the desk lists it. */
export async function idOf(desk: APIRequestContext, email: string): Promise<string> {
  const list: { id: string; customerEmail: string }[] = await (
    await desk.get('/api/chat-sessions/active')
  ).json();
  const id = list.find(({ customerEmail }) => customerEmail === email)?.id;
  if (!id) throw new Error(`there is no conversation with ${email}`);
  return id;
}

export async function answer(desk: APIRequestContext, id: string, text: string): Promise<void> {
  const data = { text, key: crypto.randomUUID(), sendAnyway: true };
  const said = await desk.post(`/api/chat-session/${id}/message`, { data });
  expect(said.status(), await said.text()).toBe(201);
}

export async function offer(desk: APIRequestContext, id: string, card: object): Promise<void> {
  const data = { key: crypto.randomUUID(), offer: card };
  const sent = await desk.post(`/api/chat-sessions/${id}/offers`, { data });
  expect(sent.status(), await sent.text()).toBe(201);
}
