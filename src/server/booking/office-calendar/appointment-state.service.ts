// What the office says of a consultation: notes and weather, done, nobody there, canceled, and each of these taken back.
import { eq } from 'drizzle-orm';
import { toInstant } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  AppointmentNotes,
  AppointmentOutcome,
  OfficeAppointment,
} from '#contract/booking/office-calendar.ts';
import { type AuditAction, type AuditEntry, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { appointments } from '#server/platform/database/schema/booking.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { appointmentLead } from '../appointment.lead.ts';
import { enqueueAppointmentMail } from '../appointment-mails.ts';
import { type AppointmentRow, findAppointment } from '../booking.queries.ts';
import { releaseAppointmentCells } from '../slot-claims.ts';
import { seatByStaff } from '../staff-seats.ts';
import { asTaken, readOffice, requireSeen } from './appointment-move.service.ts';
import { outcomeRefusal, requireThere } from './office-calendar.policy.ts';

/**
 * Writes what the office notes. What was typed is in the row, not in the audit log.
 *
 * @throws RequestProblem 404, 409 `changed_meanwhile`.
 */
export async function noteByStaff(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  { version, notes, weatherNote, needsFollowUp }: AppointmentNotes,
): Promise<OfficeAppointment> {
  await context.db.transaction(async (tx) => {
    const current = requireThere(await findAppointment(tx, id, 'lock'));
    const seen = await requireSeen(tx, context, id, version);
    await change(tx, context, staff, current, 'appointment-noted', {
      columns: {
        // A blank note must not take away what the customer wrote.
        ...((notes || seen.notes) && { notes: notes || null }),
        weatherNotes: weatherNote || null,
        followupRequired: needsFollowUp,
      },
      details: { followUpBefore: current.followupRequired, followUp: needsFollowUp },
    });
  });
  return readOffice(context, context.db, id);
}

/**
 * Says what became of a consultation. Said twice it counts once. A canceled one gives its seats back, and takes them again
 * when that is undone.
 *
 * @throws RequestProblem 404; 409 `changed_meanwhile`, `wrong_state`, or `needs_reason` when its time was given away.
 */
export async function sayOutcome(
  context: ServerContext,
  staff: CurrentUser,
  id: number,
  outcome: AppointmentOutcome,
): Promise<OfficeAppointment> {
  await retryOnConflict(() =>
    context.db.transaction(async (tx) => {
      const current = requireThere(await findAppointment(tx, id, 'lock'));
      if (current.status === outcome.status) return;
      await requireSeen(tx, context, id, outcome.version);
      requirePossible(context, current, outcome);
      const columns = await columnsOf(tx, context, current, outcome);
      const changed = await change(tx, context, staff, current, 'appointment-outcome', {
        columns: { ...columns, status: outcome.status },
        details: { from: current.status, to: outcome.status, told: outcome.tellCustomer },
      });
      const kind = mailOf(current.status, outcome.status);
      if (kind && outcome.tellCustomer) {
        await enqueueAppointmentMail(context.jobs, tx, changed, kind, 'customer');
      }
    }),
  ).catch(asTaken);
  await context.journal.append(appointmentLead, id);
  return readOffice(context, context.db, id);
}

/** Seats and calendar: they change only where a consultation is canceled or comes back. */
async function columnsOf(
  tx: Tx,
  context: ServerContext,
  current: AppointmentRow,
  { status, overbookReason }: AppointmentOutcome,
): Promise<Partial<AppointmentRow>> {
  if (status !== 'cancelled' && current.status !== 'cancelled') return {};
  const calendarSequence = current.calendarSequence + 1;
  if (status === 'cancelled') {
    await releaseAppointmentCells(tx, current.id);
    return { calendarSequence, reviewUntil: null };
  }
  const wish = {
    consultationTypeId: current.consultationTypeId,
    date: current.appointmentDate,
    time: current.appointmentTime,
    duration: current.duration,
  };
  const given = overbookReason || current.overbookReason;
  const reason = await seatByStaff(tx, context, current.id, wish, given);
  return { calendarSequence, reviewUntil: null, overbookReason: reason };
}

/** What a change of state is to the customer; nothing where nothing is different for them. */
function mailOf(from: string, to: string): 'booked' | 'cancelled' | undefined {
  if (to === 'cancelled') return 'cancelled';
  return from === 'cancelled' ? 'booked' : undefined;
}

function requirePossible(
  context: ServerContext,
  row: AppointmentRow,
  { status }: AppointmentOutcome,
): void {
  const { timeZone } = context.settings();
  const start = toInstant(row.appointmentDate, row.appointmentTime, timeZone);
  const refusal = outcomeRefusal(row.status, status, start <= context.clock());
  if (refusal) throw new RequestProblem('wrong_state', refusal);
}

async function change(
  tx: Tx,
  context: ServerContext,
  staff: CurrentUser,
  current: AppointmentRow,
  action: AuditAction,
  {
    columns,
    details,
  }: { columns: Partial<AppointmentRow>; details: NonNullable<AuditEntry['details']> },
): Promise<AppointmentRow> {
  const [changed] = await tx
    .update(appointments)
    .set({ ...columns, version: current.version + 1 })
    .where(eq(appointments.id, current.id))
    .returning();
  await audit(tx, {
    actorId: staff.id,
    action,
    subject: { type: 'appointment', id: String(current.id) },
    details,
    at: context.clock(),
  });
  await announce(tx, 'openings');
  await notifyStaff(tx, 'appointment', current.id);
  return requireThere(changed);
}
