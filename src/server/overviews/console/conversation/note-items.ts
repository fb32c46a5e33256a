// Notes that only staff see: about the customer, and in their conversations at the desk; each with whom it mentions.
import { type SQL, sql } from 'drizzle-orm';
import { noPhotos } from './photos-of.ts';

export const noteItems = sql`
  select 'note-' || note.id, 'note', note.created_at, 'office',
    nullif(concat_ws(' ', author.first_name, author.last_name), ''), null, note.text, ${noPhotos}, null,
    ${mentionedIn(sql`mention.customer_note_id = note.id`)}, true, '/console/customers/' || note.user_id || '#note'
  from own join customer_notes as note on note.user_id = any(own.ids)
  left join users as author on author.id = note.author_id
  where note.removed_at is null
  union all
  select 'desk-note-' || chat.id || '-' || event.number, 'note', event.created_at, 'office', event.details ->> 'authorName', null,
    coalesce(event.details ->> 'text', ''), ${noPhotos}, null,
    ${mentionedIn(sql`mention.session_id = chat.id and mention.note_number = event.number`)}, true, '/admin-support/' || chat.id
  from chat join chat_events as event on event.session_id = chat.id
  where event.kind = 'note'`;

/** "For Jane Doe, Omar Reyes (done)" of the mentions of a note; null without any. */
function mentionedIn(which: SQL): SQL {
  return sql`(
    select 'For ' || string_agg(coalesce(nullif(concat_ws(' ', person.first_name, person.last_name), ''), person.email)
      || case when mention.done_at is null then '' else ' (done)' end, ', ' order by mention.id)
    from mentions as mention join users as person on person.id = mention.user_id where ${which})`;
}
