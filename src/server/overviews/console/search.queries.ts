// Finds people and what they asked for by beginnings of words, each kind over its own index (docs/product/console.md#search).
import { type SQL, sql } from 'drizzle-orm';
import { quoteServiceLabel } from '#company/facts/quote-services.ts';
import { formatDate } from '#company/rules/time/company-time.ts';
import type { Found, FoundGroup } from '#contract/overviews/console-search.ts';
import { searchOf, searchQuery } from '#server/customers/search-terms.ts';
import type { Db } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { chatSessions } from '#server/platform/database/schema/chat.ts';
import { phoneCalls } from '#server/platform/database/schema/lead.ts';
import { personWords } from '#server/platform/database/schema/mailbox.ts';
import { planRequests } from '#server/platform/database/schema/plan-request.ts';
import { quoteRequests } from '#server/platform/database/schema/quote.ts';
import { serviceRequests, wordsOfRequest } from '#server/platform/database/schema/visits.ts';

/** So many of each kind. */
const SHOWN = 5;
/** Of a beginning that thousands have, some are looked at, whichever come first. */
const LOOKED_AT = 200;

/** Everything that has these words; nothing for a text without words. `today` is the date at the company. */
export async function findEverywhere(db: Db, typed: string, today: string): Promise<FoundGroup[]> {
  const words = searchOf(typed);
  if (words === null) return [];
  const query = searchQuery(words);
  const customers = await findCustomers(db, query);
  const ids = customers.map(({ id }) => id);
  const [leads, found, requests, visits, chats] = await Promise.all([
    findLeads(db, query),
    findAppointments(db, query),
    findRequests(db, query),
    ids.length > 0 ? findVisits(db, ids, today) : [],
    findChats(db, query),
  ]);
  const groups: FoundGroup[] = [
    {
      kind: 'customer',
      items: customers.map(({ id, name, words }) => ({
        path: `/console/customers/${id}`,
        name,
        words,
      })),
    },
    { kind: 'lead', items: leads },
    { kind: 'appointment', items: found },
    { kind: 'request', items: requests },
    { kind: 'visit', items: visits },
    { kind: 'chat', items: chats },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

type Row = { id: string; name: string; words: string };

async function findCustomers(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with hit as materialized (
      select user_id, name_key from customer_search where words @@ ${query} limit ${LOOKED_AT})
    select person.id, coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email, person.phone, '') as name,
      coalesce((select address from properties where user_id = person.id order by id limit 1), person.email, '') as words
    from (select * from hit order by name_key limit ${SHOWN}) as shown join users as person on person.id = shown.user_id
    order by shown.name_key`);
  return rows;
}

async function findLeads(db: Db, query: SQL): Promise<Found[]> {
  const fullName = (table: typeof quoteRequests | typeof planRequests) =>
    sql`(${table.firstName} || ' ' || ${table.lastName})`;
  const ofQuotes = personWords(
    fullName(quoteRequests),
    quoteRequests.email,
    quoteRequests.phone,
    sql`''`,
  );
  const { email, phone, address } = planRequests;
  const ofPlans = personWords(fullName(planRequests), email, phone, address);
  const ofCalls = personWords(phoneCalls.name, phoneCalls.email, phoneCalls.phone, sql`''`);
  const { rows } = await db.execute<Row & { kind: 'quote' | 'plan' | 'call' }>(sql`
    select * from (
      (select 'quote' as kind, id::text, first_name || ' ' || last_name as name, service_type as words, created_at
        from quote_requests where id = any (array(
          select id from quote_requests where ${ofQuotes} @@ ${query} limit ${LOOKED_AT})))
      union all
      (select 'plan', id::text, first_name || ' ' || last_name, address, created_at
        from plan_requests where id = any (array(
          select id from plan_requests where ${ofPlans} @@ ${query} limit ${LOOKED_AT})))
      union all
      (select 'call', id::text, name, left(words, 80), created_at
        from phone_calls where id = any (array(
          select id from phone_calls where ${ofCalls} @@ ${query} limit ${LOOKED_AT})))
    ) as lead order by created_at desc limit ${SHOWN}`);
  return rows.map(({ kind, id, name, words }) => ({
    path: `/console/leads/${kind}/${id}`,
    name,
    words: leadWords(kind, words),
  }));
}

function leadWords(kind: 'quote' | 'plan' | 'call', words: string): string {
  if (kind === 'quote') return `Quote: ${quoteServiceLabel(words)}`;
  return kind === 'plan' ? `Lawn plan: ${words}` : `Phone call: ${words}`;
}

async function findAppointments(db: Db, query: SQL): Promise<Found[]> {
  const { customerName, customerEmail, customerPhone, propertyAddress } = appointments;
  const { rows } = await db.execute<Row & { date: string }>(sql`
    select id::text, customer_name as name, service_type as words, appointment_date::text as date
    from appointments where id = any (array(
      select id from appointments
      where ${personWords(customerName, customerEmail, customerPhone, propertyAddress)} @@ ${query} limit ${LOOKED_AT}))
    order by appointment_date desc, id desc limit ${SHOWN}`);
  return rows.map(({ id, name, words, date }) => ({
    path: `/console/calendar/appointments/${id}`,
    name,
    words: `${formatDate(date)}, ${words}`,
  }));
}

async function findRequests(db: Db, query: SQL): Promise<Found[]> {
  const { rows } = await db.execute<Row>(sql`
    select id::text, customer_name as name, service_type as words from service_requests where id = any (array(
      select id from service_requests
      where ${wordsOfRequest(serviceRequests)} @@ ${query} limit ${LOOKED_AT}))
    order by id desc limit ${SHOWN}`);
  return rows.map(({ id, name, words }) => ({ path: `/console/requests/${id}`, name, words }));
}

/** The next visits of the customers who were found. */
async function findVisits(db: Db, userIds: string[], today: string): Promise<Found[]> {
  const { rows } = await db.execute<Row & { date: string }>(sql`
    select visit.id::text, concat_ws(' ', person.first_name, person.last_name) as name,
      visit.service_type as words, visit.scheduled_date::text as date
    from properties as property
    join users as person on person.id = property.user_id
    join lateral (
      select id, service_type, scheduled_date from visits
      where property_id = property.id and scheduled_date >= ${today}::date and status <> 'cancelled'
      order by scheduled_date limit ${SHOWN}) as visit on true
    where property.user_id = any (${sql.param(userIds)}::uuid[])
    order by visit.scheduled_date, visit.id limit ${SHOWN}`);
  return rows.map(({ id, name, words, date }) => ({
    path: `/console/visits/${id}`,
    name,
    words: `${formatDate(date)}, ${words}`,
  }));
}

async function findChats(db: Db, query: SQL): Promise<Found[]> {
  const { customerName, customerEmail, customerPhone } = chatSessions;
  const { rows } = await db.execute<Row>(sql`
    select id::text, customer_name as name, status as words from chat_sessions
    where last_event_number > 0 and id = any (array(
      select id from chat_sessions
      where ${personWords(customerName, customerEmail, customerPhone, sql`''`)} @@ ${query} limit ${LOOKED_AT}))
    order by last_activity desc limit ${SHOWN}`);
  return rows.map(({ id, name, words }) => ({
    path: `/admin-support/${id}`,
    name,
    words: words === 'closed' ? 'Closed chat' : 'Open chat',
  }));
}
