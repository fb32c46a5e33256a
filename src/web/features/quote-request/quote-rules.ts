// The quote form's fields, and what is wrong with them in words, before anything is sent (docs/product/quotes.md#form).

import { fill } from '#company/rules/platform/fill-message.ts';
import type { Problem } from '#contract/platform/problem.ts';
import { contactErrors, contactFields } from '#web/forms/contact-rules.ts';
import { type FieldErrors, refusedFields } from '#web/forms/field-errors.ts';
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

/** What the server has refused: its own sentences are English, and a page in another language has some of its own. */
export function refusedQuote(
  problem: Problem | undefined,
  words: QuoteMessages,
): { errors: QuoteErrors; sentence: string } {
  const errors: QuoteErrors = refusedFields(problem, refusableFields);
  if (!words.fieldRefused) return { errors, sentence: problem?.detail ?? words.failed };
  for (const field of refusableFields) if (errors[field]) errors[field] = words.fieldRefused;
  return { errors, sentence: problem?.status === 429 ? words.busy : words.failed };
}

/** What is said when the request has arrived (docs/product/quotes.md#texts). */
export function quoteSent(
  words: QuoteMessages,
  replyTime: string,
): { title: string; description: string } {
  return { title: words.sentTitle, description: fill(words.sent, { time: replyTime }) };
}
