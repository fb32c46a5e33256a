// Notes that mention colleagues: who is asked, what waits for them on Today, the mail to who is away, and when it ends.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChatEntry } from '#contract/chat/chat-log.ts';
import type { Mention } from '#contract/customers/mentions.ts';
import type { ConversationPage } from '#contract/overviews/customer-conversation.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { chatAgents } from '#server/platform/database/schema/chat-desk.ts';
import { beginChat, type ChatBrowser, chatBrowser, say } from '../../../../test/chat-people.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf } from '../../../../test/outbox.ts';
import { newCustomer } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { mailMentions } from './write-mention.ts';

const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

let test: TestApp;
let jane: ChatBrowser;
let omar: ChatBrowser;
let fern: string;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'jane@oak.example,omar@oak.example' });
  jane = chatBrowser(test.app, await signedIn(test, 'jane@oak.example'));
  omar = chatBrowser(test.app, await signedIn(test, 'omar@oak.example'));
  await named('jane@oak.example', 'Jane', 'Doe');
  await named('omar@oak.example', 'Omar', 'Reyes');
  fern = (await newCustomer(test, 'fern@example.com')).id;
  await named('fern@example.com', 'Fern', 'Waller');
  await test.work();
});
afterAll(() => test.close());

const named = (email: string, firstName: string, lastName: string) =>
  test.open.db.update(users).set({ firstName, lastName }).where(eq(users.email, email));
const idOf = async (email: string) =>
  (await test.open.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? '';
const note = (text: string) => jane.send('POST', `/api/console/customers/${fern}/notes`, { text });
const waiting = async (who: ChatBrowser): Promise<Mention[]> =>
  (await who.send('GET', '/api/console/today')).body.mentions as Mention[];
const ends = (who: ChatBrowser, id: number) => who.send('POST', `/api/console/mentions/${id}/done`);
const shown = async () => {
  const { body } = await jane.send('GET', `/api/console/customers/${fern}/conversation`);
  return (body as unknown as ConversationPage).items.filter(({ source }) => source === 'note');
};
/** How many mails about mentions there are, once the clock has come. */
const mailed = async (minutes: number) => {
  test.setNow(later(minutes));
  await mailMentions(test.context);
  const mails = await mailsAfterWork(test);
  const about = mails.filter(({ subject = '' }) => subject.includes('mentioned'));
  expect(about.every((mail) => recipientsOf(mail).join() === 'omar@oak.example')).toBe(true);
  return about.map(({ subject }) => subject);
};

it('asks the colleague who is mentioned, in a note about a customer and in one at the desk', async () => {
  test.setNow(TEST_NOW);
  expect((await note('@omar please call them. jane@oak.example knows.')).status).toBe(201);
  const visitor = chatBrowser(test.app);
  const chat = await beginChat(visitor);
  await say(visitor, chat.id, 'Hello @Omar', 'visitor');
  const said = await say(jane, chat.id, 'Their fence, @Omar?', 'desk', { note: true });
  expect((said.body as ChatEntry & { mentioned?: string[] }).mentioned).toEqual(['Omar Reyes']);
  expect(await waiting(omar)).toMatchObject([
    {
      ...{ author: 'Jane Doe', about: 'Fern Waller' },
      ...{ text: '@omar please call them. jane@oak.example knows.' },
      path: `/console/customers/${fern}/conversation#latest`,
    },
    { text: 'Their fence, @Omar?', path: `/admin-support/${chat.id}` },
  ]);
  expect(await waiting(jane)).toEqual([]);
  const log = await visitor.send('GET', `/api/chat-session/${chat.id}/log?as=visitor`);
  expect(log.text).not.toContain('Reyes');
  expect((await shown()).map(({ text, reason }) => [text, reason])).toEqual([
    ['@omar please call them. jane@oak.example knows.', 'For Omar Reyes'],
    ['Their fence, @Omar?', 'For Omar Reyes'],
  ]);
});

it('mails once who is away, and no one who is at the desk', async () => {
  const userId = await idOf('omar@oak.example');
  await test.open.db
    .insert(chatAgents)
    .values({ userId, isAway: false, seenAt: later(6) })
    .onConflictDoNothing();
  expect(await mailed(4)).toEqual([]);
  expect(await mailed(6)).toEqual([]);
  const one = ['You were mentioned in 2 notes: Fern Waller'];
  expect(await mailed(9)).toEqual(one);
  expect(await mailed(20)).toEqual(one);
});

it('ends for who is mentioned alone, once', async () => {
  const [first, second] = await waiting(omar);
  expect((await ends(jane, first?.id ?? 0)).status).toBe(404);
  expect((await ends(omar, first?.id ?? 0)).status).toBe(204);
  expect((await ends(omar, first?.id ?? 0)).status).toBe(204);
  expect((await waiting(omar)).map(({ id }) => id)).toEqual([second?.id]);
  expect((await shown())[0]?.reason).toBe('For Omar Reyes (done)');
});

it('asks no one for a note that was removed, and mails nothing of it', async () => {
  test.setNow(later(30));
  const { body } = await note('Never mind, @Omar');
  const path = `/api/console/customers/${fern}/notes/${body.id}`;
  await jane.send('DELETE', path);
  expect(await mailed(40)).toHaveLength(1);
  expect(await waiting(omar)).toHaveLength(1);
  await jane.send('POST', `${path}/restore`);
  expect(await waiting(omar)).toHaveLength(2);
});

it('refuses a first name that two have, and says how to write it; those who left are no one', async () => {
  await signedIn(test, 'lee@oak.example');
  await test.open.db
    .update(users)
    .set({ role: 'staff', firstName: 'Jane', lastName: 'Lee' })
    .where(eq(users.email, 'lee@oak.example'));
  const refused = await note('Who is it, @Jane?');
  expect([refused.status, refused.text]).toEqual([
    422,
    expect.stringContaining('Please write @JaneDoe or @JaneLee.'),
  ]);
  expect((await note('Ask @JaneLee')).status).toBe(201);
  expect(await waiting(jane)).toEqual([]);
  await test.open.db
    .update(users)
    .set({ disabledAt: later(50) })
    .where(eq(users.email, 'lee@oak.example'));
  // What still waits for who has left is an owner's.
  const [left, ...none] = await waiting(jane);
  expect([left, none]).toMatchObject([{ text: 'Ask @JaneLee', instead: 'Jane Lee' }, []]);
  expect((await ends(jane, left?.id ?? 0)).status).toBe(204);
  expect((await note('Thanks, @Jane')).status).toBe(201);
  expect((await waiting(jane)).map(({ text }) => text)).toEqual(['Thanks, @Jane']);
});
