// Faults in who shares a customer's account.
import type { Fault } from './fault.ts';

const join = 'src/server/accounts/people/join.service.ts';
const accept = 'src/server/accounts/joining/accept-invitation.service.ts';
const send = 'src/server/accounts/invitations/send-invitation.ts';
const remove = 'src/server/accounts/people/remove-person.service.ts';
const limits = 'src/server/accounts/invitations/invitation-limits.ts';
const routes = 'src/server/accounts/people/account-people.routes.ts';
const tests = ['src/server/accounts/people/account-people.pg.test.ts'] as const;

export const accountPeopleFaults: readonly Fault[] = [
  {
    promise: 'An invitation lapses after seven days, and opens nothing once it was taken back.',
    file: accept,
    find: 'if (invitation.endedAt || invitation.expiresAt <= now) throw isOver();',
    replace: '',
    tests,
  },
  {
    promise: 'An address that opens another account joins none.',
    file: join,
    find: '  await refuseUnlessFree(tx, config.staffEmails, person);\n',
    replace: '',
    tests,
  },
  {
    promise: 'Someone who shares an account gets no notices until they switch them on.',
    file: join,
    find: '  await switchNoticesOff(tx, person.id);\n',
    replace: '',
    tests,
  },
  {
    promise: 'An invitation sent anew ends the link of before.',
    file: send,
    find: '.set({ endedAt: now })',
    replace: '.set({ endedAt: null })',
    tests,
  },
  {
    promise: 'A removal from an account ends the access of the person.',
    file: remove,
    find: '    await endAccess(tx, personId);\n',
    replace: '',
    tests,
  },
  {
    promise: 'Three invitations a day go to one mailbox, from whichever accounts.',
    file: limits,
    find: 'const PER_MAILBOX_A_DAY = 3;',
    replace: 'const PER_MAILBOX_A_DAY = 4;',
    tests,
  },
  {
    promise: 'An account has ten people besides its holder, invited ones included.',
    file: limits,
    find: 'if (joined + open >= MOST_PEOPLE) {',
    replace: 'if (joined >= MOST_PEOPLE) {',
    tests,
  },
  {
    promise: 'Only the holder of an account invites and removes people.',
    file: routes,
    find: '  if (id === customerId) return { customerId, actorId: id };',
    replace: '  if (id) return { customerId, actorId: id };',
    tests,
  },
  {
    promise: 'What someone does on the account of another is written down under their own name.',
    file: 'src/server/quotes/service-requests/service-request.service.ts',
    find: 'followTransition(context, tx, made, { actorId: asker.user.id });',
    replace: 'followTransition(context, tx, made, { actorId: asker.user.customerId });',
    tests,
  },
];
