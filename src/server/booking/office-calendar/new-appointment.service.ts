// Books a consultation for someone at the telephone, in one transaction that names all its consequences.
import { isFree } from '#company/rules/money/money.ts';
import type { CurrentUser } from '#contract/accounts/account.ts';
import type { NewAppointment, OfficeAppointment } from '#contract/booking/office-calendar.ts';
import { audit } from '#server/platform/audit/audit.ts';
import type { Tx } from '#server/platform/database/client.ts';
import { retryOnConflict } from '#server/platform/database/retry.ts';
import { type Attempt, answerOnce } from '#server/platform/http/answer-once.ts';
import { announce } from '#server/platform/realtime/change-signal.ts';
import { notifyStaff } from '#server/platform/realtime/notify-staff.ts';
import type { ServerContext } from '../../context.ts';
import { appointmentLead } from '../appointment.lead.ts';
import { enqueueAppointmentMail } from '../appointment-mails.ts';
import { findOfferedType } from '../booking.queries.ts';
import { seatByStaff } from '../staff-seats.ts';
import { addAppointment, forgetOverbooking } from '../write-appointment.ts';
import { asTaken, readOffice, requireCrew, requireTime } from './appointment-move.service.ts';
import { refusedField } from './office-calendar.policy.ts';

/**
 * Books a consultation. With a request key it happens once.
 *
 * @throws RequestProblem 409 `needs_reason` where there is no room; 422 for a kind or crew that is not there, or a day that is
 *   past.
 */
export async function bookForSomebody(
  context: ServerContext,
  staff: CurrentUser,
  wish: NewAppointment,
  attempt: Attempt | undefined,
): Promise<OfficeAppointment> {
  const { answer: id } = await retryOnConflict(() =>
    answerOnce(context.db, attempt, (tx) => bookWithin(tx, context, staff, wish)),
  ).catch(asTaken);
  await context.journal.append(appointmentLead, id, attempt);
  return readOffice(context, context.db, id);
}

async function bookWithin(
  tx: Tx,
  context: ServerContext,
  staff: CurrentUser,
  wish: NewAppointment,
): Promise<number> {
  const now = context.clock();
  const type = await findOfferedType(tx, wish.consultationTypeId);
  if (!type) throw refusedField('/consultationTypeId', 'This kind is no longer offered.');
  const duration = wish.duration ?? type.duration;
  const { date, time } = requireTime(context, { ...wish, duration });
  const crew = await requireCrew(tx, wish.crewId ?? null);
  const made = await addAppointment(tx, 'staff', {
    customerName: wish.customerName,
    customerEmail: wish.customerEmail,
    customerPhone: wish.customerPhone,
    propertyAddress: wish.propertyAddress || null,
    consultationTypeId: type.id,
    serviceType: type.name,
    spanishServiceType: type.spanishName || null,
    appointmentDate: date,
    appointmentTime: time,
    duration,
    estimatedPrice: type.price,
    followupRequired: !isFree(type.price),
    notes: wish.notes || null,
    crewId: crew?.id ?? null,
    assignedCrew: crew?.name ?? null,
    overbookReason: wish.overbookReason || null,
    createdAt: now,
  });
  const slot = { consultationTypeId: type.id, date, time, duration };
  const reason = await seatByStaff(tx, context, made.id, slot, wish.overbookReason || null);
  if (reason !== made.overbookReason) await forgetOverbooking(tx, made.id);
  await audit(tx, {
    actorId: staff.id,
    action: 'appointment-made',
    subject: { type: 'appointment', id: String(made.id) },
    details: {
      to: `${date} ${time}`,
      minutes: duration,
      crew: crew?.name ?? null,
      told: wish.tellCustomer,
      ...(reason && { overbookReason: reason }),
    },
    at: now,
  });
  if (wish.tellCustomer) {
    await enqueueAppointmentMail(context.jobs, tx, made, 'booked', 'customer');
  }
  await announce(tx, 'openings');
  await notifyStaff(tx, 'appointment', made.id);
  return made.id;
}
