// What crosses the wire about the leads inbox: everything that people have asked for, in one list, and one of them with its
// thread (docs/product/console.md#leads).
import { z } from 'zod';
import {
  leadDecisions,
  leadEntryKinds,
  leadKinds,
  leadStageValues,
} from '#company/rules/leads/lead-machine.ts';
import { planOfferStatuses } from '#company/rules/visits/plan-offer-machine.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, SeenVersion } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { emailAddress, line, optionalLine, paragraph, phoneNumber } from '../platform/text.ts';

/** Where a lead came from. */
export const LeadKind = z.enum(leadKinds);
export type LeadKind = z.infer<typeof LeadKind>;

/** How far it has come. */
export const LeadStage = z.enum(leadStageValues);
export type LeadStage = z.infer<typeof LeadStage>;

/** The lists of the inbox: all that go on, one stage of them, and those that look like a robot's. */
export const LeadView = z.enum(['open', ...LeadStage.options, 'held']);
export type LeadView = z.infer<typeof LeadView>;

/** Someone on staff. */
export const LeadPerson = z.object({ id: z.string(), name: z.string() });
export type LeadPerson = z.infer<typeof LeadPerson>;

/** A lead as it stands in the list. */
export const Lead = z.object({
  kind: LeadKind,
  id: z.string().describe('Of the request, booking or call that it is'),
  version: RowId.describe('Rises with every change by staff'),
  name: z.string(),
  subject: z.string().describe('What it is about, such as "Fencing"'),
  excerpt: z.string().describe('The first 160 characters of what they wrote'),
  stage: LeadStage,
  isHeld: z.boolean(),
  assignee: LeadPerson.nullable(),
  arrivedAt: z.string(),
  lastNewsAt: z.string().describe('When they wrote last'),
  hasNews: z.boolean().describe('They have written since someone looked'),
  waitingMinutes: z
    .number()
    .int()
    .nullable()
    .describe(
      'Minutes of office hours since it came in; null once it is answered, or needs no answer',
    ),
  answerMinutes: z
    .number()
    .int()
    .nullable()
    .describe('Minutes of office hours until someone answered'),
});
export type Lead = z.infer<typeof Lead>;

/** What was written or done, in order. */
export const LeadEntry = z.object({
  id: RowId,
  kind: z.enum(leadEntryKinds),
  at: z.string(),
  by: z
    .string()
    .nullable()
    .describe('Whose action it is; of a mail that came in, whose name it has'),
  text: z.string(),
  quotedText: z.string(),
  subject: z.string().nullable(),
  from: z.string().nullable().describe('The address of a mail that came in'),
  isAutomatic: z.boolean().describe('A program wrote it'),
  sentAt: z.string().nullable().describe('When the mail server took a mail of ours'),
  photos: z.array(z.string()),
  files: z.array(z.string()).describe('Names of files that were not kept'),
});
export type LeadEntry = z.infer<typeof LeadEntry>;

/** Another lead of the same person, or with the same words. */
export const LeadDuplicate = z.object({
  kind: LeadKind,
  id: z.string(),
  name: z.string(),
  subject: z.string(),
  stage: LeadStage,
  arrivedAt: z.string(),
  same: z.array(z.enum(['mailbox', 'phone', 'words'])),
});
export type LeadDuplicate = z.infer<typeof LeadDuplicate>;

/** A mail to begin an answer with, filled in. */
export const FilledTemplate = z.object({
  slug: z.string(),
  name: z.string(),
  subject: z.string(),
  text: z.string(),
});

/** Everything about one lead. */
export const LeadThread = z.object({
  lead: Lead,
  email: z.string().describe('Empty when none was given'),
  phone: z.string(),
  address: z.string(),
  words: z.string().describe('What they wrote, whole'),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  photos: z.array(z.string()),
  heldFor: z.array(z.string()).describe('Why it waits for someone to look, in words'),
  duplicates: z.array(LeadDuplicate),
  entries: z.array(LeadEntry),
  templates: z.array(FilledTemplate),
  repliesComeBack: z
    .boolean()
    .describe('Replies to our mails stand here; else they go to the office'),
  staff: z.array(LeadPerson),
  customer: LeadPerson.nullable(),
  serviceRequestId: RowId.nullable(),
  booking: z
    .object({ id: RowId, date: z.string(), time: z.string(), status: z.string() })
    .nullable()
    .describe('The consultation that it is, or that was booked from it'),
  planOffer: z
    .object({
      id: z.string(),
      status: z.enum(planOfferStatuses),
      servicePlanId: RowId.nullable().describe('The plan that it has started'),
    })
    .nullable()
    .describe('The latest offer of a plan that was made from it'),
});
export type LeadThread = z.infer<typeof LeadThread>;

/** How quickly leads were answered. */
export const LeadFigures = z.object({
  waiting: z.number().int(),
  held: z.number().int(),
  answered: z.number().int().describe('Leads of the last 30 days that were answered'),
  medianMinutes: z.number().int().nullable().describe('Of office hours until the first answer'),
});
export type LeadFigures = z.infer<typeof LeadFigures>;

/** Which lead. */
export const LeadName = z.strictObject({ kind: LeadKind, id: z.string().max(40) });
export type LeadName = z.infer<typeof LeadName>;

/** A call that someone has taken. */
export const NewCall = z.strictObject({
  name: line(200, 'Please say who called.'),
  phone: phoneNumber,
  email: z.union([z.literal('').transform(() => null), emailAddress]).nullish(),
  words: paragraph(5000).min(1, { error: 'Please write down what they want.' }),
});
export type NewCall = z.infer<typeof NewCall>;

/** An answer by mail. */
export const NewLeadMail = z.strictObject({
  subject: line(200, 'Please give it a subject.'),
  text: paragraph(10_000).min(1, { error: 'Please write the mail.' }),
});
export type NewLeadMail = z.infer<typeof NewLeadMail>;

const version = SeenVersion.describe('The version of the lead that was looked at');
const staff = { access: 'staff', limit: 'write', status: 200, params: LeadName } as const;
const once = { status: 201, idempotent: { contentOf: (body: unknown) => body } } as const;

export const leadEndpoints = {
  'GET /api/console/leads': {
    summary: 'A list of the inbox, the latest news first',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PageQuery.extend({ view: LeadView.default('open') }),
    answer: pageOf(Lead),
  },
  'GET /api/console/waiting-leads': {
    summary: 'New leads that no one has answered, who waits longest first, at most 50',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: z.array(Lead),
  },
  'GET /api/console/lead-figures': {
    summary: 'How many wait, how many are held, and how quickly leads were answered',
    access: 'staff',
    limit: 'read',
    status: 200,
    answer: LeadFigures,
  },
  'POST /api/console/leads': {
    summary: 'Log a call',
    access: 'staff',
    limit: 'write',
    ...once,
    body: NewCall,
    answer: LeadName,
  },
  'GET /api/console/leads/{kind}/{id}': {
    summary: 'A lead with its thread, which is looked at thereby',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: LeadName,
    answer: LeadThread,
  },
  'POST /api/console/leads/{kind}/{id}/stage': {
    summary: 'Move a lead to another stage; spam is one of them, and moving it back undoes it',
    ...staff,
    body: z.strictObject({ version, stage: LeadStage }),
    answer: Lead,
  },
  'POST /api/console/leads/{kind}/{id}/review': {
    summary:
      'Say that a held lead is from a person: what was held goes out. "hold" holds it again; "release" gives the time of a booking back',
    ...staff,
    body: z.strictObject({ version, decision: z.enum(leadDecisions) }),
    answer: Lead,
  },
  'POST /api/console/leads/{kind}/{id}/assignee': {
    summary: 'Give a lead to someone, or to no one',
    ...staff,
    body: z.strictObject({ version, userId: z.guid().nullable() }),
    answer: Lead,
  },
  'POST /api/console/leads/{kind}/{id}/notes': {
    summary: 'Add an internal note, or record a phone call with the lead',
    ...staff,
    ...once,
    body: z.strictObject({
      text: paragraph(5000).min(1, { error: 'Please write something.' }),
      isCall: z.boolean().default(false).describe('We have talked: this answers the lead'),
    }),
    answer: LeadEntry,
  },
  'POST /api/console/leads/{kind}/{id}/mails': {
    summary: 'Answer by email',
    ...staff,
    ...once,
    body: NewLeadMail,
    answer: LeadEntry,
  },
  'POST /api/console/leads/{kind}/{id}/customer': {
    summary: 'Make the person a customer; anyone who is one already is found by their mailbox',
    ...staff,
    body: z.strictObject({ version }),
    answer: LeadPerson,
  },
  'POST /api/console/leads/{kind}/{id}/service-request': {
    summary: 'Make an add-on request of it, to be quoted at its desk',
    ...staff,
    ...once,
    body: z.strictObject({ version, propertyAddress: optionalLine(500).nullish() }),
    answer: z.object({ id: RowId }),
  },
} as const satisfies EndpointTable;
