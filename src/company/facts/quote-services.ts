// What a person can ask a quote for: the options of the quote form, in its order
// (docs/product/quotes.md#services-offered).

import { stormService } from './storm-words.ts';

/** Value and label of each option. */
export const quoteServices = [
  { value: 'commercial', label: 'Commercial' },
  { value: 'residential', label: 'Residential' },
  { value: 'irrigation', label: 'Irrigation' },
  { value: 'fencing', label: 'Fencing' },
  { value: 'lighting', label: 'Lighting' },
  { value: 'drainage', label: 'Drainage' },
  { value: 'other', label: 'Other/Multiple Services' },
] as const;

export type QuoteService = (typeof quoteServices)[number]['value'];

/** The label of a service type, or the stored word itself when it is none of today's options. */
export function quoteServiceLabel(value: string): string {
  const known = [...quoteServices, stormService].find((service) => service.value === value);
  return known?.label ?? value;
}
