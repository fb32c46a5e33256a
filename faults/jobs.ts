// Faults in what is promised of work that takes several days and crews, and of its one price.
import type { Fault } from './fault.ts';

const office = 'src/server/visits/office';
const rules = 'src/company/rules/visits/job-days.ts';
const policy = 'src/server/visits/core/visit.policy.ts';

const ruleTests = ['src/company/rules/visits/job-days.test.ts'] as const;
const jobTests = [`${office}/job.pg.test.ts`] as const;
const sequenceTests = [`${office}/job-sequences.pg.test.ts`] as const;

export const jobFaults: readonly Fault[] = [
  {
    promise: 'A job is charged its price on one visit alone.',
    file: 'src/server/visits/core/visit-prices.ts',
    find: '.set({ jobPrice: price }).where(eq(visits.id, last.id))',
    replace: '.set({ jobPrice: price }).where(ofJob)',
    tests: jobTests,
  },
  {
    promise: 'The price of a job is with the last of its visits.',
    file: 'src/server/visits/core/visit-prices.ts',
    find: '.orderBy(desc(visits.scheduledDate), desc(visits.id))',
    replace: '.orderBy(asc(visits.scheduledDate), asc(visits.id))',
    tests: jobTests,
  },
  {
    promise: 'A request is not completed while several of its days are ahead.',
    file: `${office}/complete-work.service.ts`,
    find: 'if (dates.length < 2) return;',
    replace: 'if (dates.length < 99) return;',
    tests: jobTests,
  },
  {
    promise: 'Completing a request leaves none of its visits open.',
    file: `${office}/complete-work.service.ts`,
    find: 'for (const visit of open) await finish(context, tx, visit.locked, finished);',
    replace:
      'if (last?.status !== "completed" && last) await finish(context, tx, last.locked, finished);',
    tests: sequenceTests,
  },
  {
    promise: 'No day of a job comes back once its request is completed.',
    file: policy,
    find: '    (await endedJobRefusal(db, visit)) ??\n',
    replace: '',
    tests: jobTests,
  },
  {
    promise: 'A crew comes once a day for a job, whoever moves its visits.',
    file: 'src/server/visits/core/write-visit.ts',
    find: 'if (goesElsewhere(visit, values)) {\n    const',
    replace: 'if (goesElsewhere(visit, values) && visit.id < 0) {\n    const',
    tests: jobTests,
  },
  {
    promise: 'The days of a job are not set over what has changed since they were seen.',
    file: `${office}/schedule-job.service.ts`,
    find: 'if (seenVisits(job.all) === seen) return;',
    replace: 'if (seen !== undefined) return;',
    tests: jobTests,
  },
  {
    promise: 'A day that was left undone is made up before a new visit is made.',
    file: rules,
    find: 'const day = isUndone(visit) ? undefined : days.get(nameOf(visit));',
    replace: 'const day = days.get(nameOf(visit));',
    tests: ruleTests,
  },
  {
    promise: 'Two crews on one date make one day of a job.',
    file: rules,
    find: 'return { day: until.length, of: dates.size };',
    replace: 'return { day: until.length, of: job.length };',
    tests: ruleTests,
  },
  {
    promise: 'Days are proposed on which every one of the crews has a place.',
    file: rules,
    find: '.find((fault) => fault !== null);',
    replace: '.at(0);',
    tests: ruleTests,
  },
  {
    promise: 'Today asks for another day for work that was left undone.',
    file: 'src/server/overviews/console/waiting.queries.ts',
    find: '    listUndone(db),\n',
    replace: '',
    tests: jobTests,
  },
  {
    promise: 'One calendar file has all days of a job.',
    file: 'src/server/quotes/service-requests/request.mail.ts',
    find: 'const entries = ahead.map(',
    replace: 'const entries = ahead.slice(0, 1).map(',
    tests: jobTests,
  },
];
