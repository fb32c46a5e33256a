// The visit that makes a problem right: free of charge, with a place of its crew's day, and gone when something else is done instead.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { addVisit, done, newCrew, send } from '../../../../test/portal-customer.ts';
import { openTwoCustomers, type TwoCustomers } from '../../../../test/two-customers.ts';

const DAY = '2026-11-12';

let office: TwoCustomers;
let otherCrew: number;
beforeAll(async () => {
  office = await openTwoCustomers();
  otherCrew = await newCrew(office.test, 'Pecan Crew');
});
afterAll(() => office.test.close());
afterEach(() => office.clear());

async function reported(): Promise<number> {
  const { test, fern } = office;
  const visit = await addVisit(test, fern, { scheduledDate: '2026-11-02', ...done });
  const body = { kind: 'partial', wish: 'fix', description: 'The back was not mowed.' };
  return (await send(test, fern, `POST /api/portal/visits/${visit}/problems`, body)).json().id;
}

const decide = (id: number, version: number, remedy: object) =>
  send(office.test, office.staff, `POST /api/console/visit-problems/${id}/remedy`, {
    version,
    ...remedy,
  });
const comeBack = (id: number, version: number, changes: object = {}) =>
  decide(id, version, {
    remedy: 'return-visit',
    crewId: office.fern.crewId,
    date: DAY,
    time: '09:00',
    ...changes,
  });
const own = async (id: number) =>
  (await send(office.test, office.fern, `GET /api/portal/problems/${id}`)).json();
/** The visits that are no visits of a plan. */
const returnVisits = async () =>
  (await office.test.open.db.select().from(visits)).filter(
    ({ servicePlanId }) => servicePlanId === null,
  );
const setPlaces = (visitsPerDay: number) =>
  office.test.open.db.update(crews).set({ visitsPerDay }).where(eq(crews.id, office.fern.crewId));

describe('a return visit', () => {
  it('is scheduled for the same work without a charge, and its customer sees it', async () => {
    const id = await reported();
    expect((await comeBack(id, 1)).statusCode).toBe(204);
    const [visit] = await returnVisits();
    expect(visit).toMatchObject({
      propertyId: office.fern.propertyId,
      serviceType: 'Lawn Maintenance',
      crewId: office.fern.crewId,
      scheduledDate: DAY,
      status: 'scheduled',
      priceLines: [],
    });
    expect((await own(id)).remedy).toMatchObject({
      kind: 'return-visit',
      label: 'Return visit on Thursday, November 12, 2026, at no charge',
      visit: { id: visit?.id, date: DAY, window: 'between 9:00 AM and 11:00 AM' },
    });
    const ahead = await send(office.test, office.fern, 'GET /api/portal/visits/upcoming');
    expect(ahead.json().items).toMatchObject([{ id: visit?.id, date: DAY }]);
    await expect
      .poll(() => office.test.sent.find(({ to }) => to === 'fern@example.com'), { timeout: 20_000 })
      .toMatchObject({
        text: expect.stringContaining(
          'Return visit on Thursday, November 12, 2026, at no charge, between 9:00 AM and 11:00 AM.',
        ),
      });
  });

  it('takes a place that its crew has left, or a reason: the last place is given once', async () => {
    await setPlaces(1);
    const [first, second] = [await reported(), await reported()];
    const both = await Promise.all([comeBack(first, 1), comeBack(second, 1)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    const lost = both.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({
      code: 'needs_reason',
      errors: [{ pointer: '/overbookReason' }],
    });
    expect(await returnVisits()).toHaveLength(1);
    const id = lost === both[0] ? first : second;
    expect((await own(id)).remedy).toBeNull();
    const overbookReason = 'Five minutes, on the way.';
    expect((await comeBack(id, 1, { overbookReason })).statusCode).toBe(204);
    expect((await returnVisits()).map((visit) => visit.overbookReason)).toContain(overbookReason);
  });

  it('is on no day that is past, closed or a weekend without a reason, and with no crew that is not there', async () => {
    const id = await reported();
    const wrong = async (changes: object) => {
      const answer = await comeBack(id, 1, changes);
      return [answer.statusCode, answer.json().errors?.[0]?.pointer];
    };
    expect(await wrong({ date: '2026-11-06' })).toEqual([422, '/date']);
    expect(await wrong({ date: '2026-11-14' })).toEqual([409, '/overbookReason']);
    expect(await wrong({ crewId: 999_999 })).toEqual([422, '/crewId']);
    expect(await wrong({ crewId: undefined })).toEqual([422, '/crewId']);
    expect(await wrong({ date: undefined })).toEqual([422, '/date']);
    expect(await returnVisits()).toEqual([]);
  });

  it('moves when the office chooses another day or crew, and keeps its own place', async () => {
    await setPlaces(1);
    const id = await reported();
    await comeBack(id, 1);
    expect((await comeBack(id, 2, { time: '13:00' })).statusCode).toBe(204);
    expect((await comeBack(id, 3, { crewId: otherCrew, date: '2026-11-13' })).statusCode).toBe(204);
    const rows = await returnVisits();
    expect(rows).toMatchObject([{ crewId: otherCrew, scheduledDate: '2026-11-13' }]);
    expect((await own(id)).remedy.visit.date).toBe('2026-11-13');
  });

  it('leaves the schedule when something else is done, and its place is free', async () => {
    await setPlaces(1);
    const id = await reported();
    await comeBack(id, 1);
    const credit = { remedy: 'credit', amount: '20.00', reason: 'They prefer it.' };
    expect((await decide(id, 2, credit)).statusCode).toBe(204);
    expect((await returnVisits()).map(({ status }) => status)).toEqual(['cancelled']);
    const ahead = await send(office.test, office.fern, 'GET /api/portal/visits/upcoming');
    expect(ahead.json().items).toEqual([]);
    expect((await comeBack(await reported(), 1)).statusCode).toBe(204);
  });

  it('stays as it is once its crew has set out', async () => {
    const id = await reported();
    await comeBack(id, 1);
    const [visit] = await returnVisits();
    await send(office.test, office.staff, `POST /api/console/visits/${visit?.id}/on-the-way`, {
      version: visit?.version,
    });
    const nothing = { remedy: 'nothing', message: 'It was mowed.' };
    for (const answer of [await comeBack(id, 2, { time: '13:00' }), await decide(id, 2, nothing)]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'wrong_state']);
    }
    expect((await own(id)).remedy.kind).toBe('return-visit');
  });
});
