// Calls that no one answered, against a stand-in that speaks as Twilio publishes: once and in any order, at the desk, and the text that follows.
import { randomUUID } from 'node:crypto';
import { desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { MessagesAhead } from '#contract/overviews/ahead.ts';
import type { Today } from '#contract/overviews/console.ts';
import type { SettingsParts } from '#contract/platform/business-settings.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { phoneCalls } from '#server/platform/database/schema/lead.ts';
import { textStops } from '#server/platform/database/schema/texts.ts';
import { whileRunning } from '#server/platform/jobs/running-job.ts';
import {
  type Answered,
  type ChatBrowser,
  chatBrowser,
  logOf,
  say,
} from '../../../../test/chat-people.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  TWILIO,
  type TwilioStandIn,
  twilioCalls,
  twilioStandIn,
} from '../../../../test/twilio-stand-in.ts';
import { manualWorker } from '../../../../test/work-off.ts';
import { enqueueDueTexts } from '../texts/send-text.service.ts';
import { sendCallTexts } from './send-call-texts.ts';
import { sweepCalls } from './take-call.service.ts';

/** A Tuesday at 11:00 AM at the company, its night, and the next morning. */
const DAY = new Date('2026-11-10T17:00:00Z');
const NIGHT = new Date('2026-11-11T04:00:00Z');
const BEFORE_NINE = new Date('2026-11-11T14:59:00Z');
const MORNING = new Date('2026-11-11T15:00:00Z');
const IVY = '+12815550171';
const TEXT =
  'Prairie Oak: Sorry we missed your call. How can we help? Reply here, and one of us will get back to you. Reply STOP to end texts.';

let twilio: TwilioStandIn;
let test: TestApp;
let desk: ChatBrowser;
let worker: ReturnType<typeof manualWorker>;
let count = 0;

beforeAll(async () => {
  twilio = await twilioStandIn();
  test = await createTestApp({
    STAFF_EMAILS: 'owner@example.com',
    TWILIO_API_URL: twilio.url,
    ...TWILIO,
  });
  test.setNow(DAY);
  desk = chatBrowser(test.app, await signedIn(test, 'owner@example.com'));
  worker = manualWorker(test);
});
afterAll(async () => {
  await test.close();
  await twilio.close();
});
beforeEach(async () => {
  test.setNow(DAY);
  await turn(true);
});
afterEach(async () => {
  const { db } = test.open;
  await db.delete(chatSessions).where(isNotNull(chatSessions.textNumber));
  await db.delete(incomingCalls);
  await db.delete(textStops);
  await db.delete(phoneCalls);
  twilio.sent.length = 0;
});

const later = (minutes: number, from = DAY) => new Date(from.getTime() + minutes * 60_000);

async function turn(missedCallTextsAreOn: boolean) {
  const { body } = await desk.send('GET', '/api/console/settings');
  const { calls } = body as unknown as SettingsParts;
  const changed = { ...calls, missedCallTextsAreOn };
  expect((await desk.send('PATCH', '/api/console/settings/calls', changed)).status).toBe(200);
  const isOn = () => test.context.settings().missedCallTextsAreOn;
  await expect.poll(isOn, { timeout: 5_000 }).toBe(missedCallTextsAreOn);
}

const sid = () => {
  count += 1;
  return `CA${String(count).padStart(32, '1')}`;
};
/** How the dialing of our telephones ended, as the action of <Dial> tells it. */
const dialed = (DialCallStatus: string, more: Record<string, string> = {}, headers = {}) =>
  twilioCalls(
    test,
    '/api/calls/twilio',
    {
      ...{ CallSid: sid(), From: IVY, To: TWILIO.TWILIO_FROM, Direction: 'inbound' },
      ...{ CallStatus: 'in-progress', DialCallStatus },
      ...more,
    },
    headers,
  );
const ended = (CallStatus: string, more: Record<string, string> = {}) =>
  twilioCalls(test, '/api/calls/twilio', {
    ...{ CallSid: sid(), From: IVY, To: TWILIO.TWILIO_FROM, Direction: 'inbound', CallStatus },
    ...more,
  });

const chats = async () => {
  const { body } = await desk.send('GET', '/api/chat-sessions/active');
  return (body as unknown as DeskChat[]).filter(({ channel }) => channel?.kind === 'text');
};
async function conversation(): Promise<DeskChat> {
  const [found, ...more] = await chats();
  expect(more).toEqual([]);
  return found ?? expect.fail('there is no conversation');
}
const log = async () => logOf(desk, (await conversation()).id, 'desk') as Promise<ChatEntry[]>;
const said = async () =>
  (await log()).flatMap((entry) =>
    entry.kind === 'message'
      ? [entry.message.text]
      : entry.kind === 'note'
        ? [`Note: ${entry.text}`]
        : [],
  );
/** The clock comes at an instant, and what it has enqueued leaves. */
async function clockAt(at: Date) {
  test.setNow(at);
  await sendCallTexts(test.context);
  await enqueueDueTexts(test.context);
  await worker.workOff();
}
const bodies = () => twilio.sent.map(({ form }) => form.get('Body'));

describe('a call that no one answered', () => {
  it.each(['no-answer', 'busy', 'failed', 'canceled'])(
    'waits at the desk like a message: %s',
    async (status) => {
      expect(await dialed(status)).toBe(200);
      expect(await conversation()).toMatchObject({
        ...{ customerName: '(281) 555-0171', customerPhone: '(281) 555-0171', status: 'waiting' },
        ...{ unread: 1, channel: { kind: 'text', at: '(281) 555-0171' } },
      });
      const [first] = await log();
      expect(first).toMatchObject({
        kind: 'message',
        message: { text: 'Missed call', isCall: true, sender: 'customer' },
      });
      const today = (await desk.send('GET', '/api/console/today')).body as unknown as Today;
      expect(today.waiting).toMatchObject([
        { kind: 'chat', words: 'Missed call', phone: '(281) 555-0171' },
      ]);
    },
  );

  it('is taken once, whatever tells of it and how often', async () => {
    const once = { CallSid: sid() };
    const told = [
      ...[dialed('no-answer', once), ended('no-answer', once)],
      ...[dialed('no-answer', once), ended('completed', once)],
    ];
    expect(await Promise.all(told)).toEqual([200, 200, 200, 200]);
    expect(await said()).toEqual(['Missed call']);
  });

  it('is none when it was answered, in any order', async () => {
    const once = { CallSid: sid() };
    await dialed('completed', once);
    await dialed('no-answer', once);
    expect(await chats()).toEqual([]);
    const twice = { CallSid: sid() };
    await dialed('no-answer', twice);
    await dialed('completed', twice);
    expect(await said()).toEqual(['Missed call', 'Note: They called, and someone answered.']);
    await clockAt(later(1));
    expect(bodies()).toEqual([]);
  });

  it('is none while it goes on, of ours, of one leg of several, and of whom we have blocked', async () => {
    await ended('completed');
    await ended('ringing');
    await dialed('no-answer', { Direction: 'outbound-dial' });
    await dialed('no-answer', { ParentCallSid: sid() });
    await dialed('no-answer', { From: TWILIO.TWILIO_FROM });
    await dialed('no-answer', { From: 'client:office' });
    expect(await chats()).toEqual([]);
    await dialed('no-answer');
    const { id } = await conversation();
    await desk.send('POST', `/api/chat-sessions/${id}/block`);
    expect(await dialed('no-answer')).toBe(200);
    const messages = (await logOf(desk, id, 'desk')).filter(({ kind }) => kind === 'message');
    expect(messages).toHaveLength(1);
    expect(await test.open.db.$count(incomingCalls)).toBe(1);
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a forged signature', {}, { 'x-twilio-signature': 'bm90IHNpZ25lZA==' }],
    ['none', {}, { 'x-twilio-signature': '' }],
    ['another account', { AccountSid: `AC${'0'.repeat(32)}` }, {}],
    ['no name', { CallSid: '' }, {}],
  ])('is refused with %s, as texts are', async (_, fields, headers) => {
    expect(await dialed('no-answer', fields, headers)).toBe(400);
    expect(await test.open.db.$count(incomingCalls)).toBe(0);
  });

  it.each(['anonymous', '+266696687', ''])(
    'has no conversation and no text when it came without a number (%s); Today says that it was',
    async (From) => {
      await dialed('no-answer', { From });
      await dialed('busy', { From });
      await clockAt(later(5));
      expect([await chats(), bodies()]).toEqual([[], []]);
      const today = async () =>
        (await desk.send('GET', '/api/console/today')).body as unknown as Today;
      expect((await today()).withheldCalls).toEqual({ count: 2, lastAt: DAY.toISOString() });
      test.setNow(later(24 * 60));
      expect((await today()).withheldCalls).toBeNull();
      test.setNow(later(31 * 24 * 60));
      await sweepCalls(test.context);
      const isLeft = isNull(incomingCalls.sessionId);
      expect(await test.open.db.$count(incomingCalls, isLeft)).toBe(0);
    },
  );

  it('stands in the conversation of its customer and in the file of their data, and goes with it', async () => {
    const { id, cookie } = await newCustomer(test, 'ivy@example.com');
    const { db } = test.open;
    await db.update(users).set({ phone: '281-555-0171' }).where(eq(users.id, id));
    await dialed('no-answer');
    const { id: chatId } = await conversation();
    await desk.send('POST', `/api/chat-sessions/${chatId}/customer`, { customerId: id });
    const { body } = await desk.send('GET', `/api/console/customers/${id}/conversation`);
    expect(body).toMatchObject({
      items: [{ source: 'call', from: 'customer', text: 'Missed call', at: DAY.toISOString() }],
    });
    const file = await chatBrowser(test.app, cookie).send('GET', '/api/portal/export');
    expect(file.text).toContain('Missed call');
    const { length } = await log();
    await desk.send('DELETE', `/api/chat-sessions/${chatId}?lastNumber=${length}`);
    expect(await db.$count(incomingCalls)).toBe(0);
    await db.update(users).set({ phone: null }).where(eq(users.id, id));
  });

  it('may be answered by text by one of us', async () => {
    await dialed('no-answer');
    const { id } = await conversation();
    test.setNow(later(1));
    expect((await say(desk, id, 'We call you at noon.', 'desk')).status).toBe(201);
    await worker.workOff();
    expect(bodies()).toEqual(['We call you at noon.']);
  });
});

describe('the text that follows', () => {
  it('leaves once, stands in the conversation, and is seen before and after with its reason', async () => {
    await dialed('no-answer');
    const { id } = await conversation();
    const { body } = await desk.send('GET', '/api/console/ahead');
    const { items } = body as unknown as MessagesAhead;
    expect(items).toEqual([
      {
        ...{ key: expect.stringMatching(/^missed-call-/), kind: 'Missed call', channel: 'text' },
        ...{ at: later(1).toISOString(), name: '(281) 555-0171', address: '(281) 555-0171' },
        reason: 'They called on Tuesday, November 10, 2026 at 11:00 AM, and no one answered.',
        consent: 'They called us. One text answers that, once in 24 hours at most.',
        path: `/admin-support/${id}`,
      },
    ]);
    const preview = await desk.send('GET', `/api/console/ahead/${items[0]?.key}`);
    expect(preview.body).toMatchObject({ text: { text: TEXT } });
    test.setNow(later(1));
    await Promise.all([sendCallTexts(test.context), sendCallTexts(test.context)]);
    const job = { id: randomUUID(), kind: 'missed-call-text', data: {}, isLastTry: false };
    const marks = { hasHandedOver: false, leavesNoRecord: false };
    await whileRunning({ ...job, ...marks }, worker.workOff);
    await clockAt(later(2));
    expect(bodies()).toEqual([TEXT]);
    expect(await said()).toEqual(['Missed call', TEXT]);
    // Who called still waits for one of us.
    expect(await conversation()).toMatchObject({ status: 'waiting' });
    const [sent] = await test.open.db.select().from(sentMails).orderBy(desc(sentMails.id)).limit(1);
    const kept = await desk.send('GET', `/api/console/mails/${sent?.id}`);
    expect(kept.body).toMatchObject({
      kind: 'Missed call',
      because: { why: 'They called, and no one answered.', consent: expect.any(String) },
    });
    expect((await desk.send('GET', '/api/console/ahead')).body).toMatchObject({ items: [] });
  });

  it('is one within a day, however often they call', async () => {
    for (const minute of [0, 1, 3]) {
      test.setNow(later(minute));
      await dialed('no-answer');
      await clockAt(later(minute + 1));
    }
    test.setNow(later(23 * 60));
    await dialed('no-answer');
    await clockAt(later(23 * 60 + 1));
    await clockAt(later(24 * 60 + 2));
    expect(bodies()).toEqual([TEXT]);
    test.setNow(later(24 * 60 + 3));
    await dialed('no-answer');
    await clockAt(later(24 * 60 + 4));
    expect(bodies()).toEqual([TEXT, TEXT]);
  });

  it('waits over the night, and is one for all calls of it', async () => {
    test.setNow(NIGHT);
    await dialed('no-answer');
    test.setNow(later(30, NIGHT));
    await dialed('no-answer');
    for (const at of [later(31, NIGHT), BEFORE_NINE]) await clockAt(at);
    expect(bodies()).toEqual([]);
    const { body } = await desk.send('GET', '/api/console/ahead');
    expect(body).toMatchObject({ items: [{ at: MORNING.toISOString() }] });
    await clockAt(MORNING);
    await clockAt(later(5, MORNING));
    expect(bodies()).toEqual([TEXT]);
  });

  it('waits for the morning when its minute comes as the night begins', async () => {
    test.setNow(new Date('2026-11-11T02:59:30Z'));
    await dialed('no-answer');
    const { body } = await desk.send('GET', '/api/console/ahead');
    expect(body).toMatchObject({ items: [{ at: MORNING.toISOString() }] });
    await clockAt(new Date('2026-11-11T03:00:00Z'));
    expect(bodies()).toEqual([]);
  });

  it('leaves no more often than thirty times within an hour', async () => {
    const others = Array.from({ length: 30 }, (_, at) => ({
      ...{ providerId: `CA${at}`, result: 'missed' as const, cameAt: DAY, textedAt: DAY },
    }));
    await test.open.db.insert(incomingCalls).values(others);
    await dialed('no-answer');
    await clockAt(later(60));
    expect(bodies()).toEqual([]);
    await clockAt(later(61));
    expect(bodies()).toEqual([TEXT]);
  });

  it('is lost after a day in which nothing ran', async () => {
    await dialed('no-answer');
    await clockAt(later(24 * 60));
    expect(bodies()).toEqual([]);
  });

  it('does not leave to whom we took for someone else, nor to numbers abroad and of ours', async () => {
    await dialed('no-answer', { From: '+442079460000' });
    await clockAt(later(1));
    await dialed('no-answer');
    const chat = (await chats()).find(({ customerPhone }) => customerPhone === '(281) 555-0171');
    await desk.send('POST', `/api/chat-sessions/${chat?.id}/wrong-number`, { isWrong: true });
    test.setNow(later(2));
    await sendCallTexts(test.context);
    expect(bodies()).toEqual([]);
  });

  it('does not leave after a STOP, also one that came a second before', async () => {
    await dialed('no-answer');
    test.setNow(later(1));
    await sendCallTexts(test.context);
    await twilioCalls(test, '/api/texts/twilio', {
      ...{ MessageSid: `SM${'8'.repeat(32)}`, From: IVY, Body: 'STOP', To: TWILIO.TWILIO_FROM },
    });
    await worker.workOff();
    expect(bodies()).toEqual([expect.stringContaining('You will get no more texts from us.')]);
    await test.open.db.delete(incomingCalls);
    await dialed('no-answer');
    expect((await desk.send('GET', '/api/console/ahead')).body).toMatchObject({ items: [] });
    await clockAt(later(2));
    expect(bodies()).toHaveLength(1);
  });

  it('does not leave after an answer that came while the provider was away, nor at night', async () => {
    await dialed('no-answer');
    test.setNow(later(1));
    await sendCallTexts(test.context);
    test.setNow(NIGHT);
    await worker.workOff();
    expect(bodies()).toEqual([]);
    test.setNow(later(1, NIGHT));
    await say(desk, (await conversation()).id, 'Called them.', 'desk', { note: true });
    await clockAt(MORNING);
    expect(bodies()).toEqual([]);
    expect(await log()).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'delivery', state: 'failed', reason: 'They were answered before it left.' },
      }),
    );
  });

  it('waits for no switch: what came while it was off stays without one', async () => {
    await turn(false);
    await dialed('no-answer');
    await turn(true);
    await clockAt(later(1));
    expect(bodies()).toEqual([]);
    await dialed('no-answer');
    await turn(false);
    expect((await desk.send('GET', '/api/console/ahead')).body).toMatchObject({ items: [] });
    await clockAt(later(2));
    expect(bodies()).toEqual([]);
  });

  const endings: [string, () => Promise<Answered | number>][] = [
    ['one of us answers', async () => say(desk, (await conversation()).id, 'Hello!', 'desk')],
    [
      'one of us leaves a note',
      async () => say(desk, (await conversation()).id, 'Called back.', 'desk', { note: true }),
    ],
    [
      'the conversation is closed',
      async () => desk.send('PATCH', `/api/chat-session/${(await conversation()).id}/close`),
    ],
    [
      'they write',
      () =>
        twilioCalls(test, '/api/texts/twilio', {
          ...{ MessageSid: `SM${'9'.repeat(31)}${count % 10}`, From: IVY, Body: 'It is Ivy.' },
          To: TWILIO.TWILIO_FROM,
        }),
    ],
    ['they call again and are answered', () => dialed('completed')],
    [
      'one of us logs a call',
      () =>
        desk.send('POST', '/api/console/leads', {
          ...{ name: 'Ivy', phone: '281-555-0171', words: 'Wants mulch.' },
        }),
    ],
  ];
  it.each(endings)('ends when %s before the morning', async (_, end) => {
    test.setNow(NIGHT);
    await dialed('no-answer');
    test.setNow(later(10, NIGHT));
    const ended = await end();
    if (typeof ended === 'object') expect(ended.status).toBeLessThan(300);
    await clockAt(MORNING);
    expect(bodies()).not.toContain(TEXT);
    expect((await desk.send('GET', '/api/console/ahead')).body).toMatchObject({ items: [] });
  });
});
