// What a line of the audit log concerns: its word, its name, and its page. Every subject has a word, which the type of the table sees to.
import { type SQL, sql } from 'drizzle-orm';
import type { AuditEntry } from '#server/platform/audit/audit.ts';

export type LogSubject = NonNullable<AuditEntry['subject']>['type'];

type Described = {
  /** With its article, for a thing without a name and for one that is gone. */
  word: string;
  /** Its page without the id, or the list that it stands in. */
  page?: string;
  list?: string;
  /** By what it is named. */
  name?: SQL;
  /** What the page has in its address, if not the subject's own id; null for none. */
  place?: SQL;
};

/** The id of a row called `entry`; null for one that no row of ours has, so that one odd line spoils no page of the log. */
const NUMBER = sql`case when entry.subject_id ~ '^[0-9]{1,9}$' then entry.subject_id::int end`;
export const UUID = sql`case when entry.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then entry.subject_id::uuid end`;

const OWNER = sql`coalesce(nullif(concat_ws(' ', owner.first_name, owner.last_name), ''), owner.email)`;
const ON = (column: SQL) => sql`to_char(${column}, 'FMMonth FMDD')`;
/** Of a thing at a property, the owner and what else tells it from others. */
const ownedBy = (from: SQL, more: SQL) => sql`select concat_ws(', ', ${OWNER}, ${more}) from ${from}
    join properties as land on land.id = thing.property_id join users as owner on owner.id = land.user_id`;
const accountOf = (table: SQL, id: SQL) => sql`select user_id::text from ${table} where id = ${id}`;

/** By the id that its kind of lead has, behind the kind. */
const LEAD = sql`case when entry.subject_id ~ '^booking-[0-9]{1,9}$' then
    (select name from leads where appointment_id = substr(entry.subject_id, 9)::int)
  when entry.subject_id ~ '^(quote|plan|call)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    case split_part(entry.subject_id, '-', 1)
      when 'quote' then (select name from leads where quote_request_id = substr(entry.subject_id, 7)::uuid)
      when 'plan' then (select name from leads where plan_request_id = substr(entry.subject_id, 6)::uuid)
      else (select name from leads where call_id = substr(entry.subject_id, 6)::uuid) end
  end`;

export const logSubjects: Readonly<Record<LogSubject, Described>> = {
  user: {
    word: 'the person',
    page: '/console/customers/',
    name: sql`select ${OWNER} from users as owner where owner.id = ${UUID}`,
    // A closed account has no page.
    place: sql`select id::text from users where id = ${UUID} and disabled_at is null and role = 'customer'`,
  },
  address: { word: 'an address' },
  photo: { word: 'a photo' },
  visit: {
    word: 'the visit',
    page: '/console/visits/',
    name: sql`${ownedBy(sql`visits as thing`, ON(sql`thing.scheduled_date`))} where thing.id = ${NUMBER}`,
  },
  appointment: {
    word: 'the consultation',
    page: '/console/calendar/appointments/',
    name: sql`select customer_name || ', ' || ${ON(sql`appointment_date`)} from appointments where id = ${NUMBER}`,
  },
  closure: { word: 'the closed days', list: '/console/calendar/closures' },
  'slot-rule': { word: 'the availability', list: '/console/calendar/slots' },
  crew: {
    word: 'the crew',
    list: '/console/crews',
    name: sql`select name from crews where id = ${NUMBER}`,
  },
  'crew-report': {
    word: 'the visit',
    page: '/console/visits/',
    name: sql`select crews.name || ', ' || ${ON(sql`report.date`)} from crew_actions as report join crews on crews.id = report.crew_id where report.id = ${UUID}`,
    place: sql`select visit_id::text from crew_actions where id = ${UUID}`,
  },
  plan: {
    word: 'the plan',
    page: '/console/plans/',
    name: sql`${ownedBy(sql`service_plans as thing`, sql`thing.name`)} where thing.id = ${NUMBER}`,
  },
  'plan-offer': {
    word: 'the plan offer',
    page: '/console/plans/offers/',
    name: sql`${ownedBy(sql`plan_offers as thing`, sql`thing.name`)} where thing.id = ${UUID}`,
  },
  'day-move': {
    word: 'the move of a day',
    page: '/console/visits/moves/',
    name: sql`select ${ON(sql`from_date`)} from day_moves where id = ${NUMBER}`,
  },
  property: {
    word: 'the property',
    page: '/console/customers/',
    name: sql`select address from properties where id = ${NUMBER}`,
    place: sql`select owner.id::text from properties join users as owner on owner.id = properties.user_id
      where properties.id = ${NUMBER} and owner.disabled_at is null`,
  },
  'customer-import': { word: 'the import', page: '/console/customers/import/' },
  'print-link': {
    word: 'the short link',
    page: '/console/print/',
    name: sql`select name from print_links where id = ${NUMBER}`,
  },
  passkey: { word: 'a passkey' },
  invitation: {
    word: 'the staff',
    list: '/console/settings/staff',
    name: sql`select coalesce(nullif(concat_ws(' ', first_name, last_name), ''), email) from account_invitations where id = ${UUID}`,
  },
  'service-request': {
    word: 'the request',
    page: '/console/requests/',
    name: sql`select customer_name from service_requests where id = ${NUMBER}`,
  },
  quote: {
    word: 'the request',
    page: '/console/requests/',
    name: sql`select customer_name || ', ' || title from quotes where id = ${UUID}`,
    place: sql`select service_request_id::text from quotes where id = ${UUID}`,
  },
  chat: {
    word: 'the conversation',
    page: '/admin-support/',
    name: sql`select customer_name from chat_sessions where id = ${UUID}`,
  },
  lead: {
    word: 'the lead',
    page: '/console/leads/',
    name: LEAD,
    // "quote-4f0c…" or "booking-12": the kind of lead, and its own id.
    place: sql`regexp_replace(entry.subject_id, '-', '/')`,
  },
  'canned-reply': {
    word: 'the canned replies',
    list: '/admin-support/canned-replies',
    name: sql`select shortcut from canned_replies where id = ${NUMBER}`,
  },
  'consultation-type': {
    word: 'the consultation types',
    list: '/console/settings/consultations',
    name: sql`select name from consultation_types where id = ${NUMBER}`,
  },
  'promo-code': {
    word: 'the promo codes',
    list: '/console/settings/promo-codes',
    name: sql`select code from promo_codes where id = ${NUMBER}`,
  },
  content: { word: 'the content', page: '/console/settings/content/' },
  review: {
    word: 'the review',
    page: '/console/reviews/',
    name: sql`select customer_name from reviews where id = ${NUMBER}`,
  },
  mailing: {
    word: 'the newsletter',
    page: '/console/newsletter/',
    name: sql`select subject from mailings where id = ${NUMBER}`,
  },
  subscriber: {
    word: 'the subscribers',
    list: '/console/newsletter/subscribers',
    name: sql`select email from newsletter_subscriptions where id = ${NUMBER}`,
  },
  picture: {
    word: 'the picture',
    page: '/console/settings/pictures/',
    name: sql`select nullif(title, '') from site_pictures where id = ${NUMBER}`,
  },
  'photo-permission': {
    word: 'the visit',
    page: '/console/visits/',
    place: sql`select visit_id::text from photo_permissions where id = ${NUMBER}`,
  },
  message: {
    word: 'the message',
    page: '/console/settings/mails/',
    name: sql`select subject || ', to ' || recipient from sent_mails where id = ${NUMBER}`,
  },
  settings: { word: 'the settings', list: '/console/settings' },
  invoice: {
    word: 'the invoice',
    page: '/console/billing/invoices/',
    name: sql`select 'Invoice ' || number from invoices where id = ${UUID}`,
  },
  payment: {
    word: 'the account',
    page: '/console/billing/accounts/',
    name: sql`select ${OWNER} from payments join users as owner on owner.id = payments.user_id where payments.id = ${UUID}`,
    place: accountOf(sql`payments`, UUID),
  },
  charge: {
    word: 'the account',
    page: '/console/billing/accounts/',
    name: sql`select description from charges where id = ${NUMBER}`,
    place: accountOf(sql`charges`, NUMBER),
  },
};

const all = Object.entries(logSubjects);

/** Of a row called `entry`; null for a thing without a name, and for one that is gone. */
export const SUBJECT_NAME = sql`case entry.subject_type ${cases(({ name }) => name)} end`;

/** What the address of its page has behind the page's own path. */
export const SUBJECT_PLACE = sql`case entry.subject_type ${cases(({ place }) => place)} else entry.subject_id end`;

function cases(of: (subject: Described) => SQL | undefined): SQL {
  const lines = all.flatMap(([type, subject]) => {
    const value = of(subject);
    return value ? [sql`when ${sql.raw(`'${type}'`)} then (${value})`] : [];
  });
  return sql.join(lines, sql` `);
}

/** The page of what it was done to, in words that name it; null when it has none. */
export function presentSubject(row: {
  type: string | null;
  place: string | null;
  about: string | null;
}): { about: string | null; path: string | null } {
  const known = all.find(([type]) => type === row.type)?.[1];
  const path = known?.list ?? (known?.page && row.place ? known.page + row.place : null);
  return { about: row.about ?? (path && known ? `Open ${known.word}` : null), path };
}
