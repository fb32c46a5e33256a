// The one conversation with a customer: everything that was said, from wherever it stands, in order of time and page by page.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OfferedWay } from '#contract/overviews/answer-ways.ts';
import type { ConversationPage } from '#contract/overviews/customer-conversation.ts';
import { mailReplies } from '#server/chat/reply-mails.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { consents, sentMails } from '#server/platform/database/schema/customer.ts';
import { textStops } from '#server/platform/database/schema/texts.ts';
import { properties, visits } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../../test/add-on-office.ts';
import { beginChat, type ChatBrowser, chatBrowser, say } from '../../../../../test/chat-people.ts';
import { deliver, MAIL_DOOR, rawMail } from '../../../../../test/mailed-in.ts';
import { TEST_NOW } from '../../../../../test/now.ts';
import { done } from '../../../../../test/portal-customer.ts';

const MARIA = 'maria@example.com';
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

/** A job that failed once. */
const RETRIED = '11111111-2222-4333-8444-555555555555';

let office: AddOnOffice;
let maria: ChatBrowser;
let desk: ChatBrowser;
let mariaId: string;

beforeAll(async () => {
  office = await openAddOnOffice({ ...MAIL_DOOR });
  const { test } = office;
  maria = chatBrowser(test.app, office.cookies.maria);
  desk = chatBrowser(test.app, office.cookies.staff);
  const [row] = await test.open.db.select().from(users).where(eq(users.email, MARIA));
  mariaId = row?.id ?? '';
});
afterAll(() => office.test.close());

async function page(cursor?: string, id = mariaId): Promise<ConversationPage> {
  const query = cursor ? `?cursor=${cursor}` : '';
  const { status, body, text } = await desk.send(
    'GET',
    `/api/console/customers/${id}/conversation${query}`,
  );
  if (status !== 200) throw new Error(text);
  return body as unknown as ConversationPage;
}

const comes = (from: string, text: string) =>
  deliver(office.test, rawMail({ From: from, To: MAIL_DOOR.REPLY_EMAIL, Subject: 'Oak' }, text));

async function mailChat(address: string) {
  const { db } = office.test.open;
  const [row] = await db.select().from(chatSessions).where(eq(chatSessions.mailAddress, address));
  if (!row) throw new Error('there is no conversation by mail');
  return row;
}

it('is in order of time, from wherever it was said, and says whether it is proven', async () => {
  const { test } = office;
  test.setNow(later(1));
  const session = await beginChat(maria, { customerName: 'Maria', customerEmail: MARIA });
  await say(maria, session.id, 'Do you trim oaks?', 'visitor');
  test.setNow(later(2));
  await say(desk, session.id, 'We do, from July on.', 'desk', { suggestion: 'changed' });
  test.setNow(later(3));
  const request = await office.ask('maria');
  test.setNow(later(4));
  await office.must('staff', `POST /api/console/service-requests/${request.id}/messages`, {
    text: 'Which color?',
    photos: [],
  });
  test.setNow(later(5));
  expect(await comes(`Maria <${MARIA}>`, 'Brown, please.')).toBe(202);
  await test.open.db.insert(sentMails).values({
    ...{ mailId: 'invoice-1', recipient: MARIA, subject: 'Your invoice', kind: 'invoice-mail' },
    ...{ firstTriedAt: later(6), takenAt: later(6), status: 'sent' },
  });

  const { items, next } = await page();
  expect(next).toBeNull();
  const isSaid = items.filter(
    ({ source, title }) => source !== 'notice' || title === 'Your invoice',
  );
  expect(isSaid.map(({ source, from, text, title }) => [source, from, text || title])).toEqual([
    ['chat', 'customer', 'Do you trim oaks?'],
    ['chat', 'office', 'We do, from July on.'],
    ['request', 'customer', 'Front beds, about two inches.'],
    ['request', 'office', 'Which color?'],
    ['email', 'customer', expect.stringContaining('Brown, please.')],
    ['notice', 'program', 'Your invoice'],
  ]);
  expect(isSaid.map(({ isProven }) => isProven)).toEqual([true, true, true, true, false, true]);
  expect(isSaid[1]).toMatchObject({ delivery: 'sent', path: `/admin-support/${session.id}` });
  expect(isSaid.map(({ suggestion }) => suggestion)).toEqual([
    null,
    'changed',
    null,
    null,
    null,
    null,
  ]);

  const { id } = await mailChat(MARIA);
  await test.open.db
    .update(chatSessions)
    .set({ customerId: mariaId })
    .where(eq(chatSessions.id, id));
  const linked = (await page()).items.filter(({ source }) => source === 'email');
  expect(linked.map(({ isProven }) => isProven)).toEqual([true]);
});

it('says until when a conversation is put away, until that is over', async () => {
  const [chat] = await office.test.open.db
    .select({ id: chatSessions.id })
    .from(chatSessions)
    .where(eq(chatSessions.userId, mariaId));
  await office.test.open.db
    .update(chatSessions)
    .set({ snoozedUntil: later(60), snoozedBy: 'Olive Oak' })
    .where(eq(chatSessions.id, chat?.id ?? ''));
  const snooze = async () => {
    const { body } = await desk.send('GET', `/api/console/customers/${mariaId}/answer-ways`);
    return (body.ways as OfferedWay[]).find(({ way }) => way === 'chat')?.snooze;
  };
  expect(await snooze()).toEqual({ until: later(60).toISOString(), by: 'Olive Oak' });
  office.test.setNow(later(61));
  expect(await snooze()).toBeNull();
});

it('offers the way that was used last, and says why not of those that cannot be taken', async () => {
  const { db } = office.test.open;
  const ways = async () => {
    const { body } = await desk.send('GET', `/api/console/customers/${mariaId}/answer-ways`);
    return Object.fromEntries((body.ways as OfferedWay[]).map((one) => [one.way, one]));
  };
  expect(await ways()).toMatchObject({
    chat: { isLast: false, whyNot: null, canSnooze: true },
    text: {
      isLast: false,
      isNew: true,
      canSnooze: false,
      whyNot: expect.stringContaining('not agreed'),
    },
    email: { isLast: true, whyNot: null, at: MARIA, canSnooze: true },
    request: { isLast: false, whyNot: null, at: 'Mulch Installation', canSnooze: false },
  });
  const number = '2815550150';
  const byText = {
    ...{ textNumber: number, customerName: number, customerEmail: '' },
    lastEventNumber: 1,
  };
  const [text] = await db.insert(chatSessions).values(byText).returning();
  await db.insert(textStops).values({ number, stoppedAt: later(6), stoppedBy: 'STOP' });
  const { id } = await mailChat(MARIA);
  await db
    .update(chatSessions)
    .set({ blockedAt: later(6) })
    .where(eq(chatSessions.id, id));
  expect(await ways()).toMatchObject({
    text: {
      id: text?.id,
      at: '(281) 555-0150',
      whyNot: expect.stringContaining('stopped our texts'),
    },
    email: { isLast: false, whyNot: 'This sender is blocked.' },
    request: { isLast: true },
  });
  await db.delete(chatSessions).where(eq(chatSessions.textNumber, number));
  await db.delete(textStops);
});

it('offers to begin a conversation with who may be written to, and shows what was begun', async () => {
  const { test, must } = office;
  const { db } = test.open;
  const { id } = await must<{ id: string }>('staff', 'POST /api/console/customers', {
    ...{ firstName: 'Agnes', lastName: 'Lind', email: 'agnes@example.com' },
    phone: '(281) 555-0151',
  });
  const ways = async () => {
    const { body } = await desk.send('GET', `/api/console/customers/${id}/answer-ways`);
    return Object.fromEntries((body.ways as OfferedWay[]).map((one) => [one.way, one]));
  };
  const agreed = { channel: 'text', purpose: 'visits', wording: 'Text me.', givenHow: 'phone' };
  await must('staff', `POST /api/console/customers/${id}/consents`, agreed);
  expect(await ways()).toMatchObject({
    chat: { isNew: false, whyNot: expect.stringContaining('not chatted') },
    text: { isNew: true, at: '(281) 555-0151', whyNot: null, isLast: false },
    email: { isNew: true, isConfirmed: false, at: 'agnes@example.com', whyNot: null },
  });
  test.setNow(later(7));
  const begin = (way: string, to: string, subject = '') =>
    must('staff', `POST /api/console/customers/${id}/messages`, {
      ...{ way, to, subject, text: `By ${way}`, key: `begun-by-${way}` },
    });
  await begin('email', 'agnes@example.com', 'Your fence');
  await begin('text', '(281) 555-0151');
  const { items } = await page(undefined, id);
  expect(items.map(({ source, title, text, isProven }) => [source, title, text, isProven])).toEqual(
    [
      ['email', 'Your fence', 'By email', true],
      ['text', null, 'By text', true],
    ],
  );
  expect(await ways()).toMatchObject({
    text: { isNew: false, whyNot: null, seenUpTo: 2 },
    email: { isNew: false, isConfirmed: true, whyNot: null },
  });
  // How far the mail got: two minutes late, handed over, tried again, given up, gone.
  const mailed = async () => {
    const { delivery, reason } = (await page(undefined, id)).items[0] ?? {};
    return [delivery, reason];
  };
  expect(await mailed()).toEqual(['waiting', 'It leaves two minutes after your last answer.']);
  test.setNow(later(9.5));
  await mailReplies(test.context);
  expect(await mailed()).toEqual(['waiting', null]);
  const [chat] = await db.select().from(chatSessions).where(eq(chatSessions.customerId, id));
  const letter = { mailId: `chat-${chat?.id}-reply-1`, recipient: 'agnes@example.com', tries: 1 };
  await db.insert(sentMails).values({
    ...{ ...letter, subject: 'Your fence', kind: 'chat-mail', firstTriedAt: later(9.5) },
    ...{ jobId: RETRIED, lastReason: '451 Try again later.' },
  });
  await db.execute(sql`insert into pgboss.job (id, name, state, start_after)
    values (${RETRIED}::uuid, 'chat-mail', 'retry', '2026-11-09 20:00:00Z')`);
  const tried = 'It is tried again on November 9 at 2:00 PM. 451 Try again later.';
  expect(await mailed()).toEqual(['waiting', tried]);
  const isLetter = eq(sentMails.mailId, letter.mailId);
  await db.update(sentMails).set({ status: 'failed' }).where(isLetter);
  expect(await mailed()).toEqual(['failed', '451 Try again later.']);
  await db.update(sentMails).set({ status: 'sent' }).where(isLetter);
  expect(await mailed()).toEqual(['sent', null]);
  // Its line is forgotten long before the conversation is.
  await db.delete(sentMails).where(isLetter);
  test.setNow(later(4 * 24 * 60));
  expect(await mailed()).toEqual(['sent', null]);
  test.setNow(later(9.5));
  // Until they have texted, each text needs the permission; what stands at the desk for no one is not begun a second time.
  await db.update(consents).set({ withdrawnAt: later(8), withdrawnHow: 'phone' });
  const unlinked = { mailAddress: 'else@example.com', customerEmail: 'moved@example.com' };
  await db.insert(chatSessions).values({ ...unlinked, customerName: 'Else' });
  await db.update(chatSessions).set({ customerId: null }).where(eq(chatSessions.customerId, id));
  await db.update(users).set({ email: 'else@example.com' }).where(eq(users.id, id));
  expect(await ways()).toMatchObject({
    text: { isNew: false, whyNot: expect.stringContaining('not agreed') },
    email: { isNew: true, whyNot: expect.stringContaining('at the desk') },
  });
});

it('shows photos with what they came with, and what was said about problems', async () => {
  const { test, must, upload } = office;
  const { db } = test.open;
  test.setNow(later(9));
  const [sent, told, shown] = [await upload('maria'), await upload('maria'), await upload('maria')];
  const request = await office.ask('maria', { photos: [sent] });
  test.setNow(later(10));
  const [property] = await db.select().from(properties).where(eq(properties.userId, mariaId));
  const [visit] = await db
    .insert(visits)
    .values({
      ...{ propertyId: property?.id ?? 0, serviceType: 'Mowing', ...done },
      ...{ scheduledDate: '2026-11-05', scheduledTime: '09:00', priceLines: [] },
    })
    .returning();
  const problem = await must<{ id: number; version: number }>(
    'maria',
    `POST /api/portal/visits/${visit?.id}/problems`,
    { kind: 'partial', wish: 'fix', description: 'The back is not mowed.', photos: [told] },
  );
  test.setNow(later(11));
  const reply = { text: 'We come back tomorrow.', version: problem.version };
  const replied = `POST /api/console/visit-problems/${problem.id}/reply`;
  expect((await office.call('staff', replied, reply)).statusCode).toBe(204);
  test.setNow(later(11.5));
  const session = await beginChat(maria, { customerName: 'Maria', customerEmail: MARIA });
  await say(maria, session.id, 'This part.', 'visitor', { photos: [shown] });
  const items = (await page()).items.filter(({ source }) => source !== 'notice').slice(-4);
  expect(items.map(({ source, from, title, text }) => [source, from, title, text])).toEqual([
    ['request', 'customer', 'Mulch Installation', 'Front beds, about two inches.'],
    ['problem', 'customer', 'Only part of it was done: Mowing', 'The back is not mowed.'],
    ['problem', 'office', 'Mowing', 'We come back tomorrow.'],
    ['chat', 'customer', null, 'This part.'],
  ]);
  expect(items.map(({ photos }) => photos.map(({ id }) => id))).toEqual([
    [sent],
    [told],
    [],
    [shown],
  ]);
  expect(items[1]?.path).toBe(`/console/problems/${problem.id}`);
  expect(request.photos).toEqual([sent]);
  for (const id of [sent, told, shown]) {
    expect((await desk.send('GET', `/api/photos/${id}?size=thumb`)).status).toBe(200);
  }
});

it('shows nothing of strangers who are held or blocked, and of no one else', async () => {
  const { test } = office;
  const { db } = test.open;
  test.setNow(later(12));
  await comes('Ben <ben@example.com>', 'Spam for Ben.');
  const { id } = await mailChat('ben@example.com');
  const [ben] = await db.select().from(users).where(eq(users.email, 'ben@example.com'));
  const texts = async () => (await page(undefined, ben?.id)).items.map(({ text }) => text).join();
  expect(await texts()).toContain('Spam for Ben.');
  expect((await page()).items.map(({ text }) => text).join()).not.toContain('Ben');
  await db
    .update(chatSessions)
    .set({ blockedAt: later(13) })
    .where(eq(chatSessions.id, id));
  expect(await texts()).not.toContain('Spam for Ben.');
  await db.update(chatSessions).set({ customerId: ben?.id }).where(eq(chatSessions.id, id));
  expect(await texts()).toContain('Spam for Ben.');
});

it('goes back page by page without a gap, also over things of one instant', async () => {
  const { test } = office;
  await test.open.db.execute(sql`
    insert into sent_mails (mail_id, recipient, subject, first_tried_at, status, kind)
    select 'notice-' || n, ${MARIA}, 'Notice', ${later(20).toISOString()}::timestamptz, 'sent', 'visit-notice-mail'
    from generate_series(1, 90) as n`);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await page(cursor);
    ids.unshift(...items.map(({ id }) => id));
    cursor = next ?? undefined;
  } while (cursor);
  expect(ids.filter((id) => id.startsWith('notice')).length).toBeGreaterThan(90);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^message-/);
});

it('follows a merge: what was said with either is said with the one who stays', async () => {
  const { db } = office.test.open;
  const [ben] = await db.select().from(users).where(eq(users.email, 'ben@example.com'));
  await db
    .update(users)
    .set({ mergedInto: mariaId })
    .where(eq(users.id, ben?.id ?? ''));
  const first = await page(undefined, ben?.id);
  expect(first).toEqual(await page());
  const before = await page(first.next ?? '');
  const oldest = await page(before.next ?? '');
  expect(oldest.items.map(({ text }) => text).join()).toContain('Spam for Ben.');
});

it('has what staff have begun with someone whose record was merged, as the desk does', async () => {
  const { test, must } = office;
  test.setNow(later(30));
  const { id } = await must<{ id: string }>('staff', 'POST /api/console/customers', {
    ...{ firstName: 'Mary', lastName: 'Ortega', email: 'mary@example.com', phone: '281-555-0152' },
  });
  await must('staff', `POST /api/console/customers/${id}/messages`, {
    ...{ way: 'email', to: 'mary@example.com', subject: 'Your beds', key: 'begun-with-mary' },
    text: 'Which color?',
  });
  const versions = [mariaId, id].map((one) =>
    must<{ version: number }>('staff', `GET /api/console/customers/${one}`),
  );
  const [{ version } = { version: 0 }, { version: otherVersion } = { version: 0 }] =
    await Promise.all(versions);
  const merging = { other: id, version, otherVersion };
  await must('staff', `POST /api/console/customers/${mariaId}/merge`, merging);
  expect((await page(undefined, id)).items.at(-1)).toMatchObject({
    ...{ source: 'email', title: 'Your beds', text: 'Which color?', isProven: true },
  });
  expect(await page()).toEqual(await page(undefined, id));
  const { body } = await desk.send('GET', `/api/console/customers/${mariaId}/answer-ways`);
  expect((body.ways as OfferedWay[]).find(({ way }) => way === 'email')).toMatchObject({
    ...{ at: 'mary@example.com', isNew: false, whyNot: null },
  });
});
