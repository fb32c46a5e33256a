// Faults in signing in, sessions, roles and in where requests may come from.
import type { Fault } from './fault.ts';

const service = 'src/server/accounts/account.service.ts';
const limits = 'src/server/accounts/sign-in-limits.ts';
const roles = 'src/server/accounts/roles.ts';
const session = 'src/server/accounts/session.ts';
const store = 'src/server/accounts/session-store.ts';
const fetcher = 'src/server/site/pages/api-fetcher.ts';
const navigation = 'src/server/accounts/sign-in/navigation.routes.ts';
const tests = ['src/server/accounts/sign-in.pg.test.ts'] as const;
const visits = ['src/server/site/pages/api-fetcher.test.ts'] as const;
const origin = ['src/server/platform/http/same-origin.test.ts'] as const;
const holds = ['src/server/booking/holds.pg.test.ts'] as const;
const limitTests = ['src/server/accounts/sign-in-limits.pg.test.ts'] as const;
const rateLimits = ['src/server/platform/http/rate-limit.pg.test.ts'] as const;

export const accountFaults: readonly Fault[] = [
  {
    promise: 'A code lapses after ten minutes.',
    file: service,
    find: 'gt(signInCodes.expiresAt, now),',
    replace: '',
    tests,
  },
  {
    promise: 'A code still works after four wrong tries.',
    file: limits,
    find: 'const TRIES_PER_CODE = 5;',
    replace: 'const TRIES_PER_CODE = 4;',
    tests,
  },
  {
    promise: 'A code works in the browser that asked for it, and in no other.',
    file: service,
    find: "        eq(signInCodes.browserHash, browserHash ?? ''),\n",
    replace: '',
    tests,
  },
  {
    promise: 'A code works once.',
    file: service,
    find: '        isNull(signInCodes.usedAt),\n',
    replace: '',
    tests,
  },
  {
    promise: 'Only the newest code counts.',
    file: service,
    find: '.orderBy(desc(signInCodes.createdAt))\n    .limit(1)',
    replace: '.orderBy(signInCodes.createdAt)\n    .limit(1)',
    tests,
  },
  {
    promise: 'An address gets four codes at once.',
    file: limits,
    find: '{ perHour: 4, thenEveryMinutes: 10 }',
    replace: '{ perHour: 5, thenEveryMinutes: 10 }',
    tests: limitTests,
  },
  {
    promise: 'The code is mailed to the address in lower case, the one that gets the rights.',
    file: service,
    find: '.values({ ...asking, email: email.toLowerCase(), returnTo, expiresAt, createdAt: now })',
    replace: '.values({ ...asking, email, returnTo, expiresAt, createdAt: now })',
    tests: ['src/server/platform/mail/sign-in-mail.test.ts'],
  },
  {
    promise: 'A closed account does not sign in.',
    file: service,
    find: 'if (!row || row.disabledAt) {',
    replace: 'if (!row) {',
    tests,
  },
  {
    promise: 'Only the first of STAFF_EMAILS is the owner.',
    file: roles,
    find: "return place === 0 ? 'owner' : 'staff';",
    replace: "return 'owner';",
    tests,
  },
  {
    promise: 'Staff are recognized in capitals.',
    file: roles,
    find: '(one) => one.toLowerCase() === email?.toLowerCase()',
    replace: '(one) => one === email',
    tests: ['src/server/accounts/session.pg.test.ts'],
  },
  {
    promise: 'An account that is closed loses its sessions at once.',
    file: store,
    find: 'and(eq(users.id, sessions.userId), isNull(users.disabledAt))',
    replace: 'eq(users.id, sessions.userId)',
    tests,
  },
  {
    promise: 'Signing in gives a new session id.',
    file: session,
    find: '  await request.session.regenerate();\n',
    replace: '',
    tests,
  },
  {
    promise: 'Only a hash of the session id is stored.',
    file: store,
    find: '.values({ sid: tokenHash(sid), ...row })',
    replace: '.values({ sid, ...row })',
    tests,
  },
  {
    promise: 'An expired session is none.',
    file: store,
    find: '.where(and(eq(sessions.sid, key), gt(sessions.expire, sql`now()`)))',
    replace: '.where(eq(sessions.sid, key))',
    tests,
  },
  {
    promise: 'What a visit reads looks up once who is signed in.',
    file: 'src/server/platform/http/in-process.ts',
    find: '(visit.get(name) as Promise<Result> | undefined) ?? read()',
    replace: 'read()',
    tests: visits,
  },
  {
    promise: 'A session that has ended is refused on the next visit.',
    file: fetcher,
    find: 'let visit: Visit = new Map();',
    replace: 'let visit: Visit = ((globalThis as { visit?: Visit }).visit ??= new Map());',
    tests: visits,
  },
  {
    promise: 'What changes something on a visit looks up anew who is signed in.',
    file: fetcher,
    find: 'isReading ? visit : new Map()',
    replace: 'visit',
    tests: visits,
  },
  {
    promise: 'What was changed of a person on a visit is seen by the rest of it.',
    file: fetcher,
    find: '    if (!isReading) visit = new Map();\n',
    replace: '',
    tests: visits,
  },
  {
    promise: 'Signing out ends the session for good.',
    file: session,
    find: 'await tx.delete(sessions).where(eq(sessions.sid, sid)).returning();',
    replace: 'await tx.select().from(sessions).where(eq(sessions.sid, sid));',
    tests,
  },
  {
    promise: 'Scripts cannot read the session cookie.',
    file: session,
    find: 'httpOnly: true,',
    replace: 'httpOnly: false,',
    tests,
  },
  {
    promise: 'On https the session cookie belongs to the host alone.',
    file: session,
    find: "isSecure ? '__Host-sid' : 'sid';",
    replace: "'sid';",
    tests: ['src/server/accounts/session.pg.test.ts'],
  },
  {
    promise: 'An answer to a session that has ended takes no cookie of a newer one.',
    file: session,
    find: 'if (!request.session.userId) delete request.cookies[cookieName];',
    replace: '',
    tests,
  },
  {
    promise: 'A machine whose clock runs ahead signs no one out.',
    file: 'src/server/accounts/sign-in/sign-in.module.ts',
    find: 'lt(sessions.expire, sql`now()`)',
    replace: 'lt(sessions.expire, clock())',
    tests: ['test/staff-sessions.pg.test.ts'],
  },
  {
    promise: 'After signing in no one is sent to another site.',
    file: navigation,
    find: 'return path && isLocalPath(path) ? path : undefined;',
    replace: 'return path ? path : undefined;',
    tests,
  },
  {
    promise: 'Another site cannot sign a visitor out by a link.',
    file: navigation,
    find: "if (!isOwnNavigation(request)) return redirect(reply, hrefIn(language, '/sign-out'));",
    replace: '',
    tests,
  },
  {
    promise: 'What another site sends is refused.',
    file: 'src/server/platform/http/same-origin.ts',
    find: "if (site !== undefined) return site === 'same-origin';",
    replace: 'if (site !== undefined) return true;',
    tests: origin,
  },
  {
    promise: 'A neighbor under the same domain is another site.',
    file: 'src/server/platform/http/same-origin.ts',
    find: "return site === 'same-origin';",
    replace: "return site.includes('same');",
    tests: origin,
  },
  {
    promise: 'A cookie without any sign of where the request came from is refused.',
    file: 'src/server/platform/http/same-origin.ts',
    find: 'return request.headers.cookie === undefined;',
    replace: 'return true;',
    tests: origin,
  },
  {
    promise: 'Our own name counts as our own site on this machine only.',
    file: 'src/server/platform/http/same-origin.ts',
    find: "&& ['localhost', '127.0.0.1', '[::1]'].includes(hostname)",
    replace: '&& hostname.length > 0',
    tests: origin,
  },
  {
    promise: 'Scripts cannot read the visitor’s cookie.',
    file: 'src/server/platform/http/visitor.ts',
    find: 'httpOnly: true,',
    replace: 'httpOnly: false,',
    tests: holds,
  },
  {
    promise: 'A visitor’s token is stored as a hash only.',
    file: 'src/server/platform/http/visitor.ts',
    find: '  return token && tokenHash(token);',
    replace: '  return token;',
    tests: holds,
  },
  {
    promise: 'The request after the last of a limit is refused.',
    file: 'src/server/platform/http/rate-limit.ts',
    find: 'if (hits <= max) return;',
    replace: 'if (hits <= max + 1) return;',
    tests: rateLimits,
  },
  {
    promise: 'A household’s whole IPv6 network counts as one.',
    file: 'src/server/platform/http/rate-limit.ts',
    find: ".slice(0, 4).join(':')}::/64`",
    replace: ".slice(0, 8).join(':')}::/64`",
    tests: rateLimits,
  },
  {
    promise: 'A chat is not downloaded by anyone who finds a session left open.',
    file: 'src/contract/chat/desk-conversation.ts',
    find: '    freshSignIn: true,\n    answer: ChatExport,',
    replace: '    answer: ChatExport,',
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'A chat is not erased by anyone who finds a session left open.',
    file: 'src/contract/chat/desk-conversation.ts',
    find: '    status: 204,\n    freshSignIn: true,\n',
    replace: '    status: 204,\n',
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'What asks for a fresh sign-in gets one.',
    file: 'src/server/platform/http/mount.ts',
    find: '      if (endpoint.freshSignIn) await options.requireFresh(request);\n',
    replace: '',
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'A gate code takes a fresh sign-in of staff.',
    file: 'src/contract/customers/customers.ts',
    find: "  'POST /api/console/customers/{id}/properties/{propertyId}/gate-code': {\n    ...staff,\n    freshSignIn: true,\n",
    replace:
      "  'POST /api/console/customers/{id}/properties/{propertyId}/gate-code': {\n    ...staff,\n",
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'An export of all customers takes a fresh sign-in.',
    file: 'src/contract/customers/customers.ts',
    find: "  'GET /api/console/customer-export': {\n    ...staff,\n    access: 'exports',\n    freshSignIn: true,\n",
    replace: "  'GET /api/console/customer-export': {\n    ...staff,\n    access: 'exports',\n",
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'A merge takes a fresh sign-in.',
    file: 'src/contract/customers/customer-merge.ts',
    find: '    freshSignIn: true,\n',
    replace: '',
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'An export of application records takes a fresh sign-in.',
    file: 'src/contract/visits/application-list.ts',
    find: '    freshSignIn: true,\n',
    replace: '',
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'An export of one’s own takes a fresh sign-in.',
    file: 'src/contract/accounts/own-data.ts',
    find: "    summary: 'Everything that we hold of the signed-in customer, as one JSON file',\n    freshSignIn: true,\n",
    replace:
      "    summary: 'Everything that we hold of the signed-in customer, as one JSON file',\n",
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'The deletion of an account takes a fresh sign-in.',
    file: 'src/contract/accounts/own-data.ts',
    find: "    summary: 'Ask for the deletion of the own account; it happens seven days later',\n    freshSignIn: true,\n",
    replace:
      "    summary: 'Ask for the deletion of the own account; it happens seven days later',\n",
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'Staff say why they read a gate code, unless a crew goes there today.',
    file: 'src/server/customers/desk-property.service.ts',
    find: '    if (!reason && visitId === undefined) {',
    replace: '    if (!reason && visitId === 0) {',
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'A customer sees who read their own gate code, and no one else’s.',
    file: 'src/server/customers/properties/gate-code-reads.ts',
    find: 'where property.user_id = ${customerId} and',
    replace: 'where',
    tests: ['src/server/accounts/fresh-sign-in.pg.test.ts'],
  },
  {
    promise: 'Who was signed out while a body came carries out nothing with it.',
    file: session,
    find: 'before && hasBody(request.raw);',
    replace: 'before && false;',
    tests: ['src/server/accounts/slow-body.pg.test.ts'],
  },
  {
    promise: 'Networks are forgotten when what was counted of them has ended.',
    file: 'src/server/platform/http/rate-limit.ts',
    find: 'lte(rateLimitHits.windowEnd, now)',
    replace: 'sql`false`',
    tests: ['src/server/platform/http/rate-limit.pg.test.ts'],
  },
];
