// What crosses the wire when staff work on add-on requests: look, quote, schedule, complete. Every change names the version
// that it was made to (docs/product/portal.md#office).
import { z } from 'zod';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import { serviceRequestStatuses } from '#company/rules/quotes/service-request-machine.ts';
import { MOST_JOB_CREWS, MOST_JOB_DAYS, MOST_JOB_VISITS } from '#company/rules/visits/job-days.ts';
import { OverbookReason } from '../booking/office-calendar.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { photoIds } from '../platform/photo.ts';
import { emailAddress, line, paragraph, phoneNumber } from '../platform/text.ts';
import { DeskQuote } from './quote-desk.ts';
import {
  JobVisit,
  NewMessage,
  RequestMessage,
  ServiceRequest,
  ServiceRequestForm,
  ServiceRequestId,
  ServiceRequestThread,
} from './service-request.ts';

const version = SeenVersion.describe('The version of the request that was looked at');

const price = z
  .string()
  .regex(/^\d{1,6}\.\d\d$/, { error: 'Please enter dollars with two decimals, such as 300.00.' });

const Seen = z.strictObject({ version });

/** So many are counted of a state; beyond that the page says "more than". */
export const MOST_COUNTED = 999;

/** How many requests there are in each state, counted up to one more than the most. */
const StateCounts = z.record(z.enum(serviceRequestStatuses), z.number().int());
export type StateCounts = z.infer<typeof StateCounts>;

const work = ServiceRequestForm.shape;

/** A request as the office takes it down for someone on the telephone. */
export const PhoneRequest = z.strictObject({
  customerName: line(200, 'Please enter the name of the customer.'),
  customerEmail: emailAddress,
  customerPhone: phoneNumber,
  propertyAddress: line(300, 'Please enter the address of the property.'),
  serviceType: work.serviceType,
  description: work.description,
  preferredDate: work.preferredDate,
  urgency: work.urgency,
  photos: work.photos,
});
export type PhoneRequest = z.infer<typeof PhoneRequest>;

/** Something that was done with a request or its quote, from the audit log. */
export const RequestHistoryLine = z.object({
  at: z.string(),
  by: z.string().nullable().describe('Null for the program itself, or when the account is gone'),
  action: z.string(),
  details: z.record(z.string(), z.unknown()),
});
export type RequestHistoryLine = z.infer<typeof RequestHistoryLine>;

/** A visit of the work as the office plans with it. */
export const DeskJobVisit = JobVisit.extend({
  version: z.number().int(),
  crewId: RowId.nullable(),
  undoneReason: z
    .string()
    .nullable()
    .describe('Why its work was left undone; null where it was not'),
  photos: z.array(z.string()).describe('Ids of what was taken there'),
});
export type DeskJobVisit = z.infer<typeof DeskJobVisit>;

/** A request as staff work on it. */
export const DeskRequest = ServiceRequestThread.extend({
  quote: DeskQuote.nullable(),
  customerId: z
    .string()
    .nullable()
    .describe('Whose it is: by the account, else by the address that was typed; null without one'),
  takenUpBy: z.string().nullable(),
  visits: z.array(DeskJobVisit).describe('By date'),
  photos: z
    .array(z.object({ id: z.string(), width: z.number().int(), height: z.number().int() }))
    .describe('Those of the request and of its messages, with their sizes'),
  history: z.array(RequestHistoryLine).describe('The latest first, at most 100'),
});
export type DeskRequest = z.infer<typeof DeskRequest>;

/** What a crew has before it on a day. */
export const CrewDay = z.object({
  id: RowId,
  name: z.string(),
  places: z.number().int().describe('How many visits it makes on that day'),
  dayOff: z.string().nullable().describe('Why it does not work on that day, as a sentence'),
  visits: z.array(
    z.object({
      id: RowId,
      time: z.string().nullable(),
      serviceType: z.string(),
      customerName: z.string(),
      address: z.string(),
    }),
  ),
});
export type CrewDay = z.infer<typeof CrewDay>;

/** A crew on a day on which work could be done. */
export const ProposedDay = z.object({
  date: z.string(),
  crewId: RowId,
  crew: z.string(),
  places: z.number().int().describe('How many visits the crew makes on that day'),
  taken: z.number().int().describe('How many it has already'),
  addedMinutes: z
    .number()
    .int()
    .nullable()
    .describe('Minutes of driving that the visit adds; null where a place is not known'),
});
export type ProposedDay = z.infer<typeof ProposedDay>;

/** The first days on which all of some crews can do work. */
export const ProposedDays = z.object({
  days: z.array(ProposedDay).describe('By date, and crew by crew'),
  leftOut: z.array(
    z.object({ date: z.string(), reason: z.string().describe('Why not, as a sentence') }),
  ),
  missing: z.number().int().describe('How many days were not found within 90 days'),
});
export type ProposedDays = z.infer<typeof ProposedDays>;

const Crews = z
  .string()
  .regex(new RegExp(`^[1-9]\\d{0,9}(,[1-9]\\d{0,9}){0,${MOST_JOB_CREWS - 1}}$`), {
    error: `Please choose one to ${MOST_JOB_CREWS} crews.`,
  })
  .transform((ids) => [...new Set(ids.split(',').map(Number))])
  .pipe(z.array(RowId));

const mostDays = `Please enter 1 to ${MOST_JOB_DAYS} days.`;

/** Which days to look for. */
const DaysToPropose = z.strictObject({
  first: CalendarDate,
  days: z.coerce
    .number({ error: mostDays })
    .int({ error: mostDays })
    .min(1, { error: mostDays })
    .max(MOST_JOB_DAYS, { error: mostDays }),
  crews: Crews.describe('Ids with commas between them'),
});

/** One visit to come: a crew on a day. */
const WantedDay = z.strictObject({
  crewId: RowId,
  date: CalendarDate,
  time: TimeOfDay.nullish(),
});

export const requestDeskEndpoints = {
  'GET /api/console/service-requests': {
    summary: 'Add-on requests, the latest first; `next` is where the following page begins',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: z.strictObject({
      status: z.enum(serviceRequestStatuses).optional(),
      q: z
        .string()
        .max(100)
        .optional()
        .describe('Beginnings of words of name, e-mail, address, work'),
      before: RowIdText.optional(),
    }),
    answer: z.object({
      items: z.array(ServiceRequest),
      next: RowId.nullable(),
      counts: StateCounts,
    }),
  },
  'POST /api/console/service-requests': {
    summary: 'Create a request for someone on the phone',
    access: 'staff',
    limit: 'write',
    status: 201,
    body: PhoneRequest,
    idempotent: {
      contentOf: ({ photos, ...rest }: PhoneRequest) => ({ ...rest, photos: photos.length }),
    },
    answer: ServiceRequest,
  },
  'GET /api/console/service-requests/crew-days': {
    summary: 'What each crew has before it on a day',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: z.strictObject({ date: CalendarDate }),
    answer: z.object({ date: z.string(), crews: z.array(CrewDay) }),
  },
  'GET /api/console/service-requests/{id}': {
    summary: 'A request with its messages, which are read thereby',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ServiceRequestId,
    answer: DeskRequest,
  },
  'POST /api/console/service-requests/{id}/take-up': {
    summary: 'Take a request up: its customer sees that someone is at it',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ServiceRequestId,
    body: Seen,
    answer: ServiceRequest,
  },
  'POST /api/console/service-requests/{id}/decline': {
    summary: 'Say that we cannot do what was asked for, and why',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ServiceRequestId,
    body: Seen.extend({ reason: paragraph(1000).min(1, { error: 'Please say why.' }) }),
    answer: ServiceRequest,
  },
  'POST /api/console/service-requests/{id}/reopen': {
    summary: 'Look at a request again that the office has declined',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ServiceRequestId,
    body: Seen,
    answer: ServiceRequest,
  },
  'GET /api/console/service-requests/{id}/job-days': {
    summary:
      'The first days on which all of some crews can do the work, and why others are left out',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: ServiceRequestId,
    query: DaysToPropose,
    answer: ProposedDays,
  },
  'POST /api/console/service-requests/{id}/schedule': {
    summary:
      'Say on which days which crews do accepted work; this makes, moves and cancels its visits',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ServiceRequestId,
    body: Seen.extend({
      seenVisits: z
        .string()
        .max(2000)
        .default('')
        .describe('The visits that were seen, each with its version, such as 12.1-13.4'),
      days: z
        .array(WantedDay)
        .max(MOST_JOB_VISITS, { error: `Please plan at most ${MOST_JOB_VISITS} visits.` })
        .describe('All visits that are still ahead; one that is not among them is taken out'),
      overbookReason: OverbookReason,
    }),
    answer: ServiceRequest,
  },
  'POST /api/console/service-requests/{id}/complete': {
    summary: 'Say that the work is done and what it costs, at most what was accepted',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ServiceRequestId,
    body: Seen.extend({
      finalPrice: price,
      photos: photoIds(MAX_PHOTOS, photoRefusals.tooMany.description)
        .default([])
        .describe('What the place looks like now'),
    }),
    answer: ServiceRequest,
  },
  'POST /api/console/service-requests/{id}/messages': {
    summary: 'Write to the customer about a request',
    access: 'staff',
    limit: 'write',
    status: 201,
    params: ServiceRequestId,
    body: NewMessage,
    idempotent: { contentOf: (body: unknown) => body },
    answer: RequestMessage,
  },
} as const satisfies EndpointTable;
