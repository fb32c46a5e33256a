// What a change of prices means before it is saved, and what keeps its old price (docs/product/content.md#prices).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mowingLines } from '#company/rules/visits/offer-price.ts';
import type { PriceEffect } from '#contract/site/content/editing.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { planChanges, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { properties, servicePlans } from '#server/platform/database/schema/visits.ts';
import { type ContentEditors, openContentEditors } from '../../../../test/content-editors.ts';

let office: ContentEditors;
beforeAll(async () => {
  office = await openContentEditors();
  await furnish();
});
afterAll(() => office.test.close());

const LAWN = 5_000;

/** Weekly mowing by the list, a package, a program, one without a size, one that ended long ago, and one that begins tomorrow. */
async function furnish(): Promise<void> {
  const { db } = office.test.open;
  const prices = office.test.context.content()['mowing-prices'];
  const lines = mowingLines({ lawnArea: LAWN, frequency: 'weekly', addOns: [] }, prices);
  const weekly = {
    name: 'Mowing',
    frequency: 'weekly',
    lawnArea: LAWN,
    monthlyPrice: '1.00',
    startsOn: '2026-03-02',
    ...lines,
  } as const;
  const [program] = office.test.context.content().program;
  const rounds = (program?.rounds ?? []).map(({ name, from, until }) => ({ name, from, until }));
  const programPlan = { kind: program?.kind ?? 'year-round', frequency: 'rounds', rounds } as const;
  for (const plan of [
    weekly,
    { ...weekly, name: 'Complete Care' },
    { ...weekly, ...programPlan },
    { ...weekly, lawnArea: null },
    { ...weekly, status: 'cancelled', cancelledAt: new Date('2026-08-03T12:00:00Z') } as const,
    { ...weekly, startsOn: '2026-11-10' },
  ]) {
    const email = `${crypto.randomUUID()}@example.com`;
    const [person] = await db.insert(users).values({ email }).returning();
    const [place] = await db
      .insert(properties)
      .values({ userId: person?.id ?? '', address: '1 Elm Lane' })
      .returning();
    await db.insert(servicePlans).values({ ...plan, propertyId: place?.id ?? 0 });
  }
}

const effect = (step: string, body: object) =>
  office.must<PriceEffect>('owner', `${step}/price-effect`, { body });

describe('what last month’s plans would have cost', () => {
  it('by another price of mowing: the plans that the list prices', async () => {
    const { body } = await office.must('owner', 'mowing-prices/only');
    const same = await effect('mowing-prices/only', body);
    expect(same).toMatchObject({ plans: 1, after: same.before });
    const fee = body.fee as { label: string; cents: number };
    const { visits } = (body.frequencies as { visits: number }[])[0] ?? { visits: 0 };
    const more = await effect('mowing-prices/only', {
      ...body,
      fee: { ...fee, cents: fee.cents + 1_200 },
    });
    expect(more).toMatchObject({ before: same.before, after: same.before + 100 * visits });
  });

  it('by another price of a package: those that are called so', async () => {
    const { body } = await office.must('owner', 'package/complete');
    const dearer = await effect('package/complete', { ...body, centsPerVisit: 9_500 + 1_200 });
    expect(dearer).toMatchObject({ plans: 1, before: 33_250, after: 33_250 + 42 * 100 });
    const terms = await office.must('owner', 'package-terms/only');
    const fewer = await effect('package-terms/only', { ...terms.body, visitsPerYear: 36 });
    expect(fewer).toMatchObject({ plans: 1, before: 33_250, after: 28_500 });
  });

  it('by another price of a round, for the lawn of each plan', async () => {
    const [program] = office.test.context.content().program;
    const step = `program/${program?.slug}`;
    const { body } = await office.must('owner', step);
    const rounds = body.rounds as Record<string, unknown>[];
    const free = rounds.map((round) => ({ ...round, leastCents: 0, centsPerThousand: 0 }));
    const gone = await effect(step, { ...body, rounds: free });
    expect(gone.plans).toBe(1);
    expect(gone.before).toBeGreaterThan(0);
    expect(gone.after).toBe(0);
  });

  it('is the owner’s to know, of a list that fits and prices plans', async () => {
    const { body } = await office.must('owner', 'mowing-prices/only');
    const step = 'mowing-prices/only/price-effect';
    expect((await office.call('staff', step, { body })).status).toBe(403);
    const faulty = await office.call('owner', step, { body: { ...body, fee: 'much' } });
    expect(faulty.body.errors[0].pointer).toBe('/body/fee');
    const question = await office.must('owner', 'question/payment');
    const none = await office.call('owner', 'question/payment/price-effect', {
      body: question.body,
    });
    expect([none.status, none.body.code]).toEqual([409, 'wrong_state']);
  });
});

it('an entry with prices says what keeps its old price, and saving it changes no plan', async () => {
  const before = await office.test.open.db.select().from(servicePlans);
  const { keepsOldPrice, version, body } = await office.must('owner', 'mowing-prices/only');
  expect(keepsOldPrice).toEqual({
    plans: 4,
    offers: 0,
    priceLocks: 0,
    sentence:
      '4 running plans, 0 open offers and 0 held prices keep the price that was agreed or shown.',
    records: expect.any(Array),
  });
  expect((await office.must('owner', 'question/payment')).keepsOldPrice).toBeNull();
  await office.must('owner', 'mowing-prices/only/publish', {
    version,
    body: { ...body, fee: { label: 'Fee', cents: 9_900 } },
  });
  expect(await office.test.open.db.select().from(servicePlans)).toEqual(before);
});

describe('which plans, offers and held prices those are', () => {
  it('is said with the customer, the price and its last day, the first twenty of each', async () => {
    const { db } = office.test.open;
    const [plan] = await db.select().from(servicePlans).where(eq(servicePlans.kind, 'mowing'));
    const propertyId = plan?.propertyId ?? 0;
    await db.insert(planChanges).values({
      ...{ servicePlanId: plan?.id ?? 0, kind: 'price', reason: 'Fuel', content: '{}' },
      ...{ linesBefore: [], linesAfter: [], contentHash: '0'.repeat(64) },
      ...{ effectiveOn: '2026-12-01', createdAt: new Date() },
    });
    const line = { label: 'Mowing', amount: '61.50', taxClass: 'taxable' } as const;
    await db.insert(planOffers).values({
      ...{ propertyId, status: 'sent', name: 'Weekly mowing', frequency: 'weekly' },
      ...{ lotSize: 9_000, lawnArea: LAWN, firstDay: '2026-11-09', validUntil: '2026-11-20' },
      ...{ firstVisitLines: [line], everyVisitLines: [line], taxBasisPoints: 825 },
      ...{ content: '{}', contentHash: '0'.repeat(64) },
    });
    const request = (until: string, firstName: string): typeof planRequests.$inferInsert => ({
      ...{ firstName, lastName: 'Waller', email: 'fern@example.com', phone: '(281) 555-0111' },
      ...{ address: '2 Elm Lane', propertySize: 9_000, lawnArea: LAWN, dataSource: 'visitor' },
      ...{ frequency: 'weekly', startDate: '2026-11-09', priceLines: [], priceHeldUntil: until },
      ...{ firstVisitTotal: '70.00', everyVisitTotal: '55.00' },
    });
    const later = Array.from({ length: 21 }, () => request('2026-12-20', 'Holly'));
    await db.insert(planRequests).values([...later, request('2026-11-30', 'Fern')]);
    await db.insert(planRequests).values(request('2026-10-30', 'Late'));
    const { keepsOldPrice } = await office.must('owner', 'mowing-prices/only');
    const of = (what: string) => keepsOldPrice?.records.filter((one) => one.what === what) ?? [];
    expect(keepsOldPrice).toMatchObject({ plans: 4, offers: 1, priceLocks: 22 });
    expect(of('plan').find(({ id }) => id === String(plan?.id))).toMatchObject({
      ...{ name: 'Mowing', cents: 100, per: 'month', until: '2026-11-30' },
    });
    expect(of('plan').map(({ until }) => until)).toContain(null);
    expect(of('offer')).toMatchObject([{ cents: 6_150, per: 'visit', until: '2026-11-20' }]);
    expect(of('held')).toHaveLength(20);
    expect(of('held')[0]).toMatchObject({ customer: 'Fern Waller', until: '2026-11-30' });
    // A program's prices are for its own plans alone.
    const [program] = office.test.context.content().program;
    const other = await office.must('owner', `program/${program?.slug}`);
    expect(other.keepsOldPrice).toMatchObject({ plans: 1, offers: 0, priceLocks: 0 });
    expect(other.keepsOldPrice?.records).toHaveLength(1);
  });
});
