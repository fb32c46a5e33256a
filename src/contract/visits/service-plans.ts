// What crosses the wire about a customer's plan: what it is, what a change of it means, and the agreement to it
// (docs/product/portal.md#plan).
import { z } from 'zod';
import { agreementKinds } from '#company/rules/visits/plan-agreement.ts';
import { monthlyFrequencies } from '#company/rules/visits/plan-change.ts';
import { planFrequencies, planKinds } from '#company/rules/visits/plan-lines.ts';
import { planStates } from '#company/rules/visits/plan-state.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { PageQuery, pageOf } from '../platform/page-of.ts';
import { paragraph, signature } from '../platform/text.ts';

/** One line of a price, before sales tax. */
const PriceLine = z.object({ label: z.string(), amount: z.string() });

/** A round of a program: the days of each year between which its visit falls, and what it costs. */
const PlanRoundShown = z.object({
  name: z.string(),
  from: z.string().describe('MM-DD'),
  until: z.string().describe('MM-DD'),
  price: z.string().nullable().describe('Before sales tax; null where every visit costs the same'),
});

/** A plan as its customer sees it. */
export const ServicePlan = z.object({
  id: RowId,
  propertyId: RowId,
  address: z.string().describe('Of the property that it is for'),
  kind: z.enum(planKinds),
  name: z.string(),
  frequency: z.enum(planFrequencies),
  monthlyPrice: z.string(),
  visitPrice: z.string().nullable().describe('Null where each visit has a price of its own'),
  visitLines: z.array(PriceLine).describe('What every visit costs, line by line'),
  rounds: z.array(PlanRoundShown).describe('Of a program; else none'),
  state: z.enum(planStates),
  startsOn: z.string(),
  pausedFrom: z.string().nullable(),
  pausedUntil: z.string().nullable().describe('The last day without visits'),
  crew: z.string().nullable(),
  nextVisit: z.string().nullable().describe('The date of its next visit'),
});
export type ServicePlan = z.infer<typeof ServicePlan>;

export const PlanChangeKind = z.enum(['frequency', 'pause', 'resume', 'cancel', 'restart'], {
  error: 'Please choose what to change.',
});
export type PlanChangeKind = z.infer<typeof PlanChangeKind>;

/** What is to become of the plan. Which of the fields are needed follows from the kind. */
export const PlanChange = z.strictObject({
  kind: PlanChangeKind,
  frequency: z.enum(monthlyFrequencies).optional(),
  from: CalendarDate.optional().describe('The first day of a pause'),
  until: CalendarDate.optional().describe(
    'The last day of a pause; without one it lasts until it is resumed',
  ),
});
export type PlanChange = z.infer<typeof PlanChange>;

/** What is shown before someone agrees. */
export const PlanTermsShown = z.object({
  title: z.string(),
  property: z
    .string()
    .optional()
    .describe('The address that they are for; agreements of before do not name it'),
  lines: z.array(z.object({ label: z.string(), amount: z.string() })),
  summary: z.string(),
});
export type PlanTermsShown = z.infer<typeof PlanTermsShown>;

/** The terms of a change, with the hash by which the agreement names them. */
export const OfferedTerms = z.object({
  terms: PlanTermsShown,
  termsHash: z.string().describe('SHA-256 in hex of the terms'),
});
export type OfferedTerms = z.infer<typeof OfferedTerms>;

/** The typed name stands for a signature. */
export const PlanAgreementRequest = PlanChange.extend({
  termsHash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'Please look at the terms again.' }),
  signedName: signature,
  reason: paragraph(1000).default(''),
});
export type PlanAgreementRequest = z.infer<typeof PlanAgreementRequest>;

/** A change that was agreed to, as it was shown. */
export const PlanAgreement = z.object({
  id: RowId,
  kind: z.enum(agreementKinds),
  terms: PlanTermsShown,
  termsHash: z.string(),
  signedName: z.string().describe('Empty for a change that was announced and applied by itself'),
  agreedAt: z.string(),
});
export type PlanAgreement = z.infer<typeof PlanAgreement>;

/** A customer's plan, and what they have agreed to about it. */
export const OwnPlan = z.object({
  plan: ServicePlan,
  agreements: z.array(PlanAgreement).describe('The latest twenty, the newest first'),
});
export type OwnPlan = z.infer<typeof OwnPlan>;

const PlanId = z.strictObject({ id: RowIdText });

/** The weekday on which a plan comes from now on. */
export const PlanWeekday = z.strictObject({
  version: RowId.describe('The version of the plan that was looked at'),
  weekday: z
    .number({ error: 'Please choose a weekday.' })
    .int()
    .min(1, { error: 'Please choose a weekday.' })
    .max(5, { error: 'Crews work from Monday to Friday.' })
    .describe('1 is Monday'),
});
export type PlanWeekday = z.infer<typeof PlanWeekday>;

export const servicePlanEndpoints = {
  'GET /api/portal/plans': {
    summary:
      "The signed-in customer's plans, property by property; those that have ended come last",
    access: 'customer',
    limit: 'read',
    status: 200,
    query: PageQuery,
    answer: pageOf(ServicePlan),
  },
  'GET /api/portal/plans/{id}': {
    summary: "One of the signed-in customer's plans, and what they have agreed to about it",
    access: 'customer',
    limit: 'read',
    status: 200,
    params: PlanId,
    answer: OwnPlan,
  },
  'GET /api/portal/plans/{id}/terms': {
    summary: 'What a change of the plan would mean, line by line; changes nothing',
    access: 'customer',
    limit: 'read',
    status: 200,
    params: PlanId,
    query: PlanChange,
    answer: OfferedTerms,
  },
  'POST /api/portal/plans/{id}/agreements': {
    summary: 'Agree to a change of the plan, as it was shown',
    access: 'customer',
    limit: 'write',
    status: 201,
    params: PlanId,
    body: PlanAgreementRequest,
    idempotent: { contentOf: (body: PlanAgreementRequest) => body },
    answer: OwnPlan,
  },
} as const satisfies EndpointTable;
