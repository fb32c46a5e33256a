// The three maintenance packages, what each includes, and the preset each brings to the quote form
// (docs/product/lawn-plans-and-prices.md#packages).
import type { PackageLine, PackageTerms, ServicePackage } from '#contract/site/content/prices.ts';

export const servicePackages: readonly ServicePackage[] = [
  {
    slug: 'essential',
    name: 'Essential Care',
    description: 'A lawn that always looks mowed.',
    centsPerVisit: 7_500,
    serviceType: 'residential',
  },
  {
    slug: 'complete',
    name: 'Complete Care',
    description: 'Lawn, beds and shrubs, kept up together.',
    centsPerVisit: 9_500,
    badge: 'Most Popular',
    serviceType: 'commercial',
  },
  {
    slug: 'premium',
    name: 'Premium Care',
    description: 'The whole yard, with color and mulch through the year.',
    centsPerVisit: 14_500,
    badge: 'Premium',
    serviceType: 'other',
  },
];

const each = 'Each visit';

/** From what all have to what only Premium has. Nothing here needs a pesticide license: weeds are pulled. */
export const packageLines: readonly PackageLine[] = [
  {
    slug: 'mowing',
    name: 'Mowing at the height of the month',
    included: { essential: each, complete: each, premium: each },
  },
  {
    slug: 'edging',
    name: 'Edging, string trimming, blowing off',
    included: { essential: each, complete: each, premium: each },
  },
  {
    slug: 'same-crew',
    name: 'Same crew, same weekday',
    included: { essential: 'Yes', complete: 'Yes', premium: 'Yes' },
  },
  {
    slug: 'bed-weeding',
    name: 'Weeds pulled from beds',
    detail: 'by hand',
    included: { essential: null, complete: each, premium: each },
  },
  {
    slug: 'shrub-trimming',
    name: 'Shrubs trimmed',
    included: { essential: null, complete: '4 times', premium: '6 times' },
  },
  {
    slug: 'lawn-feeding',
    name: 'Lawn fertilized',
    detail: 'after green-up, last about September 15',
    included: { essential: null, complete: '2 times', premium: '3 times' },
  },
  {
    slug: 'leaf-cleanup',
    name: 'Leaf cleanup',
    included: { essential: null, complete: 'Once', premium: '3 times' },
  },
  {
    slug: 'mulch',
    name: 'Fresh mulch in all beds',
    included: { essential: null, complete: null, premium: 'Once' },
  },
  {
    slug: 'seasonal-color',
    name: 'Seasonal color, planted',
    included: { essential: null, complete: null, premium: '2 times' },
  },
];

/** What holds for every package. */
export const packageTerms: PackageTerms = {
  visitsPerYear: 42,
  frequency: 'weekly April-October, twice monthly November-March',
  contract: '12-month contract',
  baggingCents: 1_500,
  savings: '15-20%',
};
