// What crosses the wire when the office offers a plan: drafts, what was sent, a yes taken by telephone or on paper (docs/product/plans.md#offers).
import { z } from 'zod';
import { lawnFrequencyIds } from '#company/rules/money/lawn-price.ts';
import { taxClasses } from '#company/rules/money/quote-total.ts';
import { planFrequencies } from '#company/rules/visits/plan-lines.ts';
import { planStates } from '#company/rules/visits/plan-state.ts';
import { LeadKind, LeadName } from '../leads/leads.ts';
import { CalendarDate, TimeOfDay } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { emailAddress, line, optionalLine, paragraph } from '../platform/text.ts';
import { PlanOfferForm, PlanOfferFormQuery, squareFeet } from './plan-offer-form.ts';
import { ContentHash, offeredFields, PlanOfferState, StartAgreement } from './plan-offers.ts';

/** A line as the office enters it. */
export const PlanLineDraft = z.strictObject({
  label: line(200, 'Please say what the line is for.'),
  amount: z
    .string({ error: 'Please enter dollars with two decimals, such as 45.00.' })
    .regex(/^-?\d{1,6}\.\d\d$/, {
      error: 'Please enter dollars with two decimals, such as 45.00.',
    }),
  taxClass: z.enum(taxClasses, { error: 'Please choose whether it is taxed.' }),
});
const lines = z
  .array(PlanLineDraft)
  .min(1, { error: 'Please enter at least one line with a price.' })
  .max(20, { error: 'Please use at most 20 lines.' });

const version = SeenVersion.describe('The version that was looked at');

/** What any offer says: sizes, the first day and who comes, a message, and its last day. */
export const draftFields = {
  lotSize: squareFeet,
  lawnArea: squareFeet,
  firstDay: CalendarDate,
  crewId: RowId.nullable().default(null).describe('Null while no crew is chosen'),
  visitTime: TimeOfDay.default('09:00').describe('The begin of the arrival window'),
  message: paragraph(2000).nullish(),
  validUntil: CalendarDate.describe('The last day on which it can be agreed to'),
};

/** What an offer of mowing says. */
export const PlanOfferDraft = z.strictObject({
  ...draftFields,
  frequency: z.enum(lawnFrequencyIds, { error: 'Please choose how often we mow.' }),
  firstVisitLines: lines,
  everyVisitLines: lines,
});
export type PlanOfferDraft = z.infer<typeof PlanOfferDraft>;

/** For whom: a lead, whose person becomes a customer by it, or a customer with one of their properties or a new address. */
export const placeFields = {
  lead: LeadName.optional(),
  customerId: z.guid().optional(),
  propertyId: RowId.optional().describe('One of the customer; without it the address counts'),
  address: optionalLine(500).nullish(),
  email: z
    .union([z.literal('').transform(() => null), emailAddress])
    .nullish()
    .describe('Of a lead that has none'),
};

/** A new offer. */
export const NewPlanOffer = PlanOfferDraft.extend({
  ...placeFields,
  isSent: z.boolean().default(false).describe('Send it right away'),
});
export type NewPlanOffer = z.infer<typeof NewPlanOffer>;

/** Someone of the office, or who did something. */
const HistoryLine = z.object({ at: z.string(), by: z.string().nullable(), text: z.string() });

/** An offer as the office sees it. */
export const DeskPlanOffer = z.object({
  id: z.string(),
  version: RowId,
  state: PlanOfferState,
  customer: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  property: z.object({ id: RowId, address: z.string() }),
  program: z.string().nullable().describe('Of which program of the content it is'),
  lead: z.object({ kind: LeadKind, id: z.string() }).nullable(),
  ...offeredFields,
  crew: z.object({ id: RowId, name: z.string() }).nullable(),
  contentHash: z.string().nullable().describe('Null until it is sent'),
  path: z.string().nullable().describe('The page behind the private link, once it was sent'),
  sentAt: z.string().nullable(),
  viewedAt: z.string().nullable(),
  answeredAt: z.string().nullable(),
  declineReason: z.string().nullable(),
  servicePlanId: RowId.nullable(),
  agreement: StartAgreement.nullable(),
  history: z.array(HistoryLine),
});
export type DeskPlanOffer = z.infer<typeof DeskPlanOffer>;

/** An offer in the list. */
export const PlanOfferRow = z.object({
  id: z.string(),
  state: PlanOfferState,
  customer: z.string(),
  address: z.string(),
  name: z.string(),
  frequency: z.enum(planFrequencies),
  everyVisitTotal: z.string().nullable().describe('Null for a program, whose rounds have prices'),
  firstDay: z.string(),
  validUntil: z.string(),
  servicePlanId: RowId.nullable(),
});
export type PlanOfferRow = z.infer<typeof PlanOfferRow>;

/** A plan in the list. */
export const PlanListRow = z.object({
  id: RowId,
  state: z.enum(planStates),
  customerId: z.string(),
  customer: z.string(),
  address: z.string(),
  name: z.string(),
  frequency: z.enum(planFrequencies),
  monthlyPrice: z.string(),
  startsOn: z.string(),
  crew: z.string().nullable(),
  hasObjection: z.boolean().describe('Its customer says that they did not agree'),
});
export type PlanListRow = z.infer<typeof PlanListRow>;

export const planOfferViews = ['open', 'draft', 'closed'] as const;
/** `due` are those whose next year begins within 60 days. */
export const planListViews = ['running', 'due', 'paused', 'ended'] as const;

/** A yes that the office took. */
export const RecordedYes = z.strictObject({
  version,
  contentHash: ContentHash,
  saidBy: line(200, 'Please say who said yes.'),
  way: z.enum(['phone', 'paper'], { error: 'Please choose how they said it.' }),
  saidOn: CalendarDate.describe('The day on which they said it'),
  note: paragraph(1000).nullish(),
});
export type RecordedYes = z.infer<typeof RecordedYes>;

const Id = z.strictObject({ id: z.guid() });
const AgreementId = z.strictObject({ id: RowIdText });
const staff = { access: 'staff', limit: 'write', status: 200 } as const;
const reading = { access: 'staff', limit: 'read', status: 200 } as const;

export const planOfferDeskEndpoints = {
  'GET /api/console/plan-offer-form': {
    summary: 'The form of a new offer, or of a draft, with prices and the days that crews have',
    ...reading,
    query: PlanOfferFormQuery,
    answer: PlanOfferForm,
  },
  'GET /api/console/plan-offers': {
    summary: 'Offers of plans, page by page: open ones by their last day, others the newest first',
    ...reading,
    query: PageQuery.extend({ view: z.enum(planOfferViews).default('open') }),
    answer: pageOf(PlanOfferRow),
  },
  'GET /api/console/service-plans': {
    summary: 'Plans, page by page, the newest first',
    ...reading,
    query: PageQuery.extend({ view: z.enum(planListViews).default('running') }),
    answer: pageOf(PlanListRow),
  },
  'POST /api/console/plan-offers': {
    summary:
      'Start a plan: a draft, or an offer that is sent; makes the customer of a lead as well',
    ...staff,
    status: 201,
    body: NewPlanOffer,
    idempotent: { contentOf: (body: unknown) => body },
    answer: DeskPlanOffer,
  },
  'GET /api/console/plan-offers/{id}': {
    summary: 'An offer of a plan with its history',
    ...reading,
    params: Id,
    answer: DeskPlanOffer,
  },
  'PATCH /api/console/plan-offers/{id}': {
    summary: 'Change a draft',
    ...staff,
    params: Id,
    body: PlanOfferDraft.extend({ version }),
    answer: DeskPlanOffer,
  },
  'POST /api/console/plan-offers/{id}/send': {
    summary: 'Seal a draft and send it to its customer',
    ...staff,
    params: Id,
    body: z.strictObject({ version }),
    answer: DeskPlanOffer,
  },
  'POST /api/console/plan-offers/{id}/withdraw': {
    summary: 'Withdraw an offer, or delete a draft',
    ...staff,
    params: Id,
    body: z.strictObject({ version }),
    answer: DeskPlanOffer,
  },
  'POST /api/console/plan-offers/{id}/yes': {
    summary: 'Record a yes that was given by phone or on paper; the plan starts',
    ...staff,
    params: Id,
    body: RecordedYes,
    idempotent: { contentOf: (body: unknown) => body },
    answer: DeskPlanOffer,
  },
  'POST /api/console/plan-agreements/{id}/objection-answer': {
    summary: 'Answer a customer who says that they did not agree',
    ...staff,
    params: AgreementId,
    body: z.strictObject({
      answer: paragraph(2000).min(1, { error: 'Please write an answer.' }),
    }),
    answer: StartAgreement,
  },
  'GET /api/console/plan-agreements/{id}/pdf': {
    summary: 'The stored copy of an agreement about a plan',
    ...reading,
    params: AgreementId,
    answer: { bytes: 'application/pdf' },
  },
} as const satisfies EndpointTable;
