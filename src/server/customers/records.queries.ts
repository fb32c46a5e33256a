// Reads the records of a customer, kind by kind, each in one shape: what is theirs by account, and what came under their mailbox.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { OPEN_VISITS } from '#company/rules/visits/visit-sets.ts';
import type { CustomerRecord, RecordKind } from '#contract/customers/customer-records.ts';
import type { Db } from '#server/platform/database/client.ts';
import { mailboxOf } from '#server/platform/database/schema/mailbox.ts';
import { CursorText, readCursor, writeCursor } from '#server/platform/http/cursor.ts';

/** So many stand on a page. */
const PAGE = 20;
/** A date or an instant, and the id behind it. */
const Place = z.tuple([CursorText.regex(/^\d{4}-\d\d-\d\d[\dTZ:.]*~/)]);

/** Whose records: the account with those merged into it, their mailboxes, and which day it is at the company. */
export type RecordsOf = { ids: string[]; mailboxes: string[]; today: string };

/** The account with those that were merged into it, and the mailboxes of all. */
export async function accountsOf(
  db: Db,
  userId: string,
): Promise<Pick<RecordsOf, 'ids' | 'mailboxes'>> {
  const { rows } = await db.execute<{ id: string; mailbox: string | null }>(sql`
    select id, ${mailboxOf(sql`email`)} as mailbox from users where id = ${userId}
    union all select id, ${mailboxOf(sql`email`)} from users where merged_into = ${userId}`);
  return { ids: rows.map(({ id }) => id), mailboxes: rows.flatMap(({ mailbox }) => mailbox ?? []) };
}

/** A page of one kind. @throws RequestProblem 422 for a cursor that no list has given. */
export async function listRecords(
  db: Db,
  of: RecordsOf,
  kind: RecordKind,
  cursor?: string,
): Promise<{ items: CustomerRecord[]; next: string | null }> {
  const { rows } = await db.execute<CustomerRecord & { place: string }>(
    recordsQuery(of, kind, cursor),
  );
  const items = rows.slice(0, PAGE);
  const last = items.at(-1);
  return {
    items: items.map(({ place, ...record }) => record),
    next: rows.length > PAGE && last ? writeCursor([last.place]) : null,
  };
}

/** The statement: the records of a person are few, so they are sorted once they are read. */
function recordsQuery(of: RecordsOf, kind: RecordKind, cursor?: string): SQL {
  const isAhead = kind === 'ahead';
  const [place] = readCursor(cursor, Place) ?? [];
  const from = place
    ? sql`where record.place ${isAhead ? sql`>` : sql`<`} ${place} collate "C"`
    : sql``;
  return sql`
    select record.* from (
      select kept.*, (kept.at || '~' || lpad(kept.id, 40, '0')) collate "C" as place
      from (${selects[kind](of)}) as kept) as record
    ${from} order by record.place ${isAhead ? sql`asc` : sql`desc`} limit ${PAGE + 1}`;
}

function instantText(column: SQL): SQL {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** "9:00 AM" of "09:00". */
function clockText(column: SQL): SQL {
  return sql`to_char(${column}::time, 'FMHH12:MI AM')`;
}

const list = (values: readonly string[]) => sql`${sql.param(values)}`;

const selects: Record<RecordKind, (of: RecordsOf) => SQL> = {
  ahead: (of) =>
    visits(
      of,
      sql`visit.scheduled_date >= ${of.today}::date and visit.status = any(${list(OPEN_VISITS)}::text[])`,
    ),
  past: (of) =>
    visits(
      of,
      sql`not (visit.scheduled_date >= ${of.today}::date and visit.status = any(${list(OPEN_VISITS)}::text[]))`,
    ),
  requests: ({ ids, mailboxes }) => sql`
    select request.id::text as id, ${instantText(sql`request.created_at`)} as at, request.service_type as title,
      left(request.description, 200) as detail, request.status as state, '/console/requests/' || request.id as path
    from service_requests as request where request.user_id = any(${list(ids)}::uuid[])
      or (request.user_id is null and ${mailboxOf(sql`request.customer_email`)} = any(${list(mailboxes)}::text[]))`,
  consultations: ({ mailboxes }) => sql`
    select id::text as id, appointment_date::text as at, service_type as title,
      concat_ws(', ', ${clockText(sql`appointment_time`)}, property_address) as detail, status as state, '/console/leads/booking/' || id as path
    from appointments where ${mailboxOf(sql`customer_email`)} = any(${list(mailboxes)}::text[])`,
  leads: ({ mailboxes }) => sql`
    select quote.id::text as id, ${instantText(sql`quote.created_at`)} as at, 'Quote: ' || quote.service_type as title,
      left(quote.project_details, 200) as detail, lead.stage as state, '/console/leads/quote/' || quote.id as path
    from quote_requests as quote join leads as lead on lead.quote_request_id = quote.id
    where ${mailboxOf(sql`quote.email`)} = any(${list(mailboxes)}::text[])
    union all
    select plan.id::text, ${instantText(sql`plan.created_at`)}, 'Lawn plan: ' || plan.frequency, plan.address, lead.stage,
      '/console/leads/plan/' || plan.id
    from plan_requests as plan join leads as lead on lead.plan_request_id = plan.id
    where ${mailboxOf(sql`plan.email`)} = any(${list(mailboxes)}::text[])`,
  chats: ({ ids, mailboxes }) => sql`
    select session.id::text as id, ${instantText(sql`session.last_activity`)} as at,
      'Chat with ' || session.customer_name as title,
      case when session.mail_address is not null then 'By email, which anyone can send under this address'
        when session.user_id is null then 'The address was typed, not signed in' end as detail,
      session.status as state, '/admin-support/' || session.id as path
    from chat_sessions as session where session.last_event_number > 0 and (session.user_id = any(${list(ids)}::uuid[])
      or (session.user_id is null and ${mailboxOf(sql`session.customer_email`)} = any(${list(mailboxes)}::text[])))`,
  mails: ({ mailboxes }) => sql`
    select id::text as id, ${instantText(sql`first_tried_at`)} as at, subject as title, recipient as detail,
      status as state, '/console/settings/mails/' || id as path
    from sent_mails where ${mailboxOf(sql`recipient`)} = any(${list(mailboxes)}::text[])`,
  changes,
};

function visits({ ids }: RecordsOf, when: SQL): SQL {
  return sql`
    select visit.id::text as id, visit.scheduled_date::text as at, visit.service_type as title,
      concat_ws(', ', ${clockText(sql`visit.scheduled_time`)}, crew.name, property.address) as detail, visit.status as state,
      '/console/visits/' || visit.id as path
    from properties as property join visits as visit on visit.property_id = property.id
    left join crews as crew on crew.id = visit.crew_id
    where property.user_id = any(${list(ids)}::uuid[]) and ${when}`;
}

/** Who did what to the person and to what is theirs; `offset 0` keeps it a look into the index for each thing. */
function changes({ ids }: RecordsOf): SQL {
  const owners = sql`any(${list(ids)}::uuid[])`;
  return sql`
    select line.id::text as id, ${instantText(sql`line.created_at`)} as at, line.action as title,
      case when line.actor_id is null then 'The program'
        when line.actor_id = ${owners} then 'The customer'
        else coalesce(nullif(concat_ws(' ', actor.first_name, actor.last_name), ''), 'Someone on staff') end as detail,
      null::text as state, null::text as path
    from (
      select 'user' as type, id::text as id from users where id = ${owners}
      union all select 'property', id::text from properties where user_id = ${owners}
      union all select 'plan', plan.id::text from service_plans as plan
        join properties as property on property.id = plan.property_id where property.user_id = ${owners}
      union all select 'visit', visit.id::text from visits as visit
        join properties as property on property.id = visit.property_id where property.user_id = ${owners}
      union all select 'service-request', id::text from service_requests where user_id = ${owners}
      union all select 'quote', id::text from quotes where user_id = ${owners}
      union all select 'chat', id::text from chat_sessions where user_id = ${owners}
    ) as thing
    cross join lateral (
      select * from audit_log as entry where entry.subject_type = thing.type and entry.subject_id = thing.id
      offset 0) as line
    left join users as actor on actor.id = line.actor_id`;
}
