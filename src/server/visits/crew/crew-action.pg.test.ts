// What a crew reports: once however often it is sent, as late as it comes, at a time that is sure or waits for the office.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { photos } from '#server/platform/database/schema/photo.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let office: CrewDayOffice;
let test: TestApp;
let fern: PortalCustomer;
let staff: { cookie: string };
let picture: Buffer;
beforeAll(async () => {
  office = await openCrewDayOffice();
  ({ test, fern, staff, picture } = office);
});
afterAll(() => test.close());
afterEach(() => office.clear());

describe('a report', () => {
  it('is one report however often it is sent, also at the same time', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const report = phone.written(stop, { kind: 'arrived' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => phone.send({ ...report, sentAt: new Date().toISOString() })),
    );
    const told = answers.map((answer) => [answer.statusCode, answer.json().outcome]);
    expect(told).toEqual(Array(8).fill([200, 'taken']));
    expect([(await office.row(id))?.version, (await office.log()).length]).toEqual([2, 1]);
    const other = await phone.send({ ...report, kind: 'set-out' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
    const shot = { ...phone.written(stop, { kind: '' }), shows: 'after' };
    const { kind: _, ...photo } = shot;
    const sent = await Promise.all([1, 2, 3].map(() => phone.sendPhoto(photo, picture)));
    expect(sent.map((answer) => answer.json().outcome)).toEqual(Array(3).fill('taken'));
    const kept = await test.open.db.$count(photos, eq(photos.visitId, id));
    expect(kept).toBe(1);
  });

  it('happened when it was tapped, by our clock, however wrong the telephone’s is', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY, { clockOffMinutes: 90 });
    const { stop } = await phone.stopOf(id);
    const tapped = phone.written(stop, { kind: 'arrived' });
    office.later(120);
    const sentAt = new Date(test.context.clock().getTime() + 90 * 60_000).toISOString();
    await phone.send({ ...tapped, sentAt });
    expect((await office.row(id))?.arrivedAt).toEqual(TEST_NOW);
    expect((await office.log())[0]).toMatchObject({ skewMs: -90 * 60_000, happenedAt: TEST_NOW });
  });

  it('with a time outside the crew’s day loses nothing, counts no minutes, and waits for the office to confirm it', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const long = '2020-01-01T12:00:00.000Z';
    const tap = (tapped: { kind: string; [field: string]: unknown }) =>
      phone.send({ ...phone.written(stop, tapped), takenAt: long });
    expect((await tap({ kind: 'set-out' })).json()).toMatchObject({
      outcome: 'taken',
      stop: { state: 'on-the-way' },
    });
    expect((await tap({ kind: 'arrived' })).json().stop).toMatchObject({
      state: 'here',
      arrivedAt: null,
    });
    office.later(40);
    const photo = phone.written(stop, { kind: '' });
    const { kind: _, ...shot } = { ...photo, takenAt: long, shows: 'after' };
    expect((await phone.sendPhoto(shot, picture)).json().outcome).toBe('taken');
    expect((await tap({ kind: 'tick', item: 'mow' })).statusCode).toBe(200);
    const left = await phone.tap(stop, { kind: 'done', photosMissingReason: 'The phone was wet.' });
    expect(left).toMatchObject({ outcome: 'taken', stop: { state: 'done' } });
    expect(await office.row(id)).toMatchObject({
      status: 'completed',
      duration: null,
      arrivedAt: TEST_NOW,
      unsureTimes: ['onTheWayAt', 'arrivedAt'],
    });
    const reports = (await office.log()).map(({ kind, isTimeUnsure, happenedAt }) => [
      kind,
      isTimeUnsure,
      happenedAt.getUTCFullYear(),
    ]);
    expect(reports).toEqual([
      ['set-out', true, 2020],
      ['arrived', true, 2020],
      ['photo', false, 2020],
      ['tick', false, 2020],
      ['done', false, 2026],
    ]);
    const page = (await send(test, fern, `GET /api/portal/visits/${id}`)).json();
    expect(page).toMatchObject({ minutes: null, arrivedAt: null, departedAt: expect.any(String) });

    const desk = async () => (await send(test, staff, `GET /api/console/visits/${id}`)).json();
    const waiting = async () => (await send(test, staff, 'GET /api/console/waiting')).json().report;
    const { version, unsureTimes } = await desk();
    expect([unsureTimes, await waiting()]).toEqual([['onTheWayAt', 'arrivedAt'], 2]);
    const confirm = (times: object) =>
      send(test, staff, `POST /api/console/visits/${id}/times`, times);
    const { leftAt } = await desk();
    const begun = { onTheWayAt: '00:10', arrivedAt: '00:20' };
    expect((await confirm({ version: version - 1, ...begun, leftAt })).statusCode).toBe(409);
    const empty = await confirm({ version, onTheWayAt: '00:10', arrivedAt: '', leftAt });
    expect(empty.json().errors).toMatchObject([{ pointer: '/arrivedAt' }]);
    const turned = await confirm({ version, onTheWayAt: '00:30', arrivedAt: '00:20', leftAt });
    expect(turned.json().errors).toMatchObject([{ pointer: '/arrivedAt' }]);
    const early = await confirm({ version, ...begun, leftAt: '00:20' });
    expect(early.json().errors).toMatchObject([{ pointer: '/leftAt' }]);
    expect((await confirm({ version, ...begun, leftAt: '01:05' })).statusCode).toBe(204);
    expect(await office.row(id)).toMatchObject({ unsureTimes: [], duration: 45 });
    expect(await waiting()).toBe(0);
    expect((await send(test, fern, `GET /api/portal/visits/${id}`)).json()).toMatchObject({
      minutes: 45,
      arrivedAt: '00:20',
      departedAt: '01:05',
    });
  });

  it('from a phone whose clock was reset altogether is as exact as any', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY, { clockOffMinutes: -29_900_000 });
    const { stop } = await phone.stopOf(id);
    await phone.tap(stop, { kind: 'arrived' });
    office.later(30);
    await phone.tap(stop, { kind: 'done', photosMissingReason: 'The phone was wet.' });
    expect(await office.row(id)).toMatchObject({
      arrivedAt: TEST_NOW,
      duration: 30,
      unsureTimes: [],
    });
  });

  it('is never refused for its time alone', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const times = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'];
    for (const takenAt of times) {
      for (const sentAt of times) {
        const report = phone.written(stop, { kind: 'problem', note: 'The gate sticks.' });
        expect((await phone.send({ ...report, takenAt, sentAt })).json().outcome).toBe('taken');
      }
    }
  });

  it('comes late and still counts, for two weeks', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const tapped = phone.written(stop, { kind: 'arrived' });
    const send = (now: string) => {
      test.setNow(new Date(now));
      return phone.send({ ...tapped, sentAt: new Date(now).toISOString() });
    };
    expect((await send('2026-11-23T18:00:00Z')).statusCode).toBe(409);
    expect((await send('2026-11-23T17:59:00Z')).json().outcome).toBe('taken');
    expect((await office.row(id))?.arrivedAt).toEqual(TEST_NOW);
  });

  it('of a stop that was moved is kept for the office and answered with what is true', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    await test.open.db.update(visits).set({ scheduledDate: '2026-11-12' }).where(eq(visits.id, id));
    const done = await phone.tap(stop, { kind: 'done', photosMissingReason: 'None.' });
    expect(done).toMatchObject({ outcome: 'conflict', stop: null });
    expect(done.words).toContain('Thursday, November 12, 2026');
    expect((await phone.photo(stop, 'after', picture)).outcome).toBe('conflict');
    expect(await office.row(id)).toMatchObject({ status: 'scheduled', completedAt: null });
    expect(await test.open.db.$count(photos, eq(photos.visitId, id))).toBe(1);
    expect((await office.log()).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['done', 'conflict'],
      ['photo', 'conflict'],
    ]);
  });

  it('of a stop that another telephone has finished changes nothing and is told', async () => {
    const id = await office.today(fern);
    const [first, second] = [1, 2].map(() => crewPhone(test, fern.crewId, TODAY));
    if (!first || !second) throw new Error('no telephones');
    const { stop } = await first.stopOf(id);
    const reason = { photosMissingReason: 'The camera is broken.' };
    await first.tap(stop, { kind: 'done', note: 'Mine.', ...reason });
    const again = await second.tap(stop, { kind: 'done', note: 'No, mine.', ...reason });
    expect(again).toMatchObject({ outcome: 'conflict', stop: { state: 'done' } });
    expect((await second.tap(stop, { kind: 'arrived' })).outcome).toBe('conflict');
    expect(await office.row(id)).toMatchObject({ notes: 'Mine.' });
  });
});
