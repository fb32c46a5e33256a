// A customer sees where the requests stand that they sent from the site before they had an account, and no one else's.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LeadStage } from '#contract/leads/leads.ts';
import { leads } from '#server/platform/database/schema/lead.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { lead, plan } from '../../../../test/sample-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
let cookie: string;
let owner: string;
const at = (hour: number) => ({ createdAt: new Date(`2026-11-08T${10 + hour}:00:00Z`) });
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  cookie = await signedIn(test, 'fern@example.com');
  const { db } = test.open;
  const other = { email: 'other@example.com' };
  await db.insert(quoteRequests).values([
    { ...lead, ...other, ...at(0) },
    { ...lead, ...other, ...at(1) },
    { ...lead, email: 'Fern@Example.com', ...at(2) },
    { ...lead, ...at(3) },
    { ...lead, ...at(4) },
    { ...lead, ...other, ...at(6) },
    { ...lead, ...other, ...at(1), underReview: true, reviewReasons: ['links'] },
  ]);
  await db.insert(planRequests).values([
    { ...plan, ...other, ...at(1) },
    { ...plan, ...at(5) },
  ]);
  owner = await signedIn(test, 'owner@example.com');
  await move('other@example.com', 'quote', 1, 'contacted');
  await move('fern@example.com', 'quote', 3, 'quoted');
  await move('fern@example.com', 'quote', 4, 'spam');
});
afterAll(() => test.close());

/** As the office moves it on in the inbox. */
async function move(email: string, kind: 'quote' | 'plan', hour: number, stage: LeadStage) {
  const [row] = await test.open.db
    .select({
      id: leads.id,
      quoteId: leads.quoteRequestId,
      planId: leads.planRequestId,
      version: leads.version,
    })
    .from(leads)
    .where(
      and(
        eq(leads.mailbox, email),
        eq(leads.kind, kind),
        eq(leads.isHeld, false),
        eq(leads.arrivedAt, at(hour).createdAt),
      ),
    );
  const answer = await test.app.inject({
    method: 'POST',
    url: `/api/console/leads/${kind}/${row?.quoteId ?? row?.planId}/stage`,
    headers: { cookie: owner, 'sec-fetch-site': 'same-origin' },
    payload: { version: row?.version, stage },
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

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
  await move('other@example.com', 'plan', 1, 'contacted');
  expect((await seen()).map(([, , , before]) => before)).toEqual([2, null, 1]);
});

it('says that we are in touch when a consultation is booked', async () => {
  await move('fern@example.com', 'plan', 5, 'booked');
  expect((await seen())[0]).toEqual(['plan', 'Lawn plan, weekly', 'contacted', null]);
});
