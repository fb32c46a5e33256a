// A booking whose answer was lost: anyone who made it finds it again, makes no second one by accident, and no one else learns of it.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appointments, slotHolds } from '#server/platform/database/schema/booking.ts';
import {
  type Answer,
  book,
  booking,
  closeCalendar,
  countStatuses,
  emptyCalendar,
  hold,
  newVisitor,
  setCapacity,
} from '../../../test/booking-steps.ts';
import { cookiesOf, signedIn } from '../../../test/signed-in.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { appointmentToken } from './appointment-link.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => closeCalendar(test.open.db));

const booked = () => test.open.db.$count(appointments);
const withCookies = (cookie: string) => ({ cookie, 'sec-fetch-site': 'same-origin' });
const code = (answer: Answer) => [answer.statusCode, answer.json().code];
const byLink = (method: 'PATCH' | 'DELETE', id: number, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/appointments/by-link/${appointmentToken(test.context.secrets.appointmentLink, id)}`,
    ...(payload && { payload }),
  });

describe('the same browser asks again', () => {
  it('with a fresh key, and gets the booking that is there', async () => {
    const visitor = newVisitor();
    const first = await book(test.app, {}, { ...visitor, 'idempotency-key': 'first' });
    const again = await book(test.app, {}, { ...visitor, 'idempotency-key': 'second' });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await booked()).toBe(1);
  });

  it('is known from its very first booking on, by the cookie of the answer', async () => {
    const first = await book(test.app);
    const again = await book(test.app, {}, withCookies(cookiesOf(first)));
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  it('with other capitals and signs, which is still the same', async () => {
    const visitor = newVisitor();
    const first = await book(test.app, {}, visitor);
    const changes = { customerEmail: 'MARIA@example.com', customerPhone: '281 555 0111' };
    expect((await book(test.app, changes, visitor)).json()).toEqual(first.json());
  });

  it('after the last moment in which the slot can be booked', async () => {
    const visitor = newVisitor();
    const first = await book(test.app, {}, visitor);
    const before = test.context.clock();
    test.setNow(new Date('2026-11-17T14:00:00Z'));
    expect((await book(test.app, {}, visitor)).json()).toEqual(first.json());
    test.setNow(before);
  });

  it('at the same moment under two keys and with three seats: one booking', async () => {
    await setCapacity(test.open.db, 3);
    const visitor = newVisitor();
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all(
        ['a', 'b', 'c'].map((key) =>
          book(test.app, {}, { ...visitor, 'idempotency-key': `${key}${round}` }),
        ),
      );
      expect(countStatuses(answers)).toEqual({ 201: 3 });
      expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
      expect(await booked()).toBe(1);
      await emptyCalendar(test.open.db);
    }
  });

  it('in a crowd that is refused: their own booking is no reason to refuse them', async () => {
    const visitor = newVisitor();
    const first = await book(test.app, {}, visitor);
    const crowd = Array.from({ length: 30 }, () => book(test.app));
    const theirs = book(test.app, {}, { ...visitor, 'idempotency-key': 'after-the-reload' });
    const held = hold(test.app, {}, visitor);
    expect(countStatuses(await Promise.all(crowd))).toEqual({ 409: 30 });
    expect((await theirs).json()).toEqual(first.json());
    expect((await book(test.app, {}, visitor)).json()).toEqual(first.json());
    expect(code(await held)).toEqual([409, 'already_booked']);
  });

  it('and what was kept for them meanwhile is given back', async () => {
    await setCapacity(test.open.db, 2);
    const visitor = newVisitor();
    await book(test.app, {}, visitor);
    expect((await hold(test.app, {}, visitor)).statusCode).toBe(201);
    expect((await book(test.app, {}, visitor)).statusCode).toBe(201);
    expect(await test.open.db.$count(slotHolds)).toBe(0);
    expect((await book(test.app, { customerEmail: 'other@example.com' })).statusCode).toBe(201);
  });
});

describe('the same browser wants something else at its own time', () => {
  const elsewhere = { propertyAddress: '12 Other Street, Katy, TX' };

  it('is asked first, and gets a second visit when it says so', async () => {
    await setCapacity(test.open.db, 3);
    const visitor = newVisitor();
    await book(test.app, {}, visitor);
    const asked = await book(test.app, elsewhere, visitor);
    expect(code(asked)).toEqual([409, 'already_booked']);
    expect(asked.json().detail).toBe(
      'You already have this time booked. Book a second visit at the same time?',
    );
    expect(asked.json().alternatives).toBeUndefined();
    const second = await book(test.app, { ...elsewhere, bookAgain: true }, visitor);
    expect(second.statusCode).toBe(201);
    expect(await booked()).toBe(2);
    // The second visit, too, is made once.
    const again = await book(test.app, { ...elsewhere, bookAgain: true }, visitor);
    expect(again.json()).toEqual(second.json());
    expect(await booked()).toBe(2);
  });

  it('hears the truth and three other times when the slot is full', async () => {
    const visitor = newVisitor();
    await book(test.app, {}, visitor);
    for (const changes of [elsewhere, { ...elsewhere, bookAgain: true }]) {
      const refused = await book(test.app, changes, visitor);
      expect(code(refused)).toEqual([409, 'already_booked']);
      expect(refused.json().alternatives).toHaveLength(3);
    }
  });

  it('books anew what was canceled', async () => {
    const visitor = newVisitor();
    const first = await book(test.app, {}, visitor);
    await byLink('DELETE', first.json().id);
    const second = await book(test.app, {}, visitor);
    expect(second.statusCode).toBe(201);
    expect(second.json().id).not.toBe(first.json().id);
  });
});

describe('a signed-in person', () => {
  it('finds their booking on another device', async () => {
    const first = await book(test.app, { customerEmail: 'kim@example.com' }, newVisitor());
    const device = withCookies(await signedIn(test, 'kim@example.com'));
    const elsewhere = await book(test.app, { customerEmail: 'kim@example.com' }, device);
    expect([elsewhere.statusCode, elsewhere.json()]).toEqual([201, first.json()]);
    expect(code(await hold(test.app, {}, device))).toEqual([409, 'already_booked']);
  });

  it('who books on two devices at once has one booking', async () => {
    await setCapacity(test.open.db, 3);
    const before = test.context.clock();
    const phone = await signedIn(test, 'lee@example.com');
    test.setNow(new Date(before.getTime() + 60_000));
    const desk = await signedIn(test, 'lee@example.com');
    test.setNow(before);
    const answers = await Promise.all(
      [phone, desk].map((cookie) =>
        book(test.app, { customerEmail: 'lee@example.com' }, withCookies(cookie)),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(await booked()).toBe(1);
  });
});

describe('someone else', () => {
  it('who types the same address is refused like every stranger and learns nothing', async () => {
    await book(test.app, {}, newVisitor());
    const refused = await book(test.app, {}, newVisitor());
    const stranger = await book(
      test.app,
      { customerEmail: 'nobody@example.com', customerName: 'Nobody Example' },
      newVisitor(),
    );
    expect(code(refused)).toEqual([409, 'slot_taken']);
    expect(refused.json()).toEqual(stranger.json());
    expect(refused.body).not.toContain('Maria');
  });

  it('signed in under another address, is refused as well', async () => {
    await book(test.app, {}, newVisitor());
    const device = withCookies(await signedIn(test, 'mallory@example.com'));
    expect(code(await book(test.app, {}, device))).toEqual([409, 'slot_taken']);
  });

  it('finds no cookie in the database to come back with', async () => {
    const visitor = newVisitor();
    await book(test.app, {}, visitor);
    const [row] = await test.open.db.select().from(appointments);
    expect(row?.visitorHash).toMatch(/^[\da-f]{64}$/);
    const stolen = withCookies(`visitor=${row?.visitorHash?.slice(0, 43)}`);
    expect(code(await book(test.app, {}, stolen))).toEqual([409, 'slot_taken']);
  });
});

describe('a repetition with the same key', () => {
  const key = { 'idempotency-key': 'the-same-key' };

  it('tells where the booking has been moved to', async () => {
    const { id } = (await book(test.app, {}, key)).json();
    await byLink('PATCH', id, { appointmentDate: '2026-11-18', appointmentTime: '10:00' });
    const again = await book(test.app, {}, key);
    expect(again.json()).toMatchObject({
      id,
      appointmentDate: '2026-11-18',
      appointmentTime: '10:00',
    });
  });

  it('does not promise what was canceled, and books nothing', async () => {
    const { id } = (await book(test.app, {}, key)).json();
    await byLink('DELETE', id);
    expect(code(await book(test.app, {}, key))).toEqual([409, 'already_cancelled']);
    const live = eq(appointments.status, 'scheduled');
    expect(await test.open.db.$count(appointments, live)).toBe(0);
  });
});

describe('a plain form without a key', () => {
  const key = { 'idempotency-key': 'same-content' };

  it('that is sent twice at once books once', async () => {
    await setCapacity(test.open.db, 3);
    const answers = await Promise.all([book(test.app, {}, key), book(test.app, {}, key)]);
    expect(answers[1].json()).toEqual(answers[0].json());
    expect(await booked()).toBe(1);
  });

  it('with other content is another request, and so is the same from another address', async () => {
    await setCapacity(test.open.db, 3);
    await book(test.app, {}, key);
    await book(test.app, { customerName: 'Another Example' }, key);
    await test.app.inject({
      method: 'POST',
      url: '/api/appointments',
      payload: booking,
      headers: key,
      remoteAddress: '203.0.113.9',
    });
    expect(await booked()).toBe(3);
  });
});

describe('a change by the mailed link', () => {
  it('that is repeated after the last moment is still told as done', async () => {
    const { id } = (await book(test.app)).json();
    const move = { appointmentDate: '2026-11-18', appointmentTime: '10:00' };
    const before = test.context.clock();
    await byLink('PATCH', id, move);
    test.setNow(new Date('2026-11-18T15:30:00Z'));
    const again = await byLink('PATCH', id, move);
    expect(again.statusCode).toBe(200);
    expect(again.json().appointment).toMatchObject(move);
    test.setNow(before);
    await byLink('DELETE', id);
    test.setNow(new Date('2026-11-18T15:30:00Z'));
    expect((await byLink('DELETE', id)).json().appointment.status).toBe('cancelled');
    test.setNow(before);
  });
});
