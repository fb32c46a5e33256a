// Shows, moves and cancels the appointment behind a mailed link, each change in one transaction that names all its
// consequences.
import type { LinkedAppointment, MoveRequest } from '#contract/booking/appointment.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../context.ts';
import { appointmentLead } from './appointment.lead.ts';
import { enqueueAppointmentMails } from './appointment-mails.ts';
import { changeBlock, changeRefusal } from './booking.policy.ts';
import { type AppointmentRow, findAppointment } from './booking.queries.ts';
import { checkSlot, startOf } from './check-slot.ts';
import { LostRace, lockHold, nullOnLostRace, removeHold } from './holds.service.ts';
import { presentAppointment } from './present-appointment.ts';
import { isUnderReview, reviewAfterMove } from './review.policy.ts';
import { exchangeCells, releaseAppointmentCells } from './slot-claims.ts';
import { slotTaken } from './slot-taken.ts';
import { writeAppointment } from './write-appointment.ts';

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
      const isClaimed = await exchangeCells(tx, id, slot.cells, context.clock());
      if (!isClaimed) throw new LostRace();
      const { row: next } = await writeAppointment(tx, current, {
        event: 'move',
        actor: 'customer',
        values: {
          appointmentDate,
          appointmentTime,
          rescheduleReason: request.rescheduleReason || current.rescheduleReason,
          originalDate: current.originalDate ?? current.appointmentDate,
          originalTime: current.originalTime ?? current.appointmentTime,
          reviewUntil: reviewAfterMove(
            current.reviewUntil,
            startOf(slot),
            context.settings().timeZone,
            context.clock(),
          ),
          overbookReason: null,
          reminderSent: false,
        },
      });
      const before = { date: current.appointmentDate, time: current.appointmentTime };
      await enqueueAppointmentMails(context.jobs, tx, { ...next, before }, 'moved');
      await announce(tx, 'openings');
      await notifyStaff(tx, 'appointment', id);
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
    const { row: next } = await writeAppointment(tx, current, {
      event: 'cancel',
      actor: 'customer',
    });
    await enqueueAppointmentMails(context.jobs, tx, next, 'cancelled');
    await announce(tx, 'openings');
    await notifyStaff(tx, 'appointment', id);
    return next;
  });
  await context.journal.append(appointmentLead, id);
  return presentLinked(context, cancelled);
}

/** An appointment with whether the holder of its link may still change it. */
export function presentLinked(context: ServerContext, row: AppointmentRow): LinkedAppointment {
  const { timeZone, phone } = context.settings();
  const block = changeBlock(row, timeZone, context.clock());
  return {
    appointment: presentAppointment(row),
    canChange: block === null,
    changeBlock: block,
    changeRefusal: block && changeRefusal(block, phone),
    underReview: isUnderReview(row),
  };
}

function requireFound(row: AppointmentRow | undefined): AppointmentRow {
  if (!row) throw new RequestProblem('not_found', 'We could not find this consultation.');
  return row;
}

function requireChangeable(context: ServerContext, row: AppointmentRow): void {
  const { timeZone, phone } = context.settings();
  const block = changeBlock(row, timeZone, context.clock());
  if (block)
    throw new RequestProblem(
      block === 'canceled' ? 'already_cancelled' : 'too_late',
      changeRefusal(block, phone),
    );
}
