// Faults in the figures of kept promises: what counts as kept, and what the site may say of it.
import type { Fault } from './fault.ts';

const shown = 'src/company/rules/site/shown-promises.ts';
const report = 'src/server/overviews/reports/promises-report.ts';

const ruleTests = ['src/company/rules/site/shown-promises.test.ts'] as const;
const reportTests = ['src/server/overviews/reports/work-reports.pg.test.ts'] as const;

export const promiseFaults: readonly Fault[] = [
  {
    promise: 'A figure of fewer than thirty cases is not published.',
    file: shown,
    find: 'LEAST_SAMPLE = 30',
    replace: 'LEAST_SAMPLE = 29',
    tests: ruleTests,
  },
  {
    promise: 'A published share is rounded down.',
    file: shown,
    find: 'Math.floor((kept * 100)',
    replace: 'Math.round((kept * 100)',
    tests: ruleTests,
  },
  {
    promise: 'Figures are published only when the owner wants it.',
    file: 'src/server/site/content/promises.ts',
    find: '  if (!settings().promisesAreShown) return null;\n',
    replace: '',
    tests: ['src/server/overviews/reports/publish-promises.pg.test.ts'],
  },
  {
    promise: 'A problem that is still open after its last day is not closed in time.',
    file: report,
    find: '.filter(({ lastDay }) => lastDay < today)',
    replace: '.filter(({ lastDay, closedAt }) => closedAt !== null && lastDay < today)',
    tests: reportTests,
  },
  {
    promise: 'A problem that is closed after its last day is not closed in time.',
    file: report,
    find: '<= row.lastDay',
    replace: '<= today',
    tests: reportTests,
  },
  {
    promise: 'Leads that no one has answered stand beside the median.',
    file: report,
    find: 'unanswered: await countUnanswered(context, days)',
    replace: 'unanswered: 0',
    tests: reportTests,
  },
];
