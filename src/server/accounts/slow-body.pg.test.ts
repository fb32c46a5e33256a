// A body comes as slowly as its sender likes: anyone who was signed in when it began has to be signed in when it has come.
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessions, users } from '#server/platform/database/schema/account.ts';
import { crews } from '#server/platform/database/schema/visits.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Change = (userId: string) => PromiseLike<unknown>;

/** One of staff sends a new crew, whose body is read after the headers and comes once `meanwhile` has happened. */
async function addCrew(meanwhile: Change) {
  const { db } = test.open;
  const name = randomUUID();
  const email = `${name}@example.com`;
  const cookie = await signedIn(test, email);
  const person = eq(users.email, email);
  const [user] = await db.update(users).set({ role: 'staff' }).where(person).returning();
  async function* body() {
    await meanwhile(user?.id ?? '');
    yield JSON.stringify({ name, startsAt: '07:30', weekdayVisits: [8, 8, 8, 8, 8] });
  }
  const { statusCode } = await test.app.inject({
    method: 'POST',
    url: '/api/console/crews',
    headers: {
      cookie,
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    },
    payload: Readable.from(body()),
  });
  const added = await db.select().from(crews).where(eq(crews.name, name));
  return [statusCode, added.length];
}

const set = (changes: Partial<typeof users.$inferInsert>) => (id: string) =>
  test.open.db.update(users).set(changes).where(eq(users.id, id));
const end = (id: string) => test.open.db.delete(sessions).where(eq(sessions.userId, id));

it.each<[string, Change, [number, number]]>([
  ['nothing happens meanwhile', async () => {}, [201, 1]],
  ['they are signed out on another device', end, [401, 0]],
  ['their account is closed', set({ disabledAt: new Date() }), [401, 0]],
  ['they are staff no more', set({ role: 'customer' }), [403, 0]],
])('when %s', async (_, meanwhile, answer) => {
  expect(await addCrew(meanwhile)).toEqual(answer);
});
