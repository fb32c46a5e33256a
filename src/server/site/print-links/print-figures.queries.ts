// Reads what came of short links: scans, leads, chats, won leads and what their customers paid, as sums and as rows.
import { type SQL, sql } from 'drizzle-orm';
import { customerAccounts } from '#company/rules/billing/ledger-accounts.ts';
import type { Db } from '#server/platform/database/client.ts';
import { oneOf } from '#server/platform/database/schema/columns.ts';

/** Rows behind a figure that a page shows. */
export const MOST_ROWS = 500;

/** Every lead that came by a link, by whose code; spam and what is held are none. */
function leadsVia(code: string | undefined): SQL {
  const of = (table: string, column: string) => sql`
    select source.via, leads.id, leads.name, leads.stage, leads.arrived_at, leads.customer_id
    from ${sql.raw(table)} as source join leads on leads.${sql.raw(column)} = source.id
    where source.via is not null and not leads.is_held and leads.stage <> 'spam'
      ${code === undefined ? sql`` : sql`and source.via = ${code}`}`;
  return sql`(${of('quote_requests', 'quote_request_id')}
    union all ${of('plan_requests', 'plan_request_id')}
    union all ${of('appointments', 'appointment_id')})`;
}

/**
 * What customers of won leads paid since: each customer's money counts for the link of their first won lead. Payments, what was
 * taken back of them, and refunds are what changes their balance and is no invoice, credit note or fee; a deposit counts when it is paid,
 * not once more when it is used.
 */
function paidVia(timeZone: string): SQL {
  return sql`
    select first_won.via, first_won.customer_id, entries.booked_on, lines.cents
    from (
      select distinct on (customer_id) via, customer_id, arrived_at from ${leadsVia(undefined)} as won
      where stage = 'won' and customer_id is not null order by customer_id, arrived_at, id) as first_won
    join ledger_lines as lines on lines.user_id = first_won.customer_id
    join ledger_entries as entries on entries.id = lines.entry_id
    where entries.kind not in ('invoice', 'credit-note', 'fee', 'deposit-used')
      and lines.account in (${oneOf(customerAccounts)})
      and entries.booked_on >= (first_won.arrived_at at time zone ${timeZone})::date`;
}

type Figures = {
  code: string;
  scans: number;
  leads: number;
  chats: number;
  won: number;
  cents: number;
};

/** The figures of all links, by their code. */
export async function figuresOfLinks(db: Db, timeZone: string): Promise<Map<string, Figures>> {
  const { rows } = await db.execute<Figures>(sql`
    with via_leads as (select via, count(*)::int as leads,
        count(*) filter (where stage = 'won')::int as won
      from ${leadsVia(undefined)} as every_lead group by via),
    via_chats as (select via, count(*)::int as chats from chat_sessions
      where via is not null and not under_review group by via),
    via_paid as (select via, -sum(cents)::float8 as cents from (${paidVia(timeZone)}) as paid group by via)
    select print_links.code, print_links.scans, coalesce(leads, 0) as leads,
      coalesce(chats, 0) as chats, coalesce(won, 0) as won, coalesce(cents, 0) as cents
    from print_links
    left join via_leads on via_leads.via = print_links.code
    left join via_chats on via_chats.via = print_links.code
    left join via_paid on via_paid.via = print_links.code`);
  return new Map(rows.map((row) => [row.code, row]));
}

/** The days on which a link was scanned, the latest first. */
export async function daysOfLink(db: Db, linkId: number) {
  const { rows } = await db.execute<{ day: string; scans: number }>(sql`
    select day::text as day, scans from print_link_scans where link_id = ${linkId}
    order by day desc limit ${MOST_ROWS + 1}`);
  return rows;
}

type LeadRow = { id: number; name: string; stage: string; arrivedOn: string };

/** The leads of a link, the latest first. */
export async function leadsOfLink(db: Db, code: string, timeZone: string) {
  const { rows } = await db.execute<LeadRow>(sql`
    select id, name, stage, (arrived_at at time zone ${timeZone})::date::text as "arrivedOn"
    from ${leadsVia(code)} as every_lead order by arrived_at desc, id desc limit ${MOST_ROWS + 1}`);
  return rows;
}

type ChatRow = { id: string; name: string; startedOn: string };

/** The chats of a link, the latest first. */
export async function chatsOfLink(db: Db, code: string, timeZone: string) {
  const { rows } = await db.execute<ChatRow>(sql`
    select id, customer_name as name, (created_at at time zone ${timeZone})::date::text as "startedOn"
    from chat_sessions where via = ${code} and not under_review
    order by created_at desc, id limit ${MOST_ROWS + 1}`);
  return rows;
}

type PaidRow = {
  id: string;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
  bookedOn: string;
  cents: number;
};

/** What was paid by customers of a link, by customer and day, the latest first. */
export async function paidOfLink(db: Db, code: string, timeZone: string) {
  const { rows } = await db.execute<PaidRow>(sql`
    select users.id, users.first_name as "firstName", users.last_name as "lastName", users.email,
      users.phone, booked_on::text as "bookedOn", -sum(cents)::float8 as cents
    from (${paidVia(timeZone)}) as paid join users on users.id = paid.customer_id
    where paid.via = ${code}
    group by users.id, booked_on having sum(cents) <> 0
    order by booked_on desc, users.id limit ${MOST_ROWS + 1}`);
  return rows;
}
