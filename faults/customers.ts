// Faults in what the office is promised of customers: no one twice, everything moved, no formulas, no codes.
import type { Fault } from './fault.ts';

const make = 'src/server/customers/make-customer.ts';
const moving = 'src/server/customers/move-rows.ts';
const merging = 'src/server/customers/merge.service.ts';
const property = 'src/server/customers/desk-property.service.ts';
const contact = 'src/server/customers/properties/contact.service.ts';
const languageRule = 'src/company/rules/customers/person-language.ts';
const known = 'src/server/customers/known-customers.ts';
const committing = 'src/server/visits/import/commit-import.ts';
const undoing = 'src/server/visits/import/undo-import.ts';
const newRows = 'src/server/visits/import/new-rows.ts';
const csv = 'src/server/customers/csv.ts';
const mentionTests = ['src/server/customers/mentions/mentions.pg.test.ts'] as const;
const mails = 'src/server/platform/sent-messages/write-sent-mail.ts';

const makeTests = ['src/server/customers/make-customer.pg.test.ts'] as const;
const mergeTests = ['src/server/customers/merge.pg.test.ts'] as const;
const languageTests = ['src/server/customers/person-language.pg.test.ts'] as const;
const importTests = ['src/server/visits/import/import.pg.test.ts'] as const;
const messageTests = ['src/server/platform/sent-messages/sent-messages.pg.test.ts'] as const;
const customerTests = ['src/server/customers/customers.pg.test.ts'] as const;

export const customerFaults: readonly Fault[] = [
  {
    promise: 'What is known of a customer stays when they are made again.',
    file: make,
    find: 'const isNameless = !known.firstName && !known.lastName;',
    replace: 'const isNameless = true;',
    tests: makeTests,
  },
  {
    promise: 'The first request says in which language a customer is written to.',
    file: make,
    find: '      language,\n    })',
    replace: '    })',
    tests: languageTests,
  },
  {
    promise: 'A later request changes no language that is known.',
    file: make,
    find: '...(!known.language && language && { language }),',
    replace: '...(language && { language }),',
    tests: languageTests,
  },
  {
    promise: 'Who says no language is not given one by a form that was saved as it stood.',
    file: languageRule,
    find: 'typed === undefined || typed === writtenLanguage(known) ? known : typed',
    replace: 'typed ?? known',
    tests: languageTests,
  },
  {
    promise: 'A customer chooses their language in their account.',
    file: contact,
    find: '.set({ ...contact, language, version',
    replace: '.set({ ...contact, version',
    tests: languageTests,
  },
  {
    promise: 'A merge leaves the language that was said.',
    file: merging,
    find: "...(!stays.language && goes.language ? ['language' as const] : []),",
    replace: "...(goes.language ? ['language' as const] : []),",
    tests: languageTests,
  },
  {
    promise: 'The language goes with the account.',
    file: 'src/server/accounts/own-data/erase-account.ts',
    find: '      language: null,\n',
    replace: '',
    tests: languageTests,
  },
  {
    promise: 'No one of the staff becomes a customer.',
    file: make,
    find: 'if (isStaff) throw',
    replace: 'if (false) throw',
    tests: makeTests,
  },
  {
    promise: 'An undone merge moves back what had moved.',
    file: moving,
    find: 'const ids = moved[each.place];',
    replace: 'const ids = each.place === "properties.user_id" ? undefined : moved[each.place];',
    tests: mergeTests,
  },
  {
    promise: 'Who was merged is signed out at once.',
    file: merging,
    find: '.set({ mergedInto: stays.id, disabledAt: mergedAt,',
    replace: '.set({ mergedInto: stays.id,',
    tests: mergeTests,
  },
  {
    promise: 'No one is merged who was changed since they were looked at.',
    file: merging,
    find: 'if (stays.version !== wanted.version || goes.version !== wanted.otherVersion) {',
    replace: 'if (stays.version !== wanted.version) {',
    tests: mergeTests,
  },
  {
    promise: 'The code of a gate is shown with a line in the log.',
    file: property,
    find: "await writeDown(context, tx, actor, 'gate-code-revealed', id, {",
    replace:
      "if (reason === 'none') await writeDown(context, tx, actor, 'gate-code-revealed', id, {",
    tests: customerTests,
  },
  {
    promise:
      'A dry run finds who is a customer already without an email address, by name and phone number.',
    file: known,
    find: ": byPhone.get(nameAndPhone(one) ?? '');",
    replace: ': undefined;',
    tests: importTests,
  },
  {
    promise: 'An import is done once, however often its job runs.',
    file: committing,
    find: "if (file?.status !== 'running') return;",
    replace: "if (file?.status === 'draft' || !file) return;",
    tests: importTests,
  },
  {
    promise: 'An import that was touched since is not undone.',
    file: undoing,
    find: 'if (obstacles.length > 0) {',
    replace: 'if (obstacles.length > 99) {',
    tests: importTests,
  },
  {
    promise: 'Visits that a file has for a plan are not planned once more.',
    file: newRows,
    find: 'servicePlanId: isNamed ? known?.id : null,',
    replace: 'servicePlanId: null,',
    tests: importTests,
  },
  {
    promise: 'No cell of a file that we hand out is run as a formula.',
    file: csv,
    find: 'const BEGINS_FORMULA = /^[=+\\-@\\t\\r\\n]/;',
    replace: 'const BEGINS_FORMULA = /^[=]/;',
    tests: importTests,
  },
  {
    promise: 'The record of mails holds no code that signs in.',
    file: mails,
    find: "message.subject.replace(CODE, '••••')",
    replace: 'message.subject',
    tests: customerTests,
  },
  {
    promise: 'What signs someone in is not stored.',
    file: mails,
    find: ' && !messageKindOf(kind)?.isSecret;',
    replace: ';',
    tests: messageTests,
  },
  {
    promise: 'What tells of other people is not stored of mail to ourselves.',
    file: mails,
    find: 'case when ours.are then null else ${body}::text end',
    replace: '${body}::text',
    tests: messageTests,
  },
  {
    promise: 'What was set aside does not leave.',
    file: 'src/server/platform/sent-messages/send-again.service.ts',
    find: '    await dropJob(context, tx, row);\n    await putAside(tx, row.id);',
    replace: '    await putAside(tx, row.id);',
    tests: messageTests,
  },
  {
    promise: 'A message that is asked for several times goes once.',
    file: 'src/server/platform/sent-messages/send-again.service.ts',
    find: 'const copy = row.status === ',
    replace: "const copy = row.status !== 'failed' || row.status === ",
    tests: messageTests,
  },
  {
    promise: 'A link in a stored message opens nothing.',
    file: 'src/server/platform/sent-messages/message-text.ts',
    find: "words.replace(ADDRESS, 'https://$1/…')",
    replace: 'words.replace(ADDRESS, (all) => all)',
    tests: messageTests,
  },
  {
    promise: 'No text message goes to someone who has taken their consent back.',
    file: 'src/server/platform/text-messages/consented-numbers.ts',
    find: 'isNull(consents.withdrawnAt),',
    replace: '',
    tests: ['src/server/platform/text-messages/send-text.pg.test.ts'],
  },
  {
    promise: 'No text message goes to a number that its customer has given up.',
    file: 'src/server/platform/text-messages/consented-numbers.ts',
    find: "digits === phoneDigits(phone ?? '')",
    replace: "digits !== ''",
    tests: ['src/server/platform/text-messages/send-text.pg.test.ts'],
  },
  {
    promise: 'Someone at the desk gets no mail about a note that mentions them.',
    file: 'src/server/customers/mentions/write-mention.ts',
    find: 'and not agent.is_away and agent.seen_at',
    replace: 'and agent.is_away and agent.seen_at',
    tests: mentionTests,
  },
  {
    promise: 'A mention is ended by who is mentioned alone.',
    file: 'src/server/customers/mentions/write-mention.ts',
    find: 'const own = and(eq(mentions.id, mentionId), inArray(mentions.userId, [id, ...left]));',
    replace: 'const own = eq(mentions.id, mentionId);',
    tests: mentionTests,
  },
  {
    promise: 'A note that was removed asks no one.',
    file: 'src/server/customers/mentions/mentions.queries.ts',
    find: ' and note.removed_at is null and ',
    replace: ' and ',
    tests: mentionTests,
  },
  {
    promise: 'An answer that waits is not said to be sent.',
    file: 'src/web/console/customers/conversation/conversation-labels.ts',
    find: "if (delivery !== 'waiting') return",
    replace: 'if (delivery !== undefined) return',
    tests: ['src/web/console/customers/conversation/conversation-labels.test.ts'],
  },
];
