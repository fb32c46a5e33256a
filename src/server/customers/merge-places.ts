// What becomes of everything that names a person when they turn out to be another one: a line for each column that refers to people.

/** `moves` to the one who stays; `stays` with the one who goes: who did something, or how someone signed in; `ends` with the merge. */
type Fate = 'moves' | 'stays' | 'ends';

type Place = {
  fate: Fate;
  /** How staff call what moves; null where it is no thing of its own. */
  words?: readonly [one: string, many: string];
  /** The column that names its rows, when that is not `id`, and its type. */
  key?: { column: string; type: 'uuid' | 'int' };
};

const INT = { column: 'id', type: 'int' } as const;
const UUID = { column: 'id', type: 'uuid' } as const;

/** By "table.column"; a test compares it with the database. */
export const mergePlaces: Readonly<Record<string, Place>> = {
  'account_deletions.user_id': { fate: 'stays' },
  'account_invitations.customer_id': { fate: 'ends' },
  'account_invitations.invited_by': { fate: 'stays' },
  'account_people.customer_id': {
    fate: 'moves',
    words: ['person on the account', 'people on the account'],
    key: { column: 'person_id', type: 'uuid' },
  },
  'account_people.person_id': { fate: 'stays' },
  'activity_seen.user_id': { fate: 'stays' },
  'audit_log.actor_id': { fate: 'stays' },
  'autopay_changes.actor_id': { fate: 'stays' },
  'autopay_changes.user_id': { fate: 'stays' },
  'billing_tasks.done_by': { fate: 'stays' },
  'billing_tasks.user_id': { fate: 'moves', key: INT },
  'books_exports.taken_by': { fate: 'stays' },
  'busy_calendars.user_id': { fate: 'stays' },
  'calendar_feeds.user_id': { fate: 'stays' },
  'charges.added_by': { fate: 'stays' },
  'charges.user_id': { fate: 'moves', words: ['charge', 'charges'], key: INT },
  'chat_agents.user_id': { fate: 'stays' },
  'chat_messages.author_id': { fate: 'stays' },
  'chat_sessions.assigned_to': { fate: 'stays' },
  'chat_sessions.customer_id': { fate: 'moves', key: UUID },
  'chat_sessions.user_id': { fate: 'moves', words: ['chat', 'chats'], key: UUID },
  'consents.taken_by': { fate: 'stays' },
  'consents.user_id': { fate: 'moves', words: ['consent', 'consents'], key: INT },
  'content_entries.draft_by': { fate: 'stays' },
  'content_history.actor_id': { fate: 'stays' },
  'credit_notes.issued_by': { fate: 'stays' },
  'crew_hours.confirmed_by': { fate: 'stays' },
  'crews.lead_id': { fate: 'stays' },
  'customer_credits.user_id': { fate: 'moves', words: ['credit', 'credits'], key: INT },
  'customer_imports.made_by': { fate: 'stays' },
  'customer_merges.gone_id': { fate: 'stays' },
  'customer_merges.stayed_id': { fate: 'stays' },
  'customer_notes.author_id': { fate: 'stays' },
  'customer_notes.user_id': { fate: 'moves', words: ['note', 'notes'], key: INT },
  'customer_search.user_id': { fate: 'ends' },
  'email_changes.asked_by': { fate: 'stays' },
  'email_changes.user_id': { fate: 'stays' },
  'invoices.issued_by': { fate: 'stays' },
  'invoices.user_id': { fate: 'moves', words: ['invoice', 'invoices'], key: UUID },
  'lead_entries.author_id': { fate: 'stays' },
  'leads.assigned_to': { fate: 'stays' },
  'leads.customer_id': { fate: 'moves', words: ['lead', 'leads'], key: INT },
  'ledger_entries.actor_id': { fate: 'stays' },
  'ledger_entries.user_id': { fate: 'moves', key: INT },
  'ledger_lines.user_id': { fate: 'moves', key: INT },
  'mailings.author_id': { fate: 'stays' },
  'mentions.author_id': { fate: 'stays' },
  'mentions.user_id': { fate: 'stays' },
  'notice_preferences.user_id': { fate: 'stays' },
  'online_payments.user_id': { fate: 'moves', key: UUID },
  'passkeys.user_id': { fate: 'stays' },
  'payroll_exports.taken_by': { fate: 'stays' },
  'payments.taken_by': { fate: 'stays' },
  'payments.user_id': { fate: 'moves', words: ['payment', 'payments'], key: UUID },
  'phone_calls.taken_by': { fate: 'stays' },
  'photo_permissions.asked_by': { fate: 'stays' },
  'plan_agreements.taken_by': { fate: 'stays' },
  'plan_agreements.user_id': {
    fate: 'moves',
    words: ['signed plan change', 'signed plan changes'],
    key: INT,
  },
  'plan_changes.proposed_by': { fate: 'stays' },
  'portal_viewings.staff_id': { fate: 'stays' },
  'portal_viewings.user_id': { fate: 'stays' },
  'print_links.added_by': { fate: 'stays' },
  'properties.user_id': { fate: 'moves', words: ['property', 'properties'], key: INT },
  'provider_identities.user_id': { fate: 'stays' },
  'push_subscriptions.user_id': { fate: 'stays' },
  'quote_acceptances.accepted_by': {
    fate: 'moves',
    key: { column: 'quote_id', type: 'uuid' },
  },
  'quote_payment_steps.due_by': { fate: 'stays' },
  'quote_versions.sent_by': { fate: 'stays' },
  'quotes.user_id': { fate: 'moves', words: ['quote', 'quotes'], key: UUID },
  'refunds.given_by': { fate: 'stays' },
  'refunds.user_id': { fate: 'moves', words: ['refund', 'refunds'], key: UUID },
  'reminder_holds.ended_by': { fate: 'stays' },
  'reminder_holds.started_by': { fate: 'stays' },
  'reminder_holds.user_id': { fate: 'moves', key: INT },
  'request_messages.author_id': { fate: 'moves', key: INT },
  'review_replies.author_id': { fate: 'stays' },
  'saved_methods.user_id': { fate: 'moves', key: UUID },
  'saved_views.user_id': { fate: 'stays' },
  'service_requests.taken_up_by': { fate: 'stays' },
  'service_requests.user_id': { fate: 'moves', words: ['request', 'requests'], key: INT },
  'sessions.user_id': { fate: 'ends' },
  'site_pictures.added_by': { fate: 'stays' },
  'stripe_customers.user_id': { fate: 'stays' },
  'statement_mails.sent_by': { fate: 'stays' },
  'statement_mails.user_id': { fate: 'stays' },
  'users.merged_into': {
    fate: 'moves',
    words: ['account merged before', 'accounts merged before'],
    key: UUID,
  },
  'visit_problem_messages.author_id': { fate: 'moves', key: INT },
  'visit_problems.user_id': {
    fate: 'moves',
    words: ['reported problem', 'reported problems'],
    key: INT,
  },
};

/** The places whose rows move, each as table and columns. */
export const movingPlaces = Object.entries(mergePlaces).flatMap(([place, { fate, words, key }]) => {
  const [table = '', column = ''] = place.split('.');
  return fate === 'moves' && key ? [{ place, table, column, words, key }] : [];
});

export type MovingPlace = (typeof movingPlaces)[number];
