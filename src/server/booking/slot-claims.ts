// The last word on double booking: claims numbered seats on half-hour cells, so that no capacity is ever exceeded.
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/client.ts';
import type { Cell } from './availability.ts';
import { POOL } from './booking.queries.ts';

/** Who owns a seat: an appointment for good, or a hold until it lapses. */
export type SeatOwner = { appointmentId: number } | { holdId: string; expiresAt: Date };

/**
 * Claims one seat on every cell, in the given (ascending) order, which is what keeps concurrent bookings free of
 * deadlocks. False when a cell is full; the caller then rolls back.
 */
export async function claimCells(
  tx: Tx,
  cells: Cell[],
  owner: SeatOwner,
  now: Date,
): Promise<boolean> {
  await retireLapsedHolds(tx, cells, now);
  for (const cell of cells) {
    if (!(await claimCell(tx, cell, owner))) return false;
  }
  return true;
}

/**
 * Gives an appointment the seats of the cells: claims those that are new, keeps those that it has already, and gives back the
 * rest. False when a cell is full; the caller then rolls back.
 */
export async function exchangeCells(
  tx: Tx,
  appointmentId: number,
  cells: Cell[],
  now: Date,
): Promise<boolean> {
  const owned = await cellsOwnedBy(tx, appointmentId);
  const wanted = cells.map((cell) => cell.instant.getTime());
  const newCells = cells.filter((cell) => !owned.includes(cell.instant.getTime()));
  if (!(await claimCells(tx, newCells, { appointmentId }, now))) return false;
  const left = owned.filter((cell) => !wanted.includes(cell));
  await releaseAppointmentCells(tx, appointmentId, left);
  return true;
}

/** The cells on which an appointment owns a live seat, ascending, as instants in milliseconds. */
export async function cellsOwnedBy(tx: Tx, appointmentId: number): Promise<number[]> {
  const result = await tx.execute<{ cell: number }>(sql`
    select (extract(epoch from cell) * 1000)::bigint as cell from slot_claims
    where appointment_id = ${appointmentId} and live order by cell`);
  return result.rows.map(({ cell }) => Number(cell));
}

/** Gives back an appointment's seats, all of them or those on the given cells. */
export async function releaseAppointmentCells(
  tx: Tx,
  appointmentId: number,
  cells?: number[],
): Promise<void> {
  if (cells?.length === 0) return;
  const onCells = cells
    ? sql`and cell in ${cells.map((cell) => new Date(cell).toISOString())}`
    : sql``;
  await tx.execute(sql`
    update slot_claims set live = false where appointment_id = ${appointmentId} and live ${onCells}`);
}

/** Gives back the seats of a hold. */
export async function releaseHoldCells(tx: Tx, holdId: string): Promise<void> {
  await tx.execute(sql`update slot_claims set live = false where hold_id = ${holdId} and live`);
}

/**
 * Makes the live seats of a hold those of an appointment, and tells how many there were. A lapsed hold that no one has
 * retired yet still counts: its owner came late, but no one else came at all.
 */
export async function turnHoldIntoAppointment(
  tx: Tx,
  holdId: string,
  appointmentId: number,
): Promise<number> {
  const result = await tx.execute<{ id: number }>(sql`
    update slot_claims set appointment_id = ${appointmentId}, hold_id = null, expires_at = null
    where hold_id = ${holdId} and live returning id`);
  return result.rows.length;
}

/**
 * Takes the lowest free seat of a cell. The partial unique index decides races; an attempt that lost one looks again
 * as long as a recount says that there is room.
 */
async function claimCell(tx: Tx, cell: Cell, owner: SeatOwner): Promise<boolean> {
  const instant = cell.instant.toISOString();
  for (let attempt = 0; attempt < cell.capacity + 2; attempt++) {
    const claimed = await tx.execute<{ seat: number }>(sql`
      insert into slot_claims (pool, cell, seat, live, appointment_id, hold_id, expires_at)
      select ${POOL}, ${instant}::timestamptz, candidate, true, ${ownerColumns(owner)}
      from generate_series(1, ${cell.capacity}::int) as candidate
      where not exists (
          select 1 from slot_claims
          where pool = ${POOL} and cell = ${instant}::timestamptz and seat = candidate and live)
        and (${liveSeats(instant)}) < ${cell.capacity}::int
      order by candidate limit 1
      on conflict (pool, cell, seat) where live do nothing
      returning seat`);
    if (claimed.rows.length > 0) return true;
    const recount = await tx.execute<{ taken: number }>(
      sql`select (${liveSeats(instant)}) as taken`,
    );
    if ((recount.rows[0]?.taken ?? 0) >= cell.capacity) return false;
  }
  return false;
}

/** Retires lapsed holds on the cells; rows that another booking is just retiring are left to it. */
async function retireLapsedHolds(tx: Tx, cells: Cell[], now: Date): Promise<void> {
  await tx.execute(sql`
    update slot_claims set live = false where id in (
      select id from slot_claims
      where pool = ${POOL} and cell in ${cells.map((cell) => cell.instant.toISOString())}
        and live and expires_at <= ${now.toISOString()}::timestamptz
      order by cell for update skip locked)`);
}

function liveSeats(instant: string): SQL {
  return sql`select count(*)::int from slot_claims
    where pool = ${POOL} and cell = ${instant}::timestamptz and live`;
}

function ownerColumns(owner: SeatOwner): SQL {
  return 'appointmentId' in owner
    ? sql`${owner.appointmentId}::int, null::uuid, null::timestamptz`
    : sql`null::int, ${owner.holdId}::uuid, ${owner.expiresAt.toISOString()}::timestamptz`;
}
