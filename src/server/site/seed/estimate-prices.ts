// The rates of the cost calculator (docs/product/lawn-plans-and-prices.md#cost-calculator).
import type { EstimatePrices } from '#contract/site/content/prices.ts';

export const estimatePrices: EstimatePrices = {
  scopes: [
    { id: 'basic', label: 'Basic', tenths: 10, description: 'Sound work, plain materials.' },
    {
      id: 'premium',
      label: 'Premium',
      tenths: 15,
      description: 'Larger plants, better fixtures, more detail.',
    },
    {
      id: 'luxury',
      label: 'Luxury',
      tenths: 22,
      description: 'Specimen trees, stone and custom work.',
    },
  ],
  services: [
    {
      id: 'design',
      label: 'Landscape design and installation',
      baseCents: 180_000,
      rateCents: 40,
      size: 'property',
      quoteService: 'residential',
    },
    {
      id: 'irrigation',
      label: 'Irrigation system',
      baseCents: 250_000,
      rateCents: 40,
      size: 'property',
      quoteService: 'irrigation',
    },
    {
      id: 'lighting',
      label: 'Outdoor lighting',
      baseCents: 190_000,
      rateCents: 25,
      size: 'property',
      quoteService: 'lighting',
    },
    {
      id: 'fencing',
      label: 'Wood fencing',
      baseCents: 0,
      rateCents: 2800,
      size: 'fence',
      quoteService: 'fencing',
    },
    {
      id: 'drainage',
      label: 'Drainage',
      baseCents: 120_000,
      rateCents: 2800,
      size: 'drain',
      quoteService: 'drainage',
    },
  ],
};
