// What crosses the wire when a consultation is looked for, held, booked, moved or cancelled (docs/product/booking.md).
import { z } from 'zod';
import { isCalendarDate, isCalendarMonth, isTimeOfDay } from '#company/rules/company-time.ts';
import { guardFields } from './form-guard.ts';
import { emailAddress, line, optionalLine, paragraph, phoneNumber } from './text.ts';

/** A date of the calendar, YYYY-MM-DD; February 30 is refused. */
export const CalendarDate = z
  .string()
  .refine(isCalendarDate, { error: 'Please give a date of the calendar as YYYY-MM-DD.' })
  .describe('YYYY-MM-DD, wall date at the company');

/** A month, YYYY-MM. */
export const CalendarMonth = z
  .string()
  .refine(isCalendarMonth, { error: 'Please give a month as YYYY-MM.' });

/** A time of day, HH:MM in 24 hours. */
export const TimeOfDay = z
  .string()
  .refine(isTimeOfDay, { error: 'Please give a time as HH:MM.' })
  .describe('HH:MM, wall time at the company');

/** The id of a row that the database counts up. */
export const RowId = z.number().int().positive().max(2_147_483_647);

/** The same id in a query, where everything is text. */
export const RowIdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, { error: 'Please give an id.' })
  .transform(Number)
  .pipe(RowId);

/** A decimal price as a string with two decimals. */
const Price = z.string().regex(/^\d{1,6}\.\d{2}$/, { error: 'Please give a price such as 95.00.' });

/** What a visitor can book. The price '0.00' means free. */
export const ConsultationType = z.object({
  id: RowId,
  name: z.string(),
  description: z.string(),
  duration: z.number().int().describe('Minutes'),
  price: Price,
  isActive: z.boolean(),
  category: z.string().nullable(),
  color: z.string().describe('#RRGGBB, the colour of this type in calendars'),
});
export type ConsultationType = z.infer<typeof ConsultationType>;

/** The free and the taken slots of one day, as labels such as "9:00 AM". */
export const DayAvailability = z.object({
  availableTimeSlots: z.array(z.string()),
  occupiedSlots: z.array(z.string()),
});
export type DayAvailability = z.infer<typeof DayAvailability>;

/** Every day of a month with its slots. */
export const MonthAvailability = z.object({
  month: z.string(),
  days: z.array(DayAvailability.extend({ date: z.string() })),
});
export type MonthAvailability = z.infer<typeof MonthAvailability>;

/** Which slot to keep while the form is being filled. */
export const HoldRequest = z.strictObject({
  consultationTypeId: RowId,
  appointmentDate: CalendarDate,
  appointmentTime: TimeOfDay,
});
export type HoldRequest = z.infer<typeof HoldRequest>;

/** A slot kept for this visitor until a moment. */
export const Hold = HoldRequest.extend({
  expiresAt: z.string().describe('ISO 8601, UTC'),
});
export type Hold = z.infer<typeof Hold>;

/**
 * The booking payload that the site builds (docs/product/booking.md#booking-payload). What derives from the type
 * (duration, price, follow-up) may
 * be left out; when sent it must agree with the type. A serviceType is taken and ignored: the type's name counts, since
 * it stands in mails to whoever's address was typed.
 */
export const AppointmentRequest = z.strictObject({
  customerName: line(200, 'Please enter your full name.'),
  customerEmail: emailAddress,
  customerPhone: phoneNumber,
  propertyAddress: optionalLine(500).nullish(),
  consultationTypeId: RowId,
  serviceType: optionalLine(100).optional().describe('Ignored: the name of the type counts'),
  appointmentDate: CalendarDate,
  appointmentTime: TimeOfDay,
  duration: z.number().int().positive().max(1440).optional(),
  status: z.literal('scheduled').optional(),
  priority: z.literal('normal').optional(),
  estimatedPrice: Price.nullish(),
  notes: paragraph(5000).nullish(),
  customerNotes: paragraph(5000).nullish(),
  reminderSent: z.literal(false).optional(),
  followupRequired: z.boolean().optional(),
  bookAgain: z
    .boolean()
    .optional()
    .describe(
      'Asks for one more visit at a time that the same person has booked, after 409 already_booked',
    ),
  ...guardFields,
});
export type AppointmentRequest = z.infer<typeof AppointmentRequest>;

/** Where an appointment stands. A new one is scheduled. */
export const AppointmentStatus = z.enum([
  'scheduled',
  'confirmed',
  'in_progress',
  'completed',
  'cancelled',
  'no_show',
]);
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

/** An appointment reached by its mailed link, with whether it can still be changed. */
export const LinkedAppointment = z.object({
  appointment: Appointment,
  canChange: z.boolean(),
  changeRefusal: z.string().nullable().describe('Why it cannot be changed any more, in words'),
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
  rescheduleReason: paragraph(1000).nullish(),
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
