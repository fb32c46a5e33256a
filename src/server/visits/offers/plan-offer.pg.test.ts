// Starting a plan: from a stranger's wish to visits with prices. What is agreed to is what was shown, once, and nothing else.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leads } from '#server/platform/database/schema/lead.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  filledIn,
  lawnAt,
  openPlanOffice,
  type PlanOffice,
  wish,
  yesTo,
} from '../../../../test/plan-offer-office.ts';
import { hashOf } from './seal-plan-offer.ts';

let office: PlanOffice;
beforeAll(async () => {
  office = await openPlanOffice();
});
afterAll(() => office.test.close());

let house = 100;
/** Someone new, with a lawn of their own. */
const person = () => {
  house += 1;
  return { email: `person${house}@example.com`, address: lawnAt(house) };
};
beforeEach(() => office.test.setNow(TEST_NOW));

const leadOf = async (id: string) =>
  (await office.test.open.db.select().from(leads).where(eq(leads.planRequestId, id)))[0];
const rowOf = async (id: string) =>
  (await office.test.open.db.select().from(planOffers).where(eq(planOffers.id, id)))[0];
const plansAt = async (propertyId: number) =>
  office.test.open.db.select().from(servicePlans).where(eq(servicePlans.propertyId, propertyId));

describe('from a request to visits', () => {
  it('makes customer and property, seals what is sent, and starts the plan that was shown', async () => {
    const who = person();
    const id = await office.ask(who);
    const offer = await office.offer(id);
    expect(offer).toMatchObject({ state: 'sent', customer: { email: who.email }, lead: { id } });
    const sealed = await rowOf(offer.id);
    expect(sealed?.contentHash).toBe(hashOf(sealed?.content ?? ''));
    expect(await leadOf(id)).toMatchObject({ stage: 'quoted', customerId: offer.customer.id });

    const shown = (await office.look(offer)).json();
    expect(shown).toMatchObject({
      state: 'sent',
      customerName: 'Willow Sample',
      propertyAddress: who.address,
      firstVisit: { subtotal: '87.99', tax: '7.26', total: '95.25' },
      everyVisit: { subtotal: '67.99', tax: '5.61', total: '73.60' },
    });
    const answer = await office.byLink(offer, 'agree', yesTo(shown));
    expect([answer.statusCode, answer.json().state]).toEqual([200, 'accepted']);

    const started = await office.started(offer);
    expect(started?.plan).toMatchObject({
      kind: 'mowing',
      frequency: 'weekly',
      startsOn: '2026-11-17',
      crewId: office.crewId,
      lotSize: 8170,
      lawnArea: 5311,
      monthlyPrice: '237.97',
      firstVisitLines: shown.firstVisitLines,
      everyVisitLines: shown.everyVisitLines,
    });
    const [first, second, ...rest] = started?.visits ?? [];
    expect(first).toMatchObject({
      scheduledDate: '2026-11-17',
      status: 'scheduled',
      priceLines: shown.firstVisitLines,
    });
    expect(second).toMatchObject({
      scheduledDate: '2026-12-01',
      priceLines: shown.everyVisitLines,
    });
    expect(rest.length).toBeGreaterThan(1);

    const [agreement] = await office.test.open.db
      .select()
      .from(planAgreements)
      .where(eq(planAgreements.servicePlanId, started?.plan?.id ?? 0));
    expect(agreement).toMatchObject({
      kind: 'start',
      way: 'link',
      signedName: 'Willow Sample',
      shownTerms: sealed?.content,
      termsHash: shown.contentHash,
    });
    expect((await leadOf(id))?.stage).toBe('won');
    const thread = (await office.byStaff(`GET /api/console/leads/plan/${id}`)).json();
    expect(thread.planOffer).toEqual({
      id: offer.id,
      status: 'accepted',
      servicePlanId: started?.plan?.id,
    });
  });

  it('begins on the promised day though its crew is full by then, and later ones where there is room', async () => {
    const offer = await office.offer(await office.ask(person()));
    await office.setCapacity(1);
    await office.byLink(offer, 'agree', yesTo(offer));
    const dates = (await office.started(offer))?.visits.map((visit) => visit.scheduledDate);
    expect(dates?.[0]).toBe('2026-11-17');
    await office.setCapacity(60);
  });

  it('begins a week later for who agrees too late for the first day', async () => {
    const offer = await office.offer(await office.ask(person()));
    office.test.setNow(new Date('2026-11-17T12:00:00Z'));
    await office.byLink(offer, 'agree', yesTo(offer));
    const started = await office.started(offer);
    expect(started?.visits[0]).toMatchObject({
      scheduledDate: '2026-11-24',
      priceLines: offer.firstVisitLines,
    });
    expect((await office.look(offer)).json()).toMatchObject({
      firstDay: '2026-11-17',
      startsOn: '2026-11-24',
    });
  });

  it('has one visit where each is asked for by itself', async () => {
    const single = { ...person(), frequency: 'per-visit', addOns: [] };
    const totals = { firstVisitTotal: '62.99', everyVisitTotal: '62.99' };
    const offer = await office.offer(await office.ask({ ...single, ...totals }));
    await office.byLink(offer, 'agree', yesTo(offer));
    expect((await office.started(offer))?.visits).toHaveLength(1);
  });

  it('works for a caller without an email address', async () => {
    const call = { name: 'Reed Sample', phone: '(281) 555-0123', words: 'Wants mowing.' };
    const lead = (await office.byStaff('POST /api/console/leads', call)).json();
    const query = `leadKind=call&leadId=${lead.id}&address=${encodeURIComponent(person().address)}`;
    const form = (await office.byStaff(`GET /api/console/plan-offer-form?${query}`)).json();
    const body = { ...filledIn(form), lead, isSent: true };
    const offer = (await office.byStaff('POST /api/console/plan-offers', body)).json();
    expect([offer.state, offer.customer.email]).toEqual(['sent', null]);
    const yes = {
      version: offer.version,
      contentHash: offer.contentHash,
      saidBy: 'Reed Sample',
      way: 'phone',
      saidOn: '2026-11-09',
    };
    const taken = await office.byStaff(`POST /api/console/plan-offers/${offer.id}/yes`, yes);
    expect([taken.statusCode, taken.json().state]).toEqual([200, 'accepted']);
  });
});

describe('an answer', () => {
  it('to another version or hash is 409, and nothing is written', async () => {
    const offer = await office.offer(await office.ask(person()));
    const good = yesTo(offer);
    for (const yes of [
      { ...good, version: offer.version + 1 },
      { ...good, contentHash: '0'.repeat(64) },
    ]) {
      const answer = await office.byLink(offer, 'agree', yes);
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'changed_meanwhile']);
    }
    expect(await office.started(offer)).toBeUndefined();
    expect(await plansAt(offer.property.id)).toEqual([]);
  });

  it('after the last day is 409 with whom to call, but declining still works', async () => {
    const offer = await office.offer(await office.ask(person()));
    office.test.setNow(new Date('2026-12-10T15:00:00Z'));
    expect((await office.look(offer)).json().state).toBe('expired');
    const answer = await office.byLink(offer, 'agree', yesTo(offer));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'too_late']);
    expect(await office.started(offer)).toBeUndefined();
    const no = { version: offer.version, reason: 'Found somebody else.' };
    expect((await office.byLink(offer, 'decline', no)).json().declineReason).toBe(no.reason);
  });

  it('to an offer that was withdrawn says what is different in the newer one', async () => {
    const id = await office.ask(person());
    const offer = await office.offer(id);
    const { version } = offer;
    await office.byStaff(`POST /api/console/plan-offers/${offer.id}/withdraw`, { version });
    const alone = await office.byLink(offer, 'agree', yesTo(offer));
    expect([alone.statusCode, alone.json().detail]).toEqual([
      409,
      expect.stringContaining('withdrawn'),
    ]);
    await office.offer(id, { firstDay: '2026-11-19' });
    const answer = await office.byLink(offer, 'agree', yesTo(offer));
    expect(answer.json().changes).toEqual([
      'The first day: Tuesday, November 17, 2026 before, Thursday, November 19, 2026 now.',
    ]);
    expect(await office.started(offer)).toBeUndefined();
  });

  it('is given once: of thirty at the same moment one starts the plan', async () => {
    const offer = await office.offer(await office.ask(person()));
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => office.byLink(offer, 'agree', yesTo(offer))),
    );
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set([200, 409]));
    expect(await plansAt(offer.property.id)).toHaveLength(1);
  });

  it('is kept by its row alone: a text that was changed past every check is not taken', async () => {
    const offer = await office.offer(await office.ask(person()));
    const { db } = office.test.open;
    await db
      .update(planOffers)
      .set({ contentHash: 'f'.repeat(64) })
      .where(eq(planOffers.id, offer.id));
    expect((await office.byLink(offer, 'agree', yesTo(offer))).statusCode).toBe(409);
  });
});

/** In a rush a connection may not be had in time: nothing was done, and anyone who wants it asks again. */
async function whenThereIsRoom(work: () => Promise<void>): Promise<void> {
  const tried = () =>
    work().then(
      () => true,
      () => false,
    );
  await expect.poll(tried, { timeout: 60_000, interval: 200 }).toBe(true);
}

/** As a browser does, which sends again what was answered with 503. */
async function untilAnswered<Answer extends { statusCode: number }>(
  ask: () => Promise<Answer>,
): Promise<Answer> {
  let answer = await ask();
  for (let again = 0; answer.statusCode === 503 && again < 20; again += 1) answer = await ask();
  return answer;
}

describe('a hundred customers while the price list changes', () => {
  it('each have in plan and first visits what they saw', async () => {
    const crowd = Array.from({ length: 100 }, () => ({ ...person(), addOns: [] }));
    const totals = { firstVisitTotal: '52.99', everyVisitTotal: '52.99' };
    const offers = [];
    for (const who of crowd)
      offers.push(await office.offer(await office.ask({ ...who, ...totals })));
    const editing = Array.from({ length: 5 }, async () => {
      for (let turn = 0; turn < 6; turn += 1) await whenThereIsRoom(() => office.raisePrices(7));
    });
    const answers = await Promise.all(
      offers.map(async (offer) => {
        const shown = (await untilAnswered(() => office.look(offer))).json();
        return {
          shown,
          answer: await untilAnswered(() => office.byLink(offer, 'agree', yesTo(shown))),
        };
      }),
    );
    await Promise.all(editing);
    for (const [index, { shown, answer }] of answers.entries()) {
      expect(answer.statusCode).toBe(200);
      const started = await office.started(offers[index] ?? { id: '' });
      expect(started?.plan?.everyVisitLines).toEqual(shown.everyVisitLines);
      expect(started?.visits[0]?.priceLines).toEqual(shown.firstVisitLines);
      expect(started?.visits.slice(1).map((visit) => visit.priceLines)).toEqual(
        started?.visits.slice(1).map(() => shown.everyVisitLines),
      );
    }
    await office.raisePrices(-210);
    await office.untilFee(299);
  }, 240_000);

  it('are in the list of plans, page by page', async () => {
    const first = (await office.byStaff('GET /api/console/service-plans')).json();
    expect(first.items).toHaveLength(50);
    const path = `GET /api/console/service-plans?cursor=${first.next}` as const;
    const second = (await office.byStaff(path)).json();
    expect(second.items[0].id).toBeLessThan(first.items.at(-1).id);
  });
});

it('agreeing schedules nothing twice when the generator runs at the same time', async () => {
  const offer = await office.offer(await office.ask(person()));
  await Promise.all([
    office.byLink(offer, 'agree', yesTo(offer)),
    office.byStaff('POST /api/console/visit-runs'),
    office.byStaff('POST /api/console/visit-runs'),
  ]);
  const planId = (await office.started(offer))?.plan?.id ?? 0;
  const own = await office.test.open.db
    .select()
    .from(visits)
    .where(and(eq(visits.servicePlanId, planId), eq(visits.status, 'scheduled')));
  const dates = own.map(({ scheduledDate }) => scheduledDate);
  expect(new Set(dates).size).toBe(dates.length);
  expect(own.filter((visit) => visit.priceLines?.length === wish.addOns.length + 2)).toHaveLength(
    1,
  );
});
