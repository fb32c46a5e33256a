// Faults in what is promised of problems that customers report: the reply, the conversation, and what is done about them.
import type { Fault } from './fault.ts';

const folder = 'src/server/visits/problems';
const policy = `${folder}/problem.policy.ts`;
const writer = `${folder}/write-problem.ts`;
const queries = `${folder}/problem.queries.ts`;
const desk = `${folder}/problem-desk.service.ts`;
const own = `${folder}/own-problem.service.ts`;
const remedy = `${folder}/decide-remedy.service.ts`;
const returnVisit = `${folder}/return-visit.ts`;
const machine = 'src/company/rules/visits/problem-machine.ts';

const visitTests = ['src/server/visits/customer/visits.pg.test.ts'] as const;
const talkTests = [`${folder}/problem-conversation.pg.test.ts`] as const;
const remedyTests = [`${folder}/problem-remedies.pg.test.ts`] as const;
const returnTests = [`${folder}/return-visit.pg.test.ts`] as const;
const stateTests = [`${folder}/problem-transitions.pg.test.ts`] as const;

export const problemFaults: readonly Fault[] = [
  {
    promise: 'A visit ahead has no report of a problem.',
    file: policy,
    find: '  if (!canReport(context, visit)) {',
    replace: '  if (visit.id === 0) {',
    tests: visitTests,
  },
  {
    promise: 'The office hears of a problem.',
    file: `${folder}/report-problem.service.ts`,
    find: '    await context.jobs.enqueue(tx, problemMail, { problemId: row.id });\n',
    replace: '',
    tests: visitTests,
  },
  {
    promise: 'The office hears what a customer writes after the report.',
    file: own,
    find: '    if (messageId !== null) {',
    replace: '    if (messageId === 0) {',
    tests: talkTests,
  },
  {
    promise: 'Who reported a problem gets the reply by mail.',
    file: desk,
    find: '    if (messageId !== null) {',
    replace: '    if (messageId === 0) {',
    tests: talkTests,
  },
  {
    promise: 'No one writes over what they have not seen of a problem.',
    file: policy,
    find: '  if (problem.version === seen) return;',
    replace: '  if (seen > 0) return;',
    tests: talkTests,
  },
  {
    promise: 'Two replies at once meet each other, and so do two decisions.',
    file: queries,
    find: "    .for('update');",
    replace: ';',
    tests: remedyTests,
    engine: 'postgres',
  },
  {
    promise: 'The office closes no problem without a reply.',
    file: machine,
    find: "    event: 'close',\n    from: ['answered'],",
    replace: "    event: 'close',\n    from: ['open', 'answered'],",
    tests: talkTests,
  },
  {
    promise: 'What a customer writes opens a closed problem again.',
    file: machine,
    find: "    from: ['answered', 'closed'],",
    replace: "    from: ['answered'],",
    tests: talkTests,
  },
  {
    promise: 'A customer who writes after a reply is promised another one.',
    file: `${folder}/apply-problem-event.ts`,
    find: '...(promises && { replyBy: await promisedReply(context, tx) })',
    replace: '',
    tests: talkTests,
  },
  {
    promise: 'No one reads another customer’s problem.',
    file: own,
    find: '  const own = row?.userId === userId ? row : undefined;',
    replace: '  const own = row;',
    tests: talkTests,
  },
  {
    promise: 'No one writes into another customer’s problem.',
    file: queries,
    find: 'userId === undefined ? undefined : eq(visitProblems.userId, userId)',
    replace: 'undefined',
    tests: talkTests,
  },
  {
    promise: 'Answered reports do not lock a visit.',
    file: machine,
    find: '  answered: { owesReply: false, isOnList: true },',
    replace: '  answered: { owesReply: true, isOnList: true },',
    tests: talkTests,
  },
  {
    promise: 'A problem stays on the list of the office until it is closed.',
    file: 'src/server/overviews/console/waiting.queries.ts',
    find: 'const isOpenProblem = inArray(visitProblems.status, ON_PROBLEM_LIST);',
    replace: "const isOpenProblem = eq(visitProblems.status, 'open');",
    tests: talkTests,
  },
  {
    promise: 'Photos of a report are seen by its customer and by staff alone.',
    file: 'src/server/platform/photos/photo.queries.ts',
    find: '${serviceRequests.userId}, ${visitProblems.userId})',
    replace: '${serviceRequests.userId})',
    tests: talkTests,
  },
  {
    promise: 'A credit above the price of the visit has a reason.',
    file: policy,
    find: '  if (centsOf(amount) > centsOf(price)) {',
    replace: '  if (centsOf(amount) < 0) {',
    tests: remedyTests,
  },
  {
    promise: 'A credit goes when something else is done.',
    file: remedy,
    find: '    await tx.delete(customerCredits).where(eq(customerCredits.problemId, id));\n',
    replace: '',
    tests: remedyTests,
  },
  {
    promise: 'A decision that was changed is not mailed late.',
    file: `${folder}/problem.mail.ts`,
    find: 'remedy?.decidedAt !== decidedAt',
    replace: '!remedy',
    tests: remedyTests,
  },
  {
    promise: 'A return visit is free of charge.',
    file: returnVisit,
    find: 'priceLines: [] }',
    replace: 'priceLines: about.priceLines }',
    tests: returnTests,
  },
  {
    promise: 'A return visit takes a place that its crew has left.',
    file: returnVisit,
    find: '  if (fault && !overbookReason) throw needsReason(fault);\n',
    replace: '',
    tests: returnTests,
  },
  {
    promise: 'A return visit that is not wanted any more leaves the schedule.',
    file: returnVisit,
    find: "  await applyEvent(context, tx, before, { event: 'cancel', by });\n",
    replace: '',
    tests: returnTests,
  },
  {
    promise: 'A closed problem says who closed it.',
    file: writer,
    find: '      closedBy: isClosed ? actor : null,',
    replace: "      closedBy: isClosed ? 'office' : null,",
    tests: talkTests,
  },
  {
    promise: 'What is done about a problem is decided before it is closed.',
    file: machine,
    find: "    event: 'decide',\n    from: ['open', 'answered'],",
    replace: "    event: 'decide',\n    from: ['open', 'answered', 'closed'],",
    tests: [...stateTests, ...remedyTests],
  },
];
