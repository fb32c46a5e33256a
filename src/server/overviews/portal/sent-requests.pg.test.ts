// A customer sees where the requests stand that they sent from the site before they had an account, and nobody else's.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { planRequests } from '#server/platform/database/schema/lawn-plan.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { lead, plan } from '../../../../test/sample-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let cookie: string;
const at = (hour: number) => ({ createdAt: new Date(`2026-11-08T${10 + hour}:00:00Z`) });
beforeAll(async () => {
  test = await createTestApp();
  cookie = await signedIn(test, 'fern@example.com');
  const { db } = test.open;
  const other = { email: 'other@example.com' };
  await db.insert(quoteRequests).values([
    { ...lead, ...other, ...at(0) },
    { ...lead, ...other, ...at(1), status: 'contacted' },
    { ...lead, email: 'Fern@Example.com', ...at(2) },
    { ...lead, ...at(3), status: 'quoted' },
    { ...lead, ...at(4), status: 'spam' },
    { ...lead, ...other, ...at(6) },
  ]);
  await db.insert(planRequests).values([
    { ...plan, ...other, ...at(1) },
    { ...plan, ...at(5) },
  ]);
});
afterAll(() => test.close());

const seen = async () => {
  const answer = await test.app.inject({ url: '/api/portal/overview', headers: { cookie } });
  const { requests } = answer.json() as { requests: Record<string, unknown>[] };
  return requests.map(({ kind, subject, state, before }) => [kind, subject, state, before]);
};

it('shows each with its state, and how many before it wait for a first answer', async () => {
  expect(await seen()).toEqual([
    ['plan', 'Lawn plan, weekly', 'new', 3],
    ['quote', 'Drainage', 'quoted', null],
    ['quote', 'Drainage', 'new', 2],
  ]);
});

it('moves up when one before it is answered', async () => {
  await test.open.db
    .update(planRequests)
    .set({ status: 'contacted' })
    .where(eq(planRequests.email, 'other@example.com'));
  expect((await seen()).map(([, , , before]) => before)).toEqual([2, null, 1]);
});
