// Faults in the limits of sign-in codes, in roles, sessions of staff, the audit log and the doors of this machine.
import type { Fault } from './fault.ts';

const limits = 'src/server/accounts/sign-in-limits.ts';
const roles = 'src/server/accounts/roles.ts';
const service = 'src/server/accounts/account.service.ts';
const session = 'src/server/accounts/session.ts';
const doors = 'src/server/platform/http/local-only.ts';
const limitTests = ['src/server/accounts/sign-in-limits.pg.test.ts'] as const;
const staffTests = ['test/staff-sessions.pg.test.ts'] as const;
const auditTests = ['src/server/platform/audit/audit.pg.test.ts'] as const;
const unsentTests = ['src/web/forms/unsent-forms.test.ts'] as const;
const doorTests = ['test/local-doors.test.ts'] as const;

export const signInFaults: readonly Fault[] = [
  {
    promise: 'What was typed when a session ended is there for an hour.',
    file: 'src/web/forms/unsent-forms.ts',
    find: 'at <= now && now - at < LONGEST_MS',
    replace: 'at <= now',
    tests: unsentTests,
  },
  {
    promise: 'What was typed when a session ended is put back once.',
    file: 'src/web/forms/unsent-forms.ts',
    find: "  const text = browserShelf.get(name);\n  browserShelf.put(name, '');",
    replace: '  const text = browserShelf.get(name);',
    tests: unsentTests,
  },
  {
    promise: 'What another person typed is gone from storage when someone else is signed in.',
    file: 'src/web/forms/unsent-forms.ts',
    find: 'if (!isOwn || !isFresh',
    replace: 'if (!isFresh',
    tests: unsentTests,
  },
  {
    promise: 'Signing out has pages forget what was typed.',
    file: session,
    find: "reply.setCookie(SIGNED_OUT_COOKIE, '1', lifetime);",
    replace: '',
    tests: ['src/server/accounts/sign-in.pg.test.ts'],
  },
  {
    promise: 'Codes are counted for a mailbox, with whatever tags its address is written.',
    file: limits,
    find: 'isSameMailbox(signInCodes.email, email),',
    replace: 'isThisAddress(email),',
    tests: limitTests,
  },
  {
    promise: 'A network gets three codes for an address, not all of them.',
    file: limits,
    find: 'browserHash === asking.browserHash || networkHash === asking.networkHash',
    replace: 'browserHash === asking.browserHash',
    tests: limitTests,
  },
  {
    promise: 'A browser gets three codes for an address, wherever it moves.',
    file: limits,
    find: 'browserHash === asking.browserHash || networkHash === asking.networkHash',
    replace: 'networkHash === asking.networkHash',
    tests: limitTests,
  },
  {
    promise: 'Strangers cannot use up the codes of a known browser.',
    file: limits,
    find: '        eq(signInCodes.isKnownBrowser, asking.isKnownBrowser),\n',
    replace: '',
    tests: limitTests,
  },
  {
    promise: 'A browser is known for the address that signed in there, and for no other.',
    file: 'src/server/accounts/known-browser.ts',
    find: '.update(email.toLowerCase())',
    replace: ".update('anybody')",
    tests: limitTests,
  },
  {
    promise: 'Guesses at an address are at most ten in a quarter of an hour.',
    file: limits,
    find: '< WRONG_BEFORE_ONE_TRY;',
    replace: '< 5 * WRONG_BEFORE_ONE_TRY;',
    tests: limitTests,
  },
  {
    promise: 'The first guess at a code is always heard.',
    file: limits,
    find: '  if (code.attempts === 0) return true;\n',
    replace: '',
    tests: limitTests,
  },
  {
    promise: 'Guesses of strangers cost a known browser none of its own.',
    file: limits,
    find: '        eq(signInCodes.isKnownBrowser, code.isKnownBrowser),\n',
    replace: '',
    tests: limitTests,
  },
  {
    promise: 'Codes are counted exactly when many ask at the same moment.',
    file: service,
    find: '    await lockAddress(tx, email);\n    if (!(await mayMailCode',
    replace: '    if (!(await mayMailCode',
    tests: limitTests,
    engine: 'postgres',
  },
  {
    promise: 'Who is taken out of STAFF_EMAILS has no right left.',
    file: service,
    find: '.values({ email: email.toLowerCase() })',
    replace:
      ".values({ email: email.toLowerCase(), role: roleOf(staffEmails, { email, role: 'customer' }) })",
    tests: staffTests,
  },
  {
    promise: 'Staff are signed out after twelve hours without a visit.',
    file: session,
    find: "const STAFF_END = sql`now() + interval '12 hours'`;",
    replace: "const STAFF_END = sql`now() + interval '13 hours'`;",
    tests: staffTests,
  },
  {
    promise: 'A visit prolongs a session of staff.',
    file: session,
    find: 'networkHash, ...(isStaff && { expire: STAFF_END }) })',
    replace: 'networkHash })',
    tests: staffTests,
  },
  {
    promise: 'A session of staff is not written with every visit.',
    file: 'src/server/accounts/session-store.ts',
    find: "not between now() + interval '11 hours 55 minutes' and now() + interval '12 hours'",
    replace: 'is not null',
    tests: staffTests,
  },
  {
    promise: 'A customer stays signed in for thirty days.',
    file: session,
    find: "...(user.role !== 'customer' && { expire: STAFF_END }),",
    replace: 'expire: STAFF_END,',
    tests: staffTests,
  },
  {
    promise: 'Signing out has the browser forget the pages it has kept.',
    file: session,
    find: "  reply.header('clear-site-data', '\"cache\"');\n",
    replace: '',
    tests: ['src/server/accounts/sign-in.pg.test.ts'],
  },
  {
    promise: 'A wrong code is written down.',
    file: service,
    find: "  await auditFailure(tx, row.email, { reason: 'wrong code', guess: row.attempts + 1 }, now);\n",
    replace: '',
    tests: auditTests,
  },
  {
    promise: 'The audit log names an address by its hash.',
    file: service,
    find: 'id: tokenHash(email.toLowerCase())',
    replace: 'id: email',
    tests: auditTests,
  },
  {
    promise: 'Signing out is written down.',
    file: session,
    find: "      await audit(tx, { actorId: userId, action: 'signed-out', subject, at: clock() });\n",
    replace: '',
    tests: auditTests,
  },
  {
    promise: 'Every opening of a photo by staff is written down.',
    file: 'src/server/platform/photos/photo.policy.ts',
    find: 'return !isOwn(photo, viewer) && mayAsStaff(photo, viewer.user);',
    replace: 'return false;',
    tests: auditTests,
  },
  {
    promise: 'A role is written down when it has changed, and only then.',
    file: roles,
    find: '  if (details.from === details.to) return;\n',
    replace: '',
    tests: auditTests,
  },
  {
    promise: 'The doors of this machine open to who has the key.',
    file: doors,
    find: "isLocalRequest(request) && isSameSecret(request.cookies[COOKIE] ?? '', localKey)",
    replace: 'isLocalRequest(request)',
    tests: doorTests,
  },
  {
    promise: 'A link with a wrong key leaves no cookie.',
    file: doors,
    find: '!isLocalRequest(request) || !isSameSecret(key, secrets.localKey)',
    replace: '!isLocalRequest(request)',
    tests: doorTests,
  },
  {
    promise: 'Who comes through a proxy is not on this machine.',
    file: doors,
    find: 'FORWARDING_HEADERS.some((name) => request.headers[name] !== undefined)',
    replace: 'false',
    tests: doorTests,
  },
];
