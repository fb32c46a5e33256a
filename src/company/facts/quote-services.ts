// What a person can ask a quote for: the options of the quote form, in its order
// (docs/product/quotes.md#services-offered).
import { stormService } from './storm-messages.ts';

/** Value and label of each option, and what a sentence of a mail calls it. */
export const quoteServices = [
  { value: 'commercial', label: 'Commercial', topic: 'your commercial property' },
  { value: 'residential', label: 'Residential', topic: 'your yard' },
  { value: 'irrigation', label: 'Irrigation', topic: 'irrigation' },
  { value: 'fencing', label: 'Fencing', topic: 'your fence' },
  { value: 'lighting', label: 'Lighting', topic: 'outdoor lighting' },
  { value: 'drainage', label: 'Drainage', topic: 'drainage' },
  { value: 'other', label: 'Other/Multiple Services', topic: 'your project' },
] as const;

export type QuoteService = (typeof quoteServices)[number]['value'];

/** The label of a service type, or the stored word itself when it is none of today's options. */
export function quoteServiceLabel(value: string): string {
  const known = [...quoteServices, stormService].find((service) => service.value === value);
  return known?.label ?? value;
}

/** What a service type is called in a sentence, such as "your fence". */
export function quoteServiceTopic(value: string): string {
  const known = [...quoteServices, stormService].find((service) => service.value === value);
  return known?.topic ?? 'your project';
}
