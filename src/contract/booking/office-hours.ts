// What crosses the wire when staff say when the office is open: closed days, bookable slots, and the crews' calendar feeds
// (docs/product/console.md#closed-days).
import { z } from 'zod';
import { isHalfHour } from '#company/rules/booking/calendar-grid.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { line } from '../platform/text.ts';

/** Days in a row on which the office is closed for one reason. */
export const Closure = z.object({ from: z.string(), to: z.string(), reason: z.string() });
export type Closure = z.infer<typeof Closure>;

/** Something that is booked on a closed day. */
export const BookedOnClosure = z.object({
  kind: z.enum(['appointment', 'visit']),
  id: RowId,
  date: z.string(),
  time: z.string().nullable(),
  customerName: z.string(),
});
export type BookedOnClosure = z.infer<typeof BookedOnClosure>;

/** The closed days of a year, with the holidays that it does not have yet and what is booked on them all the same. */
export const Closures = z.object({
  year: z.number().int(),
  items: z.array(Closure),
  proposals: z.array(z.object({ date: z.string(), reason: z.string() })),
  booked: z.array(BookedOnClosure),
});
export type Closures = z.infer<typeof Closures>;

const Day = z.string({ error: 'Please enter a date.' }).pipe(CalendarDate);

/** Closes days; the last one may be left out for one day. */
export const NewClosure = z.strictObject({
  from: Day,
  to: CalendarDate.nullish(),
  reason: line(200, 'Please say why; visitors of the calendar read it.'),
});
export type NewClosure = z.infer<typeof NewClosure>;

const HalfHour = z
  .string({ error: 'Please enter a time.' })
  .pipe(TimeOfDay)
  .refine(isHalfHour, { error: 'Please enter a time on the half hour, such as 9:30.' });

/** A slot of a weekday that can be booked. */
export const SlotRule = z.object({
  id: RowId,
  version: z.number().int(),
  dayOfWeek: z.number().int().describe('0 is Sunday'),
  startTime: z.string(),
  endTime: z.string(),
  isAvailable: z.boolean(),
  consultationTypeId: RowId.nullable().describe('null serves every kind'),
  maxAppointments: z.number().int().describe('How many can be booked at once'),
});
export type SlotRule = z.infer<typeof SlotRule>;

const Seats = z
  .number({ error: 'Please enter a number.' })
  .int()
  .min(0, { error: 'Please enter 0 or more.' })
  .max(50, { error: 'Please enter at most 50.' });

/** What a slot becomes. */
export const SlotRuleChange = z.strictObject({
  version: SeenVersion,
  startTime: HalfHour,
  endTime: HalfHour,
  isAvailable: z.boolean().default(false),
  maxAppointments: Seats,
});
export type SlotRuleChange = z.infer<typeof SlotRuleChange>;

/** A further slot. */
export const NewSlotRule = z.strictObject({
  dayOfWeek: z.number({ error: 'Please choose a day.' }).int().min(0).max(6),
  startTime: HalfHour,
  endTime: HalfHour,
  consultationTypeId: RowId.nullish(),
  maxAppointments: Seats,
  isAvailable: z.boolean().default(true),
});
export type NewSlotRule = z.infer<typeof NewSlotRule>;

/** A crew's calendar feed; the path is secret, and null while there is none. */
export const CrewFeed = z.object({
  crewId: RowId,
  crewName: z.string(),
  path: z.string().nullable(),
});
export type CrewFeed = z.infer<typeof CrewFeed>;

const ById = z.strictObject({ id: RowIdText });
const read = { access: 'staff', limit: 'read', status: 200 } as const;
const write = { access: 'staff', limit: 'write', status: 200 } as const;

export const officeHoursEndpoints = {
  'GET /api/console/closures': {
    ...read,
    summary: 'The closed days of a year, with holidays to propose and what is booked on them',
    query: z.strictObject({
      year: z
        .string()
        .regex(/^20\d\d$/, { error: 'Please enter a year.' })
        .transform(Number)
        .optional(),
    }),
    answer: Closures,
  },
  'POST /api/console/closures': {
    ...write,
    status: 201,
    summary: 'Close days; what is booked on them stays and is answered',
    body: NewClosure,
    answer: Closure.extend({ booked: z.array(BookedOnClosure) }),
  },
  'DELETE /api/console/closures': {
    ...write,
    summary: 'Open days again; answers what they were, so that it can be undone',
    query: z.strictObject({ from: CalendarDate, to: CalendarDate }),
    answer: z.object({ removed: z.array(Closure) }),
  },
  'GET /api/console/slot-rules': {
    ...read,
    summary: 'When consultations can be booked, by weekday, time and kind',
    answer: z.object({
      items: z.array(SlotRule),
      types: z.array(z.object({ id: RowId, name: z.string() })),
    }),
  },
  'POST /api/console/slot-rules': {
    ...write,
    status: 201,
    summary: 'Add a slot',
    body: NewSlotRule,
    answer: SlotRule,
  },
  'PATCH /api/console/slot-rules/{id}': {
    ...write,
    summary: 'Change a slot',
    params: ById,
    body: SlotRuleChange,
    answer: SlotRule,
  },
  'DELETE /api/console/slot-rules/{id}': {
    ...write,
    summary: 'Remove a slot; answers what it was, so that it can be undone',
    params: ById,
    query: z.strictObject({ version: RowIdText }),
    answer: SlotRule,
  },
  'GET /api/console/crew-feeds': {
    ...read,
    summary: "The crews' calendar feeds with their secret addresses",
    answer: z.object({ items: z.array(CrewFeed) }),
  },
  'POST /api/console/crew-feeds/{id}': {
    ...write,
    summary: 'Make a feed for a crew, or give the one that is there another secret address',
    params: ById,
    answer: CrewFeed,
  },
  'DELETE /api/console/crew-feeds/{id}': {
    ...write,
    summary: "End a crew's feed",
    params: ById,
    answer: CrewFeed,
  },
} as const satisfies EndpointTable;
