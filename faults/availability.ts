// Faults in what can be booked at all: hours, notice, horizon, closures, lengths and capacities.
import type { Fault } from './fault.ts';

const rules = 'src/server/booking/availability.ts';
const queries = 'src/server/booking/booking.queries.ts';
const tests = ['src/server/booking/availability.test.ts'] as const;
const calendarTests = ['src/server/booking/calendar.pg.test.ts'] as const;

export const availabilityFaults: readonly Fault[] = [
  {
    promise: 'The first slot on offer is two hours ahead.',
    file: rules,
    find: 'const earliest = now.getTime() + BOOKING_NOTICE_MINUTES * 60_000;',
    replace: 'const earliest = now.getTime();',
    tests,
  },
  {
    promise: 'A slot exactly two hours ahead is still offered.',
    file: rules,
    find: 'slot.startsAt.getTime() >= earliest',
    replace: 'slot.startsAt.getTime() > earliest',
    tests,
  },
  {
    promise: 'A wish less than two hours ahead is refused in words.',
    file: rules,
    find: 'if (minutesAhead < BOOKING_NOTICE_MINUTES) {',
    replace: 'if (minutesAhead < 0) {',
    tests,
  },
  {
    promise: 'The last day of the horizon can be booked.',
    file: rules,
    find: 'if (daysBetween(last, date) > 0)',
    replace: 'if (daysBetween(last, date) >= 0)',
    tests,
  },
  {
    promise: 'Today can be booked.',
    file: rules,
    find: 'if (daysBetween(first, date) < 0)',
    replace: 'if (daysBetween(first, date) <= 0)',
    tests,
  },
  {
    promise: 'Nothing begins on a day on which we are closed.',
    file: rules,
    find: 'const closure = calendar.closures.get(date);',
    replace: 'const closure = undefined as string | undefined;',
    tests,
  },
  {
    promise: 'A slot is free only when each of its half hours has a seat.',
    file: rules,
    find: 'return slot.cells.every((cell)',
    replace: 'return slot.cells.some((cell)',
    tests,
  },
  {
    promise: 'A half hour is full when all its seats are taken.',
    file: rules,
    find: '?? 0) < cell.capacity',
    replace: '?? 0) <= cell.capacity',
    tests,
  },
  {
    promise: 'Hours of a type of its own count for that type alone.',
    file: rules,
    find: '(consultationTypeId === null || consultationTypeId === visit.consultationTypeId),',
    replace: 'true,',
    tests,
  },
  {
    promise: 'Hours of a type of its own replace the general ones of the same start.',
    file: rules,
    find: 'row.consultationTypeId !== null || !own.has(row.startTime)',
    replace: 'true',
    tests,
  },
  {
    promise: 'A visit fits only into hours that cover all of it, lunch included.',
    file: rules,
    find: 'if (!capacity) return null;',
    replace: 'if (!capacity) continue;',
    tests,
  },
  {
    promise: 'Alternatives are the nearest free times.',
    file: rules,
    find: '.sort((a, b) => distance(a) - distance(b) ||',
    replace: '.sort((a, b) => distance(b) - distance(a) ||',
    tests,
  },
  {
    promise: 'On a tie the earlier alternative comes first.',
    file: rules,
    find: '|| a.startsAt.getTime() - b.startsAt.getTime())',
    replace: '|| b.startsAt.getTime() - a.startsAt.getTime())',
    tests,
  },
  {
    promise: 'Taken times are no alternatives.',
    file: rules,
    find: '    .filter((slot) => hasSeats(slot, occupancy))\n    .sort',
    replace: '    .sort',
    tests,
  },
  {
    promise: 'The starts of a day come in order of time.',
    file: rules,
    find: '.sort((a, b) => minutesOf(a.startTime) - minutesOf(b.startTime));',
    replace: ';',
    tests,
  },
  {
    promise: 'The calendar reads the half hours of its last day.',
    file: queries,
    find: '((${to}::date + 1)::timestamp',
    replace: '((${to}::date)::timestamp',
    tests: calendarTests,
  },
  {
    promise: 'Days begin at midnight in Cypress, not in London.',
    file: queries,
    find: 'and cell >= (${from}::date::timestamp at time zone ${timeZone})',
    replace:
      "and cell >= (${from}::date::timestamp at time zone 'Pacific/Kiritimati' + interval '38 hours')",
    tests: calendarTests,
  },
  {
    promise: 'Hours that the owner has switched off have no seats.',
    file: queries,
    find: 'case when is_available then max_appointments else 0 end',
    replace: 'max_appointments',
    tests: calendarTests,
  },
  {
    promise: 'Seats of other pools do not count.',
    file: queries,
    find: 'where pool = ${POOL} and live\n            and cell >=',
    replace: 'where live\n            and cell >=',
    tests: calendarTests,
  },
  {
    promise: 'A retired type has no slots.',
    file: 'src/server/booking/booking.routes.ts',
    find: 'consultationTypeId === undefined || reading.type?.isActive === true',
    replace: 'consultationTypeId === undefined || reading.type !== null',
    tests: calendarTests,
  },
  {
    promise: 'Free consultations are listed before paid ones.',
    file: 'src/server/booking/type-order.ts',
    find: 'asc(consultationTypes.price)',
    replace: 'asc(consultationTypes.name)',
    tests: calendarTests,
  },
];
