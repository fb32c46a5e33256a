// What crosses the wire in the calendar of the office: appointments and visits by day, moved, made and finished by staff
// (docs/product/console.md#calendar).
import { z } from 'zod';
import {
  isQuarterHour,
  LONGEST_ENTRY,
  SHORTEST_ENTRY,
} from '#company/rules/booking/calendar-grid.ts';
import {
  ADDRESS_LENGTH,
  FULL_NAME_LENGTH,
  FULL_NAME_MISSING,
  NOTES_LENGTH,
} from '#company/rules/platform/form-fields.ts';
import { CalendarDate, CalendarMonth, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { emailAddress, line, optionalLine, paragraph, phoneNumber } from '../platform/text.ts';
import { AppointmentStatus } from './appointment.ts';

/** A crew, as columns and choices name it. */
export const CalendarCrew = z.object({ id: RowId, name: z.string(), isActive: z.boolean() });
export type CalendarCrew = z.infer<typeof CalendarCrew>;

/** What stands in the calendar: a consultation that was booked, or a visit of a crew. */
export const CalendarEntry = z.object({
  kind: z.enum(['appointment', 'visit']),
  id: RowId,
  version: z.number().int().describe('Counts the changes; a change names the one that it saw'),
  date: z.string().describe('YYYY-MM-DD at the company'),
  time: z.string().nullable().describe('HH:MM; null is any time of the day'),
  duration: z.number().int().describe('Minutes'),
  crewId: RowId.nullable(),
  customerName: z.string(),
  serviceType: z.string(),
  place: z.string().nullable(),
  phone: z.string().nullable(),
  color: z.string().nullable().describe('#RRGGBB of the kind of consultation'),
  status: AppointmentStatus,
  underReview: z.boolean(),
  needsFollowUp: z.boolean(),
  weatherNote: z.string().nullable(),
  overbookReason: z.string().nullable().describe('Why staff put it where there was no room'),
  canMove: z.boolean(),
});
export type CalendarEntry = z.infer<typeof CalendarEntry>;

/** Some days of the calendar, in order of time. */
export const CalendarSpan = z.object({
  from: z.string(),
  to: z.string(),
  today: z.string(),
  crews: z.array(CalendarCrew),
  entries: z.array(CalendarEntry),
  isCut: z.boolean().describe('There is more than is shown: choose a crew'),
  closures: z.array(z.object({ date: z.string(), reason: z.string() })),
});
export type CalendarSpan = z.infer<typeof CalendarSpan>;

/** A month of the calendar: how much each day has, and the first names of it. */
export const CalendarMonthView = z.object({
  month: z.string(),
  today: z.string(),
  crews: z.array(CalendarCrew),
  days: z.array(
    z.object({
      date: z.string(),
      closed: z.string().nullable().describe('Why the office is closed'),
      appointments: z.number().int(),
      visits: z.number().int(),
      names: z.array(z.string()).describe('Of whose consultations, the first ones'),
    }),
  ),
});
export type CalendarMonthView = z.infer<typeof CalendarMonthView>;

/** A consultation as its own page in the console shows it. */
export const OfficeAppointment = CalendarEntry.extend({
  customerEmail: z.string(),
  consultationTypeId: RowId.nullable(),
  estimatedPrice: z.string().nullable(),
  customerNotes: z.string().nullable(),
  notes: z.string().nullable().describe('Of the office'),
  crewName: z.string().nullable(),
  originalDate: z.string().nullable(),
  originalTime: z.string().nullable(),
  rescheduleReason: z.string().nullable(),
  isOver: z.boolean().describe('It has begun by now'),
  createdAt: z.string(),
});
export type OfficeAppointment = z.infer<typeof OfficeAppointment>;

const QuarterHour = z
  .string({ error: 'Please enter a time.' })
  .pipe(TimeOfDay)
  .refine(isQuarterHour, { error: 'Please enter a time on the quarter hour, such as 9:15.' });
const Minutes = z
  .number({ error: 'Please enter the length in minutes.' })
  .int()
  .min(SHORTEST_ENTRY, { error: `Please enter at least ${SHORTEST_ENTRY} minutes.` })
  .max(LONGEST_ENTRY, { error: `Please enter at most ${LONGEST_ENTRY} minutes.` });
const Day = z.string({ error: 'Please enter a date.' }).pipe(CalendarDate);
/** Asked for where there is no room, or where no one works (docs/product/console.md#overbooking). */
export const OverbookReason = optionalLine(300)
  .nullish()
  .describe('Why it is put where there is no room');
const Tell = z.boolean().default(false).describe('Whether the customer gets a mail about it');

/** Where an entry goes: day, time, length and crew. A visit may have no time. */
export const EntryMove = z.strictObject({
  version: SeenVersion,
  date: Day,
  time: QuarterHour.nullish(),
  duration: Minutes,
  crewId: RowId.nullish(),
  overbookReason: OverbookReason,
  confirmsClose: z
    .boolean()
    .default(false)
    .describe('Wanted although another visit of the plan is on the day before or after'),
  tellCustomer: Tell,
});
export type EntryMove = z.infer<typeof EntryMove>;

/** A consultation that staff book for someone. */
export const NewAppointment = z.strictObject({
  customerName: line(FULL_NAME_LENGTH, FULL_NAME_MISSING),
  customerEmail: emailAddress,
  customerPhone: phoneNumber,
  propertyAddress: optionalLine(ADDRESS_LENGTH).nullish(),
  consultationTypeId: z.number({ error: 'Please choose a kind.' }).pipe(RowId),
  date: Day,
  time: QuarterHour,
  duration: Minutes.optional().describe('Left out for the length of its kind'),
  crewId: RowId.nullish(),
  notes: paragraph(NOTES_LENGTH).nullish(),
  overbookReason: OverbookReason,
  tellCustomer: Tell,
});
export type NewAppointment = z.infer<typeof NewAppointment>;

/** What the office writes about a consultation. */
export const AppointmentNotes = z.strictObject({
  version: SeenVersion,
  notes: paragraph(NOTES_LENGTH).nullish(),
  weatherNote: paragraph(500).nullish(),
  needsFollowUp: z.boolean().default(false),
});
export type AppointmentNotes = z.infer<typeof AppointmentNotes>;

/** What became of a consultation; `scheduled` and `confirmed` take back what was said before. */
export const AppointmentOutcome = z.strictObject({
  version: SeenVersion,
  status: AppointmentStatus.exclude(['in_progress']),
  overbookReason: OverbookReason,
  tellCustomer: Tell,
});
export type AppointmentOutcome = z.infer<typeof AppointmentOutcome>;

const ById = z.strictObject({ id: RowIdText });
const read = { access: 'staff', limit: 'read', status: 200 } as const;
const change = { access: 'staff', limit: 'write', status: 200, params: ById } as const;

export const officeCalendarEndpoints = {
  'GET /api/console/calendar': {
    ...read,
    summary: 'Appointments and visits of a day or a week',
    query: z.strictObject({
      from: CalendarDate,
      days: z.enum(['1', '7']).default('1').transform(Number),
      crewId: RowIdText.optional(),
    }),
    answer: CalendarSpan,
  },
  'GET /api/console/calendar/months/{month}': {
    ...read,
    summary: 'How much each day of a month has',
    params: z.strictObject({ month: CalendarMonth }),
    query: z.strictObject({ crewId: RowIdText.optional() }),
    answer: CalendarMonthView,
  },
  'GET /api/console/calendar/appointments/{id}': {
    ...read,
    summary: 'A consultation with all that the office knows of it',
    params: ById,
    answer: OfficeAppointment,
  },
  'POST /api/console/calendar/appointments': {
    access: 'staff',
    limit: 'write',
    status: 201,
    summary: 'Book a consultation for someone; where there is no room with a reason',
    body: NewAppointment,
    idempotent: { contentOf: (body: never) => body },
    answer: OfficeAppointment,
  },
  'PATCH /api/console/calendar/appointments/{id}/time': {
    ...change,
    summary: 'Move a consultation, or give it another length or crew',
    body: EntryMove,
    answer: OfficeAppointment,
  },
  'PATCH /api/console/calendar/appointments/{id}/notes': {
    ...change,
    summary: 'Write notes, weather and whether to follow up',
    body: AppointmentNotes,
    answer: OfficeAppointment,
  },
  'PATCH /api/console/calendar/appointments/{id}/outcome': {
    ...change,
    summary: 'Say what became of a consultation, cancel it, or take that back',
    body: AppointmentOutcome,
    answer: OfficeAppointment,
  },
  'GET /api/console/calendar/visits/{id}': {
    ...read,
    summary: 'A visit as the calendar shows it',
    params: ById,
    answer: CalendarEntry,
  },
  'PATCH /api/console/calendar/visits/{id}/time': {
    ...change,
    summary: 'Move a visit, or give it another length or crew',
    body: EntryMove,
    answer: CalendarEntry,
  },
} as const satisfies EndpointTable;
