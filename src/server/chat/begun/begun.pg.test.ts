// Conversations that staff begin by text and by mail: who may be written to, once for each press, and how they go on.
import { randomUUID } from 'node:crypto';
import { eq, isNotNull, or } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { consents } from '#server/platform/database/schema/customer.ts';
import { textStops } from '#server/platform/database/schema/texts.ts';
import { type ChatBrowser, chatBrowser, logOf, say } from '../../../../test/chat-people.ts';
import { deliver, MAIL_DOOR, rawMail } from '../../../../test/mailed-in.ts';
import { mailsAfterWork, recipientsOf } from '../../../../test/outbox.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import {
  TWILIO,
  type TwilioStandIn,
  twilioCalls,
  twilioStandIn,
} from '../../../../test/twilio-stand-in.ts';
import { eraseWithin } from '../desk.service.ts';
import { mailReplies } from '../reply-mails.ts';
import { enqueueDueTexts } from '../texts/send-text.service.ts';

/** A Tuesday at 11:00 AM at the company, and its night. */
const DAY = new Date('2026-11-10T17:00:00Z');
const NIGHT = new Date('2026-11-11T04:00:00Z');
const MORNING = new Date('2026-11-11T15:00:00Z');
const IVY = 'ivy@example.com';
const PHONE = '(281) 555-0142';

let twilio: TwilioStandIn;
let test: TestApp;
let desk: ChatBrowser;
let ivy: string;
let ben: string;

beforeAll(async () => {
  twilio = await twilioStandIn();
  test = await createTestApp(
    {
      ...{ STAFF_EMAILS: 'olive@example.com', MAIL_FROM: 'Oak <hello@example.com>' },
      ...{ TWILIO_API_URL: twilio.url, ...TWILIO, ...MAIL_DOOR },
    },
    { retryDelaySeconds: 0 },
  );
  test.setNow(DAY);
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  ivy = (await newCustomer(test, IVY)).id;
  ben = (await newCustomer(test, 'ben@example.com')).id;
  await test.open.db.update(users).set({ phone: '281-555-0142' }).where(eq(users.id, ivy));
  await test.open.db.update(users).set({ phone: '+1 281 555 0142' }).where(eq(users.id, ben));
  await test.work();
});
afterAll(async () => {
  await test.close();
  await twilio.close();
});
beforeEach(() => test.setNow(DAY));
afterEach(async () => {
  const { db } = test.open;
  const held = or(isNotNull(chatSessions.mailAddress), isNotNull(chatSessions.textNumber));
  const rows = await db.select({ id: chatSessions.id }).from(chatSessions).where(held);
  await db.transaction(async (tx) => {
    for (const { id } of rows) await eraseWithin(tx, id, DAY);
  });
  await db.delete(textStops);
  await db.delete(consents);
  twilio.sent.length = 0;
});

const begin = (fields: Record<string, unknown>, id = ivy) =>
  desk.send('POST', `/api/console/customers/${id}/messages`, { key: randomUUID(), ...fields });
const byText = (more: Record<string, unknown> = {}, id = ivy) =>
  begin({ way: 'text', to: PHONE, text: 'We are there on Friday.', ...more }, id);
const byMail = (more: Record<string, unknown> = {}) =>
  begin({ way: 'email', to: IVY, subject: 'The oak', text: 'May we trim it?', ...more });

async function conversation() {
  const held = or(isNotNull(chatSessions.mailAddress), isNotNull(chatSessions.textNumber));
  const [row, ...more] = await test.open.db.select().from(chatSessions).where(held);
  expect(more).toEqual([]);
  if (!row) throw new Error('there is no conversation');
  return row;
}
const agree = (userId = ivy) =>
  test.open.db.insert(consents).values({
    ...{ userId, channel: 'text', purpose: 'visits', reaches: '281 555 0142' },
    ...{ wording: 'Text me.', givenHow: 'phone', givenAt: DAY },
  });
const comes = (text: string) =>
  twilioCalls(test, '/api/texts/twilio', {
    ...{ MessageSid: `SM${randomUUID().replaceAll('-', '')}`, From: '+12815550142', Body: text },
    To: TWILIO.TWILIO_FROM,
  });
const bodies = () => twilio.sent.map(({ form }) => form.get('Body'));
const letters = async () =>
  (await mailsAfterWork(test)).filter((mail) => recipientsOf(mail).includes(IVY));

describe('a conversation by text', () => {
  it('is begun with who has agreed alone, and not with who wrote STOP', async () => {
    const refused = await byText();
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('not agreed')]);
    await agree();
    const stop = { number: '2815550142', stoppedAt: DAY, stoppedBy: 'STOP' };
    await test.open.db.insert(textStops).values(stop);
    const stopped = await byText();
    expect([stopped.status, stopped.text]).toEqual([409, expect.stringContaining('stopped our')]);
    await expect(conversation()).rejects.toThrow('no conversation');
    await test.open.db.delete(textStops);
    await test.open.db.update(users).set({ phone: '911' }).where(eq(users.id, ivy));
    expect((await byText({ to: '911' })).text).toContain('no phone number of theirs');
    await test.open.db.update(users).set({ phone: '281-555-0142' }).where(eq(users.id, ivy));
    expect((await byText({ to: '(281) 555-0199' })).text).toContain('another number by now');
    expect((await byText({ text: ' ' })).status).toBe(422);
    expect(twilio.sent).toEqual([]);
  });

  it('is begun once for each key, belongs to its customer, and opens nothing to them', async () => {
    await agree();
    await agree(ben);
    const key = randomUUID();
    const twice = await Promise.all([byText({ key }), byText({ key })]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(twice[0]?.body).toEqual(twice[1]?.body);
    await vi.waitFor(() => expect(bodies()).toEqual(['We are there on Friday.']), 10_000);
    const row = await conversation();
    expect(row).toMatchObject({
      ...{ customerId: ivy, userId: null, textNumber: '2815550142', customerPhone: PHONE },
      ...{ status: 'active', underReview: false, lastTextAt: null },
    });
    expect((await byText({ key, text: 'Other words.' })).body.code).toBe('message_differs');
    const other = await byText();
    expect([other.body.code, other.text]).toEqual([
      'changed_meanwhile',
      expect.stringContaining('begun in the meantime'),
    ]);
    const shared = await byText({}, ben);
    expect(shared.text).toContain('Another customer has the conversation with this number.');
    expect(bodies()).toHaveLength(1);
    await test.open.db.update(chatSessions).set({ blockedAt: DAY });
    expect((await byText()).text).toContain('This sender is blocked.');
  });

  it('needs the permission for each text until they have written, also in the moment of sending', async () => {
    test.setNow(NIGHT);
    await agree();
    expect((await byText()).status).toBe(201);
    const { id } = await conversation();
    expect((await logOf(desk, id, 'desk')).at(-1)).toMatchObject({
      reason: expect.stringContaining('November 11, 2026 at 9:00 AM'),
    });
    await test.open.db.update(consents).set({ withdrawnAt: NIGHT, withdrawnHow: 'phone' });
    const refused = await say(desk, id, 'And on Monday?', 'desk');
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('not agreed')]);
    test.setNow(MORNING);
    await enqueueDueTexts(test.context);
    await vi.waitFor(
      async () =>
        expect((await logOf(desk, id, 'desk')).at(-1)).toMatchObject({
          ...{ kind: 'delivery', state: 'failed' },
          reason: 'They took back their permission before it left.',
        }),
      10_000,
    );
    expect(twilio.sent).toEqual([]);
    expect(await comes('Are you coming?')).toBe(204);
    expect((await say(desk, id, 'We are.', 'desk')).status).toBe(201);
    await vi.waitFor(() => expect(bodies()).toEqual(['We are.']), 10_000);
    expect((await conversation()).customerId).toBe(ivy);
  });
});

describe('a conversation by mail', () => {
  it('is begun under its subject, and goes on below the answer', async () => {
    expect((await byMail({ subject: ' ' })).body.errors).toMatchObject([{ pointer: '/subject' }]);
    const key = randomUUID();
    const pressed = await Promise.all([byMail({ key }), byMail({ key })]);
    expect(pressed.map(({ status }) => status)).toEqual([201, 201]);
    const { id, customerId } = await conversation();
    expect(customerId).toBe(ivy);
    expect((await byMail()).body.code).toBe('changed_meanwhile');
    expect((await logOf(desk, id, 'desk'))[0]).toMatchObject({ message: { subject: 'The oak' } });
    test.setNow(new Date(DAY.getTime() + 5 * 60_000));
    await mailReplies(test.context);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      subject: 'The oak',
      text: expect.stringContaining('May we trim it?'),
    });
    expect(letter?.inReplyTo).toBeUndefined();
    expect(letter?.text).not.toContain('/chat/');
    const tagged = letter?.replyTo?.[0]?.address ?? '';
    const answer = { From: IVY, To: tagged, Subject: 'Re: The oak', 'Message-ID': '<a@b.example>' };
    expect(await deliver(test, rawMail(answer, 'Please do.'))).toBe(202);
    await say(desk, id, 'Then on Friday.', 'desk');
    test.setNow(new Date(DAY.getTime() + 10 * 60_000));
    await mailReplies(test.context);
    expect((await letters()).map(({ subject, inReplyTo }) => [subject, inReplyTo])).toEqual(
      expect.arrayContaining([['Re: The oak', '<a@b.example>']]),
    );
    const said = (await logOf(desk, id, 'desk')).flatMap((entry) =>
      entry.kind === 'message' ? [entry.message.text] : [],
    );
    expect(said).toEqual(['May we trim it?', 'Please do.', 'Then on Friday.']);
  });
});
