// Booking through the API on a real database: what a visitor gets when a slot is free, taken or against the rules.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { timeOfLabel } from '#company/rules/time/time-of-day.ts';
import { appointments, consultationTypes } from '#server/platform/database/schema/booking.ts';
import {
  book,
  booking,
  emptyCalendar,
  lookAtDay,
  seatFaults,
} from '../../../test/booking-steps.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(async () => {
  expect(await seatFaults(test.open.db)).toEqual([]);
  await emptyCalendar(test.open.db);
});

/** The stored row of the only appointment. */
async function stored() {
  const rows = await test.open.db.select().from(appointments);
  expect(rows).toHaveLength(1);
  return rows[0];
}

describe('booking a consultation', () => {
  it('answers 201 and takes the slot away from everyone', async () => {
    const answer = await book(test.app);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await lookAtDay(test.app, '2026-11-17')).toEqual({
      free: [
        '8:00 AM',
        '10:00 AM',
        '11:00 AM',
        '1:00 PM',
        '2:00 PM',
        '3:00 PM',
        '4:00 PM',
        '5:00 PM',
      ],
      taken: ['9:00 AM'],
    });
    expect((await lookAtDay(test.app, '2026-11-17', { typeId: 3 })).taken).toEqual([
      '8:00 AM',
      '9:00 AM',
    ]);
  });

  it('fills in what a short request leaves out', async () => {
    const answer = await book(test.app);
    expect(answer.json()).toMatchObject({
      ...booking,
      propertyAddress: null,
      serviceType: 'Free Landscape Consultation',
      duration: 60,
      status: 'scheduled',
      priority: 'normal',
      estimatedPrice: '0.00',
      reminderSent: false,
      followupRequired: false,
      originalDate: null,
      rescheduleReason: null,
    });
    expect(await stored()).toMatchObject({
      notes: null,
      customerNotes: null,
      assignedCrew: null,
      calendarSequence: 0,
    });
  });

  it('takes the payload exactly as the site builds it', async () => {
    const payload = {
      customerName: 'Sam Sample',
      customerEmail: 'sam@example.com',
      customerPhone: '281-555-0122',
      propertyAddress: '12 Oak Lane, Cypress, TX 77429',
      consultationTypeId: 3,
      serviceType: 'Design Consultation',
      appointmentDate: '2026-11-18',
      appointmentTime: '13:00',
      duration: 90,
      status: 'scheduled',
      priority: 'normal',
      estimatedPrice: '95.00',
      notes: 'Two beds in front.\nA gate on the left.',
      customerNotes: 'Two beds in front.\nA gate on the left.',
      reminderSent: false,
      followupRequired: true,
    };
    const answer = await book(test.app, payload);
    expect(answer.statusCode).toBe(201);
    const { notes, ...seen } = payload;
    expect(answer.json()).toMatchObject(seen);
    expect(answer.json()).not.toHaveProperty('notes');
    expect(await stored()).toMatchObject({ ...seen, notes });
  });

  it.each([
    ['left out', undefined],
    ['empty', ''],
    ['blank', '   '],
    ['null', null],
  ])('needs no property address: %s', async (_, propertyAddress) => {
    const answer = await book(test.app, { propertyAddress });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().propertyAddress).toBeNull();
  });

  it('wants a follow-up for a priced type, whether or not the request says so', async () => {
    const answer = await book(test.app, { consultationTypeId: 4 });
    expect(answer.json()).toMatchObject({
      followupRequired: true,
      estimatedPrice: '195.00',
      duration: 120,
    });
  });

  it('keeps emoji, scripts of the world and markup as plain text', async () => {
    const texts = {
      customerName: 'Zoë 🌳 <b>O’Brien</b> & 李雷',
      propertyAddress: '1 <script>alert(1)</script> Way',
      customerNotes: "'; drop table appointments; --\n🪴 \\u0041 {{7*7}} %00 $(x)",
    };
    const answer = await book(test.app, texts);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject(texts);
    expect(await stored()).toMatchObject(texts);
  });
});

describe('a taken slot', () => {
  it('is refused with the three nearest alternatives, each of which can be booked', async () => {
    await book(test.app);
    await book(test.app, { appointmentTime: '10:00' });
    const answer = await book(test.app);
    expect(answer.statusCode).toBe(409);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    const problem = answer.json();
    expect(problem).toMatchObject({
      status: 409,
      title: 'Conflict',
      code: 'slot_taken',
      detail: 'This time slot just became unavailable. Please select another time.',
    });
    expect(problem.alternatives).toEqual([
      { appointmentDate: '2026-11-17', appointmentTime: '08:00', label: '8:00 AM' },
      { appointmentDate: '2026-11-17', appointmentTime: '11:00', label: '11:00 AM' },
      { appointmentDate: '2026-11-17', appointmentTime: '13:00', label: '1:00 PM' },
    ]);
    for (const { label: _, ...slot } of problem.alternatives) {
      expect((await book(test.app, slot)).statusCode).toBe(201);
    }
  });

  it('offers only alternatives long enough for the visit', async () => {
    await book(test.app, { appointmentTime: '10:00' });
    const answer = await book(test.app, { consultationTypeId: 4, appointmentTime: '09:00' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json().alternatives.map((slot: { label: string }) => slot.label)).toEqual([
      '8:00 AM',
      '1:00 PM',
      '2:00 PM',
    ]);
  });

  it('offers days weeks away when all near ones are closed', async () => {
    await test.open.db.execute(
      `insert into closures (date, reason)
       select day::date, 'Full' from generate_series('2026-11-09'::date, '2026-12-04', '1 day') as day
       where day::date <> '2026-11-17' on conflict do nothing`,
    );
    try {
      for (const label of (await lookAtDay(test.app, '2026-11-17')).free) {
        await book(test.app, { appointmentTime: timeOfLabel(label) });
      }
      const { alternatives } = (await book(test.app)).json();
      expect(alternatives).toEqual([
        { appointmentDate: '2026-12-07', appointmentTime: '08:00', label: '8:00 AM' },
        { appointmentDate: '2026-12-07', appointmentTime: '09:00', label: '9:00 AM' },
        { appointmentDate: '2026-12-07', appointmentTime: '10:00', label: '10:00 AM' },
      ]);
    } finally {
      await test.open.db.execute("delete from closures where reason = 'Full'");
    }
  });
});

describe('the rules are checked again on submit', () => {
  beforeAll(async () => {
    await test.open.db.insert(consultationTypes).values({ name: 'Retired', isActive: false });
  });

  it.each([
    ['a Saturday', { appointmentDate: '2026-11-14' }, '/appointmentDate'],
    ['a Sunday', { appointmentDate: '2026-11-15' }, '/appointmentDate'],
    ['yesterday', { appointmentDate: '2026-11-08' }, '/appointmentDate'],
    ['a year long past', { appointmentDate: '2000-01-01' }, '/appointmentDate'],
    ['a holiday', { appointmentDate: '2026-11-26' }, '/appointmentDate'],
    ['the day after the horizon', { appointmentDate: '2027-05-09' }, '/appointmentDate'],
    ['the last day of all dates', { appointmentDate: '2199-12-31' }, '/appointmentDate'],
    [
      'an hour that has passed',
      { appointmentDate: '2026-11-09', appointmentTime: '08:00' },
      '/appointmentTime',
    ],
    [
      'less than two hours ahead',
      { appointmentDate: '2026-11-09', appointmentTime: '10:00' },
      '/appointmentTime',
    ],
    ['lunch', { appointmentTime: '12:00' }, '/appointmentTime'],
    ['before opening', { appointmentTime: '07:00' }, '/appointmentTime'],
    ['after closing', { appointmentTime: '18:00' }, '/appointmentTime'],
    ['the half hour', { appointmentTime: '09:30' }, '/appointmentTime'],
    ['one minute off the grid', { appointmentTime: '09:01' }, '/appointmentTime'],
    [
      'a long visit into lunch',
      { consultationTypeId: 3, appointmentTime: '11:00' },
      '/appointmentTime',
    ],
    [
      'a long visit past closing',
      { consultationTypeId: 4, appointmentTime: '17:00' },
      '/appointmentTime',
    ],
    ['a retired type', { consultationTypeId: 5 }, '/consultationTypeId'],
    ['an unknown type', { consultationTypeId: 2_147_483_647 }, '/consultationTypeId'],
  ])('%s: 422', async (_, changes, pointer) => {
    const answer = await book(test.app, changes);
    expect(answer.statusCode).toBe(422);
    const { code, detail, errors } = answer.json();
    expect({ code, errors }).toEqual({ code: 'not_bookable', errors: [{ pointer, detail }] });
    expect(detail).toMatch(/^[A-Z].{20,}\.$/s);
    expect(await test.open.db.$count(appointments)).toBe(0);
  });

  it('takes exactly two hours ahead, and the last day of the horizon', async () => {
    test.setNow(new Date('2026-11-18T15:00:00Z'));
    const soon = { appointmentDate: '2026-11-18', appointmentTime: '11:00' };
    expect((await book(test.app, soon)).statusCode).toBe(201);
    expect((await book(test.app, { appointmentDate: '2027-05-17' })).statusCode).toBe(201);
    expect((await book(test.app, { appointmentDate: '2027-05-18' })).statusCode).toBe(422);
    test.setNow(new Date('2026-11-09T15:00:00Z'));
  });

  it.each([
    ['duration', 90],
    ['estimatedPrice', '95.00'],
    ['followupRequired', true],
  ])('refuses another %s than the type has', async (field, value) => {
    const answer = await book(test.app, { [field]: value });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ pointer: `/${field}` }],
    });
  });

  it('names every field that disagrees', async () => {
    const answer = await book(test.app, {
      duration: 45,
      estimatedPrice: '1.00',
      followupRequired: true,
    });
    expect(answer.json().errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/duration',
      '/estimatedPrice',
      '/followupRequired',
    ]);
  });

  it('sees a type that was retired after the page was loaded', async () => {
    const { db } = test.open;
    await db.update(consultationTypes).set({ isActive: false }).where(eq(consultationTypes.id, 2));
    expect((await book(test.app, { consultationTypeId: 2 })).statusCode).toBe(422);
    await db.update(consultationTypes).set({ isActive: true }).where(eq(consultationTypes.id, 2));
    expect((await book(test.app, { consultationTypeId: 2 })).statusCode).toBe(201);
  });
});
