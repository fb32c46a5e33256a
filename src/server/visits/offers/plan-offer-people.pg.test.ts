// Who an offer is for: one plan at a time, a yes by telephone, and who may see it.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planOffers } from '#server/platform/database/schema/plan-offer.ts';
import { servicePlans } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  filledIn,
  lawnAt,
  openPlanOffice,
  type PlanOffice,
  tokenOf,
  yesTo,
} from '../../../../test/plan-offer-office.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';

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

const rowOf = async (id: string) =>
  (await office.test.open.db.select().from(planOffers).where(eq(planOffers.id, id)))[0];
const plansAt = async (propertyId: number) =>
  office.test.open.db.select().from(servicePlans).where(eq(servicePlans.propertyId, propertyId));

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
