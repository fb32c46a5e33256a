// Starting a plan: from a stranger's wish to visits with prices. What is agreed to is what was shown, once, and nothing else.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leads } from '#server/platform/database/schema/lead.ts';
import { planAgreements, planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { properties, servicePlans, visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  filledIn,
  lawnAt,
  openPlanOffice,
  type PlanOffice,
  tokenOf,
  wish,
  yesTo,
} from '../../../../test/plan-offer-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
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
const taxable = (label: string, amount: string) => ({ label, amount, taxClass: 'taxable' });

describe('the form of a request', () => {
  it('has place, sizes, choices, the day and the price lines that the person saw', async () => {
    const form = await office.formOf(await office.ask(person()));
    expect(form).toMatchObject({
      person: { name: 'Willow Sample' },
      address: lawnAt(house),
      frequency: 'weekly',
      addOns: ['first-mow', 'bagging'],
      lotSize: 8170,
      lawnArea: 5311,
      decision: null,
      firstDay: '2026-11-17',
      crewId: office.crewId,
      validUntil: '2026-12-09',
      taxBasisPoints: 825,
    });
    expect(form.firstVisitLines).toEqual([
      taxable('Mowing, weekly', '50.00'),
      taxable('First-time mow', '20.00'),
      taxable('Backyard bagging', '15.00'),
      taxable('Trust and Safety Fee', '2.99'),
    ]);
    expect(form.everyVisitLines.map(({ amount }) => amount)).toEqual(['50.00', '15.00', '2.99']);
  });

  it('prices another frequency by the list, and no longer calls the price held', async () => {
    const id = await office.ask(person());
    expect((await office.formOf(id)).heldPrice).toMatchObject({ until: '2026-12-09' });
    const form = await office.formOf(id, '&frequency=monthly&addOns=');
    expect(form.heldPrice).toBeNull();
    expect(form.everyVisitLines[0]).toEqual(taxable('Mowing, monthly', '58.00'));
  });

  it('asks a person for the price above one acre, and outside the reach', async () => {
    const size = { propertySize: 45_000, dataSource: 'manual', addOns: [] };
    const totals = { firstVisitTotal: '132.99', everyVisitTotal: '132.99' };
    const price = await office.test.app.inject({
      method: 'POST',
      url: '/api/lawn-plans/price',
      payload: { propertySize: 45_000, frequency: 'weekly' },
    });
    const { firstVisitTotal, everyVisitTotal } = price.json();
    const id = await office.ask({
      ...person(),
      ...size,
      ...totals,
      firstVisitTotal,
      everyVisitTotal,
    });
    const form = await office.formOf(id);
    expect([form.decision, form.firstVisitLines]).toEqual([
      expect.stringContaining('one acre'),
      [],
    ]);
    const far = await office.formOf(
      await office.ask(person()),
      '&address=1 Main St, Dallas, TX 75201',
    );
    expect(far.decision).toContain('outside');
  });

  it('proposes days with room, the least added driving first', async () => {
    const form = await office.formOf(await office.ask(person()));
    const minutes = form.firstDays.map(({ addedMinutes }) => addedMinutes ?? 0);
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    await office.setCapacity(0);
    expect((await office.formOf(await office.ask(person()))).firstDays).toEqual([]);
    await office.setCapacity(60);
  });
});

describe('a held price', () => {
  it('is offered whatever the list says, until its last day', async () => {
    const id = await office.ask(person());
    await office.raisePrices(100);
    await office.untilFee(399);
    const held = await office.formOf(id);
    expect(held.everyVisitLines.at(-1)?.amount).toBe('2.99');
    office.test.setNow(new Date('2026-12-10T15:00:00Z'));
    const later = await office.formOf(id);
    expect([later.heldPrice, later.everyVisitLines.at(-1)?.amount]).toEqual([null, '3.99']);
    await office.raisePrices(-100);
    await office.untilFee(299);
  });

  it('is named by the receipt with its number and last day', async () => {
    const id = await office.ask(person());
    const [row] = await office.test.open.db
      .select()
      .from(planRequests)
      .where(eq(planRequests.id, id));
    expect(row?.priceNumber).toBeGreaterThan(1000);
    expect(row?.priceHeldUntil).toBe('2026-12-09');
    expect(row?.priceLines[0]).toEqual({
      label: 'Mowing, weekly',
      amount: '50.00',
      isEveryVisit: true,
    });
  });
});

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
});

describe('a second plan', () => {
  it('of a kind is refused with words, for the office and for who agrees', async () => {
    const id = await office.ask(person());
    const offer = await office.offer(id);
    await office.byLink(offer, 'agree', yesTo(offer));
    const body = { ...filledIn(await office.formOf(id)), lead: { kind: 'plan', id }, isSent: true };
    const again = await office.byStaff('POST /api/console/plan-offers', body);
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      expect.stringContaining('already has a plan'),
    ]);
    expect((await office.formOf(id)).hasPlan).toBe(true);
  });

  it('does not start when one has come into being since the offer was sent', async () => {
    const offer = await office.offer(await office.ask(person()));
    await office.test.open.db.insert(servicePlans).values({
      propertyId: offer.property.id,
      name: 'Lawn Maintenance',
      frequency: 'weekly',
      monthlyPrice: '100.00',
      startsOn: '2026-11-10',
    });
    const answer = await office.byLink(offer, 'agree', yesTo(offer));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
    expect((await rowOf(offer.id))?.status).toBe('sent');
    expect(await plansAt(offer.property.id)).toHaveLength(1);
  });

  it('is not offered beside an open offer, but in place of one that has expired', async () => {
    const id = await office.ask(person());
    const offer = await office.offer(id);
    const body = { ...filledIn(await office.formOf(id)), lead: { kind: 'plan', id }, isSent: true };
    expect((await office.byStaff('POST /api/console/plan-offers', body)).statusCode).toBe(409);
    office.test.setNow(new Date('2026-12-15T15:00:00Z'));
    const later = { ...body, firstDay: '2026-12-17', validUntil: '2027-01-10' };
    expect((await office.byStaff('POST /api/console/plan-offers', later)).statusCode).toBe(201);
    expect((await rowOf(offer.id))?.status).toBe('withdrawn');
  });
});

describe('a yes by telephone', () => {
  const phoned = async () => {
    const offer = await office.offer(await office.ask(person()));
    const yes = {
      version: offer.version,
      contentHash: offer.contentHash,
      saidBy: 'Willow Sample',
      way: 'phone',
      saidOn: '2026-11-08',
      note: 'Called back at noon.',
    };
    const answer = await office.byStaff(`POST /api/console/plan-offers/${offer.id}/yes`, yes);
    return { offer, answer };
  };

  it('starts the plan, and says who took it, how and when', async () => {
    const { offer, answer } = await phoned();
    expect([answer.statusCode, answer.json().agreement]).toMatchObject([
      200,
      { way: 'phone', signedName: 'Willow Sample', takenNote: 'Called back at noon.' },
    ]);
    expect(answer.json().agreement.agreedAt).toBe('2026-11-08T18:00:00.000Z');
    expect((await office.started(offer))?.visits.length).toBeGreaterThan(2);
  });

  it('can be objected to once by the link, and the office answers it once', async () => {
    const { offer, answer } = await phoned();
    const objection = { objection: 'I only asked what it costs.' };
    const objected = await office.byLink(offer, 'objection', objection);
    expect(objected.json().agreement.objection).toBe(objection.objection);
    expect((await office.byLink(offer, 'objection', objection)).statusCode).toBe(409);
    const { id } = answer.json().agreement;
    const path = `POST /api/console/plan-agreements/${id}/objection-answer` as const;
    const reply = await office.byStaff(path, { answer: 'We have canceled it.' });
    expect(reply.json().objectionAnswer).toBe('We have canceled it.');
    expect((await office.byStaff(path, { answer: 'Again.' })).statusCode).toBe(409);
  });

  it('is not what its customer said themselves: there is nothing to object to', async () => {
    const offer = await office.offer(await office.ask(person()));
    await office.byLink(offer, 'agree', yesTo(offer));
    const answer = await office.byLink(offer, 'objection', { objection: 'No.' });
    expect(answer.statusCode).toBe(409);
  });

  it('is refused for a day that is yet to come', async () => {
    const offer = await office.offer(await office.ask(person()));
    const yes = { ...yesTo(offer), saidBy: 'Willow Sample', way: 'paper', saidOn: '2026-11-10' };
    const { signedName: _, ...body } = yes;
    const answer = await office.byStaff(`POST /api/console/plan-offers/${offer.id}/yes`, body);
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, '/saidOn']);
  });
});

describe('who sees an offer', () => {
  it('is its customer in the portal, where it can be agreed to as well', async () => {
    const who = person();
    const offer = await office.offer(await office.ask(who));
    const willow = { cookie: await signedIn(office.test, who.email) };
    const open = (await send(office.test, willow, 'GET /api/portal/plan-offers')).json();
    expect(open).toMatchObject([{ id: offer.id, everyVisitTotal: '73.60' }]);
    const path = `POST /api/portal/plan-offers/${offer.id}/agree` as const;
    const answer = await send(office.test, willow, path, yesTo(offer));
    expect(answer.json().agreement.way).toBe('portal');
    expect((await send(office.test, willow, 'GET /api/portal/plan-offers')).json()).toEqual([]);
    const { items } = (await send(office.test, willow, 'GET /api/portal/plans')).json();
    const own = `GET /api/portal/plans/${items[0].id}` as const;
    const { agreements } = (await send(office.test, willow, own)).json();
    expect(agreements).toMatchObject([{ kind: 'start', termsHash: offer.contentHash }]);
    const pdf = await send(
      office.test,
      willow,
      `GET /api/portal/plan-agreements/${agreements[0].id}/pdf`,
    );
    expect([pdf.statusCode, pdf.body.slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  it('is no one else: another customer gets the same 404 for it as for none', async () => {
    const offer = await office.offer(await office.ask(person()));
    const ben = { cookie: await signedIn(office.test, 'ben@example.com') };
    const yes = yesTo(offer);
    for (const [call, payload] of [
      ['GET /api/portal/plan-offers/ID', undefined],
      ['POST /api/portal/plan-offers/ID/agree', yes],
      ['POST /api/portal/plan-offers/ID/decline', { version: yes.version }],
    ] as const) {
      const at = (id: string) =>
        send(office.test, ben, call.replace('ID', id) as `GET /${string}`, payload);
      const foreign = await at(offer.id);
      expect([call, foreign.statusCode]).toEqual([call, 404]);
      expect(foreign.body).toBe((await at(crypto.randomUUID())).body);
      expect((await at('x')).body).toBe(foreign.body);
    }
  });

  it('is who has its link, for this one offer only', async () => {
    const one = await office.offer(await office.ask(person()));
    const other = await office.offer(await office.ask(person()));
    const [, mac = ''] = tokenOf(one).split('.');
    for (const token of [
      `${other.id}.${mac}`,
      `${one.id}.${'A'.repeat(43)}`,
      `${tokenOf(one)}A`,
      tokenOf(one).slice(0, -1),
      one.id,
      mac,
    ]) {
      const answer = await office.test.app.inject(`/api/plan-offers/by-link/${token}`);
      expect([token, answer.statusCode]).toEqual([token, 404]);
    }
    expect((await office.look(one)).json().id).toBe(one.id);
  });

  it('is the office alone while it is a draft', async () => {
    const who = person();
    const draft = await office.offer(await office.ask(who), { isSent: false });
    expect([draft.state, draft.path]).toEqual(['draft', null]);
    const willow = { cookie: await signedIn(office.test, who.email) };
    const answer = await send(office.test, willow, `GET /api/portal/plan-offers/${draft.id}`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('the office', () => {
  it('changes a draft and sends it; an older version is refused', async () => {
    const draft = await office.offer(await office.ask(person()), { isSent: false });
    const path = `/api/console/plan-offers/${draft.id}` as const;
    const form = await office.byStaff(`GET /api/console/plan-offer-form?offerId=${draft.id}`);
    const { propertyId: _, address: __, ...proposed } = filledIn(form.json());
    const body = { ...proposed, version: draft.version, message: 'See you soon.' };
    const changed = (await office.byStaff(`PATCH ${path}`, body)).json();
    expect(changed).toMatchObject({ message: 'See you soon.', version: draft.version + 1 });
    expect((await office.byStaff(`PATCH ${path}`, body)).statusCode).toBe(409);
    const sent = await office.byStaff(`POST ${path}/send`, { version: changed.version });
    expect(sent.json()).toMatchObject({ state: 'sent' });
    const texts = sent.json().history.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['Drafted', 'Draft changed', 'Sent']);
    expect((await office.byStaff(`PATCH ${path}`, { ...body, version: 3 })).statusCode).toBe(409);
  });

  it.each([
    ['a Sunday', { firstDay: '2026-11-22' }, '/firstDay'],
    ['today', { firstDay: '2026-11-09' }, '/firstDay'],
    ['a day that is past', { validUntil: '2026-11-08' }, '/validUntil'],
    ['no crew of ours', { crewId: 999_999 }, '/crewId'],
    ['less than nothing', { everyVisitLines: [taxable('Off', '-1.00')] }, '/everyVisitLines'],
    ['a lawn larger than its lot', { lawnArea: 9000 }, '/lawnArea'],
  ])('is told of %s', async (_, changes, pointer) => {
    const id = await office.ask(person());
    const body = { ...filledIn(await office.formOf(id)), lead: { kind: 'plan', id }, ...changes };
    const answer = await office.byStaff('POST /api/console/plan-offers', body);
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, pointer]);
    expect(await leadOf(id)).toMatchObject({ customerId: null });
  });

  it('has its offers and plans in lists, page by page', async () => {
    const open = (await office.byStaff('GET /api/console/plan-offers')).json();
    expect(open.items.length).toBeGreaterThan(3);
    const days = open.items.map(({ validUntil }: { validUntil: string }) => validUntil);
    expect(days).toEqual([...days].sort());
    const first = (await office.byStaff('GET /api/console/service-plans')).json();
    expect(first.items).toHaveLength(50);
    const path = `GET /api/console/service-plans?cursor=${first.next}` as const;
    const second = (await office.byStaff(path)).json();
    expect(second.items[0].id).toBeLessThan(first.items.at(-1).id);
  });

  it('offers a plan to a customer for one of their properties', async () => {
    const who = person();
    const offer = await office.offer(await office.ask(who));
    const { db } = office.test.open;
    const [place] = await db
      .insert(properties)
      .values({ userId: offer.customer.id, address: person().address })
      .returning();
    const query = `GET /api/console/plan-offer-form?propertyId=${place?.id}` as const;
    const form = (await office.byStaff(query)).json();
    expect(form).toMatchObject({ propertyId: place?.id, lotSize: 8170, heldPrice: null });
    const body = { ...filledIn(form), customerId: offer.customer.id, isSent: true };
    const answer = await office.byStaff('POST /api/console/plan-offers', body);
    expect(answer.json()).toMatchObject({ state: 'sent', property: { id: place?.id } });
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
