// Who asks: the four fields that every request to the office has, and what is wrong with them in words.
import { emailFaultKind, phoneFaultKind } from '#company/rules/platform/contact-details.ts';
import { blankFault } from '#company/rules/platform/form-fields.ts';
import { errorsOf, type FieldErrors } from './field-errors.ts';
import { type ContactMessages, englishContactMessages } from './messages/contact-messages.en.ts';

/** In the order of the forms, which is the order in which focus looks for the first error. */
export const contactFields = ['firstName', 'lastName', 'email', 'phone'] as const;

type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;
export type ContactErrors = FieldErrors<ContactField>;

/** What the server would refuse too, by the same rules; in English in the same words. */
export function contactErrors(
  values: ContactValues,
  words: ContactMessages = englishContactMessages,
): ContactErrors {
  const email = emailFaultKind(values.email);
  const phone = phoneFaultKind(values.phone);
  return errorsOf({
    firstName: blankFault(values.firstName, words.firstNameMissing),
    lastName: blankFault(values.lastName, words.lastNameMissing),
    email: email ? { missing: words.emailMissing, invalid: words.emailInvalid }[email] : '',
    phone: phone ? { missing: words.phoneMissing, invalid: words.phoneInvalid }[phone] : '',
  });
}
