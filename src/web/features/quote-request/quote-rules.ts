// The quote form's fields, and what is wrong with them in words, before anything is sent (docs/product/quotes.md#form).
import { contactErrors, contactFields } from '#web/forms/contact-rules.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { fill } from '#web/lib/fill-message.ts';
import type { QuoteMessages } from './messages/quote-messages.en.ts';

/** In the order of the form, which is the order in which focus looks for the first error. */
export const quoteFields = [...contactFields, 'serviceType', 'projectDetails'] as const;

/** The photos have an error, but no text. */
export const refusableFields = [...quoteFields, 'photos'] as const;

export type QuoteField = (typeof quoteFields)[number];
export type QuoteValues = Record<QuoteField, string>;
export type QuoteErrors = FieldErrors<(typeof refusableFields)[number]>;

/** Everything that the server would refuse too (contract/leads/quote-request.ts), in the words of the page. */
export function quoteErrors(values: QuoteValues, words: QuoteMessages): QuoteErrors {
  const errors: QuoteErrors = contactErrors(values, words.contact);
  if (!values.serviceType) errors.serviceType = words.serviceMissing;
  return errors;
}

/** What is said when the request has arrived (docs/product/quotes.md#texts). */
export function quoteSent(
  words: QuoteMessages,
  replyTime: string,
): { title: string; description: string } {
  return { title: words.sentTitle, description: fill(words.sent, { time: replyTime }) };
}
