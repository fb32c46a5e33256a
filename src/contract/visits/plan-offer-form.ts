// What crosses the wire of the form in which the office starts a plan: what is known already, prices, and the days that crews have
// (docs/product/plans.md#offers).
import { z } from 'zod';
import { lawnAddOnIds, lawnFrequencyIds } from '#company/rules/money/lawn-price.ts';
import { LeadKind, LeadName } from '../leads/leads.ts';
import { RowId, RowIdText } from '../platform/ids.ts';
import { optionalLine } from '../platform/text.ts';
import { OfferedLine } from './plan-offers.ts';

/** Ten acres; a larger one is no lawn. */
const MOST_SQUARE_FEET = 435_600;
const sizeError = `Please enter whole square feet from 1 to ${MOST_SQUARE_FEET.toLocaleString('en-US')}.`;
export const squareFeet = z
  .int({ error: sizeError })
  .min(1, { error: sizeError })
  .max(MOST_SQUARE_FEET, { error: sizeError });

/** A day on which a crew has room for one more visit. */
export const FirstDay = z.object({
  date: z.string(),
  crew: z.object({ id: RowId, name: z.string() }),
  addedMinutes: z.number().int().nullable().describe('On the road; null for an unknown place'),
  visits: z.number().int(),
  capacity: z.number().int(),
});
export type FirstDay = z.infer<typeof FirstDay>;

/** For whom a form is: a lead, a customer, a property, or a draft; and the place that was chosen in it since. */
export const formQueryFields = {
  leadKind: LeadKind.optional(),
  leadId: z.string().max(40).optional(),
  customerId: z.guid().optional(),
  offerId: z.guid().optional(),
  propertyId: RowIdText.optional(),
  address: optionalLine(500).optional(),
  lotSize: z.coerce.number({ error: sizeError }).pipe(squareFeet).optional(),
  lawnArea: z.coerce.number({ error: sizeError }).pipe(squareFeet).optional(),
};

/** Which form of mowing, and what was chosen in it since. */
export const PlanOfferFormQuery = z.strictObject({
  ...formQueryFields,
  frequency: z.enum(lawnFrequencyIds).optional(),
  addOns: z
    .string()
    .max(200)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.enum(lawnAddOnIds)))
    .optional()
    .describe('Comma-separated'),
});
export type PlanOfferFormQuery = z.infer<typeof PlanOfferFormQuery>;

/** What the form of any offer has. */
export const formFields = {
  offer: z.object({ id: z.string(), version: RowId }).nullable().describe('The draft it changes'),
  person: z.object({ name: z.string(), email: z.string().nullable() }),
  customerId: z.string().nullable(),
  lead: LeadName.nullable(),
  properties: z.array(
    z.object({
      id: RowId,
      address: z.string(),
      lotSize: z.number().int().nullable(),
      lawnArea: z.number().int().nullable(),
    }),
  ),
  openOfferId: z.string().nullable().describe('An offer of the property that is still open'),
  hasPlan: z.boolean().describe('The property has a plan that has not ended'),
  propertyId: RowId.nullable(),
  address: z.string(),
  lotSize: z.number().int(),
  lawnArea: z.number().int(),
  decision: z.string().nullable().describe('Why a person has to enter the price, as a sentence'),
  taxBasisPoints: z.number().int(),
  firstDay: z.string().nullable().describe('The best of the days; null when there is none'),
  crewId: RowId.nullable(),
  visitTime: z.string(),
  message: z.string().nullable(),
  validUntil: z.string(),
  firstDays: z.array(FirstDay).describe('The least added driving first'),
  crews: z.array(z.object({ id: RowId, name: z.string() })),
  programs: z
    .array(z.object({ slug: z.string(), name: z.string() }))
    .describe('The programs that can be offered in place of mowing'),
};

const CommonFields = z.object(formFields);
export type CommonFields = z.infer<typeof CommonFields>;

/** The form with everything that is known. */
export const PlanOfferForm = z.object({
  ...formFields,
  frequency: z.enum(lawnFrequencyIds),
  addOns: z.array(z.enum(lawnAddOnIds)),
  firstVisitLines: z.array(OfferedLine),
  everyVisitLines: z.array(OfferedLine),
  heldPrice: z
    .object({ number: z.number().int(), until: z.string() })
    .nullable()
    .describe('The price that was shown to them and holds; null when the price list counts'),
  frequencies: z.array(z.object({ value: z.enum(lawnFrequencyIds), label: z.string() })),
  offeredAddOns: z.array(
    z.object({ id: z.enum(lawnAddOnIds), name: z.string(), everyVisit: z.boolean() }),
  ),
});
export type PlanOfferForm = z.infer<typeof PlanOfferForm>;
