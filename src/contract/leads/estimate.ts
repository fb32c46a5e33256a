// What crosses the wire when a visitor wants figures as a document: choices in, lines with tax out, and the mail of it
// (docs/product/lawn-plans-and-prices.md#estimate-by-mail).
import { z } from 'zod';
import { languages } from '#company/facts/languages.ts';
import { lotSizeBounds } from '#company/rules/leads/lot-size.ts';
import {
  estimateScopeIds,
  estimateServiceIds,
  estimateSizes,
} from '#company/rules/money/cost-estimate.ts';
import { lawnAddOnIds, lawnFrequencyIds } from '#company/rules/money/lawn-price.ts';
import type { EndpointTable } from '../platform/endpoint.ts';
import { emailAddress } from '../platform/text.ts';
import { untranslated } from '../platform/untranslated.ts';
import { guardFields } from './form-guard.ts';

const [property, fence, drain] = estimateSizes;
const size = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);

/** What is priced: sizes and choices out of our own lists, and no word of the person's. */
export const EstimateChoice = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('project'),
    property: size(property),
    fence: size(fence),
    drain: size(drain),
    scope: z.enum(estimateScopeIds),
    services: z.array(z.enum(estimateServiceIds)).min(1).max(estimateServiceIds.length),
  }),
  z.strictObject({
    kind: z.literal('lawn'),
    propertySize: size(lotSizeBounds),
    frequency: z.enum(lawnFrequencyIds),
    addOns: z.array(z.enum(lawnAddOnIds)).max(lawnAddOnIds.length).optional(),
  }),
]);
export type EstimateChoice = z.infer<typeof EstimateChoice>;

const language = z
  .enum(languages)
  .nullish()
  .describe('That of the page; English where none is said');

const amount = z.string().describe('Dollars with two decimals');

/** The figures, line by line. */
export const PricedEstimate = z.object({
  title: z.string(),
  lines: z.array(z.object({ label: z.string(), amount, isTaxed: z.boolean() })),
  subtotal: amount,
  taxRate: z.string().describe('Such as "8.25%"'),
  tax: amount,
  total: amount,
  basis: z.string().describe('What was priced, in a sentence'),
  untranslated,
});
export type PricedEstimate = z.infer<typeof PricedEstimate>;

/** The choices and where to mail them. */
export const EstimateMailRequest = z.strictObject({
  choice: EstimateChoice,
  email: emailAddress,
  language,
  ...guardFields,
});
export type EstimateMailRequest = z.infer<typeof EstimateMailRequest>;

export const estimateEndpoints = {
  'POST /api/estimates/price': {
    summary: 'An estimate line by line, with sales tax; keeps nothing',
    access: 'public',
    limit: 'read',
    status: 200,
    body: z.strictObject({ choice: EstimateChoice, language }),
    answer: PricedEstimate,
  },
  'POST /api/estimates/mail': {
    summary: 'Mail an estimate as a PDF; the same answer whether or not a mail leaves',
    access: 'public',
    limit: 'estimate',
    status: 204,
    body: EstimateMailRequest,
    answer: null,
  },
} as const satisfies EndpointTable;
