// A rain day: drafted for colleagues to see, sent once, told of within lawful hours, and taken back before anyone heard of it.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/platform/database/schema/account.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { consents } from '#server/platform/database/schema/customer.ts';
import { dayMoves, dayMoveVisits } from '#server/platform/database/schema/visit-planning.ts';
import { crews, visits } from '#server/platform/database/schema/visits.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import {
  addVisit,
  emptySchedule,
  newCustomer,
  type PortalCustomer,
  send,
} from '../../../../test/portal-customer.ts';
import { appointment } from '../../../../test/sample-rows.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../../test/test-app.ts';
import { enqueueMovedVisits } from './day-move-messages.ts';

const RAIN = '2026-11-11';

let test: TestApp;
let fern: PortalCustomer;
let basil: PortalCustomer;
let olive: PortalCustomer;
let staff: { cookie: string };
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'ivy@example.com' });
  fern = await newCustomer(test, 'fern@example.com');
  basil = await newCustomer(test, 'basil@example.com', { crewId: fern.crewId });
  olive = await newCustomer(test, 'olive@example.com', { crewId: fern.crewId });
  staff = { cookie: await signedIn(test, 'ivy@example.com') };
  await test.work();
  test.sent.length = 0;
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  test.sent.length = 0;
  await emptySchedule(test);
  await test.open.db.delete(consents);
  await test.open.db.update(crews).set({ visitsPerDay: 8, weekdayVisits: null });
});

type Row = { visitId: number; choice: string; toDate: string | null; conflicts: string[] };
const draft = (changes: object = {}, headers: Record<string, string> = {}) => {
  const body = { date: RAIN, crewIds: [fern.crewId], reason: 'Heavy rain', ...changes };
  return send(test, staff, 'POST /api/console/day-moves', body, headers);
};
const step = (id: number, name: string, version: number) =>
  send(test, staff, `POST /api/console/day-moves/${id}/${name}`, { version });
const rowsOf = (items: Row[]) =>
  items.map(({ visitId, choice, toDate, conflicts }) => ({ visitId, choice, toDate, conflicts }));
const visitOf = async (id: number) =>
  (await test.open.db.select().from(visits).where(eq(visits.id, id)))[0];
const later = (minutes: number) => test.setNow(new Date(TEST_NOW.getTime() + minutes * 60_000));

describe('the draft of a rain day', () => {
  it('shows where each visit goes and what stands against it, and moves nothing', async () => {
    const plain = await addVisit(test, fern, { scheduledDate: RAIN, stopOrder: 1 });
    const chosen = await addVisit(test, basil, { scheduledDate: '2026-11-12', stopOrder: 2 });
    const own = { version: 1, date: RAIN };
    await send(test, basil, `PATCH /api/portal/visits/${chosen}/day`, own);
    await test.open.db.update(visits).set({ stopOrder: 2 }).where(eq(visits.id, chosen));
    await test.open.db
      .insert(appointments)
      .values({ ...appointment, appointmentDate: RAIN, customerName: 'Hazel Consult' });
    const soon = await addVisit(test, olive, { scheduledDate: RAIN, stopOrder: 3 });
    await addVisit(test, olive, { scheduledDate: '2026-11-16' });
    await test.open.db.update(crews).set({ visitsPerDay: 1 });
    const answer = await draft();
    expect(answer.statusCode).toBe(201);
    const { id, items, messages, consultations } = answer.json();
    expect(consultations).toMatchObject([{ customer: 'Hazel Consult' }]);
    expect(rowsOf(items)).toEqual([
      { visitId: plain, choice: 'move', toDate: '2026-11-12', conflicts: [] },
      { visitId: chosen, choice: 'move', toDate: '2026-11-13', conflicts: ['promised'] },
      { visitId: soon, choice: 'move', toDate: '2026-11-17', conflicts: [] },
    ]);
    expect(messages).toMatchObject({ mails: 3, texts: 0 });
    expect((await visitOf(plain))?.scheduledDate).toBe(RAIN);
    const list = (await send(test, staff, 'GET /api/console/day-moves')).json();
    expect(list.items[0]).toMatchObject({ id, visits: 3, status: 'draft' });
  });

  it('does not say that a customer chose the day on which the office has put a visit', async () => {
    const visit = await addVisit(test, fern, { scheduledDate: '2026-11-12' });
    const body = { version: 1, date: RAIN, duration: 60, crewId: fern.crewId };
    const moved = await send(test, staff, `PATCH /api/console/calendar/visits/${visit}/time`, {
      ...body,
      tellCustomer: false,
    });
    expect(moved.statusCode, moved.body).toBe(200);
    const { items } = (await draft()).json();
    expect(rowsOf(items)).toMatchObject([{ visitId: visit, conflicts: [] }]);
  });

  it('proposes to skip where the next visit is near, and one too many where all is full', async () => {
    const near = await addVisit(test, fern, { scheduledDate: RAIN });
    await addVisit(test, fern, { scheduledDate: '2026-11-13' });
    const gone = await addVisit(test, basil, { scheduledDate: RAIN, status: 'in_progress' });
    const full = await addVisit(test, olive, { scheduledDate: RAIN });
    await test.open.db.update(crews).set({ weekdayVisits: [0, 0, 0, 1, 0] });
    await addVisit(test, basil, { scheduledDate: '2026-11-12' });
    await addVisit(test, basil, { scheduledDate: '2026-11-19' });
    const { items } = (await draft()).json();
    expect(rowsOf(items)).toEqual([
      { visitId: near, choice: 'skip', toDate: null, conflicts: ['no-room', 'next-visit-near'] },
      { visitId: gone, choice: 'stay', toDate: null, conflicts: ['under-way'] },
      { visitId: full, choice: 'move', toDate: '2026-11-12', conflicts: ['no-room'] },
    ]);
  });

  it('is refused for days that are over or empty, is one when sent twice, and is for staff', async () => {
    expect((await draft()).json().errors[0].pointer).toBe('/date');
    expect((await draft({ date: '2026-11-06' })).statusCode).toBe(422);
    expect((await draft({ crewIds: [999_999] })).statusCode).toBe(422);
    await addVisit(test, fern, { scheduledDate: RAIN });
    const key = { 'idempotency-key': 'rain' };
    expect((await draft({}, key)).json().id).toBe((await draft({}, key)).json().id);
    expect(await test.open.db.$count(dayMoves)).toBe(1);
    expect((await send(test, fern, 'GET /api/console/day-moves')).statusCode).toBe(403);
  });

  it('takes other choices from who saw the present draft', async () => {
    const visit = await addVisit(test, fern, { scheduledDate: RAIN });
    const { id, version } = (await draft()).json();
    const choose = (body: object) =>
      send(test, staff, `PATCH /api/console/day-moves/${id}/visits/${visit}`, body);
    expect((await choose({ version, choice: 'move', toDate: '2026-11-14' })).statusCode).toBe(422);
    const chosen = await choose({ version, choice: 'move', toDate: '2026-11-18' });
    expect(chosen.json().items[0]).toMatchObject({ toDate: '2026-11-18' });
    const late = await choose({ version, choice: 'stay' });
    expect(late.json()).toMatchObject({ code: 'changed_meanwhile', current: { version: 2 } });
    expect((await step(id, 'discard', 2)).json().status).toBe('discarded');
    expect((await step(id, 'send', 3)).json().code).toBe('wrong_state');
  });
});

describe('a rain day that is sent', () => {
  it('moves once, however often it is sent, and keeps the order', async () => {
    const ids = [
      await addVisit(test, fern, { scheduledDate: RAIN, stopOrder: 2 }),
      await addVisit(test, basil, { scheduledDate: RAIN, stopOrder: 1 }),
    ];
    const { id, version } = (await draft()).json();
    const answers = await Promise.all([1, 2, 3].map(() => step(id, 'send', version)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await visitOf(ids[0] ?? 0)).toMatchObject({
      scheduledDate: '2026-11-12',
      originalDate: RAIN,
      rescheduleReason: 'Heavy rain',
      version: 2,
    });
    const there = `GET /api/console/crew-days/${fern.crewId}/2026-11-12` as const;
    const { stops } = (await send(test, staff, there)).json();
    expect(stops.map(({ visitId }: { visitId: number }) => visitId)).toEqual(ids.toReversed());
  });

  it('is refused when a visit was changed or a place was taken since', async () => {
    const visit = await addVisit(test, fern, { scheduledDate: RAIN });
    const { id, version } = (await draft()).json();
    await test.open.db.update(visits).set({ version: 5 }).where(eq(visits.id, visit));
    expect((await step(id, 'send', version)).json().code).toBe('changed_meanwhile');
    const anew = (await step(id, 'plan', version)).json();
    await test.open.db.update(crews).set({ visitsPerDay: 1 });
    await addVisit(test, basil, { scheduledDate: '2026-11-12' });
    expect((await step(id, 'send', anew.version)).json().code).toBe('day_full');
    expect((await visitOf(visit))?.scheduledDate).toBe(RAIN);
  });

  it('is taken back before anyone heard of it, and not after', async () => {
    const visit = await addVisit(test, fern, { scheduledDate: RAIN, stopOrder: 4 });
    const { id, version } = (await draft()).json();
    const sent = (await step(id, 'send', version)).json();
    expect(sent.canUndo).toBe(true);
    later(4);
    await enqueueMovedVisits(test.context);
    const undone = await step(id, 'undo', sent.version);
    expect(undone.json()).toMatchObject({ status: 'undone', canUndo: false });
    expect(await visitOf(visit)).toMatchObject({
      scheduledDate: RAIN,
      originalDate: null,
      stopOrder: 4,
    });
    const second = (await draft()).json();
    const again = (await step(second.id, 'send', second.version)).json();
    later(10);
    expect((await step(second.id, 'undo', again.version)).json().code).toBe('too_late');
    await enqueueMovedVisits(test.context);
    await enqueueMovedVisits(test.context);
    await expect.poll(() => test.sent.length, { timeout: 20_000 }).toBe(1);
    expect(test.sent[0]).toMatchObject({ to: 'fern@example.com' });
    expect(test.sent[0]?.subject).toContain('Thursday, November 12, 2026');
    expect(test.sent[0]?.text).toContain('Heavy rain');
  });

  it('texts only who allowed it, and never at night', async () => {
    const phone = '(281) 555-0100';
    await test.open.db.update(users).set({ phone }).where(eq(users.id, fern.id));
    await test.open.db.insert(consents).values({
      userId: fern.id,
      channel: 'text',
      purpose: 'visits',
      reaches: phone,
      wording: 'Text me about my visits.',
      givenHow: 'phone',
      givenAt: TEST_NOW,
    });
    await addVisit(test, fern, { scheduledDate: RAIN });
    await addVisit(test, basil, { scheduledDate: RAIN });
    test.setNow(new Date('2026-11-10T02:58:00Z'));
    const { id, version, messages } = (await draft()).json();
    expect(messages).toMatchObject({ mails: 2, texts: 1, textsWait: false });
    await step(id, 'send', version);
    const texted = async () => {
      const rows = await test.open.db.select().from(dayMoveVisits);
      return rows.filter(({ textedAt }) => textedAt !== null).length;
    };
    test.setNow(new Date('2026-11-10T03:05:00Z'));
    await enqueueMovedVisits(test.context);
    expect(await texted()).toBe(1);
    test.setNow(new Date('2026-11-10T14:59:00Z'));
    await enqueueMovedVisits(test.context);
    expect(await texted()).toBe(1);
    test.setNow(new Date('2026-11-10T15:00:00Z'));
    await enqueueMovedVisits(test.context);
    expect(await texted()).toBe(2);
  });
});
