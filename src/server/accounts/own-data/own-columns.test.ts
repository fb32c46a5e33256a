// Every column that can hold words of a customer is in the file of all data and gone with the account, or is named here.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AddOnOffice, openAddOnOffice } from '../../../../test/add-on-office.ts';
import { fillCanary } from '../../../../test/canary-customer.ts';
import { canary, findWords } from '../../../../test/canary-words.ts';
import { markColumns, rowsBefore } from '../../../../test/column-marks.ts';
import { TEST_NOW } from '../../../../test/now.ts';
import { whoseData } from '../../../../test/whose-data.ts';
import { carryOutDeletions } from './deletion.service.ts';

/** Columns that are not in the file of all data, by the reason. */
const NOT_IN_THE_FILE = {
  'a secret, or what proves that something is the same': [
    'appointments.visitor_hash',
    'chat_messages.client_key',
    'chat_sessions.visitor_hash',
    'crew_actions.content_hash',
    'lead_entries.message_hash',
    'online_payments.key',
    'passkeys.credential_id',
    'passkeys.public_key',
    'passkeys.transports',
    'photos.owner_hash',
    'plan_agreements.pdf_hash',
    'plan_changes.content_hash',
    'plan_offers.content_hash',
    'properties.gate_code_encrypted',
    'quote_requests.details_hash',
    'quotes.content_hash',
  ],
  'the name that Stripe, a mail server or a provider of texts has for it': [
    'incoming_calls.provider_id',
    'online_payments.intent_id',
    'saved_methods.stripe_customer_id',
    'saved_methods.stripe_id',
    'sent_mails.mail_id',
    'stripe_customers.stripe_id',
    'text_deliveries.provider_id',
  ],
  'how far a mail or text got': [
    'sent_mails.job_data',
    'sent_mails.kind',
    'sent_mails.last_reason',
    'sent_mails.return_reason',
    'text_deliveries.reason',
  ],
  'the mail as it left, which they have': ['sent_mails.sealed_body'],
  'how the office works on it': [
    'appointments.assigned_crew',
    'appointments.overbook_reason',
    'appointments.priority',
    'appointments.review_reasons',
    'audit_log.details',
    'audit_log.subject_id',
    'chat_sessions.assigned_agent',
    'chat_sessions.snoozed_by',
    'chat_sessions.review_reasons',
    'newsletter_subscriptions.hold_reasons',
    'plan_requests.data_source',
    'plan_requests.hold_reasons',
    'quote_line_items.price_rule',
    'quote_requests.hold_reasons',
    'users.given_rights',
    'visits.overbook_reason',
  ],
  'in another column, too': [
    'chat_events.details',
    'crew_actions.answer',
    'crew_actions.details',
    'lead_entries.details',
    'leads.name',
    'leads.phone_digits',
    'plan_changes.content',
    'plan_offers.content',
    'quote_versions.content',
    'quotes.customer_name',
    'quotes.payment_terms',
    'report_facts.crew',
    'report_facts.service',
    'report_facts.source',
    'report_facts.zip',
    'reviews.city',
    'reviews.neighborhood',
    'reviews.service_type',
    'reviews.zip_code',
    'service_requests.photos',
  ],
  'nothing writes it': ['appointments.notes', 'service_requests.notes'],
};

/** Columns that stay when the account is deleted: what was agreed, done and paid, and by which ids it hangs together. */
const STAYS = [
  'application_records.address',
  'application_records.amount',
  'application_records.applicator',
  'application_records.customer_name',
  'application_records.license',
  'application_records.method',
  'application_records.product',
  'application_records.rate',
  'application_records.registration_number',
  'application_records.target',
  'audit_log.action',
  'audit_log.details',
  'audit_log.subject_id',
  'audit_log.subject_type',
  'invoice_items.lines',
  'invoice_items.title',
  'online_payments.failure',
  'online_payments.intent_id',
  'online_payments.key',
  'plan_agreements.pdf_hash',
  'plan_agreements.shown_terms',
  'plan_agreements.signed_name',
  'plan_agreements.terms_hash',
  'properties.address',
  'quote_acceptances.content',
  'quote_acceptances.typed_name',
  'quote_line_items.description',
  'quote_line_items.price_rule',
  'quote_line_items.unit',
  'quotes.content_hash',
  'quotes.title',
  'report_facts.crew',
  'report_facts.service',
  'report_facts.source',
  'report_facts.zip',
  'service_plans.every_visit_lines',
  'service_plans.first_visit_lines',
  'service_plans.name',
  'service_plans.rounds',
  'service_requests.assigned_crew',
  'service_requests.service_type',
  'stripe_customers.stripe_id',
  'text_stops.stopped_by',
  'users.given_rights',
  'visits.checklist',
  'visits.people',
  'visits.price_lines',
  'visits.service_type',
  'visits.work_done',
];

/** Tables of which the customer has no row here, or only such that name them; most have no words but kinds and reasons. */
const NO_ROW = [
  'account_deletions',
  'billing_tasks',
  'chat_keys',
  'customer_merges',
  'customer_search',
  'day_move_visits',
  'email_changes',
  'exported_entries',
  'idempotency_keys',
  'ledger_entries',
  'ledger_lines',
  'mailing_recipients',
  'notice_preferences',
  'online_refunds',
  'sessions',
  'sign_in_codes',
  'statement_mails',
  'stripe_disputes',
  'support_notifications',
  'visit_notices',
];

let office: AddOnOffice;
let marks: ReadonlyMap<string, string>;
beforeAll(async () => {
  office = await openAddOnOffice();
  // No job runs: mail that leaves meanwhile would write over the marks.
  const { open } = office.test;
  const before = await rowsBefore(open.db);
  const { userId } = await fillCanary(office);
  marks = await markColumns(open.db, userId, before);
});
afterAll(() => office.test.close());

const WHAT_TO_DO =
  'Take a new column along in src/server/accounts/own-data (*.queries.ts), and erase it there, or say here why not';

it('puts every column of words into the file of all data', async () => {
  const { body } = await office.call('maria', 'GET /api/portal/export');
  const missing = [...marks].filter(([mark]) => !body.includes(mark)).map(([, place]) => place);
  expect(missing.sort(), WHAT_TO_DO).toEqual(Object.values(NOT_IN_THE_FILE).flat().sort());
});

it('knows a row of every table with words', async () => {
  const { rows } = await office.test.open.db.execute<{ table: string }>(sql`
    select distinct table_name as "table" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'ARRAY')`);
  const marked = new Set([...marks.values()].map((place) => place.split('.')[0]));
  const unmarked = rows.map(({ table }) => table).filter((table) => !marked.has(table));
  expect(
    unmarked.filter((table) => (whoseData[table] ?? 'nobody') !== 'nobody').sort(),
    'Give the customer of test/canary-customer.ts a row of a new table',
  ).toEqual(NO_ROW);
});

it('leaves no column of words when the account is deleted but those that are records', async () => {
  const { test, must } = office;
  await must('maria', 'POST /api/portal/deletion', { email: canary.email });
  await test.open.db.execute(sql`
    update service_requests set status = 'completed', completed_at = now() where status = 'accepted'`);
  test.setNow(new Date(TEST_NOW.getTime() + 8 * 86_400_000));
  await carryOutDeletions(test.context);
  const left = await findWords(test.open.db, [...marks.keys()]);
  expect([...new Set(left.map((found) => found.split(': ')[0]))], WHAT_TO_DO).toEqual(STAYS);
});
