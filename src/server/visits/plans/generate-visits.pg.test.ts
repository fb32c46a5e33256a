// Twelve months of visits for 500 plans against a table written by hand; twice or at once changes nothing.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PlanFrequency, PlanLine } from '#company/rules/visits/plan-lines.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { generatorRuns } from '#server/platform/database/schema/visit-planning.ts';
import { properties, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { emptySchedule, newCrew, newCustomer } from '../../../../test/portal-customer.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { keepPlansGoing } from './generate-visits.ts';

/** Saturday noon in Cypress: the visits of Monday can still be made. */
const BEGIN = new Date('2026-11-07T18:00:00Z');
const YEAR_ENDS = '2027-11-07';

/** The Mondays of the weeks with visits, read off a calendar from November 9, 2026 to November 7, 2027. */
const growing = `2027-03-29 2027-04-05 2027-04-12 2027-04-19 2027-04-26 2027-05-03 2027-05-10 2027-05-17
  2027-05-24 2027-05-31 2027-06-07 2027-06-14 2027-06-21 2027-06-28 2027-07-05 2027-07-12 2027-07-19 2027-07-26
  2027-08-02 2027-08-09 2027-08-16 2027-08-23 2027-08-30 2027-09-06 2027-09-13 2027-09-20 2027-09-27 2027-10-04
  2027-10-11 2027-10-18 2027-10-25 2027-11-01`;
const evenRest = `2026-11-09 2026-11-23 2026-12-07 2026-12-21 2027-01-04 2027-01-18 2027-02-01 2027-02-15
  2027-03-01 2027-03-15`;
const oddRest = `2026-11-16 2026-11-30 2026-12-14 2026-12-28 2027-01-11 2027-01-25 2027-02-08 2027-02-22
  2027-03-08 2027-03-22`;
const evenRestOfYear = `2027-03-29 2027-04-12 2027-04-26 2027-05-10 2027-05-24 2027-06-07 2027-06-21 2027-07-05
  2027-07-19 2027-08-02 2027-08-16 2027-08-30 2027-09-13 2027-09-27 2027-10-11 2027-10-25`;
const oddRestOfYear = `2027-04-05 2027-04-19 2027-05-03 2027-05-17 2027-05-31 2027-06-14 2027-06-28 2027-07-12
  2027-07-26 2027-08-09 2027-08-23 2027-09-06 2027-09-20 2027-10-04 2027-10-18 2027-11-01`;

/** Who began in the week of January 5, 2026 comes in the even weeks; the first Monday, Tuesday and Wednesday, the second Thursday and Friday. */
const monthly = [
  `2026-12-07 2027-01-04 2027-02-01 2027-03-01 2027-04-05 2027-05-03 2027-06-07 2027-07-05 2027-08-02 2027-09-06 2027-10-04 2027-11-01`,
  `2026-12-01 2027-01-05 2027-02-02 2027-03-02 2027-04-06 2027-05-04 2027-06-01 2027-07-06 2027-08-03 2027-09-07 2027-10-05 2027-11-02`,
  `2026-12-02 2027-01-06 2027-02-03 2027-03-03 2027-04-07 2027-05-05 2027-06-02 2027-07-07 2027-08-04 2027-09-01 2027-10-06 2027-11-03`,
  `2026-11-12 2026-12-10 2027-01-14 2027-02-11 2027-03-11 2027-04-08 2027-05-13 2027-06-10 2027-07-08 2027-08-12 2027-09-09 2027-10-14`,
  `2026-11-13 2026-12-11 2027-01-08 2027-02-12 2027-03-12 2027-04-09 2027-05-14 2027-06-11 2027-07-09 2027-08-13 2027-09-10 2027-10-08`,
];

/** Closed days, and the next day on which crews work. */
const closed: Record<string, string> = {
  '2026-11-26': '2026-11-30',
  '2026-11-27': '2026-11-30',
  '2026-12-24': '2026-12-28',
  '2026-12-25': '2026-12-28',
  '2027-01-01': '2027-01-04',
  '2027-05-31': '2027-06-01',
  '2027-07-05': '2027-07-06',
  '2027-08-09': '2027-08-16',
  '2027-08-10': '2027-08-16',
  '2027-08-11': '2027-08-16',
  '2027-08-12': '2027-08-16',
  '2027-08-13': '2027-08-16',
  '2027-09-06': '2027-09-07',
};

/** A weekly plan on Mondays has its next visit on the day to which this one would go. */
const FALLS_AWAY = '2027-08-09';

/** What a visit costs, and the first one. */
const EVERY: PlanLine[] = [{ label: 'Mowing, weekly', amount: '50.00', taxClass: 'taxable' }];
const FIRST: PlanLine[] = [
  ...EVERY,
  { label: 'Leaf cleanup', amount: '32.00', taxClass: 'taxable' },
];

const words = (text: string) => text.split(/\s+/);
const laterInWeek = (mondays: string[], weekday: number) =>
  mondays.map((monday) =>
    new Date(Date.parse(monday) + weekday * 86_400_000).toISOString().slice(0, 10),
  );

/** What each kind of plan has, by frequency, its week of two, and its weekday. */
type Kind = { weekday: number; week: number; frequency: PlanFrequency; dates: string[] };
const kinds = [0, 1, 2, 3, 4].flatMap((weekday): Kind[] => [
  {
    weekday,
    week: 0,
    frequency: 'weekly',
    dates: laterInWeek(words(`${evenRest} ${growing}`), weekday),
  },
  {
    weekday,
    week: 1,
    frequency: 'weekly',
    dates: laterInWeek(words(`${oddRest} ${growing}`), weekday),
  },
  {
    weekday,
    week: 0,
    frequency: 'bi-weekly',
    dates: laterInWeek(words(`${evenRest} ${evenRestOfYear}`), weekday),
  },
  {
    weekday,
    week: 1,
    frequency: 'bi-weekly',
    dates: laterInWeek(words(`${oddRest} ${oddRestOfYear}`), weekday),
  },
  { weekday, week: 0, frequency: 'monthly', dates: words(monthly[weekday] ?? '') },
]);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.setNow(BEGIN);
  const { db } = test.open;
  await db
    .insert(closures)
    .values(Object.keys(closed).map((date) => ({ date, reason: 'Closed' })))
    .onConflictDoNothing();
  const { id: userId } = await newCustomer(test, 'fern@example.com');
  await db.delete(servicePlans);
  const crewIds = await Promise.all(
    Array.from({ length: 10 }, (_, number) => newCrew(test, `Crew ${number}`, 60)),
  );
  const owned = await db
    .insert(properties)
    .values(Array.from({ length: 500 }, (_, index) => ({ userId, address: `${index} Sample Way` })))
    .returning({ id: properties.id });
  await db.insert(servicePlans).values(
    owned.map(({ id }, index) => {
      const kind = kinds[index % kinds.length];
      const day = 5 + 7 * (kind?.week ?? 0) + (kind?.weekday ?? 0);
      return {
        propertyId: id,
        crewId: crewIds[Math.floor(index / kinds.length) % crewIds.length] ?? null,
        name: 'Lawn Maintenance',
        frequency: kind?.frequency ?? 'weekly',
        monthlyPrice: '120.00',
        everyVisitLines: EVERY,
        firstVisitLines: FIRST,
        startsOn: `2026-01-${String(day).padStart(2, '0')}`,
      };
    }),
  );
}, 60_000);
afterAll(() => test.close());

const count = () => test.open.db.$count(visits);

describe('twelve months of visits of 500 plans', () => {
  it('are those of the table, closed days and both changes of the clock included', async () => {
    for (let week = 0; week <= 54; week += 9) {
      test.setNow(new Date(BEGIN.getTime() + week * 7 * 86_400_000));
      await keepPlansGoing(test.context);
    }
    const plans = await test.open.db.select().from(servicePlans).orderBy(servicePlans.id);
    const rows = await test.open.db
      .select({
        planId: visits.servicePlanId,
        dates: sql<string>`string_agg(${visits.scheduledDate}::text, ' ' order by ${visits.scheduledDate})`,
        prices: sql<PlanLine[][]>`json_agg(${visits.priceLines} order by ${visits.scheduledDate})`,
        times: sql<string>`min(${visits.scheduledTime}) || max(${visits.scheduledTime})`,
      })
      .from(visits)
      .where(sql`${visits.ruleDate} <= ${YEAR_ENDS}`)
      .groupBy(visits.servicePlanId);
    const laid = new Map(rows.map((row) => [row.planId, row]));
    expect(laid.size).toBe(500);
    for (const [index, plan] of plans.entries()) {
      const kind = kinds[index % kinds.length];
      const expected = (kind?.dates ?? [])
        .filter((date) => kind?.frequency !== 'weekly' || date !== FALLS_AWAY)
        .map((date) => closed[date] ?? date);
      const row = laid.get(plan.id);
      expect([plan.frequency, plan.startsOn, row?.dates]).toEqual([
        plan.frequency,
        plan.startsOn,
        expected.sort().join(' '),
      ]);
      expect(row?.times).toBe('09:0009:00');
      const later = expected.slice(1).map(() => EVERY);
      expect(row?.prices).toEqual([FIRST, ...later]);
    }
    const weekly = kinds.filter(({ frequency }) => frequency === 'weekly');
    expect(new Set(weekly.map(({ dates }) => dates.length))).toEqual(new Set([42]));
  }, 60_000);

  it('are not touched by a second run, nor by two instances at once', async () => {
    const before = await count();
    expect(await keepPlansGoing(test.context)).toMatchObject({ plans: 500, added: 0 });
    await test.open.db.delete(visits).where(sql`${visits.ruleDate} > '2027-11-20'`);
    const runs = await Promise.all([keepPlansGoing(test.context), keepPlansGoing(test.context)]);
    expect(await count()).toBe(before);
    expect(runs.map(({ added }) => added).sort()[0]).toBe(0);
    expect(await test.open.db.$count(generatorRuns)).toBe(1);
  }, 60_000);

  it('leave a visit where its customer moved it, and lay no other in its place', async () => {
    const [visit] = await test.open.db.select().from(visits).limit(1);
    await test.open.db
      .update(visits)
      .set({ scheduledDate: '2027-12-31', originalDate: visit?.scheduledDate })
      .where(eq(visits.id, visit?.id ?? 0));
    const before = await count();
    await keepPlansGoing(test.context);
    expect(await count()).toBe(before);
  });

  it('lay no other in the place of one that was called off', async () => {
    const [visit] = await test.open.db
      .update(visits)
      .set({ status: 'cancelled' })
      .where(
        sql`${visits.id} = (select id from visits where rule_date > '2027-11-24' and status = 'scheduled' order by rule_date, id limit 1)`,
      )
      .returning();
    expect(visit).toBeDefined();
    const before = await count();
    expect(await keepPlansGoing(test.context)).toMatchObject({ added: 0 });
    expect(await count()).toBe(before);
    await emptySchedule(test);
  });
});
