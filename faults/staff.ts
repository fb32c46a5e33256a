// Faults in who is on the staff.
import type { Fault } from './fault.ts';

const service = 'src/server/accounts/staff/staff.service.ts';
const policy = 'src/server/accounts/staff/staff.policy.ts';
const join = 'src/server/accounts/staff/join-staff.service.ts';
const access = 'src/server/accounts/end-access.ts';
const rights = ['test/staff-rights.pg.test.ts'] as const;
const log = ['src/server/overviews/console/audit-log.pg.test.ts'] as const;
const tests = ['src/server/accounts/staff/staff.pg.test.ts'] as const;

export const staffFaults: readonly Fault[] = [
  {
    promise: 'Disabling someone ends their sessions, and with them their push messages.',
    file: access,
    find: '  await tx.delete(sessions).where(eq(sessions.userId, personId));\n',
    replace: '',
    tests: [...tests, 'src/server/accounts/people/account-people.pg.test.ts'],
  },
  {
    promise: 'Disabling someone ends their calendar feed.',
    file: access,
    find: '.set({ isOn: false, generation: ',
    replace: '.set({ generation: ',
    tests: [...tests, 'src/server/accounts/people/account-people.pg.test.ts'],
  },
  {
    promise: 'What someone listens to ends within a second of their right to it.',
    file: 'src/server/platform/realtime/streams.ts',
    find: "  const stopHearing = hub.subscribe('access', askAll);\n",
    replace: '  const stopHearing = () => {};\n',
    tests,
  },
  {
    promise: 'Two owners who disable each other at the same moment leave one.',
    file: policy,
    find: "  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('staff', 0))`);\n",
    replace: '',
    tests,
    engine: 'postgres',
  },
  {
    promise: 'The only owner is neither disabled nor given another role.',
    file: policy,
    find: '  if (isLeft || isExpected) return;\n',
    replace: '  if (staffEmails) return;\n',
    tests,
  },
  {
    promise: 'Someone whom STAFF_EMAILS names is not changed in the console.',
    file: policy,
    find: '  if (!configuredRole(config.staffEmails, row.email)) return;\n',
    replace: '  if (row) return;\n',
    tests,
  },
  {
    promise: 'A session of before someone joined the staff is not one of the staff.',
    file: join,
    find: '  await endAccess(tx, person.id);\n',
    replace: '',
    tests,
  },
  {
    promise: 'A customer does not become staff by an invitation.',
    file: join,
    find: '  if (isOther || (await opensAccount(tx, person.id))) {',
    replace: '  if (isOther) {',
    tests,
  },
  {
    promise: 'No one on the staff disables themselves.',
    file: service,
    find: '    if (row.id === change.actorId) {\n',
    replace: "    if (row.id === '') {\n",
    tests,
  },
  {
    promise: 'A change of someone on the staff names the version that was seen.',
    file: service,
    find: '  if (row.version === version) return;\n',
    replace: '  if (version) return;\n',
    tests,
  },
  {
    promise: 'STAFF_EMAILS lets someone in who was disabled, once it is read.',
    file: 'src/server/accounts/roles.ts',
    find: '      if (configuredRole(staffEmails, email)) await enableStaff(tx, person, now);\n',
    replace: '      if (!email) await enableStaff(tx, person, now);\n',
    tests,
  },
  {
    promise: 'A crew lead sees no price of a visit.',
    file: 'src/server/visits/problems/without-prices.ts',
    find: '  return { ...visit, price: null, problems: visit.problems.map(withoutAmount) };\n',
    replace: '  return visit;\n',
    tests: rights,
  },
  {
    promise: 'A crew lead sees no amount of what is done about a problem.',
    file: 'src/server/visits/problems/without-prices.ts',
    find: "remedy?.kind === 'return-visit' ? remedy : null",
    replace: 'remedy',
    tests: rights,
  },
  {
    promise: 'Of what waits a crew lead is told what is about visits.',
    file: 'src/server/overviews/console/day-of-crew-lead.ts',
    find: '    waiting: today.waiting.filter(({ kind }) => OF_CREWS.includes(kind)),\n',
    replace: '',
    tests: rights,
  },
  {
    promise: 'A crew lead does not hear that a chat has changed.',
    file: 'src/server/overviews/console/console.routes.ts',
    find: "user.rights.includes('staff') ? ['console', 'chat'] : ['console']",
    replace: "user ? ['console', 'chat'] : ['console']",
    tests: rights,
  },
  {
    promise: 'A right that was given counts only for a role that can have it.',
    file: 'src/company/facts/staff-roles.ts',
    find: '(given.includes(value) && givenTo?.includes(role))',
    replace: 'given.includes(value)',
    tests: rights,
  },
  {
    promise: 'A page of the log goes on where the one before ended.',
    file: 'src/server/overviews/console/audit-log.queries.ts',
    find: 'if (before !== undefined) conditions.push(',
    replace: 'if (before === 0) conditions.push(',
    tests: log,
  },
  {
    promise: 'The log of a day has the lines of that day.',
    file: 'src/server/overviews/console/audit-log.queries.ts',
    find: '  if (day) {',
    replace: "  if (day === '') {",
    tests: log,
  },
];
