// What crosses the wire about a problem that a customer reported: the report, the conversation about it, and what the office does
// about it (docs/product/portal.md#something-wrong).
import { z } from 'zod';
import { problemKinds, problemWishes } from '#company/facts/visit-labels.ts';
import { photoRefusals } from '#company/rules/platform/photo-refusals.ts';
import { MAX_PHOTOS } from '#company/rules/platform/photo-rules.ts';
import { problemStatuses } from '#company/rules/visits/problem-machine.ts';
import { problemParties, problemRemedies } from '#company/rules/visits/problem-remedies.ts';
import { OverbookReason } from '../booking/office-calendar.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersionText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { photoIds } from '../platform/photo.ts';
import { optionalLine, paragraph } from '../platform/text.ts';

const ProblemKindName = z.enum(
  problemKinds.map(({ value }) => value),
  { error: 'Please choose what went wrong.' },
);
const ProblemWishName = z.enum(
  problemWishes.map(({ value }) => value),
  { error: 'Please choose what we should do.' },
);

/** Open while the office owes a reply, answered until it is settled. */
export const ProblemStatus = z.enum(problemStatuses);
export type ProblemStatus = z.infer<typeof ProblemStatus>;

/** What one side has written about a problem. */
export const ProblemMessage = z.object({
  id: RowId,
  from: z.enum(problemParties),
  authorName: z.string(),
  text: z.string(),
  createdAt: z.string(),
});
export type ProblemMessage = z.infer<typeof ProblemMessage>;

/** What the office does about a problem. */
export const Remedy = z.object({
  kind: z.enum(problemRemedies),
  label: z.string().describe('The same in a sentence for the customer'),
  amount: z.string().nullable().describe('Of a credit or refund, before sales tax'),
  method: z.string().nullable().describe('How a refund was given'),
  visit: z
    .object({ id: RowId, date: z.string(), time: z.string().nullable(), window: z.string() })
    .nullable()
    .describe('The return visit, where it is now'),
  decidedAt: z.string(),
});
export type Remedy = z.infer<typeof Remedy>;

/** A problem that was reported, with the time by which we have promised to reply, and what was written and done since. */
export const VisitProblem = z.object({
  id: RowId,
  version: z.number().int(),
  status: ProblemStatus,
  kind: ProblemKindName,
  wish: ProblemWishName,
  description: z.string(),
  photos: z.array(z.string()).describe('Ids of the photos that came with the report'),
  reportedAt: z.string(),
  replyBy: z.string().describe('ISO 8601, UTC'),
  replyByWords: z.string().describe('The same at the company, for people'),
  messages: z.array(ProblemMessage).describe('The oldest first'),
  remedy: Remedy.nullable(),
  closedBy: z.enum(problemParties).nullable(),
});
export type VisitProblem = z.infer<typeof VisitProblem>;

/** The visit that a problem is about. */
const ProblemVisit = z.object({
  id: RowId,
  serviceType: z.string(),
  date: z.string().describe('YYYY-MM-DD at the company'),
  crew: z.string().nullable(),
  address: z.string(),
});

/** A problem's own page for its customer. */
export const ProblemPage = VisitProblem.extend({
  visit: ProblemVisit,
  mailedAt: z
    .array(z.string())
    .describe('When answers by email came, which stand in a conversation of their own'),
});
export type ProblemPage = z.infer<typeof ProblemPage>;

const DueMinutes = z
  .number()
  .int()
  .nullable()
  .describe(
    'Office hours until the promised reply in minutes, negative once overdue; null where none is owed',
  );

/** A problem as staff work on it. */
export const DeskProblem = ProblemPage.extend({
  dueMinutes: DueMinutes,
  customer: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  mailAnswers: z
    .array(z.object({ at: z.string(), text: z.string(), path: z.string() }))
    .describe('Answers by email, with the conversation at the desk in which they stand'),
  price: z
    .string()
    .nullable()
    .describe('What the visit cost before sales tax, where that is known'),
  remedyReason: z.string().nullable().describe('Why the amount is above the price; for staff'),
  returnVisit: z
    .object({ crewId: RowId.nullable(), date: z.string(), time: z.string().nullable() })
    .nullable()
    .describe('Where the return visit is in the schedule, as long as it can be moved'),
});
export type DeskProblem = z.infer<typeof DeskProblem>;

/** A problem as a row of the office's list. */
export const ListedProblem = z.object({
  id: RowId,
  status: ProblemStatus,
  kind: ProblemKindName,
  wish: ProblemWishName,
  description: z.string(),
  customerName: z.string(),
  address: z.string(),
  serviceType: z.string(),
  date: z.string(),
  reportedAt: z.string(),
  dueMinutes: DueMinutes,
  remedy: z.enum(problemRemedies).nullable(),
});
export type ListedProblem = z.infer<typeof ListedProblem>;

/** A report that something went wrong. */
export const ProblemReport = z.strictObject({
  kind: ProblemKindName,
  wish: ProblemWishName,
  description: paragraph(2000).min(1, { error: 'Please tell us what happened.' }),
  photos: photoIds(MAX_PHOTOS, photoRefusals.tooMany.description).default([]),
});
export type ProblemReport = z.infer<typeof ProblemReport>;

/** A message of the customer's. */
export const ProblemText = z.strictObject({
  text: paragraph(2000).min(1, { error: 'Please write your message.' }),
});
export type ProblemText = z.infer<typeof ProblemText>;

/** What the office answers to a problem. Its customer gets it by mail and reads it in the portal. */
export const ProblemReply = z.strictObject({
  version: SeenVersionText,
  text: paragraph(2000).min(1, { error: 'Please write your reply.' }),
  isSettled: z.boolean().optional().describe('Closes the problem with this reply'),
});
export type ProblemReply = z.infer<typeof ProblemReply>;

/** What the office does about a problem; which fields it needs depends on the remedy. */
export const RemedyForm = z.strictObject({
  version: SeenVersionText,
  remedy: z.enum(problemRemedies, { error: 'Please choose what we do.' }),
  amount: z
    .string()
    .regex(/^\d{1,5}\.\d\d$/, { error: 'Please enter dollars, such as 25.00.' })
    .optional()
    .describe('Of a credit or refund, before sales tax'),
  reason: optionalLine(300).optional().describe('Why the amount is above the price of the visit'),
  method: optionalLine(60).optional().describe('How a refund was given'),
  crewId: z.coerce
    .number({ error: 'Please choose a crew.' })
    .pipe(RowId)
    .optional()
    .describe('Of a return visit'),
  date: z.string().pipe(CalendarDate).optional().describe('Of a return visit'),
  time: TimeOfDay.optional().describe('When a return visit begins; any time that day without it'),
  overbookReason: OverbookReason,
  message: paragraph(2000).optional().describe('What the customer reads beside it'),
});
export type RemedyForm = z.infer<typeof RemedyForm>;

/** Names the version of a problem that was seen. */
export const ProblemSeen = z.strictObject({ version: SeenVersionText });

const VisitId = z.strictObject({ id: RowIdText });
const ProblemId = z.strictObject({ id: RowIdText });

export const visitProblemEndpoints = {
  'POST /api/portal/visits/{id}/problems': {
    summary: 'Report that something went wrong on an own visit',
    access: 'customer',
    limit: 'write',
    status: 201,
    params: VisitId,
    body: ProblemReport,
    // A repetition is the same report although its photos were uploaded again, under new ids.
    idempotent: {
      contentOf: ({ photos, ...rest }: ProblemReport) => ({ ...rest, photos: photos.length }),
    },
    answer: VisitProblem,
  },
  'GET /api/portal/problems/{id}': {
    summary: 'One of the own reported problems, with what was written and done about it',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: ProblemId,
    answer: ProblemPage,
  },
  'POST /api/portal/problems/{id}/messages': {
    summary: 'Write to the office about an own problem; one that was closed is open again',
    access: 'customer',
    limit: 'write',
    status: 201,
    params: ProblemId,
    body: ProblemText,
    idempotent: { contentOf: (body: ProblemText) => body },
    answer: VisitProblem,
  },
  'POST /api/portal/problems/{id}/close': {
    summary: 'An own problem is settled',
    access: 'customer',
    limit: 'write',
    status: 204,
    params: ProblemId,
    body: ProblemSeen,
    answer: null,
  },
  'GET /api/console/visit-problems': {
    summary: 'Reported problems: those that wait, the next deadline first, or those of one status',
    access: 'crew',
    limit: 'read',
    status: 200,
    query: PageQuery.extend({ status: ProblemStatus.optional() }),
    answer: pageOf(ListedProblem).extend({
      counts: z.object({ open: z.number().int(), answered: z.number().int() }),
    }),
  },
  'GET /api/console/visit-problems/{id}': {
    summary: 'One reported problem with its customer, its visit, and what was written and done',
    access: 'crew',
    limit: 'read',
    status: 200,
    params: ProblemId,
    answer: DeskProblem,
  },
  'POST /api/console/visit-problems/{id}/reply': {
    summary: 'Reply to a problem that a customer reported; they get it by mail',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: ProblemId,
    body: ProblemReply,
    answer: null,
  },
  'POST /api/console/visit-problems/{id}/remedy': {
    summary: 'Decide what is done about a problem, or change that; its customer gets it by mail',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: ProblemId,
    body: RemedyForm,
    answer: null,
  },
  'POST /api/console/visit-problems/{id}/close': {
    summary: 'A problem that was answered is settled',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: ProblemId,
    body: ProblemSeen,
    answer: null,
  },
  'POST /api/console/visit-problems/{id}/reopen': {
    summary: 'A problem that was closed is not settled after all',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: ProblemId,
    body: ProblemSeen,
    answer: null,
  },
} as const satisfies EndpointTable;
