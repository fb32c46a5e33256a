// What crosses the wire about a booked consultation: shown, moved, canceled, reviewed (docs/product/booking.md).
import { z } from 'zod';
import { appointmentStatuses } from '#company/rules/booking/appointment-machine.ts';
import { REASON_LENGTH } from '#company/rules/platform/form-fields.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken, RowId } from '../platform/ids.ts';
import { paragraph } from '../platform/text.ts';

/** Where an appointment stands. A new one is scheduled. */
export const AppointmentStatus = z.enum(appointmentStatuses);
export type AppointmentStatus = z.infer<typeof AppointmentStatus>;

/** A booked consultation as its customer may see it. */
export const Appointment = z.object({
  id: RowId,
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  propertyAddress: z.string().nullable(),
  consultationTypeId: RowId.nullable(),
  serviceType: z.string(),
  spanishServiceType: z.string().nullable().describe('Null where it has no Spanish'),
  appointmentDate: z.string(),
  appointmentTime: z.string(),
  duration: z.number().int(),
  status: AppointmentStatus,
  priority: z.string(),
  estimatedPrice: z.string().nullable(),
  customerNotes: z.string().nullable(),
  reminderSent: z.boolean(),
  followupRequired: z.boolean(),
  rescheduleReason: z.string().nullable(),
  originalDate: z.string().nullable(),
  originalTime: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Appointment = z.infer<typeof Appointment>;

/** Why an appointment can no longer be changed by who booked it. */
export const ChangeBlock = z.enum(['canceled', 'over', 'too_soon']);
export type ChangeBlock = z.infer<typeof ChangeBlock>;

/** An appointment reached by its mailed link, with whether it can still be changed. */
export const LinkedAppointment = z.object({
  appointment: Appointment,
  canChange: z.boolean(),
  changeBlock: ChangeBlock.nullable().describe('Why it cannot be changed any more'),
  changeRefusal: z.string().nullable().describe('The same in words, in English'),
  underReview: z.boolean().describe('The time is kept, and the office looks before it confirms'),
});
export type LinkedAppointment = z.infer<typeof LinkedAppointment>;

/** An appointment in its customer's list, with the page to move or cancel it. */
export const OwnAppointment = LinkedAppointment.extend({ path: z.string() });
export type OwnAppointment = z.infer<typeof OwnAppointment>;

/** Where to move an appointment to, and optionally why. */
export const MoveRequest = z.strictObject({
  appointmentDate: CalendarDate,
  appointmentTime: TimeOfDay,
  rescheduleReason: paragraph(REASON_LENGTH).nullish(),
});
export type MoveRequest = z.infer<typeof MoveRequest>;

/** What became of a review. */
export const ReviewState = z.enum(['under_review', 'confirmed', 'released']);
export type ReviewState = z.infer<typeof ReviewState>;

/** A booking as the office sees it behind the link of its mail. */
export const ReviewedBooking = z.object({
  state: ReviewState,
  reasons: z.array(z.string()).describe('Why it is reviewed, in words'),
  keptUntil: z.string().nullable().describe('ISO 8601, UTC; until then the time stays taken'),
  appointment: Appointment,
});
export type ReviewedBooking = z.infer<typeof ReviewedBooking>;

/** What the office decides about a booking under review. */
export const ReviewDecision = z.strictObject({ decision: z.enum(['confirm', 'release']) });
export type ReviewDecision = z.infer<typeof ReviewDecision>;

export const appointmentEndpoints = {
  'GET /api/appointments/by-link/{token}': {
    summary: 'The appointment behind a mailed link; changes nothing',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: LinkedAppointment,
  },
  'GET /api/appointments/by-link/{token}/calendar': {
    summary: 'The appointment behind a mailed link as a calendar file (RFC 5545)',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: { bytes: 'text/calendar; charset=utf-8' },
  },
  'PATCH /api/appointments/by-link/{token}': {
    summary: 'Move the appointment behind a mailed link',
    access: 'visitor',
    limit: 'link',
    status: 200,
    params: LinkToken,
    body: MoveRequest,
    answer: LinkedAppointment,
  },
  'DELETE /api/appointments/by-link/{token}': {
    summary: 'Cancel the appointment behind a mailed link',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: LinkedAppointment,
  },
  'GET /api/appointment-reviews/{token}': {
    summary: 'A booking under review, by the link in the mail to the office; changes nothing',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    answer: ReviewedBooking,
  },
  'POST /api/appointment-reviews/{token}': {
    summary: 'Confirm or release a booking under review; later decisions change nothing',
    access: 'public',
    limit: 'link',
    status: 200,
    params: LinkToken,
    body: ReviewDecision,
    answer: ReviewedBooking,
  },
  'GET /api/portal/appointments': {
    summary: "The signed-in customer's consultations, the latest date first",
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: z.array(OwnAppointment),
  },
} as const satisfies EndpointTable;
