// Faults in what is promised of crews' days: who opens them, that each report counts once, and what a visit needs to be done.
import type { Fault } from './fault.ts';

const log = 'src/server/visits/crew/action-log.ts';
const day = 'src/server/visits/crew/crew-day.service.ts';
const policy = 'src/server/visits/crew/crew-day.policy.ts';
const action = 'src/server/visits/crew/crew-action.service.ts';
const link = 'src/server/visits/crew/day-link.ts';
const size = 'src/server/visits/crew/crew-size.ts';
const progress = 'src/server/visits/core/visit-progress.ts';

const dayTests = ['src/server/visits/crew/crew-day.pg.test.ts'] as const;
const actionTests = ['src/server/visits/crew/crew-action.pg.test.ts'] as const;
const undoTests = ['src/server/visits/crew/undo-set-out.pg.test.ts'] as const;
const peopleTests = ['src/server/visits/crew/crew-people.pg.test.ts'] as const;
const applicationTests = ['src/server/visits/crew/application.pg.test.ts'] as const;
const todayTests = ['src/server/visits/crew/visit-today.pg.test.ts'] as const;

const sizeTests = ['src/server/visits/crew/crew-size.pg.test.ts'] as const;

export const crewDayFaults: readonly Fault[] = [
  {
    promise: 'A list of application records has the whole last day.',
    file: 'src/server/visits/office/application-list.service.ts',
    find: 'midnight(addDays(to, 1))',
    replace: 'midnight(to)',
    tests: ['src/server/visits/office/application-list.pg.test.ts'],
  },
  {
    promise: 'A size that was measured before the latest one does not count.',
    file: size,
    find: 'if (sizeConfirmedAt && sizeConfirmedAt > time.notedAt) return MEASURED_SINCE;',
    replace: '',
    tests: sizeTests,
  },
  {
    promise: 'A smaller lawn costs less from the visit on at which its crew measured it.',
    file: size,
    find: 'measuredAt: time.notedAt, from: link.date }',
    replace: "measuredAt: time.notedAt, from: '2099-01-01' }",
    tests: sizeTests,
  },
  {
    promise: 'A lawn is asked for until its plan has had a visit.',
    file: size,
    find: 'plan.sizeConfirmedAt === null && !begun.has(plan.id)',
    replace: 'plan.sizeConfirmedAt === null',
    tests: sizeTests,
  },
  {
    promise: 'A report that is sent again is the same report.',
    file: log,
    find: '    if (before) return before;\n    const isOfThisDay',
    replace: '    const isOfThisDay',
    tests: actionTests,
  },
  {
    promise: 'An id of a report cannot say something else later.',
    file: log,
    find: 'row.contentHash !== hashOf(report, logged)',
    replace: 'false',
    tests: actionTests,
  },
  {
    promise: 'A report of a stop that was moved does not count.',
    file: log,
    find: 'const isOfThisDay = locked !== undefined && isOfDay(locked.visit, link);',
    replace: 'const isOfThisDay = locked !== undefined;',
    tests: actionTests,
  },
  {
    promise: 'A report happened when it was tapped, by our clock.',
    file: 'src/company/rules/visits/crew-time.ts',
    find: 'takenAt.getTime() + skewMs;',
    replace: 'takenAt.getTime();',
    tests: actionTests,
  },
  {
    promise: 'A link that was renewed opens nothing.',
    file: policy,
    find: "if (generation !== currentGeneration) return 'replaced';",
    replace: '',
    tests: dayTests,
  },
  {
    promise: 'A link opens its crew and day alone.',
    file: link,
    find: 'return isSame(crewToken(key, link), token) ? link : null;',
    replace: 'return link;',
    tests: dayTests,
  },
  {
    promise: 'No stop can be guessed.',
    file: link,
    find: 'return isSame(stopName(key, link, id), name) ? id : null;',
    replace: 'return id;',
    tests: dayTests,
  },
  {
    promise: 'Gate codes are shown only on the day of the visit.',
    file: day,
    find: "if (link.state !== 'open' || dateInZone(now, context.settings().timeZone) !== link.date) {",
    replace: "if (link.state !== 'open') {",
    tests: dayTests,
  },
  {
    promise: 'A crew is not shown the gate codes of others.',
    file: day,
    find: 'if (!row || !isOfDay(row.visit, link)) throw noSuchLink();',
    replace: 'if (!row) throw noSuchLink();',
    tests: dayTests,
  },
  {
    promise: 'A crew does not finish a visit without the photos of its checklist or a reason.',
    file: action,
    find: 'if (missing.length > 0 && !action.photosMissingReason) {',
    replace: 'if (missing.length > 9) {',
    tests: dayTests,
  },
  {
    promise: 'A visit keeps the checklist that it was begun with.',
    file: progress,
    find: 'if (checklist) return checklist;',
    replace: '',
    tests: dayTests,
  },
  {
    promise: 'Who still waits hears when the crew goes on.',
    file: 'src/server/visits/core/visit-signals.ts',
    find: 'for (const id of new Set([userId, ...rows.map((row) => row.userId)])) {',
    replace: 'for (const id of [userId]) {',
    tests: todayTests,
  },
  {
    promise: 'That a crew is on its way is said of the visit as it is.',
    file: 'src/server/visits/customer/completion.service.ts',
    find: 'requireSeenVisit(locked.visit, seen);',
    replace: '',
    tests: ['src/server/visits/customer/visits.pg.test.ts'],
  },
  {
    promise: 'A report of the office takes the place of nothing that it has not seen.',
    file: 'src/server/visits/customer/completion.service.ts',
    find: 'requireSeenVisit(locked.visit, report.version);',
    replace: '',
    tests: ['src/server/visits/customer/visits.pg.test.ts'],
  },
  {
    promise: 'The office has a mail of a problem that a crew has met.',
    file: 'src/server/visits/crew/action-log.ts',
    find: "if (logged.kind === 'problem' && locked && verdict.outcome !== 'refused') {",
    replace: "if (logged.kind === 'trouble' && locked) {",
    tests: dayTests,
  },
  {
    promise: 'A time outside the crew’s day is not believed.',
    file: 'src/company/rules/visits/crew-time.ts',
    find: 'isAhead || dateInZone(happenedAt, timeZone) !== date;',
    replace: 'isAhead;',
    tests: ['src/company/rules/visits/crew-time.test.ts'],
  },
  {
    promise: 'A clock that was set back before sending makes a time unsure.',
    file: 'src/company/rules/visits/crew-time.ts',
    find: 'const isUnsure = isAhead ||',
    replace: 'const isUnsure =',
    tests: ['src/company/rules/visits/crew-time.test.ts'],
  },
  {
    promise: 'No length is counted from a time that the office has not confirmed.',
    file: 'src/server/visits/core/visit-progress.ts',
    find: 'if (!arrivedAt || !isSure) return null;',
    replace: 'if (!arrivedAt) return null;',
    tests: actionTests,
  },
  {
    promise: 'A customer sees no time that the office has not confirmed.',
    file: 'src/server/visits/core/sure-time.ts',
    find: 'return visit.unsureTimes.includes(name) ? null : visit[name];',
    replace: 'return visit[name];',
    tests: actionTests,
  },
  {
    promise: 'A time to be confirmed waits on the list of the office.',
    file: 'src/server/overviews/console/waiting.queries.ts',
    find: ' or ${crewActions.isTimeUnsure})`;',
    replace: ')`;',
    tests: actionTests,
  },
  {
    promise: 'Times are confirmed by who has seen the visit as it is.',
    file: 'src/server/visits/crew/visit-times.service.ts',
    find: '    requireSeenVisit(visit, typed.version);\n',
    replace: '',
    tests: actionTests,
  },
  {
    promise: 'A time to be confirmed is not left blank.',
    file: 'src/server/visits/crew/visit-times.service.ts',
    find: "      if (visit.unsureTimes.includes(name)) throw refused(field, 'Please enter when it was.');\n",
    replace: '',
    tests: actionTests,
  },
  {
    promise: 'No crew arrives before it is on its way.',
    file: 'src/server/visits/crew/visit-times.service.ts',
    find: 'if (onTheWayAt && arrivedAt && arrivedAt < onTheWayAt) {',
    replace: 'if (onTheWayAt && arrivedAt && onTheWayAt < new Date(0)) {',
    tests: actionTests,
  },
  {
    promise: 'No crew leaves before it arrives.',
    file: 'src/server/visits/crew/visit-times.service.ts',
    find: 'if (completedAt && arrivedAt && completedAt <= arrivedAt) {',
    replace: 'if (completedAt && arrivedAt && arrivedAt < new Date(0)) {',
    tests: actionTests,
  },
  {
    promise: 'A report whose time is confirmed waits for no one any more.',
    file: 'src/server/visits/crew/visit-times.service.ts',
    find: '.set({ handledAt: context.clock() })',
    replace: '.set({ handledAt: null })',
    tests: actionTests,
  },
  {
    promise: 'A customer hears that the crew is on its way only when it can no longer be undone.',
    file: 'src/server/visits/notices/set-out-notices.ts',
    find: 'notExists(setOut(gt(crewActions.receivedAt, lastToTell))),',
    replace: '',
    tests: undoTests,
  },
  {
    promise: 'A Start whose customer was told is not undone.',
    file: action,
    find: 'told.has(visit.id) || ',
    replace: '',
    tests: undoTests,
  },
  {
    promise: 'A visit keeps the names of those who began it.',
    file: action,
    find: 'return visit.people.length > 0 ? visit.people : peopleOfDay(tx, link);',
    replace: 'return peopleOfDay(tx, link);',
    tests: peopleTests,
  },
  {
    promise: 'A customer reads no family names of a crew.',
    file: 'src/server/visits/customer/present-visit.ts',
    find: 'firstNames(visit.people)',
    replace: 'visit.people',
    tests: peopleTests,
  },
  {
    promise: 'An application is recorded only under the license.',
    file: 'src/company/rules/visits/application.ts',
    find: "pesticideLicense.trim() !== '' && ",
    replace: '',
    tests: applicationTests,
  },
  {
    promise: 'No one is asked to stay off a lawn when the time is over.',
    file: 'src/server/visits/crew/application.service.ts',
    find: 'record && reEntryAt(record) > now',
    replace: 'record',
    tests: applicationTests,
  },
];
