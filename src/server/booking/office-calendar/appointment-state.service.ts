// What the office says of a consultation: notes and weather, done, no one there, canceled, and each of these taken back.
import type { AppointmentEvent } from '#company/rules/booking/appointment-machine.ts';
import { toInstant } from '#company/rules/time/company-time.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type {
  AppointmentNotes,
  AppointmentOutcome,
  OfficeAppointment,
} from '#contract/booking/office-calendar.ts';
import { type AuditDetails, audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { RequestProblem } from '#server/platform/http/problem.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { appointmentLead } from '../appointment.lead.ts';
import { enqueueAppointmentMail } from '../appointment-mails.ts';
import { type AppointmentRow, findAppointment } from '../booking.queries.ts';
import { releaseAppointmentCells } from '../slot-claims.ts';
import { seatByStaff } from '../staff-seats.ts';
import {
  type AppointmentWrite,
  type NewAppointmentRow,
  type WrittenAppointment,
  writeAppointment,
} from '../write-appointment.ts';
import { asTaken, readOffice, requireSeen } from './appointment-move.service.ts';
import { outcomeEvent, outcomeRefusal, requireThere } from './office-calendar.policy.ts';

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
    await change(tx, context, staff, current, {
      write: {
        event: 'note',
        values: {
          // A blank note must not take away what the customer wrote.
          ...((notes || seen.notes) && { notes: notes || null }),
          weatherNotes: weatherNote || null,
          followupRequired: needsFollowUp,
        },
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
export async function recordOutcome(
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
      const event = outcomeEvent(current, outcome.status);
      requirePossible(context, event, current);
      const values = await seatsAfter(tx, context, event, current, outcome);
      const { transition, row } = await change(tx, context, staff, current, {
        write: { event, to: outcome.status, values },
        details: { from: current.status, to: outcome.status, told: outcome.tellCustomer },
      });
      const { mail } = transition.effects;
      if (mail && outcome.tellCustomer) {
        await enqueueAppointmentMail(context.jobs, tx, row, mail, 'customer');
      }
    }),
  ).catch(asTaken);
  await context.journal.append(appointmentLead, id);
  return readOffice(context, context.db, id);
}

/** The seats change only where a consultation is canceled or comes back. */
async function seatsAfter(
  tx: Tx,
  context: ServerContext,
  event: AppointmentEvent,
  current: AppointmentRow,
  { overbookReason }: AppointmentOutcome,
): Promise<Partial<NewAppointmentRow>> {
  if (event === 'cancel') await releaseAppointmentCells(tx, current.id);
  if (event !== 'restore') return {};
  const wish = {
    consultationTypeId: current.consultationTypeId,
    date: current.appointmentDate,
    time: current.appointmentTime,
    duration: current.duration,
  };
  const given = overbookReason || current.overbookReason;
  return { overbookReason: await seatByStaff(tx, context, current.id, wish, given) };
}

function requirePossible(
  context: ServerContext,
  event: AppointmentEvent,
  row: AppointmentRow,
): void {
  const { timeZone } = context.settings();
  const start = toInstant(row.appointmentDate, row.appointmentTime, timeZone);
  const refusal = outcomeRefusal(event, row, start <= context.clock());
  if (refusal) throw new RequestProblem('wrong_state', refusal);
}

async function change(
  tx: Tx,
  context: ServerContext,
  staff: CurrentUser,
  current: AppointmentRow,
  { write, details }: { write: Omit<AppointmentWrite, 'actor'>; details: AuditDetails },
): Promise<WrittenAppointment> {
  const written = await writeAppointment(tx, current, { ...write, actor: 'staff' });
  const { audit: action } = written.transition.effects;
  if (action) {
    const subject = { type: 'appointment', id: String(current.id) } as const;
    await audit(tx, { actorId: staff.id, action, subject, details, at: context.clock() });
  }
  await announce(tx, 'openings');
  await notifyStaff(tx, 'appointment', current.id);
  return written;
}
