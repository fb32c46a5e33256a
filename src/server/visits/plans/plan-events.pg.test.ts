// Whatever happens to a plan, in any order: none of its visits is without a price, nothing that was not made is charged, and no date of
// its rule has two visits.
import { and, asc, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dateInZone } from '#company/rules/time/company-time.ts';
import { linesTotal, visitCharge } from '#company/rules/visits/visit-price.ts';
import { visitStateOf } from '#company/rules/visits/visit-states.ts';
import { planChanges } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { send, VISIT_LINES } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';
import { applyDueChanges } from './apply-plan-change.ts';
import { keepPlansGoing } from './generate-visits.ts';

const DAY = 86_400_000;
const FIRST = [
  ...VISIT_LINES,
  { label: 'First-time mow', amount: '20.00', taxClass: 'taxable' as const },
];

let office: TwoCustomers;
const planPath = () => `/api/portal/plans/${office.fern.planId}` as const;
beforeAll(async () => {
  office = await openTwoCustomers();
});
afterAll(() => office.test.close());

const now = () => office.test.context.clock();
const today = () => dateInZone(now(), 'America/Chicago');

/** The visit so many places ahead. */
async function ahead(place: number, status: 'scheduled' | 'skipped' = 'scheduled') {
  const rows = await office.test.open.db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.servicePlanId, office.fern.planId),
        eq(visits.status, status),
        gt(visits.scheduledDate, today()),
      ),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.id));
  return rows[place % Math.max(1, rows.length)];
}

async function agree(change: Record<string, string>) {
  const query = new URLSearchParams(change);
  const offered = await send(office.test, office.fern, `GET ${planPath()}/terms?${query}`);
  if (offered.statusCode !== 200) return;
  const { termsHash } = offered.json();
  const body = { ...change, termsHash, signedName: 'Fern Sample' };
  await send(office.test, office.fern, `POST ${planPath()}/agreements`, body);
}

/** What may happen, each with a number that says to which visit or how. */
const happenings: Record<string, (number: number) => Promise<unknown>> = {
  async days(number) {
    office.test.setNow(new Date(now().getTime() + (1 + (number % 12)) * DAY));
    await keepPlansGoing(office.test.context);
    await applyDueChanges(office.test.context);
  },
  generate: () => keepPlansGoing(office.test.context),
  async skip(number) {
    const visit = await ahead(number);
    const body = { version: visit?.version };
    if (visit)
      await send(office.test, office.fern, `POST /api/portal/visits/${visit.id}/skip`, body);
  },
  async unskip(number) {
    const visit = await ahead(number, 'skipped');
    const body = { version: visit?.version };
    if (visit)
      await send(office.test, office.fern, `POST /api/portal/visits/${visit.id}/unskip`, body);
  },
  async move(number) {
    const visit = await ahead(number);
    if (!visit) return;
    const url = `/api/portal/visits/${visit.id}/day` as const;
    const { days } = (
      await send(office.test, office.fern, `GET /api/portal/visits/${visit.id}/days`)
    ).json();
    const date = days[number % Math.max(1, days.length)]?.date;
    const body = { version: visit.version, date, confirmsClose: true };
    if (date) await send(office.test, office.fern, `PATCH ${url}`, body);
  },
  pause: (number) =>
    agree({
      kind: 'pause',
      from: dateInZone(new Date(now().getTime() + (2 + (number % 20)) * DAY), 'America/Chicago'),
    }),
  resume: () => agree({ kind: 'resume' }),
  frequency: (number) =>
    agree({ kind: 'frequency', frequency: ['weekly', 'bi-weekly', 'monthly'][number % 3] ?? '' }),
  async price(number) {
    const query = new URLSearchParams({
      plans: String(office.fern.planId),
      by: 'amount',
      value: String((number % 9) - 2),
      reason: 'Fuel.',
      from: dateInZone(new Date(now().getTime() + 31 * DAY), 'America/Chicago'),
    });
    const path = `GET /api/console/plan-prices/preview?${query}` as const;
    const { hash } = (await send(office.test, office.staff, path)).json();
    const body = { ...Object.fromEntries(query), hash };
    await send(office.test, office.staff, 'POST /api/console/plan-prices/proposals', body, {
      'idempotency-key': crypto.randomUUID(),
    });
    await office.test.open.db.update(planChanges).set({ noticeSentAt: now() });
  },
  async size(number) {
    const path = `/api/console/service-plans/${office.fern.planId}` as const;
    const { version } = (await send(office.test, office.staff, `GET ${path}`)).json();
    const body = { version, lawnArea: 3000 + (number % 9) * 1000 };
    await send(office.test, office.staff, `POST ${path}/size`, body);
  },
  async complete(number) {
    const visit = await ahead(number);
    if (!visit) return;
    office.test.setNow(new Date(`${visit.scheduledDate}T20:00:00Z`));
    await send(office.test, office.staff, `POST /api/console/visits/${visit.id}/completion`, {
      version: visit.version,
      arrivedAt: `${visit.scheduledDate}T18:00:00.000Z`,
      departedAt: `${visit.scheduledDate}T19:00:00.000Z`,
      workDone: ['Mowed'],
      photosMissingReason: 'The camera is broken.',
    });
  },
  cancel: (number) => (number % 5 === 0 ? agree({ kind: 'cancel' }) : Promise.resolve()),
};

const happening = fc.record({
  name: fc.constantFrom(...Object.keys(happenings)),
  number: fc.nat({ max: 60 }),
});

async function begin() {
  await office.clear();
  const { db } = office.test.open;
  await db.delete(planChanges);
  office.test.setNow(TEST_NOW);
  await db
    .update(servicePlans)
    .set({
      status: 'active',
      frequency: 'bi-weekly',
      monthlyPrice: '120.00',
      everyVisitLines: VISIT_LINES,
      firstVisitLines: FIRST,
      lawnArea: 5915,
      pausedFrom: null,
      pausedUntil: null,
      cancelledAt: null,
      startsOn: '2026-11-16',
    })
    .where(eq(servicePlans.id, office.fern.planId));
  await keepPlansGoing(office.test.context);
}

it('prices each visit, charges what was made, and has each date once', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 4, maxLength: 12 }), async (events) => {
      await begin();
      for (const { name, number } of events) await happenings[name]?.(number);
      const rows = await office.test.open.db
        .select()
        .from(visits)
        .where(eq(visits.servicePlanId, office.fern.planId));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        seen.add(visitStateOf(row));
        const lines = row.priceLines ?? [];
        expect(lines.length).toBeGreaterThan(1);
        const isMade = visitStateOf(row) === 'completed';
        const price = linesTotal(lines, 825).total;
        expect(visitCharge(row, 825).total).toBe(isMade ? price : 0);
      }
      const live = rows.filter(({ status }) => status !== 'cancelled' && status !== 'skipped');
      expect(new Set(live.map(({ ruleDate }) => ruleDate)).size).toBe(live.length);
      const first = live.filter(({ priceLines }) => priceLines?.length === FIRST.length);
      expect(first.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 12 },
  );
  // The events did something.
  expect([...seen]).toEqual(expect.arrayContaining(['completed', 'customer_skipped', 'cancelled']));
}, 300_000);
