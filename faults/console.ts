// Faults in the console everywhere: its stream, its search, lists under a name, and news.
import type { Fault } from './fault.ts';

const everywhere = ['src/server/overviews/console/everywhere.pg.test.ts'] as const;
const events = ['src/server/overviews/console/console-events.pg.test.ts'] as const;
const conversation = ['src/server/overviews/console/conversation/conversation.pg.test.ts'] as const;
const today = ['src/server/overviews/console/today.pg.test.ts'] as const;
const reports = ['src/server/overviews/console/crew-reports.pg.test.ts'] as const;

export const consoleFaults: readonly Fault[] = [
  {
    promise:
      'What does not fit is told in words for people, also where a shape has no sentence of its own.',
    file: 'src/contract/platform/error-messages.ts',
    find: 'z.config({ customError: errorMessage });',
    replace: 'void errorMessage;',
    tests: ['test/error-messages.test.ts'],
  },
  {
    promise: 'A form of an application says what does not fit in words for people.',
    file: 'src/web/forms/app/read-form.ts',
    find: "import '#contract/platform/error-messages.ts';\n",
    replace: '',
    tests: ['test/error-messages.test.ts'],
  },
  {
    promise: 'A form that was taken is shown again by GET, with what its page asks for.',
    file: 'src/web/lib/back-here.ts',
    find: 'new URLSearchParams(url.search)',
    replace: 'new URLSearchParams()',
    tests: ['src/web/lib/back-here.test.ts'],
  },
  {
    promise: 'What the API refuses stays on the page of its form.',
    file: 'src/web/forms/app/send-form.ts',
    find: 'instanceof ApiError) || isOfPerson(error)) throw error;',
    replace: 'instanceof ApiError) || error.status > 400) throw error;',
    tests: ['src/web/forms/app/send-form.test.ts'],
  },
  {
    promise: 'Who has to sign in is told so by the page for it, not by a form.',
    file: 'src/web/forms/app/send-form.ts',
    find: "return status === 401 || (status === 403 && problem?.code !== 'only_looking');",
    replace: 'return status === 402;',
    tests: ['src/web/forms/app/send-form.test.ts'],
  },
  {
    promise: 'A form ends on its page, however it was sent.',
    file: 'src/web/forms/app/send-step.ts',
    find: 'return address.pathname + address.search + address.hash;',
    replace: 'return `${address.pathname}.data${address.search}${address.hash}`;',
    tests: ['src/web/forms/app/steps.test.tsx'],
  },
  {
    promise: 'A form that was taken leads back to its own page, not to the address of the router.',
    file: 'src/web/forms/app/step-action.ts',
    find: 'sendStep(table, { api, params, url, form }',
    replace: 'sendStep(table, { api, params, url: new URL(request.url), form }',
    tests: ['src/web/lib/back-here.test.ts'],
  },
  {
    promise: 'Stops of the day stand in the order in which the crew drives.',
    file: 'src/server/overviews/console/today.queries.ts',
    find: '.orderBy(asc(crews.name), ...inStopOrder())',
    replace: '.orderBy(asc(crews.name), asc(visits.scheduledTime), asc(visits.id))',
    tests: reports,
  },
  {
    promise: 'A problem of a crew no longer waits once someone has seen to it.',
    file: 'src/server/overviews/console/today.queries.ts',
    find: '        isNull(crewActions.handledAt),\n',
    replace: '',
    tests: reports,
  },
  {
    promise: 'A report that came after its stop had changed shows on open pages at once.',
    file: 'src/server/visits/crew/action-log.ts',
    find: "await notifyStaff(tx, 'visit', visitId);",
    replace: '',
    tests: reports,
  },
  {
    promise: 'A list under a name is forgotten by its own person alone.',
    file: 'src/server/overviews/console/views.service.ts',
    find: 'and(eq(savedViews.userId, userId), eq(savedViews.id, id))',
    replace: 'and(eq(savedViews.id, id))',
    tests: everywhere,
  },
  {
    promise: 'A list under a name leads to the console and nowhere else.',
    file: 'src/company/rules/platform/local-path.ts',
    find: '/^\\/(console|admin-support)(',
    replace: '/(console|admin-support)(',
    tests: everywhere,
  },
  {
    promise: 'A consultation that is found leads to its page.',
    file: 'src/server/overviews/console/search.queries.ts',
    find: '`/console/calendar/appointments/${id}`',
    replace: '`/console/calendar/${id}`',
    tests: everywhere,
  },
  {
    promise: 'A call that was written down is found by its number.',
    file: 'src/server/overviews/console/search.queries.ts',
    find: 'where ${ofCalls} @@ ${query}',
    replace: 'where ${ofCalls} @@ ${query} and false',
    tests: everywhere,
  },
  {
    promise: 'What was seen of the news stays seen.',
    file: 'src/server/overviews/console/team-activity.service.ts',
    find: 'sql`greatest(${activitySeen.upTo}, excluded.up_to)`',
    replace: 'sql`excluded.up_to`',
    tests: everywhere,
  },
  {
    promise: 'One’s own actions are no news.',
    file: 'src/server/overviews/console/team-activity.service.ts',
    find: "where role <> 'customer' and id <> ${userId}\n    union select * from users where lower(email) = any (${texts(emails)}) and id <> ${userId}`",
    replace:
      "where role <> 'customer'\n    union select * from users where lower(email) = any (${texts(emails)}) and ${userId} is not null`",
    tests: everywhere,
  },
  {
    promise: 'A request for a quote is heard by staff.',
    file: 'src/server/leads/quote-requests/quote-request.service.ts',
    find: "      await notifyStaff(tx, 'lead', `quote-${row.id}`);\n",
    replace: '',
    tests: events,
  },
  {
    promise: 'What looks like a robot’s does not wait among people’s.',
    file: 'src/server/overviews/console/waiting.queries.ts',
    find: 'sql`not ${leads.isHeld} and ',
    replace: 'sql`',
    tests: today,
  },
  {
    promise: 'What may be spam waits on Today until someone has looked.',
    file: 'src/server/overviews/console/waiting.queries.ts',
    find: "    listLeads(db, 'held', isHeldLead),\n",
    replace: '',
    tests: today,
  },
  {
    promise: 'Accepted work waits on Today until it has a day.',
    file: 'src/server/overviews/console/waiting.queries.ts',
    find: '    listAccepted(db),\n',
    replace: '',
    tests: ['src/server/overviews/portal/open-quotes.pg.test.ts'],
  },
  {
    promise: 'How long accepted work waits counts from its acceptance, whatever changed since.',
    file: 'src/server/overviews/console/waiting-requests.queries.ts',
    find: 'coalesce(${quotes.answeredAt}, ${serviceRequests.updatedAt})',
    replace: 'coalesce(${serviceRequests.updatedAt}, ${quotes.answeredAt})',
    tests: ['src/server/overviews/portal/open-quotes.pg.test.ts'],
  },
  {
    promise: 'The Overview offers no quote whose last day has passed.',
    file: 'src/server/overviews/portal/open-quotes.ts',
    find: 'gte(quotes.validUntil, today)',
    replace: 'gte(quotes.validUntil, quotes.validUntil)',
    tests: ['src/server/overviews/portal/open-quotes.pg.test.ts'],
  },
  {
    promise: 'No question of the console reads a big table whole.',
    file: 'src/server/chat/agents.queries.ts',
    find: '.where(and(isNull(users.disabledAt), isOnStaff(config.staffEmails)))',
    replace: '.where(isNull(users.disabledAt))',
    tests: ['test/query-plans.pg.test.ts'],
    engine: 'postgres',
  },
  {
    promise: 'A lead waits by the office’s clock on Today, as in the inbox.',
    file: 'src/server/overviews/console/waiting.queries.ts',
    find: "waitedMinutes: row.kind === 'chat' ? null : minutes(new Date(row.since), now),",
    replace:
      "waitedMinutes: row.kind === 'chat' ? null : Math.floor((now.getTime() - Date.parse(row.since)) / 60_000),",
    tests: ['src/server/overviews/console/today.pg.test.ts'],
  },
  {
    promise: 'The office sees the work of a visit as its customer reads it.',
    file: 'src/web/console/visit/proof-lines.ts',
    find: '[...new Set([...workDone, ...ticked])]',
    replace: '[...new Set(ticked)]',
    tests: ['src/web/console/visit/proof-lines.test.ts'],
  },
  {
    promise: 'What was not made is not counted as done.',
    file: 'src/company/rules/visits/visit-progress.ts',
    find: "const done = `${count('done')} of",
    replace: "const done = `${count('done') + skipped} of",
    tests: ['src/company/rules/visits/visit-progress.test.ts'],
  },
  {
    promise: 'A stranger who is blocked is not among a customer’s words.',
    file: 'src/server/overviews/console/conversation/customer-accounts.ts',
    find: '\n  and session.blocked_at is null',
    replace: '',
    tests: conversation,
  },
  {
    promise: 'A page of the one conversation begins where the one after it ended.',
    file: 'src/server/overviews/console/conversation/conversation.queries.ts',
    find: 'where item.place < ${before}',
    replace: 'where item.place <= ${before}',
    tests: conversation,
  },
  {
    promise: 'A way that cannot be taken is not the one that is chosen.',
    file: 'src/server/overviews/console/conversation/answer-ways.queries.ts',
    find: 'row && whyNot === null ? [row] : []',
    replace: 'row ? [row] : []',
    tests: conversation,
  },
];
