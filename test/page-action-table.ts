// Every page that takes forms, and each of its forms by the step that it names ("-" where it has one alone): like which call of the
// API it is filled in, and where its person ends once it was taken.
import type { Actor } from './access-people.ts';
import type { Thing } from './access-things.ts';

export type PageAction = {
  /** The endpoint whose right input (access-calls.ts) and thing (access-things.ts) the form has. */
  like?: string;
  /** The page on which it ends; unset where right input needs what only a browser has, such as a key or a mailed code. */
  lands?: string;
  /** What the form carries besides, or in other words. */
  fields?: (thing: Thing) => Record<string, string>;
  /** What the address asks for. */
  query?: (thing: Thing) => string;
  by?: Actor;
  /** Its fields are all hidden, so that no one can send it empty: then an error page is right. */
  isButton?: true;
};

const LEAD = '/console/leads/:kind/:id';
const lead = (step: string) => ({
  like: `POST /api/console/leads/{kind}/{id}/${step}`,
  lands: LEAD,
});
const MOVE = '/console/visits/moves/:id';
const move = (step: string) => ({ like: `POST /api/console/day-moves/{id}/${step}`, lands: MOVE });
const REQUEST = '/console/requests/:id';
const request = (step: string) => ({
  like: `POST /api/console/service-requests/{id}/${step}`,
  lands: REQUEST,
});
const VISIT = '/console/visits/:id';
const visit = (step: string) => ({ like: `POST /api/console/visits/{id}/${step}`, lands: VISIT });
const PROBLEM = '/console/problems/:id';
const problem = (step: string) => ({
  like: `POST /api/console/visit-problems/{id}/${step}`,
  lands: PROBLEM,
});
const outcome = {
  like: 'PATCH /api/console/calendar/appointments/{id}/outcome',
  fields: () => ({ before: 'scheduled' }),
  isButton: true as const,
};
/** Which browsers and passkeys there are is for the tests of signing in: these are about none, so no form of theirs is shown. */
const ownSignIn = {
  'signed-out': { fields: () => ({ id: crypto.randomUUID() }), isButton: true },
  'others-signed-out': {},
  'passkey-named': { fields: () => ({ id: crypto.randomUUID(), name: 'Phone' }), isButton: true },
  'passkey-removed': { fields: () => ({ id: crypto.randomUUID() }), isButton: true },
} satisfies Record<string, PageAction>;
const ENTRY = '/console/settings/content/:kind/:slug';
const KIND = '/console/settings/content/:kind';
const entry = (step: string) => ({
  like: `POST /api/console/content/{kind}/{slug}/${step}`,
  lands: ENTRY,
});
const PICTURE = '/console/settings/pictures/:id';
const picture = (step: string) => ({
  like: `POST /api/console/pictures/{id}/${step}`,
  lands: PICTURE,
});
/** All of a picture, its middle in view, in percent. */
const WHOLE = { x: '50', y: '50', left: '0', top: '0', width: '100', height: '100' };
const CUSTOMER = '/console/customers/:id';
const IMPORT = '/console/customers/import/:id';
const CHAT = '/admin-support/:sessionId';

export const pageActions: Record<string, Record<string, PageAction>> = {
  // The public site: its forms have guards of their own, and tests of their own for right input.
  '/book': { '-': {} },
  '/es/book': { '-': {} },
  '/quote': { '-': {} },
  '/es/quote': { '-': {} },
  '/estimate': { '-': {} },
  '/es/estimate': { '-': {} },
  '/storm': { '-': {} },
  '/es/storm': { '-': {} },
  '/my-area': { '-': {} },
  '/es/my-area': { '-': {} },
  '/continue': { '-': {} },
  '/es/continue': { '-': {} },
  '/continue/:token': { '-': { isButton: true } },
  '/es/continue/:token': { '-': { isButton: true } },
  '/lawn-plan': { '-': {} },
  '/es/lawn-plan': { '-': {} },
  '/newsletter': { '-': {} },
  '/es/newsletter': { '-': {} },
  '/newsletter/unsubscribe': { '-': { isButton: true } },
  '/es/newsletter/unsubscribe': { '-': { isButton: true } },
  '/review/:token': {
    '-': { fields: () => ({ decision: 'confirm' }), lands: '/review/:token', isButton: true },
  },
  '/appointment/:token': { '-': {} },
  '/es/appointment/:token': { '-': {} },
  '/chat/:token': { '-': { isButton: true } },
  '/es/chat/:token': { '-': { isButton: true } },
  '/sign-in': { email: {}, code: {}, demo: { isButton: true } },
  '/es/sign-in': { email: {}, code: {}, demo: { isButton: true } },
  '/sign-in/confirm': { email: {}, code: {}, demo: { isButton: true } },
  '/es/sign-in/confirm': { email: {}, code: {}, demo: { isButton: true } },
  '/sign-in/link/:token': { '-': { isButton: true } },
  '/es/sign-in/link/:token': { '-': { isButton: true } },
  '/setup/:token': { email: { isButton: true }, code: { isButton: true } },
  '/invitation/:token': { '-': { isButton: true, lands: '/invitation/:token' } },
  '/es/invitation/:token': { '-': { isButton: true, lands: '/es/invitation/:token' } },
  '/sign-out': { '-': { by: 'nobody' } },
  '/es/sign-out': { '-': { by: 'nobody' } },
  '/crew/:token': { '-': { isButton: true } },

  '/customer-portal/schedule': {
    note: {
      like: 'PATCH /api/portal/visits/{id}/note',
      fields: ({ params }) => ({ visit: params.id ?? '' }),
      lands: '/customer-portal/schedule',
    },
  },
  '/customer-portal/visits/:id': {
    rating: {
      like: 'PATCH /api/portal/visits/{id}/rating',
      fields: ({ params }) => ({ visit: params.id ?? '', rating: '5' }),
      lands: '/customer-portal/visits/:id',
      isButton: true,
    },
    review: {
      like: 'POST /api/portal/visits/{id}/review',
      // It leads to a page of another frame, which is loaded as a whole.
      fields: ({ params }) => ({ visit: params.id ?? '' }),
      isButton: true,
    },
    problem: {
      like: 'POST /api/portal/visits/{id}/problems',
      lands: '/customer-portal/visits/:id',
      fields: () => ({ requestKey: crypto.randomUUID() }),
    },
  },
  '/your-review/:token': {
    write: { like: 'POST /api/reviews/by-link/{token}', lands: '/your-review/:token' },
    withdraw: {
      like: 'POST /api/reviews/by-link/{token}/withdraw',
      lands: '/your-review/:token',
      isButton: true,
    },
  },
  '/es/your-review/:token': {
    write: { like: 'POST /api/reviews/by-link/{token}', lands: '/es/your-review/:token' },
    withdraw: {
      like: 'POST /api/reviews/by-link/{token}/withdraw',
      lands: '/es/your-review/:token',
      isButton: true,
    },
  },
  '/your-photos/:token': {
    answer: {
      like: 'POST /api/photo-permissions/by-link/{token}',
      lands: '/your-photos/:token',
      isButton: true,
    },
  },
  '/es/your-photos/:token': {
    answer: {
      like: 'POST /api/photo-permissions/by-link/{token}',
      lands: '/es/your-photos/:token',
      isButton: true,
    },
  },
  '/console/newsletter': {
    start: {
      like: 'POST /api/console/mailings',
      fields: () => ({ requestKey: crypto.randomUUID() }),
    },
  },
  '/console/newsletter/:id': {
    save: { like: 'PATCH /api/console/mailings/{id}', lands: '/console/newsletter/:id' },
    schedule: {
      like: 'POST /api/console/mailings/{id}/schedule',
      lands: '/console/newsletter/:id',
    },
    test: {
      like: 'POST /api/console/mailings/{id}/test',
      lands: '/console/newsletter/:id',
      isButton: true,
    },
    unschedule: {
      like: 'POST /api/console/mailings/{id}/unschedule',
      lands: '/console/newsletter/:id',
      isButton: true,
    },
    send: {
      like: 'POST /api/console/mailings/{id}/send',
      lands: '/console/newsletter/:id',
      isButton: true,
    },
    pause: {
      like: 'POST /api/console/mailings/{id}/pause',
      lands: '/console/newsletter/:id',
      isButton: true,
    },
    resume: {
      like: 'POST /api/console/mailings/{id}/resume',
      lands: '/console/newsletter/:id',
      isButton: true,
    },
    cancel: {
      like: 'POST /api/console/mailings/{id}/cancel',
      lands: '/console/newsletter/:id',
      isButton: true,
    },
  },
  '/console/newsletter/subscribers': {
    handled: {
      like: 'POST /api/console/newsletter/subscribers/{id}/handled',
      fields: ({ params }) => ({ subscriber: params.id ?? '' }),
      lands: '/console/newsletter/subscribers',
      isButton: true,
    },
    restore: {
      like: 'POST /api/console/newsletter/subscribers/{id}/restore',
      fields: ({ params }) => ({ subscriber: params.id ?? '' }),
      lands: '/console/newsletter/subscribers',
      isButton: true,
    },
    admit: {
      like: 'POST /api/console/newsletter/subscribers/{id}/admit',
      fields: ({ params }) => ({ subscriber: params.id ?? '' }),
      lands: '/console/newsletter/subscribers',
      isButton: true,
    },
    remove: {
      like: 'POST /api/console/newsletter/subscribers/{id}/remove',
      fields: ({ params }) => ({ subscriber: params.id ?? '' }),
      lands: '/console/newsletter/subscribers',
      isButton: true,
    },
  },
  '/console/settings/health': {
    restore: {
      like: 'POST /api/console/health/restore-test',
      lands: '/console/settings/health',
      by: 'owner',
      isButton: true,
    },
  },
  '/console/settings/mails/:id': {
    again: {
      like: 'POST /api/console/mails/{id}/send-again',
      lands: '/console/settings/mails/:id',
      isButton: true,
    },
    aside: {
      like: 'POST /api/console/mails/{id}/set-aside',
      lands: '/console/settings/mails/:id',
      isButton: true,
    },
  },
  '/console/reviews/:id': {
    publish: {
      like: 'POST /api/console/reviews/{id}/publish',
      lands: '/console/reviews/:id',
      isButton: true,
    },
    refuse: { like: 'POST /api/console/reviews/{id}/refuse', lands: '/console/reviews/:id' },
    reply: { like: 'POST /api/console/reviews/{id}/reply', lands: '/console/reviews/:id' },
  },
  '/customer-portal/problems/:id': {
    message: {
      like: 'POST /api/portal/problems/{id}/messages',
      lands: '/customer-portal/problems/:id',
      fields: () => ({ requestKey: crypto.randomUUID() }),
    },
    close: {
      like: 'POST /api/portal/problems/{id}/close',
      lands: '/customer-portal/problems/:id',
      isButton: true,
    },
  },
  '/customer-portal/visits/:id/move': {
    // Which days have a place left is for the crews' calendar to say.
    move: { like: 'PATCH /api/portal/visits/{id}/day' },
  },
  '/customer-portal/visits/:id/skip': {
    skip: {
      like: 'POST /api/portal/visits/{id}/skip',
      lands: '/customer-portal/visits/:id',
      isButton: true,
    },
    unskip: {
      like: 'POST /api/portal/visits/{id}/unskip',
      lands: '/customer-portal/visits/:id',
      isButton: true,
    },
  },
  '/customer-portal/history': {
    rating: {
      like: 'PATCH /api/portal/visits/{id}/rating',
      fields: ({ params }) => ({ visit: params.id ?? '', rating: '4' }),
      lands: '/customer-portal/history',
      isButton: true,
    },
  },
  '/customer-portal/plan/changes': {
    accept: {
      like: 'POST /api/portal/plan-changes/{id}/accept',
      lands: '/customer-portal/plan/changes',
      fields: ({ params }) => ({ change: params.id ?? '' }),
    },
    decline: {
      like: 'POST /api/portal/plan-changes/{id}/decline',
      lands: '/customer-portal/plan/changes',
      fields: ({ params }) => ({ change: params.id ?? '' }),
      isButton: true,
    },
  },
  '/customer-portal/billing/autopay': {
    // Which words were agreed to is for the tests of autopay.
    agree: {
      fields: () => ({ methodId: crypto.randomUUID(), termsHash: '0'.repeat(64) }),
      isButton: true,
    },
    end: {
      like: 'DELETE /api/portal/billing/autopay',
      lands: '/customer-portal/billing/autopay',
      isButton: true,
    },
  },
  '/customer-portal/billing/cards': {
    remove: {
      like: 'DELETE /api/portal/billing/methods/{id}',
      lands: '/customer-portal/billing/cards',
      fields: ({ params }) => ({ method: params.id ?? '' }),
      isButton: true,
    },
  },
  '/console/billing/preview': {
    // What was previewed is named by its hash, which the tests of billing have.
    issue: { like: 'POST /api/console/billing/invoices', isButton: true },
  },
  '/console/billing/exports': {
    // What was previewed is named by its last entry, which the tests of exports have.
    take: { like: 'POST /api/console/billing/exports', isButton: true },
  },
  '/console/billing/invoices/:id': {
    // The same form as on the account's page.
    pay: {},
    credit: {
      like: 'POST /api/console/billing/invoices/{id}/credit-notes',
      lands: '/console/billing/invoices/:id',
    },
    mail: {
      like: 'POST /api/console/billing/invoices/{id}/mail',
      lands: '/console/billing/invoices/:id',
      isButton: true,
    },
  },
  '/console/billing/accounts/:id': {
    pay: { like: 'POST /api/console/billing/payments', lands: '/console/billing/accounts/:id' },
    // Which payment and charge is for the tests of billing.
    reverse: { fields: () => ({ payment: crypto.randomUUID() }) },
    tip: { fields: () => ({ tipOf: crypto.randomUUID() }) },
    charge: {
      like: 'POST /api/console/billing/accounts/{id}/charges',
      lands: '/console/billing/accounts/:id',
    },
    uncharge: { fields: () => ({ charge: '1' }), isButton: true },
    hold: {
      like: 'POST /api/console/billing/accounts/{id}/reminder-hold',
      lands: '/console/billing/accounts/:id',
    },
    resume: {
      like: 'POST /api/console/billing/accounts/{id}/reminder-hold/end',
      lands: '/console/billing/accounts/:id',
      isButton: true,
    },
    autopayOff: {
      like: 'POST /api/console/billing/accounts/{id}/autopay/end',
      lands: '/console/billing/accounts/:id',
    },
    task: { fields: () => ({ task: '1' }), isButton: true },
    refund: {
      like: 'POST /api/console/billing/accounts/{id}/refunds',
      lands: '/console/billing/accounts/:id',
      by: 'owner',
    },
  },
  '/console/billing/accounts/:id/statement': {
    email: {
      like: 'POST /api/console/billing/statements',
      lands: '/console/billing/accounts/:id/statement',
    },
  },
  '/console/plans/prices': {
    // What was previewed is named by its hash, which the tests of the prices have.
    propose: { like: 'POST /api/console/plan-prices/proposals', isButton: true },
    renew: { like: 'POST /api/console/plan-renewals', isButton: true },
    withdraw: {
      like: 'POST /api/console/plan-changes/{id}/withdraw',
      lands: '/console/plans/prices',
      fields: ({ params }) => ({ change: params.id ?? '' }),
      isButton: true,
    },
  },
  '/customer-portal/plan-offers/:id': {
    agree: {
      like: 'POST /api/portal/plan-offers/{id}/agree',
      lands: '/customer-portal/plan-offers/:id',
    },
    decline: {
      like: 'POST /api/portal/plan-offers/{id}/decline',
      lands: '/customer-portal/plan-offers/:id',
    },
  },
  '/plan-offer/:token': {
    agree: {
      like: 'POST /api/plan-offers/by-link/{token}/agree',
      lands: '/plan-offer/:token',
    },
    decline: {
      like: 'POST /api/plan-offers/by-link/{token}/decline',
      lands: '/plan-offer/:token',
    },
    objection: {
      like: 'POST /api/plan-offers/by-link/{token}/objection',
      lands: '/plan-offer/:token',
    },
  },
  '/es/plan-offer/:token': {
    agree: {
      like: 'POST /api/plan-offers/by-link/{token}/agree',
      lands: '/es/plan-offer/:token',
    },
    decline: {
      like: 'POST /api/plan-offers/by-link/{token}/decline',
      lands: '/es/plan-offer/:token',
    },
    objection: {
      like: 'POST /api/plan-offers/by-link/{token}/objection',
      lands: '/es/plan-offer/:token',
    },
  },
  // Its lines are rows of a list, which this table has no way to write.
  '/console/plans/new': { offer: {}, program: {} },
  '/console/plans/offers/:id': {
    send: {
      like: 'POST /api/console/plan-offers/{id}/send',
      lands: '/console/plans/offers/:id',
      isButton: true,
    },
    withdraw: {
      like: 'POST /api/console/plan-offers/{id}/withdraw',
      lands: '/console/plans/offers/:id',
      isButton: true,
    },
    yes: {
      like: 'POST /api/console/plan-offers/{id}/yes',
      lands: '/console/plans/offers/:id',
    },
    answer: { fields: () => ({ agreement: '1' }) },
  },
  '/customer-portal/plan/:id': { agree: { like: 'POST /api/portal/plans/{id}/agreements' } },
  '/customer-portal/add-ons': {
    ask: {
      like: 'POST /api/service-requests',
      fields: () => ({ requestKey: crypto.randomUUID() }),
      lands: '/customer-portal/add-ons',
    },
  },
  '/customer-portal/add-ons/:id': {
    message: {
      like: 'POST /api/service-requests/{id}/messages',
      fields: () => ({ requestKey: crypto.randomUUID() }),
      lands: '/customer-portal/add-ons/:id',
    },
  },
  '/customer-portal/add-ons/:id/edit': {
    change: { like: 'PATCH /api/service-requests/{id}', lands: '/customer-portal/add-ons/:id' },
    cancel: {
      like: 'POST /api/service-requests/{id}/cancel',
      lands: '/customer-portal/add-ons/:id',
      isButton: true,
    },
  },
  '/customer-portal/add-ons/:id/quote': { accept: {}, choose: {}, decline: {} },
  '/customer-portal/account': {
    contact: { like: 'PATCH /api/portal/contact', lands: '/customer-portal/account' },
    email: { like: 'POST /api/portal/email-change', lands: '/customer-portal/account' },
    'email-code': { like: 'POST /api/portal/email-change/code' },
    property: { like: 'PATCH /api/portal/property' },
    reveal: {
      fields: () => ({ property: '1' }),
      lands: '/customer-portal/account',
      isButton: true,
    },
    notices: { like: 'PATCH /api/portal/notices', lands: '/customer-portal/account' },
    invite: { like: 'POST /api/portal/people/invitations', lands: '/customer-portal/account' },
    uninvite: {
      like: 'DELETE /api/portal/people/invitations/{id}',
      fields: ({ params }) => ({ id: params.id ?? '' }),
      lands: '/customer-portal/account',
      isButton: true,
    },
    'person-remove': {
      like: 'DELETE /api/portal/people/{id}',
      fields: ({ params }) => ({ id: params.id ?? '' }),
      lands: '/customer-portal/account',
      isButton: true,
    },
    leave: { fields: () => ({ id: crypto.randomUUID() }) },
    feed: { lands: '/customer-portal/account', isButton: true },
    'feed-end': { lands: '/customer-portal/account', isButton: true },
    ...ownSignIn,
  },
  '/customer-portal/your-data': {
    keep: { lands: '/customer-portal/your-data' },
    ask: { like: 'POST /api/portal/deletion' },
  },

  '/console': {
    'mention-done': { fields: () => ({ mention: '999999999' }), isButton: true },
  },
  '/console/views': {
    // Without a name it ends on the page of today, which says no word of it.
    add: { like: 'POST /api/console/views', lands: '/console/leads' },
    forget: {
      fields: () => ({ view: '999999999', address: '/console/leads' }),
      lands: '/console/leads',
      isButton: true,
    },
  },
  '/console/crew-link': {
    renew: {
      like: 'POST /api/console/crew-links/renew',
      query: () => '?crewId=1&date=2026-11-24',
      isButton: true,
    },
  },
  [PROBLEM]: {
    reply: problem('reply'),
    remedy: problem('remedy'),
    // Only what was answered is closed: that is for the problem's own tests.
    close: { like: problem('close').like, isButton: true },
    reopen: { ...problem('reopen'), isButton: true },
  },
  [VISIT]: {
    'on-the-way': visit('on-the-way'),
    complete: {
      like: 'POST /api/console/visits/{id}/skip',
      lands: VISIT,
      fields: () => ({
        version: '1',
        date: '2026-11-09',
        arrivedAt: '07:00',
        departedAt: '07:30',
        workDone: 'Mowed',
        photosMissingReason: 'The phone was empty.',
      }),
    },
    skip: visit('skip'),
    unskip: { like: 'POST /api/console/visits/{id}/unskip' },
    times: { like: 'POST /api/console/visits/{id}/times' },
    'ask-photos': { like: 'POST /api/console/visits/{id}/photo-permissions' },
    handled: { fields: () => ({ report: crypto.randomUUID() }) },
  },
  '/console/customers/:id': {
    note: { like: 'POST /api/console/customers/{id}/notes', lands: CUSTOMER },
    'note-remove': { fields: () => ({ note: '999999999' }) },
    'note-restore': { fields: () => ({ note: '999999999' }) },
    consent: {
      like: 'POST /api/console/customers/{id}/consents',
      lands: CUSTOMER,
    },
    withdraw: { fields: () => ({ consent: '999999999', withdrawnHow: 'phone' }) },
    reveal: { fields: () => ({ property: '999999999', reason: 'The crew called.' }) },
    invite: { like: 'POST /api/console/customers/{id}/people/invitations', lands: CUSTOMER },
    uninvite: { fields: () => ({ invitation: crypto.randomUUID() }) },
    'person-remove': { fields: () => ({ person: crypto.randomUUID() }) },
    apart: { fields: () => ({ merge: crypto.randomUUID() }) },
  },
  '/console/plans/:id': {
    size: { like: 'POST /api/console/service-plans/{id}/size', lands: '/console/plans/:id' },
    weekday: { like: 'PATCH /api/console/service-plans/{id}/weekday', lands: '/console/plans/:id' },
    yes: { like: 'POST /api/console/service-plans/{id}/agreements' },
  },
  '/console/customers/:id/conversation': {
    answer: {
      fields: () => ({
        way: 'request',
        'ways[0].way': 'request',
        'ways[0].id': '999999999',
        text: 'Hello',
      }),
    },
    note: {
      like: 'POST /api/console/customers/{id}/notes',
      lands: '/console/customers/:id/conversation',
    },
  },
  '/console/customers/:id/property/:propertyId': {
    property: {
      like: 'PATCH /api/console/customers/{id}/properties/{propertyId}',
      lands: CUSTOMER,
    },
  },
  '/console/customers/:id/property': {
    property: { like: 'POST /api/console/customers/{id}/properties' },
  },
  '/console/customers/:id/edit': {
    contact: { like: 'PATCH /api/console/customers/{id}', lands: CUSTOMER },
    email: {
      like: 'POST /api/console/customers/{id}/email-change',
      lands: '/console/customers/:id/edit',
    },
    'email-code': { like: 'POST /api/console/customers/{id}/email-change/code' },
  },
  '/console/customers/:id/portal': {
    start: {
      like: 'POST /api/console/customers/{id}/viewings',
      lands: '/customer-portal',
      by: 'owner',
    },
    end: { like: 'POST /api/console/viewings/end', lands: CUSTOMER, by: 'owner' },
  },
  '/console/customers/:id/merge': {
    merge: { like: 'POST /api/console/customers/{id}/merge', lands: CUSTOMER },
  },
  '/console/customers/import': { upload: {} },
  '/console/customers/import/:id': {
    columns: { like: 'PATCH /api/console/customer-imports/{id}', lands: IMPORT },
    start: { like: 'POST /api/console/customer-imports/{id}/start', lands: IMPORT },
    undo: { like: 'POST /api/console/customer-imports/{id}/undo' },
  },
  '/console/customers/new': { add: { like: 'POST /api/console/customers' } },
  '/console/account': { ...ownSignIn, name: { like: 'PATCH /api/console/account/name' } },
  [LEAD]: {
    mail: { ...lead('mails'), fields: () => ({ requestKey: crypto.randomUUID() }) },
    note: { ...lead('notes'), fields: () => ({ requestKey: crypto.randomUUID() }) },
    stage: lead('stage'),
    review: lead('review'),
    assignee: lead('assignee'),
    customer: lead('customer'),
    request: { ...lead('service-request'), fields: () => ({ requestKey: crypto.randomUUID() }) },
  },
  '/console/leads/:kind/:id/booking': {
    book: { like: 'POST /api/console/leads/{kind}/{id}/booking' },
  },
  '/console/leads/new': { add: { like: 'POST /api/console/leads' } },
  '/console/settings/staff': {
    invite: {
      like: 'POST /api/console/staff/invitations',
      lands: '/console/settings/staff',
      by: 'owner',
    },
    uninvite: { fields: () => ({ invitation: crypto.randomUUID() }), by: 'owner' },
    role: {
      like: 'PATCH /api/console/staff/{id}',
      fields: ({ params }) => ({ person: params.id ?? '' }),
      lands: '/console/settings/staff',
      by: 'owner',
    },
    disable: {
      like: 'POST /api/console/staff/{id}/disable',
      fields: ({ params }) => ({ person: params.id ?? '' }),
      lands: '/console/settings/staff',
      by: 'owner',
    },
    enable: {
      like: 'POST /api/console/staff/{id}/enable',
      fields: ({ params }) => ({ person: params.id ?? '' }),
      lands: '/console/settings/staff',
      by: 'owner',
    },
  },
  '/console/print': {
    add: { like: 'POST /api/console/print-links' },
  },
  '/console/print/:id': {
    change: { like: 'PATCH /api/console/print-links/{id}', lands: '/console/print/:id' },
  },
  '/console/payroll': {
    // What was seen is named by its hash, which the tests of hours have.
    confirm: { like: 'POST /api/console/payroll/days', isButton: true },
    correct: { like: 'POST /api/console/payroll/hours' },
    add: { like: 'POST /api/console/payroll/hours' },
  },
  '/console/payroll/exports': {
    take: { like: 'POST /api/console/payroll/exports', isButton: true },
  },
  '/console/crews': {
    add: { like: 'POST /api/console/crews' },
    change: { fields: () => ({ crew: '1', version: '98765' }) },
    service: { fields: () => ({ crew: '1', version: '98765', isActive: 'false' }) },
  },
  '/console/setup': {
    company: { by: 'owner' },
    confirm: { fields: () => ({ about: 'areas' }), isButton: true, by: 'owner' },
    skip: { fields: () => ({ about: 'areas' }), isButton: true, by: 'owner' },
    dismiss: { lands: '/console', by: 'owner', isButton: true },
    mail: { lands: '/console/setup', by: 'owner', isButton: true },
    open: { by: 'owner', isButton: true },
    close: { lands: '/console/setup', by: 'owner', isButton: true },
  },
  '/console/settings/company': { save: {} },
  '/console/settings/hours': { save: {} },
  '/console/settings/licenses': { save: {} },
  '/console/settings/prices': { save: {} },
  '/console/settings/billing': { save: {} },
  '/console/settings/reviews': { save: {} },
  '/console/settings/deadlines': { save: {} },
  '/console/settings/calls': { save: {} },
  '/console/settings/newsletter': { save: {} },
  '/console/settings/consultations': {
    add: {},
    change: { fields: () => ({ type: '1', version: 'seen' }) },
    move: {
      fields: () => ({ type: '1', direction: 'down' }),
      lands: '/console/settings/consultations',
      by: 'owner',
      isButton: true,
    },
  },
  '/console/settings/promo-codes': {
    add: {},
    change: { fields: () => ({ promo: '1', version: 'seen' }) },
  },
  '/console/storm': { raise: {}, end: { lands: '/console/storm' } },
  '/console/news': {
    seen: { like: 'POST /api/console/deeds/seen', lands: '/console/news', isButton: true },
  },
  '/console/settings/pictures': { upload: {} },
  [PICTURE]: {
    save: {
      fields: () => ({ title: 'Path', alt: 'A path of limestone.', kind: 'photo', ...WHOLE }),
      ...picture('details'),
    },
    retry: { ...picture('retry'), isButton: true },
    replace: { like: 'POST /api/console/pictures/{id}/replace' },
    remove: { ...picture('remove'), lands: '/console/settings/pictures', isButton: true },
  },
  [KIND]: {
    move: {
      like: 'POST /api/console/content/{kind}/{slug}/move',
      lands: KIND,
      fields: ({ params }) => ({ slug: params.slug ?? '' }),
      isButton: true,
    },
    add: {
      like: 'POST /api/console/content/{kind}',
      fields: () => ({ name: 'Do you plant trees?' }),
    },
  },
  [ENTRY]: {
    test: { isButton: true },
    testAutomatic: { isButton: true },
    lists: { ...entry('draft'), fields: () => ({ 'remove.items[0]': 'on' }) },
    save: entry('draft'),
    publish: entry('publish'),
    discard: { ...entry('draft/discard'), isButton: true },
    hide: { ...entry('hide'), isButton: true },
    show: { ...entry('show'), isButton: true },
    restore: { ...entry('take-back'), isButton: true },
    keep: { ...entry('take-back'), isButton: true },
    translate: {
      ...entry('translate'),
      fields: () => ({ language: 'es', 'texts.answer': 'Sí.' }),
    },
    restoreTranslation: { ...entry('translate/take-back'), isButton: true },
    rename: { ...entry('rename'), lands: `${ENTRY}-2` },
    remove: { ...entry('remove'), lands: KIND, isButton: true },
    schedule: {
      like: 'POST /api/console/content/{kind}/{slug}/schedule',
      lands: ENTRY,
      fields: () => ({ publishDate: '2026-12-01', publishTime: '08:00' }),
    },
    unschedule: { ...entry('schedule/cancel'), isButton: true },
    preview: { like: 'POST /api/console/content/{kind}/{slug}/preview' },
  },
  [REQUEST]: {
    'payment-due': {
      like: 'POST /api/console/billing/payment-steps/{id}',
      fields: ({ params }) => ({ paymentStep: params.id ?? '', isDue: 'true' }),
      isButton: true,
    },
    // Which deposit is given back is for the tests of deposits.
    'give-back': { fields: () => ({ invoice: crypto.randomUUID() }) },
    'call-off': { like: 'POST /api/console/billing/requests/{id}/call-off' },
    'take-up': request('take-up'),
    reopen: request('reopen'),
    decline: request('decline'),
    schedule: request('schedule'),
    complete: request('complete'),
    message: { ...request('messages'), fields: () => ({ requestKey: crypto.randomUUID() }) },
  },
  '/console/requests/new': { add: { like: 'POST /api/console/service-requests' } },
  '/console/requests/:id/quote': {
    lines: {},
    save: {},
    send: {},
    revise: {},
    start: { isButton: true },
  },
  '/console/calendar/new': {
    book: {
      like: 'POST /api/console/calendar/appointments',
      fields: () => ({ requestKey: crypto.randomUUID() }),
    },
  },
  '/console/calendar/appointments/:id': {
    notes: {
      like: 'PATCH /api/console/calendar/appointments/{id}/notes',
      lands: '/console/calendar/appointments/:id',
    },
    // Only what has begun is done, or has no one there: that is for the tests of the calendar.
    completed: outcome,
    no_show: outcome,
    cancelled: { ...outcome, lands: '/console/calendar/appointments/:id' },
    restore: { ...outcome, fields: () => ({ status: 'scheduled' }) },
  },
  '/console/calendar/feeds': {
    end: {
      like: 'POST /api/console/crew-feeds/{id}',
      fields: ({ params }) => ({ crewId: params.id ?? '' }),
      lands: '/console/calendar/feeds',
      isButton: true,
    },
    renew: {
      like: 'POST /api/console/crew-feeds/{id}',
      fields: ({ params }) => ({ crewId: params.id ?? '' }),
      lands: '/console/calendar/feeds',
      isButton: true,
    },
  },
  '/console/calendar/yours': {
    read: { like: 'POST /api/console/busy-calendar', lands: '/console/calendar/yours' },
    // Right input needs a CalDAV server: that is for the tests of it.
    connect: {},
    choose: { fields: () => ({ calendar: 'none' }), isButton: true },
    stop: {
      like: 'POST /api/console/busy-calendar',
      lands: '/console/calendar/yours',
      fields: () => ({}),
      isButton: true,
    },
    renew: {
      like: 'POST /api/console/own-feed',
      lands: '/console/calendar/yours',
      isButton: true,
    },
    end: { like: 'POST /api/console/own-feed', lands: '/console/calendar/yours', isButton: true },
  },
  '/console/calendar/:kind/:id/move': { move: {} },
  '/console/calendar/closures': {
    add: { like: 'POST /api/console/closures', lands: '/console/calendar/closures' },
    open: {
      fields: () => ({ from: '2026-12-31', to: '2026-12-31' }),
      lands: '/console/calendar/closures',
      isButton: true,
    },
  },
  '/console/calendar/slots': {
    add: {},
    change: { fields: () => ({ slot: '1', version: '1' }) },
    remove: { fields: () => ({ slot: '1', version: '98765' }) },
  },
  [MOVE]: {
    plan: move('plan'),
    send: move('send'),
    undo: { like: move('undo').like },
    discard: move('discard'),
    choose: {
      lands: MOVE,
      fields: ({ params, version }) => ({
        visit: params.visitId ?? '',
        version: String(version),
        chosen: 'stay',
      }),
    },
  },
  '/console/visits/rain-day': { plan: { like: 'POST /api/console/day-moves' } },
  '/console/visits': {
    generate: { lands: '/console/visits' },
    assign: {
      like: 'PATCH /api/console/visits/{id}/crew',
      fields: ({ params }) => ({ visit: params.id ?? '' }),
      lands: '/console/visits',
    },
  },
  '/console/visits/day/:crewId/:date': {
    move: {
      like: 'PATCH /api/console/crew-days/{crewId}/{date}',
      fields: ({ params }) => ({ visit: params.visitId ?? '', place: '0' }),
      isButton: true,
    },
    order: { like: 'PATCH /api/console/crew-days/{crewId}/{date}', isButton: true },
    restore: { like: 'PATCH /api/console/crew-days/{crewId}/{date}', isButton: true },
  },

  '/admin-support': { away: { lands: '/admin-support' }, back: { lands: '/admin-support' } },
  '/admin-support/canned-replies': {
    add: { like: 'POST /api/canned-replies', lands: '/admin-support/canned-replies' },
    change: {
      like: 'PATCH /api/canned-replies/{id}',
      fields: ({ params }) => ({ reply: params.id ?? '' }),
      lands: '/admin-support/canned-replies',
    },
    remove: {
      like: 'DELETE /api/canned-replies/{id}',
      fields: ({ params }) => ({ reply: params.id ?? '' }),
      lands: '/admin-support/canned-replies',
      isButton: true,
    },
  },
  '/admin-support/settings': { save: { by: 'owner' } },
  // What becomes of a conversation is for the tests of the desk.
  [CHAT]: {
    close: { isButton: true },
    assign: { isButton: true },
    customer: { isButton: true },
    'wrong-number': { isButton: true },
    'right-number': { isButton: true },
    priority: {},
    reopen: { isButton: true },
    unsnooze: { isButton: true },
    block: { isButton: true },
    unblock: { isButton: true },
    'let-in': { isButton: true },
    'keep-out': { isButton: true },
    withdraw: { fields: () => ({ offerId: crypto.randomUUID() }), isButton: true },
    reply: {},
  },
  [`${CHAT}/offer`]: { price: {}, slots: {} },
  [`${CHAT}/quote-request`]: { request: {} },
  [`${CHAT}/booking`]: { book: {} },
  [`${CHAT}/snooze`]: { snooze: {} },
  [`${CHAT}/erase`]: { erase: {} },
};
