// What is sent to try the table of rights: right input for every endpoint whose answer would otherwise be about the input.
import type { Thing } from './access-things.ts';
import { asked, draftOf } from './add-on-office.ts';

type Input = (thing: Thing) => object;

const slot = { appointmentDate: '2026-11-18', appointmentTime: '09:00' };
const draft = { ...draftOf(), lines: draftOf().lines };

const entryMove = (version: number | undefined) => ({
  version,
  date: '2026-11-25',
  time: '10:00',
  duration: 60,
  overbookReason: 'Asked for by phone.',
});

/** What an offer of a plan says. */
export const offered = {
  frequency: 'weekly',
  lotSize: 8170,
  lawnArea: 5311,
  firstDay: '2026-11-24',
  firstVisitLines: [{ label: 'Mowing', amount: '50.00', taxClass: 'taxable' }],
  everyVisitLines: [{ label: 'Mowing', amount: '50.00', taxClass: 'taxable' }],
  validUntil: '2026-12-09',
};

/** What an offer of a program says. */
export const offeredProgram = {
  program: 'aeration',
  rounds: [{ round: 'spring', amount: '95.00' }],
  lotSize: 8170,
  lawnArea: 5311,
  firstDay: '2027-04-20',
  validUntil: '2026-12-09',
};

const agreed: Input = ({ version, contentHash }) => ({
  version,
  contentHash,
  signedName: 'Maria Ortega',
});

const priceProposal = {
  plans: '1',
  by: 'percent',
  value: '4',
  reason: 'Fuel.',
  from: '2027-03-01',
};

const invited: Input = () => ({
  firstName: 'Luis',
  lastName: 'Ortega',
  email: `${crypto.randomUUID()}@example.com`,
});

const question = { question: 'Why mulch?', answer: 'It keeps roots cool.' };
const seen: Input = ({ version }) => ({ version });
const edited: Input = ({ version }) => ({ version, body: question });

/** Bodies by endpoint; without one an empty object is sent. */
export const bodies: Record<string, Input> = {
  'POST /api/auth/code': () => ({ email: 'new@example.com' }),
  'POST /api/appointment-reviews/{token}': () => ({ decision: 'confirm' }),
  'POST /api/service-requests': () => ({
    ...asked,
    customerPhone: '(281) 555-0150',
    propertyAddress: '1 Elm Lane',
  }),
  'PATCH /api/service-requests/{id}': ({ version }) => ({ ...asked, version }),
  'POST /api/service-requests/{id}/messages': () => ({ text: 'Hello' }),
  'POST /api/quotes/{id}/choice': ({ version }) => ({ version, chosen: [] }),
  'POST /api/quotes/{id}/accept': ({ version, contentHash = 'x' }) => ({
    version,
    contentHash,
    chosen: [],
    typedName: 'Maria Ortega',
  }),
  'POST /api/quotes/{id}/decline': ({ version }) => ({ version }),
  'POST /api/chat-session': () => ({ customerName: 'Rosa', customerEmail: 'rosa@example.com' }),
  'POST /api/chat-session/{sessionId}/message': () => ({ text: 'Hello' }),
  'POST /api/chat-session/{sessionId}/read': () => ({ upTo: 1 }),
  'POST /api/chat-session/{sessionId}/page': () => ({ page: '/services' }),
  'POST /api/chat-session/{sessionId}/rating': () => ({ stars: 5 }),
  'POST /api/chat-session/{sessionId}/offers/{offerId}/hold': () => slot,
  'POST /api/chat-session/{sessionId}/offers/{offerId}/book': () => slot,
  'POST /api/console/views': () => ({ name: 'Mine', address: '/console/leads' }),
  'POST /api/console/deeds/seen': () => ({ upTo: 1 }),
  'PATCH /api/chat-agents/me': () => ({ isAway: false }),
  'POST /api/canned-replies': () => ({ shortcut: crypto.randomUUID(), text: 'Hello' }),
  'PATCH /api/canned-replies/{id}': ({ version }) => ({
    version,
    shortcut: crypto.randomUUID(),
    text: 'Hello',
  }),
  'POST /api/push-subscriptions/remove': () => ({ endpoint: 'https://push.example.com/1' }),
  'POST /api/chat-sessions/{sessionId}/assignment': () => ({ agentId: null, insteadOf: null }),
  'POST /api/chat-sessions/{sessionId}/priority': () => ({ priority: 'high' }),
  'POST /api/chat-sessions/{sessionId}/review': () => ({ decision: 'let-in' }),
  'POST /api/chat-sessions/{sessionId}/offers': () => ({
    key: crypto.randomUUID(),
    offer: { kind: 'price', title: 'Mulch', amount: '45.00' },
  }),
  'POST /api/chat-sessions/{sessionId}/quote-request': () => ({
    firstName: 'Maria',
    lastName: 'Ortega',
    email: 'maria@example.com',
    phone: '(281) 555-0150',
    serviceType: 'fencing',
  }),
  'POST /api/chat-sessions/{sessionId}/appointment': () => ({
    customerName: 'Maria Ortega',
    customerEmail: 'maria@example.com',
    customerPhone: '(281) 555-0150',
    consultationTypeId: 1,
    ...slot,
  }),
  'PATCH /api/account/passkeys/{id}': () => ({ name: 'My phone' }),
  'POST /api/portal/deletion': () => ({ email: 'maria@example.com' }),
  'POST /api/portal/people/invitations': invited,
  'POST /api/console/staff/invitations': (thing) => ({ ...invited(thing), role: 'staff' }),
  'PATCH /api/console/staff/{id}': ({ version }) => ({ version, role: 'owner' }),
  'POST /api/console/staff/{id}/disable': ({ version }) => ({ version }),
  'POST /api/console/staff/{id}/enable': ({ version }) => ({ version }),
  'POST /api/console/customers/{id}/people/invitations': invited,
  'PATCH /api/portal/contact': () => ({
    firstName: 'Maria',
    lastName: 'Ortega',
    phone: '(281) 555-0150',
  }),
  'PATCH /api/portal/property': () => ({ version: 2 }),
  'PATCH /api/portal/visits/{id}/day': ({ version }) => ({
    version,
    date: '2026-11-25',
    confirmsClose: true,
  }),
  'PATCH /api/portal/visits/{id}/note': ({ version }) => ({ version, note: 'The gate sticks.' }),
  'POST /api/portal/visits/{id}/skip': ({ version }) => ({ version }),
  'POST /api/portal/visits/{id}/unskip': ({ version }) => ({ version }),
  'PATCH /api/portal/visits/{id}/rating': () => ({ rating: 5 }),
  'POST /api/portal/visits/{id}/problems': () => ({
    kind: 'bad-job',
    wish: 'fix',
    description: 'The edge is ragged.',
  }),
  'POST /api/console/customers/{id}/properties/{propertyId}/gate-code': () => ({
    reason: 'The crew called.',
  }),
  'POST /api/console/visits/{id}/times': () => ({ version: 1 }),
  'POST /api/console/visit-problems/{id}/reply': ({ version }) => ({
    version,
    text: 'We come back tomorrow.',
  }),
  'POST /api/console/visit-problems/{id}/remedy': ({ version }) => ({
    version,
    remedy: 'refund',
    amount: '20.00',
    method: 'card',
    reason: 'Agreed on the phone.',
  }),
  'POST /api/portal/problems/{id}/messages': () => ({ text: 'It is the left one.' }),
  'POST /api/portal/problems/{id}/close': ({ version }) => ({ version }),
  'POST /api/console/visit-problems/{id}/close': ({ version }) => ({ version }),
  'POST /api/console/visit-problems/{id}/reopen': ({ version }) => ({ version }),
  'POST /api/console/plan-prices/proposals': () => ({ ...priceProposal, hash: '0'.repeat(64) }),
  'POST /api/console/plan-renewals': () => ({ plans: '1', hash: '0'.repeat(64) }),
  'POST /api/console/plan-changes/{id}/withdraw': ({ version }) => ({ version }),
  'POST /api/portal/plan-changes/{id}/accept': ({ version }) => ({
    version,
    termsHash: '0'.repeat(64),
    signedName: 'Maria Ortega',
  }),
  'POST /api/portal/plan-changes/{id}/decline': ({ version }) => ({ version }),
  'POST /api/portal/plans/{id}/agreements': () => ({
    kind: 'cancel',
    termsHash: '0'.repeat(64),
    signedName: 'Maria Ortega',
  }),
  'POST /api/portal/plan-offers/{id}/agree': agreed,
  'POST /api/portal/plan-offers/{id}/decline': ({ version }) => ({ version }),
  'POST /api/plan-offers/by-link/{token}/agree': agreed,
  'POST /api/plan-offers/by-link/{token}/decline': ({ version }) => ({ version }),
  'POST /api/plan-offers/by-link/{token}/objection': () => ({ objection: 'I only asked.' }),
  'POST /api/console/plan-offers': ({ params, otherId }) => ({
    ...offered,
    customerId: otherId,
    propertyId: Number(params.propertyId),
  }),
  'PATCH /api/console/plan-offers/{id}': ({ version }) => ({ ...offered, version }),
  'POST /api/console/program-offers': ({ params, otherId }) => ({
    ...offeredProgram,
    customerId: otherId,
    propertyId: Number(params.propertyId),
  }),
  'PATCH /api/console/program-offers/{id}': ({ version }) => ({ ...offeredProgram, version }),
  'POST /api/console/plan-offers/{id}/send': ({ version }) => ({ version }),
  'POST /api/console/plan-offers/{id}/withdraw': ({ version }) => ({ version }),
  'POST /api/console/plan-offers/{id}/yes': ({ version, contentHash }) => ({
    version,
    contentHash,
    saidBy: 'Maria Ortega',
    way: 'phone',
    saidOn: '2026-11-09',
  }),
  'POST /api/console/plan-agreements/{id}/objection-answer': () => ({ answer: 'We end it.' }),
  'POST /api/console/calendar/appointments': () => ({
    customerName: 'Maria Ortega',
    customerEmail: 'maria@example.com',
    customerPhone: '(281) 555-0150',
    consultationTypeId: 1,
    date: '2026-11-25',
    time: '09:00',
    overbookReason: 'Asked for by phone.',
  }),
  'PATCH /api/console/calendar/appointments/{id}/time': ({ version }) => entryMove(version),
  'PATCH /api/console/calendar/appointments/{id}/notes': ({ version }) => ({ version }),
  'PATCH /api/console/calendar/appointments/{id}/outcome': ({ version }) => ({
    version,
    status: 'confirmed',
  }),
  'PATCH /api/console/calendar/visits/{id}/time': ({ version }) => ({
    ...entryMove(version),
    confirmsClose: true,
  }),
  'POST /api/console/closures': () => ({ from: '2026-12-31', reason: 'Inventory' }),
  'POST /api/console/service-requests/{id}/take-up': ({ version }) => ({ version }),
  'POST /api/console/service-requests/{id}/decline': ({ version }) => ({ version, reason: 'Far.' }),
  'POST /api/console/service-requests/{id}/schedule': ({ version }) => ({
    version,
    days: [{ crewId: 1, date: '2026-11-25' }],
    overbookReason: 'Asked for by phone.',
  }),
  'POST /api/console/service-requests/{id}/complete': ({ version }) => ({
    version,
    finalPrice: '45.00',
  }),
  'POST /api/console/service-requests/{id}/messages': () => ({ text: 'Hello' }),
  'POST /api/console/service-requests/{id}/quotes': ({ version }) => ({
    ...draft,
    requestVersion: version,
  }),
  'POST /api/console/service-requests/{id}/quotes/start': ({ version }) => ({
    requestVersion: version,
  }),
  'POST /api/console/service-requests/{id}/reopen': ({ version }) => ({ version }),
  'POST /api/console/service-requests': () => ({
    ...asked,
    customerName: 'Orla Ash',
    customerEmail: 'orla.ash@example.com',
    customerPhone: '(281) 555-0191',
    propertyAddress: '40 Bayou Bend Ln, Cypress, TX 77429',
  }),
  'PATCH /api/console/quotes/{id}': ({ version }) => ({ ...draft, version }),
  'POST /api/console/quotes/{id}/send': ({ version, requestVersion }) => ({
    version,
    requestVersion,
  }),
  'POST /api/console/quotes/{id}/revise': ({ version }) => ({ ...draft, version }),
  'PATCH /api/console/visits/{id}/crew': () => ({ version: 1, crewId: 1 }),
  'POST /api/console/content/{kind}': () => ({ body: question }),
  'POST /api/console/content/{kind}/{slug}/draft': edited,
  'POST /api/console/content/{kind}/{slug}/draft/discard': seen,
  'POST /api/console/content/{kind}/{slug}/publish': edited,
  'POST /api/console/content/{kind}/{slug}/schedule': (thing) => ({
    ...edited(thing),
    publishAt: '2026-12-01T14:00:00Z',
  }),
  'POST /api/console/content/{kind}/{slug}/schedule/cancel': seen,
  'POST /api/console/content/{kind}/{slug}/preview': () => ({ body: question }),
  'POST /api/console/content/{kind}/{slug}/price-effect': () => ({ body: question }),
  'POST /api/console/content/{kind}/{slug}/take-back': ({ version, historyId }) => ({
    version,
    historyId,
  }),
  'POST /api/console/content/{kind}/{slug}/hide': seen,
  'POST /api/console/content/{kind}/{slug}/show': seen,
  'POST /api/console/content/{kind}/{slug}/move': ({ version }) => ({ version, direction: 'up' }),
  'POST /api/console/content/{kind}/{slug}/remove': seen,
  'POST /api/console/crews': () => ({
    name: crypto.randomUUID(),
    startsAt: '07:30',
    weekdayVisits: [8, 8, 8, 8, 8],
  }),
  'PATCH /api/console/crews/{id}': () => ({ version: 1, isActive: false }),
  'PATCH /api/console/crew-days/{crewId}/{date}': ({ params }) => ({
    version: 1,
    visitIds: [Number(params.visitId)],
  }),
  'POST /api/console/day-moves': () => ({ date: '2026-11-24', crewIds: [1], reason: 'Rain' }),
  'PATCH /api/console/day-moves/{id}/visits/{visitId}': ({ version }) => ({
    version,
    choice: 'stay',
  }),
  'POST /api/console/day-moves/{id}/plan': ({ version }) => ({ version }),
  'POST /api/console/day-moves/{id}/send': ({ version }) => ({ version }),
  'POST /api/console/day-moves/{id}/undo': ({ version }) => ({ version }),
  'POST /api/console/day-moves/{id}/discard': ({ version }) => ({ version }),
  'POST /api/console/customers': () => ({
    firstName: 'Rosa',
    lastName: 'Sample',
    email: `${crypto.randomUUID()}@example.com`,
    phone: '(281) 555-0150',
  }),
  'PATCH /api/console/customers/{id}': ({ version }) => ({
    version,
    firstName: 'Rosa',
    lastName: 'Sample',
    phone: '(281) 555-0150',
  }),
  'POST /api/console/service-plans/{id}/agreements': () => ({
    kind: 'cancel',
    termsHash: '0'.repeat(64),
    saidBy: 'Maria Ortega',
    note: 'Called at nine.',
  }),
  'POST /api/console/service-plans/{id}/size': ({ version = 1 }) => ({ version, lawnArea: 5900 }),
  'PATCH /api/console/service-plans/{id}/weekday': ({ version = 1 }) => ({ version, weekday: 3 }),
  'POST /api/console/customers/{id}/properties': () => ({ version: 0, address: '1 Elm Lane' }),
  'PATCH /api/console/customers/{id}/properties/{propertyId}': () => ({
    version: 1,
    address: '1 Elm Lane',
  }),
  'POST /api/console/customers/{id}/notes': () => ({ text: 'Hello' }),
  'POST /api/console/customers/{id}/consents': () => ({
    channel: 'email',
    purpose: 'offers',
    wording: 'May we write to you?',
    givenHow: 'phone',
  }),
  'POST /api/console/customers/{id}/consents/{consentId}/withdraw': () => ({
    withdrawnHow: 'phone',
  }),
  'POST /api/console/customers/{id}/merge': ({ version, otherId }) => ({
    other: otherId,
    version,
    otherVersion: 1,
  }),
  'PATCH /api/console/customer-imports/{id}': () => ({ email: 0 }),
  'POST /api/console/customer-imports/{id}/start': () => ({ leaveOutFaulty: true }),
  'POST /api/console/leads': () => ({ name: 'Reed', phone: '(281) 555-0123', words: 'Mulch' }),
  'POST /api/console/leads/{kind}/{id}/stage': ({ version }) => ({ version, stage: 'quoted' }),
  'POST /api/console/leads/{kind}/{id}/review': ({ version }) => ({ version, decision: 'hold' }),
  'POST /api/console/leads/{kind}/{id}/assignee': ({ version }) => ({ version, userId: null }),
  'POST /api/console/leads/{kind}/{id}/notes': () => ({ text: 'Has a dog.' }),
  'POST /api/console/leads/{kind}/{id}/mails': () => ({ subject: 'Hello', text: 'Hello' }),
  'POST /api/console/leads/{kind}/{id}/customer': ({ version }) => ({ version }),
  'POST /api/console/leads/{kind}/{id}/service-request': ({ version }) => ({
    version,
    propertyAddress: '1 Elm Lane',
  }),
  'POST /api/console/leads/{kind}/{id}/booking': () => ({
    customerName: 'Maria Ortega',
    customerEmail: 'maria@example.com',
    customerPhone: '(281) 555-0150',
    consultationTypeId: 1,
    ...slot,
    appointmentDate: '2026-11-19',
  }),
  'POST /api/console/visits/{id}/skip': () => ({ version: 1, kind: 'weather', reason: 'Storm.' }),
  'POST /api/console/visits/{id}/unskip': () => ({ version: 1 }),
  'POST /api/console/crew-links/renew': () => ({ crewId: 1, date: '2026-11-24', generation: 1 }),
  'POST /api/crew-days/{token}/actions': () => ({
    id: crypto.randomUUID(),
    device: crypto.randomUUID(),
    sequence: 1,
    takenAt: '2026-11-09T15:00:00Z',
    sentAt: '2026-11-09T15:00:00Z',
    stop: 'none',
    kind: 'arrived',
  }),
  'POST /api/crew-days/{token}/gate-code': () => ({ stop: 'none' }),
  'POST /api/console/visits/{id}/on-the-way': ({ version = 1 }) => ({ version }),
  'POST /api/console/visits/{id}/completion': ({ version = 1 }) => ({
    version,
    arrivedAt: '2026-11-09T15:00:00Z',
    departedAt: '2026-11-09T16:00:00Z',
    workDone: ['Mowed'],
    photosMissingReason: 'The telephone was empty.',
  }),
};

/** Queries by endpoint, where one is needed. */
export const queries: Record<string, string | ((thing: Thing) => string)> = {
  'GET /api/console/search': '?q=maria',
  'GET /api/console/customers/{id}/records': '?kind=past',
  'GET /api/console/customers/{id}/merge': ({ otherId }) => `?other=${otherId}`,
  'DELETE /api/chat-sessions/{sessionId}': '?lastNumber=99',
  'GET /api/console/crew-links': '?crewId=1&date=2026-11-24',
  'GET /console/crew-link': '?crewId=1&date=2026-11-24',
  'GET /api/console/plan-prices/preview': `?${new URLSearchParams(priceProposal)}`,
  'GET /api/console/plan-renewals/preview': '?plans=1',
  'GET /api/console/plan-offer-form': ({ otherId }) => `?customerId=${otherId}`,
  'GET /api/console/program-offer-form': ({ otherId }) => `?customerId=${otherId}&program=aeration`,
  'GET /api/portal/plans/{id}/terms': '?kind=cancel',
  'GET /api/console/service-plans/{id}/terms': '?kind=cancel',
  'GET /api/service-requests': '?customerEmail=maria@example.com',
  'GET /api/console/service-requests/crew-days': '?date=2026-11-20',
  'GET /api/console/service-requests/{id}/job-days': '?first=2026-11-20&days=2&crews=1',
  'GET /api/appointments/availability': '?month=2026-11',
  'GET /api/geo-testimonials': '?verified=true',
  'GET /api/address-suggestions': '?input=Sky+Ridge',
  'GET /api/form-guard': '?form=quote',
  'GET /api/console/calendar': '?from=2026-11-09',
  'DELETE /api/console/closures': '?from=2026-12-31&to=2026-12-31',
  'DELETE /api/console/slot-rules/{id}': '?version=99',
};
