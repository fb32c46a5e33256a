// The week by crew, crews, and the order of a crew's day, as the office uses them.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { crews, properties, visits } from '#server/platform/database/schema/visits.ts';
import {
  addVisit,
  emptySchedule,
  newCrew,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const DAY = '2026-11-16';

let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
let olive: PortalCustomer;
let staff: { cookie: string };
let crewId: number;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'ivy@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  crewId = fern.crewId;
  basil = await newCustomer(test, 'basil@example.com', { crewId });
  olive = await newCustomer(test, 'olive@example.com', { crewId });
  staff = { cookie: await signedIn(test, 'ivy@example.com') };
  const place = (propertyId: number, latitude: number, longitude: number) =>
    test.open.db
      .update(properties)
      .set({ latitude, longitude })
      .where(eq(properties.id, propertyId));
  await place(fern.propertyId, 30.1, -95.5);
  await place(basil.propertyId, 29.98, -95.65);
});
afterAll(() => test.close());
afterEach(() => emptySchedule(test));

const dayPath = `/api/console/crew-days` as const;
const look = async (date = DAY) =>
  (await send(test, staff, `GET ${dayPath}/${crewId}/${date}`)).json();
const order = (version: number, visitIds: number[]) =>
  send(test, staff, `PATCH ${dayPath}/${crewId}/${DAY}`, { version, visitIds });
const threeStops = async () => {
  const there = { scheduledDate: DAY, scheduledTime: null };
  return [
    await addVisit(test, fern, there),
    await addVisit(test, olive, there),
    await addVisit(test, basil, there),
  ] as const;
};

describe('the order of a crew’s day', () => {
  it('shows drives, arrivals, who has no known place, and a shorter order', async () => {
    const [far, lost, near] = await threeStops();
    await test.open.db.update(visits).set({ stopOrder: 1 }).where(eq(visits.id, far));
    const day = await look();
    expect(day.stops.map(({ visitId }: { visitId: number }) => visitId)).toEqual([far, lost, near]);
    expect(day.stops[1]).toMatchObject({ place: null, driveMinutes: null });
    expect(day.stops[0].arrival > '07:30').toBe(true);
    expect(day.best).toBe(null);
    const other = await addVisit(test, basil, { scheduledDate: DAY, scheduledTime: '08:00' });
    const promised = await look();
    expect(promised.keepsWindows).toBe(true);
    expect(promised.stops.at(-1).visitId).toBe(near);
    expect(promised.best?.visitIds ?? [other]).toContain(other);
  });

  it('is put in an order by hand once, and refused to who saw another one', async () => {
    const [far, lost, near] = await threeStops();
    const { version } = await look();
    const ordered = await order(version, [near, far, lost]);
    expect(ordered.statusCode).toBe(200);
    const seen = ordered.json().stops.map(({ visitId }: { visitId: number }) => visitId);
    expect(seen).toEqual([near, far, lost]);
    expect((await order(version, [near, far, lost])).json().version).toBe(ordered.json().version);
    const late = await order(version, [far, near, lost]);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(late.json().current.version).toBe(ordered.json().version);
    for (const wrong of [
      [near, far],
      [near, near, far],
      [near, far, lost, 999_999],
    ]) {
      expect((await order(ordered.json().version, wrong)).statusCode).toBe(409);
    }
    const lines = await test.open.db.$count(auditLog, eq(auditLog.action, 'crew-day-ordered'));
    expect(lines).toBe(1);
  });

  it('is left behind by a visit that goes to another day', async () => {
    const [far, lost, near] = await threeStops();
    await order((await look()).version, [near, far, lost]);
    const card = (await send(test, fern, 'GET /api/portal/visits/upcoming')).json().items[0];
    await send(test, fern, `PATCH /api/portal/visits/${far}/day`, {
      version: card.version,
      date: '2026-11-18',
    });
    const [moved] = await test.open.db.select().from(visits).where(eq(visits.id, far));
    expect([moved?.scheduledDate, moved?.stopOrder]).toEqual(['2026-11-18', null]);
  });

  it('is for staff, and a crew that is not there is a 404', async () => {
    expect((await send(test, fern, `GET ${dayPath}/${crewId}/${DAY}`)).statusCode).toBe(403);
    expect((await send(test, staff, `GET ${dayPath}/999999/${DAY}`)).statusCode).toBe(404);
    expect((await send(test, staff, `GET ${dayPath}/${crewId}/2026-02-30`)).statusCode).toBe(422);
  });
});

describe('the week', () => {
  it('counts visits and places by crew and day, and lists what has no crew', async () => {
    await addVisit(test, fern, { scheduledDate: DAY });
    const lone = await addVisit(test, olive, { scheduledDate: '2026-11-17', crewId: null });
    const week = (await send(test, staff, `GET /api/console/visit-week?date=${DAY}`)).json();
    expect(week.monday).toBe(DAY);
    const row = week.crews.find(({ id }: { id: number }) => id === crewId);
    expect(row.days[0]).toMatchObject({ date: DAY, visits: 1, places: 8, isOrdered: false });
    expect(week.withoutCrew.items).toMatchObject([{ id: lone, customer: 'olive@example.com' }]);
    const give = (version: number, to = crewId) =>
      send(test, staff, `PATCH /api/console/visits/${lone}/crew`, { version, crewId: to });
    expect((await give(9)).statusCode).toBe(409);
    expect((await give(1, 999_999)).json().code).toBe('day_full');
    expect((await give(1)).statusCode).toBe(204);
    expect((await give(1)).statusCode).toBe(204);
  });

  it('gives a visit to no crew that does not work on its day, and says why', async () => {
    const sunday = await addVisit(test, olive, { scheduledDate: '2026-11-22', crewId: null });
    const path = `PATCH /api/console/visits/${sunday}/crew` as const;
    const refused = await send(test, staff, path, { version: 1, crewId });
    expect(refused.json()).toMatchObject({ code: 'day_full' });
    expect(refused.json().detail).toContain('does not work on Sundays. Please choose another crew');
    const day = await send(test, staff, `GET ${dayPath}/${crewId}/2026-11-22`);
    expect(day.json()).toMatchObject({ places: 0, dayOff: expect.stringContaining('on Sundays.') });
  });

  it('lays visits when asked to, and twice adds nothing', async () => {
    const first = (await send(test, staff, 'POST /api/console/visit-runs')).json();
    const second = (await send(test, staff, 'POST /api/console/visit-runs')).json();
    expect([first.plans, first.added > 0, second.added]).toEqual([3, true, 0]);
    const week = (await send(test, staff, 'GET /api/console/visit-week')).json();
    expect(week.run).toMatchObject({ plans: 3, added: 0, until: '2027-01-18' });
  });
});

describe('a crew', () => {
  const details = {
    name: 'Elm Crew',
    startsAt: '07:00',
    weekdayVisits: [8, 8, 0, 8, 6],
    saturdayVisits: 3,
  };

  it('is added once, changed by who saw it, and taken out of service and back', async () => {
    const key = { 'idempotency-key': 'elm' };
    const made = await send(test, staff, 'POST /api/console/crews', details, key);
    expect(made.statusCode).toBe(201);
    const again = await send(test, staff, 'POST /api/console/crews', details, key);
    expect(again.json()).toEqual(made.json());
    const { id, version } = made.json();
    const twin = await send(test, staff, 'POST /api/console/crews', details);
    expect([twin.statusCode, twin.json().errors[0].pointer]).toEqual([422, '/name']);
    const change = (body: object) => send(test, staff, `PATCH /api/console/crews/${id}`, body);
    const out = await change({ version, isActive: false });
    expect(out.json()).toMatchObject({ isActive: false, version: version + 1 });
    expect((await change({ version, name: 'Ash Crew' })).json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { name: 'Elm Crew' },
    });
    expect((await change({ version: version + 1, isActive: true })).json().isActive).toBe(true);
    await addVisit(test, { ...fern, crewId: id }, { scheduledDate: '2026-11-18' });
    const week = (await send(test, staff, `GET /api/console/visit-week?date=${DAY}`)).json();
    const row = week.crews.find((crew: { id: number }) => crew.id === id);
    expect(row.days.map(({ places }: { places: number }) => places)).toEqual([8, 8, 0, 8, 6]);
  });

  it('that is out of service gets no further visits; another one takes the whole plan', async () => {
    await test.open.db.update(crews).set({ isActive: false }).where(eq(crews.id, crewId));
    await send(test, staff, 'POST /api/console/visit-runs');
    await test.open.db.update(crews).set({ isActive: true }).where(eq(crews.id, crewId));
    const laid = await test.open.db.select().from(visits);
    expect(new Set(laid.map((visit) => visit.crewId))).toEqual(new Set([null]));
    const first = laid.find(({ servicePlanId }) => servicePlanId === fern.planId);
    const path = `PATCH /api/console/visits/${first?.id}/crew` as const;
    const given = await send(test, staff, path, { version: 1, crewId, forPlan: true });
    expect(given.statusCode).toBe(204);
    const after = await test.open.db
      .select()
      .from(visits)
      .where(eq(visits.servicePlanId, fern.planId));
    expect(new Set(after.map((visit) => visit.crewId))).toEqual(new Set([crewId]));
  });

  it('gets no visit on a weekday on which it does not drive', async () => {
    const id = await newCrew(test, 'Yew Crew');
    await test.open.db
      .update(crews)
      .set({ weekdayVisits: [0, 8, 8, 8, 8] })
      .where(eq(crews.id, id));
    const visit = await addVisit(test, { ...fern, crewId: id }, { scheduledDate: '2026-11-12' });
    const { days } = (await send(test, fern, `GET /api/portal/visits/${visit}/days`)).json();
    expect(days).toContainEqual({ date: '2026-11-16', isFree: false });
    expect(days).toContainEqual({ date: '2026-11-17', isFree: true });
  });
});
