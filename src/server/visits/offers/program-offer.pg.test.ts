// Offering a program: its rounds with the days that crews have, prices by round, and no pesticide without the license. What is agreed to
// is what was shown, and its visits are its rounds.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskPlanOffer } from '#contract/visits/plan-offer-desk.ts';
import type { ProgramOfferForm } from '#contract/visits/program-offers.ts';
import { closures } from '#server/platform/database/schema/booking.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { setPesticideLicense } from '../../../../test/pesticide-license.ts';
import {
  lawnAt,
  openPlanOffice,
  type PlanOffice,
  yesTo,
} from '../../../../test/plan-offer-office.ts';
import { newCustomer, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import { keepPlansGoing } from '../plans/generate-visits.ts';
import { hashOf } from './seal-plan-offer.ts';

let office: PlanOffice;
let fern: PortalCustomer;
beforeAll(async () => {
  office = await openPlanOffice();
  fern = await newCustomer(office.test, 'fern@example.com', { crewId: office.crewId });
});
afterAll(() => office.test.close());
beforeEach(() => office.test.setNow(TEST_NOW));

const license = (number: string) => setPesticideLicense(office.test, number);

let house = 0;
/** An address that has no plan yet. */
const newAddress = () => {
  house += 1;
  return lawnAt(9000 + house);
};

async function formOf(query: Record<string, string>): Promise<ProgramOfferForm> {
  const search = new URLSearchParams({ customerId: fern.id, address: newAddress(), ...query });
  const answer = await office.byStaff(`GET /api/console/program-offer-form?${search}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

/** The body of a form as it is proposed. */
const filledIn = (form: ProgramOfferForm) => ({
  customerId: fern.id,
  address: form.address,
  program: form.program.slug,
  rounds: form.rounds
    .filter(({ isOffered }) => isOffered)
    .map(({ slug, amount }) => ({ round: slug, amount })),
  lotSize: form.lotSize,
  lawnArea: form.lawnArea,
  firstDay: form.firstDay,
  crewId: form.crewId,
  visitTime: form.visitTime,
  validUntil: form.validUntil,
});

async function offer(form: ProgramOfferForm, changes: object = {}): Promise<DeskPlanOffer> {
  const body = { ...filledIn(form), isSent: true, ...changes };
  const answer = await office.byStaff('POST /api/console/program-offers', body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

const namesOf = (form: ProgramOfferForm) => form.rounds.map(({ name }) => name);

describe('the form of a program', () => {
  it('has each round with its season, its price for this lawn and the day that the crew has', async () => {
    // 5,311 sq ft of lawn, $9 a thousand: $48, and $55 at least. Tuesday, April 6, 2027 is the first day of the plan.
    const form = await formOf({ program: 'fertilization', firstDay: '2027-04-06' });
    expect(form.rounds.map(({ name, date, amount }) => [name, date, amount])).toEqual([
      ['Spring Fertilization', '2027-04-06', '55.00'],
      // The first Tuesdays from June 10 and from September 20 on.
      ['Summer Fertilization', '2027-06-15', '55.00'],
      ['Fall Fertilization', '2027-09-21', '55.00'],
    ]);
    expect(form.rounds[0]).toMatchObject({ from: '04-01', until: '04-30', work: 'fertilization' });
  });

  it('proposes first days within the season that comes next, on which a crew works', async () => {
    const form = await formOf({ program: 'mulch' });
    // November 9 is a Monday within the season of the fall mulch.
    expect(form.firstDay).toBe('2026-11-10');
    for (const { date } of form.firstDays) expect(date <= '2026-11-30').toBe(true);
    const later = await formOf({ program: 'aeration' });
    expect(later.firstDay).toBe('2027-04-15');
  });

  it('moves a round off a closed day, and leaves out what the office leaves out', async () => {
    const { db } = office.test.open;
    await db.insert(closures).values({ date: '2027-06-15', reason: 'Inventory' });
    const query = { program: 'fertilization', firstDay: '2027-04-06', rounds: 'spring,summer' };
    const form = await formOf(query);
    expect(form.rounds.map(({ date }) => date)).toEqual(['2027-04-06', '2027-06-16', null]);
    await db.delete(closures).where(eq(closures.date, '2027-06-15'));
  });
});

describe('without the pesticide license', () => {
  it('no round with a pesticide is in a form, nor a program of nothing else', async () => {
    const form = await formOf({ program: 'year-round-lawn-care' });
    expect(namesOf(form)).toEqual([
      'Spring Mulch',
      'Spring Fertilization',
      'Core Aeration',
      'Summer Fertilization',
      'Fall Fertilization',
    ]);
    expect(form.programs.map(({ slug }) => slug)).not.toContain('pre-emergent');
    const search = new URLSearchParams({ customerId: fern.id, program: 'pre-emergent' });
    const answer = await office.byStaff(`GET /api/console/program-offer-form?${search}`);
    expect(answer.statusCode).toBe(404);
  });

  it('the server refuses the round, whatever a form says', async () => {
    const form = await formOf({ program: 'year-round-lawn-care', firstDay: '2027-03-02' });
    const body = {
      ...filledIn(form),
      rounds: [{ round: 'late-winter-pre-emergent', amount: '65.00' }],
    };
    const answer = await office.byStaff('POST /api/console/program-offers', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({ pointer: '/rounds' });
    expect(answer.json().errors[0].detail).toContain('Late-Winter Pre-Emergent');
  });

  it('a draft of before is not sent, and an offer of before is not agreed to', async () => {
    await license('0712345');
    const query = { program: 'pre-emergent', firstDay: '2027-02-02' };
    const draft = await offer(await formOf(query), { isSent: false });
    const sent = await offer(await formOf(query));
    await license('');
    const path = `POST /api/console/plan-offers/${draft.id}/send` as const;
    expect((await office.byStaff(path, { version: draft.version })).statusCode).toBe(422);
    const yes = await office.byLink(sent, 'agree', yesTo(sent));
    expect([yes.statusCode, yes.json().code]).toEqual([409, 'wrong_state']);
    expect(await office.started(sent)).toBeUndefined();
  });
});

describe('an agreed program', () => {
  it('is shown, sealed and made as its rounds', async () => {
    await license('0712345');
    const form = await formOf({ program: 'year-round-lawn-care', firstDay: '2027-02-02' });
    const body = filledIn(form);
    // The office takes the mulch out, and asks $99 for the aeration.
    const rounds = body.rounds
      .filter(({ round }) => round !== 'spring-mulch')
      .map((one) => (one.round === 'core-aeration' ? { ...one, amount: '99.00' } : one));
    const sent = await offer(form, { rounds });
    // Tuesdays: the aeration gives way to nothing, because the fertilization of April 6 is over by the 20th.
    const expected = [
      ['Late-Winter Pre-Emergent', '2027-02-02', '65.00'],
      ['Spring Fertilization', '2027-04-06', '55.00'],
      ['Core Aeration', '2027-04-20', '99.00'],
      ['Summer Fertilization', '2027-06-15', '55.00'],
      ['Fall Pre-Emergent', '2027-09-07', '65.00'],
      ['Fall Fertilization', '2027-09-21', '55.00'],
    ];
    expect(sent.rounds.map(({ name, date, total }) => [name, date, total.subtotal])).toEqual(
      expected,
    );
    // $394 over twelve.
    expect(sent.monthlyPrice).toBe('32.83');
    const shown = (await office.look(sent)).json();
    expect(shown.rounds).toEqual(sent.rounds);
    expect((await office.byLink(sent, 'agree', yesTo(sent))).statusCode).toBe(200);

    const { db } = office.test.open;
    const started = await office.started(sent);
    const planId = started?.plan?.id ?? 0;
    const [agreement] = await db
      .select()
      .from(planAgreements)
      .where(eq(planAgreements.servicePlanId, planId));
    expect(agreement?.termsHash).toBe(sent.contentHash);
    expect(hashOf(agreement?.shownTerms ?? '')).toBe(sent.contentHash);
    expect(JSON.parse(agreement?.shownTerms ?? '').rounds).toEqual(sent.rounds);

    // The year goes by: each round is a visit of its name and price, once.
    for (const day of ['2027-02-20', '2027-04-30', '2027-07-01', '2027-09-01']) {
      office.test.setNow(new Date(`${day}T15:00:00Z`));
      await keepPlansGoing(office.test.context);
    }
    const made = await db
      .select()
      .from(visits)
      .where(eq(visits.servicePlanId, planId))
      .orderBy(visits.scheduledDate);
    expect(
      made.map(({ serviceType, scheduledDate, priceLines }) => [
        serviceType,
        scheduledDate,
        priceLines?.[0]?.amount,
      ]),
    ).toEqual(expected);

    const plan = await office.byStaff(`GET /api/console/service-plans/${planId}`);
    expect(plan.json().plan).toMatchObject({
      kind: 'year-round',
      frequency: 'rounds',
      visitPrice: null,
      rounds: expected.map(([name, , price]) => ({ name, price })),
    });
    const own = await send(office.test, fern, `GET /api/portal/plans/${planId}`);
    expect(own.json().plan.rounds).toHaveLength(6);
    await license('');
  });

  it('leaves out the round that its customer agrees to too late, until the next year', async () => {
    const form = await formOf({ program: 'mulch', firstDay: '2026-11-24' });
    const sent = await offer(form);
    // On December 1 the season of the fall mulch is over.
    office.test.setNow(new Date('2026-12-01T15:00:00Z'));
    expect((await office.byLink(sent, 'agree', yesTo(sent))).statusCode).toBe(200);
    expect((await office.started(sent))?.visits).toEqual([]);
    office.test.setNow(new Date('2027-02-01T15:00:00Z'));
    await keepPlansGoing(office.test.context);
    const [first] = (await office.started(sent))?.visits ?? [];
    expect([first?.serviceType, first?.scheduledDate]).toEqual(['Spring Mulch', '2027-03-02']);
  });

  it('starts at many houses of one crew at the same moment', async () => {
    const sent = [];
    for (let count = 0; count < 6; count += 1) {
      sent.push(await offer(await formOf({ program: 'mulch', firstDay: '2026-11-24' })));
    }
    const answers = await Promise.all(sent.map((one) => office.byLink(one, 'agree', yesTo(one))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(sent.map(() => 200));
  });

  it('stands beside a mowing plan of the property, but not beside another of its kind', async () => {
    const form = await formOf({ program: 'aeration', firstDay: '2027-04-20' });
    const place = { address: undefined, propertyId: fern.propertyId };
    const sent = await offer(form, place);
    expect((await office.byLink(sent, 'agree', yesTo(sent))).statusCode).toBe(200);
    const again = await office.byStaff('POST /api/console/program-offers', {
      ...filledIn(form),
      ...place,
    });
    expect(again.statusCode).toBe(409);
  });
});

describe('a draft of a program', () => {
  it('is changed as one of a program alone, and keeps its prices', async () => {
    const form = await formOf({ program: 'fertilization', firstDay: '2027-04-06' });
    const priced = filledIn(form).rounds.map((round) => ({ ...round, amount: '61.50' }));
    const draft = await offer(form, { isSent: false, rounds: priced });
    const again = await office.byStaff(
      `GET /api/console/program-offer-form?offerId=${draft.id}&program=fertilization`,
    );
    expect(again.json().rounds.map(({ amount }: { amount: string }) => amount)).toEqual([
      '61.50',
      '61.50',
      '61.50',
    ]);
    const { customerId: _, address: __, ...body } = filledIn(form);
    const path = `/api/console/program-offers/${draft.id}` as const;
    const changed = await office.byStaff(`PATCH ${path}`, {
      ...body,
      rounds: body.rounds.slice(0, 2),
      version: draft.version,
    });
    expect(changed.json().rounds).toHaveLength(2);
    const other = await office.byStaff(`PATCH ${path}`, {
      ...body,
      program: 'mulch',
      rounds: [{ round: 'fall', amount: '180.00' }],
      firstDay: '2026-11-24',
      version: changed.json().version,
    });
    expect(other.statusCode).toBe(409);
  });

  it('refuses a first day outside of every season, rounds that are not there, and no round', async () => {
    const form = await formOf({ program: 'mulch' });
    const refusal = async (changes: object) => {
      const body = { ...filledIn(form), ...changes };
      const answer = await office.byStaff('POST /api/console/program-offers', body);
      return [answer.statusCode, answer.json().errors?.[0]?.pointer];
    };
    expect(await refusal({ firstDay: '2027-01-12' })).toEqual([422, '/firstDay']);
    expect(await refusal({ program: 'roses' })).toEqual([422, '/program']);
    expect(await refusal({ rounds: [{ round: 'summer', amount: '1.00' }] })).toEqual([
      422,
      '/rounds',
    ]);
    expect(await refusal({ rounds: [] })).toEqual([422, '/rounds']);
    expect(
      await office.test.open.db.$count(planOffers, eq(planOffers.firstDay, '2027-01-12')),
    ).toBe(0);
  });
});
