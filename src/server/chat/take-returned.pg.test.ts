// What becomes of a message whose mail came back: who reads it where, and that no one else can say so.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import { sentMails } from '#server/platform/database/schema/customer.ts';
import { type ChatBrowser, chatBrowser, logOf, say } from '../../../test/chat-people.ts';
import {
  deliver,
  deliveryReport,
  MAIL_DOOR,
  NO_SUCH_MAILBOX as REASON,
  rawMail,
} from '../../../test/mailed-in.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { mailsAfterWork, recipientsOf } from '../../../test/outbox.ts';
import { newCustomer } from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { mailReplies } from './reply-mails.ts';

/** Answers are mailed this long after the last of them. */
const MAILED_AFTER_MS = 5 * 60_000;

let test: TestApp;
let desk: ChatBrowser;
let person = 0;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'olive@example.com', ...MAIL_DOOR });
  await test.work();
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
});
afterAll(() => test.close());
beforeEach(() => test.setNow(TEST_NOW));

/** Someone writes, and two answers leave as one mail. */
async function answered() {
  person += 1;
  const email = `ivy${person}@example.com`;
  const mail = rawMail({ From: email, To: MAIL_DOOR.REPLY_EMAIL, Subject: 'Oak' }, 'Healthy?');
  expect(await deliver(test, mail)).toBe(202);
  const { body } = await desk.send('GET', '/api/chat-sessions/active');
  const chat = (body as unknown as DeskChat[]).find(({ customerEmail }) => customerEmail === email);
  const id = chat?.id ?? '';
  for (const words of ['Yes, it is.', 'We can look on Friday.']) {
    const seenUpTo = (await logOf(desk, id, 'desk')).length;
    expect((await say(desk, id, words, 'desk', { seenUpTo })).status).toBe(201);
  }
  test.setNow(new Date(test.context.clock().getTime() + MAILED_AFTER_MS));
  await mailReplies(test.context);
  const [letter] = (await mailsAfterWork(test)).filter((one) => recipientsOf(one).includes(email));
  if (!letter) throw new Error('the answers were not mailed');
  return { id, email, to: letter.replyTo?.[0]?.address ?? '', messageId: letter.messageId ?? '' };
}

/** What a mail server reports about a mail of a Message-ID, to an address. */
const report = (to: string, messageId: string, action?: string) =>
  deliver(test, deliveryReport(to, messageId, action));
const log = (id: string) => logOf(desk, id, 'desk');
const bounced = async (id: string) =>
  (await log(id)).flatMap((entry) =>
    entry.kind === 'delivery' ? [[entry.of, entry.state, entry.reason]] : [],
  );
const ours = async (id: string) =>
  (await log(id)).flatMap((entry) =>
    entry.kind === 'message' && entry.message.sender === 'support' ? [entry.number] : [],
  );
const notes = async (id: string) => (await log(id)).filter(({ kind }) => kind === 'note');

it('stands on each message of the mail, once, and opens a conversation that was closed', async () => {
  const { id, to, messageId, email } = await answered();
  expect(messageId).toMatch(/^<chat-[\da-f-]{36}-reply-\d+@/);
  expect((await desk.send('PATCH', `/api/chat-session/${id}/close`, {})).status).toBe(200);
  expect(await report(to, messageId)).toBe(202);
  expect(await bounced(id)).toEqual((await ours(id)).map((of) => [of, 'bounced', REASON]));
  expect((await bounced(id)).length).toBe(2);
  expect(await notes(id)).toEqual([]);
  expect((await log(id)).findLast(({ kind }) => kind === 'status')).toMatchObject({
    status: 'active',
    by: 'program',
  });
  const [sent] = await test.open.db.select().from(sentMails).where(eq(sentMails.recipient, email));
  const shown = await desk.send('GET', `/api/console/mails/${sent?.id}`);
  expect(shown.body).toMatchObject({ status: 'sent', returnReason: REASON });
  // A second report of the same mail is a note, as one that matches nothing.
  expect(await report(to, messageId)).toBe(202);
  expect([(await bounced(id)).length, (await notes(id)).length]).toEqual([2, 1]);
});

it('is in the record of the customer and in the whole conversation with them', async () => {
  const { id, to, messageId, email } = await answered();
  const customer = await newCustomer(test, email);
  const linked = { customerId: customer.id };
  expect((await desk.send('POST', `/api/chat-sessions/${id}/customer`, linked)).status).toBe(200);
  const record = async () => (await desk.send('GET', `/api/console/customers/${customer.id}`)).body;
  expect(await record()).toMatchObject({ mailReturned: null });
  await report(to, messageId);
  expect(await record()).toMatchObject({ mailReturned: { reason: REASON } });
  const { body } = await desk.send('GET', `/api/console/customers/${customer.id}/conversation`);
  const { items } = body as { items: { source: string }[] };
  // How they signed in is a notice beside it.
  expect(items.filter(({ source }) => source === 'email')).toMatchObject([
    { delivery: null },
    { delivery: 'failed', reason: REASON },
    { delivery: 'failed', reason: REASON },
  ]);
});

it('is said by no report about another mail, by none without the tag, and by no delay', async () => {
  const { id, to, messageId } = await answered();
  const other = await answered();
  for (const forged of [
    other.messageId,
    messageId.replace(/reply-\d+/, 'reply-1'),
    messageId.replace('@', '.x@'),
    messageId.replace(/@.*>/, '@other.example>'),
    'chat',
  ]) {
    expect(await report(to, forged)).toBe(202);
  }
  expect(await report(to, messageId, 'delayed')).toBe(202);
  expect(await report(MAIL_DOOR.REPLY_EMAIL, messageId)).toBe(404);
  expect(await report(to.replace(/.@/, 'a@').replace(/..@/, 'bb@'), messageId)).toBe(404);
  expect([await bounced(id), await bounced(other.id)]).toEqual([[], []]);
  expect(await notes(id)).toHaveLength(6);
});
