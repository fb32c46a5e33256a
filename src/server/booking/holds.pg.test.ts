// A slot is kept for ten minutes while a person fills the form: from others, not from them, and never beyond capacity.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { slotClaims, slotHolds } from '#server/platform/database/schema/booking.ts';
import {
  book,
  closeCalendar,
  countStatuses,
  emptyCalendar,
  hold,
  lookAtDay,
  newVisitor,
  seatFaults,
  setCapacity,
} from '../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  await closeCalendar(test.open.db);
  test.setNow(TEST_NOW);
});

const day = '2026-11-17';
const me = newVisitor();
const you = newVisitor();

/** Lets minutes go by on the server's clock. */
function wait(minutes: number): void {
  test.setNow(new Date(test.context.clock().getTime() + minutes * 60_000));
}

function giveBack(visitor: Record<string, string>) {
  return test.app.inject({
    method: 'DELETE',
    url: '/api/appointments/holds',
    headers: visitor,
  });
}

const takenFor = async (visitor: Record<string, string>, typeId?: number) =>
  (await lookAtDay(test.app, day, { visitor, ...(typeId ? { typeId } : {}) })).taken;

describe('a kept slot', () => {
  it('is taken for others and free for the one who keeps it', async () => {
    const answer = await hold(test.app, {}, me);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      consultationTypeId: 1,
      appointmentDate: day,
      appointmentTime: '09:00',
      expiresAt: '2026-11-09T15:10:00.000Z',
    });
    expect(await takenFor(you)).toEqual(['9:00 AM']);
    expect(await takenFor({})).toEqual(['9:00 AM']);
    expect(await takenFor(me)).toEqual([]);
    const month = await test.app.inject({
      url: '/api/appointments/availability?month=2026-11',
      headers: me,
    });
    const days: { date: string; occupiedSlots: string[] }[] = month.json().days;
    expect(days.find(({ date }) => date === day)?.occupiedSlots).toEqual([]);
  });

  it('cannot be kept or booked by others: 409 with free alternatives', async () => {
    await hold(test.app, {}, me);
    for (const answer of [await hold(test.app, {}, you), await book(test.app, {}, you)]) {
      expect(answer.statusCode).toBe(409);
      const { code, alternatives } = answer.json();
      expect(code).toBe('slot_taken');
      expect(alternatives.map((slot: { label: string }) => slot.label)).toEqual([
        '8:00 AM',
        '10:00 AM',
        '11:00 AM',
      ]);
    }
    expect((await book(test.app, { appointmentTime: '10:00' }, you)).statusCode).toBe(201);
  });

  it('takes every half hour of a long visit', async () => {
    await hold(test.app, { consultationTypeId: 4, appointmentTime: '08:00' }, me);
    expect(await takenFor(you)).toEqual(['8:00 AM', '9:00 AM']);
    expect((await book(test.app, { appointmentTime: '09:00' }, you)).statusCode).toBe(409);
  });

  it('keeps its expiry when the page is loaded again', async () => {
    const first = (await hold(test.app, {}, me)).json();
    wait(4);
    const again = await hold(test.app, {}, me);
    expect([again.statusCode, again.json()]).toEqual([201, first]);
    expect(await test.open.db.$count(slotClaims)).toBe(2);
  });

  it('is kept anew when it had lapsed and no one came', async () => {
    await hold(test.app, {}, me);
    wait(11);
    const again = await hold(test.app, {}, me);
    expect(again.json().expiresAt).toBe('2026-11-09T15:21:00.000Z');
    wait(9);
    expect(await takenFor(you)).toEqual(['9:00 AM']);
  });

  it('is given back when the visitor chooses another slot', async () => {
    await hold(test.app, {}, me);
    wait(1);
    const next = await hold(test.app, { appointmentTime: '10:00' }, me);
    expect(next.json().expiresAt).toBe('2026-11-09T15:11:00.000Z');
    expect(await takenFor(you)).toEqual(['10:00 AM']);
    expect(await test.open.db.$count(slotHolds)).toBe(1);
  });

  it('stays when the other slot is taken', async () => {
    await hold(test.app, {}, me);
    await book(test.app, { appointmentTime: '10:00' }, you);
    expect((await hold(test.app, { appointmentTime: '10:00' }, me)).statusCode).toBe(409);
    expect(await takenFor(you)).toEqual(['9:00 AM', '10:00 AM']);
    expect(await takenFor(me)).toEqual(['10:00 AM']);
  });

  it('can grow into a longer visit over its own half hours', async () => {
    await hold(test.app, { appointmentTime: '09:00' }, me);
    const longer = { consultationTypeId: 4, appointmentTime: '08:00' };
    expect((await hold(test.app, longer, me)).statusCode).toBe(201);
    expect(await takenFor(you)).toEqual(['8:00 AM', '9:00 AM']);
  });

  it('grows when the visitor chooses a longer visit at the same time', async () => {
    await hold(test.app, {}, me);
    expect((await hold(test.app, { consultationTypeId: 4 }, me)).statusCode).toBe(201);
    expect(await takenFor(you)).toEqual(['9:00 AM', '10:00 AM']);
  });

  it('can be given back, once or twice', async () => {
    await hold(test.app, {}, me);
    expect((await giveBack(me)).statusCode).toBe(204);
    expect((await giveBack(me)).statusCode).toBe(204);
    expect((await giveBack({})).statusCode).toBe(204);
    expect(await takenFor(you)).toEqual([]);
  });

  it('is free for all after ten minutes, without anyone sweeping', async () => {
    await hold(test.app, {}, me);
    wait(9.99);
    expect(await takenFor(you)).toEqual(['9:00 AM']);
    wait(0.01);
    expect(await takenFor(you)).toEqual([]);
    expect((await book(test.app, {}, you)).statusCode).toBe(201);
  });

  it('gives a new visitor a cookie that scripts cannot read, and knows them by it', async () => {
    const answer = await hold(test.app, {}, {});
    const cookie = answer.cookies.find(({ name }) => name === 'visitor');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(await takenFor({ cookie: `visitor=${cookie?.value}` })).toEqual([]);
    expect(await takenFor({ cookie: `visitor=${'x'.repeat(43)}` })).toEqual(['9:00 AM']);
    const [row] = await test.open.db.select().from(slotHolds);
    expect(JSON.stringify(row)).not.toContain(cookie?.value);
  });

  it.each([
    ['a Saturday', { appointmentDate: '2026-11-14' }, 422, 'not_bookable', '/appointmentDate'],
    ['lunch', { appointmentTime: '12:00' }, 422, 'not_bookable', '/appointmentTime'],
    ['an unknown type', { consultationTypeId: 99 }, 422, 'not_bookable', '/consultationTypeId'],
    ['no date', { appointmentDate: undefined }, 422, 'invalid_input', '/appointmentDate'],
    [
      'an impossible date',
      { appointmentDate: '2026-02-30' },
      422,
      'invalid_input',
      '/appointmentDate',
    ],
    ['a name', { customerName: 'Maria' }, 400, 'unknown_field', '/customerName'],
  ])('is refused for %s', async (_, changes, status, code, pointer) => {
    const answer = await hold(test.app, changes, me);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code, errors: [{ pointer }] });
    expect(await test.open.db.$count(slotHolds)).toBe(0);
  });
});

describe('booking', () => {
  it('takes the kept slot for good', async () => {
    await hold(test.app, {}, me);
    expect((await book(test.app, {}, me)).statusCode).toBe(201);
    wait(11);
    expect(await takenFor(you)).toEqual(['9:00 AM']);
    expect((await book(test.app, {}, you)).statusCode).toBe(409);
  });

  it('takes the kept slot and ends the hold', async () => {
    await hold(test.app, {}, me);
    expect((await book(test.app, {}, me)).statusCode).toBe(201);
    expect(await test.open.db.$count(slotHolds)).toBe(0);
    expect(await takenFor(me)).toEqual(['9:00 AM']);
    expect((await book(test.app, {}, you)).statusCode).toBe(409);
  });

  it('another slot than the kept one gives the kept one back', async () => {
    await hold(test.app, {}, me);
    expect((await book(test.app, { appointmentTime: '13:00' }, me)).statusCode).toBe(201);
    expect(await takenFor(you)).toEqual(['1:00 PM']);
  });

  it.each([
    ['another type at the same time', { consultationTypeId: 3 }],
    ['a longer visit that reaches into it', { consultationTypeId: 4, appointmentTime: '08:00' }],
    ['a visit of the same length', { consultationTypeId: 2 }],
  ])('%s than the kept one is not stopped by it', async (_, changes) => {
    await hold(test.app, {}, me);
    expect((await book(test.app, changes, me)).statusCode).toBe(201);
    expect(await test.open.db.$count(slotHolds)).toBe(0);
  });

  it('keeps the hold when the booking is refused', async () => {
    await hold(test.app, {}, me);
    await book(test.app, { appointmentTime: '10:00' }, you);
    expect((await book(test.app, { appointmentTime: '10:00' }, me)).statusCode).toBe(409);
    expect((await book(test.app, { customerEmail: 'nobody' }, me)).statusCode).toBe(422);
    expect(await takenFor(you)).toContain('9:00 AM');
    expect((await book(test.app, {}, me)).statusCode).toBe(201);
  });

  it('late, after the hold has lapsed, still works when no one came', async () => {
    await hold(test.app, { consultationTypeId: 3 }, me);
    wait(25);
    expect((await book(test.app, { consultationTypeId: 3 }, me)).statusCode).toBe(201);
  });

  it('late, after the hold has lapsed and someone came: 409 with alternatives', async () => {
    await hold(test.app, { consultationTypeId: 3 }, me);
    wait(25);
    expect((await book(test.app, { appointmentTime: '10:00' }, you)).statusCode).toBe(201);
    const answer = await book(test.app, { consultationTypeId: 3 }, me);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().alternatives).toHaveLength(3);
    for (const { appointmentDate, appointmentTime } of answer.json().alternatives) {
      const slot = { consultationTypeId: 3, appointmentDate, appointmentTime };
      expect((await hold(test.app, slot, you)).statusCode).toBe(201);
      await giveBack(you);
    }
  });

  it('late, when only one half hour of the lapsed hold was taken and is free again', async () => {
    await hold(test.app, { consultationTypeId: 4 }, me);
    wait(25);
    await hold(test.app, { appointmentTime: '10:00' }, you);
    await giveBack(you);
    expect((await book(test.app, { consultationTypeId: 4 }, me)).statusCode).toBe(201);
  });
});

describe('holds and bookings together', () => {
  it('never exceed capacity: one lapsed and one live hold, two seats, fifty racers, one winner', async () => {
    await setCapacity(test.open.db, 2);
    for (let round = 0; round < 5; round += 1) {
      test.setNow(TEST_NOW);
      expect((await hold(test.app, {}, newVisitor())).statusCode).toBe(201);
      wait(11);
      expect((await hold(test.app, {}, newVisitor())).statusCode).toBe(201);
      const racers = Array.from({ length: 50 }, (_, index) =>
        index % 2 ? book(test.app, {}, newVisitor()) : hold(test.app, {}, newVisitor()),
      );
      expect(countStatuses(await Promise.all(racers))).toEqual({ 201: 1, 409: 49 });
      await emptyCalendar(test.open.db);
    }
  });

  it('one visitor who asks ten times at once keeps one slot and is never told that it is taken', async () => {
    for (let round = 0; round < 10; round += 1) {
      const visitor = newVisitor();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => hold(test.app, {}, visitor)),
      );
      expect(countStatuses(answers)).toEqual({ 201: 10 });
      expect(await seatFaults(test.open.db)).toEqual([]);
      expect(await test.open.db.$count(slotHolds)).toBe(1);
      await emptyCalendar(test.open.db);
    }
  });

  it('one visitor who keeps and books at once gets the booking, and nothing stays behind', async () => {
    for (let round = 0; round < 10; round += 1) {
      const visitor = newVisitor();
      const [kept, booked] = await Promise.all([
        hold(test.app, {}, visitor),
        book(test.app, {}, visitor),
      ]);
      expect([201, 409]).toContain(kept.statusCode);
      expect(booked.statusCode).toBe(201);
      expect(await seatFaults(test.open.db)).toEqual([]);
      await emptyCalendar(test.open.db);
    }
  });
});
