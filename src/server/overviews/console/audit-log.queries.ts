// Reads the audit log as people look at it: a page at a time, of a person, a kind of action, a record or a day.
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { staffRoles } from '#company/facts/staff-roles.ts';
import { displayName } from '#company/rules/customers/person-name.ts';
import { addDays, toInstant } from '#company/rules/time/company-time.ts';
import type { LogEntry, LogPage, LogQuery } from '#contract/overviews/audit-log.ts';
import { isOnStaff } from '#server/accounts/roles.ts';
import { users } from '#server/platform/database/schema/account.ts';
import { readCursor, writeCursor } from '#server/platform/http/cursor.ts';
import type { ServerContext } from '../../context.ts';
import { actionLabel, actionLabels } from './action-labels.ts';
import { presentSubject, SUBJECT_NAME, SUBJECT_PLACE, UUID } from './log-subjects.ts';

const PAGE = 50;

type LogRow = {
  id: number;
  at: string;
  by: string | null;
  action: string;
  type: string | null;
  subject: string | null;
  about: string | null;
  place: string | null;
  isOnStaff: boolean;
  details: Record<string, unknown>;
};

/** A page of the log, the latest first. */
export async function readLog(context: ServerContext, query: LogQuery): Promise<LogPage> {
  const { db, config } = context;
  const { rows } = await db.execute<LogRow>(sql`
    select entry.id, to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email) as by,
      entry.action, entry.subject_type as type, entry.subject_id as subject, ${SUBJECT_NAME} as about,
      ${SUBJECT_PLACE} as place,
      exists (
        select from users where users.id = case entry.subject_type when 'user' then ${UUID} end
          and ${isOnStaff(config.staffEmails)}) as "isOnStaff",
      entry.details
    from (
      select * from audit_log where ${sql.join(conditionsOf(context, query), sql` and `)}
      order by audit_log.id desc limit ${PAGE + 1}) as entry
    left join users as person on person.id = entry.actor_id
    order by entry.id desc`);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  const people = await db.select().from(users).where(isOnStaff(config.staffEmails));
  return {
    items: rows.slice(0, PAGE).map(present),
    next: last ? writeCursor([last.id]) : null,
    people: people
      .map((person) => ({ id: person.id, name: displayName(person) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en-US')),
    actions: Object.entries(actionLabels)
      .map(([value, label]) => ({ value, label }))
      .sort((one, other) => one.label.localeCompare(other.label, 'en-US')),
  };
}

/** Lines are numbered as they are written, so a day is a span of numbers, which any index of the log goes on with. */
function conditionsOf(
  { settings }: ServerContext,
  { cursor, person, action, day, type, record }: LogQuery,
): SQL[] {
  const [before] =
    readCursor(cursor, z.tuple([z.number().int().positive().max(2_147_483_647)])) ?? [];
  const conditions = [sql`true`];
  if (before !== undefined) conditions.push(sql`audit_log.id < ${before}`);
  if (person) conditions.push(sql`actor_id = ${person}`);
  if (action) conditions.push(sql`action = ${action}`);
  if (type && record) conditions.push(sql`subject_type = ${type} and subject_id = ${record}`);
  if (day) {
    const { timeZone } = settings();
    const from = toInstant(day, '00:00', timeZone).toISOString();
    const to = toInstant(addDays(day, 1), '00:00', timeZone).toISOString();
    const span = sql`from audit_log as line where line.created_at >= ${from} and line.created_at < ${to}`;
    conditions.push(
      sql`audit_log.id between (select min(line.id) ${span}) and (select max(line.id) ${span})`,
      sql`audit_log.created_at >= ${from} and audit_log.created_at < ${to}`,
    );
  }
  return conditions;
}

function present({ id, at, by, action, type, subject, about, place, ...row }: LogRow): LogEntry {
  return {
    id,
    at,
    by,
    words: actionLabel(action),
    ...presentSubject({ type, about, place }),
    ...(row.isOnStaff && { path: '/console/settings/staff' }),
    record: type && subject ? { type, id: subject } : null,
    facts: Object.entries(row.details)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => ({ name: factName(name), value: factValue(name, value) })),
  };
}

/** "startsAt" is read as "starts at". */
function factName(name: string): string {
  return name
    .replaceAll('-', ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
}

/** Where a role is told; another fact may have the same word. */
const ROLE_FACTS = new Set(['role', 'from', 'to']);

function factValue(name: string, value: unknown): string {
  const role = ROLE_FACTS.has(name) && staffRoles.find((one) => one.value === value);
  if (role) return role.label;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
