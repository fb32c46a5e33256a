// What the console shows of requests: found by words and state, taken down by telephone, priced by our rules, done with photos.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeskQuote, OlderQuote, PriceStart } from '#contract/quotes/quote-desk.ts';
import type { CrewDay, DeskRequest, StateCounts } from '#contract/quotes/request-desk.ts';
import type { ServiceRequest } from '#contract/quotes/service-request.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { crews, properties } from '#server/platform/database/schema/visits.ts';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, recipientsOf } from '../../../../test/outbox.ts';

let office: AddOnOffice;
let crewId: number;
beforeAll(async () => {
  office = await openAddOnOffice();
  const { db } = office.test.open;
  const [crew] = await db.select().from(crews).where(eq(crews.isActive, true));
  crewId = crew?.id ?? 0;
  await db.update(users).set({ firstName: 'Ivy' }).where(eq(users.email, 'ivy@example.com'));
  await office.test.work();
});
afterAll(() => office.test.close());
beforeEach(() => office.test.setNow(TEST_NOW));

type List = { items: ServiceRequest[]; next: number | null; counts: StateCounts };
const LIST = '/api/console/service-requests';
const list = (query: string) => office.must<List>('staff', `GET ${LIST}?${query}`);
const read = (id: number) => office.must<DeskRequest>('staff', `GET ${LIST}/${id}`);
const action = (id: number, name: string, body: object) =>
  office.call('staff', `POST ${LIST}/${id}/${name}`, body);

const call = {
  customerName: 'Orla O’Brien-Ash',
  customerEmail: 'orla.brien@example.com',
  customerPhone: '(281) 555-0191',
  propertyAddress: '40 Bayou Bend Ln, Cypress, TX 77429',
  serviceType: 'Fertilization',
  description: 'Wants it before the party.',
};

describe('a request taken down on the telephone', () => {
  it('is kept once however often it is sent, belongs to the customer, and is taken up', async () => {
    const [first, again] = [
      await office.call('staff', `POST ${LIST}`, call, 'call-1'),
      await office.call('staff', `POST ${LIST}`, call, 'call-1'),
    ];
    expect([first.statusCode, again.json().id]).toEqual([201, first.json().id]);
    expect(first.json()).toMatchObject({ status: 'pending', isTakenUp: true });
    const { db } = office.test.open;
    expect(await db.$count(users, eq(users.email, call.customerEmail))).toBe(1);
    expect(await db.$count(properties, eq(properties.address, call.propertyAddress))).toBe(1);
    expect((await mailsAfterWork(office.test)).flatMap(recipientsOf)).toContain(call.customerEmail);
  });

  it('is refused beside its field for an address of the staff', async () => {
    const answer = await office.call('staff', `POST ${LIST}`, {
      ...call,
      customerEmail: 'ivy@example.com',
    });
    expect([answer.statusCode, answer.json().errors[0].pointer]).toEqual([422, '/customerEmail']);
  });
});

describe('the list', () => {
  it.each([
    ['the beginning of a name', 'orl'],
    ['the middle of a double name', 'ash'],
    ['a part of the e-mail address', 'brien exam'],
    ['the ZIP', '7742'],
    ['words of two fields in any order', 'bayou orla'],
  ])('finds by %s', async (_what, q) => {
    const { items } = await list(`q=${encodeURIComponent(q)}`);
    expect(items.map(({ customerName }) => customerName)).toEqual([call.customerName]);
  });

  it.each(["'", '%', '&|!', '\\', "x' | 'a", "'@x", "orla'@x", '\\@x'])(
    'finds nothing by %s, and stands',
    async (q) => {
      expect((await list(`q=${encodeURIComponent(q)}`)).items).toEqual([]);
    },
  );

  it('counts each state, and pages by state with nothing twice', async () => {
    const before = (await list('')).counts;
    await office.ask('maria');
    const { counts } = await list('status=completed');
    expect(counts.pending).toBe((before.pending ?? 0) + 1);
  });
});

describe('a quote that starts by itself', () => {
  it('has the price of what was asked, for the lawn that we have measured', async () => {
    const { db } = office.test.open;
    await db.update(properties).set({ lawnArea: 4000 }).where(eq(properties.address, '1 Elm Lane'));
    const { id, version } = await office.ask('maria', { serviceType: 'Fertilization' });
    const prices = await office.must<PriceStart>('staff', `GET ${LIST}/${id}/prices`);
    expect(prices).toMatchObject({ lawnArea: 4000, isMeasured: true });
    const started = await action(id, 'quotes/start', { requestVersion: version });
    expect(started.statusCode, started.body).toBe(201);
    const quote: DeskQuote = started.json();
    expect(quote).toMatchObject({ status: 'draft', title: 'Fertilization', subtotal: '2000.00' });
    expect(quote.lines[0]).toMatchObject({
      quantity: '4000.00',
      unitPrice: '0.50',
      priceRule: 'Add-on price: Fertilization $0.50 per sq ft, lawn of 4,000 sq ft',
    });
    // The rule is for the office alone.
    const sent = await office.send(quote, version);
    const shown = await office.must<object>('maria', `GET /api/quotes/${sent.id}`);
    expect(JSON.stringify(shown)).not.toContain('Add-on price');
  });

  it('can take over the lines of an older one, without pins on photos of before', async () => {
    const photo = await office.upload('maria');
    const { quote } = await office.quoted(undefined, { photos: [photo] });
    const request = await office.ask('maria');
    const older = await office.must<{ items: OlderQuote[] }>(
      'staff',
      `GET ${LIST}/${request.id}/older-quotes`,
    );
    expect(older.items[0]).toMatchObject({ isSameCustomer: true });
    const body = { requestVersion: request.version, copyOf: quote.id };
    const copy: DeskQuote = (await action(request.id, 'quotes/start', body)).json();
    expect(copy.lines.map(({ description, pins }) => [description, pins])).toEqual(
      quote.lines.map(({ description }) => [description, []]),
    );
    expect(copy.lines[0]?.priceRule).toBe('Older quote, good through Wednesday, December 9, 2026');
    const unknown = { requestVersion: request.version, copyOf: crypto.randomUUID() };
    expect((await action(request.id, 'quotes/start', unknown)).statusCode).toBe(404);
  });
});

describe('work at the desk', () => {
  it('shows the day of each crew, and ends with photos in the customer’s history', async () => {
    const { request, quote } = await office.quoted();
    await office.accept('maria', quote);
    await action(request.id, 'schedule', {
      version: 3,
      days: [{ crewId, date: '2026-11-20', time: '10:00' }],
    });
    const { crews: days } = await office.must<{ crews: CrewDay[] }>(
      'staff',
      `GET ${LIST}/crew-days?date=2026-11-20`,
    );
    expect(days).toMatchObject([
      { name: 'Live Oak Crew', places: 8, visits: [{ time: '10:00', address: '1 Elm Lane' }] },
    ]);
    const photos = [await office.upload('staff')];
    const foreign = { version: 4, finalPrice: '300.00', photos: [await office.upload('ben')] };
    expect((await action(request.id, 'complete', foreign)).statusCode).toBe(422);
    const done = await action(request.id, 'complete', { version: 4, finalPrice: '300.00', photos });
    expect(done.statusCode, done.body).toBe(200);
    const { visits, history } = await read(request.id);
    expect(visits).toMatchObject([{ status: 'completed', photos }]);
    expect(history.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'service-request-completed Ivy',
      'service-request-scheduled Ivy',
      'quote-accepted maria@example.com',
      'quote-sent Ivy',
      'quote-drafted Ivy',
      'service-request-asked maria@example.com',
    ]);
    const own = await office.must<{ photos: { id: string }[] }>(
      'maria',
      `GET /api/portal/visits/${visits[0]?.id}`,
    );
    expect(own.photos.map(({ id }) => id)).toEqual(photos);
  });

  it('that was never scheduled is done on a visit of today', async () => {
    const { request, quote } = await office.quoted();
    await office.accept('maria', quote);
    await action(request.id, 'complete', { version: 3, finalPrice: '1.00' });
    expect((await read(request.id)).visits).toMatchObject([{ date: '2026-11-09' }]);
  });

  it('is looked at again after it was declined, unless it was its customer', async () => {
    const { id } = await office.ask('maria');
    await action(id, 'decline', { version: 1, reason: 'Too far.' });
    const again = await action(id, 'reopen', { version: 2 });
    expect(again.json()).toMatchObject({ status: 'pending', declineReason: null, version: 3 });
    const { request, quote } = await office.quoted();
    await office.must('maria', `POST /api/quotes/${quote.id}/decline`, { version: 1 });
    const refused = await action(request.id, 'reopen', { version: 3 });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('The customer declined it'),
    ]);
  });
});
