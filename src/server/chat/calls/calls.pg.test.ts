// Calls that no one answered, against a stand-in that speaks as Twilio publishes: once and in any order, and at the desk.
import { eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Today } from '#contract/overviews/console.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { incomingCalls } from '#server/platform/database/schema/calls.ts';
import { type CallOffice, openCallOffice } from '../../../../test/call-office.ts';
import { type ChatBrowser, chatBrowser, logOf, say } from '../../../../test/chat-people.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { DAY, later } from '../../../../test/text-office.ts';
import { TWILIO } from '../../../../test/twilio-stand-in.ts';
import { sweepCalls } from './take-call.service.ts';

let office: CallOffice;
let test: TestApp;
let desk: ChatBrowser;
beforeAll(async () => {
  office = await openCallOffice();
  ({ test, desk } = office);
});
afterAll(() => office.close());
beforeEach(async () => {
  test.setNow(DAY);
  await office.turn(true);
});
afterEach(() => office.forget());

describe('a call that no one answered', () => {
  it.each(['no-answer', 'busy', 'failed', 'canceled'])(
    'waits at the desk like a message: %s',
    async (status) => {
      expect(await office.dialed(status)).toBe(200);
      expect(await office.conversation()).toMatchObject({
        ...{ customerName: '(281) 555-0171', customerPhone: '(281) 555-0171', status: 'waiting' },
        ...{ unread: 1, channel: { kind: 'text', at: '(281) 555-0171' } },
      });
      const [first] = await office.log();
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
    const once = { CallSid: office.newSid('CA') };
    const told = [
      ...[office.dialed('no-answer', once), office.ended('no-answer', once)],
      ...[office.dialed('no-answer', once), office.ended('completed', once)],
    ];
    expect(await Promise.all(told)).toEqual([200, 200, 200, 200]);
    expect(await office.said()).toEqual(['Missed call']);
  });

  it('is none when it was answered, in any order', async () => {
    const once = { CallSid: office.newSid('CA') };
    await office.dialed('completed', once);
    await office.dialed('no-answer', once);
    expect(await office.conversations()).toEqual([]);
    const twice = { CallSid: office.newSid('CA') };
    await office.dialed('no-answer', twice);
    await office.dialed('completed', twice);
    expect(await office.said()).toEqual([
      'Missed call',
      'Note: They called, and someone answered.',
    ]);
    await office.clockAt(later(1));
    expect(office.bodies()).toEqual([]);
  });

  it('is none while it goes on, of ours, of one leg of several, and of whom we have blocked', async () => {
    await office.ended('completed');
    await office.ended('ringing');
    await office.dialed('no-answer', { Direction: 'outbound-dial' });
    await office.dialed('no-answer', { ParentCallSid: office.newSid('CA') });
    await office.dialed('no-answer', { From: TWILIO.TWILIO_FROM });
    await office.dialed('no-answer', { From: 'client:office' });
    expect(await office.conversations()).toEqual([]);
    await office.dialed('no-answer');
    const { id } = await office.conversation();
    await desk.send('POST', `/api/chat-sessions/${id}/block`);
    expect(await office.dialed('no-answer')).toBe(200);
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
    expect(await office.dialed('no-answer', fields, headers)).toBe(400);
    expect(await test.open.db.$count(incomingCalls)).toBe(0);
  });

  it.each(['anonymous', '+266696687', ''])(
    'has no conversation and no text when it came without a number (%s); Today says that it was',
    async (From) => {
      await office.dialed('no-answer', { From });
      await office.dialed('busy', { From });
      await office.clockAt(later(5));
      expect([await office.conversations(), office.bodies()]).toEqual([[], []]);
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
    await office.dialed('no-answer');
    const { id: chatId } = await office.conversation();
    await desk.send('POST', `/api/chat-sessions/${chatId}/customer`, { customerId: id });
    const { body } = await desk.send('GET', `/api/console/customers/${id}/conversation`);
    expect(body).toMatchObject({
      items: [{ source: 'call', from: 'customer', text: 'Missed call', at: DAY.toISOString() }],
    });
    const file = await chatBrowser(test.app, cookie).send('GET', '/api/portal/export');
    expect(file.text).toContain('Missed call');
    const { length } = await office.log();
    await desk.send('DELETE', `/api/chat-sessions/${chatId}?lastNumber=${length}`);
    expect(await db.$count(incomingCalls)).toBe(0);
    await db.update(users).set({ phone: null }).where(eq(users.id, id));
  });

  it('may be answered by text by one of us', async () => {
    await office.dialed('no-answer');
    const { id } = await office.conversation();
    test.setNow(later(1));
    expect((await say(desk, id, 'We call you at noon.', 'desk')).status).toBe(201);
    await office.worker.workOff();
    expect(office.bodies()).toEqual(['We call you at noon.']);
  });

  it('may be answered so for 30 days, and what was written by then leaves', async () => {
    await office.dialed('no-answer');
    const { id } = await office.conversation();
    const lastMinute = 30 * 24 * 60;
    test.setNow(later(lastMinute));
    expect((await say(desk, id, 'Is the fence still leaning?', 'desk')).status).toBe(201);
    test.setNow(later(lastMinute + 1));
    const refused = await say(desk, id, 'Or did you find someone?', 'desk');
    expect(refused).toMatchObject({
      status: 409,
      text: expect.stringContaining('They have not agreed to texts at this number.'),
    });
    await office.worker.workOff();
    expect(office.bodies()).toEqual(['Is the fence still leaning?']);
  });
});
