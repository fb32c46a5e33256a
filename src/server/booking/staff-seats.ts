// Seats for what staff put into the calendar: the same claims as a visitor's booking, on any quarter hour, and beyond the
// capacity only with a reason (docs/product/console.md#overbooking).
import { CELL_MINUTES, cellsOf } from '#company/rules/booking/booking-hours.ts';
import { formatDate, minutesOf, timeOf } from '#company/rules/time/company-time.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { type Calendar, type Cell, type Occupancy, seatsLeft, seatsOfDay } from './availability.ts';
import { readCalendar } from './booking.queries.ts';
import { LostRace } from './holds.service.ts';
import { cellsOwnedBy, exchangeCells } from './slot-claims.ts';

/** Where staff want an appointment to be; wall time at the company. */
export type StaffWish = {
  consultationTypeId: number | null;
  date: string;
  time: string;
  duration: number;
};

/** More than the table of slots can allow: an overbooked half hour gets the next number. */
const SEATS_BEYOND = 100;

/**
 * Gives an appointment its seats, and gives back those that it had elsewhere. Within hours and capacity no reason is kept.
 *
 * @returns The reason that counts: the given one when it was needed, else null.
 * @throws RequestProblem 409 `needs_reason` where there is no room and no reason is given.
 * @throws LostRace when someone else has just taken the last seat.
 */
export async function seatByStaff(
  tx: Tx,
  context: Pick<ServerContext, 'clock' | 'settings'>,
  appointmentId: number,
  wish: StaffWish,
  reason: string | null,
): Promise<string | null> {
  const now = context.clock();
  const { timeZone } = context.settings();
  const { calendar, occupancy } = await readCalendar(
    tx,
    { from: wish.date, to: wish.date, timeZone },
    { now },
  );
  const owned = new Set(await cellsOwnedBy(tx, appointmentId));
  const cells = coveredCells(calendar, wish);
  const fault = faultOf(calendar, wish, cells, occupancy, owned);
  if (fault && !reason) throw needsReason(fault);
  const claimed = cells.map(({ instant, capacity }) => ({
    instant,
    capacity: fault ? SEATS_BEYOND : seatsLeft(calendar, instant, capacity),
  }));
  if (!(await exchangeCells(tx, appointmentId, claimed, now))) throw new LostRace();
  return fault ? reason : null;
}

/** The refusal that asks for a reason. */
export function needsReason(fault: string): RequestProblem {
  const detail = `${fault} To book it anyway, please say why.`;
  return new RequestProblem('needs_reason', detail, {
    errors: [{ pointer: '/overbookReason', detail }],
  });
}

/** The half hours that an entry touches, also where it begins between two, each with its seats. */
function coveredCells(
  calendar: Calendar,
  { consultationTypeId, date, time, duration }: StaffWish,
): Cell[] {
  const start = Math.floor(minutesOf(time) / CELL_MINUTES) * CELL_MINUTES;
  const length = minutesOf(time) + duration - start;
  const seats = seatsOfDay(calendar, { consultationTypeId, duration }, date);
  return cellsOf(date, timeOf(start), length, calendar.timeZone).map((instant, index) => ({
    instant,
    capacity: seats.get(start + index * CELL_MINUTES) ?? 0,
  }));
}

/** Why there is no room, as a sentence; null when there is. Seats of its own count as free. */
function faultOf(
  calendar: Calendar,
  { date }: StaffWish,
  cells: Cell[],
  occupancy: Occupancy,
  owned: ReadonlySet<number>,
): string | null {
  const closed = calendar.closures.get(date);
  if (closed) return `We are closed on ${formatDate(date)} (${closed}).`;
  if (cells.some(({ capacity }) => capacity === 0)) {
    return 'This is outside the hours in which consultations are given.';
  }
  const isFull = cells.some(({ instant, capacity }) => {
    const cell = instant.getTime();
    return (occupancy.get(cell) ?? 0) - (owned.has(cell) ? 1 : 0) >= capacity;
  });
  if (isFull) return 'This time is taken.';
  const isShort = cells.some(({ instant, capacity }) => {
    const cell = instant.getTime();
    const taken = (occupancy.get(cell) ?? 0) - (owned.has(cell) ? 1 : 0);
    return taken >= seatsLeft(calendar, instant, capacity);
  });
  return isShort ? 'Someone who holds consultations is away at this time by their calendar.' : null;
}
