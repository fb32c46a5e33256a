// Faults in what customers are promised of their own data: who sees it, what they can take along, and what a deletion leaves.
import type { Fault } from './fault.ts';

const ownDataTests = ['src/server/accounts/own-data/own-data.pg.test.ts'] as const;

export const ownDataFaults: readonly Fault[] = [
  {
    promise: 'A download whose sign-in has grown old leads to the page that confirms who is there.',
    file: 'src/server/accounts/fresh-sign-in.ts',
    find: "headers['sec-fetch-mode'] === 'navigate'",
    replace: 'false',
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'The file of all data is only about the person who asks.',
    file: 'src/server/accounts/own-data/export.queries.ts',
    find: 'where property.user_id = ${userId} order by visit.scheduled_date',
    replace: 'order by visit.scheduled_date',
    tests: ownDataTests,
  },
  {
    promise: 'The file of all data has what came from the addresses of merged accounts.',
    file: 'src/server/accounts/own-data/owner-of-rows.ts',
    find: 'return sql`select lower(email) from users where id = ${userId} or merged_into = ${userId}`;',
    replace: 'return sql`select lower(email) from users where id = ${userId}`;',
    tests: ownDataTests,
  },
  {
    promise: 'A deletion takes what the customer was made from, under whatever address it came.',
    file: 'src/server/accounts/own-data/erase-letters.ts',
    find: "const ofQuotes = sql`(lower(email) = lower(${email}) or id in (${madeFromLeads(userId, 'quote_request_id')}))`;",
    replace: 'const ofQuotes = sql`lower(email) = lower(${email})`;',
    tests: ownDataTests,
  },
  {
    promise: 'The chats of an address are in the file of its person.',
    file: 'src/server/accounts/own-data/export.queries.ts',
    find: 'or chat.customer_id = ${userId} or lower(chat.customer_email) in (${addresses})',
    replace: 'or chat.customer_id = ${userId}',
    tests: ownDataTests,
  },
  {
    promise: 'Accepted work is done before its account goes.',
    file: 'src/server/accounts/own-data/erase-account.ts',
    find: 'if ((await hasOpenWork(tx, userId)) || (await owesMoney(tx, userId))) return;',
    replace: '',
    tests: ownDataTests,
  },
  {
    promise: 'What was erased does not come back from the journal.',
    file: 'src/server/accounts/own-data/forget-leads.ts',
    find: 'if (keeper) await journal.append(keeper, id);',
    replace: "if (keeper?.kind === 'account-erasure') await journal.append(keeper, id);",
    tests: ownDataTests,
  },
  {
    promise: 'A text that was under way while an account was erased leaves no number behind.',
    file: 'src/server/accounts/own-data/deletion.mail.ts',
    find: "  if (news === 'done') await eraseTextsUnderWay(context, numbers, new Date(mark));\n",
    replace: '',
    tests: ownDataTests,
  },
  {
    promise: 'A mail that was under way while an account was erased leaves no address behind.',
    file: 'src/server/accounts/own-data/deletion.mail.ts',
    find: '  await eraseSentMails(tx, address);\n',
    replace: '',
    tests: ownDataTests,
  },
  {
    promise: 'Work goes to a day that is full, closed or off only with a reason.',
    file: 'src/server/visits/office/schedule-job.service.ts',
    find: 'if (fault && !reason) throw needsReason(fault);',
    replace: '',
    tests: ['src/server/quotes/service-requests/request-desk.pg.test.ts'],
  },
  {
    promise: 'A crew takes no visit on a closed day.',
    file: 'src/company/rules/visits/crew-day-fault.ts',
    find: 'if (closed !== undefined) return `We are closed',
    replace: 'if (closed === "") return `We are closed',
    tests: [
      'src/company/rules/visits/crew-day-fault.test.ts',
      'src/server/quotes/service-requests/request-desk.pg.test.ts',
    ],
  },
  {
    promise: 'A visit without a crew goes to none that does not work on its day.',
    file: 'src/server/visits/planning/assign-crew.ts',
    find: 'if (fault) throw noPlace(fault);',
    replace: '',
    tests: ['src/server/visits/planning/crew-days.pg.test.ts'],
  },
  {
    promise: 'A credit of a deleted account ends, also when nothing else of it is left.',
    file: 'src/server/accounts/own-data/expired-records.ts',
    find: '\n      or exists (select from customer_credits where user_id = deletion.user_id)',
    replace: '',
    tests: ['src/server/accounts/own-data/expired-records.pg.test.ts'],
  },
];
