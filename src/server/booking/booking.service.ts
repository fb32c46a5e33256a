// Books a consultation in one transaction that names all its consequences.
import { isFree } from '#company/rules/money/money.ts';
import type { Appointment } from '#contract/booking/appointment.ts';
import type { AppointmentRequest, ConsultationType } from '#contract/booking/booking.ts';
import type { FieldError } from '#contract/platform/problem.ts';
import { takeHeldTurn } from '#server/leads/form-guard/held-digest.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { knownVia } from '#server/platform/http/via.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../context.ts';
import { appointmentLead } from './appointment.lead.ts';
import { enqueueBookingMails } from './appointment-mails.ts';
import type { OfferedType } from './booking.queries.ts';
import { guardBooking, type Suspect } from './booking-guard.ts';
import { type CheckedSlot, checkSlot, startOf } from './check-slot.ts';
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
import { isUnderReview, reviewColumns } from './review.policy.ts';
import { claimCells, releaseAppointmentCells, turnHoldIntoAppointment } from './slot-claims.ts';
import { addAppointment, type NewAppointmentRow } from './write-appointment.ts';

/**
 * Who books: the visitor whose hold may count (undefined when they were never here before) with what the guard found, by
 * what a booking is their own, and the key under which the attempt may be repeated.
 */
export type Booker = Suspect & {
  owner: SlotOwner;
  attempt: Attempt | undefined;
  /** What else belongs to the transaction, such as the card of a chat; done last, also for a booking that is there. */
  alongside?: (tx: Tx, appointment: Appointment) => Promise<void>;
};

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
        await booker.alongside?.(tx, presentAppointment(same));
        return presentAppointment(same);
      }
      const slot = await checkSlot(tx, context, request, { ownHoldId: hold?.id });
      refuseDisagreement(request, slot.type);
      if (!slot.isFree) throw new LostRace();
      if (own.length > 0 && !request.bookAgain) throw askForSecondVisit();
      const reasons = await guardBooking(tx, context, request, booker, now);
      const appointment = await addAppointment(tx, 'customer', {
        ...askedFor(request, slot.type),
        ...reviewColumns(reasons, startOf(slot), context.settings().timeZone, now),
        visitorHash: booker.owner.visitorHash,
        via: await knownVia(tx, booker.inspection.via),
        createdAt: now,
      });
      if (hold && !held) await removeHold(tx, hold.id);
      await takeSeats(tx, slot, appointment.id, held?.id, now);
      if (held) await removeHold(tx, held.id);
      const isReviewed = isUnderReview(appointment);
      await enqueueBookingMails(
        context.jobs,
        tx,
        { ...appointment, isUnderReview: isReviewed },
        { tellsOffice: !isReviewed || (await takeHeldTurn(tx, now)) },
      );
      await booker.alongside?.(tx, presentAppointment(appointment));
      await announce(tx, 'openings');
      await notifyStaff(tx, 'appointment', appointment.id);
      return presentAppointment(appointment);
    }),
  ).catch(nullOnLostRace);
  if (!booked) throw await refusedSlot(context, request, booker.owner);
  // Before a repeated answer, too: the first one may have ended between its commit and its line.
  const { id } = booked.answer;
  await context.journal.append(appointmentLead, id, booker.attempt);
  return booked.repeated ? presentAppointment(await bookingAsItIs(context.db, id)) : booked.answer;
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

function askedFor(request: AppointmentRequest, type: OfferedType): NewAppointmentRow {
  return {
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    customerPhone: request.customerPhone,
    propertyAddress: request.propertyAddress || null,
    consultationTypeId: type.id,
    serviceType: type.name,
    spanishServiceType: type.spanishName || null,
    appointmentDate: request.appointmentDate,
    appointmentTime: request.appointmentTime,
    duration: type.duration,
    estimatedPrice: type.price,
    notes: request.notes || null,
    customerNotes: request.customerNotes || null,
    followupRequired: !isFree(type.price),
    language: request.language ?? 'en',
  };
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
