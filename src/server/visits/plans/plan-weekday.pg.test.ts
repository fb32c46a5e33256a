// Staff let a plan come on another weekday: its visits follow, its weeks stay, and anyone who has seen an older plan is refused.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import {
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { keepPlansGoing } from './generate-visits.ts';

let test: TestApp;
let fern: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  staff = { cookie: await signedIn(test, 'owner@example.com') };
});
afterAll(() => test.close());
afterEach(() => emptySchedule(test));

const change = (body: object, who = staff) =>
  send(test, who, `PATCH /api/console/service-plans/${fern.planId}/weekday`, body);
const days = async () => {
  const rows = await test.open.db
    .select({ date: visits.scheduledDate })
    .from(visits)
    .where(and(eq(visits.servicePlanId, fern.planId), eq(visits.status, 'scheduled')))
    .orderBy(visits.scheduledDate);
  return rows.map(({ date }) => date);
};

it('moves the visits that can be changed within their weeks', async () => {
  await keepPlansGoing(test.context);
  const before = await days();
  expect(before.slice(0, 3)).toEqual(['2026-11-23', '2026-12-07', '2026-12-21']);
  const answer = await change({ version: 1, weekday: 3 });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { id: fern.planId, version: 2, weekday: 3 },
  ]);
  const after = await days();
  expect(after.filter((date) => date >= '2026-11-23').slice(0, 3)).toEqual([
    '2026-11-25',
    '2026-12-09',
    '2026-12-23',
  ]);
  expect((await keepPlansGoing(test.context)).added).toBe(0);
  const [plan] = await test.open.db
    .select()
    .from(servicePlans)
    .where(eq(servicePlans.id, fern.planId));
  expect(plan?.startsOn).toBe('2026-01-07');
});

it('is refused to anyone who saw an older plan, for a Saturday, and to customers', async () => {
  const late = await change({ version: 1, weekday: 5 });
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { current: { version: 2, weekday: 3 } },
  ]);
  expect((await change({ version: 1, weekday: 3 })).statusCode).toBe(200);
  expect((await change({ version: 2, weekday: 6 })).statusCode).toBe(422);
  expect((await change({ version: 2, weekday: 5 }, fern)).statusCode).toBe(403);
});
