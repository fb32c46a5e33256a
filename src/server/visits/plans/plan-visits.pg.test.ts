// Visits of a plan at their own level: anyone who adds a date of its rule a second time adds nothing, and no one fails over it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { newCustomer, type PortalCustomer } from '../../../../test/portal-customer.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { scheduleVisits } from '../core/write-visit.ts';
import { newVisit } from './plan-visits.ts';

let test: TestApp;
let fern: PortalCustomer;
beforeAll(async () => {
  test = await createTestApp();
  fern = await newCustomer(test, 'fern@example.com');
});
afterAll(() => test.close());

it('a plan has each date of its rule once, no matter who adds it and as often as they do', async () => {
  const { db } = test.open;
  const [plan] = await db.select().from(servicePlans).where(eq(servicePlans.id, fern.planId));
  if (!plan) throw new Error('the plan is gone');
  const rows = ['2026-12-07', '2026-12-21'].map((date) =>
    newVisit(plan, { ruleDate: date, date, isFirst: false }),
  );
  const add = (some: typeof rows) =>
    db.transaction(async (tx) => (await scheduleVisits(tx, 'system', some)).length);
  expect(await add(rows.slice(0, 1))).toBe(1);
  // Another one has laid the first date between the look at the schedule and this.
  expect(await add(rows)).toBe(1);
  expect(await Promise.all([add(rows), add(rows)])).toEqual([0, 0]);
  const kept = await db.select().from(visits).where(eq(visits.servicePlanId, fern.planId));
  expect(kept.map(({ ruleDate }) => ruleDate).sort()).toEqual(['2026-12-07', '2026-12-21']);
});
