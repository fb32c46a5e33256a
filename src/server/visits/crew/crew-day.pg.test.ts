// A crew's day: its link, its stops from the way to done, and the gate codes that are shown on it.
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crewLinks } from '#server/platform/database/schema/crew-day.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { type CrewDayOffice, openCrewDayOffice, TODAY } from '../../../../test/crew-day-office.ts';
import { crewPhone } from '../../../../test/crew-phone.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork, wholeMail } from '../../../../test/outbox.ts';
import { addVisit, type PortalCustomer, send } from '../../../../test/portal-customer.ts';
import type { TestApp } from '../../../../test/test-app.ts';

let office: CrewDayOffice;
let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
let staff: { cookie: string };
let picture: Buffer;
beforeAll(async () => {
  office = await openCrewDayOffice();
  ({ test, fern, basil, staff, picture } = office);
});
afterAll(() => test.close());
afterEach(() => office.clear());

describe('the link of a day', () => {
  it('opens the evening before and until the next noon, and only for its crew and day', async () => {
    await office.today(fern, { customerNotes: 'Mind the hose.' });
    await addVisit(test, fern, { scheduledDate: '2026-11-10' });
    await office.today(basil);
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
    const id = await office.today(fern);
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

  it('tells where the stops went that a phone has shown on its day, and of no others', async () => {
    const ids = [
      await office.today(fern),
      await office.today(fern),
      await office.today(fern),
      await office.today(fern),
    ] as const;
    const theirs = await office.today(basil);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const names = (await phone.day()).stops.map(({ stop }) => stop);
    const { stop: foreign } = await crewPhone(test, basil.crewId, TODAY).stopOf(theirs);
    const put = (id: number, values: Partial<typeof visits.$inferInsert>) =>
      test.open.db.update(visits).set(values).where(eq(visits.id, id));
    await put(ids[0], { scheduledDate: '2026-11-10' });
    await put(ids[1], { crewId: basil.crewId });
    await put(ids[2], { status: 'cancelled' });
    const known = [...names, foreign, 'x', '999999.AAAAAAAAAAAAAAAAAAAAAA'].join(',');
    const answer = await test.app.inject(`${phone.api}?known=${known}`);
    const { left, stops } = answer.json();
    expect(stops.map(({ visitId }: { visitId: number }) => visitId)).toEqual([ids[3]]);
    expect(left.map(({ stop, date }: { stop: string; date: string }) => [stop, date])).toEqual(
      expect.arrayContaining([
        [names[0], '2026-11-10'],
        [names[1], TODAY],
        [names[2], null],
      ]),
    );
    expect(left).toHaveLength(3);
  });

  it('reaches no stop that was not on its day', async () => {
    const mine = await office.today(fern);
    const theirs = await office.today(basil);
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
    expect(await office.log()).toEqual([]);
  });
});

describe('a stop', () => {
  it('goes from the way to done, and its customer sees what was done', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop, checklist } = await phone.stopOf(id);
    expect((await phone.tap(stop, { kind: 'set-out' })).stop).toMatchObject({
      state: 'on-the-way',
    });
    office.later(20);
    expect((await phone.tap(stop, { kind: 'arrived' })).stop).toMatchObject({
      state: 'here',
      arrivedAt: '09:20',
    });
    for (const { key } of checklist.slice(0, 2)) {
      await phone.tap(stop, { kind: 'tick', item: key, isDone: true });
    }
    await phone.photo(stop, 'after', picture);
    office.later(40);
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
    expect(
      (await office.log()).map(({ sequence, kind, outcome }) => [sequence, kind, outcome]),
    ).toEqual([
      [1, 'set-out', 'taken'],
      [2, 'arrived', 'taken'],
      [3, 'tick', 'taken'],
      [4, 'tick', 'taken'],
      [5, 'photo', 'taken'],
      [6, 'done', 'taken'],
    ]);
  });

  it('is not done without the photo that its checklist asks for, unless there is a reason', async () => {
    const id = await office.today(fern);
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
    expect(await office.row(id)).toMatchObject({
      status: 'completed',
      photosMissingReason: reason,
    });
  });

  it('keeps the checklist that it was begun with', async () => {
    const id = await office.today(fern, { serviceType: 'Something new' });
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop, checklist } = await phone.stopOf(id);
    expect(checklist.map(({ key }) => key)).toEqual(['worked', 'cleaned', 'gate']);
    await phone.tap(stop, { kind: 'arrived' });
    expect((await office.row(id))?.checklist).toEqual(checklist);
    const strange = await phone.tap(stop, { kind: 'tick', item: 'mowed', isDone: true });
    expect(strange.outcome).toBe('refused');
  });

  it('tells the office of a problem, and may be left without the work', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    const silent = await phone.send(phone.written(stop, { kind: 'problem', note: ' ' }));
    expect(silent.json().errors[0].pointer).toBe('/note');
    const problem = { kind: 'problem', note: 'The gate is locked.', couldNotWork: true };
    expect((await phone.tap(stop, problem)).stop).toMatchObject({
      state: 'skipped',
      skipReason: 'The gate is locked.',
    });
    expect(await office.row(id)).toMatchObject({ status: 'skipped', skipKind: 'crew' });
    const back = await phone.tap(stop, { kind: 'done', photosMissingReason: 'Phone was wet.' });
    expect(back.outcome).toBe('taken');
  });

  it('tells its customer that the work was not done, by mail and in the portal, and what they can do', async () => {
    const id = await office.today(fern);
    const phone = crewPhone(test, fern.crewId, TODAY);
    const { stop } = await phone.stopOf(id);
    await phone.tap(stop, { kind: 'problem', note: 'He shouted at us.', couldNotWork: true });
    const asked = await office.today(fern);
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
    expect(wholeMail(mails[0])).not.toContain('shouted');
    const page = (await send(test, fern, `GET /api/portal/visits/${id}`)).json();
    expect(page).toMatchObject({
      state: 'not-done',
      notDoneKind: 'other',
      notDoneReason: 'The crew had to leave without doing the work.',
      canReport: true,
    });
    expect(JSON.stringify(page)).not.toContain('shouted');
    const past = (await send(test, fern, 'GET /api/portal/visits/past')).json();
    expect(past.items).toMatchObject([{ id, state: 'not-done' }]);
    const own = (await send(test, fern, `GET /api/portal/visits/${asked}`)).json();
    expect(own).toMatchObject({
      state: 'skipped',
      notDoneKind: null,
      notDoneReason: null,
      canReport: false,
    });
  });

  it('mails the office of a problem, once, with what the crew says and how to reach the customer', async () => {
    const id = await office.today(fern);
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

describe('a gate code', () => {
  it('is shown on the day alone, and every time is written down', async () => {
    const id = await office.today(fern);
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
