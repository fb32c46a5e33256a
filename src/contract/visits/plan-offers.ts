// What crosses the wire about an offered plan: what a customer sees of it, in the portal or by its private link, and their answer
// (docs/product/plans.md#offers).
import { z } from 'zod';
import { taxClasses } from '#company/rules/money/quote-total.ts';
import { agreementWays } from '#company/rules/visits/plan-agreement.ts';
import { planFrequencies } from '#company/rules/visits/plan-lines.ts';
import { planOfferStatuses } from '#company/rules/visits/plan-offer-machine.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { LinkToken, RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { paragraph, signature } from '../platform/text.ts';

/** A line of what a visit costs. */
export const OfferedLine = z.object({
  label: z.string(),
  amount: z.string().describe('With two decimals, before sales tax; negative for a discount'),
  taxClass: z.enum(taxClasses),
});

/** What a visit comes to. */
export const OfferedTotal = z.object({ subtotal: z.string(), tax: z.string(), total: z.string() });

/** A round of a program: its days of the year, the day that is planned for it first, and its price. */
export const OfferedRound = z.object({
  name: z.string(),
  from: z.string().describe('MM-DD, the first day of the year on which it can fall'),
  until: z.string().describe('MM-DD, the last one'),
  date: z.string().describe('YYYY-MM-DD at the company'),
  lines: z.array(OfferedLine),
  total: OfferedTotal,
});

/** How an offer stands. One that no one answered in time has expired. */
export const PlanOfferState = z.enum([...planOfferStatuses, 'expired']);
export type PlanOfferState = z.infer<typeof PlanOfferState>;

/** How an offer was agreed to. */
export const StartAgreement = z.object({
  id: RowId,
  signedName: z.string(),
  agreedAt: z.string(),
  way: z.enum(agreementWays),
  takenNote: z.string().nullable().describe('What the office wrote down about a yes that it took'),
  objectedAt: z.string().nullable(),
  objection: z.string().nullable().describe('Why the customer says that they did not agree'),
  objectionAnsweredAt: z.string().nullable(),
  objectionAnswer: z.string().nullable(),
});
export type StartAgreement = z.infer<typeof StartAgreement>;

/** What an offer says, the same for anyone who sees it. */
export const offeredFields = {
  name: z.string(),
  frequency: z.enum(planFrequencies),
  lotSize: z.number().int().describe('Square feet'),
  lawnArea: z.number().int().describe('Square feet'),
  firstDay: z.string().describe('YYYY-MM-DD at the company'),
  visitTime: z.string().describe('HH:MM, the begin of the arrival window'),
  firstVisitLines: z.array(OfferedLine),
  everyVisitLines: z.array(OfferedLine).describe('Of each later visit'),
  rounds: z.array(OfferedRound).describe('Of a program, in the order of their days; else none'),
  taxBasisPoints: z.number().int(),
  firstVisit: OfferedTotal,
  everyVisit: OfferedTotal,
  monthlyPrice: z.string().describe('Every visit times the visits of a year, over twelve'),
  message: z.string().nullable(),
  validUntil: z.string().describe('The last day on which it can be agreed to, at the company'),
} as const;

/** An offer as its customer sees it. `contentHash` names exactly this text; agreeing gives it back. */
export const PlanOffer = z.object({
  id: z.string(),
  version: RowId,
  contentHash: z.string().describe('SHA-256 in hex of the text that was sent'),
  state: PlanOfferState,
  customerName: z.string(),
  propertyAddress: z.string(),
  ...offeredFields,
  terms: z.array(z.string()),
  sentAt: z.string(),
  answeredAt: z.string().nullable(),
  declineReason: z.string().nullable(),
  agreement: StartAgreement.nullable(),
  startsOn: z
    .string()
    .nullable()
    .describe('The first day of its plan, later than offered after a late yes; null without one'),
  hasNewer: z.boolean().describe('A newer offer for the property was sent'),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

/** An offer that waits for its customer's answer, in short. */
export const OpenPlanOffer = z.object({
  id: z.string(),
  name: z.string(),
  propertyAddress: z.string(),
  everyVisitTotal: z
    .string()
    .nullable()
    .describe('With sales tax; null for a program, whose rounds have prices'),
  firstDay: z.string(),
  validUntil: z.string(),
});
export type OpenPlanOffer = z.infer<typeof OpenPlanOffer>;

const version = SeenVersion.describe('The version that is before the person');
export const ContentHash = z
  .string({ error: 'Please look at the offer again.' })
  .regex(/^[0-9a-f]{64}$/, { error: 'Please look at the offer again.' });

/** Agrees to exactly what was shown. The typed name stands for a signature. */
export const PlanOfferYes = z.strictObject({
  version,
  contentHash: ContentHash,
  signedName: signature,
});
export type PlanOfferYes = z.infer<typeof PlanOfferYes>;

/** Declines, with a reason if the customer wants to give one. */
export const PlanOfferNo = z.strictObject({ version, reason: paragraph(1000).nullish() });
export type PlanOfferNo = z.infer<typeof PlanOfferNo>;

/** Says that a yes which the office took was none. */
export const PlanObjection = z.strictObject({
  objection: paragraph(2000).min(1, { error: 'Please say what is not right.' }),
});

const Id = z.strictObject({ id: z.string().min(1).max(100) });
const once = { idempotent: { contentOf: (body: unknown) => body } } as const;
const own = { access: 'customer', limit: 'write', status: 200, params: Id } as const;
const link = { access: 'public', limit: 'link', status: 200, params: LinkToken } as const;

export const planOfferEndpoints = {
  'GET /api/portal/plan-offers': {
    summary: "The signed-in customer's offers of plans that wait for an answer",
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: z.array(OpenPlanOffer),
  },
  'GET /api/portal/plan-offers/{id}': {
    summary: 'An offer of a plan that was sent to the signed-in person',
    ...own,
    limit: 'read',
    answer: PlanOffer,
  },
  'POST /api/portal/plan-offers/{id}/agree': {
    summary: 'Agree to a plan exactly as it was shown; it starts, and its visits are scheduled',
    ...own,
    ...once,
    body: PlanOfferYes,
    answer: PlanOffer,
  },
  'POST /api/portal/plan-offers/{id}/decline': {
    summary: 'Decline an offered plan',
    ...own,
    body: PlanOfferNo,
    answer: PlanOffer,
  },
  'GET /api/portal/plan-agreements/{id}/pdf': {
    summary: 'The stored copy of what the signed-in person has agreed to about a plan',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: z.strictObject({ id: RowIdText }),
    answer: { bytes: 'application/pdf' },
  },
  'GET /api/plan-offers/by-link/{token}': {
    summary: 'The offered plan behind a private link',
    ...link,
    answer: PlanOffer,
  },
  'POST /api/plan-offers/by-link/{token}/agree': {
    summary: 'Agree to the offered plan behind a private link, exactly as it was shown',
    ...link,
    ...once,
    body: PlanOfferYes,
    answer: PlanOffer,
  },
  'POST /api/plan-offers/by-link/{token}/decline': {
    summary: 'Decline the offered plan behind a private link',
    ...link,
    body: PlanOfferNo,
    answer: PlanOffer,
  },
  'POST /api/plan-offers/by-link/{token}/objection': {
    summary: 'Say that the yes which the office took by phone or on paper was none',
    ...link,
    body: PlanObjection,
    answer: PlanOffer,
  },
  'GET /api/plan-offers/by-link/{token}/pdf': {
    summary: 'The stored copy of the agreed plan behind a private link',
    ...link,
    answer: { bytes: 'application/pdf' },
  },
} as const satisfies EndpointTable;
