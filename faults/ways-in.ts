// Faults in the link of the mail, the identity provider, own sessions and the setup link.
import type { Fault } from './fault.ts';

const link = 'src/server/accounts/sign-in/sign-in-link.service.ts';
const own = 'src/server/accounts/own-sessions.service.ts';
const session = 'src/server/accounts/session.ts';
const provider = 'src/server/accounts/identity-provider/provider-sign-in.service.ts';
const oidc = 'src/server/accounts/identity-provider/provider.ts';
const trip = 'src/server/accounts/identity-provider/trip.ts';
const navigation = 'src/server/accounts/sign-in/navigation.routes.ts';
const setup = 'src/server/accounts/setup/setup-link.service.ts';
const linkTests = ['src/server/accounts/sign-in-link.pg.test.ts'] as const;
const ownTests = ['test/own-sessions.pg.test.ts'] as const;
const providerTests = [
  'src/server/accounts/identity-provider/identity-provider.pg.test.ts',
] as const;
const setupTests = ['test/setup-link.pg.test.ts'] as const;

export const waysInFaults: readonly Fault[] = [
  {
    promise: 'What an ID token says is believed only with the signature of the provider.',
    file: oidc,
    find: '      library.enableNonRepudiationChecks,\n',
    replace: '',
    tests: providerTests,
  },
  {
    promise: 'The link of a mail belongs to the browser that asked.',
    file: link,
    find: "  if (row.browserHash !== browserHash) return { state: 'other-browser', email: null };\n",
    replace: '',
    tests: linkTests,
  },
  {
    promise: 'The link of a mail works once.',
    file: link,
    find: '          isNull(signInCodes.usedAt),\n',
    replace: '',
    tests: linkTests,
  },
  {
    promise: 'A session is signed out by its owner alone.',
    file: own,
    find: 'and(eq(sessions.id, id), eq(sessions.userId, userId))',
    replace: 'eq(sessions.id, id)',
    tests: ownTests,
  },
  {
    promise: 'Signing out all others leaves the present session.',
    file: own,
    find: 'and(eq(sessions.userId, userId), ne(sessions.sid, sid))',
    replace: 'eq(sessions.userId, userId)',
    tests: ownTests,
  },
  {
    promise: 'Ending other sessions tells their open pages.',
    file: own,
    find: "    await announce(tx, 'portal', userId);\n    return ended.length;",
    replace: '    return ended.length;',
    tests: ownTests,
  },
  {
    promise: 'A session is not written with every visit.',
    file: session,
    find: 'if (person.isDue || (isStaff',
    replace: 'if (user || (isStaff',
    tests: ownTests,
  },
  {
    promise: 'Only an address that the provider calls verified counts.',
    file: provider,
    find: '!claims.isEmailVerified || !email.success',
    replace: '!email.success',
    tests: providerTests,
  },
  {
    promise: 'An address with a new owner at the provider opens no old account.',
    file: provider,
    find: 'return added.length === 1;',
    replace: 'return added.length < 2;',
    tests: providerTests,
  },
  {
    promise: 'A name that was given here is not overwritten.',
    file: provider,
    find: 'and(eq(users.id, user.id), isNull(users.firstName), isNull(users.lastName))',
    replace: 'eq(users.id, user.id)',
    tests: providerTests,
  },
  {
    promise: 'A trip to the provider ends after ten minutes.',
    file: trip,
    find: 'packed.success && packed.data.until > clock().getTime()',
    replace: 'packed.success && clock()',
    tests: providerTests,
  },
  {
    promise: 'Signing out of a session that the provider began leads there.',
    file: navigation,
    find: "signedInBy === 'provider' ? await provider?.signOutAddress() : undefined",
    replace: 'signedInBy === null ? await provider?.signOutAddress() : undefined',
    tests: providerTests,
  },
  {
    promise: 'The setup link makes one owner.',
    file: setup,
    find: 'staffEmails.length === 0 && !(await hasOwner(db))',
    replace: 'staffEmails.length === 0',
    tests: setupTests,
  },
  {
    promise: 'The setup link lapses.',
    file: setup,
    find: '        gt(setupLinks.expiresAt, now),\n',
    replace: '',
    tests: setupTests,
  },
  {
    promise: 'No setup link goes over plain http.',
    file: setup,
    find: "  if (publicUrl.protocol !== 'https:' && !isLoopback(publicUrl.hostname)) {",
    replace: '  if (!publicUrl.protocol) {',
    tests: setupTests,
  },
  {
    promise: 'Staff land on the console after signing in.',
    file: 'src/company/rules/platform/local-path.ts',
    find: "return role === 'customer' ? '/customer-portal' : '/console';",
    replace: "return role === 'nobody' ? '/console' : '/customer-portal';",
    tests: [
      'test/first-page.test.ts',
      'src/server/accounts/identity-provider/identity-provider.pg.test.ts',
    ],
  },
  {
    promise: 'A wanted page wins over the one where a role begins.',
    file: 'src/web/site/sign-in/sign-in.page.tsx',
    find: 'wantedPath(call.url.search) ?? homePath(answer.role)',
    replace: 'homePath(answer.role)',
    tests: ['test/first-page.test.ts'],
    isBuilt: true,
  },
];
