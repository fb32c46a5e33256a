// Ten thousand random sequences of what happens to plans, many houses at once: no two live plans of a kind at a house, no visit without
// its price, no agreement whose hash is not that of its text, and nothing charged that was not made.
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rightsOf } from '#company/facts/staff-roles.ts';
import { addDays, dateInZone } from '#company/rules/time/company-time.ts';
import { linesTotal, visitCharge } from '#company/rules/visits/visit-price.ts';
import { visitStateOf } from '#company/rules/visits/visit-states.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import { NewPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import { NewProgramOffer } from '#contract/visits/program-offers.ts';
import type { PlanChange } from '#contract/visits/service-plans.ts';
import { VisitCompletion } from '#contract/visits/visits.ts';
import { users } from '#server/platform/database/schema/account.ts';
import {
  planAgreements,
  planChanges,
  planOffers,
} from '#server/platform/database/schema/plan-offer.ts';
import { properties, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import type { SignedInPerson } from '#server/platform/http/access.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  emptySchedule,
  newCrew,
  newCustomer,
  VISIT_LINES,
} from '../../../../test/portal-customer.ts';
import { rounds } from '../../../../test/rounds.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { completeVisit } from '../customer/completion.service.ts';
import { skipOwnVisit, unskipOwnVisit } from '../customer/skip.service.ts';
import { moveVisit, visitDays } from '../customer/visit.service.ts';
import { agreeToOffer } from '../offers/plan-offer-answer.service.ts';
import { startOffer, startProgramOffer } from '../offers/plan-offer-desk.service.ts';
import { hashOf } from '../offers/seal-plan-offer.ts';
import { skipVisit } from '../office/visit-desk.service.ts';
import { applyDueChanges } from './apply-plan-change.ts';
import { keepPlansGoing } from './generate-visits.ts';
import { recordMeasuredLawn } from './measured-lawn.service.ts';
import { agreeToChange, offerTerms } from './plan.service.ts';
import { changeWeekday } from './plan-weekday.service.ts';
import { previewPrices, proposePrices } from './propose-prices.service.ts';

/** So many sequences run beside each other, one at each house. */
const HOUSES = 25;
const SEQUENCES = rounds(75, 10_000);
const TAX_BASIS_POINTS = 825;
const FIRST_LINES = [
  ...VISIT_LINES,
  { label: 'First-time mow', amount: '20.00', taxClass: 'taxable' as const },
];

let test: TestApp;
let customer: SignedInPerson;
let staff: CurrentUser;
let crewIds: number[];
let houses: number[];

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,desk@example.com' });
  const { db } = test.open;
  await newCustomer(test, 'fern@example.com');
  await signedIn(test, 'desk@example.com');
  const fern = await personOf('fern@example.com', 'customer');
  customer = { ...fern, customerId: fern.id };
  staff = await personOf('desk@example.com', 'staff');
  crewIds = [await newCrew(test, 'Crew Post Oak', 4), await newCrew(test, 'Crew Red Oak', 8)];
  const rows = await db
    .insert(properties)
    .values(
      Array.from({ length: HOUSES }, (_, house) => ({
        userId: customer.id,
        address: `${house + 1} Sky Ridge Dr, Cypress, TX 77433`,
        lotSize: 9000,
        lawnArea: 5915,
      })),
    )
    .returning({ id: properties.id });
  houses = rows.map((row) => row.id);
});
afterAll(() => test.close());

async function personOf(email: string, role: 'customer' | 'staff'): Promise<CurrentUser> {
  const [user] = await test.open.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`there is no ${email}`);
  const { id, firstName, lastName } = user;
  const rights = rightsOf(role, []);
  return { id, email, firstName, lastName, profileImageUrl: null, role, rights, createdAt: '' };
}

const today = () => dateInZone(test.context.clock(), 'America/Chicago');

/** One of some, by a number. */
const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % list.length];

const plansAt = (house: number) =>
  test.open.db
    .select()
    .from(servicePlans)
    .where(eq(servicePlans.propertyId, house))
    .orderBy(asc(servicePlans.id));

const visitsAt = (house: number, status: 'scheduled' | 'skipped', when: 'ahead' | 'past') =>
  test.open.db
    .select()
    .from(visits)
    .where(
      and(
        eq(visits.propertyId, house),
        eq(visits.status, status),
        when === 'ahead' ? gt(visits.scheduledDate, today()) : lte(visits.scheduledDate, today()),
      ),
    )
    .orderBy(asc(visits.scheduledDate), asc(visits.id));

/** The customer reads the terms of a change of one of the house's plans, and agrees to them. */
async function agree(house: number, number: number, change: PlanChange): Promise<void> {
  const plan = pick(await plansAt(house), number);
  if (!plan) return;
  const { termsHash } = await offerTerms(test.context, customer.id, plan.id, change);
  const signed = { ...change, termsHash, signedName: 'Fern Sample', reason: '' };
  await agreeToChange(test.context, customer, plan.id, signed, undefined);
}

type Happening = (house: number, number: number) => Promise<unknown>;

/** What may happen at a house, each with a number that says to which plan or visit, or how. */
const happenings: Record<string, Happening> = {
  /** The office offers mowing, and the customer agrees twice at once. */
  async mowing(house, number) {
    const offer = await startOffer(
      test.context,
      NewPlanOffer.parse({
        ...offered(house, number),
        firstDay: nextWeekday(addDays(today(), 2 + (number % 9))),
        frequency: pick(['weekly', 'bi-weekly', 'monthly', 'per-visit'], number),
        firstVisitLines: FIRST_LINES,
        everyVisitLines: VISIT_LINES,
      }),
      staff,
      undefined,
    );
    await bothAgree(offer);
  },
  async program(house, number) {
    const year = today() < '2027-04-15' ? 2027 : 2028;
    const offer = await startProgramOffer(
      test.context,
      NewProgramOffer.parse({
        ...offered(house, number),
        firstDay: nextWeekday(`${year}-04-${16 + (number % 10)}`),
        program: 'fertilization',
        rounds: [
          { round: 'spring', amount: '55.00' },
          { round: 'fall', amount: '61.00' },
        ],
      }),
      staff,
      undefined,
    );
    await bothAgree(offer);
  },
  cancel: (house, number) => agree(house, number, { kind: 'cancel' }),
  restart: (house, number) => agree(house, number, { kind: 'restart' }),
  pause: (house, number) =>
    agree(house, number, {
      kind: 'pause',
      from: addDays(today(), 2 + (number % 20)),
      ...(number % 2 === 0 && { until: addDays(today(), 9 + (number % 40)) }),
    }),
  resume: (house, number) => agree(house, number, { kind: 'resume' }),
  frequency: (house, number) =>
    agree(house, number, {
      kind: 'frequency',
      frequency: pick(['weekly', 'bi-weekly', 'monthly'], number),
    }),
  async weekday(house, number) {
    const plan = pick(await plansAt(house), number);
    if (!plan) return;
    const change = { version: plan.version, weekday: 1 + (number % 5) };
    await changeWeekday(test.context, staff, plan.id, change);
  },
  async skip(house, number) {
    const visit = pick(await visitsAt(house, 'scheduled', 'ahead'), number);
    if (visit) await skipOwnVisit(test.context, customer, visit.id, visit.version);
  },
  async unskip(house, number) {
    const visit = pick(await visitsAt(house, 'skipped', 'ahead'), number);
    if (visit) await unskipOwnVisit(test.context, customer, visit.id, visit.version);
  },
  async notMade(house, number) {
    const visit = pick(await visitsAt(house, 'scheduled', 'past'), number);
    const why = { kind: 'weather', reason: 'Rain all day.' } as const;
    if (visit)
      await skipVisit(test.context, staff.id, visit.id, { version: visit.version, ...why });
  },
  async move(house, number) {
    const visit = pick(await visitsAt(house, 'scheduled', 'ahead'), number);
    const days = visit ? await visitDays(test.context, customer.id, visit.id) : [];
    const day = pick(days, number);
    if (!visit || !day) return;
    const move = { version: visit.version, date: day.date, confirmsClose: true };
    await moveVisit(test.context, customer, visit.id, move);
  },
  async complete(house, number) {
    const visit = pick(await visitsAt(house, 'scheduled', 'past'), number);
    if (!visit) return;
    const report = VisitCompletion.parse({
      version: visit.version,
      arrivedAt: `${visit.scheduledDate}T13:00:00.000Z`,
      departedAt: `${visit.scheduledDate}T14:00:00.000Z`,
      workDone: ['Mowed'],
      photosMissingReason: 'The camera is broken.',
    });
    await completeVisit(test.context, staff.id, visit.id, report);
  },
  async size(house, number) {
    const plan = pick(await plansAt(house), number);
    if (!plan) return;
    const measured = { version: plan.version, lawnArea: 3000 + (number % 9) * 1000 };
    await recordMeasuredLawn(test.context, staff, plan.id, measured);
  },
  async price(house, number) {
    const plan = pick(await plansAt(house), number);
    if (!plan) return;
    const proposal = {
      plans: String(plan.id),
      by: 'amount',
      value: `${(number % 9) - 2}.00`,
      reason: 'Fuel.',
      from: addDays(today(), 31),
    } as const;
    const { hash } = await previewPrices(test.context, proposal);
    await proposePrices(test.context, staff.id, { ...proposal, hash }, undefined);
    await test.open.db.update(planChanges).set({ noticeSentAt: test.context.clock() });
  },
};

function offered(house: number, number: number) {
  return {
    customerId: customer.id,
    propertyId: house,
    lotSize: 9000,
    lawnArea: 5915,
    crewId: pick(crewIds, number),
    validUntil: addDays(today(), 20),
    isSent: true,
  };
}

function nextWeekday(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 6 ? addDays(date, 2) : weekday === 0 ? addDays(date, 1) : date;
}

/** In two tabs at once. */
async function bothAgree(offer: { id: string; version: number; contentHash: string | null }) {
  const yes = {
    version: offer.version,
    contentHash: offer.contentHash ?? '',
    signedName: 'Fern Sample',
  };
  const answering = { offerId: offer.id, userId: customer.id, actorId: customer.id };
  const say = () => refusable(agreeToOffer(test.context, answering, yes, undefined));
  await Promise.all([say(), say()]);
}

/** What the service refuses is an answer, too; anything else is a fault of ours. */
async function refusable(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!(error instanceof RequestProblem)) throw error;
  });
}

/** Each house begins with a plan of mowing and its visits. */
async function begin(): Promise<void> {
  const { db } = test.open;
  await emptySchedule(test);
  for (const table of [planChanges, planOffers, servicePlans]) await db.delete(table);
  test.setNow(TEST_NOW);
  await db.insert(servicePlans).values(
    houses.map((propertyId, house) => ({
      propertyId,
      crewId: crewIds[house % crewIds.length] ?? null,
      name: 'Lawn Maintenance',
      frequency: 'bi-weekly' as const,
      monthlyPrice: '120.00',
      everyVisitLines: VISIT_LINES,
      firstVisitLines: FIRST_LINES,
      lawnArea: 5915,
      startsOn: '2026-11-16',
    })),
  );
  await keepPlansGoing(test.context);
}

/** What must be so whatever has happened. */
async function checkAll(seen: Set<string>): Promise<void> {
  const { db } = test.open;
  const twice = await db
    .select({ propertyId: servicePlans.propertyId, kind: servicePlans.kind })
    .from(servicePlans)
    .where(sql`${servicePlans.status} <> 'cancelled'`)
    .groupBy(servicePlans.propertyId, servicePlans.kind)
    .having(sql`count(*) > 1`);
  expect(twice).toEqual([]);
  for (const { shownTerms, termsHash } of await db.select().from(planAgreements)) {
    expect(hashOf(shownTerms)).toBe(termsHash);
  }
  const taken = new Set<string>();
  for (const row of await db.select().from(visits).where(inArray(visits.propertyId, houses))) {
    const state = visitStateOf(row);
    seen.add(state);
    const lines = row.priceLines ?? [];
    expect(lines.length, `visit ${row.id} has a price`).toBeGreaterThan(0);
    const price = linesTotal(lines, TAX_BASIS_POINTS).total;
    expect(price).toBeGreaterThan(0);
    expect(visitCharge(row, TAX_BASIS_POINTS).total).toBe(state === 'completed' ? price : 0);
    if (row.status === 'cancelled' || row.status === 'skipped') continue;
    const date = `${row.servicePlanId} ${row.ruleDate}`;
    expect(taken.has(date), `two visits for ${date}`).toBe(false);
    taken.add(date);
  }
}

const event = fc.record({
  name: fc.constantFrom(...Object.keys(happenings)),
  number: fc.nat({ max: 60 }),
});
const step = fc.record({
  days: fc.integer({ min: 1, max: 14 }),
  events: fc.array(event, { minLength: HOUSES, maxLength: HOUSES }),
});

it(
  'keeps plans, prices, agreements and charges true',
  async () => {
    const seen = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 4 }), async (steps) => {
        await begin();
        for (const { days, events } of steps) {
          const ended = await Promise.allSettled(
            events.map(({ name, number }, house) =>
              refusable(happenings[name]?.(houses[house] ?? 0, number) ?? Promise.resolve()),
            ),
          );
          for (const one of ended) if (one.status === 'rejected') throw one.reason;
          test.setNow(new Date(test.context.clock().getTime() + days * 86_400_000));
          await keepPlansGoing(test.context);
          await applyDueChanges(test.context);
        }
        await checkAll(seen);
      }),
      { numRuns: SEQUENCES / HOUSES, endOnFailure: true },
    );
    // The events did something.
    expect([...seen]).toEqual(
      expect.arrayContaining(['completed', 'customer_skipped', 'cancelled']),
    );
  },
  rounds(300_000, 7_200_000),
);
