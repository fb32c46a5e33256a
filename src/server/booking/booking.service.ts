// Books, moves and cancels consultations, each in one transaction that names all its consequences.
import { eq } from 'drizzle-orm';
import { isFree } from '#company/rules/money.ts';
import type { Appointment, LinkedAppointment, MoveRequest } from '#contract/appointment.ts';
import type { AppointmentRequest, ConsultationType } from '#contract/booking.ts';
import type { FieldError } from '#contract/problem.ts';
import type { ServerContext } from '../context.ts';
import { type Attempt, answerOnce } from '../database/answer-once.ts';
import type { Tx } from '../database/client.ts';
import { retryOnConflict } from '../database/retry.ts';
import { appointments } from '../database/schema/booking.ts';
import { RequestProblem } from '../http/problem.ts';
import { announce } from '../realtime/doorbell.ts';
import { appointmentLead } from './appointment.lead.ts';
import { enqueueAppointmentMails, enqueueBookingMails } from './appointment-mails.ts';
import { changeRefusal } from './booking.policy.ts';
import { type AppointmentRow, findAppointment } from './booking.queries.ts';
import { guardBooking, type Suspect } from './booking-guard.ts';
import { type CheckedSlot, checkSlot } from './check-slot.ts';
import { isSameSlot, LostRace, lockHold, nullOnLostRace, removeHold } from './holds.service.ts';
import {
  askForSecondVisit,
  bookingAsItIs,
  isSameBooking,
  lockOwnBookings,
  refusedSlot,
  type SlotOwner,
} from './own-booking.ts';
import { presentAppointment } from './present-appointment.ts';
import { isUnderReview, reviewAfterMove, reviewColumns } from './review.policy.ts';
import {
  cellsOwnedBy,
  claimCells,
  releaseAppointmentCells,
  turnHoldIntoAppointment,
} from './slot-claims.ts';
import { slotTaken } from './slot-taken.ts';

/**
 * Who books: the visitor whose hold may count (undefined when they were never here before) with what the guard found, by
 * what a booking is their own, and the key under which the attempt may be repeated.
 */
export type Booker = Suspect & { owner: SlotOwner; attempt: Attempt | undefined };

/**
 * Books a consultation: seats, appointment and mails in one transaction, then its line in the journal. With a request
 * key it happens once. Every repetition, with the key or without, gets the booking that is there
 * (docs/decisions/0021-your-own-booking.md). An odd one is reviewed, and answered like any other.
 *
 * @throws RequestProblem 422 when rules or derived fields disagree, 409 with alternatives when the slot is taken, 409
 *   `already_booked` when the person has it and wants something else, 429 when its address or browser has booked enough
 *   for a day, 503 when the booking could not be kept safely.
 */
export async function bookConsultation(
  context: ServerContext,
  request: AppointmentRequest,
  booker: Booker,
): Promise<Appointment> {
  const now = context.clock();
  const booked = await retryOnConflict(() =>
    answerOnce(context.db, booker.attempt, async (tx) => {
      const hold = booker.visitorHash ? await lockHold(tx, booker.visitorHash) : undefined;
      const held = hold && isSameSlot(hold, request) ? hold : undefined;
      const own = await lockOwnBookings(tx, request, booker.owner);
      const same = own.find((row) => isSameBooking(row, request));
      if (same) {
        if (held) {
          await removeHold(tx, held.id);
          await announce(tx, 'openings');
        }
        return presentAppointment(same);
      }
      const slot = await checkSlot(tx, context, request, { ownHoldId: hold?.id });
      refuseDisagreement(request, slot.type);
      if (!slot.isFree) throw new LostRace();
      if (own.length > 0 && !request.bookAgain) throw askForSecondVisit();
      const reasons = await guardBooking(tx, context, request, booker, now);
      const appointment = await insertAppointment(tx, request, slot.type, {
        ...reviewColumns(reasons, startOf(slot), context.settings().timeZone, now),
        visitorHash: booker.owner.visitorHash,
        createdAt: now,
      });
      if (hold && !held) await removeHold(tx, hold.id);
      await takeSeats(tx, slot, appointment.id, held?.id, now);
      if (held) await removeHold(tx, held.id);
      await enqueueBookingMails(context.jobs, tx, {
        ...appointment,
        isUnderReview: isUnderReview(appointment),
      });
      await announce(tx, 'openings');
      return presentAppointment(appointment);
    }),
  ).catch(nullOnLostRace);
  if (!booked) throw await refusedSlot(context, request, booker.owner);
  // Before a repeated answer, too: the first one may have ended between its commit and its line.
  const { id } = booked.answer;
  await context.journal.append(appointmentLead, id, booker.attempt);
  return booked.repeated ? presentAppointment(await bookingAsItIs(context.db, id)) : booked.answer;
}

/** The appointment behind a mailed link, and whether it can still be changed. Changes nothing. */
export async function readLinkedAppointment(
  context: ServerContext,
  id: number,
): Promise<LinkedAppointment> {
  return presentLinked(context, requireFound(await findAppointment(context.db, id)));
}

/**
 * Moves an appointment: claims the new seats before it gives the old ones back, so that two people who swap full slots
 * both get a clean refusal. Keeps the first date and time and the reason. A slot that the visitor kept does not stand
 * in their way, and is given back.
 *
 * @throws RequestProblem 404, 409 `too_late` or `already_cancelled`, 409 `slot_taken` with alternatives, 422.
 */
export async function moveAppointment(
  context: ServerContext,
  id: number,
  request: MoveRequest,
  visitorHash: string | undefined,
): Promise<LinkedAppointment> {
  const { appointmentDate, appointmentTime } = request;
  const before = requireFound(await findAppointment(context.db, id));
  const wish = {
    consultationTypeId: before.consultationTypeId ?? 0,
    appointmentDate,
    appointmentTime,
  };
  const moved = await retryOnConflict(() =>
    context.db.transaction(async (tx) => {
      const current = requireFound(await findAppointment(tx, id, 'lock'));
      const isThereAlready =
        current.status !== 'cancelled' &&
        current.appointmentDate === appointmentDate &&
        current.appointmentTime === appointmentTime;
      if (isThereAlready) return current;
      requireChangeable(context, current);
      const hold = visitorHash ? await lockHold(tx, visitorHash) : undefined;
      const slot = await checkSlot(tx, context, wish, {
        ownHoldId: hold?.id,
        allowInactive: true,
        duration: current.duration,
      });
      if (hold) await removeHold(tx, hold.id);
      await exchangeSeats(tx, slot, id, context.clock());
      const [row] = await tx
        .update(appointments)
        .set({
          appointmentDate,
          appointmentTime,
          rescheduleReason: request.rescheduleReason || null,
          originalDate: current.originalDate ?? current.appointmentDate,
          originalTime: current.originalTime ?? current.appointmentTime,
          reviewUntil: reviewAfterMove(
            current.reviewUntil,
            startOf(slot),
            context.settings().timeZone,
            context.clock(),
          ),
          calendarSequence: current.calendarSequence + 1,
          reminderSent: false,
        })
        .where(eq(appointments.id, id))
        .returning();
      const next = requireFound(row);
      await enqueueAppointmentMails(context.jobs, tx, next, 'moved');
      await announce(tx, 'openings');
      return next;
    }),
  ).catch(nullOnLostRace);
  if (!moved) throw await slotTaken(context, wish, before.duration);
  await context.journal.append(appointmentLead, id);
  return presentLinked(context, moved);
}

/**
 * Cancels an appointment and gives its seats back. Cancelling again changes nothing and answers the same.
 *
 * @throws RequestProblem 404, or 409 `too_late`.
 */
export async function cancelAppointment(
  context: ServerContext,
  id: number,
): Promise<LinkedAppointment> {
  const cancelled = await context.db.transaction(async (tx) => {
    const current = requireFound(await findAppointment(tx, id, 'lock'));
    if (current.status === 'cancelled') return current;
    requireChangeable(context, current);
    await releaseAppointmentCells(tx, id);
    const [row] = await tx
      .update(appointments)
      .set({
        status: 'cancelled',
        reviewUntil: null,
        calendarSequence: current.calendarSequence + 1,
      })
      .where(eq(appointments.id, id))
      .returning();
    const next = requireFound(row);
    await enqueueAppointmentMails(context.jobs, tx, next, 'cancelled');
    await announce(tx, 'openings');
    return next;
  });
  await context.journal.append(appointmentLead, id);
  return presentLinked(context, cancelled);
}

/**
 * Duration, price and follow-up derive from the type; a body that disagrees is refused (docs/product/booking.md#types).
 */
function refuseDisagreement(request: AppointmentRequest, type: ConsultationType): void {
  const errors: FieldError[] = [];
  const check = (field: string, sent: unknown, expected: unknown) => {
    if (sent === undefined || sent === null || sent === expected) return;
    errors.push({ pointer: `/${field}`, detail: `This consultation has the value ${expected}.` });
  };
  check('duration', request.duration, type.duration);
  check('estimatedPrice', request.estimatedPrice, type.price);
  check('followupRequired', request.followupRequired, !isFree(type.price));
  if (errors.length === 0) return;
  throw new RequestProblem(
    'invalid_input',
    'The consultation has changed since the page was loaded. Please choose it again.',
    { errors },
  );
}

async function insertAppointment(
  tx: Tx,
  request: AppointmentRequest,
  type: ConsultationType,
  columns: Partial<typeof appointments.$inferInsert>,
): Promise<AppointmentRow> {
  const [row] = await tx
    .insert(appointments)
    .values({
      customerName: request.customerName,
      customerEmail: request.customerEmail,
      customerPhone: request.customerPhone,
      propertyAddress: request.propertyAddress || null,
      consultationTypeId: type.id,
      serviceType: type.name,
      appointmentDate: request.appointmentDate,
      appointmentTime: request.appointmentTime,
      duration: type.duration,
      estimatedPrice: type.price,
      notes: request.notes || null,
      customerNotes: request.customerNotes || null,
      followupRequired: !isFree(type.price),
      ...columns,
    })
    .returning();
  if (!row) throw new Error('the appointment was not written');
  return row;
}

function startOf({ cells }: CheckedSlot): Date {
  const [first] = cells;
  if (!first) throw new Error('a slot has at least one cell');
  return first.instant;
}

/** The held seats when they are still all there, else newly claimed ones. */
async function takeSeats(
  tx: Tx,
  slot: CheckedSlot,
  appointmentId: number,
  heldId: string | undefined,
  now: Date,
): Promise<void> {
  const held = heldId ? await turnHoldIntoAppointment(tx, heldId, appointmentId) : 0;
  if (held === slot.cells.length) return;
  if (held > 0) await releaseAppointmentCells(tx, appointmentId);
  const isClaimed = await claimCells(tx, slot.cells, { appointmentId }, now);
  if (!isClaimed) throw new LostRace();
}

/** Claims the cells that are new, keeps those that both times share, and gives back the rest. */
async function exchangeSeats(
  tx: Tx,
  slot: CheckedSlot,
  appointmentId: number,
  now: Date,
): Promise<void> {
  const owned = await cellsOwnedBy(tx, appointmentId);
  const wanted = slot.cells.map((cell) => cell.instant.getTime());
  const newCells = slot.cells.filter((cell) => !owned.includes(cell.instant.getTime()));
  if (!(await claimCells(tx, newCells, { appointmentId }, now))) throw new LostRace();
  await releaseAppointmentCells(
    tx,
    appointmentId,
    owned.filter((cell) => !wanted.includes(cell)),
  );
}

/** An appointment with whether the holder of its link may still change it. */
export function presentLinked(context: ServerContext, row: AppointmentRow): LinkedAppointment {
  const { timeZone, phone } = context.settings();
  const refusal = changeRefusal(row, timeZone, phone, context.clock());
  return {
    appointment: presentAppointment(row),
    canChange: refusal === null,
    changeRefusal: refusal,
    underReview: isUnderReview(row),
  };
}

function requireFound(row: AppointmentRow | undefined): AppointmentRow {
  if (!row) throw new RequestProblem('not_found', 'We could not find this consultation.');
  return row;
}

function requireChangeable(context: ServerContext, row: AppointmentRow): void {
  const { timeZone, phone } = context.settings();
  const refusal = changeRefusal(row, timeZone, phone, context.clock());
  if (refusal)
    throw new RequestProblem(
      row.status === 'cancelled' ? 'already_cancelled' : 'too_late',
      refusal,
    );
}
