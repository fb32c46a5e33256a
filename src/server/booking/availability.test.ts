// The pure rules of what is bookable, as tables: hours, lunch, lengths, closures, notice, horizon, capacity.
import { describe, expect, it } from 'vitest';
import { DEFAULT_SLOT_STARTS } from '#company/rules/booking/booking-hours.ts';
import { addDays, timeInZone, toInstant } from '#company/rules/time/company-time.ts';
import {
  bookableDates,
  bookingRefusal,
  type Calendar,
  dayAvailability,
  nearestFreeSlots,
  type Occupancy,
  offeredSlots,
  type SlotPreference,
  type Visit,
} from './availability.ts';

const timeZone = 'America/Chicago';
const noon = (date: string) => toInstant(date, '12:00', timeZone);

/** Monday to Friday on the hour, one seat each, general for all types. */
const usualHours: SlotPreference[] = [1, 2, 3, 4, 5].flatMap((dayOfWeek) =>
  DEFAULT_SLOT_STARTS.map((startTime) => row({ dayOfWeek, startTime })),
);
const usual: Calendar = { timeZone, preferences: usualHours, closures: new Map(), away: new Map() };
const hour: Visit = { consultationTypeId: 1, duration: 60 };
const ninety: Visit = { consultationTypeId: 3, duration: 90 };
const monday = noon('2026-11-09');
const tuesday = '2026-11-17';

function row(changes: Partial<SlotPreference> & { startTime: string }): SlotPreference {
  const end = `${String(Number(changes.startTime.slice(0, 2)) + 1).padStart(2, '0')}:${changes.startTime.slice(3)}`;
  return { dayOfWeek: 2, endTime: end, maxAppointments: 1, consultationTypeId: null, ...changes };
}

const withRows = (...preferences: SlotPreference[]): Calendar => ({ ...usual, preferences });

function times(calendar: Calendar, visit: Visit, date: string, now = monday): string[] {
  return offeredSlots(calendar, visit, date, now).map((slot) => slot.time);
}

/** Takes seats on cells of a Tuesday, 'HH:MM' to number. */
function taken(seats: Record<string, number>): Occupancy {
  const cells = Object.entries(seats);
  return new Map(cells.map(([time, n]) => [toInstant(tuesday, time, timeZone).getTime(), n]));
}

describe('an hour is offered', () => {
  const wholeDay = [...DEFAULT_SLOT_STARTS];
  it.each([
    ['2026-11-17', wholeDay, 'an ordinary Tuesday'],
    ['2026-11-14', [], 'a Saturday'],
    ['2026-11-15', [], 'a Sunday'],
    ['2026-11-06', [], 'a day that has passed'],
  ])('on %s at %j: %s', (date, expected) => expect(times(usual, hour, date)).toEqual(expected));

  it.each([
    ['2026-03-06', '2026-03-06T14:00:00.000Z', 'Friday before clocks go forward'],
    ['2026-03-09', '2026-03-09T13:00:00.000Z', 'Monday after clocks went forward'],
    ['2026-10-30', '2026-10-30T13:00:00.000Z', 'Friday before clocks go back'],
    ['2026-11-02', '2026-11-02T14:00:00.000Z', 'Monday after clocks went back'],
  ])('by the clock on the wall on %s, from %s (%s)', (date, first) => {
    const slots = offeredSlots(usual, hour, date, noon(addDays(date, -10)));
    expect(slots.map((slot) => slot.time)).toEqual(wholeDay);
    expect(slots[0]?.startsAt.toISOString()).toBe(first);
    for (const { time, startsAt, cells } of slots) {
      expect(timeInZone(startsAt, timeZone)).toBe(time);
      expect(cells.map(({ instant }) => instant.getTime() - startsAt.getTime())).toEqual([
        0, 1_800_000,
      ]);
    }
  });

  it('notices in absolute time across the change: Monday 8:00 is 14 hours after Sunday 5 PM CST', () => {
    const sunday = new Date('2026-11-01T23:00:00Z');
    expect(times(usual, hour, '2026-11-02', sunday)).toEqual(wholeDay);
  });
});

it('an hour that the clocks skip in March is not offered, and in November its first coming is', () => {
  const early = withRows(
    ...['01:00', '02:00', '03:00'].map((startTime) => row({ dayOfWeek: 0, startTime })),
  );
  expect(times(early, hour, '2027-03-14', noon('2027-03-10'))).toEqual(['01:00', '03:00']);
  expect(times(early, hour, '2026-11-01', noon('2026-10-28'))).toEqual(['01:00', '02:00', '03:00']);
});

describe('lengths', () => {
  const all = DEFAULT_SLOT_STARTS;
  it.each([
    [30, [...all]],
    [60, [...all]],
    [90, ['08:00', '09:00', '10:00', '13:00', '14:00', '15:00', '16:00']],
    [120, ['08:00', '09:00', '10:00', '13:00', '14:00', '15:00', '16:00']],
    [150, ['08:00', '09:00', '13:00', '14:00', '15:00']],
    [180, ['08:00', '09:00', '13:00', '14:00', '15:00']],
    [240, ['08:00', '13:00', '14:00']],
    [480, []],
  ])('a visit of %i minutes may begin at %j', (duration, expected) => {
    expect(times(usual, { consultationTypeId: 9, duration }, tuesday)).toEqual(expected);
  });

  it.each([
    ['10:00', null],
    ['11:00', 'it would run into lunch'],
    ['17:00', 'it would run past closing'],
    ['12:00', 'lunch'],
    ['13:00', null],
  ])('90 minutes at %s: %s', (time, reason) => {
    const refusal = bookingRefusal(usual, ninety, tuesday, time, monday);
    if (!reason) expect(refusal).toBeNull();
    else {
      expect(refusal?.field).toBe('appointmentTime');
      expect(refusal?.detail).toBe(
        'Consultations of 90 minutes on Tuesday, November 17, 2026 begin at 8:00 AM, 9:00 AM, 10:00 AM, 1:00 PM, 2:00 PM, 3:00 PM, 4:00 PM.',
      );
    }
  });

  it('needs no hour of its own for the later halves: rows from 8 to 9:30 and 9:30 to 11 take 90 minutes twice', () => {
    const rows = [
      row({ startTime: '08:00', endTime: '09:30' }),
      row({ startTime: '09:30', endTime: '11:00' }),
    ];
    expect(times(withRows(...rows), ninety, tuesday)).toEqual(['08:00', '09:30']);
  });
});

describe('refusals', () => {
  const closed: Calendar = { ...usual, closures: new Map([['2026-11-26', 'Thanksgiving Day']]) };
  it.each([
    ['2026-11-14', '09:00', 'appointmentDate', /don’t do consultations on Saturday.*weekday/],
    ['2026-11-06', '09:00', 'appointmentDate', /has passed/],
    ['2026-11-26', '09:00', 'appointmentDate', /closed on Thursday.*Thanksgiving Day/],
    ['2027-05-09', '09:00', 'appointmentDate', /up to Saturday, May 8, 2027/],
    ['2026-11-17', '12:00', 'appointmentTime', /begin at 8:00 AM, .*5:00 PM/],
    ['2026-11-17', '09:30', 'appointmentTime', /begin at/],
    ['2026-11-17', '18:00', 'appointmentTime', /begin at/],
    ['2026-11-09', '08:00', 'appointmentTime', /has passed/],
    ['2026-11-09', '13:00', 'appointmentTime', /at least 2 hours/],
  ])('on %s at %s names %s', (date, time, field, words) => {
    const refusal = bookingRefusal(closed, hour, date, time, monday);
    expect(refusal).toEqual({ field, detail: expect.stringMatching(words) });
    expect(times(closed, hour, date)).not.toContain(time);
  });

  it('speaks of the consultation when only others are given that day', () => {
    const calendar = withRows(row({ startTime: '09:00', consultationTypeId: 3 }));
    const refusal = bookingRefusal(calendar, hour, tuesday, '09:00', monday);
    expect(refusal?.detail).toMatch(/do not offer this consultation on Tuesday/);
  });
});

describe('notice and horizon', () => {
  it.each([
    ['2026-11-17T14:00:00.000Z', '10:00'],
    ['2026-11-17T14:00:00.001Z', '11:00'],
    ['2026-11-17T16:00:00.000Z', '13:00'],
    ['2026-11-17T21:00:00.000Z', '17:00'],
    ['2026-11-17T21:00:01.000Z', undefined],
    ['2026-11-17T05:00:00.000Z', '08:00'],
  ])('at %s the first start that day is %s', (instant, first) => {
    const now = new Date(instant);
    const offered = times(usual, hour, tuesday, now);
    expect(offered[0]).toBe(first);
    for (const time of DEFAULT_SLOT_STARTS) {
      expect(bookingRefusal(usual, hour, tuesday, time, now) === null).toBe(offered.includes(time));
    }
  });

  it.each([
    ['2026-11-18', 180, '2027-05-17', true],
    ['2026-11-18', 181, '2027-05-18', false],
    ['2026-09-02', 180, '2027-03-01', true],
    ['2026-09-02', 181, '2027-03-02', false],
  ])('seen from %s, %i days ahead is %s: %s', (today, days, date, isOffered) => {
    const now = noon(today);
    expect(addDays(today, days)).toBe(date);
    expect(bookableDates(timeZone, now).last).toBe(addDays(today, 180));
    expect(times(usual, hour, date, now).length > 0).toBe(isOffered);
    expect(bookingRefusal(usual, hour, date, '09:00', now) === null).toBe(isOffered);
  });

  it('counts days by the calendar in Cypress, not in London', () => {
    const lateEvening = new Date('2026-11-10T05:30:00Z');
    expect(bookableDates(timeZone, lateEvening)).toEqual({
      first: '2026-11-09',
      last: '2027-05-08',
    });
  });
});

describe('preferences of one type', () => {
  const general = [row({ startTime: '09:00', maxAppointments: 2 }), row({ startTime: '10:00' })];

  it('replace the general row of the same start, for that type alone', () => {
    const own = row({ startTime: '09:00', maxAppointments: 3, consultationTypeId: 1 });
    const calendar = withRows(...general, own);
    const seats = (visit: Visit) =>
      offeredSlots(calendar, visit, tuesday, monday).map(({ time, cells }) => [
        time,
        ...cells.map((cell) => cell.capacity),
      ]);
    expect(seats(hour)).toEqual([
      ['09:00', 3, 3],
      ['10:00', 1, 1],
    ]);
    expect(seats({ consultationTypeId: 2, duration: 60 })).toEqual([
      ['09:00', 2, 2],
      ['10:00', 1, 1],
    ]);
    expect(seats({ consultationTypeId: null, duration: 60 })).toEqual([
      ['09:00', 2, 2],
      ['10:00', 1, 1],
    ]);
  });

  it('add starts that others do not have', () => {
    const calendar = withRows(...general, row({ startTime: '15:00', consultationTypeId: 1 }));
    expect(times(calendar, hour, tuesday)).toEqual(['09:00', '10:00', '15:00']);
    expect(times(calendar, { consultationTypeId: 2, duration: 60 }, tuesday)).toEqual([
      '09:00',
      '10:00',
    ]);
  });

  it('close a start for that type when they have no seats', () => {
    const closed = row({ startTime: '09:00', maxAppointments: 0, consultationTypeId: 1 });
    const calendar = withRows(...general, closed);
    expect(times(calendar, hour, tuesday)).toEqual(['10:00']);
    expect(times(calendar, { consultationTypeId: 2, duration: 60 }, tuesday)).toEqual([
      '09:00',
      '10:00',
    ]);
    expect(times(calendar, { consultationTypeId: 1, duration: 120 }, tuesday)).toEqual([]);
  });
});

describe('capacity', () => {
  const two = withRows(
    row({ startTime: '09:00', maxAppointments: 2 }),
    row({ startTime: '10:00', maxAppointments: 3 }),
  );
  it.each([
    [{}, hour, ['9:00 AM', '10:00 AM'], []],
    [{ '09:00': 1, '09:30': 1 }, hour, ['9:00 AM', '10:00 AM'], []],
    [{ '09:00': 2 }, hour, ['10:00 AM'], ['9:00 AM']],
    [{ '09:30': 2 }, hour, ['10:00 AM'], ['9:00 AM']],
    [{ '09:00': 5, '10:00': 3 }, hour, [], ['9:00 AM', '10:00 AM']],
    [{ '10:30': 3 }, { consultationTypeId: 1, duration: 120 }, [], ['9:00 AM']],
    [{ '10:30': 3 }, { consultationTypeId: 1, duration: 90 }, ['9:00 AM'], []],
    [{ '10:30': 3 }, { consultationTypeId: 1, duration: 30 }, ['9:00 AM', '10:00 AM'], []],
  ])('with %j taken', (seats, visit, free, full) => {
    expect(dayAvailability(two, visit, tuesday, monday, taken(seats))).toEqual({
      availableTimeSlots: free,
      occupiedSlots: full,
    });
  });
});

describe('alternatives', () => {
  const near = (time: string, occupancy: Occupancy, count = 3) =>
    nearestFreeSlots({
      calendar: usual,
      visit: hour,
      wish: { date: tuesday, time },
      dates: ['2026-11-16', tuesday, '2026-11-18'],
      now: monday,
      occupancy,
      count,
    }).map((slot) => `${slot.appointmentDate} ${slot.label}`);

  it('are the nearest free starts, the earlier one first on a tie', () => {
    const full = taken({ '09:00': 1, '09:30': 1 });
    expect(near('09:00', full)).toEqual([
      '2026-11-17 8:00 AM',
      '2026-11-17 10:00 AM',
      '2026-11-17 11:00 AM',
    ]);
  });

  it('skip what is taken too, and reach into other days', () => {
    const cells = DEFAULT_SLOT_STARTS.filter((time) => time !== '17:00').map((time) => [time, 1]);
    expect(near('08:00', taken(Object.fromEntries(cells)), 4)).toEqual([
      '2026-11-17 5:00 PM',
      '2026-11-16 5:00 PM',
      '2026-11-16 4:00 PM',
      '2026-11-16 3:00 PM',
    ]);
  });

  it('are fewer when there are no more', () => {
    expect(near('09:00', new Map(), 100)).toHaveLength(27);
    expect(
      nearestFreeSlots({
        calendar: usual,
        visit: hour,
        wish: { date: tuesday, time: '09:00' },
        dates: [],
        now: monday,
        occupancy: new Map(),
        count: 3,
      }),
    ).toEqual([]);
  });
});
