// Who takes part at the desk of live chat: visitors, told by what their browsers send, a colleague, and staff at the desk.
import { type APIRequestContext, request as newRequest, type Page } from '@playwright/test';
import type { ChatEntry, ChatWithMessages } from '../src/contract/chat/chat-log.ts';
import { expect, localKey, newAddress } from './fixtures.ts';

export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

type Visitor = {
  id: string;
  name: string;
  say: (text: string) => Promise<void>;
  log: () => Promise<ChatEntry[]>;
  send: (path: string, data: object) => Promise<{ status: number; text: string }>;
};

/** Someone writes from the site. */
export async function visitor(
  baseURL: string | undefined,
  name: string,
  text: string,
  more: object = {},
): Promise<Visitor> {
  const context = await newRequest.newContext({ ...(baseURL && { baseURL }) });
  const send = async (path: string, data: object) => {
    const answer = await context.post(`${path}?as=visitor`, { headers: sameOrigin, data });
    return { status: answer.status(), text: await answer.text() };
  };
  const begun = await context.post('/api/chat-session', {
    headers: sameOrigin,
    data: {
      customerName: name,
      customerEmail: newAddress('visitor'),
      customerPhone: '(281) 555-0166',
      page: '/services',
      text,
      key: crypto.randomUUID(),
      ...more,
    },
  });
  expect(begun.status(), await begun.text()).toBe(201);
  const { id }: ChatWithMessages = await begun.json();
  return {
    id,
    name,
    send,
    async say(words) {
      const path = `/api/chat-session/${id}/message`;
      const answer = await send(path, { text: words, key: crypto.randomUUID() });
      expect(answer.status, answer.text).toBe(201);
    },
    async log() {
      const answer = await context.get(`/api/chat-session/${id}/log?as=visitor`);
      return (await answer.json()).entries;
    },
  };
}

/** A colleague at a desk of their own. */
export async function colleague(baseURL: string | undefined): Promise<APIRequestContext> {
  const context = await newRequest.newContext({ ...(baseURL && { baseURL }) });
  const answer = await context.post('/api/auth/demo', {
    data: { email: 'ivy@prairieoak.example' },
    headers: { ...sameOrigin, cookie: `local_key=${localKey}` },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return context;
}

export async function openDesk(page: Page, path = '/admin-support'): Promise<void> {
  await page.goto(`/sign-in?returnTo=${path}`);
  await page.getByRole('button', { name: /owner/ }).click();
  await page.waitForURL((url) => url.pathname === path);
}

export const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 6)}`;
export const toasts = (page: Page) => page.locator('#toasts');
export const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
export const reply = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });
