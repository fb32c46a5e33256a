// Reads the open mentions of someone of the office, each with its note and where it is.
import { and, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { Mention } from '#contract/customers/mentions.ts';
import { listOfficePeople } from '#server/accounts/office-people.queries.ts';
import type { Db } from '#server/platform/database/client.ts';
import { mentions } from '#server/platform/database/schema/mention.ts';
import type { ServerContext } from '../../context.ts';

const MOST_SHOWN = 30;

/**
 * Those that wait for someone, the oldest first; for an owner also those of colleagues who work in the office no longer, which no one
 * else would see.
 */
export async function listOpenMentions(
  { db, config }: Pick<ServerContext, 'db' | 'config'>,
  { id, rights }: Pick<CurrentUser, 'id' | 'rights'>,
): Promise<Mention[]> {
  const left = rights.includes('owner') ? await listLeft(db, config.staffEmails) : [];
  return listMentions(db, [id, ...left], sql`true`);
}

/** Who is still asked, and works in the office no longer. */
export async function listLeft(db: Db, staffEmails: string[]): Promise<string[]> {
  const office = (await listOfficePeople(db, staffEmails)).map(({ id }) => id);
  const rows = await db
    .selectDistinct({ userId: mentions.userId })
    .from(mentions)
    .where(and(isNull(mentions.doneAt), notInArray(mentions.userId, office)));
  return rows.map(({ userId }) => userId);
}

/** Of those, the ones that one mail is about. */
export function listMailedMentions(db: Db, userId: string, mailedAt: string): Promise<Mention[]> {
  return listMentions(db, [userId], sql`mention.mailed_at = ${mailedAt}::timestamptz`);
}

/** A note that was removed asks no one, until it is brought back. */
async function listMentions(
  db: Db,
  [own, ...left]: [string, ...string[]],
  which: SQL,
): Promise<Mention[]> {
  const { rows } = await db.execute<Mention>(sql`
    select mention.id, to_char(mention.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      nullif(concat_ws(' ', author.first_name, author.last_name), '') as author,
      case when mention.user_id <> ${own}::uuid then
        coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email) end as instead,
      coalesce(nullif(chat.customer_name, ''), nullif(concat_ws(' ', customer.first_name, customer.last_name), ''), customer.email,
        customer.phone, 'Name not on file') as about,
      coalesce(note.text, entry.details ->> 'text', '') as text,
      case when chat.id is null then '/console/customers/' || customer.id || '/conversation#latest'
        else '/admin-support/' || chat.id end as path
    from mentions as mention
    join users as person on person.id = mention.user_id
    left join users as author on author.id = mention.author_id
    left join customer_notes as note on note.id = mention.customer_note_id
    left join users as customer on customer.id = note.user_id
    left join chat_sessions as chat on chat.id = mention.session_id
    left join chat_events as entry on entry.session_id = mention.session_id and entry.number = mention.note_number
    where mention.user_id = any(${sql.param([own, ...left])}::uuid[]) and mention.done_at is null and note.removed_at is null and ${which}
    order by mention.id limit ${MOST_SHOWN}`);
  return rows;
}
