// Knows a person's own booking again, so that an answer that was lost never looks like a slot that someone else took.

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { AHEAD_APPOINTMENTS } from '#company/rules/booking/appointment-machine.ts';
import type { AppointmentRequest } from '#contract/booking/booking.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import type { ServerContext } from '../context.ts';
import { type AppointmentRow, findAppointment } from './booking.queries.ts';
import type { SlotWish } from './check-slot.ts';
import { slotTaken } from './slot-taken.ts';

/** By what a booking is someone's own: the browser that made it, or the address that a signed-in person has proven. */
export type SlotOwner = { visitorHash: string; verifiedEmail: string | undefined };

/**
 * The person's live bookings of a slot, the oldest first. Within a transaction further requests of the same signed-in
 * person wait until it ends; those of one browser already wait for each other (holds.service.ts).
 */
export async function lockOwnBookings(
  tx: Tx,
  wish: SlotWish,
  owner: SlotOwner,
): Promise<AppointmentRow[]> {
  const { verifiedEmail } = owner;
  if (verifiedEmail) {
    const name = `person ${verifiedEmail.toLowerCase()}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  }
  return (await liveBookings(tx, wish)).filter((row) => isOwn(row, owner));
}

/** Those of some people who have a live booking of the slot, of anyone's making. */
export async function ownersAmong<Person extends { owner: SlotOwner }>(
  db: Db,
  wish: SlotWish,
  people: Person[],
): Promise<Person[]> {
  const rows = await liveBookings(db, wish);
  return people.filter(({ owner }) => rows.some((row) => isOwn(row, owner)));
}

/**
 * Whether a request asks for what a booking already is: the same person under the same address, at the same property,
 * with the same words. Capitals, spaces and the signs of a telephone number make no difference.
 */
export function isSameBooking(row: AppointmentRow, request: AppointmentRequest): boolean {
  const text = (value: string | null | undefined) =>
    (value ?? '').replace(/\s+/g, ' ').trim().toLowerCase();
  const digits = (phone: string) => phone.replace(/\D/g, '');
  return (
    text(row.customerName) === text(request.customerName) &&
    text(row.customerEmail) === text(request.customerEmail) &&
    digits(row.customerPhone) === digits(request.customerPhone) &&
    text(row.propertyAddress) === text(request.propertyAddress) &&
    text(row.customerNotes) === text(request.customerNotes) &&
    text(row.notes) === text(request.notes)
  );
}

/** The question to someone who wants their own slot once more, for something else. */
export function askForSecondVisit(): RequestProblem {
  return new RequestProblem(
    'already_booked',
    'You already have this time booked. Book a second visit at the same time?',
  );
}

/** The 409 for a slot without a free seat: anyone who has it booked hears that, everyone else that it is taken. */
export async function refusedSlot(
  context: Pick<ServerContext, 'db' | 'clock' | 'settings'>,
  wish: SlotWish,
  owner: SlotOwner,
): Promise<RequestProblem> {
  const taken = await slotTaken(context, wish);
  if ((await ownersAmong(context.db, wish, [{ owner }])).length === 0) return taken;
  return new RequestProblem(
    'already_booked',
    'You already have this time booked. For a second visit, please select another time.',
    taken.extras,
  );
}

/**
 * A booking whose request is repeated, as it is by now: it may have been moved since the first answer.
 *
 * @throws RequestProblem 409 `already_cancelled`, because the first answer would promise a visit that no one makes.
 */
export async function bookingAsItIs(db: Db, id: number): Promise<AppointmentRow> {
  const row = await findAppointment(db, id);
  if (row && row.status !== 'cancelled') return row;
  throw new RequestProblem(
    'already_cancelled',
    'This consultation was canceled in the meantime. Please choose a time again.',
  );
}

/** The bookings of a slot that still hold; as many as it has seats at most. */
function liveBookings(db: Db, wish: SlotWish): Promise<AppointmentRow[]> {
  return db
    .select()
    .from(appointments)
    .where(
      and(
        eq(appointments.appointmentDate, wish.appointmentDate),
        eq(appointments.appointmentTime, wish.appointmentTime),
        eq(appointments.consultationTypeId, wish.consultationTypeId),
        inArray(appointments.status, AHEAD_APPOINTMENTS),
      ),
    )
    .orderBy(asc(appointments.id));
}

function isOwn(row: AppointmentRow, { visitorHash, verifiedEmail }: SlotOwner): boolean {
  return (
    row.visitorHash === visitorHash ||
    row.customerEmail.toLowerCase() === verifiedEmail?.toLowerCase()
  );
}
