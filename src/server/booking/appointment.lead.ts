// What the journal keeps of an appointment, and how it comes back: its row, its seats, and the mails that follow from it.
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { keyRows, type LeadKeeper, listOf } from '#server/platform/journal/lead-keeper.ts';
import type { StoredRow } from '#server/platform/journal/lead-line.ts';
import { addRow, putRow } from '#server/platform/journal/put-row.ts';
import { enqueueLatestMails } from './appointment-mails.ts';

/** More than were booked, and mailed, but never acknowledged before a power cut. */
const IDS_SKIPPED = 1_000;

type AppointmentRow = {
  id: number;
  consultation_type_id: number | null;
  crew_id?: number | null;
  status: string;
  calendar_sequence: number;
  original_date: string | null;
  /** Lines of before reviews have none of these. */
  review_until?: string | null;
  review_reasons?: string[];
  release_told_at?: string | null;
};
type ClaimRow = { pool: number; cell: string; seat: number };

/** An appointment with the seats it owns. Each move or cancellation raises its calendar sequence. */
export const appointmentLead: LeadKeeper = {
  kind: 'appointment',
  read: (id, attempt) => sql`
    select lead.calendar_sequence as version, json_build_object(
        'appointments', json_build_array(to_jsonb(lead)),
        'slot_claims', (
          select coalesce(json_agg(to_jsonb(claim) order by claim.cell), '[]')
          from slot_claims as claim where claim.appointment_id = lead.id and claim.live),
        'idempotency_keys', ${keyRows(attempt)}) as rows
    from appointments as lead where lead.id = ${id}`,

  async versions(db, ids) {
    const result = await db.execute<{ id: string; version: number }>(sql`
      select id::text as id, calendar_sequence as version from appointments
      where id in (select value::int from ${listOf(ids)})`);
    return new Map(result.rows.map(({ id, version }) => [id, version]));
  },

  async restore(tx, rowsOf, jobs) {
    for (const row of rowsOf('appointments')) {
      const appointment = row as AppointmentRow;
      await putRow(tx, 'appointments', {
        ...row,
        ...(await knownType(tx, appointment)),
        ...(await knownCrew(tx, appointment)),
      });
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

  afterRestore: skipAppointmentIds,
};

/**
 * Moves the counter of appointment ids on, past all that were ever given out: a mailed link names its appointment by
 * id, and must never open someone else's.
 */
async function skipAppointmentIds(db: Db): Promise<void> {
  await db.execute(sql`
    select setval(
      pg_get_serial_sequence('appointments', 'id'),
      ${IDS_SKIPPED}::int + greatest(
        (select max(id) from appointments),
        nextval(pg_get_serial_sequence('appointments', 'id'))))`);
}

/** A type that the backup does not have yet is left out: name, length and price stand in the appointment itself. */
async function knownType(
  tx: Tx,
  { consultation_type_id: typeId }: AppointmentRow,
): Promise<StoredRow> {
  const result = await tx.execute(sql`select id from consultation_types where id = ${typeId}`);
  return { consultation_type_id: result.rows.length > 0 ? typeId : null };
}

/** A crew that the backup does not have yet is left out: its name stands in the appointment itself. */
async function knownCrew(tx: Tx, { crew_id: crewId = null }: AppointmentRow): Promise<StoredRow> {
  const result = await tx.execute(sql`select id from crews where id = ${crewId}`);
  return { crew_id: result.rows.length > 0 ? crewId : null };
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
