// Faults in what is promised of dates of visits, rain days, orders of stops and crews.
import type { Fault } from './fault.ts';

const dates = 'src/company/rules/visits/visit-dates.ts';
const generator = 'src/server/visits/plans/generate-visits.ts';
const stopDay = 'src/company/rules/visits/stop-day.ts';
const stopOrder = 'src/server/visits/planning/stop-order.service.ts';
const sendMove = 'src/server/visits/planning/send-day-move.ts';
const messages = 'src/server/visits/planning/day-move-messages.ts';
const present = 'src/server/visits/planning/present-day-move.ts';
const crews = 'src/server/visits/planning/crews.service.ts';

const dateTests = ['src/company/rules/visits/visit-dates.test.ts'] as const;
const yearTests = ['src/server/visits/plans/generate-visits.pg.test.ts'] as const;
const orderTests = ['src/company/rules/visits/stop-order.test.ts'] as const;
const dayTests = ['src/server/visits/planning/crew-days.pg.test.ts'] as const;
const moveTests = ['src/server/visits/planning/day-move.pg.test.ts'] as const;
const machineTests = ['src/server/visits/core/visit-machine.pg.test.ts'] as const;

const saturdayTests = ['src/server/visits/planning/makeup-saturday.pg.test.ts'] as const;

export const visitPlanningFaults: readonly Fault[] = [
  {
    promise: 'A makeup Saturday is never overfilled by a choice.',
    file: sendMove,
    find: "if (moved.conflicts.includes('no-room') && !isMakeupDay(moved.toDate)) continue;",
    replace: "if (moved.conflicts.includes('no-room')) continue;",
    tests: saturdayTests,
  },
  {
    promise: 'A rain day proposes no Saturday that is full.',
    file: 'src/company/rules/visits/day-move.ts',
    find: 'possible.find(({ date }) => !isMakeupDay(date))',
    replace: 'possible.at(0)',
    tests: saturdayTests,
  },
  {
    promise: 'A weekly plan has 42 visits from one April to the next.',
    file: dates,
    find: 'const GROWING_WEEKS = 32;',
    replace: 'const GROWING_WEEKS = 31;',
    tests: dateTests,
  },
  {
    promise: 'A visit never goes to the next date of its plan.',
    file: dates,
    find: '.filter((day) => day < next)',
    replace: '.filter((day) => day <= next)',
    tests: dateTests,
  },
  {
    promise: 'The generator lays each date of the rule once.',
    file: generator,
    find: 'const had = before.get(plan.id) ?? { last: null, isBegun: false };',
    replace: 'const had = { last: null, isBegun: before.has(plan.id) };',
    tests: yearTests,
  },
  {
    promise: 'Closed days have no visits.',
    file: 'src/server/visits/plans/crew-room.ts',
    find: 'isOpen: (day) => isServiceDay(day, closed) &&',
    replace: 'isOpen: (day) => isServiceDay(day, new Map()) &&',
    tests: yearTests,
  },
  {
    promise: 'Who was promised an earlier window comes earlier.',
    file: stopDay,
    find: 'if (window < latest) return false;',
    replace: 'if (window < latest) continue;',
    tests: orderTests,
  },
  {
    promise: 'An order made from an older one is refused.',
    file: stopOrder,
    find: 'before.version !== version || ',
    replace: '',
    tests: dayTests,
  },
  {
    promise: 'An order names every visit of the day.',
    file: stopOrder,
    find: 'present.length === wanted.length &&',
    replace: '',
    tests: dayTests,
  },
  {
    promise: 'A rain day that is sent twice moves once.',
    file: sendMove,
    find: "if (move.status === 'sent') return presentDayMove(context, tx, move);",
    replace: '',
    tests: moveTests,
  },
  {
    promise: 'A visit that was changed since it was planned is not moved.',
    file: sendMove,
    find: 'visit.version !== moved.visitVersion,',
    replace: 'visit.version < moved.visitVersion,',
    tests: moveTests,
  },
  {
    promise: 'A day that is full by now takes no visit of a rain day.',
    file: sendMove,
    find: 'await requireRoom(context, tx, move, rows);',
    replace: '',
    tests: moveTests,
  },
  {
    promise: 'A rain day is taken back only before someone heard of it.',
    file: present,
    find: 'now < messagesFrom &&',
    replace: '',
    tests: moveTests,
  },
  {
    promise: 'A visit that goes to another day or crew leaves its place in the order of stops.',
    file: 'src/server/visits/core/write-visit.ts',
    find: '...(goesElsewhere(visit, values) && { stopOrder: null }),',
    replace: '',
    tests: dayTests,
  },
  {
    promise: 'A visit that a pause has left out is not one that was reported as not done.',
    file: 'src/company/rules/visits/visit-states.ts',
    find: "if (visit.skipKind === null) return 'paused';",
    replace: 'return visit.status;',
    tests: ['src/server/visits/core/visit-transitions.pg.test.ts'],
  },
  {
    promise: 'A visit does not come back beside the one that took its date.',
    file: 'src/server/visits/core/visit.policy.ts',
    find: "return other ? 'The plan has another visit in place of this one.' : null;",
    replace: 'return null;',
    tests: machineTests,
  },
  {
    promise: 'A visit of a paused plan is no stop on Today.',
    file: 'src/server/overviews/console/today.queries.ts',
    find: 'inStates(CREW_DAY_STATES)',
    replace: "ne(visits.status, 'cancelled')",
    tests: machineTests,
  },
  {
    promise: 'Accepted work keeps the day that was first planned.',
    file: 'src/server/visits/core/visit-schedule.ts',
    find: '...(isElsewhere(visit, to) && firstPlanned(visit)) };',
    replace: '};',
    tests: machineTests,
  },
  {
    promise: 'A rain day leaves a visit under way on its day.',
    file: 'src/server/visits/planning/day-move.service.ts',
    find: "if (choice !== 'stay' && !mayPostpone(row.visit)) {",
    replace: "if (choice === 'skip' && !mayPostpone(row.visit)) {",
    tests: machineTests,
  },
  {
    promise: 'Work that the office completes says why its photos are missing.',
    file: 'src/server/visits/office/complete-work.service.ts',
    find: 'photosMissingReason: missing.length > 0 ? COMPLETED_WITH_REQUEST : null,',
    replace: 'photosMissingReason: null,',
    tests: machineTests,
  },
  {
    promise: 'No text message leaves at night.',
    file: messages,
    find: 'else if (mayText) {',
    replace: 'else {',
    tests: moveTests,
  },
  {
    promise: 'A crew is changed by who saw it as it is.',
    file: crews,
    find: 'if (row.version !== version)',
    replace: 'if (row.version < version)',
    tests: dayTests,
  },
  {
    promise: 'Only what a customer chose is said to be chosen by them.',
    file: 'src/server/visits/planning/day-move.queries.ts',
    find: 'row.isOwn && row.isThere ? [row.visitId] : []',
    replace: 'row.isThere ? [row.visitId] : []',
    tests: ['src/server/visits/planning/day-move.pg.test.ts'],
  },
];
