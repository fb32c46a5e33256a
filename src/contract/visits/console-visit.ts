// What crosses the wire about one visit in the console (docs/product/console.md#one-visit).
import { z } from 'zod';
import { visitSkipKinds } from '#company/rules/visits/visit-states.ts';
import { TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersionText } from '../platform/ids.ts';
import { paragraph } from '../platform/text.ts';
import { ApplicationRecord } from './application-records.ts';
import { PhotoKindName, StopState, VisitChecklistItem } from './crew-day.ts';
import { VisitJob } from './visit-job.ts';
import { VisitPrice } from './visit-price.ts';
import { VisitProblem } from './visit-problems.ts';
import { VisitPhoto } from './visits.ts';

/** Something that a crew's telephone reported of a visit. */
export const CrewReport = z.object({
  id: z.string(),
  sequence: z.number().int().describe('Counts up on the device'),
  device: z.string(),
  kind: z.string(),
  details: z.record(z.string(), z.unknown()),
  happenedAt: z.string(),
  receivedAt: z.string(),
  outcome: z.string(),
  answer: z.string().nullable().describe('What the crew was told when it did not simply count'),
  isTimeUnsure: z.boolean().describe('Not on the day of its crew: the office confirms when it was'),
  isOpen: z.boolean().describe('No one in the office has seen to it yet'),
});
export type CrewReport = z.infer<typeof CrewReport>;

/** A visit as staff see it. */
export const ConsoleVisit = z.object({
  id: RowId,
  version: z.number().int(),
  state: z.union([StopState, z.literal('cancelled')]),
  serviceType: z.string(),
  date: z.string(),
  window: z.string(),
  crew: z.object({ id: RowId, name: z.string() }).nullable(),
  people: z.array(z.string()).describe('Who of the crew was there'),
  customer: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  address: z.string(),
  hasGateCode: z.boolean(),
  pets: z.string().nullable(),
  instructions: z.string().nullable(),
  customerNote: z.string().nullable(),
  crewNote: z.string().nullable(),
  onTheWayAt: z.string().nullable().describe('HH:MM at the company'),
  arrivedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
  minutes: z.number().int().nullable(),
  unsureTimes: z
    .array(z.enum(['onTheWayAt', 'arrivedAt', 'leftAt']))
    .describe('To be confirmed: the phone’s clock was wrong, this is when we received it'),
  checklist: z.array(VisitChecklistItem),
  workDone: z.array(z.string()).describe('What the customer reads of it once it is done'),
  photos: z.array(VisitPhoto),
  missingPhotos: z.array(PhotoKindName),
  photosMissingReason: z.string().nullable(),
  skip: z.object({ kind: z.string(), reason: z.string() }).nullable(),
  price: VisitPrice.nullable().describe('Null for work that its quote prices'),
  job: VisitJob.nullable().describe('The accepted work that it is made for'),
  rating: z.number().int().nullable(),
  problems: z.array(VisitProblem),
  applications: z.array(ApplicationRecord),
  reports: z.array(CrewReport).describe('In the order in which they were received'),
});
export type ConsoleVisit = z.infer<typeof ConsoleVisit>;

/** Why a visit is not made, as the office says it. */
const skipKinds = visitSkipKinds.filter((kind) => kind !== 'crew');

export const VisitSkip = z.strictObject({
  version: SeenVersionText,
  kind: z.enum(skipKinds, { error: 'Please choose why.' }),
  reason: paragraph(500).min(1, { error: 'Please say what happened.' }),
});
export type VisitSkip = z.infer<typeof VisitSkip>;

const TimeOrBlank = z
  .union([TimeOfDay, z.literal('')], { error: 'Please enter a time, such as 9:40 AM.' })
  .optional();

/** The times of a visit as the office confirms them, by the clock of the company on the visit's date. */
export const VisitTimes = z.strictObject({
  version: SeenVersionText,
  onTheWayAt: TimeOrBlank,
  arrivedAt: TimeOrBlank,
  leftAt: TimeOrBlank,
});
export type VisitTimes = z.infer<typeof VisitTimes>;

export const VisitUnskip = z.strictObject({ version: SeenVersionText });

const VisitId = z.strictObject({ id: RowIdText });

export const consoleVisitEndpoints = {
  'GET /api/console/visits/{id}': {
    summary: 'One visit with everything that was reported of it',
    access: 'crew',
    limit: 'read',
    status: 200,
    params: VisitId,
    answer: ConsoleVisit,
  },
  'POST /api/console/visits/{id}/skip': {
    summary: 'A visit is not made, and why',
    access: 'crew',
    limit: 'write',
    status: 204,
    params: VisitId,
    body: VisitSkip,
    answer: null,
  },
  'POST /api/console/visits/{id}/unskip': {
    summary: 'Take back that a visit is not made',
    access: 'crew',
    limit: 'write',
    status: 204,
    params: VisitId,
    body: VisitUnskip,
    answer: null,
  },
  'POST /api/console/visits/{id}/times': {
    summary: "Confirm or correct the times of a visit of which a phone's clock was wrong",
    access: 'staff',
    limit: 'write',
    status: 204,
    params: VisitId,
    body: VisitTimes,
    answer: null,
  },
  'POST /api/console/crew-reports/{id}/handled': {
    summary: 'Someone has seen to a problem of a crew, or to a report that did not count',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: z.strictObject({ id: z.guid() }),
    answer: null,
  },
} as const satisfies EndpointTable;
