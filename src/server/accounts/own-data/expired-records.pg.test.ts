// The records of a deleted account that are younger than everything else of it, and end by their own years.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountDeletions } from '#server/platform/database/schema/own-data.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { eraseExpiredRecords } from './expired-records.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const yearsLater = (years: number) => new Date(TEST_NOW.getTime() + years * 366 * 86_400_000);

it('lets a credit go when no property or agreement is left that would lead to it', async () => {
  const { db } = test.open;
  const { rows } = await db.execute<{ id: string }>(
    sql`insert into users default values returning id`,
  );
  const userId = rows[0]?.id ?? '';
  const asked = { askedAt: yearsLater(-1), dueAt: TEST_NOW, erasedAt: TEST_NOW };
  await db.insert(accountDeletions).values({ userId, ...asked });
  await db.execute(sql`
    insert into customer_credits (user_id, amount, reason, created_at)
    values (${userId}, 25, 'Because Maria wrote so', ${TEST_NOW.toISOString()})`);
  const reasons = async () =>
    (await db.execute(sql`select reason from customer_credits where user_id = ${userId}`)).rows;
  await eraseExpiredRecords(test.context);
  expect(await reasons()).toEqual([{ reason: '' }]);
  test.setNow(yearsLater(5));
  await eraseExpiredRecords(test.context);
  expect(await reasons()).toEqual([]);
});
