// What happens where no one is at the desk: promises, mails with a way back, alerts to the person on call, reviews.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closures } from '#server/platform/database/schema/booking.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { supportNotifications } from '#server/platform/database/schema/chat-desk.ts';
import { beginChat, type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { mailsAfterWork } from '../../../test/outbox.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sendAlertText } from './alert-texts.ts';
import { raiseAlerts, raiseAlertsOf } from './alerts.ts';
import { mailReplies, sweepChats } from './reply-mails.ts';

/** The Sunday before, at noon in Cypress. */
const SUNDAY = new Date('2026-11-08T18:00:00Z');
const minutes = (count: number, from = TEST_NOW) => new Date(from.getTime() + count * 60_000);

let test: TestApp;
let desk: ChatBrowser;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  Object.assign(test.context.settings(), {
    chatOnCall: [
      { name: 'Maria', phone: '+12815550101' },
      { name: 'Tom', phone: '+12815550102' },
    ],
  });
});
afterAll(() => test.close());
beforeEach(() => test.setNow(TEST_NOW));

const visitor = () => chatBrowser(test.app);
const availability = async () =>
  (await visitor().send('GET', '/api/chat-session')).body.availability as Record<string, unknown>;

describe('the badge', () => {
  it('says that we are there only within hours, on a working day, and while someone is', async () => {
    expect(await availability()).toMatchObject({ isOnline: false, isOpen: true });
    await desk.send('GET', '/api/chat-sessions/active');
    expect(await availability()).toMatchObject({
      isOnline: true,
      responseTime: 'Usually within 5 minutes',
      opensNext: null,
      checkAgainAt: '2026-11-10T00:00:00.000Z',
    });
    await desk.send('PATCH', '/api/chat-agents/me', { isAway: true });
    expect(await availability()).toMatchObject({ isOnline: false, isOpen: true });
    await desk.send('PATCH', '/api/chat-agents/me', { isAway: false });
    test.setNow(minutes(2));
    expect(await availability()).toMatchObject({ isOnline: false });
    test.setNow(SUNDAY);
    expect(await availability()).toMatchObject({
      isOnline: false,
      isOpen: false,
      sentence: 'We’re closed right now. Leave a message, and we’ll answer by 9:00 AM tomorrow.',
      opensNext: { label: '8:00 AM tomorrow', at: '2026-11-09T14:00:00.000Z' },
    });
    await test.open.db.insert(closures).values({ date: '2026-11-09', reason: 'Storm' });
    expect(await availability()).toMatchObject({ opensNext: { label: 'Tuesday at 8:00 AM' } });
    test.setNow(TEST_NOW);
    expect(await availability()).toMatchObject({ isOnline: false, isOpen: false });
    const closed = await visitor().send('GET', '/api/support-dates');
    expect(closed.body.dates).toContainEqual({ date: '2026-11-09', spans: [] });
    await test.open.db.delete(closures).where(eq(closures.date, '2026-11-09'));
  });
});

describe('a chat that waits', () => {
  const alertsOf = (id: string) =>
    test.open.db
      .select()
      .from(supportNotifications)
      .where(eq(supportNotifications.sessionId, id))
      .orderBy(supportNotifications.id);

  it('alerts one person after the other, each once, and no one again until it is quiet', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Anybody?' });
    const at = async (minute: number) => {
      test.setNow(minutes(minute));
      await raiseAlerts(test.context);
      return (await alertsOf(id)).map(({ name }) => name);
    };
    expect(await at(4)).toEqual([]);
    expect(await at(5)).toEqual(['Maria']);
    expect(await at(6)).toEqual(['Maria']);
    expect(await at(15)).toEqual(['Maria', 'Tom']);
    expect(await at(40)).toEqual(['Maria', 'Tom']);
    const [first] = await alertsOf(id);
    expect(first).toMatchObject({ status: 'pending', notificationType: 'waiting' });
    await sendAlertText(test.context, { notificationId: first?.id ?? 0 });
    test.setNow(minutes(41));
    await sendAlertText(test.context, { notificationId: first?.id ?? 0 });
    expect((await alertsOf(id))[0]).toMatchObject({ status: 'sent', sentAt: minutes(40) });
    const files = (await readdir(join(test.dataDir, 'outbox'))).filter((name) =>
      name.endsWith(`alert-${first?.id}.txt`),
    );
    expect(files).toHaveLength(1);
    expect(await readFile(join(test.dataDir, 'outbox', files[0] ?? ''), 'utf8')).toMatch(
      /^To: \+12815550101\n\nPrairie Oak chat: Fern Waller has been waiting for 40 minutes/,
    );
    expect((await logOf(fern, id, 'visitor')).filter(({ kind }) => kind === 'alert')).toMatchObject(
      [{ name: null }, { name: null }],
    );
    await say(desk, id, 'Here we are.', 'desk');
    await say(fern, id, 'At last', 'visitor');
    expect(await at(50)).toEqual(['Maria', 'Tom']);
    expect(await at(80)).toEqual(['Maria', 'Tom', 'Maria']);
  });

  it('wakes no one at night; what came then counts from the opening on', async () => {
    test.setNow(SUNDAY);
    const { id } = await beginChat(visitor(), { text: 'Night' });
    test.setNow(minutes(600, SUNDAY));
    await raiseAlerts(test.context);
    test.setNow(new Date('2026-11-09T14:04:00Z'));
    await raiseAlerts(test.context);
    expect(await alertsOf(id)).toEqual([]);
    test.setNow(new Date('2026-11-09T14:05:00Z'));
    await raiseAlerts(test.context);
    expect(await alertsOf(id)).toMatchObject([{ name: 'Maria' }]);
  });

  it('is held when it looks like a robot, out of the list and alerting no one, until it is let in', async () => {
    const robot = visitor();
    const { id } = await beginChat(robot, {
      text: 'https://a.example https://b.example',
      website: 'x',
    });
    expect((await logOf(robot, id, 'visitor')).map(({ kind }) => kind)).toEqual([
      'message',
      'status',
    ]);
    test.setNow(minutes(30));
    await raiseAlerts(test.context);
    // Held by a robot's second message just after it was found waiting.
    await raiseAlertsOf(test.context, id, TEST_NOW);
    expect(await alertsOf(id)).toEqual([]);
    const list = (await desk.send('GET', '/api/chat-sessions/active')).body as unknown as {
      id: string;
    }[];
    expect(list.map((chat) => chat.id)).not.toContain(id);
    const held = await desk.send('GET', '/api/chat-sessions?status=held');
    expect(held.body).toMatchObject({
      items: [
        {
          id,
          heldFor: [
            'A field that people do not see was filled in',
            'It has several links, or a link in the name',
          ],
        },
      ],
    });
    const letIn = await desk.send('POST', `/api/chat-sessions/${id}/review`, {
      decision: 'let-in',
    });
    expect(letIn.body).toMatchObject({
      heldFor: [],
      status: 'waiting',
      waitingSince: minutes(30).toISOString(),
    });
  });
});

describe('a message at night', () => {
  it('is promised an answer, told to the office, and answered by email with the way back', async () => {
    test.setNow(SUNDAY);
    const fern = visitor();
    const lacking = await fern.send('POST', '/api/chat-session', { text: 'Hello?' });
    expect([
      lacking.status,
      (lacking.body.errors as { pointer: string }[]).map(({ pointer }) => pointer),
    ]).toEqual([422, ['/customerName', '/customerEmail']]);
    const { id } = await beginChat(fern, { text: 'Can you come on Tuesday?' });
    await say(fern, id, 'Or on Friday?', 'visitor');
    const log = await logOf(fern, id, 'visitor');
    expect(log.map(({ kind }) => kind)).toEqual(['message', 'status', 'promise', 'message']);
    expect(log[2]).toMatchObject({ answerBy: '2026-11-09T15:00:00.000Z' });
    await test.work();
    await mailsAfterWork(test);

    test.setNow(TEST_NOW);
    await say(desk, id, 'Tuesday at nine works.', 'desk');
    await say(desk, id, 'Bring nothing.', 'desk');
    await mailReplies(test.context);
    test.setNow(minutes(3));
    await mailReplies(test.context);
    await mailReplies(test.context);
    await mailsAfterWork(test);
    const mails = test.sent;
    const office = mails.find(
      ({ subject, text }) => subject.startsWith('Message left') && text.includes('Tuesday'),
    );
    const replies = mails.filter(({ text }) => text.includes('Tuesday at nine'));
    expect(replies).toHaveLength(1);
    const [reply] = replies;
    expect(office).toMatchObject({ replyTo: { address: 'fern@example.com' } });
    expect(office?.text).toContain('Can you come on Tuesday?');
    expect(reply).toMatchObject({ to: 'fern@example.com' });
    expect(reply?.text).toContain('Tuesday at nine works.');
    expect(reply?.text).toContain('Bring nothing.');
    expect(reply?.text).not.toContain('Or on Friday?');
    const token = /\/chat\/([\w-]{43})/.exec(reply?.text ?? '')?.[1];
    const telephone = visitor();
    expect((await telephone.send('GET', `/api/chat-links/${token}`)).body).toMatchObject({
      customerName: 'Fern',
    });
    expect((await telephone.send('GET', `/api/chat-session/${id}`)).status).toBe(404);
    expect((await telephone.send('POST', `/api/chat-links/${token}`)).body).toMatchObject({ id });
    expect((await say(telephone, id, 'Great!', 'visitor')).status).toBe(201);
    expect((await telephone.send('POST', '/api/chat-links/nonsense')).status).toBe(404);
    test.setNow(minutes(31 * 24 * 60));
    expect((await visitor().send('POST', `/api/chat-links/${token}`)).status).toBe(404);
  });

  it('is not mailed to someone who sits at the page, or has read it', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi', page: '/' });
    await say(desk, id, 'Hello.', 'desk');
    await fern.send('POST', `/api/chat-session/${id}/read`, { upTo: 99 });
    test.setNow(minutes(10));
    const before = test.sent.length;
    await mailReplies(test.context);
    const [row] = await test.open.db.select().from(chatSessions).where(eq(chatSessions.id, id));
    expect([row?.mailedUpTo, test.sent.length]).toEqual([0, before]);
  });
});

describe('the end', () => {
  it('mails what was said to the address of the conversation, once we have answered', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi', customerEmail: 'willow@example.com' });
    const early = await fern.send('POST', `/api/chat-session/${id}/transcript`);
    expect([early.status, early.body.detail]).toEqual([
      422,
      'There is nothing to send until we have answered.',
    ]);
    await say(desk, id, 'Hello Fern', 'desk');
    expect((await fern.send('POST', `/api/chat-session/${id}/transcript`)).status).toBe(202);
    await mailsAfterWork(test);
    const mail = test.sent.find(({ subject }) => subject.startsWith('Your chat'));
    expect(mail).toMatchObject({ to: 'willow@example.com' });
    expect(mail?.text).toContain('Hello Fern');
  });

  it('comes by itself when a conversation has been kept for its time', async () => {
    const fern = visitor();
    const { id } = await beginChat(fern, { text: 'Hi' });
    test.setNow(minutes(364 * 24 * 60));
    await sweepChats(test.context);
    const kept = await test.open.db.select().from(chatSessions).where(eq(chatSessions.id, id));
    expect(kept).toHaveLength(1);
    test.setNow(minutes(366 * 24 * 60));
    await sweepChats(test.context);
    expect(await test.open.db.select().from(chatSessions).where(eq(chatSessions.id, id))).toEqual(
      [],
    );
  });
});
