// What crosses the wire when a consultation is looked for, held or booked (docs/product/booking.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import {
  ADDRESS_LENGTH,
  DETAILS_LENGTH,
  FULL_NAME_LENGTH,
  FULL_NAME_MISSING,
} from '#company/rules/platform/form-fields.ts';
import { guardFields, withoutGuard } from '../leads/form-guard.ts';
import { CalendarDate, CalendarMonth, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { receiptField } from '../platform/receipt-token.ts';
import { emailAddress, line, optionalLine, paragraph, phoneNumber } from '../platform/text.ts';
import { untranslated } from '../platform/untranslated.ts';
import { Appointment } from './appointment.ts';

/** A decimal price as a string with two decimals. */
const Price = z
  .string()
  .regex(/^\d{1,6}\.\d{2}$/, { error: 'Please enter a price such as 95.00.' });

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
  untranslated: untranslated.optional(),
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
 * it stands in mails to the address that was typed.
 */
export const AppointmentRequest = z.strictObject({
  customerName: line(FULL_NAME_LENGTH, FULL_NAME_MISSING),
  customerEmail: emailAddress,
  customerPhone: phoneNumber,
  propertyAddress: optionalLine(ADDRESS_LENGTH).nullish(),
  consultationTypeId: RowId,
  serviceType: optionalLine(100).optional().describe('Ignored: the name of the type counts'),
  appointmentDate: CalendarDate,
  appointmentTime: TimeOfDay,
  duration: z.number().int().positive().max(1440).optional(),
  status: z.literal('scheduled').optional(),
  priority: z.literal('normal').optional(),
  estimatedPrice: Price.nullish(),
  notes: paragraph(DETAILS_LENGTH).nullish(),
  customerNotes: paragraph(DETAILS_LENGTH).nullish(),
  reminderSent: z.literal(false).optional(),
  followupRequired: z.boolean().optional(),
  language: z.enum(languages).nullish().describe('That of the page; English where none is said'),
  bookAgain: z
    .boolean()
    .optional()
    .describe(
      'Asks for one more visit at a time that the same person has booked, after 409 already_booked',
    ),
  ...guardFields,
});
export type AppointmentRequest = z.infer<typeof AppointmentRequest>;

/** What the answer to a booking says: the appointment, its receipt, and the way to its page. */
export const BookedAppointment = Appointment.extend({
  ...receiptField,
  path: z.string().describe('The page to reschedule or cancel it, as in the confirmation mail'),
});
export type BookedAppointment = z.infer<typeof BookedAppointment>;

export const bookingEndpoints = {
  'GET /api/consultation-types': {
    summary: 'What can be booked',
    access: 'public',
    limit: 'read',
    status: 200,
    query: z.strictObject({
      isActive: z.enum(['true', 'false']).optional(),
      language: z.enum(languages).default('en').describe('Of names and descriptions'),
    }),
    answer: z.array(ConsultationType),
  },
  'GET /api/appointments/availability/{date}': {
    summary: 'Free and taken slots of one day',
    access: 'public',
    limit: 'read',
    status: 200,
    params: z.strictObject({ date: CalendarDate }),
    query: z.strictObject({ consultationTypeId: RowIdText.optional() }),
    answer: DayAvailability,
  },
  'GET /api/appointments/availability': {
    summary: 'Free and taken slots of every day of a month',
    access: 'public',
    limit: 'read',
    status: 200,
    query: z.strictObject({ month: CalendarMonth, consultationTypeId: RowIdText.optional() }),
    answer: MonthAvailability,
  },
  'POST /api/appointments/holds': {
    summary: 'Keep a slot for this visitor while the form is being filled',
    access: 'visitor',
    limit: 'hold',
    status: 201,
    body: HoldRequest,
    answer: Hold,
  },
  'DELETE /api/appointments/holds': {
    summary: 'Give back the slot that is kept for this visitor',
    access: 'visitor',
    limit: 'hold',
    status: 204,
    answer: null,
  },
  'POST /api/appointments': {
    summary: 'Book a consultation',
    access: 'visitor',
    limit: 'booking',
    status: 201,
    body: AppointmentRequest,
    idempotent: { contentOf: withoutGuard },
    answer: BookedAppointment,
  },
} as const satisfies EndpointTable;
