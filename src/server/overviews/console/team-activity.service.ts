// What others of the staff did, out of the audit log, and up to where someone has seen it.
import { sql } from 'drizzle-orm';
import type { TeamAction, TeamActivity } from '#contract/overviews/console-own.ts';
import { PRIVATE_ACTIONS } from '#server/platform/audit/audit.ts';
import type { Db } from '#server/platform/database/client.ts';
import { activitySeen } from '#server/platform/database/schema/console.ts';
import type { ServerContext } from '../../context.ts';
import { actionLabel } from './action-labels.ts';
import { presentSubject, SUBJECT_NAME, SUBJECT_PLACE } from './log-subjects.ts';

const SHOWN = 30;
/**
 * So many of the latest of each colleague, in the order of the index: the planner takes everyone for a customer with a few lines,
 * and would sort all that a colleague ever did.
 */
const LOOKED_AT = 200;
const MOST_ID = 2_147_483_647;
/** No one reads further back than this, so newer ones are enough to count. */
const MOST_COUNTED = 100;

type ActivityRow = {
  id: number;
  at: string;
  by: string;
  action: string;
  type: string | null;
  about: string | null;
  place: string | null;
};

/** What colleagues of someone did, the latest first. */
export async function teamActivity(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  userId: string,
): Promise<TeamActivity> {
  const { rows } = await db.execute<ActivityRow>(sql`
    select entry.id, to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email) as by,
      entry.action, entry.subject_type as type, ${SUBJECT_NAME} as about,
      ${SUBJECT_PLACE} as place
    from (${colleagues(config.staffEmails, userId)}) as person
    join lateral (
      select * from (
        select * from audit_log where (actor_id, id) <= (person.id, ${MOST_ID}::int)
        order by actor_id desc, id desc limit ${LOOKED_AT}) as latest
      where actor_id = person.id and action <> all (${texts(PRIVATE_ACTIONS)})
      order by latest.id desc limit ${SHOWN}) as entry on true
    order by entry.id desc limit ${SHOWN}`);
  const { rows: unseen } = await db.execute<{ count: number }>(sql`
    select least(coalesce(sum(own.count), 0), ${MOST_COUNTED})::int as count
    from (${colleagues(config.staffEmails, userId)}) as person
    join lateral (
      select count(*) from (
        select from audit_log where actor_id = person.id and action <> all (${texts(PRIVATE_ACTIONS)})
          and id > coalesce((select up_to from activity_seen where user_id = ${userId}), 0)
        limit ${MOST_COUNTED}) as newer) as own on true`);
  return { items: rows.map(present), unseen: unseen[0]?.count ?? 0 };
}

/** Someone has seen them up to one; never less than before. */
export async function markActivitySeen(db: Db, userId: string, upTo: number): Promise<void> {
  // Anyone who names an action that is not there yet would miss those until then.
  const last = sql`least(${upTo}::int, coalesce((select max(id) from audit_log), 0))`;
  await db
    .insert(activitySeen)
    .values({ userId, upTo: last })
    .onConflictDoUpdate({
      target: activitySeen.userId,
      set: { upTo: sql`greatest(${activitySeen.upTo}, excluded.up_to)` },
    });
}

function present({ id, at, by, action, ...subject }: ActivityRow): TeamAction {
  return { id, at, by, words: actionLabel(action), ...presentSubject(subject) };
}

function colleagues(staffEmails: readonly string[], userId: string) {
  const emails = staffEmails.map((email) => email.toLowerCase());
  return sql`
    select * from users where role <> 'customer' and id <> ${userId}
    union select * from users where lower(email) = any (${texts(emails)}) and id <> ${userId}`;
}

function texts(values: readonly string[]) {
  return sql`${sql.param([...values])}::text[]`;
}
