// What crosses the wire when staff work on add-on requests: look, quote, schedule, complete. Every change names the version
// that it was made to (docs/product/portal.md#office).
import { z } from 'zod';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import { serviceRequestStatuses } from '#company/rules/quotes/service-request-machine.ts';
import { visitStatuses } from '#company/rules/visits/visit-machine.ts';
import { OverbookReason } from '../booking/office-calendar.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { photoIds } from '../platform/photo.ts';
import { emailAddress, line, paragraph, phoneNumber } from '../platform/text.ts';
import { DeskQuote } from './quote-desk.ts';
import {
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

/** The visit that the work of a request is done on. */
export const RequestVisit = z.object({
  id: RowId,
  date: z.string(),
  time: z.string().nullable(),
  crewId: RowId.nullable(),
  status: z.enum(visitStatuses),
  photos: z.array(z.string()).describe('Ids of what was taken there'),
});
export type RequestVisit = z.infer<typeof RequestVisit>;

/** A request as staff work on it. */
export const DeskRequest = ServiceRequestThread.extend({
  quote: DeskQuote.nullable(),
  takenUpBy: z.string().nullable(),
  visit: RequestVisit.nullable(),
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
  'POST /api/console/service-requests/{id}/schedule': {
    summary: 'Give accepted work to a crew on a date, or move it; this makes the visit',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: ServiceRequestId,
    body: Seen.extend({
      crewId: RowId,
      date: CalendarDate,
      time: TimeOfDay.nullish(),
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
