// What crosses the wire when the office renews plans for another year at the same price (docs/product/plans.md#review-and-renewal).
import { z } from 'zod';
import { priceUnits } from '#company/rules/visits/priced-lines.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { RowId } from '../platform/ids.ts';
import { PriceProposal } from './plan-changes.ts';

/** Which plans, by their ids. */
export const PlanRenewal = z.strictObject({ plans: PriceProposal.shape.plans });
export type PlanRenewal = z.infer<typeof PlanRenewal>;

/** What it means for each plan. */
export const RenewalPreview = z.object({
  items: z.array(
    z.object({
      planId: RowId,
      customer: z.string(),
      name: z.string(),
      per: z.enum(priceUnits),
      price: z.string(),
      from: z.string().nullable().describe('The first day of its next year, YYYY-MM-DD'),
      isMailed: z.boolean().describe('Its customer has an email address for the letter'),
      refusal: z.string().nullable().describe('Why this plan is left out'),
    }),
  ),
  hash: z.string().describe('SHA-256 in hex of all texts that would be sent'),
});
export type RenewalPreview = z.infer<typeof RenewalPreview>;

/** Renews exactly what the preview has shown. */
export const PlanRenewalSent = PlanRenewal.extend({
  hash: z.string().regex(/^[0-9a-f]{64}$/, { error: 'Please look at the preview again.' }),
});
export type PlanRenewalSent = z.infer<typeof PlanRenewalSent>;

export const planRenewalEndpoints = {
  'GET /api/console/plan-renewals/preview': {
    summary: 'What renewing plans as they are would mean for each; changes nothing',
    access: 'staff',
    limit: 'read',
    status: 200,
    query: PlanRenewal,
    answer: RenewalPreview,
  },
  'POST /api/console/plan-renewals': {
    summary: 'Renew plans for another year as previewed; each customer gets a letter',
    access: 'staff',
    limit: 'write',
    status: 201,
    body: PlanRenewalSent,
    idempotent: { contentOf: (body: PlanRenewalSent) => body },
    answer: z.object({ renewed: z.number().int() }),
  },
} as const satisfies EndpointTable;
