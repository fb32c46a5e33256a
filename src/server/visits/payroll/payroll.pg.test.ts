// Hours of crews: from taps, confirmed by their lead once, corrected with a reason, confirmed anew when taps come late, and exported.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayrollDay, PayrollWeek } from '#contract/visits/payroll.ts';
import { readCsv } from '#server/customers/csv.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { crewMembers } from '#server/platform/database/schema/crew-day.ts';
import { crewHours } from '#server/platform/database/schema/payroll.ts';
import { crews, type visits } from '#server/platform/database/schema/visits.ts';
import {
  addVisit,
  newCrew,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';

const API = '/api/console/payroll';
type Session = { cookie: string };
let test: TestApp;
let fern: PortalCustomer;
let otherCrew: number;
let lead: Session;
let office: Session;
let owner: Session;

beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,office@example.com' });
  const { db } = test.open;
  fern = await newCustomer(test, 'fern@example.com');
  otherCrew = await newCrew(test, 'Other crew');
  const [row] = await db
    .insert(users)
    .values({ email: 'lead@example.com', role: 'crew', firstName: 'Luis', lastName: 'Lead' })
    .returning();
  lead = { cookie: await signedIn(test, 'lead@example.com') };
  owner = { cookie: await signedIn(test, 'owner@example.com') };
  office = { cookie: await signedIn(test, 'office@example.com') };
  const { items } = (await send(test, office, 'GET /api/console/crews')).json();
  const { version } = items.find(({ id }: { id: number }) => id === fern.crewId);
  const led = await send(test, office, `PATCH /api/console/crews/${fern.crewId}`, {
    version,
    leadId: row?.id,
  });
  expect(led.json()).toMatchObject({ leadId: row?.id });
  await db.insert(crewMembers).values([
    { crewId: fern.crewId, name: 'Ana' },
    { crewId: otherCrew, name: 'Luis' },
    { crewId: otherCrew, name: '=Rick' },
  ]);
});
afterAll(() => test.close());

const at = (day: string, time: string) => new Date(`${day}T${time}:00-06:00`);
let keys = 0;
const key = () => ({ 'idempotency-key': `payroll-${++keys}` });
const week = async (who: Session, date = '2026-11-02'): Promise<PayrollWeek> =>
  (await send(test, who, `GET ${API}?date=${date}`)).json();
const dayOf = async (date: string, crewId = fern.crewId): Promise<PayrollDay> => {
  const found = (await week(office, date)).days.find(
    (day) => day.date === date && day.crewId === crewId,
  );
  if (!found) throw new Error(`nothing on ${date}`);
  return found;
};
const rowOf = async (date: string, person: string | null, crewId = fern.crewId) =>
  (await dayOf(date, crewId)).rows.find((row) => row.person === person);
/** A stop of a day, from setting out until leaving. */
const stop = (
  date: string,
  people: string[],
  [way, left]: [string, string | null],
  more: Partial<typeof visits.$inferInsert> = {},
) =>
  addVisit(test, fern, {
    ...{ scheduledDate: date, people, onTheWayAt: at(date, way) },
    ...(left
      ? { status: 'completed' as const, completedAt: at(date, left) }
      : { status: 'in_progress' as const }),
    ...more,
  });
const confirm = async (who: Session, date: string, more = {}, headers = key()) => {
  const { crewId, seen } = await dayOf(date);
  return send(test, who, `POST ${API}/days`, { crewId, date, seen, ...more }, headers);
};
const correct = async (who: Session, date: string, body: object, crewId = fern.crewId) => {
  const { seen } = await dayOf(date, crewId);
  return send(test, who, `POST ${API}/hours`, { crewId, date, seen, ...body }, key());
};

describe('hours of a crew', () => {
  it('are what was tapped, for their lead, and for no other crew’s', async () => {
    await stop('2026-11-02', ['Luis', 'Ana'], ['07:30', '09:00']);
    await stop('2026-11-02', ['Luis'], ['09:10', '16:00']);
    await stop('2026-11-02', ['Rick'], ['08:00', '12:00'], { crewId: otherCrew });
    const mine = await week(lead);
    expect(mine.crews).toEqual([
      { id: fern.crewId, name: 'Crew of fern@example.com', lead: 'Luis Lead' },
    ]);
    expect(mine.days.map(({ rows }) => rows)).toMatchObject([
      [
        { person: 'Ana', from: '07:30', until: '09:00', minutes: 90, status: 'open', doubts: [] },
        { person: 'Luis', from: '07:30', until: '16:00', minutes: 510, status: 'open' },
      ],
    ]);
    expect(mine.people.map(({ name, total }) => [name, total])).toEqual([
      ['Ana', 90],
      ['Luis', 510],
    ]);
    expect((await week(office)).days).toHaveLength(2);
    const { seen } = await dayOf('2026-11-02', otherCrew);
    const body = { crewId: otherCrew, date: '2026-11-02', seen };
    expect((await send(test, lead, `POST ${API}/days`, body, key())).statusCode).toBe(404);
    const hours = { ...body, person: 'Rick', from: '08:00', until: '12:00' };
    expect((await send(test, lead, `POST ${API}/hours`, hours, key())).statusCode).toBe(404);
  });

  it('are confirmed once, as they were seen', async () => {
    const { seen } = await dayOf('2026-11-02');
    const headers = key();
    const first = await confirm(lead, '2026-11-02', {}, headers);
    expect(first.statusCode, first.body).toBe(201);
    expect(first.json().rows).toMatchObject([
      { person: 'Ana', status: 'confirmed', confirmedBy: 'Luis Lead' },
      { person: 'Luis', status: 'confirmed' },
    ]);
    const again = await confirm(lead, '2026-11-02', { seen }, headers);
    expect(again.json()).toEqual(first.json());
    expect((await confirm(office, '2026-11-02', { seen })).json().code).toBe('changed_meanwhile');
    expect((await confirm(office, '2026-11-02')).json().code).toBe('wrong_state');
    expect(await test.open.db.$count(crewHours)).toBe(2);
  });

  it('of two who press at once count once', async () => {
    await stop('2026-11-03', ['Luis'], ['07:30', '17:00']);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(lead, '2026-11-03')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
  });

  it('are corrected with a reason, in a row of their own', async () => {
    const body = { person: 'Luis', from: '07:30', until: '17:30' };
    const silent = await correct(lead, '2026-11-03', body);
    expect(silent.json().errors[0].pointer).toBe('/reason');
    const told = await correct(lead, '2026-11-03', { ...body, reason: 'Unloaded the truck.' });
    expect(told.json().rows).toMatchObject([
      { minutes: 600, status: 'confirmed', reason: 'Unloaded the truck.' },
    ]);
    const rows = await test.open.db
      .select()
      .from(crewHours)
      .where(eq(crewHours.date, '2026-11-03'));
    expect(rows.map(({ endsAt }) => endsAt)).toEqual([
      at('2026-11-03', '17:00'),
      at('2026-11-03', '17:30'),
    ]);
    await expect(test.open.db.delete(crewHours)).rejects.toThrow();
    await expect(
      test.open.db.execute(sql`update crew_hours set reason = 'Other'`),
    ).rejects.toThrow();
  });

  it('are confirmed anew when taps come late', async () => {
    await stop('2026-11-03', ['Luis'], ['06:45', '07:10']);
    expect(await rowOf('2026-11-03', 'Luis')).toMatchObject({
      ...{ status: 'changed', from: '07:30', until: '17:30' },
      taps: { from: '06:45', until: '17:00' },
    });
    expect((await week(lead)).people[1]).toMatchObject({ name: 'Luis', isConfirmed: false });
    await confirm(lead, '2026-11-03');
    expect(await rowOf('2026-11-03', 'Luis')).toMatchObject({
      ...{ status: 'confirmed', from: '06:45', until: '17:00', reason: null },
    });
  });

  it('are not confirmed as tapped while they are doubtful', async () => {
    await stop('2026-11-04', ['Luis'], ['07:30', null]);
    await stop('2026-11-04', ['Ana'], ['07:30', '16:00'], { unsureTimes: ['completedAt'] });
    await stop('2026-11-04', [], ['18:00', '19:00']);
    const { rows } = await dayOf('2026-11-04');
    expect(rows.map(({ person, doubts }) => [person, doubts])).toEqual([
      ['Ana', ['unsure-time']],
      ['Luis', ['no-leaving']],
      [null, ['no-people']],
    ]);
    expect((await confirm(lead, '2026-11-04')).json().code).toBe('wrong_state');
    const asTapped = { person: 'Ana', from: '07:30', until: '16:00' };
    expect((await correct(lead, '2026-11-04', asTapped)).statusCode).toBe(201);
    const known = { person: 'luis', from: '07:30', until: '19:00', reason: 'Forgot to tap.' };
    expect((await correct(lead, '2026-11-04', known)).statusCode).toBe(201);
    // Someone is known for the stop without people by now.
    expect((await dayOf('2026-11-04')).rows.map(({ person }) => person)).toEqual(['Ana', 'Luis']);
    const gone = { person: 'Ana', reason: 'Was at the dentist.' };
    expect((await correct(lead, '2026-11-04', gone)).json().rows[0]).toMatchObject({
      ...{ minutes: 0, from: null, status: 'confirmed' },
    });
  });

  it('are no one’s twice: not on two crews at once', async () => {
    await stop('2026-11-05', ['Luis'], ['07:30', '12:00'], { crewId: otherCrew });
    await stop('2026-11-05', ['luis'], ['11:00', '16:00']);
    expect((await rowOf('2026-11-05', 'luis'))?.doubts).toEqual(['overlap']);
    const there = { person: 'Luis', from: '07:30', until: '12:00' };
    // Each is doubtful by the other; the office decides which is so.
    expect((await correct(office, '2026-11-05', there, otherCrew)).statusCode).toBe(201);
    const both = { person: 'luis', from: '11:00', until: '16:00' };
    const refused = await correct(lead, '2026-11-05', both);
    expect(refused.json().errors[0].pointer).toBe('/from');
    const after = { ...both, from: '12:00', reason: 'Came from the other crew.' };
    expect((await correct(lead, '2026-11-05', after)).statusCode).toBe(201);
  });

  it('may be of someone who was not named, whom the office has on a crew', async () => {
    const ana = { person: 'ana', from: '07:30', until: '12:00', reason: 'Not tapped.' };
    const added = await correct(lead, '2026-11-05', ana);
    expect(added.json().rows[0]).toMatchObject({ person: 'Ana', minutes: 270 });
    const stranger = await correct(lead, '2026-11-05', { ...ana, person: 'No One' });
    expect(stranger.json().errors[0].pointer).toBe('/person');
  });

  it('are refused for what is still to come, and with one time alone', async () => {
    const { crewId, seen } = await dayOf('2026-11-05');
    const future = await send(
      ...([test, lead, `POST ${API}/days`, { crewId, date: '2026-11-30', seen }, key()] as const),
    );
    expect(future.statusCode).toBe(422);
    for (const times of [{ from: '07:30' }, { from: '12:00', until: '07:30' }]) {
      const half = await correct(lead, '2026-11-05', { person: 'Ana', ...times });
      expect(half.json().errors[0].pointer).toBe('/until');
    }
    const tonight = await send(test, office, `GET ${API}?date=2026-11-09`);
    expect(tonight.json().days).toEqual([]);
  });
});

describe('an export of hours', () => {
  const PERIOD = { from: '2026-11-02', until: '2026-11-08' };
  const query = new URLSearchParams(PERIOD);
  const next = async () => (await send(test, office, `GET ${API}/exports/next?${query}`)).json();
  const take = (body: object, headers = key()) =>
    send(test, owner, `POST ${API}/exports`, { ...PERIOD, ...body }, headers);
  const file = (number: number, who = owner) =>
    send(test, who, `GET ${API}/exports/${number}/hours`);
  const rowsIn = async (number: number) => {
    const rows = readCsv((await file(number)).rawPayload, 1000);
    if (typeof rows === 'string') throw new Error(rows);
    const [head = [], ...others] = rows;
    return others.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])));
  };

  it('holds what is confirmed and names what is left out, once', async () => {
    await stop('2026-11-06', ['Luis'], ['07:00', '19:00']);
    await stop('2026-11-08', ['Ana'], ['09:00', '10:00']);
    expect((await confirm(lead, '2026-11-08')).statusCode).toBe(201);
    // It came late, so the day has to be confirmed anew.
    await stop('2026-11-08', ['Ana'], ['08:00', '08:30']);
    const seen = await next();
    expect(seen).toMatchObject({ people: 2, days: 7, changed: 7 });
    expect(seen.leftOut).toEqual([
      { person: 'Rick', date: '2026-11-02', crew: 'Other crew' },
      { person: 'Luis', date: '2026-11-06', crew: 'Crew of fern@example.com' },
      { person: 'Ana', date: '2026-11-08', crew: 'Crew of fern@example.com' },
    ]);
    const headers = key();
    const taken = await take({ seen: seen.seen }, headers);
    expect(taken.statusCode, taken.body).toBe(201);
    expect(taken.json()).toMatchObject({ number: 1, days: 7, leftOut: 3, changed: 7 });
    expect((await take({ seen: seen.seen }, headers)).json()).toEqual(taken.json());
    expect((await take({ seen: seen.seen })).json().code).toBe('changed_meanwhile');
    expect((await take({ seen: (await next()).seen })).json().code).toBe('wrong_state');
  });

  it('says what is new and what changed, with the overtime that follows, and keeps its bytes', async () => {
    const bytes = (await file(1)).rawPayload;
    await confirm(lead, '2026-11-06');
    await correct(lead, '2026-11-02', {
      ...{ person: 'Luis', from: '07:30', until: '17:00', reason: 'Cleaned the mowers.' },
    });
    const { seen, changed } = await next();
    expect(changed).toBe(2);
    expect((await take({ seen })).json()).toMatchObject({ number: 2 });
    const rows = (await rowsIn(2)).filter(({ Person }) => Person?.toLowerCase() === 'luis');
    expect(rows.map((row) => [row.Date, row.Hours, row['Since last export']])).toEqual([
      ['2026-11-02', '9.50', 'changed'],
      ['2026-11-03', '10.25', 'same'],
      ['2026-11-04', '11.50', 'same'],
      ['2026-11-05', '4.50', 'same'],
      ['2026-11-05', '4.00', 'same'],
      ['2026-11-06', '12.00', 'new'],
    ]);
    expect(rows[0]).toMatchObject({ 'Hours before': '8.50', 'Confirmed by': 'Luis Lead' });
    // 39.75 hours until Thursday; a quarter of an hour of Friday is no overtime.
    expect(rows.at(-1)?.['Overtime hours']).toBe('11.75');
    expect((await file(1)).rawPayload).toEqual(bytes);
    expect((await week(office)).people.find(({ name }) => name === 'Luis')).toMatchObject({
      overtime: 705,
    });
  });

  it('has no formula in it, and is for those who may take files', async () => {
    await stop('2026-11-07', ['=Rick'], ['08:00', '12:00']);
    await confirm(lead, '2026-11-07');
    await take({ seen: (await next()).seen });
    expect((await rowsIn(3))[0]?.Person).toBe("'=Rick");
    expect((await file(1, office)).statusCode).toBe(403);
    expect((await file(1, lead)).statusCode).toBe(403);
    for (const number of [99, 2_147_483_647]) expect((await file(number)).statusCode).toBe(404);
  });

  it('is of a month at most', async () => {
    const long = await send(
      test,
      office,
      `GET ${API}/exports/next?from=2026-01-01&until=2026-02-15`,
    );
    expect(long.statusCode).toBe(422);
  });

  it('stays when a lead leaves, and so do the hours', async () => {
    const { db } = test.open;
    const before = await db.$count(crewHours);
    const [gone] = await db.select().from(users).where(eq(users.email, 'lead@example.com'));
    await db.execute(sql`delete from sessions where user_id = ${gone?.id}`);
    await db.execute(sql`update audit_log set actor_id = null where actor_id = ${gone?.id}`);
    await db.delete(users).where(eq(users.email, 'lead@example.com'));
    expect(await db.$count(crewHours)).toBe(before);
    expect((await rowsIn(1))[0]?.['Confirmed by']).toBe('Luis Lead');
    expect(await db.select().from(crews).where(eq(crews.id, fern.crewId))).toMatchObject([
      { leadId: null },
    ]);
  });
});
