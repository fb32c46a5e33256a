// Faults in what leaves by itself, and in the page that foresees it.
import type { Fault } from './fault.ts';

const pageTests = ['src/server/overviews/ahead/ahead.pg.test.ts'] as const;
const alertTests = ['src/server/leads/inbox/lead-alerts.pg.test.ts'] as const;

export const aheadFaults: readonly Fault[] = [
  {
    promise: 'No one is asked about a quote of which they have written.',
    file: 'src/server/quotes/follow-ups/due-follow-ups.ts',
    find: '    if (quote.isTalkedAbout) return [];\n',
    replace: '',
    tests: ['src/server/quotes/follow-ups/follow-ups.pg.test.ts'],
  },
  {
    promise: 'The page of the next seven days shows nothing that leaves later.',
    file: 'src/server/overviews/ahead/list-ahead.ts',
    find: 'now.getTime() + DAYS * DAY_MS',
    replace: 'now.getTime() + (DAYS + 2) * DAY_MS',
    tests: pageTests,
  },
  {
    promise: 'Nothing that waits for the office leaves on a closed day.',
    file: 'src/server/platform/settings/office-open.ts',
    find: 'hoursOn(date, { officeHours, timeZone, closed })',
    replace: 'hoursOn(date, { officeHours, timeZone, closed: new Map() })',
    tests: pageTests,
  },
  {
    promise: 'No mail leaves by itself at night.',
    file: 'src/company/rules/time/day-hours.ts',
    find: "closes: '21:00'",
    replace: "closes: '24:00'",
    tests: ['src/server/platform/mail/appointment-mail.pg.test.ts'],
  },
  {
    promise: 'No one on call is texted about a lead that was answered meanwhile.',
    file: 'src/server/leads/inbox/lead-alerts.ts',
    find: 'if (!person || !longest || ',
    replace: 'if (!person || ',
    tests: alertTests,
  },
  {
    promise: 'Each person on call is texted once about a lead.',
    file: 'src/server/leads/inbox/lead-alerts.ts',
    find: '  return due.filter(({ lead, place }) => !taken.has(turnOf(nameOf(lead), place)));',
    replace: '  return taken.size < 0 ? [] : due;',
    tests: alertTests,
  },
];
