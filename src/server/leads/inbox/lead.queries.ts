// Reads of the leads inbox: its lists, who waits, other leads of the same person, and how quickly we answer.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { OPEN_STAGES } from '#company/rules/leads/lead-machine.ts';
import type { Lead, LeadDuplicate, LeadFigures, LeadView } from '#contract/leads/leads.ts';
import { RowId } from '#contract/platform/ids.ts';
import { oneOf } from '#server/platform/database/schema/columns.ts';
import { CursorInstant, readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { ServerContext } from '../../context.ts';
import { LEAD_COLUMNS, type LeadRow, SOURCES, subjectOf } from './lead-source.ts';
import { leadClock, presentLead } from './present-lead.ts';

const PAGE = 30;
const Place = z.tuple([CursorInstant, RowId]);
const DAY_MS = 86_400_000;
const FIGURES_DAYS = 30;
/** The latest ones are enough for a median. */
const MOST_FIGURES = 2_000;
const DUPLICATES = 20;

/** The conditions are those of the indexes of the table, word for word. */
const OPEN = sql`not lead.is_held and lead.stage in (${oneOf(OPEN_STAGES)})`;
const HELD = sql`lead.is_held and lead.stage <> 'spam'`;
const WAITING = sql`not lead.is_held and lead.stage = 'new' and lead.first_answered_at is null and lead.kind <> 'booking'`;

function conditionOf(view: LeadView): SQL {
  if (view === 'open') return OPEN;
  if (view === 'held') return HELD;
  if (view === 'spam') return sql`lead.stage = 'spam'`;
  return sql`not lead.is_held and lead.stage = ${view}`;
}

/** A page of a list, the latest news first. @throws RequestProblem 422 for a cursor that no list has given. */
export async function listLeads(
  context: ServerContext,
  { view, cursor }: { view: LeadView; cursor?: string | undefined },
): Promise<{ items: Lead[]; next: string | null }> {
  const { db } = context;
  const from = readCursor(cursor, Place);
  const after = from
    ? sql`and (lead.last_news_at, lead.id) < (${from[0]}::timestamptz, ${from[1]}::int)`
    : sql``;
  const { rows } = await db.execute<LeadRow>(sql`
    select ${LEAD_COLUMNS} from (
      select * from leads as lead where ${conditionOf(view)} ${after}
      order by lead.last_news_at desc, lead.id desc limit ${PAGE + 1}) as lead ${SOURCES}
    order by lead.last_news_at desc, lead.id desc`);
  const shown = rows.slice(0, PAGE);
  const items = await presentAll(context, shown);
  const last = shown.at(-1);
  return {
    items,
    next: rows.length > PAGE && last ? writeCursor([last.lastNewsText, last.id]) : null,
  };
}

/** New leads that no one has answered, who waits longest first; at most 50. */
export async function listWaitingLeads(context: ServerContext): Promise<Lead[]> {
  const { rows } = await context.db.execute<LeadRow>(sql`
    select ${LEAD_COLUMNS} from (
      select * from leads as lead where ${WAITING} order by lead.arrived_at, lead.id limit 50) as lead ${SOURCES}
    order by lead.arrived_at, lead.id`);
  return presentAll(context, rows);
}

async function presentAll(context: ServerContext, rows: LeadRow[]): Promise<Lead[]> {
  const oldest = Math.min(...rows.map(({ arrivedAt }) => arrivedAt));
  const clock = await leadClock(context, rows.length > 0 ? new Date(oldest) : undefined);
  return rows.map((row) => presentLead(row, clock, context));
}

/** What the head of the inbox says. */
export async function readLeadFigures(context: ServerContext): Promise<LeadFigures> {
  const since = new Date(context.clock().getTime() - FIGURES_DAYS * DAY_MS);
  const { rows } = await context.db.execute<{ waiting: number; held: number }>(sql`
    select (select count(*)::int from leads as lead where ${WAITING}) as waiting,
      (select count(*)::int from leads as lead where ${HELD}) as held`);
  const answered = await context.db.execute<{ arrived: number; answered: number }>(sql`
    select floor(extract(epoch from arrived_at) * 1000)::float8 as arrived,
      floor(extract(epoch from first_answered_at) * 1000)::float8 as answered
    from leads where arrived_at > ${since.toISOString()}::timestamptz and first_answered_at is not null
      and kind <> 'booking' and stage <> 'spam'
    order by arrived_at desc limit ${MOST_FIGURES}`);
  const clock = await leadClock(context, since);
  const minutes = answered.rows
    .map((row) => clock.minutes(new Date(row.arrived), new Date(row.answered)))
    .sort((one, other) => one - other);
  const { waiting = 0, held = 0 } = rows[0] ?? {};
  return { waiting, held, answered: minutes.length, medianMinutes: medianOf(minutes) };
}

function medianOf(sorted: readonly number[]): number | null {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? (sorted[middle - 1] ?? upper) : upper;
  return Math.round((lower + upper) / 2);
}

type DuplicateRow = LeadRow & { sameMailbox: boolean; samePhone: boolean; sameWords: boolean };

/** Other leads with the same mailbox, telephone or words, the latest first. */
export async function listDuplicates(
  context: ServerContext,
  row: LeadRow,
): Promise<LeadDuplicate[]> {
  const { mailbox, phoneDigits } = row;
  const { rows } = await context.db.execute<DuplicateRow>(sql`
    select ${LEAD_COLUMNS}, ${mailbox} <> '' and lead.mailbox = ${mailbox} as "sameMailbox",
      ${phoneDigits} <> '' and lead.phone_digits = ${phoneDigits} as "samePhone",
      coalesce(quote.details_hash = found.words, false) as "sameWords"
    from (
      select lead.id, max(found.words) as words from (
        select id, null::text as words from (select id from leads
          where mailbox <> '' and mailbox = ${mailbox} order by arrived_at desc limit 100) as by_mailbox
        union all
        select id, null from (select id from leads
          where phone_digits <> '' and phone_digits = ${phoneDigits} order by arrived_at desc limit 100) as by_phone
        union all
        select other_lead.id, own.details_hash from quote_requests as own
          join quote_requests as other on other.details_hash = own.details_hash
          join leads as other_lead on other_lead.quote_request_id = other.id
          where own.id = ${row.kind === 'quote' ? row.sourceId : null}::uuid and own.details_hash is not null
      ) as found join leads as lead on lead.id = found.id
      where lead.id <> ${row.id} group by lead.id) as found
    join leads as lead on lead.id = found.id ${SOURCES}
    order by lead.arrived_at desc limit ${DUPLICATES}`);
  return rows.map((other) => ({
    kind: other.kind,
    id: other.sourceId,
    name: other.name,
    subject: subjectOf(other, context),
    stage: other.stage,
    arrivedAt: new Date(other.arrivedAt).toISOString(),
    same: [
      ...(other.sameMailbox ? (['mailbox'] as const) : []),
      ...(other.samePhone ? (['phone'] as const) : []),
      ...(other.sameWords ? (['words'] as const) : []),
    ],
  }));
}
