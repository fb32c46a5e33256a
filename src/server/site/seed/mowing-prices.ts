// The price list of mowing (docs/product/lawn-plans-and-prices.md#weekly-price).
import type { MowingPrices } from '#contract/site/content/prices.ts';

export const mowingPrices: MowingPrices = {
  frequencies: [
    {
      value: 'weekly',
      label: 'Weekly',
      rhythm: 'Every week April to October, twice a month November to March',
      moreCents: 0,
      visits: 42,
    },
    {
      value: 'bi-weekly',
      label: 'Bi-weekly',
      rhythm: 'Every other week, all year',
      moreCents: 500,
      visits: 26,
    },
    {
      value: 'monthly',
      label: 'Monthly',
      rhythm: 'Once a month',
      moreCents: 800,
      visits: 12,
    },
    {
      value: 'per-visit',
      label: 'Per visit',
      rhythm: 'Only when you call us',
      moreCents: 1000,
      visits: null,
    },
  ],
  weekly: [
    { upTo: 2600, dollars: 30 },
    { upTo: 3900, dollars: 37 },
    { upTo: 5200, dollars: 45 },
    { upTo: 7800, dollars: 50 },
    { upTo: 10_400, dollars: 60 },
  ],
  large: { above: 10_400, from: 60, per: 325 },
  huge: { above: 13_000, from: 80, per: 650 },
  addOns: [
    {
      id: 'long-grass',
      name: 'Long grass',
      description: 'Taller than 8 inches. We take it down in two passes.',
      cents: 1500,
      everyVisit: false,
    },
    {
      id: 'first-mow',
      name: 'First-time mow',
      description: 'Edges recut and the height set, for a lawn that has gone without care.',
      cents: 2000,
      everyVisit: false,
    },
    {
      id: 'bagging',
      name: 'Backyard bagging',
      description: 'Clippings bagged and set at the curb, on every visit.',
      cents: 1500,
      everyVisit: true,
    },
    {
      id: 'brush',
      name: 'Overgrown or brush',
      description: 'Above the knee, with woody stems.',
      cents: 3500,
      everyVisit: false,
    },
    {
      id: 'leaves',
      name: 'Leaf cleanup',
      description: 'Lawn and beds blown clear, leaves taken away.',
      cents: 3200,
      everyVisit: false,
    },
    {
      id: 'bushes',
      name: 'Bush trimming',
      description: 'Shrubs up to 6 feet along the front of the house.',
      cents: 2000,
      everyVisit: false,
    },
  ],
  fee: { label: 'Trust and Safety Fee', cents: 299 },
};
