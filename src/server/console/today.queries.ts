// Reads the consultations of a day for the office, with the type's color, which an appointment does not keep itself.
import { and, asc, eq, ne } from 'drizzle-orm';
import { AppointmentStatus } from '#contract/appointment.ts';
import type { TodayConsultation } from '#contract/console.ts';
import { isUnderReview } from '../booking/review.policy.ts';
import type { Db } from '../database/client.ts';
import { appointments, consultationTypes } from '../database/schema/booking.ts';

/** The consultations of a date by time, but for the canceled ones: nobody drives there. */
export async function listConsultationsOf(db: Db, date: string): Promise<TodayConsultation[]> {
  const rows = await db
    .select({ appointment: appointments, color: consultationTypes.color })
    .from(appointments)
    .leftJoin(consultationTypes, eq(consultationTypes.id, appointments.consultationTypeId))
    .where(and(eq(appointments.appointmentDate, date), ne(appointments.status, 'cancelled')))
    .orderBy(asc(appointments.appointmentTime), asc(appointments.id));
  return rows.map(({ appointment, color }) => ({
    id: appointment.id,
    time: appointment.appointmentTime,
    duration: appointment.duration,
    customerName: appointment.customerName,
    customerPhone: appointment.customerPhone,
    propertyAddress: appointment.propertyAddress,
    serviceType: appointment.serviceType,
    color,
    status: AppointmentStatus.parse(appointment.status),
    underReview: isUnderReview(appointment),
    customerNotes: appointment.customerNotes,
  }));
}
