// A crew's day: its link, its stops, what is reported of them once and in order, and what comes of a stop that has changed.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crewPhone } from '../../../test/crew-phone.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { mailsAfterWork } from '../../../test/outbox.ts';
import { jpegOf } from '../../../test/pictures.ts';
import {
  addVisit,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../test/portal-customer.ts';
import { signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { crewActions, crewLinks } from '../database/schema/crew-day.ts';
import { auditLog } from '../database/schema/operations.ts';
import { photos } from '../database/schema/photo.ts';
import { properties, visits } from '../database/schema/portal.ts';
import { encryptGateCode } from '../properties/gate-code.ts';

const TODAY = '2026-11-09';

let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
let staff: { cookie: string };
let picture: Buffer;
beforeAll(async () => {
  test = await createTestApp({
    OFFICE_EMAIL: 'office@example.com',
    STAFF_EMAILS: 'staff@example.com',
  });
  staff = { cookie: await signedIn(test, 'staff@example.com') };
  await test.work();
  fern = await newCustomer(test, 'fern@example.com');
  basil = await newCustomer(test, 'basil@example.com');
  picture = await jpegOf(320, 240);
  const gateCodeEncrypted = encryptGateCode(
    test.context.secrets.gateCode,
    fern.propertyId,
    '4711#',
  );
  await test.open.db
    .update(properties)
    .set({ gateCodeEncrypted })
    .where(eq(properties.id, fern.propertyId));
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  await test.open.db.delete(crewActions);
  await test.open.db.delete(crewLinks);
  await emptySchedule(test);
  await mailsAfterWork(test);
  test.sent.length = 0;
});

const today = (who: PortalCustomer, changes = {}) =>
  addVisit(test, who, { scheduledDate: TODAY, ...changes });
const row = async (id: number) => {
  const [visit] = await test.open.db.select().from(visits).where(eq(visits.id, id));
  return visit;
};
const log = () => test.open.db.select().from(crewActions).orderBy(crewActions.sequence);
const later = (minutes: number) =>
  test.setNow(new Date(test.context.clock().getTime() + minutes * 60_000));

describe('the link of a day', () => {
  it('opens the evening before and until the next noon, and only for its crew and day', async () => {
    await today(fern, { customerNotes: 'Mind the hose.' });
    await addVisit(test, fern, { scheduledDate: '2026-11-10' });
    await today(basil);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const states = [
      ['2026-11-08T22:59:00Z', 'early'],
      ['2026-11-08T23:00:00Z', 'open'],
      ['2026-11-10T17:59:00Z', 'open'],
      ['2026-11-10T18:00:00Z', 'over'],
    ] as const;
    for (const [now, state] of states) {
      test.setNow(new Date(now));
      const day = await phone.day();
      expect([now, day.state, day.stops.length]).toEqual([now, state, state === 'open' ? 1 : 0]);
    }
    test.setNow(TEST_NOW);
    const { stops, isToday } = await phone.day();
    expect(isToday).toBe(true);
    expect(stops[0]).toMatchObject({
      state: 'ahead',
      address: '1 Sample Lane of fern@example.com',
      customerNote: 'Mind the hose.',
      instructions: 'Mind the roses.',
      hasGateCode: true,
      window: 'between 9:00 AM and 11:00 AM',
    });
    expect(JSON.stringify(stops)).not.toMatch(/4711|basil/);
  });

  it('is worth nothing when a letter of it was changed, or once the office has renewed it', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const forged = phone.api.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await test.app.inject(forged)).statusCode).toBe(404);
    const ofOther = phone.api.replace(`/${fern.crewId}-`, `/${basil.crewId}-`);
    expect((await test.app.inject(ofOther)).statusCode).toBe(404);
    await test.open.db
      .insert(crewLinks)
      .values({ crewId: fern.crewId, date: TODAY, generation: 2 });
    expect(await phone.day()).toMatchObject({ state: 'replaced', stops: [] });
    const late = await phone.send(phone.written(stop, { kind: 'arrived' }));
    expect([late.statusCode, late.json().code]).toEqual([409, 'too_late']);
    expect((await phone.gateCode(stop)).statusCode).toBe(409);
    const renewed = crewPhone(test, fern.crewId, TODAY, { generation: 2 });
    expect((await renewed.tap(stop, { kind: 'arrived' })).outcome).toBe('taken');
  });

  it('reaches no stop that was not on its day', async () => {
    const mine = await today(fern);
    const theirs = await today(basil);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const other = crewPhone(test, basil.crewId, TODAY);
    const { stop: foreign } = await other.stopOf(theirs);
    const { stop: own } = await phone.stopOf(mine);
    const guessed = own.replace(String(mine), String(theirs));
    for (const stop of [foreign, guessed, '999999.AAAAAAAAAAAAAAAAAAAAAA', 'x']) {
      const answers = [
        await phone.send(phone.written(stop, { kind: 'done' })),
        await phone.gateCode(stop),
        await phone.sendPhoto(phone.written(stop, { kind: '' }), picture),
      ];
      expect(answers.map(({ statusCode }) => statusCode).slice(0, 2)).toEqual([404, 404]);
    }
    expect(await log()).toEqual([]);
  });
});

describe('a stop', () => {
  it('goes from the way to done, and its customer sees what was done', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop, checklist } = await phone.stopOf(id);
    expect((await phone.tap(stop, { kind: 'set-out' })).stop).toMatchObject({
      state: 'on-the-way',
    });
    later(20);
    expect((await phone.tap(stop, { kind: 'arrived' })).stop).toMatchObject({
      state: 'here',
      arrivedAt: '09:20',
    });
    for (const { key } of checklist.slice(0, 2)) {
      await phone.tap(stop, { kind: 'tick', item: key, isDone: true });
    }
    await phone.photo(stop, 'after', picture);
    later(40);
    const answer = await phone.tap(stop, { kind: 'done', cutHeight: '3.5', note: 'All good.' });
    expect(answer).toMatchObject({ outcome: 'taken', stop: { state: 'done', leftAt: '10:00' } });
    expect((await send(test, fern, `GET /api/portal/visits/${id}`)).json()).toMatchObject({
      state: 'done',
      arrivedAt: '09:20',
      departedAt: '10:00',
      minutes: 40,
      workDone: ['Front and back mowed', 'Walks and drive edged'],
      cutHeight: '3.5',
      crewNote: 'All good.',
      photos: [{ kind: 'after' }],
    });
    expect((await log()).map(({ sequence, kind, outcome }) => [sequence, kind, outcome])).toEqual([
      [1, 'set-out', 'taken'],
      [2, 'arrived', 'taken'],
      [3, 'tick', 'taken'],
      [4, 'tick', 'taken'],
      [5, 'photo', 'taken'],
      [6, 'done', 'taken'],
    ]);
  });

  it('is not done without the photo that its checklist asks for, unless there is a reason', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const refused = await phone.tap(stop, { kind: 'done' });
    expect(refused).toMatchObject({ outcome: 'refused', stop: { state: 'ahead' } });
    expect(refused.words).toContain('photos are missing (after)');
    await phone.photo(stop, 'before', picture);
    expect((await phone.tap(stop, { kind: 'done' })).outcome).toBe('refused');
    const reason = 'The camera is broken.';
    const taken = await phone.tap(stop, { kind: 'done', photosMissingReason: reason });
    expect(taken.outcome).toBe('taken');
    expect(await row(id)).toMatchObject({ status: 'completed', photosMissingReason: reason });
  });

  it('keeps the checklist that it was begun with', async () => {
    const id = await today(fern, { serviceType: 'Something new' });
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop, checklist } = await phone.stopOf(id);
    expect(checklist.map(({ key }) => key)).toEqual(['worked', 'cleaned', 'gate']);
    await phone.tap(stop, { kind: 'arrived' });
    expect((await row(id))?.checklist).toEqual(checklist);
    const strange = await phone.tap(stop, { kind: 'tick', item: 'mowed', isDone: true });
    expect(strange.outcome).toBe('refused');
  });

  it('tells the office of a problem, and may be left without the work', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const silent = await phone.send(phone.written(stop, { kind: 'problem', note: ' ' }));
    expect(silent.json().errors[0].pointer).toBe('/note');
    const problem = { kind: 'problem', note: 'The gate is locked.', couldNotWork: true };
    expect((await phone.tap(stop, problem)).stop).toMatchObject({
      state: 'skipped',
      skipReason: 'The gate is locked.',
    });
    expect(await row(id)).toMatchObject({ status: 'skipped', skipKind: 'crew' });
    const back = await phone.tap(stop, { kind: 'done', photosMissingReason: 'Phone was wet.' });
    expect(back.outcome).toBe('taken');
  });

  it('tells its customer that the work was not done, by mail and in the portal, and what they can do', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    await phone.tap(stop, { kind: 'problem', note: 'He shouted at us.', couldNotWork: true });
    const asked = await today(fern);
    await send(test, staff, `POST /api/console/visits/${asked}/skip`, {
      version: 1,
      kind: 'customer',
      reason: 'Called in',
    });
    await mailsAfterWork(test);
    const mails = test.sent.filter(({ subject }) => subject.startsWith('We couldn’t do'));
    expect(mails.map(({ to, text }) => [to, text.includes(`/visits/${asked}`)])).toEqual([
      ['fern@example.com', false],
    ]);
    expect(mails[0]?.text).toContain(`/customer-portal/visits/${id}`);
    expect(mails[0]?.text).not.toContain('shouted');
    const page = (await send(test, fern, `GET /api/portal/visits/${id}`)).json();
    expect(page).toMatchObject({
      state: 'not-done',
      notDoneReason: 'The crew had to leave without doing the work.',
      canReport: true,
    });
    expect(JSON.stringify(page)).not.toContain('shouted');
    const past = (await send(test, fern, 'GET /api/portal/visits/past')).json();
    expect(past.items).toMatchObject([
      { id: asked, state: 'not-done', notDoneReason: 'You asked us not to come.' },
      { id, state: 'not-done' },
    ]);
  });

  it('mails the office of a problem, once, with what the crew says and how to reach the customer', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const report = phone.written(stop, { kind: 'problem', note: 'A dog is in the yard.' });
    for (let times = 0; times < 2; times++) await phone.send(report);
    await mailsAfterWork(test);
    const mails = test.sent.filter(({ subject }) => subject.includes('reports a problem'));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: 'office@example.com' });
    for (const words of ['A dog is in the yard.', 'is still working', `/console/visits/${id}`]) {
      expect(mails[0]?.text).toContain(words);
    }
  });
});

describe('a report', () => {
  it('is one report however often it is sent, also at the same time', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const report = phone.written(stop, { kind: 'arrived' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => phone.send({ ...report, sentAt: new Date().toISOString() })),
    );
    const told = answers.map((answer) => [answer.statusCode, answer.json().outcome]);
    expect(told).toEqual(Array(8).fill([200, 'taken']));
    expect([(await row(id))?.version, (await log()).length]).toEqual([2, 1]);
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
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY, { clockOffMinutes: 90 });
    const { stop } = await phone.stopOf(id);
    const tapped = phone.written(stop, { kind: 'arrived' });
    later(120);
    const sentAt = new Date(test.context.clock().getTime() + 90 * 60_000).toISOString();
    await phone.send({ ...tapped, sentAt });
    expect((await row(id))?.arrivedAt).toEqual(TEST_NOW);
    expect((await log())[0]).toMatchObject({ skewMs: -90 * 60_000, happenedAt: TEST_NOW });
  });

  it('with a time outside the crew’s day loses nothing, counts no minutes, and waits for the office to confirm it', async () => {
    const id = await today(fern);
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
    later(40);
    const photo = phone.written(stop, { kind: '' });
    const { kind: _, ...shot } = { ...photo, takenAt: long, shows: 'after' };
    expect((await phone.sendPhoto(shot, picture)).json().outcome).toBe('taken');
    expect((await tap({ kind: 'tick', item: 'mow' })).statusCode).toBe(200);
    const left = await phone.tap(stop, { kind: 'done', photosMissingReason: 'The phone was wet.' });
    expect(left).toMatchObject({ outcome: 'taken', stop: { state: 'done' } });
    expect(await row(id)).toMatchObject({
      status: 'completed',
      duration: null,
      arrivedAt: TEST_NOW,
      unsureTimes: ['onTheWayAt', 'arrivedAt'],
    });
    const reports = (await log()).map(({ kind, isTimeUnsure, happenedAt }) => [
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
    expect(await row(id)).toMatchObject({ unsureTimes: [], duration: 45 });
    expect(await waiting()).toBe(0);
    expect((await send(test, fern, `GET /api/portal/visits/${id}`)).json()).toMatchObject({
      minutes: 45,
      arrivedAt: '00:20',
      departedAt: '01:05',
    });
  });

  it('from a phone whose clock was reset altogether is as exact as any', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY, { clockOffMinutes: -29_900_000 });
    const { stop } = await phone.stopOf(id);
    await phone.tap(stop, { kind: 'arrived' });
    later(30);
    await phone.tap(stop, { kind: 'done', photosMissingReason: 'The phone was wet.' });
    expect(await row(id)).toMatchObject({ arrivedAt: TEST_NOW, duration: 30, unsureTimes: [] });
  });

  it('is never refused for its time alone', async () => {
    const id = await today(fern);
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
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const tapped = phone.written(stop, { kind: 'arrived' });
    const send = (now: string) => {
      test.setNow(new Date(now));
      return phone.send({ ...tapped, sentAt: new Date(now).toISOString() });
    };
    expect((await send('2026-11-23T18:00:00Z')).statusCode).toBe(409);
    expect((await send('2026-11-23T17:59:00Z')).json().outcome).toBe('taken');
    expect((await row(id))?.arrivedAt).toEqual(TEST_NOW);
  });

  it('of a stop that was moved is kept for the office and answered with what is true', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    await test.open.db.update(visits).set({ scheduledDate: '2026-11-12' }).where(eq(visits.id, id));
    const done = await phone.tap(stop, { kind: 'done', photosMissingReason: 'None.' });
    expect(done).toMatchObject({ outcome: 'conflict', stop: null });
    expect(done.words).toContain('Thursday, November 12, 2026');
    expect((await phone.photo(stop, 'after', picture)).outcome).toBe('conflict');
    expect(await row(id)).toMatchObject({ status: 'scheduled', completedAt: null });
    expect(await test.open.db.$count(photos, eq(photos.visitId, id))).toBe(1);
    expect((await log()).map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['done', 'conflict'],
      ['photo', 'conflict'],
    ]);
  });

  it('of a stop that another telephone has finished changes nothing and is told', async () => {
    const id = await today(fern);
    const [first, second] = [1, 2].map(() => crewPhone(test, fern.crewId, TODAY));
    if (!first || !second) throw new Error('no telephones');
    const { stop } = await first.stopOf(id);
    const reason = { photosMissingReason: 'The camera is broken.' };
    await first.tap(stop, { kind: 'done', note: 'Mine.', ...reason });
    const again = await second.tap(stop, { kind: 'done', note: 'No, mine.', ...reason });
    expect(again).toMatchObject({ outcome: 'conflict', stop: { state: 'done' } });
    expect((await second.tap(stop, { kind: 'arrived' })).outcome).toBe('conflict');
    expect(await row(id)).toMatchObject({ notes: 'Mine.' });
  });
});

describe('a gate code', () => {
  it('is shown on the day alone, and every time is written down', async () => {
    const id = await today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    test.setNow(new Date('2026-11-09T04:00:00Z'));
    expect((await phone.gateCode(stop)).statusCode).toBe(409);
    test.setNow(TEST_NOW);
    expect((await phone.gateCode(stop)).json()).toEqual({ gateCode: '4711#' });
    const lines = await test.open.db
      .select()
      .from(auditLog)
      .where(
        and(
          eq(auditLog.action, 'gate-code-revealed'),
          eq(auditLog.subjectId, String(fern.propertyId)),
        ),
      );
    expect(lines.map(({ actorId, details }) => [actorId, details])).toEqual([
      [null, { crewId: fern.crewId, visitId: id }],
    ]);
    await test.open.db.update(visits).set({ crewId: basil.crewId }).where(eq(visits.id, id));
    expect((await phone.gateCode(stop)).statusCode).toBe(404);
  });
});
