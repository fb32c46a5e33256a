// Brings a kept lead back into the database: its rows as they were, its seats, and the mails that follow from it.
import { type SQL, sql } from 'drizzle-orm';
import type { HoldReason } from '#contract/form-guard.ts';
import { enqueueLatestMails } from '../booking/appointment-mails.ts';
import type { Db, Tx } from '../database/client.ts';
import type { JobQueue } from '../jobs/queue.ts';
import { enqueuePlanMails } from '../lawn-plans/lawn-plan-mails.ts';
import { enqueueQuoteMails } from '../quotes/quote-mails.ts';
import type { KeptLead, KeptRow, LeadKind } from './kept-lead.ts';
import { addRow, putRow } from './put-row.ts';

/** How a kind of lead comes back. */
type LeadKeeper = {
  /** Versions of those of the leads that the database has, by id. */
  versions: (db: Db, ids: string[]) => Promise<Map<string, number>>;
  /** Writes the lead, newer than what the database has, and enqueues its mails unless they are too old to send again. */
  restore: (tx: Tx, lead: RowsOf, jobs: JobQueue | null) => Promise<void>;
};

/** The kept rows of one table. */
type RowsOf = (table: string) => KeptRow[];

/** Every kind of lead. */
export const leadKeepers: Record<LeadKind, LeadKeeper> = {
  appointment: {
    async versions(db, ids) {
      const result = await db.execute<{ id: string; version: number }>(sql`
        select id::text as id, calendar_sequence as version from appointments
        where id in (select value::int from ${listOf(ids)})`);
      return new Map(result.rows.map(({ id, version }) => [id, version]));
    },
    async restore(tx, rowsOf, jobs) {
      for (const row of rowsOf('appointments')) {
        const appointment = row as AppointmentRow;
        await putRow(tx, 'appointments', { ...row, ...(await knownType(tx, appointment)) });
        await takeSeatsAgain(tx, appointment.id, rowsOf('slot_claims') as ClaimRow[]);
        if (jobs) {
          await enqueueLatestMails(jobs, tx, {
            id: appointment.id,
            status: appointment.status,
            calendarSequence: appointment.calendar_sequence,
            hasMoved: appointment.original_date !== null,
            isReviewed: (appointment.review_until ?? null) !== null,
            reviewReasons: appointment.review_reasons ?? [],
            isToldOfRelease: (appointment.release_told_at ?? null) !== null,
          });
        }
      }
      for (const row of rowsOf('idempotency_keys')) await addRow(tx, 'idempotency_keys', row);
    },
  },

  'quote-request': {
    versions: (db, ids) => unchanging(db, 'quote_requests', ids),
    async restore(tx, rowsOf, jobs) {
      for (const row of rowsOf('quote_requests')) {
        const request = row as QuoteRequestRow;
        await putRow(tx, 'quote_requests', row);
        if (jobs) await enqueueQuoteMails(jobs, tx, request.id, request.hold_reasons);
      }
      for (const row of rowsOf('photos')) await putRow(tx, 'photos', row);
      for (const row of rowsOf('idempotency_keys')) await addRow(tx, 'idempotency_keys', row);
    },
  },

  'plan-request': {
    versions: (db, ids) => unchanging(db, 'plan_requests', ids),
    async restore(tx, rowsOf, jobs) {
      for (const row of rowsOf('plan_requests')) {
        const request = row as PlanRequestRow;
        await putRow(tx, 'plan_requests', row);
        if (request.promo_code && !request.held_for_review) {
          await countUseAgain(tx, request.promo_code);
        }
        if (jobs) await enqueuePlanMails(jobs, tx, request.id, request.hold_reasons);
      }
      for (const row of rowsOf('idempotency_keys')) await addRow(tx, 'idempotency_keys', row);
    },
  },
};

/** The ids as one parameter, however many there are. */
/** Requests are written once, so all that a table has are of version 0. */
async function unchanging(
  db: Db,
  table: 'quote_requests' | 'plan_requests',
  ids: string[],
): Promise<Map<string, number>> {
  const result = await db.execute<{ id: string }>(sql`
    select id::text as id from ${sql.identifier(table)}
    where id in (select value::uuid from ${listOf(ids)})`);
  return new Map(result.rows.map(({ id }) => [id, 0]));
}

function listOf(ids: string[]): SQL {
  return sql`json_array_elements_text(${JSON.stringify(ids)}::json)`;
}

/** Writes a kept lead in one transaction. `jobs` is null when its mails are not to be sent again. */
export async function restoreLead(db: Db, lead: KeptLead, jobs: JobQueue | null): Promise<void> {
  await db.transaction((tx) =>
    leadKeepers[lead.kind].restore(tx, (table) => lead.rows?.[table] ?? [], jobs),
  );
}

/**
 * Moves the counter of appointment ids on, past all that were ever given out: a mailed link names its appointment by
 * id, and must never open somebody else's.
 */
export async function skipAppointmentIds(db: Db): Promise<void> {
  await db.execute(sql`
    select setval(
      pg_get_serial_sequence('appointments', 'id'),
      ${IDS_SKIPPED}::int + greatest(
        (select max(id) from appointments),
        nextval(pg_get_serial_sequence('appointments', 'id'))))`);
}

/** More than were booked, and mailed, but never acknowledged before a power cut. */
const IDS_SKIPPED = 1_000;

type AppointmentRow = {
  id: number;
  consultation_type_id: number | null;
  status: string;
  calendar_sequence: number;
  original_date: string | null;
  /** Lines of before reviews have none of these. */
  review_until?: string | null;
  review_reasons?: string[];
  release_told_at?: string | null;
};
type QuoteRequestRow = { id: string; hold_reasons: HoldReason[] };
type PlanRequestRow = {
  id: string;
  promo_code: string | null;
  held_for_review: boolean;
  hold_reasons: HoldReason[];
};
type ClaimRow = { pool: number; cell: string; seat: number };

/** A type that the backup does not have yet is left out: name, length and price stand in the appointment itself. */
async function knownType(
  tx: Tx,
  { consultation_type_id: typeId }: AppointmentRow,
): Promise<KeptRow> {
  const result = await tx.execute(sql`select id from consultation_types where id = ${typeId}`);
  return { consultation_type_id: result.rows.length > 0 ? typeId : null };
}

/** The use of a promo code that the backup has not counted. The person was promised it, so a full one stays full. */
async function countUseAgain(tx: Tx, code: string): Promise<void> {
  await tx.execute(sql`
    update promo_codes set uses = uses + 1
    where code = ${code} and (max_uses is null or uses < max_uses)`);
}

/**
 * Gives an appointment its seats as recorded. A hold of the time of the backup yields. Where another appointment sits,
 * because something unkept happened in between, the next number is taken even beyond the capacity: the visitor was
 * told that the slot is theirs.
 */
async function takeSeatsAgain(tx: Tx, appointmentId: number, claims: ClaimRow[]): Promise<void> {
  await tx.execute(
    sql`update slot_claims set live = false where appointment_id = ${appointmentId} and live`,
  );
  for (const { pool, cell, seat } of claims) {
    const isThisCell = sql`pool = ${pool} and cell = ${cell}::timestamptz and live`;
    await tx.execute(sql`
      update slot_claims set live = false
      where ${isThisCell} and seat = ${seat} and hold_id is not null`);
    await tx.execute(sql`
      insert into slot_claims (pool, cell, seat, appointment_id)
      select ${pool}, ${cell}::timestamptz,
        case when exists (select from slot_claims where ${isThisCell} and seat = ${seat})
          then (select max(seat) + 1 from slot_claims where ${isThisCell})
          else ${seat}::int end,
        ${appointmentId}`);
  }
}
