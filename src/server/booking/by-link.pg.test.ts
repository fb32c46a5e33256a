// The mailed link: looking changes nothing, moving and cancelling keep every seat and every trace in order.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { appointments, consultationTypes } from '#server/platform/database/schema/booking.ts';
import { loadSecrets } from '#server/platform/installation/secrets.ts';
import {
  type Answer,
  book,
  emptyCalendar,
  hold,
  lookAtDay,
  newVisitor,
  seatFaults,
} from '../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { appointmentToken } from './appointment-link.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await seatFaults(test.open.db)).toEqual([]);
  await emptyCalendar(test.open.db);
  test.setNow(TEST_NOW);
});

const day = '2026-11-17';
const wednesday = { appointmentDate: '2026-11-18', appointmentTime: '13:00' };

/** Books and gives the id and the token of the mailed link. */
async function booked(changes: object = {}): Promise<{ id: number; token: string }> {
  const answer = await book(test.app, changes);
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json();
  return { id, token: appointmentToken(test.context.secrets.appointmentLink, id) };
}

type Method = 'GET' | 'HEAD' | 'PATCH' | 'DELETE';

function follow(method: Method, token: string, payload?: object, headers = {}): Promise<Answer> {
  const url = `/api/appointments/by-link/${token}`;
  return test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}

const move = (token: string, wish: object, headers = {}) => follow('PATCH', token, wish, headers);

/** Everything that a change would leave a trace in. */
async function everything(): Promise<string> {
  const result = await test.open.db.execute<{ all: unknown }>(sql`
    select json_build_object(
      'appointments', (select json_agg(appointments order by id) from appointments),
      'claims', (select json_agg(slot_claims order by id) from slot_claims),
      'holds', (select json_agg(slot_holds order by id) from slot_holds),
      'jobs', (select count(*) from pgboss.job)) as all`);
  return JSON.stringify(result.rows);
}

async function row() {
  const [first] = await test.open.db.select().from(appointments);
  return first;
}

describe('looking', () => {
  it('shows the appointment and that it can be changed', async () => {
    const { id, token } = await booked();
    const answer = await follow('GET', token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toMatchObject({
      appointment: { id, appointmentDate: day, appointmentTime: '09:00', status: 'scheduled' },
      canChange: true,
      changeBlock: null,
      changeRefusal: null,
    });
    expect(answer.json().appointment).not.toHaveProperty('notes');
    expect(answer.json().appointment).not.toHaveProperty('assignedCrew');
  });

  it('changes nothing, however often a mail scanner looks', async () => {
    const { token } = await booked();
    const before = await everything();
    for (let count = 0; count < 3; count += 1) {
      expect((await follow('GET', token)).statusCode).toBe(200);
      const head = await follow('HEAD', token);
      expect([head.statusCode, head.body]).toEqual([200, '']);
    }
    expect(await everything()).toBe(before);
  });
});

describe('moving', () => {
  it('keeps where it was first, and why, and gives the old time back', async () => {
    const { token } = await booked();
    await test.open.db.update(appointments).set({ reminderSent: true });
    const answer = await move(token, { ...wednesday, rescheduleReason: ' A vet appointment ' });
    expect(answer.statusCode).toBe(200);
    const traces = {
      ...wednesday,
      originalDate: day,
      originalTime: '09:00',
      rescheduleReason: 'A vet appointment',
      reminderSent: false,
      status: 'scheduled',
    };
    expect(answer.json()).toMatchObject({ appointment: traces, canChange: true });
    expect(await row()).toMatchObject({ ...traces, calendarSequence: 1 });
    expect((await lookAtDay(test.app, day)).taken).toEqual([]);
    expect((await lookAtDay(test.app, '2026-11-18')).taken).toEqual(['1:00 PM']);
  });

  it('a second time keeps the very first time, and the reason when no other is given', async () => {
    const { token } = await booked();
    await move(token, { ...wednesday, rescheduleReason: 'First' });
    await move(token, { appointmentDate: '2026-11-19', appointmentTime: '10:00' });
    expect(await row()).toMatchObject({
      appointmentDate: '2026-11-19',
      originalDate: day,
      originalTime: '09:00',
      rescheduleReason: 'First',
      calendarSequence: 2,
    });
  });

  it('to where it already is changes nothing', async () => {
    const { token } = await booked();
    const before = await everything();
    const answer = await move(token, { appointmentDate: day, appointmentTime: '09:00' });
    expect(answer.statusCode).toBe(200);
    expect(await everything()).toBe(before);
  });

  it('to a taken time is 409 with free alternatives, and nothing changes', async () => {
    const { token } = await booked();
    await book(test.app, wednesday);
    const before = await everything();
    const answer = await move(token, wednesday);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('slot_taken');
    expect(await everything()).toBe(before);
    const { alternatives } = answer.json();
    expect(alternatives.map((slot: { label: string }) => slot.label)).toEqual([
      '2:00 PM',
      '11:00 AM',
      '3:00 PM',
    ]);
    const { label: _, ...nearest } = alternatives[0];
    expect((await move(token, nearest)).statusCode).toBe(200);
  });

  it('to a taken time is 409 with alternatives as long as the visit, also when its type has changed', async () => {
    const { token } = await booked({ consultationTypeId: 4 });
    await book(test.app, wednesday);
    await test.open.db.update(consultationTypes).set({ duration: 30 }).where(sql`id = 4`);
    const answer = await move(token, wednesday);
    const { alternatives } = answer.json();
    expect(alternatives).toHaveLength(3);
    for (const { label: _, ...alternative } of alternatives) {
      expect((await move(token, alternative)).statusCode).toBe(200);
    }
    await test.open.db.update(consultationTypes).set({ duration: 120 }).where(sql`id = 4`);
  });

  it('to a time that another visitor keeps is 409, but a time kept by oneself is no obstacle', async () => {
    const { token } = await booked();
    const visitor = newVisitor();
    await hold(test.app, wednesday, visitor);
    expect((await move(token, wednesday, newVisitor())).statusCode).toBe(409);
    expect((await move(token, wednesday, visitor)).statusCode).toBe(200);
  });

  it.each([
    ['10:00', ['10:00 AM', '11:00 AM']],
    ['08:00', ['8:00 AM', '9:00 AM']],
  ])(
    'a two-hour visit by one hour, to %s, works although it overlaps itself',
    async (time, taken) => {
      const { token } = await booked({ consultationTypeId: 4, appointmentTime: '09:00' });
      const answer = await move(token, { appointmentDate: day, appointmentTime: time });
      expect(answer.statusCode).toBe(200);
      expect((await lookAtDay(test.app, day)).taken).toEqual(taken);
    },
  );

  it('keeps its length and price when the type has changed or was retired since', async () => {
    const { token } = await booked({ consultationTypeId: 4 });
    const change = { duration: 30, price: '1.00', isActive: false };
    await test.open.db.update(consultationTypes).set(change).where(sql`id = 4`);
    const answer = await move(token, wednesday);
    const back = { duration: 120, price: '195.00', isActive: true };
    await test.open.db.update(consultationTypes).set(back).where(sql`id = 4`);
    expect(answer.json().appointment).toMatchObject({ duration: 120, estimatedPrice: '195.00' });
  });

  it.each([
    ['a Sunday', { appointmentDate: '2026-11-22' }, 'not_bookable', '/appointmentDate'],
    ['lunch', { appointmentTime: '12:00' }, 'not_bookable', '/appointmentTime'],
    [
      'less than two hours from now',
      { appointmentDate: '2026-11-09', appointmentTime: '10:00' },
      'not_bookable',
      '/appointmentTime',
    ],
    ['an impossible date', { appointmentDate: '2026-02-30' }, 'invalid_input', '/appointmentDate'],
    ['no date', { appointmentDate: undefined }, 'invalid_input', '/appointmentDate'],
    ['a reason with a bell', { rescheduleReason: '\u0007' }, 'invalid_input', '/rescheduleReason'],
    ['a longer visit', { duration: 240 }, 'unknown_field', '/duration'],
  ])('to %s is refused and changes nothing', async (_, changes, code, pointer) => {
    const { token } = await booked();
    const before = await everything();
    const answer = await move(token, { ...wednesday, ...changes });
    expect(answer.statusCode).toBe(code === 'unknown_field' ? 400 : 422);
    expect(answer.json()).toMatchObject({ code, errors: [{ pointer }] });
    expect(await everything()).toBe(before);
  });
});

describe('cancelling', () => {
  it('frees the time, and answers the same when repeated', async () => {
    const { token } = await booked();
    const answer = await follow('DELETE', token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      appointment: { status: 'cancelled', appointmentDate: day },
      canChange: false,
      changeBlock: 'canceled',
      changeRefusal: 'This consultation was canceled.',
    });
    expect((await lookAtDay(test.app, day)).taken).toEqual([]);
    const after = await everything();
    const again = await follow('DELETE', token);
    expect([again.statusCode, again.body]).toEqual([200, answer.body]);
    expect((await follow('GET', token)).body).toBe(answer.body);
    expect(await everything()).toBe(after);
    expect(await row()).toMatchObject({ calendarSequence: 1 });
    expect((await book(test.app)).statusCode).toBe(201);
  });

  it('cannot be undone by moving', async () => {
    const { token } = await booked();
    await follow('DELETE', token);
    const answer = await move(token, wednesday);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'already_cancelled']);
    expect((await lookAtDay(test.app, '2026-11-18')).taken).toEqual([]);
  });
});

describe('the last moment', () => {
  it('is two hours before: until then it can be moved and cancelled', async () => {
    const { token } = await booked();
    test.setNow(new Date('2026-11-17T13:00:00.000Z'));
    expect((await follow('GET', token)).json().canChange).toBe(true);
    expect((await move(token, wednesday)).statusCode).toBe(200);
    test.setNow(new Date('2026-11-18T17:00:00.000Z'));
    expect((await follow('DELETE', token)).statusCode).toBe(200);
  });

  it.each([
    ['2026-11-17T13:00:00.001Z', /less than two hours. Please call us at \(281\) 555-0142/],
    ['2026-11-17T15:00:01.000Z', /already taken place/],
    ['2027-11-17T15:00:00.000Z', /already taken place/],
  ])('has passed at %s: 409 too_late, and nothing changes', async (instant, words) => {
    const { token } = await booked();
    test.setNow(new Date(instant));
    const before = await everything();
    for (const answer of [await move(token, wednesday), await follow('DELETE', token)]) {
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        code: 'too_late',
        detail: expect.stringMatching(words),
      });
    }
    const looked = (await follow('GET', token)).json();
    expect(looked).toMatchObject({ canChange: false, changeRefusal: expect.stringMatching(words) });
    expect(await everything()).toBe(before);
  });

  it.each(['in_progress', 'completed', 'no_show'] as const)(
    'has passed when it is %s',
    async (status) => {
      const { token } = await booked();
      await test.open.db.execute(sql`update slot_claims set live = false`);
      await test.open.db.update(appointments).set({ status });
      expect((await move(token, wednesday)).json().code).toBe('too_late');
      expect((await follow('DELETE', token)).json().code).toBe('too_late');
    },
  );
});

describe('a link that is not ours', () => {
  it('is the same 404 to the byte, whether tampered with, foreign or gone', async () => {
    const { id, token } = await booked();
    const other = await booked({ appointmentTime: '10:00' });
    const key = test.context.secrets.appointmentLink;
    const foreign = await loadSecrets('another installation, 32 characters', '/nowhere');
    const foreignKey = foreign.appointmentLink;
    const mac = token.slice(token.indexOf('-') + 1);
    const gone = 2_000_000_000;
    const tokens = [
      ...everyCharacterChanged(token),
      `${other.id}-${mac}`,
      appointmentToken(foreignKey, id),
      appointmentToken(key, gone),
      `${gone}-${mac}`,
      `0${token}`,
      `%20${token}`,
      token.slice(0, -1),
      `${token}A`,
      `${token}=`,
      token.replace('-', ''),
      mac,
      String(id),
      `${id}-`,
      'x',
      '-1',
      '9999999999-'.padEnd(54, 'A'),
      encodeURIComponent("1' or '1'='1"),
      '%00',
      '%F0%9F%8C%B3',
      'x'.repeat(200),
    ];
    const before = await everything();
    const seen = new Set<string>();
    for (const tampered of tokens) {
      const answers = [
        await follow('GET', tampered),
        await move(tampered, wednesday),
        await follow('DELETE', tampered),
      ];
      for (const { statusCode, headers, body } of answers) {
        const { date: _, ...rest } = headers;
        seen.add(JSON.stringify([statusCode, rest, body]));
      }
    }
    expect([...seen]).toHaveLength(1);
    expect(JSON.parse([...seen][0] ?? '')[0]).toBe(404);
    expect(await everything()).toBe(before);
  });
});

/** The token with each of its characters replaced by its neighbour of the alphabet, one at a time. */
function everyCharacterChanged(token: string): string[] {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return [...token].map((character, index) => {
    const next = alphabet[(alphabet.indexOf(character) + 1) % alphabet.length];
    return `${token.slice(0, index)}${next}${token.slice(index + 1)}`;
  });
}
