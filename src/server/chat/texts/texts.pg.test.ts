// Conversations by text, both ways, against a stand-in that speaks as Twilio publishes: what comes in, what leaves, what becomes of it.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { textSize } from '#company/rules/chat/text-segments.ts';
import { fill } from '#company/rules/platform/fill-message.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { consents } from '#server/platform/database/schema/customer.ts';
import { textStops } from '#server/platform/database/schema/texts.ts';
import { textCustomer } from '#server/platform/text-messages/send-text.ts';
import { type ChatBrowser, chatBrowser, logOf, say } from '../../../../test/chat-people.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { DAY, NIGHT, openTextOffice, type TextOffice } from '../../../../test/text-office.ts';
import { TWILIO, type TwilioStandIn, twilioCalls } from '../../../../test/twilio-stand-in.ts';
import { englishAnswerWordMessages } from './messages/answer-word-messages.en.ts';
import { spanishAnswerWordMessages } from './messages/answer-word-messages.es.ts';
import { enqueueDueTexts } from './send-text.service.ts';

const IVY = '+12815550142';

let office: TextOffice;
let twilio: TwilioStandIn;
let test: TestApp;
let desk: ChatBrowser;

beforeAll(async () => {
  office = await openTextOffice({ timing: { retryDelaySeconds: 0 } });
  ({ twilio, test, desk } = office);
  await test.work();
});
afterAll(() => office.close());
beforeEach(() => test.setNow(DAY));
afterEach(async () => {
  await test.open.db.delete(chatSessions).where(eq(chatSessions.textNumber, '2815550142'));
  await test.open.db.delete(textStops);
  twilio.sent.length = 0;
});

const answer = async (text: string, more: Record<string, unknown> = {}) =>
  say(desk, (await office.conversation()).id, text, 'desk', more);
const isSent = (texts: number) => vi.waitFor(() => expect(twilio.sent).toHaveLength(texts), 10_000);

describe('a text that comes in', () => {
  it('is a message of a conversation at the desk that waits like any other, once', async () => {
    const twice = { MessageSid: office.newSid() };
    expect(await office.comes('Can you come by on Friday?', twice)).toBe(204);
    expect(await office.comes('Can you come by on Friday?', twice)).toBe(204);
    expect(await office.comes('The gate is open.')).toBe(204);
    const chat = await office.conversation();
    expect(chat).toMatchObject({
      ...{ customerName: '(281) 555-0142', customerPhone: '(281) 555-0142', status: 'waiting' },
      ...{ unread: 2, isLinked: false, isHere: false },
      channel: { kind: 'text', at: '(281) 555-0142', stoppedAt: null },
    });
    expect((await office.log()).map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'message'],
      [2, 'status'],
      [3, 'message'],
    ]);
  });

  it('begins one conversation, however many come at once', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => office.comes(`Text ${index}`));
    expect(new Set(await Promise.all(texts))).toEqual(new Set([204]));
    expect((await office.log()).filter(({ kind }) => kind === 'message')).toHaveLength(8);
  });

  it('opens to no one but the staff, also not to a customer who says that the number is theirs', async () => {
    const { id, cookie } = await newCustomer(test, 'ivy@example.com');
    await test.open.db.update(users).set({ phone: '281-555-0142' }).where(eq(users.id, id));
    await office.comes('Hello');
    const chat = await office.conversation();
    const ivy = chatBrowser(test.app, cookie);
    expect((await ivy.send('GET', `/api/chat-session/${chat.id}`)).status).toBe(404);
    expect((await ivy.send('GET', '/api/chat-session')).body).toMatchObject({ session: null });
    await test.open.db.update(users).set({ phone: null }).where(eq(users.id, id));
  });

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a forged signature', {}, { 'x-twilio-signature': 'bm90IHNpZ25lZA==' }],
    ['none', {}, { 'x-twilio-signature': '' }],
    ['another account', { AccountSid: `AC${'0'.repeat(32)}` }, {}],
  ])('is refused with %s', async (_, fields, headers) => {
    const answers = [
      await twilioCalls(
        test,
        '/api/texts/twilio',
        { MessageSid: office.newSid(), From: IVY, Body: 'Hi', ...fields },
        headers,
      ),
      await twilioCalls(
        test,
        '/api/texts/twilio/state?message=1',
        { MessageSid: office.newSid(), MessageStatus: 'sent', ...fields },
        headers,
      ),
    ];
    expect(answers).toEqual([400, 400]);
    await expect(office.conversation()).rejects.toThrow('there is not one');
  });

  it('is refused when one of its fields was changed on the way, and at the other door', async () => {
    const own = { MessageSid: office.newSid(), From: IVY, Body: 'Hi' };
    const { app, context } = test;
    const { twilioSignature } = await import('../../../../test/twilio-stand-in.ts');
    const signature = twilioSignature(new URL('/api/texts/twilio', context.config.publicUrl).href, {
      AccountSid: TWILIO.TWILIO_ACCOUNT_SID,
      ...own,
    });
    const as = { 'x-twilio-signature': signature };
    expect(await twilioCalls(test, '/api/texts/twilio', { ...own, Body: 'STOP' }, as)).toBe(400);
    expect(await twilioCalls(test, '/api/texts/twilio', { ...own, From: '+12815550143' }, as)).toBe(
      400,
    );
    expect(await twilioCalls(test, '/api/texts/twilio', own, as)).toBe(204);
    const plain = await app.inject({
      method: 'POST',
      url: '/api/texts/webhook',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(plain.statusCode).toBe(404);
  });
});

it('shows who has the number, and goes with whom staff choose among them', async () => {
  const [ivy, ben] = [
    await newCustomer(test, 'ivy3@example.com'),
    await newCustomer(test, 'ben3@example.com'),
  ];
  const ofIvy = eq(users.id, ivy.id);
  await test.open.db.update(users).set({ phone: '281.555.0142', firstName: 'Ivy' }).where(ofIvy);
  await office.comes('Hello');
  const { id, customerName } = await office.conversation();
  expect(customerName).toMatch(/^Ivy/);
  const context = async () => (await desk.send('GET', `/api/chat-sessions/${id}/context`)).body;
  expect(await context()).toMatchObject({ customer: { id: ivy.id }, isChosen: false });
  await test.open.db.update(users).set({ phone: '+1 281 555 0142' }).where(eq(users.id, ben.id));
  expect(await context()).toMatchObject({
    customer: null,
    holders: [{ id: ivy.id }, { id: ben.id }],
  });
  const choose = (customerId: string | null) =>
    desk.send('POST', `/api/chat-sessions/${id}/customer`, { customerId });
  expect((await choose(randomUUID())).status).toBe(422);
  expect((await choose(ben.id)).status).toBe(200);
  expect(await context()).toMatchObject({ customer: { id: ben.id }, isChosen: true });
  const benTries = chatBrowser(test.app, ben.cookie);
  expect((await benTries.send('GET', `/api/chat-session/${id}`)).status).toBe(404);
  const file = async (cookie: string) =>
    (await test.app.inject({ url: '/api/portal/export', headers: { cookie } })).json();
  expect((await file(ben.cookie)).chats).toMatchObject([{ messages: [{ text: 'Hello' }] }]);
  expect((await file(ivy.cookie)).chats).toEqual([]);
  expect((await choose(null)).status).toBe(200);
  await test.open.db.update(users).set({ phone: null });
});

describe('an answer of ours', () => {
  it('leaves as a text, and the log says how far it got, whatever order the news come in', async () => {
    await office.comes('Can you come?');
    expect((await answer('Yes, on Friday at 9.')).status).toBe(201);
    await isSent(1);
    const [sent] = twilio.sent;
    expect(Object.fromEntries(sent?.form ?? [])).toMatchObject({
      ...{ To: IVY, From: TWILIO.TWILIO_FROM, Body: 'Yes, on Friday at 9.' },
    });
    expect(sent?.path).toBe(`/2010-04-01/Accounts/${TWILIO.TWILIO_ACCOUNT_SID}/Messages.json`);
    const login = `${TWILIO.TWILIO_ACCOUNT_SID}:${TWILIO.TWILIO_AUTH_TOKEN}`;
    expect(sent?.authorization).toBe(`Basic ${Buffer.from(login).toString('base64')}`);
    await vi.waitFor(async () => expect(await office.states()).toEqual(['sent']), 10_000);
    const id = await office.messageId();
    expect(new URL(sent?.form.get('StatusCallback') ?? '').searchParams.get('message')).toBe(
      String(id),
    );
    expect(await office.news(id, 'delivered')).toBe(204);
    expect(await office.news(id, 'sent')).toBe(204);
    expect(await office.news(id, 'undelivered', { ErrorCode: '30008' })).toBe(204);
    expect(await office.news(id, 'delivered')).toBe(204);
    expect(await office.news(id, 'delivered', { MessageSid: office.newSid() })).toBe(204);
    expect(await office.news(99_999_999, 'delivered')).toBe(204);
    expect(await office.states()).toEqual(['sent', 'delivered']);
  });

  it('is sent once, however often it is asked for and however badly it is answered', async () => {
    await office.comes('Hello?');
    const key = randomUUID();
    twilio.refuse({ status: 503 }, { status: 429, code: 20429 });
    await Promise.all([answer('Hello.', { key }), answer('Hello.', { key })]);
    await isSent(1);
    await enqueueDueTexts(test.context);
    await vi.waitFor(async () => expect(await office.states()).toEqual(['sent']), 10_000);
    expect(office.bodies()).toEqual(['Hello.']);
  });

  it('that is refused for good says why', async () => {
    await office.comes('Hello?');
    twilio.refuse({ status: 400, code: 21614 });
    await answer('Hello.');
    await vi.waitFor(async () => expect(await office.states()).toEqual(['failed']), 10_000);
    expect((await office.log()).at(-1)).toMatchObject({ reason: 'This is not a mobile number.' });
    expect(twilio.sent).toEqual([]);
  });

  it('leaves at night to who wrote within the hour, else in the morning', async () => {
    test.setNow(NIGHT);
    await office.comes('Are you there?');
    await answer('We are.');
    await isSent(1);
    test.setNow(new Date(NIGHT.getTime() + 61 * 60_000));
    await answer('And one more thing.');
    await enqueueDueTexts(test.context);
    expect((await office.log()).at(-1)).toMatchObject({
      ...{ kind: 'delivery', state: 'waiting' },
      reason: expect.stringContaining('Wednesday, November 11, 2026 at 9:00 AM'),
    });
    test.setNow(new Date('2026-11-11T15:00:00Z'));
    await enqueueDueTexts(test.context);
    await isSent(2);
    expect(office.bodies()).toEqual(['We are.', 'And one more thing.']);
  });

  it('has no photo that no one uploaded and no card, and a note stays here', async () => {
    await office.comes('Hello?');
    const { id } = await office.conversation();
    expect((await say(desk, id, 'Look', 'desk', { photos: [randomUUID()] })).status).toBe(422);
    expect((await say(desk, id, 'Call them back', 'desk', { note: true })).status).toBe(201);
    const price = { kind: 'price', text: 'Hi', title: 'Mulch', amount: '45.00' };
    const card = { key: randomUUID(), offer: price };
    expect((await desk.send('POST', `/api/chat-sessions/${id}/offers`, card)).status).toBe(409);
    expect(twilio.sent).toEqual([]);
  });
});

describe('STOP, START and HELP', () => {
  it('ends all texts at once, says so once, and keeps no one waiting', async () => {
    await office.comes('STOP');
    await isSent(1);
    expect(office.bodies()[0]).toContain('no more texts');
    const chat = await office.conversation();
    expect(chat).toMatchObject({ status: 'active', channel: { stoppedAt: DAY.toISOString() } });
    await office.comes('stop!!');
    const refused = await answer('But wait');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('stopped our texts on');
    expect(twilio.sent).toHaveLength(1);
    await office.comes('Start please');
    await isSent(2);
    expect((await answer('Welcome back')).status).toBe(201);
    await isSent(3);
  });

  it('holds back what was written a second before', async () => {
    await office.comes('Hello?');
    test.setNow(NIGHT);
    await answer('Good morning');
    await office.comes('stop');
    await isSent(1);
    test.setNow(new Date('2026-11-11T15:00:00Z'));
    await enqueueDueTexts(test.context);
    await vi.waitFor(async () => expect(await office.states()).toContain('failed'), 10_000);
    expect(
      (await office.log()).findLast(
        (entry) => entry.kind === 'delivery' && entry.state === 'failed',
      ),
    ).toMatchObject({
      reason: 'They stopped our texts before it left.',
    });
    expect(office.bodies().filter((body) => body === 'Good morning')).toEqual([]);
  });

  it('counts before every consent, also for what leaves by itself', async () => {
    const { id } = await newCustomer(test, 'ivy2@example.com');
    await test.open.db.update(users).set({ phone: '(281) 555-0142' }).where(eq(users.id, id));
    await test.open.db.insert(consents).values({
      ...{ userId: id, channel: 'text', purpose: 'visits', reaches: '281 555 0142' },
      ...{ wording: 'Text me.', givenHow: 'phone', givenAt: DAY },
    });
    const text = (name: string) => textCustomer(test.context, { userId: id, text: name, id: name });
    expect(await text('before')).toBe(true);
    await office.comes('Unsubscribe');
    expect(await text('after')).toBe(false);
    await office.comes('START');
    expect(await text('again')).toBe(true);
    expect(office.bodies()).not.toContain('after');
    await test.open.db.update(users).set({ phone: null }).where(eq(users.id, id));
  });

  it('is heard of someone who is blocked and of whom nothing else is, and beyond the limits', async () => {
    await office.comes('Hello?');
    const { id } = await office.conversation();
    await desk.send('POST', `/api/chat-sessions/${id}/block`);
    expect(await office.comes('Buy this')).toBe(204);
    expect(await office.comes('Stop')).toBe(204);
    const entries = (await logOf(desk, id, 'desk')) as ChatEntry[];
    const said = entries.flatMap((entry) => (entry.kind === 'message' ? [entry.message.text] : []));
    expect(said).toEqual(['Hello?', 'Stop', expect.stringContaining('no more texts')]);
    expect(await test.open.db.select().from(textStops)).toHaveLength(1);
  });

  it('is not answered twice when the provider has answered', async () => {
    await office.comes('STOP', { OptOutType: 'STOP' });
    expect((await office.conversation()).channel?.stoppedAt).not.toBeNull();
    expect(twilio.sent).toEqual([]);
  });

  it.each([
    ['a stranger who writes it in Spanish', null, 'ALTO', 'Ya no le mandaremos textos'],
    ['a stranger who writes it in English', null, 'STOP', 'You will get no more texts'],
    ['a customer who is written to in Spanish', 'es', 'STOP', 'Ya no le mandaremos textos'],
    ['a customer who is written to in English', 'en', 'AYUDA', 'Reply STOP to end texts'],
    ['a customer who has said no language', 'none', 'AYUDA', 'Responda STOP para no recibir'],
  ] as const)('answers %s in their language', async (_, said, word, answered) => {
    const { db } = test.open;
    const ivy = { phone: '281-555-0142', language: said === 'none' ? null : said };
    if (said) {
      const { id } = await newCustomer(test, `ivy-${said}@example.com`);
      await db.update(users).set(ivy).where(eq(users.id, id));
    }
    await office.comes(word);
    await isSent(1);
    expect(office.bodies()[0]).toContain(answered);
    expect((await office.conversation()).language).toBe(said === 'es' ? 'es' : 'en');
    await db.update(users).set({ phone: null }).where(eq(users.phone, ivy.phone));
  });

  it('answers everyone within one text', () => {
    const values = { company: 'Prairie Oak', phone: '(281) 555-0100' };
    const messages = [englishAnswerWordMessages, spanishAnswerWordMessages];
    for (const text of messages.flatMap((each) => Object.values(each))) {
      expect(textSize(fill(text, values))).toEqual({ count: 1, isUnicode: false });
    }
  });

  it('answers HELP with who we are', async () => {
    await office.comes('Help');
    await isSent(1);
    expect(office.bodies()[0]).toContain('Reply STOP to end texts');
    expect(office.bodies()[0]).toContain(test.context.settings().phone);
  });
});
