// Faults in a change of email: who may finish it, how often a code is guessed, and what follows from it.
import type { Fault } from './fault.ts';

const changing = 'src/server/customers/email-change/email-change.service.ts';
const tests = ['src/server/customers/email-change/email-change.pg.test.ts'] as const;

export const emailChangeFaults: readonly Fault[] = [
  {
    promise: 'A wrong code for a new email counts.',
    file: changing,
    find: '.set({ attempts: row.attempts + 1 })',
    replace: '.set({ attempts: row.attempts })',
    tests,
  },
  {
    promise: 'What the office began is not finished from an open session of the account.',
    file: changing,
    find: 'if (!row || (row.askedBy === userId) !== (actorId === userId)) return undefined;',
    replace: 'if (!row) return undefined;',
    tests,
  },
  {
    promise: 'A new email signs the other browsers out.',
    file: changing,
    find: '.where(and(eq(sessions.userId, userId), sid ? ne(sessions.sid, sid) : undefined));',
    replace: '.where(and(eq(sessions.userId, userId), eq(sessions.sid, sid ?? userId)));',
    tests,
  },
  {
    promise: 'What was sent under the email of before goes along.',
    file: changing,
    find: '    if (person.email) await moveAddress(tx, person.email, row.email);\n',
    replace: '',
    tests,
  },
  {
    promise: 'The email on file hears of it when the office asks for another one.',
    file: changing,
    find: 'if (actorId !== userId) {',
    replace: 'if (actorId === undefined) {',
    tests,
  },
  {
    promise: 'The email of another account is not taken.',
    file: 'src/server/customers/email-change/free-address.ts',
    find: 'return (await opensAccount(tx, id)) || (await countRows(tx, id)).length > 0;',
    replace: 'return (await opensAccount(tx, id)) && id === undefined;',
    tests,
  },
  {
    promise: 'A mailbox is mailed few codes for a new email.',
    file: 'src/server/customers/email-change/email-change-limits.ts',
    find: 'isSameMailbox(emailChanges.email, email)',
    replace: 'eq(emailChanges.email, email)',
    tests,
  },
];
