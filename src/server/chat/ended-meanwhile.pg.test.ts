// What ended between the moment something was planned and the moment it leaves: alerts, mails and push messages look again.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import webPush from 'web-push';
import { sessions } from '#server/platform/database/schema/account.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import {
  pushSubscriptions,
  supportNotifications,
} from '#server/platform/database/schema/chat-desk.ts';
import { digests } from '#server/platform/database/schema/operations.ts';
import { beginChat, type ChatBrowser, chatBrowser, say } from '../../../test/chat-people.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { type PushService, startPushService } from '../../../test/push-service.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sendAlertText } from './alert-texts.ts';
import { raiseAlerts } from './alerts.ts';
import { chatMailOf } from './chat.mail.ts';
import { mailReplies } from './reply-mails.ts';

const OLIVE = 'olive@example.com';
const keys = webPush.generateVAPIDKeys();
let test: TestApp;
let desk: ChatBrowser;
let service: PushService;

beforeAll(async () => {
  test = await createTestApp({
    STAFF_EMAILS: `${OLIVE},sam@example.com,ivy@example.com`,
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
  });
  desk = chatBrowser(test.app, await signedIn(test, OLIVE));
  service = await startPushService();
  Object.assign(test.context.settings(), {
    chatOnCall: [
      { name: 'Maria', phone: '+12815550101' },
      { name: 'Tom', phone: '+12815550102' },
    ],
  });
});
afterAll(async () => {
  service.close();
  await test.close();
});
beforeEach(async () => {
  test.setNow(TEST_NOW);
  await test.open.db.delete(chatSessions);
  await test.open.db.delete(digests);
});

const minutes = (count: number) => new Date(TEST_NOW.getTime() + count * 60_000);
const waiting = (name: string) =>
  beginChat(chatBrowser(test.app), { customerName: name, text: 'Anybody?' });

/** The minute of the clock: raises alerts, then does the texts that were enqueued by then. */
async function minute(count: number): Promise<void> {
  test.setNow(minutes(count));
  await raiseAlerts(test.context);
  await sendEnqueued();
}

/** Does what is in the queue, as its worker would. */
async function sendEnqueued(): Promise<void> {
  const { rows } = await test.open.db.execute<{ data: { notificationId: number } }>(
    sql`delete from pgboss.job where name = 'chat-alert' returning data`,
  );
  for (const { data } of rows) await sendAlertText(test.context, data);
}

/** The texts that have left since this was asked last. */
async function texts(): Promise<string[]> {
  const directory = join(test.dataDir, 'outbox');
  const names = await readdir(directory).catch(() => []);
  const fresh = names.filter((name) => name.endsWith('.txt') && !seen.has(name)).sort();
  for (const name of fresh) seen.add(name);
  return Promise.all(fresh.map((name) => readFile(join(directory, name), 'utf8')));
}
const seen = new Set<string>();

const alertStatuses = async () =>
  (
    await test.open.db
      .select({ status: supportNotifications.status })
      .from(supportNotifications)
      .orderBy(supportNotifications.id)
  ).map(({ status }) => status);

describe('an alert', () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ['answered', (id) => say(desk, id, 'Here we are.', 'desk')],
    ['closed', (id) => desk.send('PATCH', `/api/chat-session/${id}/close`)],
    ['blocked', (id) => desk.send('POST', `/api/chat-sessions/${id}/block`)],
    [
      'held',
      (id) =>
        test.open.db.update(chatSessions).set({ underReview: true }).where(eq(chatSessions.id, id)),
    ],
    ['after hours', async () => test.setNow(new Date('2026-11-10T04:00:00Z'))],
  ])('is not sent when the chat is %s by then', async (_what, end) => {
    const { id } = await waiting('Fern Waller');
    test.setNow(minutes(5));
    await raiseAlerts(test.context);
    await end(id);
    await sendEnqueued();
    expect(await texts()).toEqual([]);
    expect(await alertStatuses()).toEqual(['unneeded']);
  });

  it('is not sent of a chat that was erased', async () => {
    const { id } = await waiting('Fern Waller');
    test.setNow(minutes(5));
    await raiseAlerts(test.context);
    await test.open.db.delete(chatSessions).where(eq(chatSessions.id, id));
    await sendEnqueued();
    expect(await texts()).toEqual([]);
  });

  it('that was not sent does not keep the next one back', async () => {
    const fern = chatBrowser(test.app);
    const { id } = await beginChat(fern, { text: 'Anybody?' });
    test.setNow(minutes(5));
    await raiseAlerts(test.context);
    await say(desk, id, 'Here we are.', 'desk');
    await sendEnqueued();
    test.setNow(minutes(6));
    await say(fern, id, 'One more thing', 'visitor');
    await minute(16);
    expect(await texts()).toEqual([expect.stringContaining('To: +12815550101')]);
  });

  it('is one text for all that wait, and one more in each quiet time', async () => {
    test.setNow(new Date(TEST_NOW.getTime() - 1));
    await waiting('Fern Waller');
    test.setNow(TEST_NOW);
    for (let count = 1; count < 8; count += 1) await waiting(`Visitor ${count}`);
    for (const count of [4, 5, 6, 14]) await minute(count);
    const sent = await texts();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain(
      'To: +12815550101\n\nPrairie Oak chat: 8 visitors are waiting for an answer. The longest wait: Fern Waller, 5 minutes. http',
    );
    const shown = (await desk.send('GET', '/api/chat-alerts')).body.alerts;
    expect(shown).toMatchObject([{ status: 'sent', name: 'Maria' }]);
    // The next number is told of all as well, once, and no one again within the hour while the first chat waits.
    for (const count of [15, 16, 30, 59]) await minute(count);
    expect(await texts()).toEqual([
      expect.stringContaining('To: +12815550102\n\nPrairie Oak chat: 8 visitors'),
    ]);
    // All of them are answered; who comes then is alerted to soon.
    for (const { id } of await test.open.db.select().from(chatSessions)) {
      await say(desk, id, 'Here', 'desk');
    }
    await waiting('Willow Reed');
    for (const count of [60, 64, 69]) await minute(count);
    expect(await texts()).toEqual([expect.stringContaining('Willow Reed has been waiting for ')]);
  });

  it('waits with who comes later for the long quiet time, while the first is not answered', async () => {
    await waiting('Fern Waller');
    test.setNow(minutes(3));
    await waiting('Ivy Reed');
    const sentBy = async (...counts: number[]) => {
      for (const count of counts) await minute(count);
      return (await texts()).map((text) => /To: (\S+).*?chat: (.*) has been/s.exec(text)?.slice(1));
    };
    const [maria, tom] = ['+12815550101', '+12815550102'];
    expect(await sentBy(5)).toEqual([[maria, 'Fern Waller']]);
    expect(await sentBy(8, 14)).toEqual([]);
    expect(await sentBy(15, 16, 59)).toEqual([[tom, 'Fern Waller']]);
    expect(await sentBy(66)).toEqual([[maria, 'Ivy Reed']]);
  });

  it('says one minute as people do', async () => {
    Object.assign(test.context.settings(), { chatAlertAfterMinutes: 1 });
    await waiting('Fern Waller');
    await minute(1);
    Object.assign(test.context.settings(), { chatAlertAfterMinutes: 5 });
    expect(await texts()).toEqual([
      expect.stringContaining('Fern Waller has been waiting for 1 minute. http'),
    ]);
  });
});

describe('a mail', () => {
  it('with our answers is not sent once they were read', async () => {
    const fern = chatBrowser(test.app);
    const { id } = await beginChat(fern, { text: 'Hi' });
    await say(desk, id, 'Hello.', 'desk');
    test.setNow(minutes(10));
    await mailReplies(test.context);
    const [row] = await test.open.db.select().from(chatSessions).where(eq(chatSessions.id, id));
    const job = { sessionId: id, kind: 'reply', after: 0, upTo: row?.mailedUpTo ?? 0 } as const;
    expect(await chatMailOf(test.context, job)).toBeDefined();
    await fern.send('POST', `/api/chat-session/${id}/read`, { upTo: 99 });
    expect(await chatMailOf(test.context, job)).toBeUndefined();
  });

  it('about what was left is not sent once it has its answer', async () => {
    const { id } = await waiting('Fern Waller');
    const job = { sessionId: id, kind: 'left', after: 0, upTo: 1 } as const;
    expect(await chatMailOf(test.context, job)).toBeDefined();
    await say(desk, id, 'Hello.', 'desk');
    expect(await chatMailOf(test.context, job)).toBeUndefined();
  });
});

describe('a push subscription', () => {
  const subscribed = async (path: string, email: string): Promise<ChatBrowser> => {
    const browser = chatBrowser(test.app, await signedIn(test, email));
    const answer = await browser.send(
      'POST',
      '/api/push-subscriptions',
      service.subscription(path),
    );
    expect(answer.status).toBe(201);
    return browser;
  };
  const kept = async () =>
    (await test.open.db.select().from(pushSubscriptions)).map(
      ({ endpoint }) => new URL(endpoint).pathname,
    );
  const pushed = async () => {
    const { pushWaiting } = await import('./push.ts');
    const { id } = await waiting('Fern Waller');
    const before = service.arrived.length;
    await pushWaiting(test.context, id);
    return service.arrived.length - before;
  };

  it('ends with the sign-in of its browser, and no other', async () => {
    const stays = await subscribed('/stays', 'sam@example.com');
    const leaves = await subscribed('/leaves', 'ivy@example.com');
    expect(await pushed()).toBe(2);
    expect((await leaves.send('POST', '/api/logout')).status).toBeLessThan(400);
    expect(await kept()).toEqual(['/stays']);
    expect(await pushed()).toBe(1);
    // The same browser under the next sign-in belongs to that one.
    const again = await desk.send('POST', '/api/push-subscriptions', service.subscription('/next'));
    expect(again.status).toBe(201);
    await stays.send('POST', '/api/push-subscriptions', service.subscription('/next'));
    await desk.send('POST', '/api/push-subscriptions', service.subscription('/stays'));
    await stays.send('POST', '/api/push-subscriptions', service.subscription('/stays'));
    const ended = await desk.send('POST', '/api/account/sessions/end-others');
    expect(ended.body).toEqual({ ended: 0 });
    const [row] = await test.open.db.select().from(pushSubscriptions);
    await test.open.db.delete(sessions).where(eq(sessions.sid, row?.sessionSid ?? ''));
    expect(await kept()).toEqual([]);
    expect((await stays.send('GET', '/api/push-key')).status).toBe(401);
  });

  it('is silent once the sign-in has lapsed, before it is swept', async () => {
    const answer = await desk.send('POST', '/api/push-subscriptions', service.subscription('/l'));
    expect(answer.status).toBe(201);
    expect(await pushed()).toBe(1);
    await test.open.db
      .update(sessions)
      .set({ expire: sql`now() - interval '1 minute'` })
      .where(sql`true`);
    expect(await pushed()).toBe(0);
  });
});
