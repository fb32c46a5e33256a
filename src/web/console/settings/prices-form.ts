// The form of prices and taxes: percent and dollars as people type them, basis points and cents for the API.
import { z } from 'zod';
import { amountOf, centsOf } from '#company/rules/money/money.ts';
import { type SettingsParts, settingsFields } from '#contract/platform/business-settings.ts';
import { CalendarDate } from '#contract/platform/dates.ts';

const { salesTaxSource, salesTaxSince, priceHeldDays, salesTaxBasisPoints, laborRateCents } =
  settingsFields.prices;

const RATE = 'Please enter the rate in percent, such as 8.25, at most 20.';
const AMOUNT = 'Please enter an amount such as 45.00, at most 1,000.';

const typedRate = z
  .string({ error: RATE })
  .trim()
  .regex(/^\d{1,2}(\.\d{1,2})?\s?%?$/, { error: RATE, abort: true })
  .refine((text) => salesTaxBasisPoints.safeParse(hundredthsOf(text)).success, { error: RATE });

/** What is typed. Sources, days and the next rate may be left blank, which a form sends as nothing. */
const typedFields = z.strictObject({
  version: z.string(),
  salesTax: typedRate,
  nextRate: typedRate.optional(),
  nextSince: CalendarDate.optional(),
  nextSource: salesTaxSource.optional(),
  salesTaxSource: salesTaxSource.optional(),
  salesTaxSince: salesTaxSince.optional(),
  priceHeldDays,
  laborRate: z
    .string({ error: AMOUNT })
    .trim()
    .regex(/^\$?\d{1,4}(\.\d{1,2})?$/, { error: AMOUNT, abort: true })
    .refine((text) => laborRateCents.safeParse(hundredthsOf(text)).success, { error: AMOUNT }),
});

export const TypedPrices = typedFields.superRefine(({ nextRate, nextSince }, { addIssue }) => {
  const say = (field: string, message: string) =>
    addIssue({ code: 'custom', path: [field], message });
  if (nextRate && !nextSince) say('nextSince', 'Please enter the first day of the next rate.');
  if (nextSince && !nextRate) say('nextRate', 'Please enter the rate that begins on that day.');
});

export const priceLabels = {
  salesTax: 'Sales tax (percent)',
  salesTaxSince: 'In effect since',
  salesTaxSource: 'Source',
  nextRate: 'Next rate (percent)',
  nextSince: 'From',
  nextSource: 'Source of the next rate',
  priceHeldDays: 'Hold a price for (days)',
  laborRate: 'Labor rate (dollars an hour)',
} as const;

type Prices = SettingsParts['prices'];

/** What the form begins with. */
export function typedPrices(prices: Prices): Record<keyof typeof priceLabels, string> {
  const next = prices.nextSalesTax;
  return {
    salesTax: String(prices.salesTaxBasisPoints / 100),
    salesTaxSince: prices.salesTaxSince ?? '',
    salesTaxSource: prices.salesTaxSource,
    nextRate: next ? String(next.basisPoints / 100) : '',
    nextSince: next?.since ?? '',
    nextSource: next?.source ?? '',
    priceHeldDays: String(prices.priceHeldDays),
    laborRate: amountOf(prices.laborRateCents),
  };
}

/** What is sent of it. */
export function pricesOf(typed: z.output<typeof TypedPrices>): Prices {
  return {
    version: typed.version,
    salesTaxBasisPoints: hundredthsOf(typed.salesTax),
    salesTaxSource: typed.salesTaxSource ?? '',
    salesTaxSince: typed.salesTaxSince ?? null,
    nextSalesTax:
      typed.nextRate && typed.nextSince
        ? {
            since: typed.nextSince,
            basisPoints: hundredthsOf(typed.nextRate),
            source: typed.nextSource ?? '',
          }
        : null,
    priceHeldDays: typed.priceHeldDays,
    laborRateCents: hundredthsOf(typed.laborRate),
  };
}

/** "8.25" as 825, "$45" as 4500. */
function hundredthsOf(text: string): number {
  return centsOf(text.replace(/[\s$%]/g, ''));
}
