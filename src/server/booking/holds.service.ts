// Keeps a slot for one visitor while the form is being filled: same seats, same index, same capacity as a booking.
import { eq, sql } from 'drizzle-orm';
import { HOLD_MINUTES } from '#company/rules/booking/booking-hours.ts';
import type { Hold, HoldRequest } from '#contract/booking/booking.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { slotHolds } from '#server/platform/database/schema/booking.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import type { ServerContext } from '../context.ts';
import { checkSlot } from './check-slot.ts';
import { type Holder, limitHolds } from './hold-limit.ts';
import { refusedSlot, type SlotOwner } from './own-booking.ts';
import { claimCells, releaseHoldCells } from './slot-claims.ts';

type HoldRow = typeof slotHolds.$inferSelect;

/**
 * Keeps the slot for ten minutes. Asking again for the same slot gives the same expiry, so that a reload neither loses
 * nor prolongs it; asking for another one gives the first back.
 *
 * @throws RequestProblem 422 when the rules do not allow the slot, 409 with alternatives when it is taken, by someone
 *   else or by a booking of their own, 429 when enough slots are kept for the visitor's network.
 */
export async function holdSlot(
  context: ServerContext,
  request: HoldRequest,
  holder: Holder & { owner: SlotOwner },
): Promise<Hold> {
  const now = context.clock();
  const hold = await context.db
    .transaction(async (tx) => {
      const current = await lockHold(tx, holder.visitorHash);
      if (current && isSameSlot(current, request) && current.expiresAt > now) return current;
      const slot = await checkSlot(tx, context, request, { ownHoldId: current?.id });
      if (!slot.isFree) return null;
      await limitHolds(tx, holder, now);
      const next = await writeHold(
        tx,
        request,
        holder,
        new Date(now.getTime() + HOLD_MINUTES * 60_000),
      );
      await releaseHoldCells(tx, next.id);
      const isClaimed = await claimCells(
        tx,
        slot.cells,
        { holdId: next.id, expiresAt: next.expiresAt },
        now,
      );
      if (!isClaimed) throw new LostRace();
      await announce(tx, 'openings');
      return next;
    })
    .catch(nullOnLostRace);
  if (!hold) throw await refusedSlot(context, request, holder.owner);
  return { ...request, expiresAt: hold.expiresAt.toISOString() };
}

/** Gives the visitor's slot back; does nothing when there is none. */
export async function releaseHold(context: ServerContext, visitorHash: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const hold = await lockHold(tx, visitorHash);
    if (!hold) return;
    await removeHold(tx, hold.id);
    await announce(tx, 'openings');
  });
}

/** The visitor's hold, or undefined; it may have lapsed. */
export async function visitorHold(db: Db, visitorHash: string): Promise<HoldRow | undefined> {
  const rows = await db.select().from(slotHolds).where(eq(slotHolds.visitorHash, visitorHash));
  return rows[0];
}

/**
 * The visitor's hold, or undefined. Until the transaction ends, further requests of the visitor wait here: a lock on
 * the row alone would let two requests pass that both find no hold yet, and one would lose the slot to the other.
 */
export async function lockHold(tx: Tx, visitorHash: string): Promise<HoldRow | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${visitorHash}, 0))`);
  const rows = await tx
    .select()
    .from(slotHolds)
    .where(eq(slotHolds.visitorHash, visitorHash))
    .for('update');
  return rows[0];
}

/** Ends a hold and gives its seats back. */
export async function removeHold(tx: Tx, holdId: string): Promise<void> {
  await releaseHoldCells(tx, holdId);
  await tx.delete(slotHolds).where(eq(slotHolds.id, holdId));
}

/** Whether a hold is for the slot and type of a request. */
export function isSameSlot(hold: HoldRow, request: HoldRequest): boolean {
  return (
    hold.consultationTypeId === request.consultationTypeId &&
    hold.appointmentDate === request.appointmentDate &&
    hold.appointmentTime === request.appointmentTime
  );
}

/** Thrown inside a transaction to roll it back when the index gave the last seat to someone else. */
export class LostRace extends Error {}

/** Turns a lost race into null and lets every other error pass. */
export function nullOnLostRace(error: unknown): null {
  if (error instanceof LostRace) return null;
  throw error;
}

async function writeHold(
  tx: Tx,
  request: HoldRequest,
  { visitorHash, networkHash }: Holder,
  expiresAt: Date,
): Promise<HoldRow> {
  const values = {
    visitorHash,
    networkHash: networkHash ?? null,
    consultationTypeId: request.consultationTypeId,
    appointmentDate: request.appointmentDate,
    appointmentTime: request.appointmentTime,
    expiresAt,
  };
  const rows = await tx
    .insert(slotHolds)
    .values(values)
    .onConflictDoUpdate({
      target: slotHolds.visitorHash,
      set: { ...values, createdAt: sql`now()` },
    })
    .returning();
  const [row] = rows;
  if (!row) throw new Error('the hold was not written');
  return row;
}
