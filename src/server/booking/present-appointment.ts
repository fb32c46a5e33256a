// An appointment as its customer may see it; nothing else of the row leaves the server.
import type { Appointment } from '#contract/booking/appointment.ts';
import type { AppointmentRow } from './booking.queries.ts';

export function presentAppointment(row: AppointmentRow): Appointment {
  return {
    id: row.id,
    customerName: row.customerName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    propertyAddress: row.propertyAddress,
    consultationTypeId: row.consultationTypeId,
    serviceType: row.serviceType,
    spanishServiceType: row.spanishServiceType,
    appointmentDate: row.appointmentDate,
    appointmentTime: row.appointmentTime,
    duration: row.duration,
    status: row.status,
    priority: row.priority,
    estimatedPrice: row.estimatedPrice,
    customerNotes: row.customerNotes,
    reminderSent: row.reminderSent,
    followupRequired: row.followupRequired,
    rescheduleReason: row.rescheduleReason,
    originalDate: row.originalDate,
    originalTime: row.originalTime,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
