// An account of which something is wrong holds up no other one, and is seen.
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { forEachAccount } from './for-each-account.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('leaves nothing of an account that fails, goes on with the next one, and says so', async () => {
  const { db } = test.context;
  const people = ['ada', 'ben', 'cleo'].map((name) => ({ email: `${name}@example.com` }));
  const rows = await db.insert(users).values(people).returning({ id: users.id });
  const ids = rows.map(({ id }) => id);
  const [ada, ben] = ids;
  const done = forEachAccount(test.context, [...ids, ada ?? ''], async (tx, userId) => {
    await tx.update(users).set({ firstName: 'Billed' }).where(eq(users.id, userId));
    if (userId === ben) throw new Error('no balance');
  });
  await expect(done).rejects.toThrow('billing went on without 1');
  const after = await db
    .select({ id: users.id, firstName: users.firstName })
    .from(users)
    .where(inArray(users.id, ids));
  const billed = after.filter(({ firstName }) => firstName === 'Billed').map(({ id }) => id);
  expect(billed.toSorted()).toEqual(ids.filter((id) => id !== ben).toSorted());
});
