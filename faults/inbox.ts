// Planted faults of the leads inbox and of the door for mail (docs/product/console.md#leads, #replies).
import type { Fault } from './fault.ts';

const inbox = ['src/server/leads/inbox/leads.pg.test.ts'] as const;
const replies = ['src/server/leads/inbox/replies.pg.test.ts'] as const;
const reader = ['src/server/platform/inbound-mail/mail-reader.test.ts'] as const;

export const inboxFaults: readonly Fault[] = [
  {
    promise: 'Staff who saw an older lead do not write over the newer one.',
    file: 'src/server/leads/inbox/lead.service.ts',
    find: 'if (row.version !== version) throw',
    replace: 'if (row.version > version + 9) throw',
    tests: inbox,
  },
  {
    promise: 'A held lead is in no list but its own.',
    file: 'src/server/leads/inbox/lead.queries.ts',
    find: 'const OPEN = sql`not lead.is_held and lead.stage',
    replace: 'const OPEN = sql`lead.stage',
    tests: inbox,
  },
  {
    promise: 'What was held goes out once, however often someone changes their mind.',
    file: 'src/server/leads/inbox/lead-review.service.ts',
    find: 'return rows[0]?.count === 1;',
    replace: 'return rows.length === 1;',
    tests: inbox,
  },
  {
    promise: 'The clock of a lead stands still outside of office hours.',
    file: 'src/company/rules/leads/office-minutes.ts',
    find: 'Math.max(span.opens.getTime(), from.getTime())',
    replace: 'from.getTime()',
    tests: ['src/company/rules/leads/office-minutes.test.ts'],
  },
  {
    promise: 'A lead becomes one request to quote.',
    file: 'src/server/quotes/service-requests/lead-request.service.ts',
    find: '    if (row.serviceRequestId) return { id: row.serviceRequestId };\n',
    replace: '',
    tests: inbox,
  },
  {
    promise: 'Mail comes in from our own mail server alone.',
    file: 'src/server/platform/http/access.ts',
    find: 'isSameSecret(shown, secret)) return;',
    replace: 'shown) return;',
    tests: replies,
  },
  {
    promise: 'Only a tag that we made leads into a thread.',
    file: 'src/server/platform/inbound-mail/reply-address.ts',
    find: 'return timingSafeEqual(Buffer.from(replyTag(key, subject)), Buffer.from(small))',
    replace: 'return Buffer.from(small).length > 0 && key.length > 0',
    tests: replies,
  },
  {
    promise: 'A mail that comes twice is in the thread once.',
    file: 'src/server/platform/inbound-mail/parse-mail.ts',
    find: '.update(mail.messageId?.trim() || bytes)',
    replace: '.update(`${Math.random()}`)',
    tests: replies,
  },
  {
    promise: 'A mail that takes too long to be read is given up, and the server goes on.',
    file: 'src/server/platform/inbound-mail/mail-reader.ts',
    find: "const deadline = setTimeout(() => child.kill('SIGKILL'), endAfterMs);",
    replace: 'const deadline = undefined;',
    tests: reader,
  },
  {
    promise: 'A mail of millions of lines is not read.',
    file: 'src/server/platform/inbound-mail/mail-reader.ts',
    find: 'if (linesIn(bytes) > MOST_LINES) throw unreadable();',
    replace: '',
    tests: reader,
  },
  {
    promise: 'Heavy mails wait in a line that has an end.',
    file: 'src/server/platform/inbound-mail/mail-reader.ts',
    find: 'if (line.length >= MOST_IN_LINE) throw tooMany();',
    replace: '',
    tests: reader,
  },
  {
    promise: 'What comes back undelivered is known as written by a program.',
    file: 'src/server/platform/inbound-mail/parse-mail.ts',
    find: "if (value('return-path') === '<>' || value('x-failed-recipients')) return true;",
    replace: '',
    tests: reader,
  },
  {
    promise: 'The office is told of no mail that a program wrote.',
    file: 'src/server/leads/inbox/lead-reply.ts',
    find: "if (!mail.isAutomatic && leadTransition('reply', 'customer', row.stage)) {",
    replace: "if (leadTransition('reply', 'customer', row.stage)) {",
    tests: replies,
  },
  {
    promise: 'A loop of mails ends.',
    file: 'src/server/leads/inbox/lead-reply.ts',
    find: 'if ((rows[0]?.count ?? 0) < MAILS_PER_DAY) return;',
    replace: 'if (rows.length > 0) return;',
    tests: replies,
  },
  {
    promise: 'What is held as spam is not answered by mail.',
    file: 'src/company/rules/leads/lead-machine.ts',
    find: "transition.requires.includes('not held') && isHeld",
    replace: "transition.requires.includes('not held') && stage === 'spam'",
    tests: ['src/server/leads/inbox/leads.pg.test.ts'],
  },
  {
    promise: 'The first answer leads out of the first stage.',
    file: 'src/server/leads/inbox/write-lead.ts',
    find: "stage: reached === 'same' ? lead.stage : reached,",
    replace: 'stage: lead.stage,',
    tests: ['src/server/leads/inbox/lead-transitions.pg.test.ts'],
  },
  {
    promise: 'A booking that was confirmed is not released in the inbox.',
    file: 'src/server/booking/lead-review.service.ts',
    find: "if (isReleased !== (state === 'released')) {",
    replace: 'if (state === null) {',
    tests: ['src/server/leads/inbox/lead-transitions.pg.test.ts'],
  },
];
