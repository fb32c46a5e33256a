// Faults in passkeys: how they are made, what they sign, and whose they are.
import type { Fault } from './fault.ts';

const challenge = 'src/server/accounts/passkeys/challenge.ts';
const entering = 'src/server/accounts/passkeys/passkey-sign-in.service.ts';
const making = 'src/server/accounts/passkeys/passkey.service.ts';
const tests = ['src/server/accounts/passkeys/passkeys.pg.test.ts'] as const;

export const passkeyFaults: readonly Fault[] = [
  {
    promise: 'A passkey takes a sign-in of a moment ago.',
    file: 'src/contract/accounts/passkeys.ts',
    find: '    freshSignIn: true,\n',
    replace: '',
    tests,
  },
  {
    promise: 'A new passkey is told of by mail.',
    file: making,
    find: '    await context.jobs.enqueue(tx, passkeyMail, { passkeyId: row.id });\n',
    replace: '',
    tests,
  },
  {
    promise: 'A challenge is for one browser or one session.',
    file: challenge,
    find: '.update(purpose)',
    replace: ".update('anything')",
    tests,
  },
  {
    promise: 'A challenge lapses.',
    file: challenge,
    find: 'return expiresAt > now ? expiresAt : undefined;',
    replace: 'return now ? expiresAt : undefined;',
    tests,
  },
  {
    promise: 'A challenge is good for once.',
    file: challenge,
    find: 'return spent.length === 1;',
    replace: 'return spent.length < 2;',
    tests,
  },
  {
    promise: 'A passkey signs in only when its device has asked who holds it.',
    file: entering,
    find: 'requireUserVerification: true',
    replace: 'requireUserVerification: false',
    tests,
  },
  {
    promise: 'A device that has counted less than before is refused.',
    file: entering,
    find: 'counter: passkey.counter,',
    replace: 'counter: 0,',
    tests,
  },
  {
    promise: 'A passkey ends with a closed account.',
    file: entering,
    find: '!isFresh || found.user.disabledAt',
    replace: '!isFresh',
    tests,
  },
  {
    promise: 'A passkey is removed by its owner alone.',
    file: making,
    find: '.delete(passkeys)\n      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))',
    replace: '.delete(passkeys)\n      .where(eq(passkeys.id, id))',
    tests,
  },
  {
    promise: 'A sign-in of a moment ago is one of ten minutes.',
    file: 'src/server/accounts/fresh-sign-in.ts',
    find: "interval '10 minutes'",
    replace: "interval '10 hours'",
    tests,
  },
  {
    promise: 'No one has more than twenty passkeys.',
    file: making,
    find: '    if ((await tx.$count(passkeys, eq(passkeys.userId, user.id))) >= MOST_PASSKEYS) throw tooMany();\n',
    replace: '',
    tests,
  },
  {
    promise: 'Passkeys that come at the same moment are counted one after the other.',
    file: making,
    find: '    await lockPasskeys(tx, user.id);\n',
    replace: '',
    tests,
    engine: 'postgres',
  },
  {
    promise: 'A device learns no address.',
    file: making,
    find: 'userID: new TextEncoder().encode(user.id)',
    replace: 'userID: new TextEncoder().encode(user.email)',
    tests,
  },
  {
    promise: 'A device is asked for one passkey.',
    file: making,
    find: 'excludeCredentials: present.map(',
    replace: 'excludeCredentials: present.slice(0, 0).map(',
    tests,
  },
  {
    promise: 'A passkey is kept only when its device has asked who holds it.',
    file: making,
    find: 'requireUserVerification: true',
    replace: 'requireUserVerification: false',
    tests,
  },
  {
    promise: 'A passkey is named by its owner alone.',
    file: making,
    find: '.set({ name })\n      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))',
    replace: '.set({ name })\n      .where(eq(passkeys.id, id))',
    tests,
  },
  {
    promise: 'A passkey with the handle of someone else signs no one in.',
    file: entering,
    find: 'if (userHandle && Buffer',
    replace: 'if (userHandle && !id && Buffer',
    tests,
  },
  {
    promise: 'A wrong passkey is written down.',
    file: entering,
    find: "      await audit(tx, { actorId: null, action: 'sign-in-failed', subject, details, at: now });\n",
    replace: '',
    tests,
  },
  {
    promise: 'When a passkey was used last is kept.',
    file: entering,
    find: ', lastUsedAt: now })',
    replace: ' })',
    tests,
  },
  {
    promise: 'No passkeys are offered at a bare address.',
    file: 'src/server/accounts/passkeys/relying-party.ts',
    find: '!== 0) return undefined;',
    replace: '=== 7) return undefined;',
    tests,
  },
];
