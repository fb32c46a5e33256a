// Faults in what customers are promised of their visits, plan, property and notices.
import type { Fault } from './fault.ts';

const visitService = 'src/server/visits/customer/visit.service.ts';
const visitQueries = 'src/server/visits/core/visit.queries.ts';
const crewDay = 'src/server/visits/core/crew-day.ts';
const completion = 'src/server/visits/customer/completion.service.ts';
const planAgreed = 'src/server/visits/plans/change-as-agreed.ts';
const writeVisit = 'src/server/visits/core/write-visit.ts';
const planVisits = 'src/server/visits/plans/plan-visits.ts';
const gateCode = 'src/server/customers/properties/gate-code.ts';
const property = 'src/server/customers/properties/property.service.ts';
const notice = 'src/server/visits/core/notice.service.ts';
const feed = 'src/server/booking/calendar-feeds/feed.service.ts';

const sentRequests = 'src/server/overviews/portal/sent-requests.ts';
const sentTests = ['src/server/overviews/portal/sent-requests.pg.test.ts'] as const;
const visitTests = ['src/server/visits/customer/visits.pg.test.ts'] as const;
const moveTests = ['src/server/visits/customer/visit-moves.pg.test.ts'] as const;
const planTests = ['src/server/visits/plans/plan.pg.test.ts'] as const;
const accountTests = ['src/server/customers/properties/account.pg.test.ts'] as const;
const noticeTests = ['src/server/visits/notices/notices.test.ts'] as const;

export const portalFaults: readonly Fault[] = [
  {
    promise: 'What the office has written is marked as English on a Spanish page.',
    file: 'src/web/features/service-request/thread.tsx',
    find: "language !== 'en' && from === 'office'",
    replace: 'false',
    tests: ['src/web/portal/visit/spanish-visit.test.tsx'],
  },
  {
    promise: 'Who reads Spanish is told in Spanish why a card was declined.',
    file: 'src/web/portal/pay/stripe-fault.ts',
    find: 'if (!byKind) return fault.message ?? general;',
    replace: 'if (fault.message) return fault.message;',
    tests: ['src/web/portal/pay/spanish-pay.test.tsx'],
  },
  {
    promise: 'The words of autopay that bind are marked as English on a Spanish page.',
    file: 'src/web/portal/pay/autopay-terms.tsx',
    find: "import { InEnglish } from '../portal-language.tsx';",
    replace: "import { Fragment as InEnglish } from 'react';",
    tests: ['src/web/portal/pay/spanish-pay.test.tsx'],
  },
  {
    promise: 'Who reads Spanish is told by its kind why a file is no photo.',
    file: 'src/web/features/service-request/upload-files.ts',
    find: "'body_too_large' : 'unsupported_media_type'",
    replace: "'body_too_large' : 'invalid_input'",
    tests: ['test/portal-visit-language.test.ts'],
  },
  {
    promise: 'Who asked for a quote sees how far the office has come with it.',
    file: sentRequests,
    find: 'select quote.id, lead.kind, quote.service_type as subject, lead.arrived_at, lead.stage',
    replace:
      "select quote.id, lead.kind, quote.service_type as subject, lead.arrived_at, 'new' as stage",
    tests: sentTests,
  },
  {
    promise: 'What is held for review is no one in line before a request.',
    file: sentRequests,
    find: 'where not other.is_held and other.stage',
    replace: 'where other.stage',
    tests: sentTests,
  },
  {
    promise: 'Who has a consultation is told that we are in touch.',
    file: sentRequests,
    find: "stage === 'booked' ? 'contacted' : stage",
    replace: "stage === 'booked' ? 'new' : stage",
    tests: sentTests,
  },
  {
    promise: 'A customer who moves a visit holds its crew.',
    file: visitService,
    find: 'if (crewId !== null) await lockCrew(tx, crewId);',
    replace: '',
    tests: ['src/server/visits/customer/crew-lock.pg.test.ts'],
  },
  {
    promise: 'A date of a plan that someone else has laid is not laid twice, and is no failure.',
    file: writeVisit,
    find: '    .onConflictDoNothing()\n',
    replace: '',
    tests: ['src/server/visits/plans/plan-visits.pg.test.ts'],
  },
  {
    promise: "Someone else's visit is like one that is not there.",
    file: visitQueries,
    find: 'const isOwn = and(eq(properties.userId, userId), eq(visits.id, id), isShown());',
    replace: 'const isOwn = and(eq(visits.id, id), isShown());',
    tests: visitTests,
  },
  {
    promise: 'The last place of a day is given once.',
    file: crewDay,
    find: ".where(eq(crews.id, crewId)).for('no key update');",
    replace: '.where(eq(crews.id, crewId));',
    tests: ['src/server/visits/customer/crew-lock.pg.test.ts'],
  },
  {
    promise: 'A full day has no place.',
    file: crewDay,
    find: '(taken.get(day) ?? 0) < crewPlaces(crew, day)',
    replace: '(taken.get(day) ?? 0) <= crewPlaces(crew, day)',
    tests: moveTests,
  },
  {
    promise: 'A property has one visit a day.',
    file: crewDay,
    find: ' && !own.has(day)',
    replace: '',
    tests: moveTests,
  },
  {
    promise: 'A visit moves until 24 hours before it begins.',
    file: 'src/company/rules/visits/visit-days.ts',
    find: 'return ahead < VISIT_NOTICE_HOURS * 3_600_000 ?',
    replace: 'return ahead < VISIT_NOTICE_HOURS * 3_000_000 ?',
    tests: moveTests,
  },
  {
    promise: 'No one writes over what they have not seen of a visit.',
    file: visitService,
    find: '  if (own.visit.version === seen) return;',
    replace: '  if (seen > 0) return;',
    tests: moveTests,
  },
  {
    promise: 'A visit keeps the day that was first planned.',
    file: 'src/server/visits/core/visit-schedule.ts',
    find: 'originalDate: visit.originalDate ?? visit.scheduledDate,',
    replace: 'originalDate: visit.scheduledDate,',
    tests: moveTests,
  },
  {
    promise: 'Only what is done is rated.',
    file: 'src/company/rules/visits/visit-machine.ts',
    find: "    event: 'rate',\n    from: ['completed'],",
    replace: "    event: 'rate',\n    from: ['completed', 'scheduled'],",
    tests: visitTests,
  },
  {
    promise: 'A customer is told that the work was not done, unless they asked for it.',
    file: 'src/server/visits/core/visit-progress.ts',
    find: "withoutNotice: why.kind === 'customer',",
    replace: "withoutNotice: why.kind !== 'customer',",
    tests: ['src/server/visits/crew/crew-day.pg.test.ts'],
  },
  {
    promise: 'A visit that was not made stays in its customer’s history.',
    file: visitQueries,
    find: "inStates(PAST_STATES.filter((state) => state !== 'customer_skipped')),",
    replace: "eq(visits.status, 'completed'),",
    tests: ['src/server/visits/crew/crew-day.pg.test.ts'],
  },
  {
    promise: 'A second report of a crew changes nothing.',
    file: completion,
    find: '    if (isReportedSo(locked.visit, report)) return;',
    replace: '',
    tests: visitTests,
  },
  {
    promise: 'Who writes while the office is open hears by the same time.',
    file: 'src/company/rules/time/reply-promise.ts',
    find: 'isOpen ? within(time, hours) : hours.closes',
    replace: 'hours.closes',
    tests: ['src/company/rules/time/reply-promise.test.ts'],
  },
  {
    promise: 'A plan is changed only as it was shown.',
    file: planAgreed,
    find: '  if (hash !== change.termsHash) throw otherTerms(text, hash);\n',
    replace: '',
    tests: planTests,
  },
  {
    promise: 'What was agreed to is kept as it was shown.',
    file: planAgreed,
    find: '      shownTerms: text,',
    replace: '      shownTerms: text.toLowerCase(),',
    tests: planTests,
  },
  {
    promise: 'A pause takes its visits out of the schedule.',
    file: 'src/server/visits/plans/apply-plan-event.ts',
    find: 'const inPause = ahead.filter(({ scheduledDate }) => isInPause(rhythm.pause, scheduledDate));',
    replace: 'const inPause = ahead.filter(({ scheduledDate }) => scheduledDate < from);',
    tests: planTests,
  },
  {
    promise: 'No visit is laid into a pause.',
    file: planVisits,
    find: 'return pause !== null && date >= pause.from',
    replace: 'return pause !== null && date < pause.from',
    tests: planTests,
  },
  {
    promise: 'A visit is laid onto a day with a place for it.',
    file: planVisits,
    find: 'hasRoom: (day) => free.has(day),',
    replace: 'hasRoom: () => true,',
    tests: planTests,
  },
  {
    promise: 'The first visit of a plan has the price of the first visit.',
    file: 'src/company/rules/visits/visit-price.ts',
    find: 'isFirst ? plan.firstVisitLines : plan.everyVisitLines',
    replace: 'isFirst ? plan.everyVisitLines : plan.everyVisitLines',
    tests: ['src/server/visits/plans/generate-visits.pg.test.ts'],
  },
  {
    promise: 'A visit that was not made is not charged.',
    file: 'src/company/rules/visits/visit-price.ts',
    find: 'return isCharged && visit.priceLines ?',
    replace: 'return visit.priceLines ?',
    tests: ['src/company/rules/visits/visit-price.test.ts'],
  },
  {
    promise: 'A visit that its customer skipped does not come back with a change of the plan.',
    file: planVisits,
    find: '(date) => !skipped.has(mondayOf(date)),',
    replace: '() => true,',
    tests: ['src/server/visits/customer/skip.pg.test.ts'],
  },
  {
    promise: 'A skip is undone only while the crew has a place that day.',
    file: 'src/server/visits/customer/skip.service.ts',
    find: 'await requirePlace(context, tx, visit);',
    replace: '',
    tests: ['src/server/visits/customer/skip.pg.test.ts'],
  },
  {
    promise: 'What is done once is not lost when the first visit of a plan is skipped.',
    file: 'src/server/visits/core/visit-prices.ts',
    find: 'const first = begun ? undefined : next[0]?.id;',
    replace: 'const first = undefined;',
    tests: ['src/server/visits/customer/skip.pg.test.ts'],
  },
  {
    promise: 'No price changes without a notice that has left.',
    file: 'src/server/visits/plans/plan-change.queries.ts',
    find: 'isNotNull(planChanges.noticeSentAt),',
    replace: '',
    tests: ['src/server/visits/plans/plan-changes.pg.test.ts'],
  },
  {
    promise: 'A visit before the day of a new price keeps the old one.',
    file: 'src/server/visits/core/visit-prices.ts',
    find: ', gte(visits.scheduledDate, from));',
    replace: ');',
    tests: ['src/server/visits/plans/plan-changes.pg.test.ts'],
  },
  {
    promise: 'A larger lawn costs more only once its customer accepts.',
    file: 'src/server/visits/plans/confirm-size.ts',
    find: "if (more > 0) return 'proposed';",
    replace: '',
    tests: ['src/server/visits/plans/plan-changes.pg.test.ts'],
  },
  {
    promise: 'A note stays with the next visit when the plan changes.',
    file: planVisits,
    find: 'note: isNext ? note : null',
    replace: 'note: null',
    tests: planTests,
  },
  {
    promise: 'A stored gate code opens no other property.',
    file: gateCode,
    find: 'return Buffer.from(`property:${propertyId}`);',
    replace: "return Buffer.from(`property:${propertyId > 0 ? '' : propertyId}`);",
    tests: accountTests,
  },
  {
    promise: 'A gate code lies encrypted in the database.',
    file: property,
    find: 'return { gateCodeEncrypted: encryptGateCode(secrets.gateCode, propertyId, gateCode) };',
    replace:
      'return { gateCodeEncrypted: encryptGateCode(secrets.gateCode, propertyId, gateCode) + gateCode };',
    tests: accountTests,
  },
  {
    promise: 'Each showing of a gate code is written down.',
    file: property,
    find: "      action: 'gate-code-revealed',",
    replace: "      action: 'property-changed',",
    tests: accountTests,
  },
  {
    promise: 'An empty field keeps the gate code.',
    file: property,
    find: '  if (!gateCode) return undefined;',
    replace: '  if (!gateCode) return { gateCodeEncrypted: null };',
    tests: accountTests,
  },
  {
    promise: 'An old address of a calendar feed opens nothing.',
    file: feed,
    find: 'row?.isOn === true && row.generation === generation && row.by === null',
    replace: 'row?.isOn === true && row.generation >= generation && row.by === null',
    tests: accountTests,
  },
  {
    promise: 'A notice goes out once.',
    file: notice,
    find: '  if (decided.length === 0) return;\n',
    replace: '',
    tests: noticeTests,
  },
  {
    promise: 'No one gets a notice that they switched off.',
    file: notice,
    find: '    if (!wanted.includes(kind)) continue;\n',
    replace: '',
    tests: noticeTests,
  },
  {
    promise: 'A photo of a visit is seen by the owner of the property.',
    file: 'src/server/platform/photos/photo.policy.ts',
    find: 'return customerId === user?.customerId;',
    replace: 'return customerId !== user?.customerId;',
    tests: ['src/server/platform/photos/photo.policy.test.ts'],
  },
  {
    promise: 'A pause that begins later is one that comes up, in portal and console.',
    file: 'src/company/rules/visits/plan-machine.ts',
    find: "return pausedFrom > today ? 'pause-ahead' : 'paused';",
    replace: "return 'paused';",
    tests: [
      'src/company/rules/visits/plan-state.test.ts',
      'src/server/customers/customers.pg.test.ts',
    ],
  },
  {
    promise: 'The Overview knows a consultation that lies ahead.',
    file: 'src/server/overviews/portal/portal.routes.ts',
    find: 'return ahead.at(-1) ?? null;',
    replace: 'return null;',
    tests: ['src/server/overviews/portal/next-consultation.pg.test.ts'],
  },
  {
    promise: 'A visit that its customer has moved is confirmed by mail.',
    file: 'src/server/visits/core/visit-schedule.ts',
    find: "...(by.actor === 'customer' && { by: 'customer' as const }),",
    replace: '',
    tests: moveTests,
  },
  {
    promise: 'A visit comes next to another one of its plan only when that is confirmed.',
    file: 'src/server/visits/core/close-visit.ts',
    find: 'if (!near) return;',
    replace: 'if (!near || near.date) return;',
    tests: moveTests,
  },
];
