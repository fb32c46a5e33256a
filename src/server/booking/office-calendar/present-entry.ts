// Appointments and visits as the calendar of the office shows them.
import { displayName } from '#company/rules/customers/person-name.ts';
import { toInstant } from '#company/rules/time/company-time.ts';
import { visitTransition } from '#company/rules/visits/visit-machine.ts';
import { visitStateOf } from '#company/rules/visits/visit-states.ts';
import { AppointmentStatus } from '#contract/booking/appointment.ts';
import type { CalendarEntry, OfficeAppointment } from '#contract/booking/office-calendar.ts';
import type { ServerContext } from '../../context.ts';
import { mayWithAppointment } from '../booking.policy.ts';
import { isUnderReview } from '../review.policy.ts';
import type { CalendarVisitRow, OfficeAppointmentRow } from './office-calendar.queries.ts';

/** How long a visit is drawn whose length no one has planned. */
const USUAL_VISIT_MINUTES = 60;

/** A consultation in the calendar. */
export function presentAppointmentEntry({ row, color }: OfficeAppointmentRow): CalendarEntry {
  return {
    kind: 'appointment',
    id: row.id,
    version: row.version,
    date: row.appointmentDate,
    time: row.appointmentTime,
    duration: row.duration,
    crewId: row.crewId,
    customerName: row.customerName,
    serviceType: row.serviceType,
    place: row.propertyAddress,
    phone: row.customerPhone,
    color,
    status: row.status,
    underReview: isUnderReview(row),
    needsFollowUp: row.followupRequired,
    weatherNote: row.weatherNotes,
    overbookReason: row.overbookReason,
    canMove: mayWithAppointment('move', 'staff', row),
  };
}

/** A consultation with all that the office knows of it. */
export function presentOfficeAppointment(
  context: Pick<ServerContext, 'clock' | 'settings'>,
  found: OfficeAppointmentRow,
): OfficeAppointment {
  const { row, crewName } = found;
  const { timeZone } = context.settings();
  const start = toInstant(row.appointmentDate, row.appointmentTime, timeZone);
  return {
    ...presentAppointmentEntry(found),
    customerEmail: row.customerEmail,
    consultationTypeId: row.consultationTypeId,
    estimatedPrice: row.estimatedPrice,
    customerNotes: row.customerNotes,
    // The site sends what someone wrote in both places (docs/product/booking.md#customer-details).
    notes: row.notes === row.customerNotes ? null : row.notes,
    crewName,
    originalDate: row.originalDate,
    originalTime: row.originalTime,
    rescheduleReason: row.rescheduleReason,
    isOver: start <= context.clock(),
    createdAt: row.createdAt.toISOString(),
  };
}

/** A visit in the calendar. */
export function presentVisitEntry({ row, place, customer }: CalendarVisitRow): CalendarEntry {
  return {
    kind: 'visit',
    id: row.id,
    version: row.version,
    date: row.scheduledDate,
    time: row.scheduledTime,
    duration: row.duration ?? USUAL_VISIT_MINUTES,
    crewId: row.crewId,
    customerName: displayName(customer),
    serviceType: row.serviceType,
    place,
    phone: customer.phone,
    color: null,
    status: AppointmentStatus.parse(row.status),
    underReview: false,
    needsFollowUp: false,
    weatherNote: null,
    overbookReason: row.overbookReason,
    canMove: visitTransition('move', 'staff', visitStateOf(row)) !== undefined,
  };
}
