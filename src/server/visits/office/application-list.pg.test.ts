// Application records at the office: found by days, crew and words, page by page, and taken along as a file that runs no formula.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationRecords } from '#server/platform/database/schema/crew-day.ts';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';

const LIST = '/api/console/application-records';
const FILE = '/api/console/application-record-export';

type Values = typeof applicationRecords.$inferInsert;

let office: CrewDayOffice;
let sentByBasilsCrew: string;
beforeAll(async () => {
  office = await openCrewDayOffice();
  sentByBasilsCrew = await reportOf(office.basil);
  const visitId = await office.today(office.fern);
  const record = (changes: Partial<Values>): Values => ({
    visitId,
    appliedAt: new Date('2026-11-09T15:00:00Z'),
    customerName: 'Fern Sample',
    address: '1 Sample Lane, Cypress',
    product: 'Sample Herbicide',
    registrationNumber: '12345-67',
    target: 'Dandelions',
    area: 4200,
    rate: '1.5 oz per 1,000 sq ft',
    amount: '6.3 oz',
    windSpeed: 5,
    windDirection: 'SE',
    temperature: 72,
    method: 'Backpack sprayer',
    applicator: 'Luis Romero',
    license: 'TDA 0123456',
    reEntryHours: 4,
    createdAt: new Date('2026-11-09T15:00:00Z'),
    ...changes,
  });
  await office.test.open.db.insert(applicationRecords).values([
    record({}),
    // Half an hour before midnight in Cypress, another day in UTC.
    record({ appliedAt: new Date('2026-11-08T05:30:00Z'), customerName: 'Basil Example' }),
    record({
      appliedAt: new Date('2026-10-01T15:00:00Z'),
      customerName: '=HYPERLINK("x")',
      applicator: '+Marco',
      actionId: sentByBasilsCrew,
    }),
  ]);
});
afterAll(() => office.test.close());

/** The id of a report that a customer's crew has sent. */
async function reportOf(who: PortalCustomer): Promise<string> {
  const id = await office.today(who);
  const phone = crewPhone(office.test, who.crewId, TODAY);
  const { stop } = await phone.stopOf(id);
  const report = phone.written(stop, { kind: 'arrived' });
  await phone.send(report);
  return report.id;
}

const ask = (query = '') => send(office.test, office.staff, `GET ${LIST}${query}`);
const namesOf = async (query = '') =>
  (await ask(query)).json().items.map(({ customerName }: { customerName: string }) => customerName);

describe('the list of application records', () => {
  it('has all of them, the latest first, with who, where and when', async () => {
    const { items, next } = (await ask()).json();
    expect(next).toBeNull();
    expect(items).toMatchObject([
      { date: '2026-11-09', appliedAt: '09:00', customerName: 'Fern Sample', crew: null },
      { date: '2026-11-07', appliedAt: '23:30', customerName: 'Basil Example' },
      { date: '2026-10-01', applicator: '+Marco', crew: 'Crew of basil@example.com' },
    ]);
  });

  it('is cut by days at the company, both included, by crew, and by the beginnings of words', async () => {
    expect(await namesOf('?from=2026-11-07&to=2026-11-07')).toEqual(['Basil Example']);
    expect(await namesOf('?from=2026-11-08')).toEqual(['Fern Sample']);
    expect(await namesOf(`?crewId=${office.basil.crewId}`)).toEqual(['=HYPERLINK("x")']);
    expect(await namesOf('?q=luis+rom')).toEqual(['Fern Sample', 'Basil Example']);
    expect(await namesOf('?q=cypress+herb&to=2026-10-31')).toEqual(['=HYPERLINK("x")']);
    expect(await namesOf('?q=yard')).toEqual([]);
  });

  it('comes page by page, each record once, also those of one instant', async () => {
    const { db } = office.test.open;
    const [first] = await db.select().from(applicationRecords).limit(1);
    if (!first) throw new Error('no record');
    const { id: _, ...values } = first;
    const more = Array.from({ length: 60 }, () => ({ ...values, applicator: 'Paged Sample' }));
    await db.insert(applicationRecords).values(more);
    const seen: number[] = [];
    for (let cursor = ''; ; ) {
      const { items, next } = (await ask(`?q=paged${cursor && `&cursor=${cursor}`}`)).json();
      expect(items.length).toBeLessThanOrEqual(30);
      seen.push(...items.map(({ id }: { id: number }) => id));
      if (next === null) break;
      cursor = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
    expect((await ask('?cursor=nonsense')).statusCode).toBe(422);
    expect((await ask('?from=2026-02-30')).statusCode).toBe(422);
    expect((await send(office.test, office.fern, `GET ${LIST}`)).statusCode).toBe(403);
  });
});

describe('the file of application records', () => {
  it('has the same ones with every field, runs no formula, and says who took it', async () => {
    const owner = { cookie: await signedIn(office.test, 'owner@example.com') };
    const file = (query: string) => send(office.test, owner, `GET ${FILE}${query}`);
    const answer = await file(`?crewId=${office.basil.crewId}`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain(`application-records-${TODAY}.csv`);
    const [head, line, end] = answer.body.split('\r\n');
    expect(head).toContain('"EPA registration number"');
    expect(line).toBe(
      [
        '"2026-10-01","10:00","\'=HYPERLINK(""x"")","1 Sample Lane, Cypress","Sample Herbicide","12345-67","Dandelions"',
        '"4200","1.5 oz per 1,000 sq ft","6.3 oz","5","SE","72","Backpack sprayer","\'+Marco","TDA 0123456","2:00 PM"',
        '"Crew of basil@example.com"',
      ].join(','),
    );
    expect(end).toBe('');
    expect(await office.audited('application-records-exported')).toMatchObject({
      actorId: expect.any(String),
      details: { from: null, to: null, isSearch: false },
    });
    expect((await file('')).body.split('\r\n')).toHaveLength(65);
  });
});
