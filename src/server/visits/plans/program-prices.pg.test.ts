// The price of a program after its first year: raised with notice, round by round, for the rounds from then on; and renewed as it is.
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ProgramOfferForm } from '#contract/visits/program-offers.ts';
import { planAgreements } from '#server/platform/database/schema/plan-offer.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { openPlanOffice, type PlanOffice, yesTo } from '../../../../test/plan-offer-office.ts';
import { newCustomer, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import { applyDueChanges } from './apply-plan-change.ts';
import { keepPlansGoing } from './generate-visits.ts';

let office: PlanOffice;
let fern: PortalCustomer;
let planId = 0;
beforeAll(async () => {
  office = await openPlanOffice();
  fern = await newCustomer(office.test, 'fern@example.com', { crewId: office.crewId });
  await office.test.work();
  planId = await startFertilization();
});
afterAll(() => office.test.close());

/** Three rounds a year of $55 each, from Tuesday, April 6, 2027 on, agreed to by the private link. */
async function startFertilization(): Promise<number> {
  const search = new URLSearchParams({
    customerId: fern.id,
    propertyId: String(fern.propertyId),
    program: 'fertilization',
    firstDay: '2027-04-06',
  });
  const form: ProgramOfferForm = (
    await office.byStaff(`GET /api/console/program-offer-form?${search}`)
  ).json();
  const offered = await office.byStaff('POST /api/console/program-offers', {
    customerId: fern.id,
    propertyId: fern.propertyId,
    program: form.program.slug,
    rounds: form.rounds.map(({ slug }) => ({ round: slug, amount: '55.00' })),
    lotSize: 8170,
    lawnArea: 5311,
    firstDay: form.firstDay,
    crewId: form.crewId,
    visitTime: form.visitTime,
    validUntil: form.validUntil,
    isSent: true,
  });
  expect(offered.statusCode, offered.body).toBe(201);
  const offer = offered.json();
  expect((await office.byLink(offer, 'agree', yesTo(offer))).statusCode).toBe(200);
  return (await office.started(offer))?.plan?.id ?? 0;
}

async function goOnUntil(day: string): Promise<void> {
  office.test.setNow(new Date(`${day}T15:00:00Z`));
  await applyDueChanges(office.test.context);
  await keepPlansGoing(office.test.context);
}

const mailWith = (words: string) =>
  vi.waitFor(
    () => {
      const mail = office.test.sent.find(({ text }) => text.includes(words));
      if (!mail) throw new Error(`no mail says "${words}"`);
      return mail;
    },
    { timeout: 20_000, interval: 100 },
  );
const key = () => ({ 'idempotency-key': crypto.randomUUID() });
const byStaff = (call: Parameters<typeof send>[2], body?: object) =>
  send(office.test, office.staff, call, body, key());
const pricesOfVisits = async () => {
  const rows = await office.test.open.db
    .select()
    .from(visits)
    .where(eq(visits.servicePlanId, planId))
    .orderBy(asc(visits.scheduledDate));
  return rows.map(({ scheduledDate, priceLines }) => [scheduledDate, priceLines?.[0]?.amount]);
};

it('is raised with notice: each round from its day on, and not the one before', async () => {
  await goOnUntil('2027-04-07');
  expect(await pricesOfVisits()).toEqual([
    ['2027-04-06', '55.00'],
    ['2027-06-15', '55.00'],
  ]);
  const proposal = {
    plans: String(planId),
    by: 'percent',
    value: '10',
    reason: 'Fertilizer went up.',
    from: '2027-05-10',
  };
  const preview = await byStaff(
    `GET /api/console/plan-prices/preview?${new URLSearchParams(proposal)}`,
  );
  expect(preview.json()).toMatchObject({
    items: [{ planId, per: 'year', before: '165.00', after: '181.50', refusal: null }],
    monthlyBefore: '13.75',
    // 181.50 over twelve.
    monthlyAfter: '15.13',
  });
  const { hash } = preview.json();
  const sent = await byStaff('POST /api/console/plan-prices/proposals', { ...proposal, hash });
  expect(sent.statusCode, sent.body).toBe(201);
  expect((await mailWith('Fertilizer went up.')).text).toContain('$55.00 now, then $60.50');
  const { items } = (await byStaff('GET /api/console/plan-prices')).json();
  expect(items.find((item: { planId: number }) => item.planId === planId)).toMatchObject({
    per: 'year',
    price: '165.00',
    proposal: { price: '181.50', effectiveOn: '2027-05-10' },
  });

  await goOnUntil('2027-05-10');
  expect(await pricesOfVisits()).toEqual([
    ['2027-04-06', '55.00'],
    ['2027-06-15', '60.50'],
  ]);
  // A round that comes into sight after that.
  await goOnUntil('2027-08-01');
  expect((await pricesOfVisits()).at(-1)).toEqual(['2027-09-21', '60.50']);
  const own = (await send(office.test, fern, `GET /api/portal/plans/${planId}`)).json();
  expect(own.plan).toMatchObject({ monthlyPrice: '15.13', visitPrice: null });
  expect(own.plan.rounds.map(({ price }: { price: string }) => price)).toEqual([
    '60.50',
    '60.50',
    '60.50',
  ]);
});

it('is renewed for another year at the same price, with a letter of all rounds', async () => {
  await goOnUntil('2028-03-01');
  const preview = (await byStaff(`GET /api/console/plan-renewals/preview?plans=${planId}`)).json();
  expect(preview.items).toMatchObject([
    { planId, per: 'year', price: '181.50', from: '2028-04-06', refusal: null },
  ]);
  const sent = await byStaff('POST /api/console/plan-renewals', {
    plans: String(planId),
    hash: preview.hash,
  });
  expect(sent.json()).toEqual({ renewed: 1 });
  expect((await mailWith('another year')).text).toContain('$181.50 a year');
  const agreements = await office.test.open.db
    .select()
    .from(planAgreements)
    .where(eq(planAgreements.servicePlanId, planId));
  expect(agreements.map(({ kind }) => kind)).toEqual(['start', 'price', 'renewal']);
});
