// What the calendar offers can be booked, and nothing else can: over many random weeks, types and moments.
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dateInZone,
  timeOf,
  weekdayOf,
} from '#company/rules/time/company-time.ts';
import { timeOfLabel } from '#company/rules/time/time-of-day.ts';
import type { DayAvailability, MonthAvailability } from '#contract/booking/booking.ts';
import type { Db } from '#server/platform/database/client.ts';
import { book, hold, newVisitor } from '../../../test/booking-steps.ts';
import { testSeed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { createUndoApp, type UndoApp } from '../../../test/undo-app.ts';

const SETTINGS = rounds(60, 500);
const timeZone = 'America/Chicago';

/** Days from which people look: around both clock changes, at the turn of the year, and others. */
const startingDay = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map((days) => addDays('2026-03-08', days)),
  fc.integer({ min: -3, max: 3 }).map((days) => addDays('2026-11-01', days)),
  fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)),
);

/** One bookable stretch of a day; 0 seats mean that it is closed. One type may have seats of its own there. */
const stretch = fc.record({
  pauseMinutes: fc.constantFrom(0, 0, 30, 60, 120),
  halfHours: fc.integer({ min: 1, max: 4 }),
  seats: fc.constantFrom(1, 1, 2, 3, 0),
  own: fc.option(fc.record({ typeId: fc.constantFrom(1, 2, 3), seats: fc.nat({ max: 3 }) })),
});

const weekday = fc.record({
  dayOfWeek: fc.nat({ max: 6 }),
  opensAt: fc.integer({ min: 12, max: 27 }).map((half) => half * 30),
  stretches: fc.array(stretch, { minLength: 1, maxLength: 6 }),
});

const setting = fc.record({
  startingDay,
  minuteOfDay: fc.nat({ max: 1439 }),
  durations: fc.array(
    fc.integer({ min: 2, max: 12 }).map((quarters) => quarters * 15),
    { minLength: 3, maxLength: 3 },
  ),
  week: fc.uniqueArray(weekday, { minLength: 1, maxLength: 4, selector: (day) => day.dayOfWeek }),
  closures: fc.uniqueArray(fc.nat({ max: 20 }), { maxLength: 4 }),
  /** What others and the visitor have taken or kept before. */
  earlier: fc.array(
    fc.record({
      by: fc.constantFrom('booking', 'booking', 'hold', 'own hold'),
      typeId: fc.constantFrom(1, 2, 3),
      pick: fc.nat({ max: 500 }),
    }),
    { maxLength: 3 },
  ),
  typeId: fc.constantFrom(1, 2, 3),
  monthsAhead: fc.constantFrom(0, 0, 1),
  look: fc.nat({ max: 500 }),
  /** Half hours of a day that are tried whether or not they are offered. */
  tries: fc.array(fc.nat({ max: 47 }), { minLength: 4, maxLength: 4 }),
});
type Setting = typeof setting extends fc.Arbitrary<infer Value> ? Value : never;

let test: TestApp;
let undo: UndoApp;
beforeAll(async () => {
  test = await createTestApp();
  undo = await createUndoApp(test);
});
afterAll(async () => {
  await undo.app.close();
  await test.close();
});

it(
  `holds in ${SETTINGS} settings`,
  async () => {
    const seen = { 201: 0, 409: 0, 422: 0 };
    const property = fc.asyncProperty(setting, (drawn) =>
      undo.undone(async (db) => {
        await prepare(db, drawn);
        const { me, month } = await takeSome(drawn);
        const days = await lookAtMonth(drawn.typeId, month, me);
        const chosen = dayToTry(days, drawn.look);
        const today = days.find(({ date }) => date === dateInZone(test.context.clock(), timeZone));
        for (const day of new Set([chosen, today ?? chosen])) {
          expect(await lookAtOneDay(drawn.typeId, day.date, me)).toEqual(slotsOf(day));
          for (const [time, status] of expectations(day, drawn.tries)) {
            const slot = { appointmentDate: day.date, appointmentTime: time };
            const answer = await undo.undone(() =>
              book(undo.app, { consultationTypeId: drawn.typeId, ...slot }, me),
            );
            expect({ ...slot, status: answer.statusCode }).toEqual({ ...slot, status });
            seen[status] += 1;
          }
        }
      }),
    );
    await fc.assert(property, { numRuns: SETTINGS, seed: testSeed });
    expect(seen[201]).toBeGreaterThan(SETTINGS);
    expect(seen[409]).toBeGreaterThan(SETTINGS / 20);
    expect(seen[422]).toBeGreaterThan(SETTINGS * 3);
  },
  rounds(120_000, 600_000),
);

/** Makes the company of a setting: lengths, hours, closures, and the moment. */
async function prepare(db: Db, drawn: Setting): Promise<void> {
  test.setNow(new Date(Date.parse(drawn.startingDay) + drawn.minuteOfDay * 60_000));
  await db.execute(sql`
    update consultation_types set duration = (${`{${drawn.durations}}`}::int[])[id] where id <= 3`);
  await db.execute(sql`delete from time_slot_preferences`);
  const rows = drawn.week.flatMap(hoursOf).map((row) => sql`(${sql.join(row, sql`, `)})`);
  await db.execute(sql`
    insert into time_slot_preferences
      (day_of_week, start_time, end_time, is_available, max_appointments, consultation_type_id)
    values ${sql.join(rows, sql`, `)}`);
  for (const days of drawn.closures) {
    const date = addDays(drawn.startingDay, days);
    await db.execute(sql`insert into closures values (${date}, 'Closed') on conflict do nothing`);
  }
}

/** The rows of a day as values; a type's own row follows the general one. */
function hoursOf(day: Setting['week'][number]) {
  let minute = day.opensAt;
  return day.stretches.flatMap(({ pauseMinutes, halfHours, seats, own }) => {
    const start = minute + pauseMinutes;
    minute = Math.min(start + halfHours * 30, 23 * 60 + 30);
    if (minute <= start) return [];
    const row = (rowSeats: number, typeId: number | null) => [
      sql`${day.dayOfWeek}::int`,
      sql`${timeOf(start)}::time`,
      sql`${timeOf(minute)}::time`,
      sql`${rowSeats > 0}::boolean`,
      sql`${Math.max(rowSeats, 1)}::int`,
      sql`${typeId}::int`,
    ];
    return [row(seats, null), ...(own ? [row(own.seats, own.typeId)] : [])];
  });
}

/** Books and keeps what the setting says, as others and as the visitor. */
async function takeSome(drawn: Setting) {
  const me = newVisitor();
  const today = dateInZone(test.context.clock(), timeZone);
  const month = addMonths(today.slice(0, 7), drawn.monthsAhead);
  const openDays = Array.from({ length: 14 }, (_, days) => addDays(today, days)).filter((date) =>
    drawn.week.some(({ dayOfWeek }) => dayOfWeek === weekdayOf(date)),
  );
  for (const { by, typeId, pick } of drawn.earlier) {
    const date = openDays[pick % openDays.length] ?? today;
    const { availableTimeSlots } = await lookAtOneDay(typeId, date, me);
    const label = availableTimeSlots[pick % Math.max(availableTimeSlots.length, 1)];
    if (!label) continue;
    const offer = {
      consultationTypeId: typeId,
      appointmentDate: date,
      appointmentTime: timeOfLabel(label),
    };
    // Others may not be offered what the visitor keeps, so that only the visitor's own wishes must come true.
    if (by === 'booking') await book(undo.app, offer);
    else if (by === 'hold') await hold(undo.app, offer, newVisitor());
    else expect((await hold(undo.app, offer, me)).statusCode).toBe(201);
  }
  return { me, month };
}

async function lookAtMonth(typeId: number, month: string, visitor: Record<string, string>) {
  const answer = await undo.app.inject({
    url: `/api/appointments/availability?month=${month}&consultationTypeId=${typeId}`,
    headers: visitor,
  });
  return answer.json<MonthAvailability>().days;
}

async function lookAtOneDay(typeId: number, date: string, visitor: Record<string, string>) {
  const url = `/api/appointments/availability/${date}?consultationTypeId=${typeId}`;
  return (await undo.app.inject({ url, headers: visitor })).json<DayAvailability>();
}

type Day = MonthAvailability['days'][number];

function slotsOf({ availableTimeSlots, occupiedSlots }: Day): DayAvailability {
  return { availableTimeSlots, occupiedSlots };
}

/** A day with something taken, else one with something free, else any. */
function dayToTry(days: Day[], look: number): Day {
  const taken = days.filter((day) => day.occupiedSlots.length > 0);
  const free = days.filter((day) => day.availableTimeSlots.length > 0);
  const candidates = [taken, free, days].find((list) => list.length > 0) ?? days;
  const day = candidates[look % candidates.length];
  if (!day) throw new Error('a month has days');
  return day;
}

/** What booking at each time of a day must answer: all listed slots, and the half hours to be tried. */
function expectations(day: Day, tries: number[]): Map<string, 201 | 409 | 422> {
  const expected = new Map<string, 201 | 409 | 422>();
  for (const half of tries) expected.set(timeOf(half * 30), 422);
  for (const label of day.occupiedSlots) expected.set(timeOfLabel(label), 409);
  for (const label of day.availableTimeSlots) expected.set(timeOfLabel(label), 201);
  return expected;
}
