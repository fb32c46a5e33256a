// Faults in help after a storm: the call, who is told of it, and the notice on the pages.
import type { Fault } from './fault.ts';

const storm = ['src/server/leads/storm/storm.pg.test.ts'] as const;

export const stormFaults: readonly Fault[] = [
  {
    promise: 'After a storm no one waits because a message looks odd.',
    file: 'src/server/leads/quote-requests/quote-request.service.ts',
    find: "storm ? reasons.includes('honeypot') : reasons.length > 0",
    replace: 'reasons.length > 0',
    tests: storm,
  },
  {
    promise: 'An odd storm call wakes no one.',
    file: 'src/server/leads/storm/storm-request.service.ts',
    find: '  if (reasons.length > 0) return;\n',
    replace: '',
    tests: storm,
  },
  {
    promise: 'A flood of storm calls does not become a flood of texts.',
    file: 'src/server/leads/storm/storm-request.service.ts',
    find: '  if ((row?.calls ?? 0) > TEXTS_PER_HOUR) return;\n',
    replace: '',
    tests: storm,
  },
  {
    promise: 'A storm call that waits stands among the storm calls of Today.',
    file: 'src/server/overviews/console/waiting.queries.ts',
    find: '    listStormCalls(db),\n',
    replace: '',
    tests: storm,
  },
  {
    promise: 'The mail of a storm call is marked urgent.',
    file: 'src/server/platform/mail/mailer.ts',
    find: "...(mail.isUrgent && { priority: 'high' as const }),",
    replace: '',
    tests: storm,
  },
  {
    promise: 'A storm call keeps the language of its page.',
    file: 'src/web/site/storm/storm-from-form.ts',
    find: '        language,\n        photos: ids,\n',
    replace: '        photos: ids,\n',
    tests: ['src/web/site/storm/storm-from-form.test.ts'],
  },
  {
    promise: 'On the Spanish storm page the server’s English sentences are not shown.',
    file: 'src/web/site/storm/storm-from-form.ts',
    find: 'if (!words.fieldRefused) return',
    replace: 'if (words.failed) return',
    tests: ['src/web/site/storm/storm-from-form.test.ts'],
  },
  {
    promise: 'Whoever calls back after a storm knows that the customer speaks Spanish.',
    file: 'src/server/leads/storm/storm-text.ts',
    find: "row.language === 'es' ? ` ${SPEAKS_SPANISH}.` : ''",
    replace: "''",
    tests: storm,
  },
  {
    promise: 'On a Spanish page what staff wrote in a storm notice is marked as English.',
    file: 'src/web/site/frame/storm-banner.tsx',
    find: '<p lang="en">{words}</p>',
    replace: '<p>{words}</p>',
    tests: ['src/web/site/frame/storm-banner.test.tsx'],
  },
  {
    promise: 'A storm notice is over at its end.',
    file: 'src/server/leads/storm/storm-notice.service.ts',
    find: 'stormNotice && Date.parse(stormNotice.until) > clock().getTime() ? stormNotice : null',
    replace: 'stormNotice',
    tests: storm,
  },
  {
    promise: 'A storm notice ends within two weeks.',
    file: 'src/server/leads/storm/storm-notice.service.ts',
    find: 'if (ahead > LONGEST_MS)',
    replace: 'if (ahead > 9 * LONGEST_MS)',
    tests: storm,
  },
  {
    promise: 'A storm notice is read by the pages at once.',
    file: 'src/server/platform/settings/write-settings.ts',
    find: "  await announce(tx, 'settings');\n",
    replace: '',
    tests: storm,
  },
];
