// The three maintenance packages, what each includes, and the preset each brings to the quote form
// (docs/product/lawn-plans-and-prices.md#packages).
import type { QuoteService } from './facts/quote-services.ts';

export type PackageId = 'essential' | 'complete' | 'premium';

export type ServicePackage = {
  readonly id: PackageId;
  readonly name: string;
  /** One line that says for whom it is. */
  readonly description: string;
  readonly centsPerVisit: number;
  readonly badge?: 'Most Popular' | 'Premium';
  /** What the service-type select is set to by "Get Started". */
  readonly serviceType: QuoteService;
};

/** One line of the comparison: what is done, and how often in each package; null is not included. */
export type PackageService = {
  readonly name: string;
  readonly detail?: string;
  readonly included: Readonly<Record<PackageId, string | null>>;
};

export const servicePackages: readonly ServicePackage[] = [
  {
    id: 'essential',
    name: 'Essential Care',
    description: 'A lawn that always looks mowed.',
    centsPerVisit: 7_500,
    serviceType: 'residential',
  },
  {
    id: 'complete',
    name: 'Complete Care',
    description: 'Lawn, beds and shrubs, kept up together.',
    centsPerVisit: 9_500,
    badge: 'Most Popular',
    serviceType: 'commercial',
  },
  {
    id: 'premium',
    name: 'Premium Care',
    description: 'The whole yard, with color and mulch through the year.',
    centsPerVisit: 14_500,
    badge: 'Premium',
    serviceType: 'other',
  },
];

/** "Request Custom Package" presets this one. */
export const customPackageServiceType: QuoteService = 'other';

/** How long after "Get Started" the select is set, in milliseconds (docs/product/quotes.md#presets). */
export const PACKAGE_PRESET_DELAY_MS = 500;

const each = 'Each visit';

/** From what all have to what only Premium has. Nothing here needs a pesticide license: weeds are pulled. */
export const packageServices: readonly PackageService[] = [
  {
    name: 'Mowing at the height of the month',
    included: { essential: each, complete: each, premium: each },
  },
  {
    name: 'Edging, string trimming, blowing off',
    included: { essential: each, complete: each, premium: each },
  },
  {
    name: 'Same crew, same weekday',
    included: { essential: 'Yes', complete: 'Yes', premium: 'Yes' },
  },
  {
    name: 'Weeds pulled from beds',
    detail: 'by hand',
    included: { essential: null, complete: each, premium: each },
  },
  {
    name: 'Shrubs trimmed',
    included: { essential: null, complete: '4 times', premium: '6 times' },
  },
  {
    name: 'Lawn fed',
    detail: 'after green-up, last about September 15',
    included: { essential: null, complete: '2 times', premium: '3 times' },
  },
  {
    name: 'Leaf cleanup',
    included: { essential: null, complete: 'Once', premium: '3 times' },
  },
  {
    name: 'Fresh mulch in all beds',
    included: { essential: null, complete: null, premium: 'Once' },
  },
  {
    name: 'Seasonal color, planted',
    included: { essential: null, complete: null, premium: '2 times' },
  },
];

/** What holds for every package. */
export const packageTerms = {
  visitsPerYear: 42,
  frequency: 'weekly April-October, twice monthly November-March',
  contract: '12-month contract',
  baggingCents: 1_500,
  savings: '15-20%',
} as const;

/** What a year of visits costs, in cents, before tax and without bagging. */
export function packageYearCents({ centsPerVisit }: ServicePackage): number {
  return centsPerVisit * packageTerms.visitsPerYear;
}
