// What crosses the wire about the price of one visit, for its customer and for staff (docs/product/plans.md#lines).
import { z } from 'zod';
import { chargeStates } from '#company/rules/visits/visit-price.ts';

/** What a visit of a plan costs, line by line. */
export const VisitPrice = z.object({
  lines: z.array(z.object({ label: z.string(), amount: z.string() })),
  beforeTax: z.string(),
  taxRate: z.string().describe('In words, such as 8.25%'),
  tax: z.string(),
  total: z.string(),
  charge: z.enum(chargeStates).describe('Only a visit that is completed is charged'),
});
export type VisitPrice = z.infer<typeof VisitPrice>;
