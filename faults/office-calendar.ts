// Faults in the calendar of the office: seats and places, versions, reasons, notices, closed days and crews' feeds.
import type { Fault } from './fault.ts';

const calendar = 'src/server/booking/office-calendar';
const calendarTests = [`${calendar}/office-calendar.pg.test.ts`] as const;
const hoursTests = [`${calendar}/office-hours.pg.test.ts`] as const;
const gridTests = ['src/web/console/calendar/drop-target.test.ts'] as const;

export const officeCalendarFaults: readonly Fault[] = [
  {
    promise: 'Staff overbook only with a reason.',
    file: 'src/server/booking/staff-seats.ts',
    find: 'if (fault && !reason) throw needsReason(fault);',
    replace: '',
    tests: calendarTests,
  },
  {
    promise: 'A reason that was not needed is not kept.',
    file: 'src/server/booking/staff-seats.ts',
    find: 'return fault ? reason : null;',
    replace: 'return reason;',
    tests: calendarTests,
  },
  {
    promise: 'An entry takes every half hour that it touches.',
    file: 'src/server/booking/staff-seats.ts',
    find: 'const length = minutesOf(time) + duration - start;',
    replace: 'const length = duration;',
    tests: calendarTests,
  },
  {
    promise: 'A moved consultation gives its old seats back.',
    file: 'src/server/booking/slot-claims.ts',
    find: 'await releaseAppointmentCells(tx, appointmentId, left);',
    replace: '',
    tests: calendarTests,
  },
  {
    promise: 'No one moves a consultation that they have not seen as it is.',
    file: `${calendar}/appointment-move.service.ts`,
    find: 'await requireSeen(tx, context, id, move.version);',
    replace: '',
    tests: calendarTests,
  },
  {
    promise: 'A customer is told of a move only when staff say so.',
    file: `${calendar}/appointment-move.service.ts`,
    find: 'if (hasNewTime && move.tellCustomer) {',
    replace: 'if (hasNewTime) {',
    tests: calendarTests,
  },
  {
    promise: 'The calendar file counts on with a move that no one is told of.',
    file: 'src/server/booking/write-appointment.ts',
    find: 'calendarSequence: sql`${appointments.calendarSequence} + 1`',
    replace: 'calendarSequence: appointment.calendarSequence',
    tests: calendarTests,
  },
  {
    promise: 'A consultation that staff cancel gives its seats back.',
    file: `${calendar}/appointment-state.service.ts`,
    find: 'await releaseAppointmentCells(tx, current.id);',
    replace: '',
    tests: calendarTests,
  },
  {
    promise: 'No one was there only once it has begun.',
    file: `${calendar}/office-calendar.policy.ts`,
    find: "return isEarly ? 'This consultation hasn’t started yet.' : null;",
    replace: 'return null;',
    tests: calendarTests,
  },
  {
    promise: 'A booking under review that staff have confirmed is not released by the clock.',
    file: 'src/server/booking/write-appointment.ts',
    find: '      ...(review && { reviewUntil: null }),\n',
    replace: '',
    tests: ['src/server/booking/appointment-transitions.pg.test.ts'],
  },
  {
    promise: 'Its customer moves a consultation only while it lies ahead.',
    file: 'src/company/rules/booking/appointment-machine.ts',
    find: "    from: AHEAD,\n    to: 'same',",
    replace: "    from: OPEN,\n    to: 'same',",
    tests: ['src/server/booking/appointment-transitions.pg.test.ts'],
  },
  {
    promise: 'A note of the office leaves what the customer wrote.',
    file: `${calendar}/appointment-state.service.ts`,
    find: '...((notes || seen.notes) && { notes: notes || null }),',
    replace: 'notes: notes || null,',
    tests: calendarTests,
  },
  {
    promise: "Staff give a crew's last place once.",
    file: 'src/server/visits/office/visit-move.service.ts',
    find: 'await lockCrew(tx, crewId);',
    replace: '',
    tests: ['src/server/visits/customer/crew-lock.pg.test.ts'],
  },
  {
    promise: 'A visit moves until its crew has set out.',
    file: 'src/company/rules/visits/visit-machine.ts',
    find: "    from: ['scheduled'],\n    to: 'same',\n    actors: ['staff'],\n    requires: ['version', 'capacity or reason', 'distance'],",
    replace:
      "    from: ['scheduled', 'in_progress'],\n    to: 'same',\n    actors: ['staff'],\n    requires: ['version', 'capacity or reason', 'distance'],",
    tests: calendarTests,
  },
  {
    promise: 'A closed day closes open calendars at once.',
    file: `${calendar}/closures.service.ts`,
    find: "    await announce(tx, 'openings');\n    await notifyStaff",
    replace: '    await notifyStaff',
    tests: hoursTests,
  },
  {
    promise: 'Two people do not write over each other’s slots.',
    file: `${calendar}/slot-rules.service.ts`,
    find: 'requireVersion(seen, current, words);',
    replace: '',
    tests: hoursTests,
  },
  {
    promise: 'Who is no longer of the office has our consultations no more.',
    file: 'src/server/booking/calendar-feeds/office-feed.queries.ts',
    find: "  if (!role || !rightsOf(role, []).includes('staff')) return undefined;\n",
    replace: '',
    tests: ['src/server/booking/calendar-feeds/office-feed.pg.test.ts'],
  },
  {
    promise: 'The old address of a crew’s feed opens nothing.',
    file: 'src/server/booking/calendar-feeds/crew-feed.service.ts',
    find: 'feed.generation !== generation',
    replace: 'feed.generation < generation',
    tests: hoursTests,
  },
  {
    promise: 'A stretched entry is never shorter than a quarter hour.',
    file: 'src/company/rules/booking/calendar-grid.ts',
    find: 'Math.max(wanted, SHORTEST_ENTRY)',
    replace: 'wanted',
    tests: gridTests,
  },
  {
    promise:
      'The office moves a visit next to another one of its plan only when that is confirmed.',
    file: 'src/server/visits/office/visit-move.service.ts',
    find: 'await requireDistance(tx, row, date, move.confirmsClose);',
    replace: 'await requireDistance(tx, row, date, true);',
    tests: ['src/server/visits/customer/visit-moves.pg.test.ts'],
  },
];
