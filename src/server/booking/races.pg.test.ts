// Many people at once: no capacity is ever exceeded, no one gets an error, and a repeated request books once.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeOfLabel } from '#company/rules/time/time-of-day.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import {
  type Answer,
  book,
  booking,
  closeCalendar,
  countStatuses,
  emptyCalendar,
  lookAtDay,
  seatFaults,
  setCapacity,
} from '../../../test/booking-steps.ts';
import { pick, randomFrom, testSeed } from '../../../test/random.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { appointmentToken } from './appointment-link.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(async () => {
  expect(await deadlocks()).toBe(0);
  await test.close();
});
afterEach(() => closeCalendar(test.open.db));

/** Deadlocks that PostgreSQL had to resolve, retried or not; each connection is asked to report first. */
async function deadlocks(): Promise<number> {
  const { engine } = test.open;
  if (engine.kind === 'pglite') return 0;
  const { max } = engine.pool.options;
  const connections = await Promise.all(Array.from({ length: max }, () => engine.pool.connect()));
  for (const connection of connections) {
    await connection.query('select pg_stat_force_next_flush()');
    connection.release();
  }
  const result = await engine.pool.query(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return result.rows[0].deadlocks;
}

/** The embedded database does one transaction after the other, so that later rounds may be smaller there. */
function peopleIn(round: number): number {
  return test.open.engine.kind === 'postgres' || round < 2 ? 200 : 40;
}

function atOnce(count: number, request: (index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => request(index)));
}

function byLink(method: 'PATCH' | 'DELETE', id: number, payload?: object): Promise<Answer> {
  const token = appointmentToken(test.context.secrets.appointmentLink, id);
  const url = `/api/appointments/by-link/${token}`;
  return test.app.inject({ method, url, ...(payload ? { payload } : {}) });
}

describe('one slot and two hundred people', () => {
  it('goes to exactly as many as there are seats, in each of twenty rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const seats = round % 2 === 0 ? 1 : 3;
      const people = peopleIn(round);
      await setCapacity(test.open.db, seats);
      const answers = await atOnce(people, (index) =>
        book(test.app, { customerName: `No. ${index}` }),
      );
      expect(countStatuses(answers)).toEqual({ 201: seats, 409: people - seats });
      expect(await seatFaults(test.open.db)).toEqual([]);
      expect(await test.open.db.$count(appointments)).toBe(seats);
      await emptyCalendar(test.open.db);
    }
  }, 300_000);

  it('goes to visits of different lengths without overlap and without waste', async () => {
    const random = randomFrom(testSeed);
    const day = '2026-11-17';
    for (let round = 0; round < 6; round += 1) {
      await setCapacity(test.open.db, 1 + (round % 3));
      const answers = await atOnce(60, () =>
        book(test.app, {
          consultationTypeId: pick(random, [1, 2, 3, 4]),
          appointmentTime: pick(random, ['08:00', '09:00', '10:00', '13:00', '14:00']),
        }),
      );
      const { 201: booked = 0, 409: refused = 0 } = countStatuses(answers);
      expect(booked + refused).toBe(60);
      expect(await seatFaults(test.open.db)).toEqual([]);
      for (const typeId of [1, 3, 4]) await fillWhatIsOffered(day, typeId);
      expect((await lookAtDay(test.app, day)).free).toEqual([]);
      expect(await seatFaults(test.open.db)).toEqual([]);
      await emptyCalendar(test.open.db);
    }
  }, 120_000);
});

/** Books every slot that the day still offers for a type; each offer must be true. */
async function fillWhatIsOffered(appointmentDate: string, typeId: number): Promise<void> {
  for (;;) {
    const [label] = (await lookAtDay(test.app, appointmentDate, { typeId })).free;
    if (!label) return;
    const answer = await book(test.app, {
      consultationTypeId: typeId,
      appointmentDate,
      appointmentTime: timeOfLabel(label),
    });
    expect(answer.statusCode).toBe(201);
  }
}

describe('booking, moving and cancelling all mixed', () => {
  it('keeps every seat accounted for', async () => {
    await setCapacity(test.open.db, 2);
    const booked: number[] = [];
    const seen: Answer[] = [];
    const wish = (random: () => number) => ({
      appointmentDate: pick(random, ['2026-11-17', '2026-11-18']),
      appointmentTime: pick(random, ['08:00', '09:00', '10:00', '13:00', '14:00']),
    });
    const step = async (random: () => number): Promise<Answer> => {
      const id = booked.length > 0 ? pick(random, booked) : undefined;
      const choice = random();
      if (id === undefined || choice < 0.4) {
        const type = { consultationTypeId: pick(random, [1, 2, 3, 4]) };
        const answer = await book(test.app, { ...type, ...wish(random) });
        if (answer.statusCode === 201) booked.push(answer.json().id);
        return answer;
      }
      return choice < 0.8 ? byLink('PATCH', id, wish(random)) : byLink('DELETE', id);
    };
    const person = async (index: number) => {
      const random = randomFrom(testSeed + index);
      for (let count = 0; count < 25; count += 1) seen.push(await step(random));
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => person(index)));
    const counts = countStatuses(seen);
    expect(Object.keys(counts).sort()).toEqual(['200', '201', '409']);
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(500);
    expect(await seatFaults(test.open.db)).toEqual([]);
  }, 120_000);

  it('refuses two people who swap full slots, cleanly and both, in each of twenty rounds', async () => {
    const first = { appointmentDate: '2026-11-17', appointmentTime: '09:00' };
    const second = { appointmentDate: '2026-11-17', appointmentTime: '10:00' };
    const one = (await book(test.app, first)).json();
    const two = (await book(test.app, second)).json();
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([
        byLink('PATCH', one.id, second),
        byLink('PATCH', two.id, first),
      ]);
      expect(countStatuses(answers)).toEqual({ 409: 2 });
      for (const answer of answers) expect(answer.json().code).toBe('slot_taken');
    }
    const rows = await test.open.db.select().from(appointments).orderBy(appointments.id);
    expect(rows).toMatchObject([
      { ...first, calendarSequence: 0, originalDate: null },
      { ...second, calendarSequence: 0, originalDate: null },
    ]);
  });

  it('never evicts anyone when capacity is lowered, and lets no one in until there is room', async () => {
    await setCapacity(test.open.db, 2);
    const ids = [(await book(test.app)).json().id, (await book(test.app)).json().id];
    await setCapacity(test.open.db, 1);
    expect((await book(test.app)).statusCode).toBe(409);
    await byLink('DELETE', ids[0]);
    expect((await book(test.app)).statusCode).toBe(409);
    await byLink('DELETE', ids[1]);
    expect((await book(test.app)).statusCode).toBe(201);
  });
});

describe('a request key', () => {
  const withKey = (key: string, changes: object = {}) =>
    book(test.app, changes, { 'idempotency-key': key });

  it('books once when sent fifty times at once, and gives fifty equal answers', async () => {
    await setCapacity(test.open.db, 3);
    const answers = await atOnce(50, () => withKey('attempt-1'));
    expect(countStatuses(answers)).toEqual({ 201: 50 });
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await test.open.db.$count(appointments)).toBe(1);
    expect((await withKey('attempt-1')).body).toBe(answers[0]?.body);
  });

  it('is refused with another body: 422 key_reused', async () => {
    await withKey('attempt-2');
    const answer = await withKey('attempt-2', { customerName: 'Somebody Else' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('key_reused');
    expect(await test.open.db.$count(appointments)).toBe(1);
  });

  it('lets one of two bodies through when both come at once', async () => {
    await setCapacity(test.open.db, 3);
    for (let round = 0; round < 10; round += 1) {
      const answers = await atOnce(10, (index) =>
        withKey(`pair-${round}`, { customerName: `Twin ${index % 2}` }),
      );
      expect(countStatuses(answers)).toEqual({ 201: 5, 422: 5 });
      expect(await test.open.db.$count(appointments)).toBe(1);
      await emptyCalendar(test.open.db);
    }
  });

  it('is free again after an attempt that failed', async () => {
    await book(test.app);
    expect((await withKey('attempt-3')).statusCode).toBe(409);
    expect((await withKey('attempt-3', { appointmentTime: '12:00' })).statusCode).toBe(422);
    expect((await withKey('attempt-3', { customerName: '' })).statusCode).toBe(422);
    expect((await withKey('attempt-3', { appointmentTime: '10:00' })).statusCode).toBe(201);
  });

  it('books nothing again after the appointment was moved and cancelled', async () => {
    const first = await withKey('attempt-4');
    await byLink('PATCH', first.json().id, {
      appointmentDate: '2026-11-18',
      appointmentTime: '08:00',
    });
    await byLink('DELETE', first.json().id);
    const again = await withKey('attempt-4');
    expect([again.statusCode, again.json().code]).toEqual([409, 'already_cancelled']);
    expect(await test.open.db.$count(appointments)).toBe(1);
  });

  it('does not care for the order of fields', async () => {
    const { customerName, ...rest } = booking;
    const headers = { 'idempotency-key': 'attempt-5' };
    const send = (payload: object) =>
      test.app.inject({ method: 'POST', url: '/api/appointments', payload, headers });
    const first = await send({ customerName, ...rest });
    expect((await send({ ...rest, customerName })).body).toBe(first.body);
  });
});
