// Builds the booking payload from what a person chose and typed.
import type { Language } from '#company/facts/languages.ts';
import { isFree } from '#company/rules/money/money.ts';
import type { AppointmentRequest, ConsultationType } from '#contract/booking/booking.ts';
import type { Customer } from '#web/features/booking/customer-rules.ts';

/** When the consultation shall begin, wall time at the company. */
export type ChosenSlot = { date: string; time: string };

/** The body of POST /api/appointments, every field as docs/product/booking.md#booking-payload names it; `language` is that of the page. */
export function appointmentPayload(
  type: ConsultationType,
  { date, time }: ChosenSlot,
  customer: Customer,
  language: Language = 'en',
): AppointmentRequest {
  const description = customer.serviceDescription.trim();
  return {
    customerName: customer.name.trim(),
    customerEmail: customer.email.trim(),
    customerPhone: customer.phone.trim(),
    propertyAddress: customer.address.trim(),
    consultationTypeId: type.id,
    serviceType: type.name || 'Consultation',
    appointmentDate: date,
    appointmentTime: time,
    duration: type.duration || 60,
    status: 'scheduled',
    priority: 'normal',
    estimatedPrice: type.price || '0.00',
    notes: description,
    customerNotes: description,
    reminderSent: false,
    followupRequired: !isFree(type.price || '0.00'),
    ...(language !== 'en' && { language }),
  };
}
