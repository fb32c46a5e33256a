// A customer with a new number keeps one conversation by text: it goes on there once it is theirs, and the old number is left to whoever
// has it by now (docs/product/texts.md#new-numbers).
import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { consents } from '#server/platform/database/schema/customer.ts';
import { textDeliveries } from '#server/platform/database/schema/texts.ts';
import type { StoredRow } from '#server/platform/journal/lead-line.ts';
import { type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import { newCustomer } from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import {
  TWILIO,
  type TwilioStandIn,
  twilioCalls,
  twilioStandIn,
} from '../../../test/twilio-stand-in.ts';
import { chatLead } from './chat.lead.ts';
import { eraseWithin } from './desk.service.ts';
import { sendChatText } from './texts/send-text.service.ts';

/** A Tuesday at 11:00 AM at the company. */
const DAY = new Date('2026-11-10T17:00:00Z');
const [OLD, NEW] = ['2815550142', '2815550143'];

let twilio: TwilioStandIn;
let test: TestApp;
let desk: ChatBrowser;
let ivy: string;
let ben: string;
let count = 0;
beforeAll(async () => {
  twilio = await twilioStandIn();
  test = await createTestApp({
    ...{ STAFF_EMAILS: 'olive@example.com', TWILIO_API_URL: twilio.url, ...TWILIO },
  });
  test.setNow(DAY);
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
  ivy = (await newCustomer(test, 'ivy@example.com')).id;
  ben = (await newCustomer(test, 'ben@example.com')).id;
});
afterAll(async () => {
  await test.close();
  await twilio.close();
});
beforeEach(async () => {
  const { db } = test.open;
  const rows = await db.select({ id: chatSessions.id }).from(chatSessions);
  await db.transaction(async (tx) => {
    for (const { id } of rows) await eraseWithin(tx, id, DAY);
  });
  await db.delete(consents);
  await hasNumber(ben, null);
  twilio.sent.length = 0;
});

const hasNumber = (id: string, phone: string | null) =>
  test.open.db.update(users).set({ phone }).where(eq(users.id, id));
const agree = (reaches: string) =>
  test.open.db.insert(consents).values({
    ...{ userId: ivy, channel: 'text', purpose: 'visits', reaches },
    ...{ wording: 'Text me.', givenHow: 'phone', givenAt: DAY },
  });
const comes = async (number: string, Body: string) => {
  count += 1;
  const MessageSid = `SM${String(count).padStart(32, '4')}`;
  const from = { From: `+1${number}`, To: TWILIO.TWILIO_FROM };
  expect(await twilioCalls(test, '/api/texts/twilio', { MessageSid, ...from, Body })).toBe(204);
};
const held = (number: string) =>
  test.open.db
    .select()
    .from(chatSessions)
    .where(and(eq(chatSessions.textNumber, number), isNotNull(chatSessions.textNumber)));
const sendAll = async () => {
  for (const { messageId } of await test.open.db.select().from(textDeliveries)) {
    await sendChatText(test.context, { messageId });
  }
  return twilio.sent.map(({ form }) => [form.get('To'), form.get('Body')]);
};
const textWay = async () => {
  const { body } = await desk.send('GET', `/api/console/customers/${ivy}/answer-ways`);
  return (body.ways as { way: string }[]).find(({ way }) => way === 'text');
};

/** Ivy's conversation, which staff have linked to her. */
async function ofIvy(): Promise<string> {
  await hasNumber(ivy, '281-555-0142');
  await comes(OLD, 'Hello.');
  const [{ id } = { id: '' }] = await held(OLD);
  const path = `/api/chat-sessions/${id}/customer`;
  expect((await desk.send('POST', path, { customerId: ivy })).status).toBe(200);
  return id;
}

it('goes on at the new number with the next answer, once they have agreed to texts there', async () => {
  const id = await ofIvy();
  expect((await say(desk, id, 'On its way when the number changed.', 'desk')).status).toBe(201);
  await hasNumber(ivy, '281-555-0143');
  expect(await sendAll()).toEqual([]);
  expect((await logOf(desk, id, 'desk')).at(-1)).toMatchObject({
    ...{ kind: 'delivery', state: 'failed', reason: 'They have another number by now.' },
  });
  const refused = await say(desk, id, 'Hello?', 'desk');
  expect([refused.status, refused.text]).toEqual([
    ...[409, expect.stringContaining('(281) 555-0143 by now. They have not agreed')],
  ]);
  expect(await textWay()).toMatchObject({ whyNot: expect.stringContaining('not agreed') });
  await agree('(281) 555-0143');
  expect(await textWay()).toMatchObject({ id, at: '(281) 555-0143', whyNot: null });
  expect((await say(desk, id, 'To the new one.', 'desk')).status).toBe(201);
  expect(await sendAll()).toEqual([['+12815550143', 'To the new one.']]);
  await comes(NEW, 'Got it.');
  expect(await held(NEW)).toMatchObject([{ id, customerId: ivy }]);
  // Whoever has the old one by now is no one whom we know.
  await comes(OLD, 'Who is this?');
  expect(await held(OLD)).toMatchObject([{ customerId: null, customerName: '(281) 555-0142' }]);
});

it('takes a text from the new number, and leaves one from the old number to who has it', async () => {
  const id = await ofIvy();
  await hasNumber(ivy, '281-555-0143');
  await agree('281-555-0143');
  await hasNumber(ben, '281 555 0142');
  await comes(NEW, 'My new number.');
  expect(await held(NEW)).toMatchObject([{ id, customerId: ivy, customerPhone: '(281) 555-0143' }]);
  await comes(OLD, 'Ben here.');
  const [bens, ...more] = await held(OLD);
  expect([bens?.customerId, bens?.id === id, more]).toEqual([null, false, []]);
  expect(
    (await desk.send('POST', `/api/chat-sessions/${bens?.id}/customer`, { customerId: ben }))
      .status,
  ).toBe(200);
  // Back at the first number, which is Ben's as well: neither conversation takes the other's place.
  await hasNumber(ivy, '281-555-0142');
  await agree('281-555-0142');
  const refused = await say(desk, id, 'Hello?', 'desk');
  expect([refused.status, refused.text]).toEqual([
    ...[409, expect.stringContaining('conversation of its own')],
  ]);
  await comes(OLD, 'Still Ben.');
  expect(await held(OLD)).toMatchObject([{ id: bens?.id, customerId: ben }]);
});

it('waits to be matched at a number that was only typed, that two customers have, or that is blocked', async () => {
  const id = await ofIvy();
  await hasNumber(ivy, '281-555-0143');
  await comes(OLD, 'From the old one.');
  const [left, own] = (await held(OLD)).sort((one) => (one.id === id ? -1 : 1));
  expect([left?.id, left?.numberLeftAt, own?.customerId]).toEqual([id, DAY, null]);
  // Who has the number by now keeps their texts.
  const mark = await desk.send('POST', `/api/chat-sessions/${id}/wrong-number`, { isWrong: true });
  expect([mark.status, mark.text]).toEqual([409, expect.stringContaining('no longer have')]);
  await comes(NEW, 'Not yet theirs.');
  expect(await held(NEW)).toMatchObject([{ customerId: null, customerName: 'ivy@example.com' }]);
  await agree('281-555-0143');
  expect((await say(desk, id, 'Hello?', 'desk')).text).toContain('conversation of its own');
  expect(await sendAll()).toEqual([]);

  await hasNumber(ivy, '281-555-0144');
  await agree('281-555-0144');
  await hasNumber(ben, '281-555-0144');
  await comes('2815550144', 'One of two.');
  expect(await held('2815550144')).toMatchObject([{ customerId: null }]);
  await test.open.db.update(chatSessions).set({ blockedAt: DAY, customerId: ivy });
  await comes(OLD, 'Blocked.');
  expect(await held(OLD)).toHaveLength(2);
});

it('comes back from the journal beside the one that was parted from its number, in either order', async () => {
  const id = await ofIvy();
  const { rows } = await test.open.db.execute<{ row: StoredRow }>(
    sql`select to_jsonb(session) as row from chat_sessions as session`,
  );
  const first = rows[0]?.row ?? {};
  const others = { id: randomUUID(), customer_id: null, created_at: '2026-11-10T18:00:00Z' };
  const later = { ...first, ...others };
  const restore = (row: StoredRow) =>
    test.open.db.transaction((tx) =>
      chatLead.restore(tx, (table) => (table === 'chat_sessions' ? [row] : []), null),
    );
  const partedOf = async () =>
    (await held(OLD)).filter(({ numberLeftAt }) => numberLeftAt !== null).map((row) => row.id);
  await restore(later);
  expect(await partedOf()).toEqual([id]);
  await test.open.db.transaction((tx) => eraseWithin(tx, id, DAY));
  await restore(first);
  expect(await partedOf()).toEqual([id]);
  expect(await held(OLD)).toHaveLength(2);
});
