// Chats are found by words however many have them: what is common among the latest, what is rare however old it is.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { FoundChat } from '#contract/chat/chat-desk.ts';
import { type ChatBrowser, chatBrowser } from '../../../test/chat-people.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

const CHATS = 180;

let test: TestApp;
let desk: ChatBrowser;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'sam@example.com' });
  desk = chatBrowser(test.app, await signedIn(test, 'sam@example.com'));
  const { db } = test.open;
  // Visitor 1 is the latest.
  await db.execute(sql`
    insert into chat_sessions (customer_name, customer_email, status, last_event_number, last_activity)
    select 'Visitor ' || n, 'v' || n || '@example.com', 'closed', 3, now() - n * interval '1 minute'
    from generate_series(1, ${CHATS}::int) as n`);
  await db.execute(sql`
    insert into chat_messages (session_id, text, sender, sender_name)
    select session.id, said.text, 'customer', session.customer_name
    from chat_sessions as session, cast(split_part(session.customer_name, ' ', 2) as int) as n,
      lateral (values (1, 'Grass first'), (2, case when n % 4 = 0 then 'A hedge' else 'Hello' end),
        (3, case when n > 140 then 'Grass and oleander' else 'Grass last' end)) as said (place, text)
    order by session.last_activity, said.place`);
  await db.execute(sql`
    insert into chat_events (session_id, number, kind, details)
    select id, 3, 'note', '{"text": "A trampoline in the yard"}' from chat_sessions
    where customer_name = ${`Visitor ${CHATS}`}`);
  // A long one among the latest.
  await db.execute(
    sql`update chat_sessions set last_event_number = 900 where customer_name = 'Visitor 4'`,
  );
});
afterAll(() => test.close());

type Page = { items: FoundChat[]; next: string | null };

/** All pages of a search, by the numbers of their visitors, and the excerpts of the first. */
async function find(search: string): Promise<{ numbers: number[]; excerpts: (string | null)[] }> {
  const found: FoundChat[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ search, ...(cursor && { cursor }) });
    const { status, body, text } = await desk.send('GET', `/api/chat-sessions?${query}`);
    expect(status, text).toBe(200);
    const { items, next } = body as unknown as Page;
    found.push(...items);
    cursor = next;
  }
  const numbers = found.map(({ customerName }) => Number(customerName.split(' ')[1]));
  return { numbers, excerpts: [...new Set(found.map(({ excerpt }) => excerpt))] };
}

const counted = (count: number, number: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => number(index));

it('finds what all have, the latest first, with the last words in which it is', async () => {
  const { numbers, excerpts } = await find('grass');
  expect(numbers).toEqual(counted(CHATS, (index) => index + 1));
  expect(excerpts).toEqual(['Grass last', 'Grass and oleander']);
});

it('finds what some have, in pages without a gap', async () => {
  expect((await find('hedg')).numbers).toEqual(counted(CHATS / 4, (index) => 4 * (index + 1)));
});

it('finds what the oldest alone have', async () => {
  const { numbers, excerpts } = await find('OLEANDER grass');
  expect(numbers).toEqual(counted(40, (index) => 141 + index));
  expect(excerpts).toEqual(['Grass and oleander']);
});

it('finds people and notes', async () => {
  expect(await find('v150@example.com')).toEqual({ numbers: [150], excerpts: [null] });
  expect(await find('trampoline')).toEqual({
    numbers: [CHATS],
    excerpts: ['A trampoline in the yard'],
  });
  expect((await find('visitor')).numbers).toHaveLength(CHATS);
  expect((await find('nowhere')).numbers).toEqual([]);
});
