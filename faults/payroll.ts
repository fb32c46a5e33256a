// Faults in what is promised of payroll hours: what taps say, who confirms, what is doubtful, and what an export holds.
import type { Fault } from './fault.ts';

const hours = 'src/company/rules/visits/payroll-hours.ts';
const days = 'src/server/visits/payroll/crew-days.ts';
const service = 'src/server/visits/payroll/payroll.service.ts';
const breaks = 'src/company/rules/visits/breaks.ts';
const exported = 'src/server/visits/payroll/payroll-export.service.ts';
const items = 'src/server/visits/payroll/export-items.ts';

const ruleTests = ['src/company/rules/visits/payroll-hours.test.ts'] as const;
const breakTests = ['src/company/rules/visits/breaks.test.ts'] as const;
const tapTests = ['src/server/visits/payroll/breaks.pg.test.ts'] as const;
const tests = ['src/server/visits/payroll/payroll.pg.test.ts'] as const;

export const payrollFaults: readonly Fault[] = [
  {
    promise: 'A break of less than thirty minutes is paid.',
    file: breaks,
    find: "kind: 'meal', fromMinutes: 30",
    replace: "kind: 'meal', fromMinutes: 25",
    tests: breakTests,
  },
  {
    promise: 'A break in which someone worked is paid.',
    file: breaks,
    find: 'until === null || wasWorked ||',
    replace: 'until === null ||',
    tests: breakTests,
  },
  {
    promise: 'A break that was never ended keeps a day from being confirmed as tapped.',
    file: days,
    find: "doubts.push('open-break')",
    replace: 'doubts.length',
    tests: tapTests,
  },
  {
    promise: 'A break that comes late changes a confirmed day.',
    file: days,
    find: "sameBreaks(readBreaks(tapsBreaks), taps.breaks, 'times')",
    replace: 'tapsBreaks.length >= 0',
    tests: tapTests,
  },
  {
    promise: 'Breaks that differ from the taps take a reason.',
    file: service,
    find: "isSpan(taps, span) && sameBreaks(taps.breaks, breaks, 'times and pay')",
    replace: 'isSpan(taps, span)',
    tests: tapTests,
  },
  {
    promise: 'A day whose last stop no one left is doubtful.',
    file: hours,
    find: '!until || (last && until < floorMinute(last))',
    replace: '!until',
    tests: ruleTests,
  },
  {
    promise: 'A day with a time that the office has not confirmed is doubtful.',
    file: hours,
    find: 'unsureTimes.length > 0',
    replace: 'unsureTimes.length > 9',
    tests: ruleTests,
  },
  {
    promise: 'Overtime begins above forty hours.',
    file: hours,
    find: '40 * 60',
    replace: '48 * 60',
    tests: ruleTests,
  },
  {
    promise: 'A crew lead confirms their own crew alone.',
    file: 'src/server/visits/payroll/payroll.policy.ts',
    find: "rights.includes('crew') && leadId === id",
    replace: "rights.includes('crew')",
    tests,
  },
  {
    promise: 'Hours are confirmed as they were seen.',
    file: service,
    find: '.seen !== asked.seen',
    replace: '.seen === undefined',
    tests,
  },
  {
    promise: 'A doubtful day is not confirmed in bulk.',
    file: service,
    find: "status !== 'confirmed' && doubts.length === 0",
    replace: "status !== 'confirmed'",
    tests,
  },
  {
    promise: 'Hours that differ from the taps take a reason.',
    file: service,
    find: 'if (!reason && !isAsTapped)',
    replace: 'if (!reason && !span)',
    tests,
  },
  {
    promise: 'No one is confirmed on two crews at once.',
    file: service,
    find: "one.status !== 'open' && overlap(span, one.span)",
    replace: "one.status === 'open' && overlap(span, one.span)",
    tests,
  },
  {
    promise: 'A confirmed day whose taps changed is confirmed anew.',
    file: days,
    find: "status: isSame ? 'confirmed' : 'changed'",
    replace: "status: 'confirmed'",
    tests,
  },
  {
    promise: 'An export holds what is confirmed alone.',
    file: items,
    find: "latest && person && status === 'confirmed'",
    replace: 'latest && person',
    tests,
  },
  {
    promise: 'An export says what changed since the one before.',
    file: items,
    find: 'minutesBefore: exported?.minutes ?? null',
    replace: 'minutesBefore: worked(one)',
    tests,
  },
  {
    promise: 'An export is taken as it was previewed.',
    file: exported,
    find: 'if (next.seen !== seen)',
    replace: 'if (next.seen === undefined)',
    tests,
  },
];
