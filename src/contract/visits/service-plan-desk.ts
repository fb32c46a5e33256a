// What crosses the wire about one plan in the console: what it is, its visits, what was agreed to, and a change for its customer
// who says yes on the telephone (docs/product/plans.md#the-page-of-a-plan).
import { z } from 'zod';
import { agreementWays } from '#company/rules/visits/plan-agreement.ts';
import { visitStatuses } from '#company/rules/visits/visit-states.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId, RowIdText, SeenVersion } from '../platform/ids.ts';
import { line, paragraph } from '../platform/text.ts';
import {
  OfferedTerms,
  PlanAgreement,
  PlanAgreementRequest,
  PlanChange,
  PlanChangeKind,
  PlanWeekday,
  ServicePlan,
} from './service-plans.ts';

/** A visit of a plan in a few words. */
export const PlanVisit = z.object({
  id: RowId,
  date: z.string(),
  serviceType: z.string(),
  status: z.enum(visitStatuses),
  crew: z.string().nullable(),
  price: z.string().nullable().describe('Before sales tax; null without a price of its own'),
});
export type PlanVisit = z.infer<typeof PlanVisit>;

/** What the visits of a plan charged in a year, and the credits for them. */
export const PlanYear = z.object({
  from: z.string().describe('The first day of the year, which ends today'),
  visits: z.number().int().describe('How many were completed'),
  beforeTax: z.string(),
  tax: z.string(),
  total: z.string(),
  credits: z.string().describe('For problems with its visits, before sales tax'),
});
export type PlanYear = z.infer<typeof PlanYear>;

/** An agreement with the way in which it was said, and what the office wrote down about it. */
export const DeskAgreement = PlanAgreement.extend({
  way: z.enum(agreementWays),
  takenBy: z.string().nullable().describe('Who of the office took it'),
  takenNote: z.string().nullable(),
  objectedAt: z.string().nullable(),
  objection: z.string().nullable().describe('In the words of its customer'),
});
export type DeskAgreement = z.infer<typeof DeskAgreement>;

/** One plan as the office sees it. */
export const DeskPlan = z.object({
  plan: ServicePlan,
  version: z.number().int(),
  weekday: z.number().int().describe('1 is Monday'),
  lotSize: z.number().int().nullable().describe('Square feet, as is the lawn'),
  lawnArea: z.number().int().nullable(),
  measuredArea: z.number().int().nullable().describe('What was measured last, square feet'),
  sizeConfirmedAt: z.string().nullable().describe('When the lawn was measured, ISO 8601'),
  firstVisitLines: ServicePlan.shape.visitLines,
  cancelledAt: z.string().nullable(),
  cancelReason: z.string().nullable(),
  customer: z.object({ id: z.string(), name: z.string(), email: z.string().nullable() }),
  changes: z.array(PlanChangeKind).describe('What the office can change for its customer now'),
  ahead: z.array(PlanVisit).describe('The next twelve'),
  past: z.array(PlanVisit).describe('The latest twelve'),
  lastYear: PlanYear,
  agreements: z.array(DeskAgreement).describe('The latest twenty, the newest first'),
});
export type DeskPlan = z.infer<typeof DeskPlan>;

/** A yes by telephone: who said it, and what they said. */
export const PhoneAgreement = PlanAgreementRequest.omit({ signedName: true }).extend({
  saidBy: line(200, 'Please enter who said yes.'),
  note: paragraph(1000).min(1, {
    error: 'Please write down when they called, and what they said.',
  }),
});
export type PhoneAgreement = z.infer<typeof PhoneAgreement>;

const sizeError = { error: 'Please enter the lawn in square feet, such as 5200.' };

/** The lawn as it was measured. */
export const MeasuredLawn = z.strictObject({
  version: SeenVersion.describe('The version of the plan that was looked at'),
  lawnArea: z.int(sizeError).min(1, sizeError).max(1_000_000, sizeError).describe('Square feet'),
});
export type MeasuredLawn = z.infer<typeof MeasuredLawn>;

/** What becomes of the price: it stays, is lower from today on, or waits for the customer to accept it. */
export const SizeOutcome = z.enum(['same-price', 'lower-price', 'proposed']);
export type SizeOutcome = z.infer<typeof SizeOutcome>;

const PlanId = z.strictObject({ id: RowIdText });

export const servicePlanDeskEndpoints = {
  'POST /api/console/service-plans/{id}/size': {
    summary:
      'Record the measured lawn: a lower price applies by itself, a higher one is proposed to the customer',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: PlanId,
    body: MeasuredLawn,
    answer: z.object({ id: RowId, outcome: SizeOutcome }),
  },
  'GET /api/console/service-plans/{id}': {
    summary: 'One plan with its visits, and what was agreed to about it',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: PlanId,
    answer: DeskPlan,
  },
  'GET /api/console/service-plans/{id}/terms': {
    summary: 'What a change of the plan would mean, as its customer would see it; changes nothing',
    access: 'staff',
    limit: 'read',
    status: 200,
    params: PlanId,
    query: PlanChange,
    answer: OfferedTerms,
  },
  'POST /api/console/service-plans/{id}/agreements': {
    summary: 'Change a plan for its customer, who has said yes on the telephone; they get a copy',
    access: 'staff',
    limit: 'write',
    status: 201,
    params: PlanId,
    body: PhoneAgreement,
    idempotent: { contentOf: (body: PhoneAgreement) => body },
    answer: DeskPlan,
  },
  'PATCH /api/console/service-plans/{id}/weekday': {
    summary: 'Let a plan come on another weekday; its visits that can still be changed move there',
    access: 'staff',
    limit: 'write',
    status: 200,
    params: PlanId,
    body: PlanWeekday,
    answer: z.object({ id: RowId, version: z.number().int(), weekday: z.number().int() }),
  },
} as const satisfies EndpointTable;
