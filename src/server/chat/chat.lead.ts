// What the journal keeps of live chat: each message with its conversation, so that what was acknowledged outlives a power cut.
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { keyRows, type LeadKeeper, listOf } from '#server/platform/journal/lead-keeper.ts';
import type { StoredRow } from '#server/platform/journal/lead-line.ts';
import { addRow, putRow } from '#server/platform/journal/put-row.ts';

/** More than were given out, and seen by someone, without a line in the journal before a power cut. */
const IDS_SKIPPED = 1_000;

/**
 * A message by its conversation's id and its number, with the conversation as it was then, its keys, its photos and the
 * entries around it. Others, such as a mark of reading, have no line of their own: after a power cut their numbers may be
 * empty ones, which everyone skips.
 */
export const chatLead: LeadKeeper = {
  kind: 'chat-message',
  read: (id, attempt) => {
    const [sessionId, number] = String(id).split('/');
    return sql`
      select 0 as version, json_build_object(
          'users', (select coalesce(json_agg(to_jsonb(it)), '[]') from users as it where it.id = session.user_id),
          'chat_sessions', json_build_array(to_jsonb(session)),
          'chat_keys', (select coalesce(json_agg(to_jsonb(it)), '[]') from chat_keys as it
            where it.session_id = session.id),
          'chat_messages', json_build_array(to_jsonb(message)),
          'text_deliveries', (select coalesce(json_agg(to_jsonb(it)), '[]') from text_deliveries as it
            where it.message_id = message.id),
          'text_stops', (select coalesce(json_agg(to_jsonb(it)), '[]') from text_stops as it
            where it.number = session.text_number),
          'incoming_calls', (select coalesce(json_agg(to_jsonb(it)), '[]') from incoming_calls as it
            where it.session_id = session.id and (it.entry = event.number or it.texted_at is not null)),
          'chat_events', (select json_agg(to_jsonb(it)) from chat_events as it
            where it.session_id = session.id and (it.number = event.number or it.kind <> 'message' and it.number > (
              select coalesce(max(earlier.number), 0) from chat_events as earlier
              where earlier.session_id = session.id and earlier.kind = 'message' and earlier.number < event.number))),
          'photos', (select coalesce(json_agg(to_jsonb(it)), '[]') from photos as it
            where it.chat_message_id = message.id),
          'idempotency_keys', ${keyRows(attempt)}) as rows
      from chat_events as event
      join chat_messages as message on message.id = event.message_id
      join chat_sessions as session on session.id = event.session_id
      where event.session_id = ${sessionId}::uuid and event.number = ${Number(number)}`;
  },

  async versions(db, ids) {
    const result = await db.execute<{ id: string }>(sql`
      select event.session_id || '/' || event.number as id
      from chat_events as event
      join ${listOf(ids)} as wanted on wanted.value = event.session_id || '/' || event.number
      where event.kind = 'message'`);
    return new Map(result.rows.map(({ id }) => [id, 0]));
  },

  async restore(tx, rowsOf) {
    for (const row of rowsOf('users')) await addRow(tx, 'users', row);
    for (const row of rowsOf('chat_sessions')) await putSession(tx, row);
    for (const row of rowsOf('chat_keys')) await addRow(tx, 'chat_keys', row);
    for (const row of rowsOf('chat_events')) await dropLost(tx, row);
    for (const row of rowsOf('chat_messages')) {
      await addRow(tx, 'chat_messages', await withKnownPerson(tx, row, 'author_id'));
    }
    for (const row of rowsOf('text_deliveries')) await addRow(tx, 'text_deliveries', row);
    for (const row of rowsOf('text_stops')) await putRow(tx, 'text_stops', row);
    for (const row of rowsOf('incoming_calls')) await putRow(tx, 'incoming_calls', row);
    for (const row of rowsOf('chat_events')) await addRow(tx, 'chat_events', row);
    for (const row of rowsOf('photos')) await putRow(tx, 'photos', row);
    for (const row of rowsOf('idempotency_keys')) await addRow(tx, 'idempotency_keys', row);
  },

  async afterRestore(db) {
    await fillHoles(db);
    await skipIds(db);
  },
};

/** The conversation as of the highest number counts, whatever order the lines come in. */
async function putSession(tx: Tx, row: StoredRow): Promise<void> {
  const known = await tx.execute<{ last: number }>(sql`
    select last_event_number as last from chat_sessions where id = ${row.id}`);
  const [present] = known.rows;
  if (!present) {
    const assigned = await withKnownPerson(tx, row, 'assigned_to');
    const linked = await withKnownPerson(tx, assigned, 'customer_id');
    await addRow(tx, 'chat_sessions', await partedFromEarlier(tx, linked));
    return;
  }
  if (present.last >= Number(row.last_event_number)) return;
  await tx.execute(sql`
    update chat_sessions set
      last_event_number = ${row.last_event_number}, status = ${row.status},
      snoozed_until = ${row.snoozed_until ?? null}::timestamptz, snoozed_by = ${row.snoozed_by ?? null},
      waiting_since = ${row.waiting_since}::timestamptz, last_activity = ${row.last_activity}::timestamptz,
      last_support_number = ${row.last_support_number}, last_support_at = ${row.last_support_at}::timestamptz
    where id = ${row.id}`);
}

/** Of two conversations with one telephone number the earlier one was parted from it, by an entry that has no line of its own. */
async function partedFromEarlier(tx: Tx, row: StoredRow): Promise<StoredRow> {
  if (row.text_number == null || row.number_left_at != null) return row;
  const others = sql`text_number = ${row.text_number} and number_left_at is null and id <> ${row.id}`;
  await tx.execute(sql`
    update chat_sessions set number_left_at = ${row.created_at}::timestamptz
    where ${others} and created_at < ${row.created_at}::timestamptz`);
  const later = await tx.execute(sql`select id from chat_sessions where ${others}`);
  return later.rows.length > 0 ? { ...row, number_left_at: row.last_activity } : row;
}

/** A number that an earlier replay took for empty is not, when its line comes. */
async function dropLost(tx: Tx, row: StoredRow): Promise<void> {
  await tx.execute(sql`
    delete from chat_events
    where session_id = ${row.session_id} and number = ${row.number} and kind = 'lost'`);
}

async function withKnownPerson(tx: Tx, row: StoredRow, column: string): Promise<StoredRow> {
  const id = row[column] ?? null;
  if (id === null) return row;
  const known = await tx.execute(sql`select id from users where id = ${id}`);
  return { ...row, [column]: known.rows.length > 0 ? id : null };
}

/** Numbers that were given to entries without a line are filled, so that no one waits for them. */
async function fillHoles(db: Db): Promise<void> {
  await db.execute(sql`
    insert into chat_events (session_id, number, kind)
    select session.id, numbers.number, 'lost'
    from chat_sessions as session
    cross join lateral generate_series(1, session.last_event_number) as numbers(number)
    where session.last_event_number > (
      select count(*) from chat_events as event where event.session_id = session.id)
    on conflict do nothing`);
}

async function skipIds(db: Db): Promise<void> {
  await db.execute(sql`
    select setval(
      pg_get_serial_sequence('chat_messages', 'id'),
      ${IDS_SKIPPED}::int + greatest(
        (select coalesce(max(id), 0) from chat_messages),
        nextval(pg_get_serial_sequence('chat_messages', 'id'))))`);
}
