// Mails that answer nothing: whose conversation they begin or go on with, what is refused, and how we answer.
import { randomUUID } from 'node:crypto';
import { eq, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BEGUN_BY_DOMAIN_PER_DAY, BEGUN_BY_MAIL_PER_DAY } from '#company/rules/chat/mail-limits.ts';
import type { DeskChat } from '#contract/chat/chat-desk.ts';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import { eraseLetters } from '#server/accounts/own-data/erase-letters.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatMessages, chatSessions } from '#server/platform/database/schema/chat.ts';
import { parseMail } from '#server/platform/inbound-mail/parse-mail.ts';
import { openMailer } from '#server/platform/mail/mailer.ts';
import { createWorkshop } from '#server/platform/photos/picture-workshop.ts';
import { type ChatBrowser, chatBrowser, logOf, say } from '../../../../test/chat-people.ts';
import { deliver, MAIL_DOOR, mailPart, rawMail } from '../../../../test/mailed-in.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf } from '../../../../test/outbox.ts';
import { jpegOf } from '../../../../test/pictures.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { eraseWithin } from '../desk.service.ts';
import { mailReplies } from '../reply-mails.ts';
import { takeMail } from './take-mail.service.ts';

const IVY = 'ivy@example.com';
const REPORT = { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b' };
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

let test: TestApp;
let desk: ChatBrowser;

beforeAll(async () => {
  test = await createTestApp({
    ...{ STAFF_EMAILS: 'olive@example.com', MAIL_FROM: 'Oak <hello@example.com>' },
    ...MAIL_DOOR,
  });
  await test.work();
  desk = chatBrowser(test.app, await signedIn(test, 'olive@example.com'));
});
afterAll(() => test.close());
beforeEach(() => test.setNow(TEST_NOW));
afterEach(async () => {
  const { db } = test.open;
  const byMail = isNotNull(chatSessions.mailAddress);
  const rows = await db.select({ id: chatSessions.id }).from(chatSessions).where(byMail);
  await db.transaction(async (tx) => {
    for (const { id } of rows) await eraseWithin(tx, id, TEST_NOW);
  });
});

const mailFrom = (from: string, body: string, headers: Record<string, string> = {}) =>
  rawMail(
    { From: from, To: MAIL_DOOR.REPLY_EMAIL, Subject: 'The oak by the fence', ...headers },
    body,
  );
const comes = (body: string, headers: Record<string, string> = {}, from = `Ivy Reed <${IVY}>`) =>
  deliver(test, mailFrom(from, body, headers));

async function chats(): Promise<DeskChat[]> {
  const { body } = await desk.send('GET', '/api/chat-sessions/active');
  return (body as unknown as DeskChat[]).filter(({ channel }) => channel?.kind === 'email');
}
async function conversation(): Promise<DeskChat> {
  const [found] = await chats();
  if (!found) throw new Error('there is no conversation by mail');
  return found;
}
const log = async () => logOf(desk, (await conversation()).id, 'desk');
const said = (entries: ChatEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'message' ? [entry.message.text] : []));
const answersTo = async (to: string) =>
  (await mailsAfterWork(test)).filter((mail) => recipientsOf(mail).includes(to));
const begunFor = (address: string, more: object = {}) => ({
  ...{ mailAddress: address, customerEmail: address, customerName: address },
  ...{ createdAt: TEST_NOW, lastActivity: TEST_NOW, ...more },
});

describe('a mail that answers nothing', () => {
  it('begins the conversation of its address, and the next one goes on with it', async () => {
    expect(await comes('Is it healthy?')).toBe(202);
    expect(await comes('I forgot: it leans.', { From: IVY.toUpperCase() })).toBe(202);
    expect(await comes('Another thing.', { Subject: 'Invoice 12', To: 'office@example.com' })).toBe(
      202,
    );
    expect(await conversation()).toMatchObject({
      ...{ customerName: 'Ivy Reed', customerEmail: IVY, status: 'waiting', isLinked: false },
      channel: { kind: 'email', at: IVY, stoppedAt: null },
      unread: 3,
    });
    expect(said(await log())).toEqual([
      'The oak by the fence\n\nIs it healthy?',
      'I forgot: it leans.',
      'Invoice 12\n\nAnother thing.',
    ]);
    const found = await desk.send('GET', `/api/chat-sessions?search=${IVY}`);
    expect(found.body).toMatchObject({ items: [{ customerEmail: IVY }] });
  });

  it('is taken once, and begins one conversation, however many come at once', async () => {
    const same = mailFrom(IVY, 'Hello');
    const many = Array.from({ length: 4 }, (_, index) => mailFrom(IVY, `Mail ${index}`));
    const answers = await Promise.all(
      [same, same, same, ...many].map((mail) => deliver(test, mail)),
    );
    expect(new Set(answers)).toEqual(new Set([202]));
    expect(await deliver(test, same)).toBe(202);
    expect(await chats()).toHaveLength(1);
    expect(said(await log())).toHaveLength(5);
  });

  it('brings its pictures, names other files, and runs none of them', async () => {
    const gate = (await jpegOf(80, 60)).toString('base64');
    const body = `${mailPart('image/jpeg', gate, 'gate.jpg')}${mailPart('image/jpeg', 'TVqQAAM=', 'run.jpg')}--b--\r\n`;
    expect(await comes(body, { 'Content-Type': 'multipart/mixed; boundary=b' })).toBe(202);
    const [first] = await log();
    expect(first).toMatchObject({
      message: { photos: [expect.any(String)], mail: { from: IVY, files: ['run.jpg'] } },
    });
  });

  it('opens to no one, and goes with the customer of its address when staff say so', async () => {
    const ivy = await newCustomer(test, 'ivy.reed@example.com');
    await test.open.db.update(users).set({ firstName: 'Ivy' }).where(eq(users.id, ivy.id));
    const gone = await newCustomer(test, 'ivy.old@example.com');
    expect(await comes('Hello', {}, 'Nobody <Ivy.Old@example.com>')).toBe(202);
    const { id } = await conversation();
    const context = async () => (await desk.send('GET', `/api/chat-sessions/${id}/context`)).body;
    const choose = (customerId: string | null) =>
      desk.send('POST', `/api/chat-sessions/${id}/customer`, { customerId });
    expect(await context()).toMatchObject({ customer: { id: gone.id }, isChosen: false });
    const tries = chatBrowser(test.app, gone.cookie);
    expect((await tries.send('GET', `/api/chat-session/${id}`)).status).toBe(404);
    const transcript = await desk.send('POST', `/api/chat-session/${id}/transcript`, {});
    expect(transcript.status).toBe(422);
    // A record that was merged into another one leads to whoever stayed.
    const merged = { mergedInto: ivy.id };
    await test.open.db.update(users).set(merged).where(eq(users.id, gone.id));
    expect(await context()).toMatchObject({ holders: [{ id: ivy.id }] });
    expect((await choose(randomUUID())).status).toBe(422);
    expect((await choose(ivy.id)).body).toMatchObject({
      customerName: expect.stringMatching('Ivy'),
    });
    expect(await context()).toMatchObject({ customer: { id: ivy.id }, isChosen: true });
    const file = await test.app.inject({
      ...{ url: '/api/portal/export', headers: { cookie: ivy.cookie } },
    });
    expect(file.json().chats).toMatchObject([{ messages: [{ text: expect.any(String) }] }]);
    const erased = { userId: ivy.id, email: 'ivy.reed@example.com', at: TEST_NOW };
    const forgotten = await test.open.db.transaction((tx) => eraseLetters(tx, erased));
    expect(forgotten).toEqual([{ kind: 'chat-message', id: `${id}/1` }]);
    expect(await chats()).toEqual([]);
  });
});

describe('an answer of ours', () => {
  it('leaves once, as a mail below theirs that leads nowhere, and what follows comes back by its tag', async () => {
    await comes('Is it healthy?', { 'Message-ID': '<oak@example.com>', Subject: 'RE: Oak' });
    const { id } = await conversation();
    const seen = { seenUpTo: (await log()).length };
    expect((await say(desk, id, 'Yes, it is.', 'desk', seen)).status).toBe(201);
    expect((await say(desk, id, 'We can look on Friday.', 'desk', seen)).status).toBe(201);
    expect((await say(desk, id, 'Call first', 'desk', { note: true })).status).toBe(201);
    expect((await say(desk, id, 'Look', 'desk', { photos: [randomUUID()] })).status).toBe(422);
    const offer = { kind: 'price', text: 'Hi', title: 'Mulch', amount: '45.00' };
    const card = { key: randomUUID(), offer };
    expect((await desk.send('POST', `/api/chat-sessions/${id}/offers`, card)).status).toBe(409);
    test.setNow(later(5));
    await Promise.all([mailReplies(test.context), mailReplies(test.context)]);
    await mailReplies(test.context);
    const [letter, ...more] = await answersTo(IVY);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      ...{ subject: 'Re: Oak', inReplyTo: '<oak@example.com>', references: '<oak@example.com>' },
      text: expect.stringMatching(/Yes, it is\.\s+We can look on Friday\./),
    });
    expect(letter?.text).not.toMatch(/Call first|\/chat\//);
    const tagged = letter?.replyTo?.[0]?.address ?? '';
    expect(tagged).toMatch(/^reply\+chat-/);
    const follows = { To: tagged, Subject: 'Re: Oak', From: 'ivy@other.example' };
    expect(await comes('Friday is fine.', follows)).toBe(202);
    const report = `--b\r\nContent-Type: text/plain\r\n\r\nSorry.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; no such mailbox\r\n\r\n--b--\r\n`;
    const bounce = { To: tagged, From: 'mailer-daemon@other.example', ...REPORT };
    expect(await comes(report, bounce)).toBe(202);
    expect((await log()).filter(({ kind }) => kind !== 'status').slice(-2)).toMatchObject([
      {
        kind: 'message',
        message: { text: 'Friday is fine.', mail: { from: 'ivy@other.example' } },
      },
      { kind: 'note', text: expect.stringContaining('It was not delivered (5.1.1). no such') },
    ]);
    expect(await chats()).toHaveLength(1);
  });
});

describe('what begins no conversation', () => {
  it.each<[string, Record<string, string>]>([
    ['a note of absence', { 'Auto-Submitted': 'auto-replied' }],
    ['a report of a mail server', { From: 'mailer-daemon@example.com', ...REPORT }],
    ['a list', { 'List-Id': '<news.example.com>' }],
    ['an address of ours', { From: 'Office@example.com' }],
    ['what our mails come from', { From: 'hello@example.com' }],
    ['the mailbox itself', { From: 'reply+chat-1@mail.example.com' }],
    ['no sender', { From: 'nobody' }],
    ['a forged tag', { To: `reply+chat-${'a'.repeat(32)}-${'b'.repeat(16)}@mail.example.com` }],
    ['another mailbox', { To: 'someone@other.example' }],
  ])('%s', async (_, headers) => {
    expect(await comes('Hello', headers)).toBe(404);
    expect(await chats()).toEqual([]);
  });

  it('is a note where there is one already, for which no one waits, and a loop ends', async () => {
    await comes('Hello');
    const { id } = await conversation();
    await desk.send('PATCH', `/api/chat-session/${id}/close`, {});
    const away = { 'Auto-Submitted': 'auto-replied' };
    const answers: number[] = [];
    for (let mail = 0; mail < 101; mail += 1) answers.push(await comes('Away.', away));
    expect(answers).toEqual([...Array(99).fill(202), 429, 429]);
    expect((await desk.send('GET', `/api/chat-session/${id}`)).body.status).toBe('closed');
    expect(await answersTo(IVY)).toHaveLength(1);
  });

  it('comes from who is blocked, and begins anew after it was erased', async () => {
    await comes('Buy this');
    const { id } = await conversation();
    await desk.send('POST', `/api/chat-sessions/${id}/block`);
    expect(await comes('Buy that')).toBe(404);
    const { lastNumber } = (await desk.send('GET', `/api/chat-session/${id}`)).body;
    await desk.send('DELETE', `/api/chat-sessions/${id}?lastNumber=${lastNumber}`);
    expect(await comes('Hello again')).toBe(202);
    expect((await conversation()).id).not.toBe(id);
  });

  it('is held for review with more links than a person writes', async () => {
    await comes('https://a.example https://b.example https://c.example https://d.example');
    expect(await chats()).toEqual([]);
    const held = await desk.send('GET', '/api/chat-sessions?status=held');
    expect(held.body).toMatchObject({ items: [{ customerEmail: IVY }] });
  });

  it('is more than strangers of a domain, or all of them, begin in a day; customers get through', async () => {
    const { db } = test.open;
    const many = (count: number, at: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => begunFor(at(index)));
    await db
      .insert(chatSessions)
      .values(many(BEGUN_BY_DOMAIN_PER_DAY, (index) => `x${index}@flood.example`));
    expect(await comes('Hi', {}, 'x@flood.example')).toBe(429);
    expect(await comes('Hi', {}, 'x0@flood.example')).toBe(202);
    expect(await comes('Hi', {}, 'x@calm.example')).toBe(202);
    const rest = BEGUN_BY_MAIL_PER_DAY - BEGUN_BY_DOMAIN_PER_DAY - 2;
    await db.insert(chatSessions).values(many(rest, (index) => `x@flood${index}.example`));
    // Read before, so that all three look for room at once.
    const workshop = createWorkshop(test.context.log);
    const mails = [1, 2, 3].map((nth) => parseMail(mailFrom(`x@last${nth}.example`, 'Hi')));
    const atOnce = (await Promise.all(mails)).map((mail) =>
      takeMail({ context: test.context, workshop }, mail),
    );
    const taken = (await Promise.allSettled(atOnce)).map(({ status }) => status);
    expect(taken.sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    workshop.stop();
    await newCustomer(test, 'fay@flood.example');
    expect(await comes('Hi', {}, 'fay@flood.example')).toBe(202);
    test.setNow(later(25 * 60));
    expect(await comes('Hi', {}, 'x@flood.example')).toBe(202);
    expect(await db.$count(chatMessages, eq(chatMessages.senderName, 'x@flood.example'))).toBe(1);
  });
});

it('has what customers answer to any mail of ours come to the desk, and the office answered as ever', async () => {
  const mailer = openMailer(test.context);
  const mail = { subject: 'Your visit', text: 'Hi', html: '<p>Hi</p>' };
  const theirs = { name: 'Fern', address: 'fern@example.com' };
  await mailer.send({ ...mail, to: 'wren@example.com', id: 'to-wren' });
  await mailer.send({ ...mail, to: 'office@example.com', id: 'to-office' });
  await mailer.send({ ...mail, to: 'wren@example.com', replyTo: theirs, id: 'with-own' });
  mailer.close();
  const sent = (await mailsAfterWork(test)).filter(({ subject }) => subject === 'Your visit');
  const replyTo = (id: string) =>
    sent.find(({ messageId }) => messageId?.includes(id))?.replyTo?.[0]?.address;
  expect(['to-wren', 'to-office', 'with-own'].map(replyTo)).toEqual([
    MAIL_DOOR.REPLY_EMAIL,
    undefined,
    theirs.address,
  ]);
});

it('has them answer the office where the installation reads no mail', async () => {
  const config = { ...test.context.config, replyEmail: undefined };
  const mailer = openMailer({ ...test.context, config });
  const mail = { subject: 'Your plan', text: 'Hi', html: '<p>Hi</p>' };
  await mailer.send({ ...mail, to: 'wren@example.com', id: 'without-mailbox' });
  mailer.close();
  const [sent] = (await mailsAfterWork(test)).filter(({ subject }) => subject === 'Your plan');
  expect(sent?.replyTo?.[0]?.address).toBe(MAIL_DOOR.OFFICE_EMAIL);
});
