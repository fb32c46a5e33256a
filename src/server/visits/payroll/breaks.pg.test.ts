// A break's way: tapped on the crew's page, once whatever is sent again, shown in the console, settled by someone who answers for it,
// and exported.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PayrollWeek } from '#contract/visits/payroll.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { crewMembers } from '#server/platform/database/schema/crew-day.ts';
import { crewHours, payrollExports } from '#server/platform/database/schema/payroll.ts';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { send } from '../../../../test/portal-customer.ts';
import { signedIn } from '../../../../test/signed-in.ts';

const API = '/api/console/payroll';
let office: CrewDayOffice;
beforeAll(async () => {
  office = await openCrewDayOffice();
  const { crewId } = office.fern;
  await office.test.open.db.insert(crewMembers).values([
    { crewId, name: 'Ana' },
    { crewId, name: 'Luis' },
  ]);
});
afterAll(() => office.test.close());

const at = (time: string) => office.test.setNow(new Date(`${TODAY}T${time}:00-06:00`));
const day = async () => {
  const week: PayrollWeek = (await send(office.test, office.staff, `GET ${API}`)).json();
  const [found] = week.days;
  if (!found) throw new Error('nothing today');
  return { ...found, week, ana: found.rows[0], luis: found.rows[1] };
};
let keys = 0;
async function settle(step: 'days' | 'hours', body = {}) {
  const { crewId, date, seen } = await day();
  const headers = { 'idempotency-key': `breaks-${++keys}` };
  return send(
    office.test,
    office.staff,
    `POST ${API}/${step}`,
    { crewId, date, seen, ...body },
    headers,
  );
}

it('is tapped once, also late, and only of people of the crew', async () => {
  const id = await office.today(office.fern);
  const phone = crewPhone(office.test, office.fern.crewId, TODAY);
  const taps = async (time: string, kind: string, people?: string[]) => {
    at(time);
    const report = people
      ? phone.ofDay({ kind, people })
      : phone.written((await phone.stopOf(id)).stop, { kind, photosMissingReason: 'Wet.' });
    return { report, answer: (await phone.send(report)).json() };
  };
  await taps('08:00', 'people', ['Ana', 'Luis']);
  await phone.tap((await phone.stopOf(id)).stop, { kind: 'set-out' });
  const lunch = await taps('12:00', 'break-start', ['Ana', 'Luis']);
  expect(lunch.answer).toMatchObject({ outcome: 'taken', stop: null });
  expect((await phone.send(lunch.report)).json().outcome).toBe('taken');
  const since = `${TODAY}T18:00:00.000Z`;
  expect((await phone.day()).onBreak).toEqual([
    { name: 'Ana', since },
    { name: 'Luis', since },
  ]);
  const other = await phone.send({ ...lunch.report, people: ['Ana'] });
  expect(other.json().code).toBe('key_reused');
  const stranger = await taps('12:01', 'break-start', ['Someone']);
  expect(stranger.answer).toMatchObject({ outcome: 'refused', reason: { code: 'names-changed' } });
  expect((await phone.send(phone.ofDay({ kind: 'break-end' }))).statusCode).toBe(422);
  // Another phone, whose clock is an hour off, sends what happened at 2:00 PM half an hour late.
  await taps('12:35', 'break-end', ['Luis']);
  at('14:30');
  const [taken, sent] = ['15:00', '15:30'].map((time) => new Date(`${TODAY}T${time}:00-06:00`));
  const rest = crewPhone(office.test, office.fern.crewId, TODAY).ofDay({
    ...{ kind: 'break-start', people: ['Luis'] },
  });
  const late = { ...rest, takenAt: taken?.toISOString(), sentAt: sent?.toISOString() };
  expect((await phone.send(late)).json().outcome).toBe('taken');
  await taps('14:15', 'break-end', ['Luis']);
  expect((await phone.day()).onBreak.map(({ name }) => name)).toEqual(['Ana']);
  at('16:00');
  await phone.tap((await phone.stopOf(id)).stop, { kind: 'done', photosMissingReason: 'Wet.' });
});

it('is shown, and takes from the hours where it is not paid', async () => {
  const { ana, luis, week } = await day();
  const meal = { from: '12:00', until: '12:35', minutes: 35, isPaid: false };
  const rest = { from: '14:00', until: '14:15', minutes: 15, isPaid: true };
  expect(luis).toMatchObject({ person: 'Luis', breaks: [meal, rest], minutes: 445, doubts: [] });
  expect(ana).toMatchObject({
    ...{ person: 'Ana', doubts: ['open-break'], minutes: 480 },
    breaks: [{ from: '12:00', until: null, minutes: 0, isPaid: true }],
  });
  expect(week.people.map(({ total }) => total)).toEqual([480, 445]);
});

it('that was never ended is settled with a reason, and the others are confirmed as tapped', async () => {
  expect((await settle('days')).json().rows).toMatchObject([
    { status: 'open' },
    { status: 'confirmed', minutes: 445 },
  ]);
  const ana = { person: 'Ana', from: '08:00', until: '16:00' };
  const refusal = async (body: object) => {
    const { errors } = (await settle('hours', { ...ana, reason: 'Asked her.', ...body })).json();
    return errors[0].pointer;
  };
  expect(await refusal({})).toBe('/breaks');
  const lunch = { from: '12:00', until: '12:40' };
  expect(await refusal({ breaks: [{ from: '12:40', until: '12:00' }] })).toBe('/breaks');
  expect(await refusal({ breaks: [lunch, { from: '12:30', until: '13:00' }] })).toBe('/breaks');
  expect(await refusal({ breaks: [{ from: '15:50', until: '16:30' }] })).toBe('/breaks');
  expect(await refusal({ breaks: [lunch], reason: '' })).toBe('/reason');
  const watched = { ...lunch, wasWorked: true };
  const worked = { ...ana, breaks: [watched], reason: 'Watched the trailer.' };
  expect((await settle('hours', worked)).json().rows[0]).toMatchObject({
    ...{ status: 'confirmed', minutes: 480, breaks: [{ isPaid: true, minutes: 40 }] },
  });
  const known = { ...ana, breaks: [lunch], reason: 'Asked her.' };
  expect((await settle('hours', known)).json().rows[0]).toMatchObject({
    ...{ status: 'confirmed', minutes: 440, reason: 'Asked her.' },
    taps: { breaks: [{ from: '12:00', until: null }] },
  });
  const rows = await office.test.open.db.select().from(crewHours);
  await expect(
    office.test.open.db
      .insert(crewHours)
      .values(rows.slice(0, 1).map(({ id: _, ...row }) => ({ ...row, reason: null, breaks: [] }))),
  ).rejects.toThrow();
});

it('that comes late changes a confirmed day', async () => {
  const phone = crewPhone(office.test, office.fern.crewId, TODAY);
  at('16:10');
  const report = { ...phone.ofDay({ kind: 'break-end', people: ['Ana'] }) };
  await phone.send({ ...report, takenAt: new Date(`${TODAY}T18:45:00Z`).toISOString() });
  const { ana } = await day();
  expect(ana).toMatchObject({ status: 'changed', minutes: 440, doubts: [] });
  expect(ana?.taps.breaks).toMatchObject([{ until: '12:45', minutes: 45 }]);
  expect((await settle('days')).json().rows[0]).toMatchObject({
    status: 'confirmed',
    minutes: 435,
  });
});

it('is in the export, but in none that was taken before breaks were', async () => {
  const period = { from: TODAY, until: TODAY };
  const query = new URLSearchParams(period);
  const { test } = office;
  await test.open.db.insert(users).values({ email: 'boss@example.com', role: 'owner' });
  const boss = { cookie: await signedIn(test, 'boss@example.com') };
  const { seen } = (await send(test, boss, `GET ${API}/exports/next?${query}`)).json();
  const key = { 'idempotency-key': 'breaks-export' };
  const taken = await send(test, boss, `POST ${API}/exports`, { ...period, seen }, key);
  expect(taken.statusCode, taken.body).toBe(201);
  const { body } = await send(test, boss, `GET ${API}/exports/1/hours`);
  const lines = body.trim().split('\r\n');
  expect(lines[0]).toMatch(/"Breaks","Unpaid break hours"$/);
  expect(lines[2]).toContain('"7.42"');
  expect(lines[2]).toMatch(/"12:00-12:35 unpaid, 14:00-14:15 paid","0.58"$/);
  const old = { ...period, fromDate: TODAY, untilDate: TODAY, leftOut: 0, takenAt: new Date() };
  await test.open.db.insert(payrollExports).values({ ...old, number: 2 });
  const before = (await send(test, boss, `GET ${API}/exports/2/hours`)).body;
  expect(before).toMatch(/"Overtime hours before"\s*$/);
});
