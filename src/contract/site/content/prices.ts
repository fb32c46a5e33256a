// Figures of money: packages, the cost calculator's rates and the price list of mowing. The rules of company/ take them
// as arguments, so that a page and the server reckon with the same ones (docs/product/lawn-plans-and-prices.md).
import { z } from 'zod';
import { addOnServices } from '#company/facts/add-on-services.ts';
import { quoteServices } from '#company/facts/quote-services.ts';
import {
  type EstimateRates,
  estimateScopeIds,
  estimateServiceIds,
  estimateSizeIds,
} from '#company/rules/money/cost-estimate.ts';
import {
  type LawnPrices,
  lawnAddOnIds,
  lawnFrequencyIds,
} from '#company/rules/money/lawn-price.ts';
import type { AddOnPrices } from '#company/rules/quotes/add-on-price.ts';
import { Slug } from '../../platform/ids.ts';
import { Cents, words } from './entry.ts';

const quoteService = z.enum(quoteServices.map(({ value }) => value));

export const ServicePackage = z.strictObject({
  slug: Slug,
  name: words(60),
  description: words(160).describe('One line that says for whom it is'),
  centsPerVisit: Cents,
  badge: z.enum(['Most Popular', 'Premium']).optional(),
  serviceType: quoteService.describe('What "Get Started" sets the service select to'),
});
export type ServicePackage = z.infer<typeof ServicePackage>;

export const PackageLine = z.strictObject({
  slug: Slug,
  name: words(80),
  detail: words(80).optional(),
  included: z
    .record(Slug, words(40).nullable())
    .describe("How often in each package, by the package's slug; null is not included"),
});
export type PackageLine = z.infer<typeof PackageLine>;

export const PackageTerms = z.strictObject({
  visitsPerYear: z.int().min(1).max(366),
  frequency: words(120),
  contract: words(60),
  baggingCents: Cents,
  savings: words(20),
});
export type PackageTerms = z.infer<typeof PackageTerms>;

/** Whether a list names each of the things that the program knows once. */
const each =
  <Id extends string>(ids: readonly Id[]) =>
  (named: readonly Id[]) =>
    named.length === ids.length && ids.every((id) => named.includes(id));

const eachScope = each(estimateScopeIds);
const eachService = each(estimateServiceIds);
const eachFrequency = each(lawnFrequencyIds);
const eachAddOn = each(lawnAddOnIds);
const NAME_EACH = { error: 'Please name each one once.' };

export const EstimatePrices = z.strictObject({
  scopes: z
    .array(
      z.strictObject({
        id: z.enum(estimateScopeIds),
        label: words(40),
        tenths: z.int().min(1).max(100).describe('The multiplier in tenths'),
        description: words(120),
      }),
    )
    .refine((scopes) => eachScope(scopes.map(({ id }) => id)), NAME_EACH),
  services: z
    .array(
      z.strictObject({
        id: z.enum(estimateServiceIds),
        label: words(60),
        baseCents: Cents,
        rateCents: Cents.describe('Per foot or square foot of its size'),
        size: z.enum(estimateSizeIds),
        quoteService,
      }),
    )
    .refine((services) => eachService(services.map(({ id }) => id)), NAME_EACH),
}) satisfies z.ZodType<EstimateRates>;
export type EstimatePrices = z.infer<typeof EstimatePrices>;

const addOnIds = addOnServices.map(({ value }) => value);
const eachAddOnService = each(addOnIds);

export const AddOnPriceList = z.strictObject({
  services: z
    .array(
      z.strictObject({
        service: z.enum(addOnIds),
        cents: Cents.nullable().describe('Null where each job is priced by itself'),
        unit: words(30).describe('What the price is for, such as "shrub"'),
        isFrom: z.boolean().describe('Whether it is the least that it costs'),
      }),
    )
    .refine((services) => eachAddOnService(services.map(({ service }) => service)), NAME_EACH),
}) satisfies z.ZodType<AddOnPrices>;
export type AddOnPriceList = z.infer<typeof AddOnPriceList>;

const SquareFeet = z.int().min(1).max(1_000_000);
const Dollars = z.int().min(0).max(10_000);
const Beyond = z.strictObject({ above: SquareFeet, from: Dollars, per: SquareFeet });

export const MowingPrices = z
  .strictObject({
    frequencies: z
      .array(
        z.strictObject({
          value: z.enum(lawnFrequencyIds),
          label: words(40),
          rhythm: words(120),
          moreCents: Cents.describe('On top of the weekly price'),
          visits: z.int().min(1).max(366).nullable().describe('In a year; null when no one knows'),
        }),
      )
      .refine((frequencies) => eachFrequency(frequencies.map(({ value }) => value)), NAME_EACH),
    weekly: z
      .array(z.strictObject({ upTo: SquareFeet, dollars: Dollars }))
      .min(1)
      .max(20)
      .refine(
        (steps) => steps.every(({ upTo }, at) => at === 0 || upTo > (steps[at - 1]?.upTo ?? 0)),
        {
          error: 'Please list the smallest lawn first.',
        },
      ),
    large: Beyond,
    huge: Beyond,
    addOns: z
      .array(
        z.strictObject({
          id: z.enum(lawnAddOnIds),
          name: words(60),
          description: words(160),
          cents: Cents,
          everyVisit: z.boolean(),
        }),
      )
      .refine((addOns) => eachAddOn(addOns.map(({ id }) => id)), NAME_EACH),
    fee: z.strictObject({ label: words(60), cents: Cents }).describe('Charged once per visit'),
  })
  .refine(
    ({ weekly, large, huge }) => weekly.at(-1)?.upTo === large.above && large.above < huge.above,
    {
      error: 'Large lawns begin where the list ends, and huge ones beyond.',
    },
  ) satisfies z.ZodType<LawnPrices>;
export type MowingPrices = z.infer<typeof MowingPrices>;
