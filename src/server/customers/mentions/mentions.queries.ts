// Reads the open mentions of someone of the office, each with its note and where it is.
import { type SQL, sql } from 'drizzle-orm';
import type { Mention } from '#contract/customers/mentions.ts';
import type { Db } from '#server/platform/database/client.ts';

const MOST_SHOWN = 30;

/** Those that wait for someone, the oldest first. */
export function listOpenMentions(db: Db, userId: string): Promise<Mention[]> {
  return listMentions(db, userId, sql`true`);
}

/** Of those, the ones that one mail is about. */
export function listMailedMentions(db: Db, userId: string, mailedAt: string): Promise<Mention[]> {
  return listMentions(db, userId, sql`mention.mailed_at = ${mailedAt}::timestamptz`);
}

/** A note that was removed asks no one, until it is brought back. */
async function listMentions(db: Db, userId: string, which: SQL): Promise<Mention[]> {
  const { rows } = await db.execute<Mention>(sql`
    select mention.id, to_char(mention.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      nullif(concat_ws(' ', author.first_name, author.last_name), '') as author,
      coalesce(chat.customer_name, nullif(concat_ws(' ', customer.first_name, customer.last_name), ''), customer.email,
        customer.phone, '') as about,
      coalesce(note.text, entry.details ->> 'text', '') as text,
      case when chat.id is null then '/console/customers/' || customer.id || '/conversation#latest'
        else '/admin-support/' || chat.id end as path
    from mentions as mention
    left join users as author on author.id = mention.author_id
    left join customer_notes as note on note.id = mention.customer_note_id
    left join users as customer on customer.id = note.user_id
    left join chat_sessions as chat on chat.id = mention.session_id
    left join chat_events as entry on entry.session_id = mention.session_id and entry.number = mention.note_number
    where mention.user_id = ${userId}::uuid and mention.done_at is null and note.removed_at is null and ${which}
    order by mention.id limit ${MOST_SHOWN}`);
  return rows;
}
