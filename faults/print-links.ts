// Faults in what is promised of short links: what counts as a scan, where links lead, and what keeps their code.
import type { Fault } from './fault.ts';

const follow = 'src/server/site/print-links/follow-link.ts';
const figures = 'src/server/site/print-links/print-figures.queries.ts';
const carry = 'src/server/site/pages/carry-via.ts';

const tests = ['src/server/site/print-links/print-links.pg.test.ts'] as const;
const carryTests = ['src/server/site/pages/carry-via.test.ts'] as const;

export const printLinkFaults: readonly Fault[] = [
  {
    promise: 'Programs that look at a short link are not counted.',
    file: follow,
    find: '!isbot(userAgent) && ',
    replace: '',
    tests,
  },
  {
    promise: 'A flood of scans is counted as a crowd at most.',
    file: follow,
    find: 'return scans <= MOST_A_MINUTE;',
    replace: 'return scans > 0;',
    tests,
  },
  {
    promise: 'A short link that is off leads to the home page.',
    file: follow,
    find: 'return isActive && (',
    replace: 'return (',
    tests,
  },
  {
    promise: 'A short link counts on its last day and not after it.',
    file: follow,
    find: 'day <= lastDay',
    replace: 'day > lastDay',
    tests,
  },
  {
    promise: 'A request keeps the code of a link that there is, and no other.',
    file: 'src/server/platform/http/via.ts',
    find: 'return link?.code ?? null;',
    replace: 'return code;',
    tests,
  },
  {
    promise: 'Spam is no lead of a link.',
    file: figures,
    find: " and leads.stage <> 'spam'",
    replace: '',
    tests,
  },
  {
    promise: 'What a customer pays counts for the link of their first won lead alone.',
    file: figures,
    find: 'order by customer_id, arrived_at, id',
    replace: 'order by customer_id, arrived_at desc, id desc',
    tests,
  },
  {
    promise: 'The code of a link is taken from pages of ours alone.',
    file: carry,
    find: 'from !== host && from !== publicUrl.host',
    replace: 'from === undefined',
    tests: carryTests,
  },
  {
    promise: 'No address leads from a short link to another site.',
    file: carry,
    find: "pathname.startsWith('//') || ",
    replace: '',
    tests: carryTests,
  },
];
