// How far the company drives, and what a customer can expect near and far
// (docs/product/service-area-and-addresses.md#areas).

/** Miles from the office (docs/product/service-area-and-addresses.md#service-radius). */
export const serviceRadiusMiles = 30;

/** What a core city gets. */
export const coreAreaTerms: readonly string[] = ['Same-day consultations', 'Preferred scheduling'];

/** What every other city gets. */
export const standardAreaTerms: readonly string[] = [
  'Next-day consultations',
  'Standard scheduling',
];

/** What holds for the whole map. */
export const serviceAreaNotes: readonly string[] = [
  'Free estimates within the service area',
  'Same-day consultations in core areas',
  'Travel fees may apply beyond 30 miles',
  'Emergency services in all areas',
];
