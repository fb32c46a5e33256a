// Moves a consultation for the office: day, time, length and crew, in one transaction that names all its consequences.
import { endsThatDay } from '#company/rules/booking/calendar-grid.ts';
import { dateInZone, toInstant } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { EntryMove, OfficeAppointment } from '#contract/booking/office-calendar.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Db, Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { appointmentLead } from '../appointment.lead.ts';
import { enqueueAppointmentMail } from '../appointment-mails.ts';
import { mayWithAppointment } from '../booking.policy.ts';
import { type AppointmentRow, findAppointment } from '../booking.queries.ts';
import { LostRace } from '../holds.service.ts';
import { reviewAfterMove } from '../review.policy.ts';
import { needsReason, seatByStaff } from '../staff-seats.ts';
import { writeAppointment } from '../write-appointment.ts';
import { refusedField, requireThere, requireVersion } from './office-calendar.policy.ts';
import { findActiveCrew, findOfficeAppointment } from './office-calendar.queries.ts';
import { presentOfficeAppointment } from './present-entry.ts';

/** A move whose time is known; consultations have one. */
type TimedMove = EntryMove & { time: string };

/**
 * Moves a consultation. Asked for twice it is moved once. Its customer is told when staff say so; the entry in their calendar
 * counts one further in either case.
 *
 * @throws RequestProblem 404; 409 `changed_meanwhile` with the consultation as it is by now, `wrong_state`, or `needs_reason`;
 *   422 for a day that is past or a crew that is not there.
 */
export async function moveByStaff(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  move: EntryMove,
): Promise<OfficeAppointment> {
  const timed = requireTime(context, move);
  await retryOnConflict(() =>
    context.db.transaction(async (tx) => {
      const current = requireThere(await findAppointment(tx, id, 'lock'));
      if (isThereAlready(current, timed)) return;
      await requireSeen(tx, context, id, move.version);
      if (!mayWithAppointment('move', 'staff', current)) {
        throw new RequestProblem('wrong_state', 'This consultation can no longer be moved.');
      }
      await moveWithin(tx, context, staff, current, timed);
    }),
  ).catch(asTaken);
  await context.journal.append(appointmentLead, id);
  return readOffice(context, context.db, id);
}

async function moveWithin(
  tx: Tx,
  context: ServerContext,
  staff: CurrentUser,
  current: AppointmentRow,
  move: TimedMove,
): Promise<void> {
  const { date, time, duration, crewId = null } = move;
  const now = context.clock();
  const crew = await requireCrew(tx, crewId);
  const hasNewTime = !isSameTime(current, move);
  const values = hasNewTime ? await valuesOfMove(tx, context, current, move) : {};
  const { row: moved } = await writeAppointment(tx, current, {
    event: hasNewTime ? 'move' : 'assign',
    actor: 'staff',
    values: { ...values, crewId, assignedCrew: crew?.name ?? null },
  });
  await audit(tx, {
    actorId: staff.id,
    action: 'appointment-moved',
    subject: { type: 'appointment', id: String(current.id) },
    details: {
      from: `${current.appointmentDate} ${current.appointmentTime}`,
      to: `${date} ${time}`,
      minutes: duration,
      crewBefore: current.assignedCrew,
      crew: crew?.name ?? null,
      told: move.tellCustomer && hasNewTime,
      ...(moved.overbookReason && { overbookReason: moved.overbookReason }),
    },
    at: now,
  });
  if (hasNewTime && move.tellCustomer) {
    await enqueueAppointmentMail(context.jobs, tx, moved, 'moved', 'customer');
  }
  await announce(tx, 'openings');
  await notifyStaff(tx, 'appointment', current.id);
}

/** What changes with the time: the seats, and what the customer's own calendar knows of it. */
async function valuesOfMove(
  tx: Tx,
  context: ServerContext,
  current: AppointmentRow,
  { date, time, duration, overbookReason }: TimedMove,
) {
  const { timeZone } = context.settings();
  const wish = { consultationTypeId: current.consultationTypeId, date, time, duration };
  const reason = await seatByStaff(tx, context, current.id, wish, overbookReason || null);
  const hasMoved = current.appointmentDate !== date || current.appointmentTime !== time;
  const start = toInstant(date, time, timeZone);
  return {
    appointmentDate: date,
    appointmentTime: time,
    duration,
    overbookReason: reason,
    reviewUntil: reviewAfterMove(current.reviewUntil, start, timeZone, context.clock()),
    ...(hasMoved && {
      originalDate: current.originalDate ?? current.appointmentDate,
      originalTime: current.originalTime ?? current.appointmentTime,
      reminderSent: false,
    }),
  };
}

/** Refuses a time that no consultation can have. */
export function requireTime<
  Wish extends { date: string; time?: string | null | undefined; duration: number },
>(context: Pick<ServerContext, 'clock' | 'settings'>, wish: Wish): Wish & { time: string } {
  const { date, time, duration } = wish;
  if (!time) throw refusedField('/time', 'Please enter a time.');
  if (!endsThatDay(time, duration)) {
    throw refusedField('/duration', 'This would run past midnight.');
  }
  const today = dateInZone(context.clock(), context.settings().timeZone);
  if (date < today) throw refusedField('/date', 'That day has passed. Please choose another one.');
  return { ...wish, time };
}

/** @throws RequestProblem 409 with the consultation as it is by now. */
export async function requireSeen(
  tx: Tx,
  context: ServerContext,
  id: number,
  seen: number,
): Promise<OfficeAppointment> {
  const present = await readOffice(context, tx, id);
  requireVersion(
    seen,
    present,
    'Someone else changed this consultation. Please check the current version.',
  );
  return present;
}

/** A consultation as the office sees it. */
export async function readOffice(
  context: ServerContext,
  db: Db,
  id: number,
): Promise<OfficeAppointment> {
  return presentOfficeAppointment(context, requireThere(await findOfficeAppointment(db, id)));
}

/** @throws RequestProblem 422 for a crew that is not there. */
export async function requireCrew(tx: Tx, crewId: number | null) {
  if (crewId === null) return undefined;
  const crew = await findActiveCrew(tx, crewId);
  if (!crew) throw refusedField('/crewId', 'We could not find this crew.');
  return crew;
}

/** Anyone who took the last seat a moment ago was faster; from now on a reason is asked for. */
export function asTaken(error: unknown): never {
  throw error instanceof LostRace ? needsReason('This time has just been taken.') : error;
}

function isSameTime(row: AppointmentRow, { date, time, duration }: TimedMove): boolean {
  return row.appointmentDate === date && row.appointmentTime === time && row.duration === duration;
}

function isThereAlready(row: AppointmentRow, move: TimedMove): boolean {
  return (
    mayWithAppointment('move', 'staff', row) &&
    isSameTime(row, move) &&
    row.crewId === (move.crewId ?? null)
  );
}
