// What the office writes: the form that a request fills in, the price that is held, and drafts.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leads } from '#server/platform/database/schema/lead.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { properties } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  filledIn,
  lawnAt,
  openPlanOffice,
  type PlanOffice,
} from '../../../../test/plan-offer-office.ts';

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

  it('has its open offers in a list, by the day until which they hold', async () => {
    for (const daysAgo of [0, 3, 1, 2]) {
      office.test.setNow(new Date(TEST_NOW.getTime() - daysAgo * 86_400_000));
      await office.offer(await office.ask(person()));
    }
    const open = (await office.byStaff('GET /api/console/plan-offers')).json();
    expect(open.items.length).toBeGreaterThan(3);
    const days = open.items.map(({ validUntil }: { validUntil: string }) => validUntil);
    expect(days).toEqual([...days].sort());
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
