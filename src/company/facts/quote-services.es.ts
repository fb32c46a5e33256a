// What the services of the quote form are called in Spanish, for the form and for the mails about it.
import type { QuoteService } from './quote-services.ts';

export const spanishQuoteServices: Readonly<Record<QuoteService, string>> = {
  commercial: 'Comercial',
  residential: 'Residencial',
  irrigation: 'Sistemas de riego',
  fencing: 'Cercas',
  lighting: 'Iluminación exterior',
  drainage: 'Drenaje',
  other: 'Otro o varios servicios',
};

/** The same of a stored word, which is shown itself when it is none of today's options. */
export function spanishServiceLabel(value: string): string {
  const known: Readonly<Record<string, string>> = spanishQuoteServices;
  return Object.hasOwn(known, value) ? (known[value] ?? value) : value;
}
