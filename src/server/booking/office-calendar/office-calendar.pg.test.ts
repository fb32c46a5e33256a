// Staff at their calendar: moved, made, overbooked with a reason, done and undone, by two people at once, and told to customers.
import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { visits } from '#server/platform/database/schema/visits.ts';
import { book, emptyCalendar, lookAtDay, seatFaults } from '../../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { mailsAfterWork } from '../../../../test/outbox.ts';
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

const DAY = '2026-11-17';
const CALENDAR = '/api/console/calendar';

let test: TestApp;
let staff: { cookie: string };
let colleague: { cookie: string };
let maria: PortalCustomer;
let pecan: number;
beforeAll(async () => {
  test = await createTestApp({ STAFF_EMAILS: 'owner@example.com,crew@example.com' });
  staff = { cookie: await signedIn(test, 'crew@example.com') };
  colleague = { cookie: await signedIn(test, 'owner@example.com') };
  maria = await newCustomer(test, 'maria@example.com');
  pecan = await newCrew(test, 'Pecan', 1);
  await test.work();
});
afterAll(() => test.close());
afterEach(async () => {
  test.setNow(TEST_NOW);
  test.sent.length = 0;
  await emptyCalendar(test.open.db);
  await emptySchedule(test);
});

const booked = async (changes: object = {}) => {
  const answer = await book(test.app, changes);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id as number;
};
const move = (id: number, changes: object, who = staff) =>
  send(test, who, `PATCH ${CALENDAR}/appointments/${id}/time`, {
    version: 1,
    date: DAY,
    time: '10:00',
    duration: 60,
    ...changes,
  });
const say = (id: number, changes: object, who = staff) =>
  send(test, who, `PATCH ${CALENDAR}/appointments/${id}/outcome`, changes);
const moveVisit = (id: number, changes: object, who = staff) =>
  send(test, who, `PATCH ${CALENDAR}/visits/${id}/time`, {
    version: 1,
    date: '2026-11-19',
    time: '13:00',
    duration: 60,
    crewId: maria.crewId,
    ...changes,
  });
const rowOf = async (id: number) =>
  (await test.open.db.select().from(appointments).where(eq(appointments.id, id)))[0];
const lastLine = async () =>
  (await test.open.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const mailsTo = async (address: string, subject: string) => {
  const found = () =>
    test.sent.filter((mail) => mail.to === address && mail.subject.includes(subject));
  await expect.poll(() => found().length, { timeout: 10_000 }).toBeGreaterThan(0);
  return found();
};
/** Once nothing is left to be sent. */
const movedMails = async () => {
  await mailsAfterWork(test);
  return test.sent.filter(({ subject }) => subject.includes('has moved'));
};
const seats = () => seatFaults(test.open.db);

/**
 * Lets all of some changes come as far as the crew's row while someone else has it: anyone who has counted its places before that
 * counts them too early. One connection cannot be raced for, so the embedded engine only does them at once.
 */
async function whileCrewIsTaken<Answer>(crewId: number, changes: () => Promise<Answer>[]) {
  const { engine } = test.open;
  if (engine.kind !== 'postgres') return Promise.all(changes());
  const other = await engine.pool.connect();
  try {
    await other.query('begin');
    await other.query('select from crews where id = $1 for update', [crewId]);
    const begun = changes();
    const waiting = () =>
      other.query('select from pg_locks where not granted').then(({ rowCount }) => rowCount);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(begun.length);
    await other.query('commit');
    return await Promise.all(begun);
  } finally {
    other.release();
  }
}

describe('moving a consultation', () => {
  it('takes the new seats, gives the old ones back, and tells the customer both times', async () => {
    const id = await booked();
    const answer = await move(id, { time: '14:00', crewId: pecan, tellCustomer: true });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ time: '14:00', version: 2, crewName: 'Pecan' });
    const { free, taken } = await lookAtDay(test.app, DAY);
    expect([free.includes('9:00 AM'), taken]).toEqual([true, ['2:00 PM']]);
    expect(await seats()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ originalTime: '09:00', calendarSequence: 1 });
    const [mail] = await mailsTo('maria@example.com', 'has moved');
    expect(mail?.text).toContain('2:00 PM');
    expect(mail?.text).toContain('9:00 AM');
    expect(mail?.calendar?.content).toContain('SEQUENCE:1');
    expect(await lastLine()).toMatchObject({
      action: 'appointment-moved',
      details: { from: `${DAY} 09:00`, to: `${DAY} 14:00`, told: true },
    });
  });

  it('tells no one when staff do not want it, and the calendar counts on all the same', async () => {
    const id = await booked();
    await move(id, { time: '14:00' });
    expect(await rowOf(id)).toMatchObject({ calendarSequence: 1 });
    expect(await movedMails()).toEqual([]);
    await move(id, { version: 2, time: '15:00', tellCustomer: true });
    expect(await movedMails()).toHaveLength(1);
  });

  it('asks for a reason where no seat is left, keeps it, and never takes one from anyone', async () => {
    const first = await booked();
    const second = await booked({ appointmentTime: '10:00', customerEmail: 'ben@example.com' });
    const refused = await move(second, { time: '09:00' });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'needs_reason']);
    expect(refused.json().errors[0].pointer).toBe('/overbookReason');
    expect(await rowOf(second)).toMatchObject({ appointmentTime: '10:00', version: 1 });
    const taken = await move(second, { time: '09:00', overbookReason: 'Neighbors, one drive.' });
    expect(taken.json()).toMatchObject({ overbookReason: 'Neighbors, one drive.' });
    expect(await lastLine()).toMatchObject({
      details: { overbookReason: 'Neighbors, one drive.' },
    });
    expect((await seats()).every((fault) => fault.includes('has 2 seats'))).toBe(true);
    // Moving the first one away leaves one seat, which is still taken.
    await move(first, { time: '15:00' });
    expect((await lookAtDay(test.app, DAY)).taken).toEqual(['9:00 AM', '3:00 PM']);
    const back = await move(second, { version: 2, time: '11:00', overbookReason: 'Not needed.' });
    expect(back.json().overbookReason).toBeNull();
    expect(await seats()).toEqual([]);
  });

  it('counts every half hour that a quarter hour touches', async () => {
    const id = await booked();
    expect((await move(id, { time: '09:15', duration: 60 })).statusCode).toBe(200);
    expect((await lookAtDay(test.app, DAY)).taken).toEqual(['9:00 AM', '10:00 AM']);
    await move(id, { version: 2, time: '08:00', duration: 120 });
    expect((await lookAtDay(test.app, DAY)).taken).toEqual(['8:00 AM', '9:00 AM']);
  });

  it.each([
    ['outside the hours', { time: '19:00' }, 409],
    ['on a Sunday', { date: '2026-11-22' }, 409],
    ['on a closed day', { date: '2026-11-26' }, 409],
    ['on a day that is past', { date: '2026-11-06' }, 422],
    ['past midnight', { time: '23:30' }, 422],
    ['off the quarter hour', { time: '09:10' }, 422],
    ['to a crew that is not there', { crewId: 999_999 }, 422],
    ['without a time', { time: null }, 422],
  ])('%s is not simply done', async (_where, changes, status) => {
    const id = await booked();
    expect((await move(id, changes)).statusCode).toBe(status);
    expect(await rowOf(id)).toMatchObject({ appointmentTime: '09:00', version: 1 });
  });

  it('asked for twice happens once, and a colleague who was slower sees both', async () => {
    const id = await booked();
    const answers = [await move(id, { time: '14:00' }), await move(id, { time: '14:00' })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await rowOf(id)).toMatchObject({ version: 2, calendarSequence: 1 });
    const late = await move(id, { time: '15:00' }, colleague);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_meanwhile']);
    expect(late.json().current).toMatchObject({ time: '14:00', version: 2 });
  });

  it('is one person’s when two do it at once', async () => {
    const id = await booked();
    const both = await Promise.all([
      move(id, { time: '14:00' }),
      move(id, { time: '15:00' }, colleague),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await seats()).toEqual([]);
  });

  it('gives the last seat once when staff and a visitor want it', async () => {
    const id = await booked({ appointmentTime: '08:00' });
    const answers = await Promise.all([
      move(id, { time: '09:00' }),
      ...Array.from({ length: 5 }, (_, index) =>
        book(test.app, { customerEmail: `v${index}@example.com`, customerName: `V ${index}` }),
      ),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect(await seats()).toEqual([]);
  });

  it('is no customer’s, and says the same of what was never there', async () => {
    const id = await booked();
    expect((await move(id, { time: '14:00' }, maria)).statusCode).toBe(403);
    expect((await move(999_999, { time: '14:00' })).statusCode).toBe(404);
  });
});

describe('booking for someone', () => {
  const somebody = {
    customerName: 'Fern Sample',
    customerEmail: 'fern@example.com',
    customerPhone: '(281) 555-0150',
    consultationTypeId: 1,
    date: DAY,
    time: '09:00',
  };
  const make = (changes: object = {}, headers: Record<string, string> = {}) =>
    send(test, staff, `POST ${CALENDAR}/appointments`, { ...somebody, ...changes }, headers);

  it('takes a seat and sends the confirmation when staff say so', async () => {
    const answer = await make({ tellCustomer: true, notes: 'Called at noon.' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({ notes: 'Called at noon.', overbookReason: null });
    expect((await lookAtDay(test.app, DAY)).taken).toEqual(['9:00 AM']);
    expect(await mailsTo('fern@example.com', 'is booked')).toHaveLength(1);
    expect((await lastLine())?.action).toBe('appointment-made');
  });

  it('is named in Spanish for a customer who reads it, as a visitor’s own booking is', async () => {
    const { id } = (await make()).json();
    expect((await rowOf(id))?.spanishServiceType).toBe('Consulta gratis de jardinería');
  });

  it('happens once with the same key, and writes nothing where it is refused', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = [await make({}, key), await make({}, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const full = await make({ customerName: 'Another' });
    expect(full.json().code).toBe('needs_reason');
    expect(await test.open.db.$count(appointments)).toBe(1);
    expect((await make({ overbookReason: 'The owner promised it.' })).statusCode).toBe(201);
  });
});

describe('what became of a consultation', () => {
  it('is done or no one there once it has begun, and can be taken back', async () => {
    const id = await booked();
    const early = await say(id, { version: 1, status: 'no_show' });
    expect([early.statusCode, early.json().code]).toEqual([409, 'wrong_state']);
    test.setNow(new Date('2026-11-17T16:00:00Z'));
    expect((await say(id, { version: 1, status: 'no_show' })).json()).toMatchObject({
      status: 'no_show',
      canMove: false,
    });
    expect((await say(id, { version: 2, status: 'scheduled' })).json().status).toBe('scheduled');
    expect((await lastLine())?.details).toMatchObject({ from: 'no_show', to: 'scheduled' });
  });

  it('canceled gives the seat back, and the undo takes it again unless someone was faster', async () => {
    const id = await booked();
    await say(id, { version: 1, status: 'cancelled', tellCustomer: true });
    expect((await lookAtDay(test.app, DAY)).taken).toEqual([]);
    expect(await mailsTo('maria@example.com', 'is canceled')).toHaveLength(1);
    const back = await say(id, { version: 2, status: 'scheduled' });
    expect(back.json()).toMatchObject({ status: 'scheduled', version: 3 });
    expect((await lookAtDay(test.app, DAY)).taken).toEqual(['9:00 AM']);
    await say(id, { version: 3, status: 'cancelled' });
    await booked({ customerEmail: 'ben@example.com' });
    const late = await say(id, { version: 4, status: 'scheduled' });
    expect(late.json().code).toBe('needs_reason');
    expect(await seats()).toEqual([]);
  });

  it('keeps notes and weather, and what the customer wrote', async () => {
    const id = await booked({ notes: 'The gate sticks.', customerNotes: 'The gate sticks.' });
    const write = (changes: object, who = staff) =>
      send(test, who, `PATCH ${CALENDAR}/appointments/${id}/notes`, changes);
    const noted = await write({ version: 1, weatherNote: 'Rain by noon.', needsFollowUp: true });
    expect(noted.json()).toMatchObject({
      weatherNote: 'Rain by noon.',
      needsFollowUp: true,
      notes: null,
      customerNotes: 'The gate sticks.',
    });
    expect((await rowOf(id))?.notes).toBe('The gate sticks.');
    const late = await write({ version: 1, notes: 'Bring samples.' }, colleague);
    expect(late.json().current).toMatchObject({ weatherNote: 'Rain by noon.' });
  });
});

describe('moving a visit', () => {
  it('moves it, and tells its customer when it was and when it is', async () => {
    const id = await addVisit(test, maria, { scheduledDate: '2026-11-18' });
    const answer = await moveVisit(id, { tellCustomer: true });
    expect(answer.json()).toMatchObject({ date: '2026-11-19', time: '13:00', version: 2 });
    const [mail] = await mailsTo('maria@example.com', 'Your visit has moved');
    expect(mail?.text).toContain('Thursday, November 19, 2026');
    expect(mail?.text).toContain('Wednesday, November 18, 2026');
  });

  it('asks for a reason when the crew has no place left or no one works', async () => {
    const other = await addVisit(
      test,
      { ...maria, crewId: pecan },
      { scheduledDate: '2026-11-19' },
    );
    const id = await addVisit(test, maria, { scheduledDate: '2026-11-18' });
    const full = await moveVisit(id, { crewId: pecan });
    expect(full.json()).toMatchObject({ code: 'needs_reason' });
    expect(full.json().detail).toContain('Pecan has no room left');
    expect((await moveVisit(id, { date: '2026-11-22' })).json().code).toBe('needs_reason');
    expect((await moveVisit(id, { date: '2026-11-26' })).json().detail).toContain('closed');
    const wish = { crewId: pecan, overbookReason: 'Next door.', confirmsClose: true };
    const kept = await moveVisit(id, wish);
    expect(kept.json()).toMatchObject({ crewId: pecan, overbookReason: 'Next door.' });
    // Only the hour changes: the place is its own.
    const hour = await moveVisit(other, { crewId: pecan, time: '08:00' });
    expect(hour.statusCode, hour.body).toBe(200);
  });

  it('gives a crew’s last place once when two want it', async () => {
    const ids = await Promise.all([
      addVisit(test, maria, { scheduledDate: '2026-11-17' }),
      addVisit(test, maria, { scheduledDate: '2026-11-18' }),
    ]);
    const moves = () => ids.map((id) => moveVisit(id, { crewId: pecan }));
    const answers = await whileCrewIsTaken(pecan, moves);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is refused for a version that is old, a visit under way, and a day that is past', async () => {
    const id = await addVisit(test, maria, { scheduledDate: '2026-11-18' });
    await moveVisit(id, {});
    expect((await moveVisit(id, { time: '15:00' })).json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { time: '13:00' },
    });
    await test.open.db.update(visits).set({ status: 'in_progress' }).where(eq(visits.id, id));
    expect((await moveVisit(id, { version: 2, time: '15:00' })).json().code).toBe('wrong_state');
    expect((await moveVisit(id, { date: '2026-11-02' })).statusCode).toBe(422);
  });
});

describe('the calendar', () => {
  it('shows a week of both, and a month in figures', async () => {
    const id = await booked();
    await addVisit(test, maria, { scheduledDate: '2026-11-18' });
    await say(await booked({ appointmentTime: '15:00', bookAgain: true }), {
      version: 1,
      status: 'cancelled',
    });
    const week = await send(test, staff, `GET ${CALENDAR}?from=2026-11-15&days=7`);
    expect(week.json().entries).toMatchObject([
      { kind: 'appointment', id, date: DAY },
      { kind: 'visit', date: '2026-11-18', customerName: 'maria@example.com' },
    ]);
    const month = await send(test, staff, `GET ${CALENDAR}/months/2026-11`);
    const { days } = month.json();
    expect(days[16]).toMatchObject({ date: DAY, appointments: 1, names: ['Maria Example'] });
    expect(days[17]).toMatchObject({ visits: 1, appointments: 0 });
    expect(days[25].closed).toBe('Thanksgiving Day');
    const ofCrew = await send(test, staff, `GET ${CALENDAR}?from=${DAY}&days=7&crewId=${pecan}`);
    expect(ofCrew.json().entries).toEqual([]);
  });
});
