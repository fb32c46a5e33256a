// Conversations as they are heard: over real connections, from any number on, each side its own view; and push messages.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import type { Role } from '#company/facts/staff-roles.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { beginChat, type ChatBrowser, chatBrowser, say } from '../../../test/chat-people.ts';
import { startPushService } from '../../../test/push-service.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { pushWaiting } from './push.ts';

const keys = webPush.generateVAPIDKeys();
let test: TestApp;
let desk: ChatBrowser;
let url: string;
const open: AbortController[] = [];

beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS: 'olive@example.com',
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
  });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const controller of open) controller.abort();
  await test.close();
});

/** Listens, and gives all that has come so far. */
async function listen(
  browser: ChatBrowser,
  path: string,
  lastEventId?: string,
): Promise<(() => string) & { hasEnded: () => boolean }> {
  const controller = new AbortController();
  open.push(controller);
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const answer = await fetch(url + path, {
    headers: { cookie, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: controller.signal,
  });
  let heard = '';
  let isOver = false;
  void (async () => {
    for await (const text of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) heard += text;
  })()
    .catch(() => {})
    .finally(() => {
      isOver = true;
    });
  return Object.assign(() => heard, { hasEnded: () => isOver });
}

const ids = (heard: string) => [...heard.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
const soon = { timeout: 10_000, interval: 20 };

it('tells each side the log from its number on, as it grows, and nothing that is not theirs', async () => {
  const fern = chatBrowser(test.app);
  const { id } = await beginChat(fern, { text: 'One' });
  const path = `/api/chat-session/${id}/events`;
  const all = await listen(fern, `${path}?as=visitor`);
  const later = await listen(fern, `${path}?as=visitor&after=2`);
  const again = await listen(fern, `${path}?as=visitor&after=0`, '3');
  const atDesk = await listen(desk, path);
  await say(desk, id, 'Do not tell', 'desk', { note: true });
  const trick = 'Two\n\nid: 99\nevent: entry\ndata: {"number":99}\r\n\r\n';
  const said = await say(fern, id, trick, 'visitor');
  const last = Number(said.body.number);
  for (const heard of [all, later, again, atDesk]) {
    await vi.waitFor(() => expect(ids(heard()).at(-1)).toBe(last), soon);
  }
  const upTo = (from: number) =>
    Array.from({ length: last - from + 1 }, (_, index) => from + index);
  expect([ids(all()), ids(later()), ids(again())]).toEqual([upTo(1), upTo(3), upTo(4)]);
  expect(all()).not.toContain('Do not tell');
  expect(all()).toContain('"kind":"hidden"');
  expect(atDesk()).toContain('Do not tell');
});

it('ends for who may no longer: signed out, or staff no more', async () => {
  const fern = chatBrowser(test.app);
  const { id } = await beginChat(fern, { text: 'One' });
  const path = `/api/chat-session/${id}/events`;
  const { db } = test.open;
  const colleague = async (role: Role, email = `${crypto.randomUUID()}@example.com`) => {
    const browser = chatBrowser(test.app, await signedIn(test, email));
    const setRole = (next: Role) =>
      db.update(users).set({ role: next }).where(eq(users.email, email));
    await setRole(role);
    return { browser, setRole };
  };
  const ivy = await colleague('staff');
  const other = await colleague('staff');
  const [demoted, signedOut, stays] = [
    await listen(ivy.browser, path),
    await listen(other.browser, path),
    await listen(desk, path),
  ];
  for (const heard of [demoted, signedOut, stays]) {
    await vi.waitFor(() => expect(heard()).toContain('One'), soon);
  }
  await ivy.setRole('customer');
  expect((await other.browser.send('POST', '/api/logout')).status).toBeLessThan(400);
  await say(fern, id, 'Between us', 'visitor');
  await vi.waitFor(() => expect(stays()).toContain('Between us'), soon);
  await vi.waitFor(
    () => expect([demoted.hasEnded(), signedOut.hasEnded()]).toEqual([true, true]),
    soon,
  );
  expect(demoted() + signedOut()).not.toContain('Between us');
});

it('ends when the conversation is erased, and anyone who comes back is told', async () => {
  const fern = chatBrowser(test.app);
  const { id } = await beginChat(fern, { text: 'Please forget me' });
  const path = `/api/chat-session/${id}/events?as=visitor`;
  const heard = await listen(fern, path);
  await vi.waitFor(() => expect(ids(heard()).length).toBeGreaterThan(0), soon);
  const last = ids(heard()).at(-1);
  const erased = await desk.send('DELETE', `/api/chat-sessions/${id}?lastNumber=${last}`);
  expect(erased.status, erased.text).toBeLessThan(300);
  await vi.waitFor(() => expect(heard.hasEnded()).toBe(true), soon);
  expect((await fern.send('GET', path)).status).toBe(404);
});

it('lets one side hear that the other types, and rings at the desk', async () => {
  const fern = chatBrowser(test.app);
  const { id } = await beginChat(fern, { text: 'One' });
  const heard = await listen(fern, `/api/chat-session/${id}/events?as=visitor`);
  const bells = await listen(desk, '/api/chat-sessions/events');
  await vi.waitFor(() => expect(ids(heard())).toEqual([1, 2, 3]), soon);
  await fern.send('POST', `/api/chat-session/${id}/typing?as=visitor`);
  await desk.send('POST', `/api/chat-session/${id}/typing`);
  await vi.waitFor(
    () => expect(heard()).toContain(`event: chat-typing\ndata: ${id}-support`),
    soon,
  );
  expect(heard()).not.toContain(`${id}-customer`);
  await say(fern, id, 'Two', 'visitor');
  await vi.waitFor(() => expect(bells()).toContain(`event: chat\ndata: ${id}`), soon);
});

it('takes an open stream for presence: of the desk, and of the visitor', async () => {
  const fern = chatBrowser(test.app);
  const { id } = await beginChat(fern, { text: 'One' });
  await listen(fern, `/api/chat-session/${id}/events?as=visitor`);
  await listen(desk, '/api/chat-sessions/events');
  await vi.waitFor(async () => {
    expect((await fern.send('GET', '/api/chat-session')).body).toMatchObject({
      availability: { isOnline: true },
    });
    expect((await desk.send('GET', `/api/chat-sessions/${id}`)).body).toMatchObject({
      isHere: true,
    });
  }, soon);
});

it('pushes to browsers of staff that a visitor waits, and forgets those that are gone', async () => {
  const service = await startPushService();
  const { arrived } = service;
  for (const path of ['/here', '/gone']) {
    const body = service.subscription(path);
    expect((await desk.send('POST', '/api/push-subscriptions', body)).status).toBe(201);
  }
  expect((await desk.send('GET', '/api/push-key')).body).toEqual({ publicKey: keys.publicKey });
  const { id } = await beginChat(chatBrowser(test.app), { text: 'Anybody?' });
  await pushWaiting(test.context, id);
  expect(arrived).toHaveLength(2);
  expect(arrived[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
  expect(arrived[0]?.headers.authorization).toMatch(/^vapid t=/);
  expect(arrived[0]?.message).toEqual({
    title: 'A visitor is waiting in the chat',
    body: 'Fern Waller',
    tag: id,
    url: `/admin-support?chat=${id}`,
  });
  await pushWaiting(test.context, id);
  expect(arrived).toHaveLength(3);
  await say(desk, id, 'Here', 'desk');
  await pushWaiting(test.context, id);
  expect(arrived).toHaveLength(3);
  service.close();
});

it('ends within five seconds for an account that was closed and a sign-in that has lapsed, whatever it listens to', async () => {
  const { id } = await beginChat(chatBrowser(test.app), { text: 'One' });
  const email = `${crypto.randomUUID()}@example.com`;
  const browser = chatBrowser(test.app, await signedIn(test, email));
  const account = eq(users.email, email);
  await test.open.db.update(users).set({ role: 'staff' }).where(account);
  const others = [
    await listen(desk, '/api/console/events'),
    await listen(chatBrowser(test.app), '/api/events'),
  ];
  const heard = await Promise.all(
    [
      '/api/chat-sessions/events',
      `/api/chat-session/${id}/events`,
      '/api/console/events',
      '/api/portal/events',
    ].map((path) => listen(browser, path)),
  );
  const lapses = `${crypto.randomUUID()}@example.com`;
  const lapsing = chatBrowser(test.app, await signedIn(test, lapses));
  heard.push(await listen(lapsing, '/api/portal/events'));
  await test.open.db.update(users).set({ disabledAt: new Date() }).where(account);
  await test.open.db.execute(sql`
    update sessions set expire = now() where user_id = (select id from users where email = ${lapses})`);
  const closedAt = performance.now();
  await vi.waitFor(
    () => expect(heard.map((each) => each.hasEnded())).toEqual(heard.map(() => true)),
    { timeout: 15_000, interval: 20 },
  );
  // Asked every 4 s; a busy machine may take a moment longer to answer.
  expect(performance.now() - closedAt).toBeLessThan(5_500);
  expect(others.map((each) => each.hasEnded())).toEqual([false, false]);
});
