// What crosses the wire about visits in the portal: what lies ahead, what was done, and what went wrong
// (docs/product/portal.md#schedule).
import { z } from 'zod';
import { notDoneKinds } from '#company/facts/visit-labels.ts';
import { photoKinds } from '#company/rules/visits/checklist.ts';
import { CalendarDate, CompanyInstant } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion, SeenVersionText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { line, paragraph } from '../platform/text.ts';
import { JobDay } from '../quotes/service-request.ts';
import { CustomerApplication } from './application-records.ts';
import { VisitJob } from './visit-job.ts';
import { VisitPrice } from './visit-price.ts';
import { ProblemStatus, VisitProblem } from './visit-problems.ts';
import { ExpectedToday } from './visit-today.ts';

/** Where a visit stands; `skipped` is one that its customer did not want, `unreported` one whose day is over without a word of the crew. */
export const VisitState = z.enum([
  'ahead',
  'under-way',
  'done',
  'skipped',
  'not-done',
  'unreported',
]);
export type VisitState = z.infer<typeof VisitState>;

/** A visit as lists show it. */
export const VisitCard = z.object({
  id: RowId,
  version: z.number().int().describe('Counts the changes; a change names the one that it saw'),
  state: VisitState,
  serviceType: z.string(),
  jobDay: JobDay.nullable().describe('Which day it is of work that takes several'),
  address: z
    .string()
    .nullable()
    .describe('Of the property; null in lists of a customer who has only one'),
  date: z.string().describe('YYYY-MM-DD at the company'),
  time: z.string().nullable().describe('HH:MM, the begin of the arrival window'),
  window: z.string().describe('The arrival window in words'),
  crew: z.string().nullable(),
  isOnTheWay: z.boolean(),
  minutes: z.number().int().nullable().describe('How long it took, once it is done'),
  note: z.string().nullable().describe('What the customer wants the crew to know'),
  instructions: z.string().nullable().describe('Of the property; only on visits ahead'),
  movedFrom: z.string().nullable().describe('The date that was first planned'),
  canMove: z.boolean(),
  moveRefusal: z.string().nullable().describe('Why it cannot be moved here, in words'),
  canSkip: z.boolean(),
  canUndoSkip: z.boolean(),
  rating: z.number().int().nullable(),
  photosCount: z.number().int(),
  problem: z
    .object({ id: RowId, status: ProblemStatus })
    .nullable()
    .describe('The latest problem that was reported about it'),
  notDoneKind: z.enum(notDoneKinds).nullable().describe('Why the work was not done'),
  notDoneReason: z.string().nullable().describe('The same in a sentence'),
});
export type VisitCard = z.infer<typeof VisitCard>;

/** A photo of a visit; its picture is at GET /api/photos/{id}. */
export const VisitPhoto = z.object({
  id: z.string(),
  kind: z.enum(photoKinds),
  width: z.number().int(),
  height: z.number().int(),
});
export type VisitPhoto = z.infer<typeof VisitPhoto>;

/** A visit's own page: the proof of what was done. */
export const VisitPage = VisitCard.extend({
  address: z.string(),
  price: VisitPrice.nullable().describe('Null for work that its quote prices'),
  job: VisitJob.nullable().describe('The accepted work that it is made for'),
  arrivedAt: z.string().nullable().describe('HH:MM at the company'),
  departedAt: z.string().nullable().describe('HH:MM at the company'),
  workDone: z.array(z.string()),
  cutHeight: z.string().nullable().describe('Inches'),
  people: z.array(z.string()).describe('First names of who of the crew was there'),
  applications: z.array(CustomerApplication),
  crewNote: z.string().nullable(),
  photos: z.array(VisitPhoto),
  problems: z.array(VisitProblem),
  canReport: z.boolean(),
  today: ExpectedToday.nullable().describe(
    'On the day itself: how many stops come before, and when the crew is expected',
  ),
  next: z
    .object({ id: RowId, date: z.string(), time: z.string().nullable(), window: z.string() })
    .nullable(),
});
export type VisitPage = z.infer<typeof VisitPage>;

/** A day to which a visit can be moved, with whether its crew has a place left. */
export const VisitDay = z.object({ date: z.string(), isFree: z.boolean() });
export type VisitDay = z.infer<typeof VisitDay>;

/** Moves a visit to another day. */
export const VisitMove = z.strictObject({
  version: SeenVersion,
  date: z
    .string({ error: 'Please choose a day.' })
    .pipe(CalendarDate)
    .describe('YYYY-MM-DD at the company'),
  confirmsClose: z
    .boolean()
    .default(false)
    .describe('Wanted although another visit of the plan is on the day before or after'),
});
export type VisitMove = z.infer<typeof VisitMove>;

/** A note for the crew; a blank one takes the note away. */
export const VisitNote = z.strictObject({
  version: SeenVersion,
  note: paragraph(1000).default(''),
});
export type VisitNote = z.infer<typeof VisitNote>;

/** Stars for a visit that is done. */
export const VisitRating = z.strictObject({
  rating: z
    .number({ error: 'Please choose one to five stars.' })
    .int()
    .min(1, { error: 'Please choose one to five stars.' })
    .max(5, { error: 'Please choose one to five stars.' }),
});

/** What a crew reports at the end of a visit. */
export const VisitCompletion = z.strictObject({
  version: SeenVersion,
  arrivedAt: CompanyInstant,
  departedAt: CompanyInstant,
  workDone: z.array(line(200)).min(1).max(20),
  cutHeight: z
    .string()
    .regex(/^\d(\.\d{1,2})?$/, { error: 'Please enter inches, such as 3.5.' })
    .nullish(),
  note: paragraph(2000).nullish(),
  photosMissingReason: paragraph(500)
    .optional()
    .describe('Why a photo that the checklist asks for is missing'),
});
export type VisitCompletion = z.infer<typeof VisitCompletion>;

const VisitId = z.strictObject({ id: RowIdText });

export const visitEndpoints = {
  'GET /api/portal/visits/upcoming': {
    summary: "The signed-in customer's visits ahead, the next one first",
    access: 'customer',
    limit: 'read',
    status: 200,
    query: PageQuery,
    answer: pageOf(VisitCard),
  },
  'GET /api/portal/visits/past': {
    summary: "The signed-in customer's visits that are over, the latest first",
    access: 'customer',
    limit: 'read',
    status: 200,
    query: PageQuery,
    answer: pageOf(VisitCard),
  },
  'GET /api/portal/visits/{id}': {
    summary: 'One of the own visits with its report and photos',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: VisitId,
    answer: VisitPage,
  },
  'GET /api/portal/visits/{id}/days': {
    summary: 'The days to which an own visit can be moved',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: VisitId,
    answer: z.object({ days: z.array(VisitDay) }),
  },
  'GET /api/portal/visits/{id}/calendar': {
    summary: 'An own visit as a calendar file (RFC 5545)',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: VisitId,
    answer: { bytes: 'text/calendar; charset=utf-8' },
  },
  'PATCH /api/portal/visits/{id}/day': {
    summary: 'Move an own visit to a day on which its crew has a place',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: VisitId,
    body: VisitMove,
    answer: VisitCard,
  },
  'PATCH /api/portal/visits/{id}/note': {
    summary: 'Write, change or take away the note that an own visit carries',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: VisitId,
    body: VisitNote,
    answer: VisitCard,
  },
  'PATCH /api/portal/visits/{id}/rating': {
    summary: 'Rate an own visit that is done, or change its rating',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: VisitId,
    body: VisitRating,
    answer: VisitCard,
  },
  'GET /api/portal/events': {
    summary:
      'Tells that something of the signed-in customer has changed, for as long as one listens',
    access: 'customer',
    limit: 'stream',
    status: 200,
    answer: { events: { portal: 'Ask for the shown page again' } },
  },
  'POST /api/console/visits/{id}/on-the-way': {
    summary: 'The crew of a visit is on its way; its customer is told',
    access: 'crew',
    limit: 'write',
    status: 204,
    params: VisitId,
    body: z.strictObject({
      version: SeenVersionText,
    }),
    answer: null,
  },
  'POST /api/console/visits/{id}/completion': {
    summary: 'A visit is done; its customer is told. The same report again changes nothing',
    access: 'crew',
    limit: 'write',
    status: 204,
    params: VisitId,
    body: VisitCompletion,
    answer: null,
  },
} as const satisfies EndpointTable;
