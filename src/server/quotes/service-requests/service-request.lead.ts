// What the journal keeps of a service request and its quote, and how they come back.
import { type SQL, sql } from 'drizzle-orm';
import {
  type DecliningSide,
  type ServiceRequestStatus,
  serviceRequestStateOf,
} from '#company/rules/quotes/service-request-machine.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import type { JobQueue } from '#server/platform/jobs/queue.ts';
import { keyRows, type LeadKeeper, listOf } from '#server/platform/journal/lead-keeper.ts';
import type { StoredRow } from '#server/platform/journal/lead-line.ts';
import { addRow, putRow } from '#server/platform/journal/put-row.ts';
import { enqueueRequestMails } from './request-mails.ts';

type RequestRow = {
  id: number;
  version: number;
  status: ServiceRequestStatus;
  declined_by: DecliningSide | null;
};

/** Tables whose ids are counted up; ids that were given out after the backup are skipped. */
const COUNTED = [
  'service_requests',
  'request_messages',
  'quote_line_items',
  'quote_pins',
  'quote_versions',
  'quote_payment_steps',
] as const;

/** More than were given out, and seen by someone, without a line in the journal before a power cut. */
const IDS_SKIPPED = 1_000;

/**
 * A request with its photos and messages, its quote with all that belongs to it, and the customer's account. Each change
 * raises the request's version.
 */
export const serviceRequestLead: LeadKeeper = {
  kind: 'service-request',
  read: (id, attempt) => sql`
    select lead.version, json_build_object(
        'users', ${rowsOf(sql`users as it where it.id = lead.user_id`)},
        'service_requests', json_build_array(to_jsonb(lead)),
        'request_messages', ${rowsOf(sql`request_messages as it where it.service_request_id = lead.id`)},
        'photos', ${rowsOf(sql`photos as it where it.service_request_id = lead.id`)},
        'quotes', ${rowsOf(sql`quotes as it where it.service_request_id = lead.id`)},
        'quote_line_items', ${ofQuote('quote_line_items')},
        'quote_pins', ${rowsOf(sql`quote_pins as it
          join quote_line_items as line on line.id = it.line_item_id
          join quotes as quote on quote.id = line.quote_id where quote.service_request_id = lead.id`)},
        'quote_versions', ${ofQuote('quote_versions')},
        'quote_acceptances', ${ofQuote('quote_acceptances')},
        'quote_payment_steps', ${ofQuote('quote_payment_steps')},
        'idempotency_keys', ${keyRows(attempt)}) as rows
    from service_requests as lead where lead.id = ${id}`,

  async versions(db, ids) {
    const result = await db.execute<{ id: string; version: number }>(sql`
      select id::text as id, version from service_requests
      where id in (select value::int from ${listOf(ids)})`);
    return new Map(result.rows.map(({ id, version }) => [id, version]));
  },

  async restore(tx, savedRowsOf, jobs) {
    for (const row of savedRowsOf('users')) await addRow(tx, 'users', row);
    for (const row of savedRowsOf('service_requests')) {
      await putRow(tx, 'service_requests', await withKnownPeople(tx, row, 'taken_up_by'));
    }
    for (const row of savedRowsOf('request_messages')) {
      await putRow(tx, 'request_messages', await withKnownPeople(tx, row, 'author_id'));
    }
    for (const row of savedRowsOf('photos')) await putRow(tx, 'photos', row);
    for (const row of savedRowsOf('quotes')) await putQuote(tx, row);
    for (const row of savedRowsOf('quote_line_items')) await putRow(tx, 'quote_line_items', row);
    for (const row of savedRowsOf('quote_pins')) await putRow(tx, 'quote_pins', row);
    for (const row of savedRowsOf('quote_versions')) {
      await addRow(tx, 'quote_versions', await withKnownPeople(tx, row, 'sent_by'));
    }
    for (const row of savedRowsOf('quote_acceptances')) await addRow(tx, 'quote_acceptances', row);
    for (const row of savedRowsOf('quote_payment_steps')) {
      await addRow(tx, 'quote_payment_steps', await withKnownPeople(tx, row, 'due_by'));
    }
    for (const row of savedRowsOf('idempotency_keys')) await addRow(tx, 'idempotency_keys', row);
    const [request] = savedRowsOf('service_requests') as RequestRow[];
    if (jobs && request) await tellAgain(tx, jobs, request);
  },

  afterRestore: skipIds,
};

function rowsOf(from: SQL): SQL {
  return sql`(select coalesce(json_agg(to_jsonb(it)), '[]') from ${from})`;
}

function ofQuote(table: string): SQL {
  return rowsOf(sql`${sql.identifier(table)} as it
    join quotes as quote on quote.id = it.quote_id where quote.service_request_id = lead.id`);
}

/** A quote takes its lines along: those that it had at the time of the backup may be others. */
async function putQuote(tx: Tx, row: StoredRow): Promise<void> {
  await putRow(tx, 'quotes', row);
  await tx.execute(sql`delete from quote_line_items where quote_id = ${row.id}`);
}

/** Someone of the office whom the backup does not know yet is left out; what they did is kept. */
async function withKnownPeople(tx: Tx, row: StoredRow, column: string): Promise<StoredRow> {
  const id = row[column] ?? null;
  if (id === null) return row;
  const known = await tx.execute(sql`select id from users where id = ${id}`);
  return { ...row, [column]: known.rows.length > 0 ? id : null };
}

/** The mails of the last state, by those who made it, under the same ids as before; of what staff do the customer hears when they do it again. */
async function tellAgain(tx: Tx, jobs: JobQueue, row: RequestRow): Promise<void> {
  const state = serviceRequestStateOf({ status: row.status, declinedBy: row.declined_by });
  if (state === 'pending' && row.version === 1) {
    await enqueueRequestMails(jobs, tx, row, 'asked', ['office', 'customer']);
  } else if (state === 'pending') {
    await enqueueRequestMails(jobs, tx, row, 'changed', ['office']);
  } else if (state === 'accepted') {
    await enqueueRequestMails(jobs, tx, row, 'accepted', ['office', 'customer']);
  } else if (state === 'declined' || state === 'cancelled') {
    await enqueueRequestMails(jobs, tx, row, state, ['office']);
  }
}

async function skipIds(db: Db): Promise<void> {
  for (const table of COUNTED) {
    await db.execute(sql`
      select setval(
        pg_get_serial_sequence(${table}, 'id'),
        ${IDS_SKIPPED}::int + greatest(
          (select coalesce(max(id), 0) from ${sql.identifier(table)}),
          nextval(pg_get_serial_sequence(${table}, 'id'))))`);
  }
}
