// What a lead says, whichever table it stands in: one statement that joins all kinds of sources to their place in the inbox.
import { type SQL, sql } from 'drizzle-orm';
import { quoteServiceLabel, quoteServiceTopic } from '#company/facts/quote-services.ts';
import { timeLabel } from '#company/rules/time/time-of-day.ts';
import type { LeadKind, LeadName, LeadStage } from '#contract/leads/leads.ts';
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../../context.ts';

/** A place in the inbox with what its source says in short. Instants are milliseconds since 1970. */
export type LeadRow = {
  id: number;
  kind: LeadKind;
  sourceId: string;
  version: number;
  name: string;
  stage: LeadStage;
  isHeld: boolean;
  hasNews: boolean;
  assignedTo: string | null;
  assigneeName: string | null;
  arrivedAt: number;
  lastNewsAt: number;
  firstAnsweredAt: number | null;
  customerId: string | null;
  serviceRequestId: number | null;
  bookedId: number | null;
  mailbox: string;
  phoneDigits: string;
  /** What was asked for, in the words of its table. */
  asked: string;
  askedTime: string | null;
  excerpt: string;
  /** The instant of the last news to the microsecond, which a Date cannot hold. */
  lastNewsText: string;
};

const inMs = (column: SQL) => sql`floor(extract(epoch from ${column}) * 1000)::float8`;

/** The columns of a LeadRow; `lead` and the sources are joined by SOURCES. */
export const LEAD_COLUMNS = sql`
  lead.id, lead.kind, lead.version, lead.name, lead.stage, lead.mailbox,
  coalesce(lead.quote_request_id::text, lead.plan_request_id::text, lead.appointment_id::text, lead.call_id::text) as "sourceId",
  lead.is_held as "isHeld", lead.has_news as "hasNews", lead.assigned_to as "assignedTo",
  lead.customer_id as "customerId", lead.service_request_id as "serviceRequestId", lead.booked_id as "bookedId",
  lead.phone_digits as "phoneDigits",
  ${inMs(sql`lead.arrived_at`)} as "arrivedAt", ${inMs(sql`lead.last_news_at`)} as "lastNewsAt",
  ${inMs(sql`lead.first_answered_at`)} as "firstAnsweredAt",
  coalesce(nullif(concat_ws(' ', assignee.first_name, assignee.last_name), ''), assignee.email) as "assigneeName",
  coalesce(quote.service_type, plan.frequency, booking.service_type, '') as asked,
  to_char(booking.appointment_date, 'YYYY-MM-DD') || ' ' || booking.appointment_time as "askedTime",
  left(coalesce(quote.project_details, plan.notes, booking.customer_notes, phone_call.words, ''), 160) as excerpt,
  to_char(lead.last_news_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "lastNewsText"`;

/** The sources of a lead, found by their keys. */
export const SOURCES = sql`
  left join quote_requests as quote on quote.id = lead.quote_request_id
  left join plan_requests as plan on plan.id = lead.plan_request_id
  left join appointments as booking on booking.id = lead.appointment_id
  left join phone_calls as phone_call on phone_call.id = lead.call_id
  left join users as assignee on assignee.id = lead.assigned_to`;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const keys: Record<LeadKind, { column: SQL; fits: RegExp; type: SQL }> = {
  quote: { column: sql`lead.quote_request_id`, fits: UUID, type: sql`uuid` },
  plan: { column: sql`lead.plan_request_id`, fits: UUID, type: sql`uuid` },
  booking: { column: sql`lead.appointment_id`, fits: /^[1-9]\d{0,8}$/, type: sql`int` },
  call: { column: sql`lead.call_id`, fits: UUID, type: sql`uuid` },
};

/** The lead of a name; with `lock` no one else changes it before the transaction has ended. */
export async function findLead(
  db: Db,
  { kind, id }: LeadName,
  lock?: 'lock',
): Promise<LeadRow | undefined> {
  const { column, fits, type } = keys[kind];
  if (!fits.test(id)) return undefined;
  return one(db, sql`${column} = ${id}::${type}`, lock);
}

/** The lead of its place in the inbox. */
export function findLeadById(db: Db, id: number, lock?: 'lock'): Promise<LeadRow | undefined> {
  return one(db, sql`lead.id = ${id}`, lock);
}

async function one(db: Db, where: SQL, lock?: 'lock'): Promise<LeadRow | undefined> {
  const result = await db.execute<LeadRow>(sql`
    select ${LEAD_COLUMNS} from leads as lead ${SOURCES} where ${where}
    ${lock ? sql`for update of lead` : sql``}`);
  return result.rows[0];
}

/** @throws RequestProblem 404, the same for every lead that is not there. */
export function requireLead(row: LeadRow | undefined): LeadRow {
  if (row) return row;
  throw new RequestProblem('not_found', 'We could not find this lead.');
}

/** What a lead is about, in words. */
export function subjectOf(
  { kind, asked, askedTime }: Pick<LeadRow, 'kind' | 'asked' | 'askedTime'>,
  { content }: Pick<ServerContext, 'content'>,
): string {
  if (kind === 'call') return 'Phone call';
  if (kind === 'quote') return quoteServiceLabel(asked);
  if (kind === 'booking') return askedTime ? `${asked}, ${whenOf(askedTime)}` : asked;
  const { frequencies } = content()['mowing-prices'];
  const label = frequencies.find(({ value }) => value === asked)?.label ?? asked;
  return `Lawn plan, ${label.toLowerCase()}`;
}

/** What a lead is about, as a mail to them says it in a sentence. */
export function topicOf({ kind, asked }: Pick<LeadRow, 'kind' | 'asked'>): string {
  const topics: Record<LeadKind, string> = {
    quote: quoteServiceTopic(asked),
    plan: 'a lawn plan',
    booking: 'your consultation',
    call: 'your call',
  };
  return topics[kind];
}

const shortDate = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function whenOf(text: string): string {
  const [date = '', time = ''] = text.split(' ');
  return `${shortDate.format(new Date(`${date}T00:00:00Z`))} ${timeLabel(time)}`;
}
