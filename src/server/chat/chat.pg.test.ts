// A conversation between a visitor and the desk: one numbered log, the same for both, however often it is asked and sent.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatLogPage } from '#contract/chat/chat-log.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatMessages, chatSessions } from '#server/platform/database/schema/chat.ts';
import { beginChat, type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { markRead } from './conversation.service.ts';
import { say as sayLate } from './send-message.service.ts';

let test: TestApp;
let desk: ChatBrowser;
let colleague: ChatBrowser;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com,sam@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  colleague = chatBrowser(test.app, await signedIn(test, 'sam@example.com'));
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
const kinds = (log: { kind: string }[]) => log.map(({ kind }) => kind);

it('is read back from its end, fifty entries at a time', async () => {
  const fern = chatBrowser(test.app);
  const { id } = await beginChat(fern, { text: 'One' });
  for (let count = 2; count <= 60; count += 1) await say(fern, id, `Message ${count}`, 'visitor');
  const page = async (before: number) =>
    (await fern.send('GET', `/api/chat-session/${id}/log?as=visitor&before=${before}`))
      .body as unknown as ChatLogPage;
  const newest = await page(2_147_483_647);
  expect(newest.entries).toHaveLength(50);
  expect(newest.entries.at(-1)?.number).toBe(newest.lastNumber);
  const [first] = newest.entries;
  const older = await page(first?.number ?? 0);
  const numbers = [...older.entries, ...newest.entries].map(({ number }) => number);
  expect(numbers).toEqual(Array.from({ length: newest.lastNumber }, (_, index) => index + 1));
  expect((await page(1)).entries).toEqual([]);
});

describe('a conversation', () => {
  it('goes on under one numbered log that both sides see', async () => {
    await desk.send('GET', '/api/chat-sessions/active');
    const fern = visitor();
    const chat = await beginChat(fern, { text: 'Do you mow on Saturdays?', page: '/gallery' });
    expect(chat).toMatchObject({
      status: 'waiting',
      unread: 0,
      messages: [{ sender: 'customer', isRead: false }],
    });
    const list = await desk.send('GET', '/api/chat-sessions/active');
    const inList = (list.body as unknown as { id: string }[]).find(({ id }) => id === chat.id);
    expect(inList).toMatchObject({
      unread: 1,
      page: '/gallery',
      waitingSince: TEST_NOW.toISOString(),
      lastMessage: { text: 'Do you mow on Saturdays?', sender: 'customer' },
    });
    const answer = await say(desk, chat.id, 'We do.', 'desk', {
      seenUpTo: 2,
      sender: 'customer',
      senderName: 'God',
    });
    expect(answer.body).toMatchObject({
      kind: 'message',
      message: { sender: 'support', senderName: 'Olive Oak' },
    });
    const seen = await logOf(fern, chat.id, 'visitor');
    expect(kinds(seen)).toEqual(['message', 'status', 'message', 'status', 'assignment']);
    expect(seen.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(seen[2]).toMatchObject({ message: { senderName: 'Olive', text: 'We do.' } });
    expect(seen[4]).toMatchObject({ agentName: 'Olive', agentId: null });
    const again = await fern.send('GET', '/api/chat-session');
    expect(again.body).toMatchObject({
      session: { id: chat.id, unread: 1, assignedAgent: 'Olive' },
    });
    const read = await fern.send('POST', `/api/chat-session/${chat.id}/read`, { upTo: 5 });
    expect(read.body).toMatchObject({ unread: 0, readByCustomer: 5, lastNumber: 6 });
    const back = await fern.send('POST', `/api/chat-session/${chat.id}/read`, { upTo: 2 });
    expect(back.body).toMatchObject({ readByCustomer: 5, lastNumber: 6 });
    // Another tab had asked before that, and waited for the conversation's row.
    const late = await markRead(test.context, chat.id, 4, 'customer');
    expect(late).toMatchObject({ readByCustomer: 5, lastNumber: 6 });
    const whole = await desk.send('GET', `/api/chat-session/${chat.id}`);
    expect(whole.body).toMatchObject({ messages: [{ isRead: true }, { isRead: true }] });
  });

  it('takes one key once, at fifty tries at the same time, and refuses it for other words', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern);
    const key = randomUUID();
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => say(fern, id, 'Hello?', 'visitor', { key })),
    );
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(tries.map(({ body }) => body.number))).toEqual(new Set([1]));
    const other = await say(fern, id, 'Something else', 'visitor', { key });
    expect([other.status, other.body.code]).toEqual([409, 'message_differs']);
    expect(
      await test.open.db.select().from(chatMessages).where(eq(chatMessages.sessionId, id)),
    ).toHaveLength(1);
    const numbers = (await logOf(fern, id, 'visitor')).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('has room for everyone who speaks at the same time', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi' });
    const [before] = await test.open.db.select().from(chatSessions).where(eq(chatSessions.id, id));
    if (!before) throw new Error('no conversation');
    const said = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const browser = [fern, desk, colleague][index % 3] ?? fern;
        return say(browser, id, `Word ${index}`, browser === fern ? 'visitor' : 'desk');
      }),
    );
    expect(new Set(said.map(({ status }) => status))).toEqual(new Set([201]));
    const log = await logOf(desk, id, 'desk');
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
    const words = log.flatMap((entry) => (entry.kind === 'message' ? entry.message.text : []));
    expect(new Set(words).size).toBe(25);
    // Someone who was found before all of that.
    const caller = { user: undefined, keyHash: undefined, visitorHash: '', isVisitor: true };
    const late = { text: 'Late', key: null, photos: [], note: false, sendAnyway: false };
    const entry = await sayLate(test.context, before, late, { caller, side: 'customer' });
    expect(entry.number).toBe(log.length + 1);
  });

  it('says that it was closed, and opens again when the visitor writes', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi' });
    expect((await desk.send('PATCH', `/api/chat-session/${id}/close`)).body).toMatchObject({
      status: 'closed',
    });
    expect((await desk.send('PATCH', `/api/chat-session/${id}/close`, {})).status).toBe(200);
    const late = await say(desk, id, 'One more thing', 'desk');
    expect([late.status, late.body.code]).toEqual([409, 'wrong_state']);
    await say(fern, id, 'Wait!', 'visitor');
    const log = await logOf(fern, id, 'visitor');
    expect(log.filter(({ kind }) => kind === 'status')).toMatchObject([
      { status: 'waiting', by: 'customer' },
      { status: 'closed', by: 'support' },
      { status: 'waiting', by: 'customer' },
    ]);
    const reopened = await desk.send('POST', `/api/chat-sessions/${id}/reopen`);
    expect(reopened.body).toMatchObject({ status: 'waiting' });
  });

  it('keeps notes from the visitor, but for their numbers', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi' });
    const note = await say(desk, id, 'Owes us since May', 'desk', { note: true });
    expect(note.body).toMatchObject({
      kind: 'note',
      text: 'Owes us since May',
      authorName: 'Olive Oak',
    });
    const log = await logOf(fern, id, 'visitor');
    expect(log.at(-1)).toEqual({ number: note.body.number, at: note.body.at, kind: 'hidden' });
    expect(JSON.stringify(log)).not.toContain('May');
    expect((await fern.send('GET', `/api/chat-session/${id}`)).text).not.toContain('May');
    expect((await logOf(desk, id, 'desk')).at(-1)).toMatchObject({ kind: 'note' });
    const posed = await say(fern, id, 'A note of mine', 'visitor', { note: true });
    expect(posed.body).toMatchObject({ kind: 'message', message: { sender: 'customer' } });
  });

  it('shows a colleague what was answered meanwhile, and sends anyway when they want', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi' });
    await say(colleague, id, 'I am on it.', 'desk', { seenUpTo: 2 });
    const late = await say(desk, id, 'Hello!', 'desk', { seenUpTo: 2 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      code: 'missed_messages',
      detail: 'Sam has answered in the meantime. Send yours anyway?',
      current: { messages: [{ text: 'I am on it.' }] },
    });
    expect((await say(desk, id, 'Hello!', 'desk', { seenUpTo: 2, sendAnyway: true })).status).toBe(
      201,
    );
    const own = await say(desk, id, 'And this.', 'desk', { seenUpTo: 5 });
    expect(own.status).toBe(201);
  });
});

describe('what is said', () => {
  it('is plain text: markup stays what it is, and what cannot be seen goes', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern);
    const text = '<script>alert(1)</script>\u202Eevil\nid: 99\nevent: entry\ndata: {}';
    const said = await say(fern, id, text, 'visitor');
    expect(said.body).toMatchObject({
      message: { text: '<script>alert(1)</script>evil\nid: 99\nevent: entry\ndata: {}' },
    });
    expect(said.text).toContain('\\nid: 99');
  });

  it.each([
    ['empty', '', 'Please write a message.'],
    ['blank', '  \n ', 'Please write a message.'],
    ['of letters that nobody can see', '\u3164 \u2800\u200b', 'Please write a message.'],
    ['of 10,000 characters', 'x'.repeat(10_000), 'Please use at most 4000 characters.'],
    ['no text', 'NUL \u0000', 'Please remove control characters.'],
  ])('is refused with a sentence when it is %s', async (_, text, detail) => {
    const fern = visitor();
    const { id } = await beginChat(fern);
    const answer = await say(fern, id, text, 'visitor');
    expect([answer.status, answer.body.detail]).toEqual([422, detail]);
  });

  it('is taken once when the beginning is sent again, by the same browser alone', async () => {
    const fern = visitor();
    await fern.send('GET', '/api/chat-session');
    const body = { customerName: 'Fern', customerEmail: 'fern@example.com', text: 'Hi' };
    const key = randomUUID();
    const first = await fern.send('POST', '/api/chat-session', body, key);
    // The answer was lost, and with it the cookie that opens the conversation.
    fern.cookies.delete('chat');
    const second = await fern.send('POST', '/api/chat-session', body, key);
    expect([first.body.id, second.status]).toEqual([second.body.id, 201]);
    expect((await fern.send('GET', `/api/chat-session/${first.body.id}`)).status).toBe(200);
    const thief = await visitor().send('POST', '/api/chat-session', body, key);
    expect([thief.status, thief.body.code]).toEqual([422, 'key_reused']);
  });
});
