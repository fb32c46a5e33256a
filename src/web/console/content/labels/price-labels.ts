// Labels of prices: packages, the cost calculator's rates, the price lists of mowing and of add-on work.
import { addOnServices } from '#company/facts/add-on-services.ts';
import type {
  AddOnPriceList,
  EstimatePrices,
  MowingPrices,
  PackageLine,
  PackageTerms,
  ServicePackage,
} from '#contract/site/content/prices.ts';
import type { FieldLabels } from './field-labels.ts';

const quoteService = {
  commercial: 'Commercial',
  residential: 'Residential',
  irrigation: 'Irrigation',
  fencing: 'Fencing',
  lighting: 'Lighting',
  drainage: 'Drainage',
  other: 'Other/Multiple Services',
} as const;

export const packageLabels: FieldLabels<Omit<ServicePackage, 'slug'>> = {
  name: 'Name',
  description: { label: 'Description', hint: 'One line that says who it’s for.' },
  centsPerVisit: 'Price per visit',
  badge: {
    label: 'Badge',
    choices: { 'Most Popular': 'Most Popular', Premium: 'Premium' },
  },
  serviceType: {
    label: 'Service on the quote form',
    hint: 'What “Get Started” fills in.',
    choices: quoteService,
  },
};

export const packageLineLabels: FieldLabels<Omit<PackageLine, 'slug'>> = {
  name: 'Name',
  detail: 'Detail',
  included: {
    label: 'How often',
    hint: 'Such as “Each visit” or “4 times”. Leave blank where it isn’t included.',
    byPackage: true,
  },
};

export const packageTermsLabels: FieldLabels<PackageTerms> = {
  visitsPerYear: 'Visits per year',
  frequency: 'How often we come',
  contract: 'Contract',
  baggingCents: 'Bagging, per visit',
  savings: { label: 'Savings', hint: 'Such as 15-20%.' },
};

export const addOnPricesLabels: FieldLabels<AddOnPriceList> = {
  services: {
    label: 'Services',
    item: addOnServices.map(({ label }) => label),
    isFixed: true,
    fields: {
      service: { key: true },
      cents: { label: 'Price', hint: 'Leave blank for a custom quote.' },
      unit: { label: 'Per', hint: 'Such as shrub, hour or sq ft.' },
      isFrom: { label: 'It starts from this price' },
    },
  },
};

export const estimatePricesLabels: FieldLabels<EstimatePrices> = {
  scopes: {
    label: 'Levels of finish',
    item: 'Level',
    isFixed: true,
    fields: {
      id: { key: true },
      label: 'Name',
      tenths: {
        label: 'Multiplier, in tenths',
        hint: '15 makes it one and a half times the price.',
      },
      description: 'Description',
    },
  },
  services: {
    label: 'Rates',
    item: 'Service',
    isFixed: true,
    fields: {
      id: { key: true },
      label: 'Name',
      baseCents: 'Base price',
      rateCents: { label: 'Rate', hint: 'Per foot or square foot.' },
      size: {
        label: 'Priced by',
        choices: { property: 'Property size', fence: 'Fence length', drain: 'Drain length' },
      },
      quoteService: { label: 'Service on the quote form', choices: quoteService },
    },
  },
};

const beyond = (label: string, hint: string) => ({
  label,
  hint,
  fields: {
    above: 'Above, sq ft',
    from: 'Starts at, $ (whole)',
    per: 'Sq ft per extra $1',
  },
});

export const mowingPricesLabels: FieldLabels<MowingPrices> = {
  frequencies: {
    label: 'Frequencies',
    item: 'Frequency',
    isFixed: true,
    fields: {
      value: { key: true },
      label: 'Name',
      rhythm: 'When we come',
      moreCents: { label: 'On top of the weekly price', hint: 'Per visit.' },
      visits: { label: 'Visits per year', hint: 'Leave blank where it depends on the customer.' },
    },
  },
  weekly: {
    label: 'Weekly price by size',
    hint: 'Smallest lawn first.',
    item: 'Size',
    fields: { upTo: 'Up to, sq ft', dollars: 'Price per visit, $ (whole)' },
  },
  large: beyond('Large lawns', 'They begin where the list above ends.'),
  huge: beyond('Very large lawns', 'They begin beyond large lawns.'),
  addOns: {
    label: 'Add-ons',
    item: 'Add-on',
    isFixed: true,
    fields: {
      id: { key: true },
      name: 'Name',
      description: 'Description',
      cents: 'Price',
      everyVisit: 'Charged on every visit',
    },
  },
  fee: {
    label: 'Fee per visit',
    hint: 'Charged once per visit.',
    fields: { label: 'Name', cents: 'Amount' },
  },
};
