// What staff do about conversations: assign, find, block and erase them, and keep canned replies.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { chatMessages } from '#server/platform/database/schema/chat.ts';
import { beginChat, type ChatBrowser, chatBrowser, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let desk: ChatBrowser;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com,sam@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  await signedIn(test, 'sam@example.com');
  await signedIn(test, 'juniper@example.com');
  const { db } = test.open;
  await db
    .update(users)
    .set({ firstName: 'Olive', lastName: 'Oak' })
    .where(eq(users.email, 'olive@example.com'));
  await db.update(users).set({ firstName: 'Sam' }).where(eq(users.email, 'sam@example.com'));
});
afterAll(() => test.close());
beforeEach(() => test.setNow(TEST_NOW));

const visitor = () => chatBrowser(test.app);

describe('a conversation at the desk', () => {
  it('is taken over, given back and assigned by who saw it right', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi' });
    const agents = await desk.send('GET', '/api/chat-agents');
    const ids = (agents.body as unknown as { id: string; name: string }[]).map((agent) => agent.id);
    const [olive, sam] = ids;
    const assign = (agentId: unknown, insteadOf: unknown) =>
      desk.send('POST', `/api/chat-sessions/${id}/assignment`, { agentId, insteadOf });
    expect((await assign(olive, null)).body).toMatchObject({ assignee: { id: olive } });
    const late = await assign(sam, null);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await assign(sam, olive)).body).toMatchObject({ assignee: { name: 'Sam' } });
    expect((await assign(null, sam)).body).toMatchObject({ assignee: null });
    const [juniper] = await test.open.db
      .select()
      .from(users)
      .where(eq(users.email, 'juniper@example.com'));
    expect((await assign(juniper?.id, null)).status).toBe(422);
  });

  it('is rated, and found again by any of its words', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'About the crape myrtles at 100%' });
    await say(desk, id, 'Secret frangipani', 'desk', { note: true });
    const rated = await fern.send('POST', `/api/chat-session/${id}/rating`, {
      stars: 4,
      words: 'Kind',
    });
    expect(rated.status).toBe(200);
    expect((await fern.send('POST', `/api/chat-session/${id}/rating`, { stars: 9 })).status).toBe(
      422,
    );
    const find = async (search: string) => {
      const answer = await desk.send(
        'GET',
        `/api/chat-sessions?search=${encodeURIComponent(search)}`,
      );
      return (answer.body as unknown as { items: { id: string; excerpt: string }[] }).items;
    };
    expect(await find('CRAPE')).toMatchObject([{ id, rating: { stars: 4, words: 'Kind' } }]);
    expect(await find('frangipani')).toMatchObject([{ id, excerpt: 'Secret frangipani' }]);
    expect(await find('100%')).toHaveLength(1);
    expect(await find('%%%')).toHaveLength(0);
  });
});

describe('blocking and erasing', () => {
  it('ends it for the visitor until they are let in again', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Buy pills' });
    expect((await desk.send('POST', `/api/chat-sessions/${id}/block`)).body).toMatchObject({
      isBlocked: true,
      status: 'closed',
    });
    expect((await say(fern, id, 'More pills', 'visitor')).status).toBe(403);
    const anew = await fern.send('POST', '/api/chat-session', {
      customerName: 'F',
      customerEmail: 'f@example.com',
    });
    expect(anew.status).toBe(403);
    await desk.send('POST', `/api/chat-sessions/${id}/unblock`);
    expect((await say(fern, id, 'Sorry', 'visitor')).status).toBe(201);
  });

  it('gives everything out, and forgets it when nothing was said since', async () => {
    const fern = visitor();
    // While someone is there, the log has no promise.
    await desk.send('GET', '/api/chat-sessions/active');
    const { id } = await beginChat(fern, { text: 'Forget me' });
    const all = await desk.send('GET', `/api/chat-sessions/${id}/export`);
    expect(all.body).toMatchObject({
      session: { id },
      entries: [{ kind: 'message' }, { kind: 'status' }],
    });
    const late = await desk.send('DELETE', `/api/chat-sessions/${id}?lastNumber=1`);
    expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
    expect((await desk.send('DELETE', `/api/chat-sessions/${id}?lastNumber=2`)).status).toBe(204);
    expect((await fern.send('GET', `/api/chat-session/${id}`)).status).toBe(404);
    expect((await say(fern, id, 'Still there?', 'visitor')).status).toBe(404);
    expect(
      await test.open.db.select().from(chatMessages).where(eq(chatMessages.sessionId, id)),
    ).toEqual([]);
  });
});

describe('canned replies', () => {
  it('are kept under their shortcut, and changed by who saw the latest', async () => {
    const add = (shortcut: string) =>
      desk.send('POST', '/api/canned-replies', { shortcut, text: 'Hello!' });
    const { body } = await add('Hello');
    expect(body).toMatchObject({ shortcut: 'hello', version: 1 });
    expect((await add('hello')).status).toBe(422);
    const change = (version: number) =>
      desk.send('PATCH', `/api/canned-replies/${body.id}`, {
        version,
        shortcut: 'hi',
        text: 'Hi!',
      });
    expect((await change(1)).body).toMatchObject({ version: 2 });
    expect((await change(1)).body).toMatchObject({
      code: 'changed_meanwhile',
      current: { shortcut: 'hi' },
    });
    expect((await desk.send('DELETE', `/api/canned-replies/${body.id}`)).status).toBe(204);
    expect((await desk.send('GET', '/api/canned-replies')).body).toEqual([]);
  });
});
