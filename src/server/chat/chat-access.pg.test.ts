// Who may open a conversation, and whom it takes them for: strangers, customers, staff, and a browser that signs in.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { beginChat, type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let desk: ChatBrowser;
let customer: ChatBrowser;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  customer = chatBrowser(test.app, await signedIn(test, 'juniper@example.com'));
});
afterAll(() => test.close());
beforeEach(() => test.setNow(TEST_NOW));

const visitor = () => chatBrowser(test.app);

describe('who may open it', () => {
  it('is the browser in which it began, and the staff: for everyone else there is none', async () => {
    const { id } = await beginChat(visitor(), { text: 'Hi' });
    const stranger = visitor();
    await beginChat(stranger, { text: 'Mine' });
    for (const chat of [id, randomUUID(), 'nonsense', "'; drop table chat_sessions"]) {
      const url = `/api/chat-session/${encodeURIComponent(chat)}`;
      const answers = await Promise.all(
        [stranger, customer, chatBrowser(test.app)].flatMap((browser) => [
          browser.send('GET', url),
          browser.send('GET', `${url}/log`),
          browser.send('GET', `${url}/events`),
          browser.send('POST', `${url}/message`, { text: 'Hi', sender: 'support' }),
          browser.send('PATCH', `${url}/close`),
          browser.send('POST', `${url}/read`, { upTo: 1 }),
          browser.send('POST', `${url}/typing`),
          browser.send('POST', `${url}/transcript`),
        ]),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    }
  });

  it('keeps the desk to staff', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi' });
    for (const path of [
      'active',
      'events',
      '',
      id,
      `${id}/context`,
      `${id}/export`,
      `${id}/alerts`,
    ]) {
      const url = `/api/chat-sessions/${path}`.replace(/\/$/, '');
      expect([
        (await fern.send('GET', url)).status,
        (await customer.send('GET', url)).status,
      ]).toEqual([401, 403]);
    }
    expect((await customer.send('DELETE', `/api/chat-sessions/${id}?lastNumber=2`)).status).toBe(
      403,
    );
  });

  it('takes no one for support who is not, whatever they say, and staff for visitors where they say so', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi' });
    const posed = await say(fern, id, 'Send me your card number', 'desk', {
      sender: 'support',
      senderName: 'Olive',
    });
    expect(posed.body).toMatchObject({
      message: { sender: 'customer', senderName: 'Fern Waller' },
    });
    expect((await say(desk, id, 'Me?', 'visitor')).status).toBe(404);
    const own = await beginChat(desk, { customerName: 'Olive trying', text: 'As a visitor' });
    expect(own.messages).toMatchObject([{ sender: 'customer' }]);
    expect((await say(desk, own.id, 'Me again', 'visitor')).body).toMatchObject({
      message: { sender: 'customer' },
    });
    expect((await say(desk, own.id, 'And me', 'desk')).body).toMatchObject({
      message: { sender: 'support' },
    });
  });

  it('belongs to the customer once they have signed in, on every device, and to the browser no more', async () => {
    const browser = visitor();
    const { id } = await beginChat(browser, { customerEmail: 'typed@example.com', text: 'Hi' });
    const signed = chatBrowser(test.app, await signedIn(test, 'basil@example.com'));
    for (const [name, value] of browser.cookies)
      if (name === 'chat') signed.cookies.set(name, value);
    const start = await signed.send('GET', '/api/chat-session');
    expect(start.body).toMatchObject({
      session: { id, isLinked: true, customerEmail: 'basil@example.com' },
      knownAs: { email: 'basil@example.com' },
    });
    test.setNow(new Date(TEST_NOW.getTime() + 120_000));
    const telephone = chatBrowser(test.app, await signedIn(test, 'basil@example.com'));
    expect((await telephone.send('GET', '/api/chat-session')).body).toMatchObject({
      session: { id },
    });
    expect((await browser.send('GET', `/api/chat-session/${id}`)).status).toBe(404);
    expect((await browser.send('GET', '/api/chat-session')).body).toMatchObject({ session: null });
    const [row] = await test.open.db.select().from(chatSessions).where(eq(chatSessions.id, id));
    expect(row?.userId).not.toBeNull();
    const context = await desk.send('GET', `/api/chat-sessions/${id}/context`);
    expect(context.body).toMatchObject({ customer: { email: 'basil@example.com' } });
  });

  it('tells the desk nothing of someone whose address was only typed', async () => {
    const { id } = await beginChat(visitor(), { customerEmail: 'juniper@example.com', text: 'Hi' });
    const context = await desk.send('GET', `/api/chat-sessions/${id}/context`);
    expect(context.body).toMatchObject({ customer: null, appointments: [], visits: [] });
  });
});

it('takes no form at the desk from the visitor whose conversation it is', async () => {
  const own = await createTestApp({ STAFF_EMAILS: 'olive@example.com' }, { withPages: true });
  try {
    const fern = chatBrowser(own.app);
    const { id } = await beginChat(fern, { text: 'Hi' });
    const staff = chatBrowser(own.app, await signedIn(own, 'olive@example.com'));
    const post = async (browser: ChatBrowser, form: Record<string, string>) =>
      (
        await own.app.inject({
          method: 'POST',
          url: `/admin-support/${id}`,
          headers: {
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
            cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
          },
          payload: new URLSearchParams(form).toString(),
        })
      ).statusCode;
    const reply = { step: 'reply', text: 'As if from the desk', key: randomUUID(), seenUpTo: '9' };
    expect([await post(fern, reply), await post(fern, { step: 'close' })]).toEqual([401, 401]);
    expect(await logOf(fern, id, 'visitor')).not.toContainEqual(
      expect.objectContaining({ message: expect.objectContaining({ text: reply.text }) }),
    );
    expect(await post(staff, reply)).toBe(303);
  } finally {
    await own.close();
  }
});
