// Checks again on submit everything the calendar showed, in the transaction that is going to claim the seats.
import type { Db } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { bookingRefusal, type Cell, hasSeats, offeredSlots } from './availability.ts';
import { type OfferedType, readCalendar } from './booking.queries.ts';

/** The slot that a person asks for; wall time at the company. */
export type SlotWish = {
  consultationTypeId: number;
  appointmentDate: string;
  appointmentTime: string;
};

/** A slot that the rules allow: its type, its cells in ascending order, and whether seats looked free just now. */
export type CheckedSlot = { type: OfferedType; cells: Cell[]; isFree: boolean };

/**
 * Reads the rules and checks the wish: type active, day, hour, lunch gap, closure, notice, horizon, length. An existing
 * appointment may keep a type that is no longer offered (`allowInactive`).
 *
 * @throws RequestProblem 422 naming the field, in words for the person.
 */
export async function checkSlot(
  db: Db,
  context: Pick<ServerContext, 'clock' | 'settings'>,
  wish: SlotWish,
  options: { ownHoldId?: string | undefined; allowInactive?: boolean; duration?: number } = {},
): Promise<CheckedSlot> {
  const now = context.clock();
  const { timeZone } = context.settings();
  const { appointmentDate: date, appointmentTime: time } = wish;
  const { calendar, type, occupancy } = await readCalendar(
    db,
    { from: date, to: date, timeZone },
    { consultationTypeId: wish.consultationTypeId, ownHoldId: options.ownHoldId, now },
  );
  if (!type || (!type.isActive && !options.allowInactive)) {
    throw notBookable(
      '/consultationTypeId',
      'This consultation is no longer offered. Please choose another type.',
    );
  }
  const visit = { consultationTypeId: type.id, duration: options.duration ?? type.duration };
  const refusal = bookingRefusal(calendar, visit, date, time, now);
  if (refusal) throw notBookable(`/${refusal.field}`, refusal.detail);
  const slot = offeredSlots(calendar, visit, date, now).find((offered) => offered.time === time);
  if (!slot)
    throw notBookable('/appointmentTime', 'This time cannot be booked. Please choose another one.');
  return { type, cells: slot.cells, isFree: hasSeats(slot, occupancy) };
}

function notBookable(pointer: string, detail: string): RequestProblem {
  return new RequestProblem('not_bookable', detail, { errors: [{ pointer, detail }] });
}

/** The instant at which a slot begins. */
export function startOf({ cells }: CheckedSlot): Date {
  const [first] = cells;
  if (!first) throw new Error('a slot has at least one cell');
  return first.instant;
}
