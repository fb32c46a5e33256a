// What crosses the wire when the office proposes another price, or a crew has measured another size of a lawn
// (docs/product/plans.md#changes-of-price).
import { z } from 'zod';
import { planChangeStatuses } from '#company/rules/visits/plan-agreement.ts';
import { raiseWays } from '#company/rules/visits/price-change.ts';
import { priceUnits } from '#company/rules/visits/priced-lines.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersionText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { paragraph, signature } from '../platform/text.ts';
import { PlanTermsShown } from './service-plans.ts';

/** What a plan leaves after the crew's time, from its visits of twelve months. */
export const PlanMargin = z.object({
  visits: z.number().int().describe('How many visits it is reckoned from'),
  minutes: z.number().int().describe('From arrival to leaving, on average'),
  driveMinutes: z.number().int().describe('Estimated from the yard, one way'),
  perVisit: z.string().describe('The price less the labor'),
  percent: z.number().int(),
});
export type PlanMargin = z.infer<typeof PlanMargin>;

/** A plan with its price, for the office. */
export const PlanPrice = z.object({
  planId: RowId,
  customer: z.object({ id: z.string(), name: z.string() }),
  address: z.string(),
  name: z.string(),
  per: z.enum(priceUnits).describe('Of a program the year, all its rounds'),
  price: z.string().describe('Before sales tax'),
  monthlyPrice: z.string(),
  renewsOn: z
    .string()
    .nullable()
    .describe('The first day of its next year, when it is due for review'),
  margin: PlanMargin.nullable().describe('Null for fewer than three visits'),
  canNotify: z.boolean().describe('Its customer has an email address'),
  proposal: z
    .object({
      id: RowId,
      version: z.number().int(),
      kind: z.enum(['price', 'size']),
      price: z.string(),
      effectiveOn: z.string(),
      isNoticeSent: z.boolean(),
    })
    .nullable()
    .describe('What is proposed and still open'),
});
export type PlanPrice = z.infer<typeof PlanPrice>;

const number = 'Please enter a number, such as 4 or 2.50.';

/** What is proposed, for which plans. */
export const PriceProposal = z.strictObject({
  plans: z
    .string({ error: 'Please choose at least one plan.' })
    .regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,99}$/, { error: 'Please choose 1 to 100 plans.' })
    .describe('Ids, with commas between'),
  by: z.enum(raiseWays, { error: 'Please choose percent or dollars.' }),
  value: z
    .string({ error: number })
    .trim()
    .regex(/^-?\d{1,3}(\.\d{1,2})?$/, { error: number })
    .describe('Percent, or dollars a visit; of a program for each of its rounds'),
  isWhole: z.enum(['yes']).optional().describe('Rounded to whole dollars'),
  reason: paragraph(300).min(1, { error: 'Please say why, in words your customers read.' }),
  from: z.string({ error: 'Please choose a day.' }).pipe(CalendarDate),
});
export type PriceProposal = z.infer<typeof PriceProposal>;

/** What it means for each plan. */
export const PricePreview = z.object({
  items: z.array(
    z.object({
      planId: RowId,
      customer: z.string(),
      name: z.string(),
      per: z.enum(priceUnits),
      before: z.string(),
      after: z.string(),
      refusal: z.string().nullable().describe('Why this plan is left out'),
    }),
  ),
  monthlyBefore: z.string().describe('Of all that are not left out'),
  monthlyAfter: z.string(),
  hash: z.string().describe('SHA-256 in hex of all texts that would be sent'),
});
export type PricePreview = z.infer<typeof PricePreview>;

/** Proposes exactly what the preview has shown. */
export const PriceProposalSent = PriceProposal.extend({
  hash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'Please look at the preview again.' }),
});
export type PriceProposalSent = z.infer<typeof PriceProposalSent>;

/** A change as its customer sees it. */
export const OwnPlanChange = z.object({
  id: RowId,
  planId: RowId,
  version: z.number().int(),
  kind: z.enum(['price', 'size']),
  status: z.enum(planChangeStatuses),
  terms: PlanTermsShown,
  termsHash: z.string(),
  effectiveOn: z.string(),
});
export type OwnPlanChange = z.infer<typeof OwnPlanChange>;

/** Yes by a typed name, or no. */
export const PlanChangeAnswer = z.strictObject({
  version: SeenVersionText,
  termsHash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'Please look at the terms again.' }),
  signedName: signature,
});
export type PlanChangeAnswer = z.infer<typeof PlanChangeAnswer>;

export const PlanChangeSeen = z.strictObject({ version: SeenVersionText });

const ChangeId = z.strictObject({ id: RowIdText });

export const planChangeEndpoints = {
  'GET /api/console/plan-prices': {
    summary: 'Running plans with price, margin, and what is proposed',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PageQuery.extend({
      due: z.enum(['yes']).optional().describe('Those that are due for review alone'),
    }),
    answer: pageOf(PlanPrice),
  },
  'GET /api/console/plan-prices/preview': {
    summary: 'What a new price would mean for each plan; changes nothing',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PriceProposal,
    answer: PricePreview,
  },
  'POST /api/console/plan-prices/proposals': {
    summary: 'Propose a new price as previewed; each customer gets a notice',
    access: 'staff',
    limit: 'write',
    status: 201,
    body: PriceProposalSent,
    idempotent: { contentOf: (body: PriceProposalSent) => body },
    answer: z.object({ proposed: z.number().int() }),
  },
  'POST /api/console/plan-changes/{id}/withdraw': {
    summary: 'Withdraw a proposed change; its price stays',
    access: 'staff',
    limit: 'write',
    status: 204,
    params: ChangeId,
    body: PlanChangeSeen,
    answer: null,
  },
  'GET /api/portal/plan-changes': {
    summary: 'Proposed changes of the own plans that are still open',
    access: 'customer',
    limit: 'read',
    status: 200,
    answer: z.object({ items: z.array(OwnPlanChange) }),
  },
  'POST /api/portal/plan-changes/{id}/accept': {
    summary: 'Accept the price for the size that was measured',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: ChangeId,
    body: PlanChangeAnswer,
    answer: OwnPlanChange,
  },
  'POST /api/portal/plan-changes/{id}/decline': {
    summary: 'Decline the price for the size that was measured; the price stays',
    access: 'customer',
    limit: 'write',
    status: 200,
    params: ChangeId,
    body: PlanChangeSeen,
    answer: OwnPlanChange,
  },
} as const satisfies EndpointTable;
