// Faults in what the owner publishes: what is shown, in which order, and what a further start leaves alone.
import type { Fault } from './fault.ts';

const queries = 'src/server/site/content/content.queries.ts';
const content = ['src/server/site/content/content.pg.test.ts'] as const;

export const contentFaults: readonly Fault[] = [
  {
    promise: 'What is hidden is not shown.',
    file: queries,
    find: '    .where(eq(contentEntries.isPublished, true))\n',
    replace: '',
    tests: content,
  },
  {
    promise: 'Entries stand in the order of their positions.',
    file: queries,
    find: 'asc(contentEntries.position), ',
    replace: '',
    tests: content,
  },
  {
    promise: 'An entry that does not fit is reported.',
    file: queries,
    find: '      onMisfit({ kind, slug, version, fault });\n',
    replace: '',
    tests: content,
  },
  {
    promise: 'There are prices also where their entry is gone.',
    file: queries,
    find: ' ?? firstContent()[kind as keyof typeof singleKinds]',
    replace: '',
    tests: content,
  },
  {
    promise: 'What was deleted stays deleted.',
    file: 'src/server/site/seed/content-entries.ts',
    find: 'await once(tx, `content ${kind}`, async () => {',
    replace: 'await once(tx, `content ${kind} ${Math.random()}`, async () => {',
    tests: content,
  },
  {
    promise: 'A publication does not wait for a booking.',
    file: 'src/server/site/pages/refresh-documents.ts',
    find: 'if (pending && pending.at <= at) return;',
    replace: 'if (pending) return;',
    tests: ['src/server/site/pages/refresh-documents.test.ts'],
  },
  {
    promise: 'A change while pages are rendered waits for no second round.',
    file: 'src/server/site/pages/render-round.ts',
    find: 'run([...due, ...paths])',
    replace: 'run(due.size > 0 ? [...due] : paths)',
    tests: ['src/server/site/pages/document-paths.test.ts'],
  },
];
