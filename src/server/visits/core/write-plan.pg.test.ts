// Plans because they have one writer: a house has one live plan of each kind, however many begin at once.
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { PlanKind } from '#company/rules/visits/plan-lines.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { addVisit } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';
import { applyPlanEvent, startPlan } from '../plans/apply-plan-event.ts';
import { lockPlanWithCrew } from './lock-plan.ts';
import { endPauses } from './write-plan.ts';

const TODAY = '2026-11-09';

let office: TwoCustomers;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());
afterEach(async () => {
  await office.clear();
  const { db } = office.test.open;
  const { planId } = office.fern;
  await db.delete(servicePlans).where(eq(servicePlans.status, 'cancelled'));
  for (const { id } of await plansOfFern()) {
    if (id !== planId) await db.delete(servicePlans).where(eq(servicePlans.id, id));
  }
  await db.update(servicePlans).set({ status: 'active', pausedFrom: null, pausedUntil: null });
});

const plansOfFern = () =>
  office.test.open.db
    .select()
    .from(servicePlans)
    .where(eq(servicePlans.propertyId, office.fern.propertyId))
    .orderBy(asc(servicePlans.id));

const start = (kind: PlanKind) => {
  const { test, fern } = office;
  const values = {
    propertyId: fern.propertyId,
    crewId: fern.crewId,
    kind,
    name: 'Lawn Maintenance',
    frequency: 'monthly' as const,
    monthlyPrice: '60.00',
    startsOn: '2026-11-16',
  };
  const by = { actor: 'customer', actorId: fern.id } as const;
  return test.open.db.transaction((tx) =>
    startPlan(test.context, tx, { userId: fern.id, values }, { by }),
  );
};

describe('a house', () => {
  it('takes a plan of another kind beside the one that runs, with its visits and a line in the audit log', async () => {
    const plan = await start('fertilization');
    const { db } = office.test.open;
    const planned = await db.select().from(visits).where(eq(visits.servicePlanId, plan.id));
    expect(planned[0]).toMatchObject({ scheduledDate: '2026-11-16', status: 'scheduled' });
    expect(await office.audited('plan-started')).toMatchObject({ subjectId: String(plan.id) });
    expect((await plansOfFern()).map(({ kind }) => kind)).toEqual(['mowing', 'fertilization']);
  });

  it('has one live plan of a kind, of six that begin at once', async () => {
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => start('aeration')));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refusals = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(new Set(refusals)).toEqual(new Set(['wrong_state']));
    await expect(start('mowing')).rejects.toMatchObject({ code: 'wrong_state' });
  });
});

describe('a pause whose last day is over', () => {
  it('is stored as ended once, and no longer stands in the way of another frequency', async () => {
    const { test, fern } = office;
    const { db } = test.open;
    const over = { status: 'paused', pausedFrom: '2026-11-01', pausedUntil: '2026-11-08' } as const;
    await db.update(servicePlans).set(over).where(eq(servicePlans.id, fern.planId));
    await addVisit(test, fern, { scheduledDate: '2026-11-20' });
    const changed = await db.transaction(async (tx) => {
      const locked = await lockPlanWithCrew(tx, fern.planId);
      if (!locked) throw new Error('the plan is gone');
      return applyPlanEvent(test.context, tx, locked, {
        event: 'changeFrequency',
        by: { actor: 'customer', actorId: fern.id },
        values: { frequency: 'monthly' },
      });
    });
    expect(changed).toMatchObject({ status: 'active', pausedFrom: null, pausedUntil: null });
    await db.update(servicePlans).set(over).where(eq(servicePlans.id, fern.planId));
    const before = await plansOfFern();
    const [ended] = await db.transaction((tx) => endPauses(tx, before, TODAY));
    expect(ended).toMatchObject({ status: 'active', version: (before[0]?.version ?? 0) + 1 });
  });
});
