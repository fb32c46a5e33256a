// What crosses the wire when a customer asks for add-on work, and when both sides write about it (docs/product/portal.md).
import { z } from 'zod';
import { addOnServices, urgencyValues } from '#company/facts/add-on-services.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import {
  decliningSides,
  serviceRequestStatuses,
} from '#company/rules/quotes/service-request-machine.ts';
import { visitStatuses } from '#company/rules/visits/visit-states.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { photoIds } from '../platform/photo.ts';
import { optionalLine, paragraph, phoneNumber } from '../platform/text.ts';

const labels = addOnServices.map(({ label }) => label);

/** The sentence for both fields that a request cannot do without (docs/product/portal.md#requests). */
export const MISSING_INFORMATION = 'Please select a service type and provide a description.';

const serviceType = z
  .enum(labels, { error: MISSING_INFORMATION })
  .describe('The label of the service');
const description = z
  .string({ error: MISSING_INFORMATION })
  .pipe(paragraph(5000).min(1, { error: MISSING_INFORMATION }));
const preferredDate = z
  .union([CalendarDate, z.literal('')], { error: 'Please enter a date of the calendar.' })
  .nullish()
  .describe('YYYY-MM-DD; empty for none');
const photos = photoIds(MAX_PHOTOS, photoRefusals.tooMany.description);

/** What the customer says about the work itself, new or changed. */
const work = {
  serviceType,
  description,
  preferredDate,
  urgency: z.enum(urgencyValues).default('normal'),
  photos: photos.default([]),
};

/**
 * A request as the portal sends it. Name, address and state are taken and not believed: the signed-in person and their
 * property count. Telephone and property address count for someone of whom we have none.
 */
export const ServiceRequestForm = z.strictObject({
  customerName: optionalLine(200).nullish(),
  customerEmail: optionalLine(254).nullish(),
  customerPhone: z.union([phoneNumber, z.literal('')]).nullish(),
  propertyAddress: optionalLine(300).nullish(),
  status: optionalLine(20).nullish(),
  ...work,
});
export type ServiceRequestForm = z.infer<typeof ServiceRequestForm>;

/** A pending request as its customer wants it to be; `version` is the one that they changed. */
export const ServiceRequestChange = z.strictObject({ version: RowId, ...work });
export type ServiceRequestChange = z.infer<typeof ServiceRequestChange>;

/** What the form has to ask besides the work: what we know of the person is not asked again. */
export const AskerFacts = z.object({
  needsPhone: z.boolean(),
  properties: z.array(z.string()).describe('Addresses; without any the form asks for one'),
});
export type AskerFacts = z.infer<typeof AskerFacts>;

/** Which day of its job a visit is. */
export const JobDay = z.object({ day: z.number().int(), of: z.number().int() });

/** One visit of a job: a crew on a day. */
export const JobVisit = z.object({
  id: RowId,
  date: z.string().describe('YYYY-MM-DD at the company'),
  time: z.string().nullable().describe('HH:MM, the begin of the arrival window'),
  crew: z.string().nullable(),
  status: z.enum(visitStatuses),
  jobDay: JobDay.nullable().describe('Null for a job of one day, and where it is not made'),
});
export type JobVisit = z.infer<typeof JobVisit>;

/** A request for add-on work. */
export const ServiceRequest = z.object({
  id: RowId,
  version: RowId.describe('Rises with every change'),
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.string(),
  propertyAddress: z.string(),
  serviceType: z.string(),
  description: z.string(),
  preferredDate: z.string().nullable(),
  urgency: z.enum(urgencyValues),
  status: z.enum(serviceRequestStatuses),
  estimatedPrice: z.string().nullable().describe('With two decimals, tax included'),
  finalPrice: z.string().nullable(),
  photos: z.array(z.string()),
  assignedCrew: z.string().nullable().describe('Of the days ahead; several with commas'),
  scheduledDate: z.string().nullable().describe('The next day of the work, else its first'),
  days: z.array(JobVisit).describe('The visits of the work by date, with those left undone'),
  completedAt: z.string().nullable(),
  declineReason: z.string().nullable(),
  declinedBy: z.enum(decliningSides).nullable(),
  isTakenUp: z.boolean().describe('Someone in the office is on it'),
  quoteId: z.string().nullable().describe('The quote that was sent for it'),
  unread: z.number().int().describe('Messages of the other side not yet read'),
  createdAt: z.string(),
});
export type ServiceRequest = z.infer<typeof ServiceRequest>;

/** A message about a request. */
export const RequestMessage = z.object({
  id: RowId,
  from: z.enum(['customer', 'office']),
  authorName: z.string(),
  text: z.string(),
  photos: z.array(z.string()),
  createdAt: z.string(),
});
export type RequestMessage = z.infer<typeof RequestMessage>;

/** A request with what both sides have written about it, the oldest first. */
export const ServiceRequestThread = z.object({
  request: ServiceRequest,
  messages: z.array(RequestMessage),
});
export type ServiceRequestThread = z.infer<typeof ServiceRequestThread>;

const NO_MESSAGE = 'Please write a message.';

/** A message to write. */
export const NewMessage = z.strictObject({
  text: z.string({ error: NO_MESSAGE }).pipe(paragraph(3000).min(1, { error: NO_MESSAGE })),
  photos: photos.default([]),
});
export type NewMessage = z.infer<typeof NewMessage>;

/** The id of a request in a path. */
export const ServiceRequestId = z.strictObject({ id: RowIdText });

/** A repetition is the same request although its photos were uploaded again, under new ids. */
function sameContent<Content extends { photos: string[] }>({ photos: sent, ...rest }: Content) {
  return { ...rest, photos: sent.length };
}

/** A service as a form offers it. */
export const AddOnChoice = z.object({
  label: z.string().describe('What a request carries'),
  price: z.string().describe('Such as "from $25 per shrub"'),
  spanishPrice: z.string().nullable().describe('Null where it has no Spanish'),
  isOffered: z
    .boolean()
    .describe('False for one that needs a license; a request that has it keeps it'),
});
export type AddOnChoice = z.infer<typeof AddOnChoice>;

export const serviceRequestEndpoints = {
  'GET /api/service-request-form': {
    summary: 'What the form of a request has to ask the signed-in person besides the work',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: AskerFacts,
  },
  'GET /api/add-on-services': {
    summary: 'The add-on services with their prices, those that need a license only under it',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: z.array(AddOnChoice),
  },
  'GET /api/service-requests': {
    summary: "The signed-in person's requests, the latest first; another address is 403",
    access: 'customer',
    limit: 'read',
    status: 200,
    query: z.strictObject({ customerEmail: z.string().max(254).optional() }),
    answer: z.array(ServiceRequest),
  },
  'POST /api/service-requests': {
    summary: 'Ask for add-on work',
    access: 'customer',
    limit: 'serviceRequest',
    status: 201,
    body: ServiceRequestForm,
    idempotent: { contentOf: sameContent },
    answer: ServiceRequest,
  },
  'GET /api/service-requests/{id}': {
    summary: 'An own request with its messages, which are read thereby',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: ServiceRequestId,
    answer: ServiceRequestThread,
  },
  'PATCH /api/service-requests/{id}': {
    summary: 'Change an own request while it is under review',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: ServiceRequestId,
    body: ServiceRequestChange,
    answer: ServiceRequest,
  },
  'POST /api/service-requests/{id}/cancel': {
    summary: 'Take an own request back while it is under review',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: ServiceRequestId,
    answer: ServiceRequest,
  },
  'POST /api/service-requests/{id}/messages': {
    summary: 'Write to the office about an own request',
    access: 'customer',
    limit: 'write',
    status: 201,
    params: ServiceRequestId,
    body: NewMessage,
    idempotent: { contentOf: sameContent },
    answer: RequestMessage,
  },
} as const satisfies EndpointTable;
