// What the company says about itself on its pages, once, so that every page says the same
// (docs/product/company-facts.md#claims).

/** One number of the stats strip; it counts from 0 to `value` and is shown between prefix and suffix. */
export type Stat = {
  readonly value: number;
  readonly prefix: string;
  readonly suffix: string;
  readonly label: string;
  readonly detail?: string;
};

/** The stats strip of the home page. */
export const companyStats: readonly Stat[] = [
  { value: 2019, prefix: 'Since ', suffix: '', label: 'Professional Service' },
  { value: 500, prefix: '', suffix: '+', label: 'Satisfied Customers' },
  { value: 750, prefix: '', suffix: '+', label: 'Projects Completed' },
  {
    value: 4,
    prefix: '',
    suffix: '',
    label: 'Service Areas',
    detail: 'Houston, Cypress, Katy, The Woodlands',
  },
];

/** Short claims, word for word; tagline and founding year are business settings. */
export const companyClaims = {
  since: 'Professional service since 2019',
  experience: '6+ years of experience',
  licensedAndInsured: 'Licensed and insured in Texas',
  freeEstimates: 'Free estimates, free consultations and quotes',
  satisfactionGuarantee: '100% satisfaction guarantee',
  emergencyService: 'Emergency services 24/7',
  replyPromise: 'Replies within 24 hours',
  localRank: '#1 Houston landscaping company',
  fiveStarReviews: '127+ five-star reviews',
  priceRange: '$$-$$$',
} as const;

/** What new work for a business starts at; its upkeep is priced by the visit. */
export const newCommercialWorkCents = 1_000_000;

/** The published rating, out of `best`. */
export const publishedRating = { value: 4.9, best: 5, reviewCount: 127 } as const;

export const paymentMethods = ['Cash', 'Check', 'Credit card', 'Debit card'] as const;

/** Years of warranty by kind of work. */
export const warrantyYears = { plants: 1, hardscape: 2, irrigation: 2 } as const;

/** The four areas of the stats strip and of the booking calendar's subtitle. */
export const headlineAreas = ['Houston', 'Cypress', 'Katy', 'The Woodlands'] as const;

/** Every city named across the site. */
export const namedCities = [
  'Houston',
  'Cypress',
  'Katy',
  'The Woodlands',
  'Spring',
  'Tomball',
] as const;

/** The Why Choose card beside the quote form. */
export const reasonsToChoose: readonly string[] = [
  'Licensed and insured in Texas',
  'Free estimates, free consultations and quotes',
  '100% satisfaction guarantee: tell us what is wrong and we come back and fix it',
  'A reply within 24 hours, from a person',
  'Emergency services 24/7 in every area we serve',
  'Written warranties: plants 1 year, hardscape 2 years, irrigation 2 years',
];
