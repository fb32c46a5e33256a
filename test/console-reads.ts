// Everything that the console asks the server for, as its screens ask for it, on the data of a big company: for measurements and
// for the test of query plans.
import { moneyGroupNames } from '#company/rules/overviews/report-figures.ts';
import { recordKinds } from '#contract/customers/customer-records.ts';
import { planListViews, planOfferViews } from '#contract/visits/plan-offer-desk.ts';
import { writeCursor } from '#server/platform/http/cursor.ts';

/** What there is one of: ids of rows as they are in the database, and today's date there. */
export type BigThings = Record<(typeof thingNames)[number], string>;

const thingNames = [
  'today',
  'week',
  'month',
  'customer',
  'other',
  'visit',
  'crew',
  'request',
  'quote',
  'lead',
  'planLead',
  'booking',
  'chat',
  'dayMove',
  'problem',
  'review',
  'mailing',
  'mail',
  'property',
  'plan',
  'offer',
  'printLink',
  'invoice',
] as const;

/** One row with the columns of `BigThings`. */
export const findBigThings = `select current_date::text as today,
  (current_date - extract(isodow from current_date)::int + 1)::text as week, to_char(current_date, 'YYYY-MM') as month,
  (select id::text from users where email = 'customer777@big.example.com') as customer,
  (select id::text from users where email = 'customer778@big.example.com') as other,
  (select min(id)::text from visits where scheduled_date = current_date) as visit,
  (select crew_id::text from visits where scheduled_date = current_date and crew_id is not null group by crew_id
    order by count(*) desc, crew_id limit 1) as crew,
  (select min(id)::text from service_requests where status = 'pending') as request,
  (select id::text from quotes where service_request_id = (select min(id) from service_requests where status = 'pending')) as quote,
  (select quote_request_id::text from leads where kind = 'quote' and stage = 'new' order by 1 limit 1) as lead,
  (select plan_request_id::text from leads where kind = 'plan' and stage = 'new' order by 1 limit 1) as "planLead",
  (select min(id)::text from appointments where appointment_date = current_date) as booking,
  (select id::text from chat_sessions where status = 'waiting' order by id limit 1) as chat,
  (select max(id)::text from day_moves) as "dayMove",
  (select min(id)::text from visit_problems where status = 'open') as problem,
  (select min(id)::text from sent_mails) as mail,
  (select min(id)::text from reviews where status = 'new') as review,
  (select min(id)::text from mailings) as mailing,
  (select min(property_id)::text from service_plans where status = 'active') as property,
  (select min(id)::text from service_plans where status = 'active') as plan,
  (select id::text from plan_offers where status = 'draft' order by id limit 1) as offer,
  (select min(id)::text from print_links) as "printLink",
  (select id::text from invoices order by number limit 1) as invoice`;

/** Words as people type them: names, common and rare, a number, an address, a letter. */
const typed = [
  'maria',
  'maria garcia12',
  'customer777',
  '0199',
  '(281) 555-0199',
  'oak lane',
  '12 oak',
  'c',
  'zzz',
];

/** The addresses by endpoint, each with a few words of its own when there are several. */
export function consoleReads(of: BigThings): Addresses {
  return {
    ...readsOfDays(of),
    ...readsOfPlans(of),
    ...readsOfPeople(of),
    ...readsOfMoney(of),
    ...readsOfDesk(of),
    ...readsOfOwnCalendar(),
  };
}

type Addresses = Record<string, Record<string, string>>;

const api = '/api/console';

function each(values: readonly string[], address: (value: string) => string) {
  return Object.fromEntries(values.map((value) => [value, address(value)]));
}

function search(path: string, name: string) {
  return each(typed, (words) => `${path}?${name}=${encodeURIComponent(words)}`);
}

function readsOfDays(of: BigThings): Addresses {
  const calendar = `${api}/calendar`;
  return {
    'GET /api/console/today': { '': `${api}/today` },
    'GET /api/console/ahead': { '': `${api}/ahead` },
    'GET /api/console/calls': { '': `${api}/calls` },
    'GET /api/console/waiting': { '': `${api}/waiting` },
    'GET /api/console/calendar': {
      day: `${calendar}?from=${of.today}`,
      week: `${calendar}?from=${of.week}&days=7`,
      'week of a crew': `${calendar}?from=${of.week}&days=7&crewId=${of.crew}`,
    },
    'GET /api/console/calendar/months/{month}': {
      all: `${calendar}/months/${of.month}`,
      'of a crew': `${calendar}/months/${of.month}?crewId=${of.crew}`,
    },
    'GET /api/console/calendar/appointments/{id}': {
      '': `${calendar}/appointments/${of.booking}`,
    },
    'GET /api/console/calendar/visits/{id}': { '': `${calendar}/visits/${of.visit}` },
    'GET /api/console/storm-notice': { '': `${api}/storm-notice` },
    'GET /api/console/staff': { '': `${api}/staff` },
    'GET /api/console/log': {
      all: `${api}/log`,
      'of a person': `${api}/log?person=${of.customer}`,
      'of an action': `${api}/log?action=visit-moved`,
      'of a day': `${api}/log?day=${of.today}`,
      'of a record': `${api}/log?type=visit&record=${of.visit}`,
      'later page': `${api}/log?cursor=${writeCursor([500])}`,
    },
    'GET /api/console/settings': { '': `${api}/settings` },
    'GET /api/console/closures': { '': `${api}/closures?year=${of.today.slice(0, 4)}` },
    'GET /api/console/slot-rules': { '': `${api}/slot-rules` },
    'GET /api/console/consultation-types': { '': `${api}/consultation-types` },
    'GET /api/console/promo-codes': { '': `${api}/promo-codes` },
    'GET /api/console/crew-feeds': { '': `${api}/crew-feeds` },
    'GET /api/console/visit-week': { '': `${api}/visit-week?date=${of.today}` },
    'GET /api/console/crew-days/{crewId}/{date}': {
      '': `${api}/crew-days/${of.crew}/${of.today}`,
    },
    'GET /api/console/pictures': { '': `${api}/pictures` },
    'GET /api/console/content': { '': `${api}/content` },
    'GET /api/console/content/{kind}': { '': `${api}/content/question` },
    'GET /api/console/content/{kind}/{slug}': { '': `${api}/content/question/payment` },
    'GET /api/console/crews': { '': `${api}/crews` },
    'GET /api/console/print-links': { '': `${api}/print-links` },
    'GET /api/console/print-links/{id}': { '': `${api}/print-links/${of.printLink}` },
    'GET /api/console/print-links/{id}/qr': { '': `${api}/print-links/${of.printLink}/qr` },
    'GET /api/console/payroll': { '': `${api}/payroll?date=${of.today}` },
    'GET /api/console/payroll/exports': {
      '': `${api}/payroll/exports`,
      later: `${api}/payroll/exports?cursor=${writeCursor([500])}`,
    },
    'GET /api/console/payroll/exports/next': {
      '': `${api}/payroll/exports/next?from=${of.today}&until=${of.today}`,
    },
    'GET /api/console/crew-links': { '': `${api}/crew-links?crewId=${of.crew}&date=${of.today}` },
    'GET /api/console/day-moves': { '': `${api}/day-moves` },
    'GET /api/console/day-moves/{id}': { '': `${api}/day-moves/${of.dayMove}` },
    'GET /api/console/visits/{id}': { '': `${api}/visits/${of.visit}` },
    'GET /api/console/visits/{id}/photo-permissions': {
      '': `${api}/visits/${of.visit}/photo-permissions`,
    },
    'GET /api/console/application-records': {
      all: `${api}/application-records`,
      'of some days': `${api}/application-records?from=${of.week}&to=${of.today}`,
      'of a crew': `${api}/application-records?crewId=${of.crew}`,
      'later page': `${api}/application-records?cursor=${writeCursor([`${of.today}T15:00:00.000Z`, 500])}`,
      ...search(`${api}/application-records`, 'q'),
    },
  };
}

function readsOfOwnCalendar(): Addresses {
  return {
    'GET /api/console/busy-calendar': { '': `${api}/busy-calendar` },
    'GET /api/console/own-feed': { '': `${api}/own-feed` },
  };
}

function readsOfPlans(of: BigThings): Addresses {
  return {
    'GET /api/console/plan-offers': each(
      planOfferViews,
      (view) => `${api}/plan-offers?view=${view}`,
    ),
    'GET /api/console/plan-offers/{id}': { '': `${api}/plan-offers/${of.offer}` },
    'GET /api/console/service-plans': each(
      planListViews,
      (view) => `${api}/service-plans?view=${view}`,
    ),
    'GET /api/console/service-plans/{id}': { '': `${api}/service-plans/${of.plan}` },
    'GET /api/console/service-plans/{id}/terms': {
      '': `${api}/service-plans/${of.plan}/terms?kind=cancel`,
    },
    'GET /api/console/customer-imports': { '': `${api}/customer-imports` },
  };
}

function readsOfPeople(of: BigThings): Addresses {
  const customer = `${api}/customers/${of.customer}`;
  const request = `${api}/service-requests/${of.request}`;
  return {
    'GET /api/console/leads': {
      ...each(
        ['open', 'new', 'contacted', 'quoted', 'booked', 'won', 'lost', 'held', 'spam'],
        (view) => `${api}/leads?view=${view}`,
      ),
      'later page': `${api}/leads?view=lost&cursor=${writeCursor(['2024-11-09T12:00:00.000000Z', 5_000])}`,
    },
    'GET /api/console/waiting-leads': { '': `${api}/waiting-leads` },
    'GET /api/console/lead-figures': { '': `${api}/lead-figures` },
    'GET /api/console/leads/{kind}/{id}': {
      quote: `${api}/leads/quote/${of.lead}`,
      plan: `${api}/leads/plan/${of.planLead}`,
      booking: `${api}/leads/booking/${of.booking}`,
    },
    'GET /api/console/search': search(`${api}/search`, 'q'),
    'GET /api/console/views': { '': `${api}/views` },
    'GET /api/console/deeds': { '': `${api}/deeds` },
    'GET /api/console/service-requests': {
      all: `${api}/service-requests`,
      completed: `${api}/service-requests?status=completed`,
      pending: `${api}/service-requests?status=pending`,
      'later page': `${api}/service-requests?status=completed&before=500`,
      ...search(`${api}/service-requests`, 'q'),
      'pending maria': `${api}/service-requests?status=pending&q=maria`,
    },
    'GET /api/console/visit-problems': {
      waiting: `${api}/visit-problems`,
      closed: `${api}/visit-problems?status=closed`,
      'closed later': `${api}/visit-problems?status=closed&cursor=${writeCursor(['closed', `${of.today}T15:00:00.000Z`, 500])}`,
    },
    'GET /api/console/visit-problems/{id}': { '': `${api}/visit-problems/${of.problem}` },
    'GET /api/console/reviews': {
      new: `${api}/reviews`,
      published: `${api}/reviews?status=published`,
      'published later': `${api}/reviews?status=published&cursor=${writeCursor(['published', `${of.today}T15:00:00.000Z`, 500])}`,
    },
    'GET /api/console/reviews/{id}': { '': `${api}/reviews/${of.review}` },
    ...readsOfNewsletter(of),
    'GET /api/console/service-requests/crew-days': {
      '': `${api}/service-requests/crew-days?date=${of.today}`,
    },
    'GET /api/console/service-requests/{id}': { '': request },
    'GET /api/console/service-requests/{id}/job-days': {
      '': `${request}/job-days?first=${of.today}&days=3&crews=1,2`,
    },
    'GET /api/console/service-requests/{id}/prices': { '': `${request}/prices` },
    'GET /api/console/service-requests/{id}/older-quotes': { '': `${request}/older-quotes` },
    'GET /api/console/quotes/{id}': { '': `${api}/quotes/${of.quote}` },
    'GET /api/console/customers': {
      all: `${api}/customers`,
      'without a plan': `${api}/customers?plan=without`,
      ...search(`${api}/customers`, 'q'),
      'm, with a plan': `${api}/customers?q=m&plan=with`,
      'later page': `${api}/customers?cursor=${laterPage}`,
    },
    'GET /api/console/customers/{id}': { '': customer },
    'GET /api/console/customers/{id}/people': { '': `${customer}/people` },
    'GET /api/console/customers/{id}/email-change': { '': `${customer}/email-change` },
    'GET /api/console/customers/{id}/records': each(
      recordKinds,
      (kind) => `${customer}/records?kind=${kind}`,
    ),
    'GET /api/console/customers/{id}/answer-ways': { '': `${customer}/answer-ways` },
    'GET /api/console/customers/{id}/conversation': { '': `${customer}/conversation` },
    'GET /api/console/customers/{id}/merge': { '': `${customer}/merge?other=${of.other}` },
  };
}

function readsOfMoney(of: BigThings): Addresses {
  return {
    'GET /api/console/billing/requests/{id}/payments': {
      '': `${api}/billing/requests/${of.request}/payments`,
    },
    'GET /api/console/billing/unpaid-deposits': { '': `${api}/billing/unpaid-deposits` },
    'GET /api/console/billing/unbilled': { '': `${api}/billing/unbilled` },
    'GET /api/console/billing/preview': { '': `${api}/billing/preview?customers=${of.customer}` },
    'GET /api/console/billing/accounts/{id}': { '': `${api}/billing/accounts/${of.customer}` },
    'GET /api/console/billing/accounts/{id}/balance': {
      '': `${api}/billing/accounts/${of.customer}/balance`,
    },
    'GET /api/console/billing/accounts/{id}/statement': {
      '': `${api}/billing/accounts/${of.customer}/statement?${yearOf(of)}`,
    },
    'GET /api/console/billing/books': {
      '': `${api}/billing/books?from=${of.week}&to=${of.today}`,
    },
    'GET /api/console/billing/invoices/{id}': { '': `${api}/billing/invoices/${of.invoice}` },
    'GET /api/console/billing/invoices': {
      open: `${api}/billing/invoices`,
      all: `${api}/billing/invoices?view=all`,
      'all later': `${api}/billing/invoices?view=all&cursor=${writeCursor(['all', of.today, 500])}`,
    },
    'GET /api/console/reports': readsOfReports(of),
    'GET /api/console/reports/rows': {
      invoiced: `${api}/reports/rows?report=money&${yearOf(of)}&column=invoiced`,
      'of a crew': `${api}/reports/rows?report=money&${yearOf(of)}&by=crew&key=${of.crew}&column=invoiced`,
      'of a ZIP code': `${api}/reports/rows?report=money&${yearOf(of)}&by=zip&key=77429&column=invoiced`,
      paid: `${api}/reports/rows?report=money&${yearOf(of)}&column=paid`,
      leads: `${api}/reports/rows?report=leads&from=${of.week}&to=${of.today}&column=leads`,
      plans: `${api}/reports/rows?report=plans&from=${of.week}&to=${of.today}&column=started`,
      lawns: `${api}/reports/rows?report=lawns&${yearOf(of)}&column=lawns&key=2`,
      arrivals: `${api}/reports/rows?report=promises&from=${of.week}&to=${of.today}&column=sample&key=arrival`,
      problems: `${api}/reports/rows?report=promises&from=${of.week}&to=${of.today}&column=sample&key=problem`,
    },
    'GET /api/console/billing/exports': {
      '': `${api}/billing/exports`,
      later: `${api}/billing/exports?cursor=${writeCursor([500])}`,
    },
    'GET /api/console/billing/exports/next': { '': `${api}/billing/exports/next` },
    'GET /api/console/billing/lines': {
      '': `${api}/billing/lines?from=${of.today}&to=${of.today}&account=receivable`,
    },
  };
}

function readsOfDesk(of: BigThings): Addresses {
  const chat = `/api/chat-sessions/${of.chat}`;
  return {
    'GET /api/console/health': { '': `${api}/health` },
    'GET /api/console/mails': {
      all: `${api}/mails`,
      failed: `${api}/mails?status=failed`,
      'sent later': `${api}/mails?status=sent&cursor=${writeCursor([500])}`,
      'one kind': `${api}/mails?kind=visit-notice-mail`,
      'one person': `${api}/mails?recipient=maria@example.com`,
    },
    'GET /api/console/mails/{id}': { '': `${api}/mails/${of.mail}` },
    'GET /api/chat-sessions/active': { '': '/api/chat-sessions/active' },
    'GET /api/chat-sessions': {
      all: '/api/chat-sessions',
      closed: '/api/chat-sessions?status=closed',
      held: '/api/chat-sessions?status=held',
      'later page': `/api/chat-sessions?cursor=${writeCursor(['2024-11-09T12:00:00.000Z', of.chat])}`,
      ...search('/api/chat-sessions', 'search'),
      sprinkler: '/api/chat-sessions?search=sprinkler',
    },
    'GET /api/chat-agents': { '': '/api/chat-agents' },
    'GET /api/canned-replies': { '': '/api/canned-replies' },
    'GET /api/chat-suggestions': { '': '/api/chat-suggestions' },
    'GET /api/texts/provider': { '': '/api/texts/provider' },
    'GET /api/chat-alerts': { '': '/api/chat-alerts' },
    'GET /api/push-key': { '': '/api/push-key' },
    'GET /api/chat-settings': { '': '/api/chat-settings' },
    'GET /api/chat-sessions/{sessionId}': { '': chat },
    'GET /api/chat-sessions/{sessionId}/context': { '': `${chat}/context` },
    'GET /api/chat-sessions/{sessionId}/alerts': { '': `${chat}/alerts` },
    'GET /api/chat-sessions/{sessionId}/prefill': { '': `${chat}/prefill` },
    'GET /api/chat-sessions/{sessionId}/export': { '': `${chat}/export` },
  };
}

const laterPage = writeCursor(['lee5 grace', '00000000-0000-4000-8000-000000000000']);

function readsOfNewsletter(of: BigThings): Addresses {
  return {
    'GET /api/console/mailings/{id}/preview': { '': `${api}/mailings/${of.mailing}/preview` },
    'GET /api/console/newsletter/subscribers': {
      subscribed: `${api}/newsletter/subscribers`,
      bounced: `${api}/newsletter/subscribers?status=bounced`,
      later: `${api}/newsletter/subscribers?cursor=${writeCursor(['subscribed', `${of.today}T15:00:00.000Z`, 500])}`,
    },
  };
}

/** The year until today. */
const yearOf = ({ today }: BigThings) =>
  `from=${Number(today.slice(0, 4)) - 1}${today.slice(4)}&to=${today}`.replace('02-29', '02-28');

function readsOfReports(of: BigThings) {
  return {
    ...each(moneyGroupNames, (by) => `${api}/reports?report=money&${yearOf(of)}&by=${by}`),
    // Of weeks: what is counted from its own rows is most of its table when a year is asked for.
    ...each(
      ['leads', 'plans', 'promises'],
      (report) => `${api}/reports?report=${report}&from=${of.week}&to=${of.today}`,
    ),
  };
}
