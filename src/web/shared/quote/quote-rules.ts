// The quote form's fields, and what is wrong with them in words, before anything is sent (docs/product/quotes.md#form).
import { contactErrors, contactFields } from '#web/forms/contact-rules.ts';

/** In the order of the form, which is the order in which focus looks for the first error. */
export const quoteFields = [...contactFields, 'serviceType', 'projectDetails'] as const;

export type QuoteField = (typeof quoteFields)[number];
export type QuoteValues = Record<QuoteField, string>;
export type QuoteErrors = Partial<Record<QuoteField | 'photos', string>>;

/** What the form says, as typed. */
export function quoteValues(form: FormData): QuoteValues {
  const text = (name: QuoteField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.fromEntries(quoteFields.map((name) => [name, text(name)])) as QuoteValues;
}

/** Everything that the server would refuse too, in its words (contract/quote.ts). */
export function quoteErrors(values: QuoteValues): QuoteErrors {
  const errors: QuoteErrors = contactErrors(values);
  if (!values.serviceType) errors.serviceType = 'Please choose a service.';
  return errors;
}

/** The errors of a refused request, each beside its field. */
export function errorsOf(refused: readonly { pointer: string; detail: string }[]): QuoteErrors {
  const errors: QuoteErrors = {};
  for (const { pointer, detail } of refused) {
    const name = pointer.split('/')[1];
    const field = name === 'photos' ? name : quoteFields.find((known) => known === name);
    if (field) errors[field] ??= detail;
  }
  return errors;
}

/** The sentence when nobody said what went wrong (docs/product/quotes.md#texts). */
export const QUOTE_FAILED = 'Please try again or call us directly';

/** What is said when the request has arrived (docs/product/quotes.md#texts). */
export const quoteSent = {
  title: 'Quote Request Submitted!',
  description: 'Thank you for your inquiry! We will contact you within 24 hours.',
} as const;
