// The quote form's fields, and what is wrong with them in words, before anything is sent (docs/product/quotes.md#form).
import { SERVICE_MISSING } from '#company/rules/platform/form-fields.ts';
import { contactErrors, contactFields } from '#web/forms/contact-rules.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';

/** In the order of the form, which is the order in which focus looks for the first error. */
export const quoteFields = [...contactFields, 'serviceType', 'projectDetails'] as const;

/** The photos have an error, but no text. */
export const refusableFields = [...quoteFields, 'photos'] as const;

export type QuoteField = (typeof quoteFields)[number];
export type QuoteValues = Record<QuoteField, string>;
export type QuoteErrors = FieldErrors<(typeof refusableFields)[number]>;

/** Everything that the server would refuse too, in its words (contract/leads/quote-request.ts). */
export function quoteErrors(values: QuoteValues): QuoteErrors {
  const errors: QuoteErrors = contactErrors(values);
  if (!values.serviceType) errors.serviceType = SERVICE_MISSING;
  return errors;
}

/** The sentence when no one said what went wrong (docs/product/quotes.md#texts). */
export const QUOTE_FAILED = 'Please try again or call us directly';

/** What is said when the request has arrived (docs/product/quotes.md#texts). */
export function quoteSent(replyTime: string): { title: string; description: string } {
  return {
    title: 'Quote Request Submitted!',
    description: `Thank you for your inquiry! We will contact you within ${replyTime}.`,
  };
}
