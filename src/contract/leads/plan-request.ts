// What crosses the wire when a lawn plan is priced and asked for (docs/product/lawn-plans-and-prices.md).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { lotSizeBounds } from '#company/rules/leads/lot-size.ts';
import { lawnAddOnIds, lawnFrequencyIds } from '#company/rules/money/lawn-price.ts';
import {
  ADDRESS_MISSING,
  FIRST_NAME_MISSING,
  LAST_NAME_MISSING,
  NAME_LENGTH,
  NOTES_LENGTH,
  PROMO_LENGTH,
} from '#company/rules/platform/form-fields.ts';
import { AddressRequest } from '../customers/address.ts';
import { CalendarDate } from '../platform/dates.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { receiptField } from '../platform/receipt-token.ts';
import { emailAddress, line, optionalLine, paragraph, phoneNumber } from '../platform/text.ts';
import { guardFields, withoutGuard } from './form-guard.ts';

const { address } = AddressRequest.shape;
const { min, max } = lotSizeBounds;
const sizeError = {
  error: `Please give the lot as a whole number from ${min} to ${max} square feet.`,
};

const Money = z
  .string()
  .regex(/^\d{1,6}\.\d{2}$/, { error: 'Please enter dollars with two decimals.' })
  .describe('Dollars with two decimals, before sales tax');

const propertySize = z
  .int(sizeError)
  .min(min, sizeError)
  .max(max, sizeError)
  .describe('Square feet');

/** What a person chooses of a plan, beside the place and the day. */
const choices = {
  frequency: z.enum(lawnFrequencyIds, { error: 'Please choose how often we mow.' }),
  addOns: z
    .array(z.enum(lawnAddOnIds, { error: 'We do not offer this add-on.' }))
    .max(lawnAddOnIds.length, { error: 'Please name each add-on once.' })
    .optional(),
  promoCode: optionalLine(PROMO_LENGTH)
    .nullish()
    .describe('Capital or small letters; blank is none'),
};

/** A place, by its address or by the size of its lot, and the choices. A given size counts before the estimate. */
export const PlanPriceRequest = z
  .strictObject({
    address: address.optional(),
    propertySize: propertySize.optional(),
    ...choices,
  })
  .refine((plan) => plan.address !== undefined || plan.propertySize !== undefined, {
    error: ADDRESS_MISSING,
    path: ['address'],
  });
export type PlanPriceRequest = z.infer<typeof PlanPriceRequest>;

/** Where a lot's size comes from: our estimator, or the person. */
export const SizeSource = z.enum(['local-estimate', 'manual']);
export type SizeSource = z.infer<typeof SizeSource>;

/** A promo code that can be used today. Percent or amount, the other one is null. */
export const PromoCode = z.object({
  code: z.string(),
  description: z.string(),
  spanishDescription: z.string().describe('Blank where it has no Spanish'),
  percent: z.number().int().nullable(),
  amount: Money.nullable(),
});
export type PromoCode = z.infer<typeof PromoCode>;

/** The price of a plan. The lines are those of the first visit and add up to its total; a discount is negative. */
export const PlanPrice = z.object({
  propertySize: z.number().int().describe('Square feet'),
  lawnArea: z.number().int().describe('Square feet'),
  dataSource: SizeSource,
  lines: z.array(z.object({ label: z.string(), amount: z.string() })),
  firstVisitTotal: Money,
  everyVisitTotal: Money.describe('Each visit after the first'),
  visitsPerYear: z.number().int().nullable().describe('Null for single visits'),
  firstYearTotal: Money.nullable(),
  promo: PromoCode.nullable(),
  nextServiceDay: CalendarDate.describe('The first day on which the plan can start'),
});
export type PlanPrice = z.infer<typeof PlanPrice>;

/**
 * A request for a plan. The two totals are what the person was shown: the server calculates again and refuses a body
 * that
 * disagrees.
 */
export const PlanRequest = z.strictObject({
  firstName: line(NAME_LENGTH, FIRST_NAME_MISSING),
  lastName: line(NAME_LENGTH, LAST_NAME_MISSING),
  email: emailAddress,
  phone: phoneNumber,
  address,
  propertySize,
  dataSource: SizeSource,
  ...choices,
  startDate: CalendarDate.describe('A service day after today, Monday to Friday'),
  notes: paragraph(NOTES_LENGTH).nullish(),
  language: z.enum(languages).nullish().describe('That of the page; English where none is said'),
  firstVisitTotal: Money,
  everyVisitTotal: Money,
  ...guardFields,
});
export type PlanRequest = z.infer<typeof PlanRequest>;

/** What the person gets back: the request is with us. */
export const PlanReceipt = z.object({
  id: z.string(),
  createdAt: z.string().describe('ISO 8601, UTC'),
  priceNumber: z.number().int().describe('By which the price can be named'),
  priceHeldUntil: z
    .string()
    .nullable()
    .describe('The last day on which the price holds; null where a person looks at the lot first'),
});
export type PlanReceipt = z.infer<typeof PlanReceipt>;

export const lawnPlanEndpoints = {
  'POST /api/lawn-plans/price': {
    summary: 'What a lawn plan costs, line by line, for an address or a lot size; keeps nothing',
    access: 'public',
    limit: 'read',
    status: 200,
    body: PlanPriceRequest,
    answer: PlanPrice,
  },
  'POST /api/plan-requests': {
    summary: 'Ask for a lawn plan at the price that was shown',
    access: 'public',
    limit: 'plan',
    status: 201,
    body: PlanRequest,
    idempotent: { contentOf: withoutGuard },
    answer: PlanReceipt.extend(receiptField),
  },
} as const satisfies EndpointTable;
