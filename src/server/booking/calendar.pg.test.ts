// The calendar that visitors read, by day and by month: what it shows, and what it answers to strange questions.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { daysInMonth, weekdayOf } from '#company/rules/time/company-time.ts';
import type { MonthAvailability } from '#contract/booking/booking.ts';
import {
  consultationTypes,
  slotClaims,
  timeSlotPreferences,
} from '#server/platform/database/schema/booking.ts';
import { book, emptyCalendar, lookAtDay } from '../../../test/booking-steps.ts';
import { TEST_NOW } from '../../../test/now.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => {
  test.setNow(TEST_NOW);
  return emptyCalendar(test.open.db);
});

const ADDRESS = '/api/appointments/availability';
const wholeDay = [
  '8:00 AM',
  '9:00 AM',
  '10:00 AM',
  '11:00 AM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
  '5:00 PM',
];

async function lookAtMonth(month: string, typeId?: number) {
  const query = typeId ? `&consultationTypeId=${typeId}` : '';
  const answer = await test.app.inject(`${ADDRESS}?month=${month}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<MonthAvailability>();
}

describe('a month', () => {
  it.each(['2026-11', '2027-02', '2028-02'])('%s has all of its days, in order', async (month) => {
    const { days, ...rest } = await lookAtMonth(month);
    expect(rest).toEqual({ month });
    expect(days.map(({ date }) => date)).toEqual(
      Array.from(
        { length: daysInMonth(month) },
        (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`,
      ),
    );
  });

  it('offers weekdays from two hours ahead, but no weekend, no past and no holiday', async () => {
    const { days } = await lookAtMonth('2026-11');
    for (const { date, availableTimeSlots, occupiedSlots } of days) {
      const isClosed =
        date < '2026-11-09' ||
        [0, 6].includes(weekdayOf(date)) ||
        ['2026-11-26', '2026-11-27'].includes(date);
      const today = date === '2026-11-09';
      expect({ date, availableTimeSlots }).toEqual({
        date,
        availableTimeSlots: isClosed ? [] : today ? wholeDay.slice(3) : wholeDay,
      });
      expect(occupiedSlots).toEqual([]);
    }
  });

  it('says the same as its days, for every type and for none', async () => {
    await book(test.app, { consultationTypeId: 4, appointmentTime: '09:00' });
    await book(test.app, { consultationTypeId: 3, appointmentTime: '13:00' });
    for (const typeId of [undefined, 1, 3, 4]) {
      const { days } = await lookAtMonth('2026-11', typeId);
      for (const date of ['2026-11-09', '2026-11-14', '2026-11-17', '2026-11-26']) {
        const day = days.find((candidate) => candidate.date === date);
        expect({ free: day?.availableTimeSlots, taken: day?.occupiedSlots }).toEqual(
          await lookAtDay(test.app, date, typeId ? { typeId } : {}),
        );
      }
    }
    expect(await lookAtDay(test.app, '2026-11-17', { typeId: 4 })).toEqual({
      free: ['3:00 PM', '4:00 PM'],
      taken: ['8:00 AM', '9:00 AM', '10:00 AM', '1:00 PM', '2:00 PM'],
    });
  });

  it('does not count seats of another pool', async () => {
    const nine = { cell: new Date('2026-11-17T15:00:00Z'), seat: 1, holdId: randomUUID() };
    await test.open.db.insert(slotClaims).values({ ...nine, pool: 2 });
    expect((await lookAtDay(test.app, '2026-11-17')).taken).toEqual([]);
    await test.open.db.insert(slotClaims).values({ ...nine, pool: 1 });
    expect((await lookAtDay(test.app, '2026-11-17')).taken).toEqual(['9:00 AM']);
  });

  it('counts a booking of another type as taken for all', async () => {
    await book(test.app, { consultationTypeId: 3, appointmentTime: '13:00' });
    expect((await lookAtDay(test.app, '2026-11-17')).taken).toEqual(['1:00 PM', '2:00 PM']);
    expect((await lookAtDay(test.app, '2026-11-17', { typeId: 2 })).taken).toEqual([
      '1:00 PM',
      '2:00 PM',
    ]);
  });
});

describe('the days around a clock change', () => {
  it.each([
    ['2027-03-12', '2027-03-15', new Date('2027-03-01T12:00:00Z')],
    ['2027-11-05', '2027-11-08', new Date('2027-10-20T12:00:00Z')],
  ])(
    '%s and %s offer the whole day, and take bookings at both ends of it',
    async (friday, monday, now) => {
      test.setNow(now);
      for (const appointmentDate of [friday, monday]) {
        expect((await lookAtDay(test.app, appointmentDate)).free).toEqual(wholeDay);
        for (const appointmentTime of ['08:00', '17:00']) {
          const answer = await book(test.app, { appointmentDate, appointmentTime });
          expect(answer.statusCode).toBe(201);
        }
        expect((await lookAtDay(test.app, appointmentDate)).taken).toEqual(['8:00 AM', '5:00 PM']);
      }
    },
  );
});

describe('outside what can be booked', () => {
  const nothing = { free: [], taken: [] };

  it.each(['2026-11-08', '2027-05-09', '2000-01-01', '2199-12-31'])(
    '%s is an empty day',
    async (date) => expect(await lookAtDay(test.app, date)).toEqual(nothing),
  );

  it.each(['2000-01', '2026-10', '2027-06', '2199-12'])('%s is an empty month', async (month) => {
    for (const day of (await lookAtMonth(month)).days) {
      expect(day).toMatchObject({ availableTimeSlots: [], occupiedSlots: [] });
    }
  });

  it('an unknown or retired type has no slots', async () => {
    const [retired] = await test.open.db
      .insert(consultationTypes)
      .values({ name: 'Retired', isActive: false })
      .returning();
    for (const typeId of [retired?.id ?? 0, 2_147_483_647]) {
      expect(await lookAtDay(test.app, '2026-11-17', { typeId })).toEqual(nothing);
    }
    const listed = await test.app.inject('/api/consultation-types?isActive=true');
    expect(listed.json().map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4]);
  });

  it('a start that is closed for one type is open for the others', async () => {
    const row = { dayOfWeek: 2, startTime: '09:00', endTime: '10:00', consultationTypeId: 2 };
    await test.open.db.insert(timeSlotPreferences).values({ ...row, isAvailable: false });
    expect((await lookAtDay(test.app, '2026-11-17', { typeId: 2 })).free).not.toContain('9:00 AM');
    expect((await lookAtDay(test.app, '2026-11-17', { typeId: 1 })).free).toContain('9:00 AM');
    expect((await book(test.app, { consultationTypeId: 2 })).statusCode).toBe(422);
    expect((await book(test.app, { consultationTypeId: 1 })).statusCode).toBe(201);
    await test.open.db.execute('delete from time_slot_preferences where consultation_type_id = 2');
  });
});

describe('strange questions', () => {
  it.each([
    [`${ADDRESS}/2026-02-30`, 422, 'date'],
    [`${ADDRESS}/tomorrow`, 422, 'date'],
    [`${ADDRESS}/2026-11-17T00:00`, 422, 'date'],
    [`${ADDRESS}/10000-01-01`, 422, 'date'],
    [`${ADDRESS}/%00`, 422, 'date'],
    [`${ADDRESS}/2026-11-17?consultationTypeId=abc`, 422, 'consultationTypeId'],
    [`${ADDRESS}/2026-11-17?consultationTypeId=0`, 422, 'consultationTypeId'],
    [`${ADDRESS}/2026-11-17?consultationTypeId=2147483648`, 422, 'consultationTypeId'],
    [`${ADDRESS}/2026-11-17?consultationTypeId=1&consultationTypeId=2`, 422, 'consultationTypeId'],
    [`${ADDRESS}/2026-11-17?type=1`, 400, 'type'],
    [`${ADDRESS}`, 422, 'month'],
    [`${ADDRESS}?month=`, 422, 'month'],
    [`${ADDRESS}?month=2026-13`, 422, 'month'],
    [`${ADDRESS}?month=2026-00`, 422, 'month'],
    [`${ADDRESS}?month=0000-01`, 422, 'month'],
    [`${ADDRESS}?month=2026-11&year=2026`, 400, 'year'],
    ['/api/consultation-types?isActive=yes', 422, 'isActive'],
  ])('%s: %i', async (url, status, pointer) => {
    const answer = await test.app.inject(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toMatchObject([{ pointer }]);
  });
});
